// Owns the limits of everybody together.
import { CUT, oneEach, SERVER_FULL, type Stated } from './stated.ts';

export const ofAll = {
  connections: {
    what: 'connections (`MOST_CONNECTIONS`)',
    ...oneEach(60_000),
    beyond: '`too-many-connections`; http 403',
    why: 'one that is in a room takes some 20 kB; the rest is for rooms and what is written to it',
  },
  spareSockets: {
    what: 'TCP connections, for each connection that there may be',
    value: 1.25,
    beyond: 'cut at once',
    why: 'the page and its files are fetched besides',
  },
  silentSocketsOverall: {
    what: 'TCP connections without a whole request head, for each connection that there may be',
    value: 0.25,
    beyond: 'the oldest of them is cut, whose it may be',
    why: 'many addresses together leave room for those who say something',
  },
  waitingBytesOverall: {
    what: 'bytes that wait to be read on all connections',
    ...oneEach(8),
    told: 'an eighth of the heap that the process may have',
    beyond: 'the connections for which most waits are cut',
    why: 'many addresses together',
  },
  bodyBytesOverall: {
    what: 'bytes of bodies of requests that are on their way',
    ...oneEach(32),
    told: 'a 32nd of the heap that the process may have',
    beyond: 'the longest are cut',
    why: 'each is kept until it is whole; no good message has a tenth of what a packet may have',
  },
  frameBytesOverall: {
    what: 'bytes of messages on their way over websockets, with 500 for each piece and all that came with it',
    ...oneEach(32),
    told: 'a 32nd of the heap that the process may have',
    beyond: 'the connections with the longest are cut',
    why: 'each is kept until it is whole, for as long as its websocket is open; those of players come in one piece',
  },
  roomsInMemory: {
    what: 'rooms in memory; half of them, if one address (of IPv6: a /48) brings them there',
    ...oneEach(200_000),
    beyond: SERVER_FULL,
    why: 'one with 80 rows and somebody in it takes some 90 kB; talk and long games make it more',
  },
  rowsInMemory: {
    what: 'rows of the rooms in memory; half of them in the same way',
    ...oneEach(400),
    beyond: SERVER_FULL,
    why: 'of each row something is kept, so that no command is done twice',
  },
  openingBurst: {
    what: 'rooms opened at once',
    value: 2000,
    beyond: SERVER_FULL,
    why: '30 clubs at the same minute',
  },
  openingsPerHour: {
    what: 'rooms opened an hour after that',
    value: 6000,
    beyond: SERVER_FULL,
    why: '100 a minute, more than one process plays',
  },
  storeMegabytes: {
    what: 'megabytes of the store (`MOST_STORE_MB`); no table is opened from 80 % on',
    value: 8192,
    beyond: SERVER_FULL,
    why: 'five million games; the rest is for games that run',
  },
  diskReserveMegabytes: {
    what: 'megabytes that are left free on the disk',
    value: 256,
    beyond: SERVER_FULL,
    why: 'long before the disk is full',
  },
  headSeconds: {
    what: 'seconds until the head of a request is whole, from the first byte of a connection on',
    value: 10,
    beyond: 'http 408, and cut',
    why: 'a browser sends it in one piece',
  },
  requestSeconds: {
    what: 'seconds until a request is whole',
    value: 20,
    beyond: 'http 408, and cut',
    why: 'at most 64 KiB, on a bad network',
  },
  idleSeconds: {
    what: 'seconds that a TCP connection may be idle between two requests',
    value: 10,
    beyond: CUT,
    why: 'the files of a page come one after the other; behind a proxy 75, longer than proxies keep theirs',
  },
  unreadSeconds: {
    what: 'seconds in which nothing of an answer over http is read',
    value: 60,
    beyond: CUT,
    why: 'polling waits for 25 seconds without a byte',
  },
  headBytes: {
    what: 'bytes of the head of a request',
    value: 16_384,
    beyond: 'http 431, and cut',
    why: 'cookies of other programs on the same host come along',
  },
  headLines: {
    what: 'lines of the head of a request',
    value: 90,
    beyond: 'http 431, and cut',
    why: 'browsers send twenty, proxies add a few; each takes far more memory than its bytes',
  },
  requestsAhead: {
    what: 'requests over one TCP connection that wait for their answers',
    value: 8,
    beyond: CUT,
    why: 'neither browsers nor proxies send one before they have the answer to the last',
  },
  requestsPerSocket: {
    what: 'requests over one TCP connection',
    value: 1000,
    beyond: 'it is closed after the answer',
    why: 'a new one is counted anew',
  },
  enterSeconds: {
    what: 'seconds until a connection has entered',
    value: 10,
    beyond: CUT,
    why: 'a page enters at once',
  },
} as const satisfies Record<string, Stated>;
