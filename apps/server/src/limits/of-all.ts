import { connectionsByFiles } from './open-files.ts';
import { CUT, oneEach, SERVER_FULL, type Stated } from './stated.ts';

const SPARE_SOCKETS = 1.25;
const byMemory = oneEach(60_000);

export const ofAll = {
  connections: {
    what: 'connections (`MOST_CONNECTIONS`)',
    value: Math.min(byMemory.value, connectionsByFiles(SPARE_SOCKETS)),
    told: `${byMemory.told}, and no more than it may have files open`,
    beyond:
      'the newest of the address that has most (of IPv6: of the /48) is cut for one of an address that has fewer; else `too-many-connections`; http 403',
    why: 'one that is in a room takes some 20 kB; the rest is for rooms and what is written to it',
  },
  spareSockets: {
    what: 'TCP connections, for each connection that there may be',
    value: SPARE_SOCKETS,
    beyond:
      'one of the address that has most is cut, idle and silent ones before others, and no websocket; behind a proxy the new one',
    why: 'the page and its files are fetched besides; whoever is new finds room beside a few that take all there is',
  },
  silentSocketsOverall: {
    what: 'TCP connections that have said no whole request head, and nothing that waits here to be read, for each connection that there may be',
    value: 0.25,
    beyond: 'the oldest of the address that has most of them is cut',
    why: 'many addresses together leave room for those who say something',
  },
  idleSocketsOverall: {
    what: 'TCP connections that were answered and ask nothing more',
    value: 4000,
    beyond: 'the oldest of the address that has most of them is cut',
    why: 'the ends of so many at once take some 50 milliseconds',
  },
  waitingBytesOverall: {
    what: 'bytes that wait to be read on all connections',
    ...oneEach(8),
    told: 'an eighth of the heap that the process may have',
    beyond: 'the connections for which most waits are cut',
    why: 'many addresses together',
  },
  waitingRequestBytes: {
    what: 'bytes of requests that wait for their answers, with 4,000 for each and 50 for each name and value of its head',
    ...oneEach(8),
    told: 'an eighth of the heap that the process may have',
    beyond: 'the connections with most of them are cut',
    why: 'each is kept until it is answered, and one behind another that is waited on for half a minute; who polls has one',
  },
  unparsedBytesOverall: {
    what: 'bytes of requests that wait for their turn to be taken apart, with all that came with them',
    ...oneEach(32),
    told: 'a 32nd of the heap that the process may have',
    beyond: 'the connections with most of them are cut',
    why: 'a piece of 65,536 bytes can hold 3,600 requests: each is given to Node.js by slices, and those of browsers are one',
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
    what: 'rooms in memory; half of those that others leave, if one address (of IPv6: a /48) brings them there',
    ...oneEach(300_000),
    beyond: SERVER_FULL,
    why: 'one with 500 rows and somebody in it takes some 80 kB, and twice as much with all the talk that is kept',
  },
  rowsInMemory: {
    what: 'rows of the rooms in memory; half of those that others leave in the same way',
    ...oneEach(400),
    beyond: SERVER_FULL,
    why: 'of each row something is kept, so that no command is done twice',
  },
  openingBurst: {
    what: 'rooms opened at once; one address has of late opened half of those that are left at most',
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
  pictureBurstOverall: {
    what: 'pictures of tables drawn at once, for previews of their links',
    value: 60,
    beyond: 'a picture of the product instead',
    why: 'each takes some 0.4 s of a processor, beside the event loop',
  },
  picturesPerMinuteOverall: {
    what: 'such pictures a minute after that',
    value: 40,
    beyond: 'a picture of the product instead',
    why: 'a quarter of a processor',
  },
  picturesWaiting: {
    what: 'pictures that wait to be drawn; one is drawn at a time',
    value: 8,
    beyond: 'a picture of the product instead',
    why: 'messengers wait for some seconds',
  },
  previewReads: {
    what: 'rooms that wait to be read for previews; one is read at a time, those of addresses first for which fewest rows were read',
    value: 64,
    beyond: 'the preview tells of the product only',
    why: 'a page does not wait for long, and rooms that are not in memory are not brought there',
  },
  recordReads: {
    what: 'records of games that wait to be read; one is read at a time, in the same order',
    value: 64,
    beyond: 'http 503 with Retry-After',
    why: 'reading the rows of a long table takes some tenths of a second',
  },
  recordCacheMB: {
    what: 'megabytes of records that are remembered',
    value: 20,
    beyond: 'the oldest is forgotten',
    why: 'most have some 20 kB',
  },
  unreadMB: {
    what: 'megabytes of records and pictures that wait to be read by those who asked',
    value: 20,
    beyond: 'the connections of the address that has most are cut, of what it has waited for longest',
    why: 'each is in memory until the last has it; what many ask for is there once',
  },
  codes: {
    what: 'codes of televisions that wait to be used',
    value: 2000,
    beyond: `the oldest of the address that has most ends for one that has fewer; else ${SERVER_FULL}`,
    why: 'the more there are, the sooner somebody guesses one',
  },
  subscriptions: {
    what: 'devices that are told of a turn by push, of all tables',
    value: 10_000,
    beyond: 'the oldest of the address that has most (of IPv6: of the /48) is forgotten',
    why: 'each takes up to 1 kB of memory',
  },
  subscriptionDays: {
    what: 'days for which a device is told, from the last time that its page was at the table',
    value: 7,
    beyond: 'it is forgotten',
    why: 'whoever has not come back for so long has left',
  },
  pushesAtOnce: {
    what: 'messages on their way to push services',
    value: 4,
    beyond: 'the next one waits',
    why: 'each is encrypted and signed, and waits for an answer for ten seconds at most',
  },
  pushesWaiting: {
    what: 'messages to push services that wait',
    value: 400,
    beyond: 'the newest of the address that has most of them is dropped',
    why: 'a service that does not answer must not fill the memory, nor keep others from being told',
  },
  storeMegabytes: {
    what: 'megabytes of the store (`MOST_STORE_MB`); no table is opened from 80 % on',
    value: 8192,
    beyond: SERVER_FULL,
    why: 'half a million finished games; the rest is for games that run',
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
  gameAddressLength: {
    what: 'characters of the address of a request for the game',
    value: 500,
    beyond: 'http 414, and cut',
    why: 'a page has some 100; thousands of names in it take milliseconds to be taken apart',
  },
  originLength: {
    what: 'characters of the name of the page that connects (`Origin`)',
    value: 300,
    beyond: 'http 403',
    why: 'names of hosts have 253 at most; a long one of letters from everywhere takes milliseconds to be read',
  },
  requestsAhead: {
    what: 'requests over one TCP connection that wait for their answers',
    value: 2,
    beyond: CUT,
    why: 'neither browsers nor proxies send one before they have the answer to the last, whose end we may hear of after that',
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
