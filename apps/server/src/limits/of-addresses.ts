import { CUT, MB, SHUT, TOO_MANY_CHANGES, TOO_MANY_MESSAGES, type Stated } from './stated.ts';

/** In the database: a usual row takes half of it, and a long name counts as several rows. */
export const BYTES_OF_A_ROW = 250;
/** In the database, at a person's first renewal. */
export const BYTES_OF_A_TOKEN = 400;
/** In the database, besides its rows: the first row and the snapshot. */
export const BYTES_OF_A_ROOM = 40_000;

export const ofAnAddress = {
  connectionsPerAddress: {
    what: 'connections, from the first byte on',
    value: 500,
    beyond: '`too-many-connections`; http 403 beyond twice as many',
    why: 'a school behind one address',
  },
  connectionsPerSite: {
    what: 'connections of a /48 of IPv6, for each that an address may have',
    value: 4,
    beyond: '`too-many-connections`',
    why: 'whoever has a /48 has 256 addresses',
  },
  entryBurst: {
    what: 'connections made at once',
    value: 2000,
    beyond: 'http 403',
    why: '500 that come back four times after a restart',
  },
  entriesPerSecond: {
    what: 'connections made a second after that',
    value: 30,
    beyond: 'http 403',
    why: 'on a bad network 500 come back every 15 seconds',
  },
  messageBursts: {
    what: 'messages at once, as so many connections',
    value: 20,
    beyond: TOO_MANY_MESSAGES,
    why: 'after a restart 500 connections of a school join and send a command once more: 4 each, within a second',
  },
  messageRates: {
    what: 'messages a second after that, and packets, as so many connections',
    value: 8,
    beyond: TOO_MANY_MESSAGES,
    why: 'more than 100 tables need that all play at a time',
  },
  packetBursts: {
    what: 'packets of any kind at once, as so many connections',
    value: 20,
    beyond: CUT,
    why: 'the same restart, by polling',
  },
  roomBurst: {
    what: 'rooms opened at once (of IPv6: by a /48)',
    value: 60,
    beyond: '`too-many-rooms`, with when to come again',
    why: 'a club evening',
  },
  roomsPerHour: {
    what: 'rooms an hour after that',
    value: 60,
    beyond: '`too-many-rooms`, with when to come again',
    why: 'each is kept for a week at least',
  },
  subscriptionBurst: {
    what: 'devices that ask at once to be told of turns by push',
    value: 60,
    beyond: TOO_MANY_CHANGES,
    why: 'a club evening',
  },
  subscriptionsPerHour: {
    what: 'such devices an hour after that',
    value: 120,
    beyond: TOO_MANY_CHANGES,
    why: 'a page asks anew each time that it comes back',
  },
  codesPerAddress: {
    what: 'codes of televisions that wait to be used (of IPv6: by a /48)',
    value: 40,
    beyond: TOO_MANY_CHANGES,
    why: 'a television has two at most, and whoever has one does not have the place of others',
  },
  codeBurst: {
    what: 'codes made at once (of IPv6: by a /48)',
    value: 60,
    beyond: TOO_MANY_CHANGES,
    why: 'the televisions of a club, on a bad network',
  },
  codesPerHour: {
    what: 'codes an hour after that',
    value: 240,
    beyond: TOO_MANY_CHANGES,
    why: 'a television that waits makes one every eight minutes',
  },
  wrongCodeBurst: {
    what: 'codes of no television that are sent at once (of IPv6: by a /48)',
    value: 20,
    beyond: TOO_MANY_CHANGES,
    why: 'people mistype; there are 64 million codes',
  },
  wrongCodesPerHour: {
    what: 'such codes an hour after that',
    value: 60,
    beyond: TOO_MANY_CHANGES,
    why: 'where a thousand televisions wait, who guesses finds one in a thousand hours',
  },
  listingBurst: {
    what: 'tables made public at once (of IPv6: by a /48)',
    value: 10,
    beyond: '`too-many-public`, with when to come again',
    why: 'the list of everybody has 50 places',
  },
  listingsPerHour: {
    what: 'tables made public an hour after that',
    value: 20,
    beyond: '`too-many-public`, with when to come again',
    why: 'the same',
  },
  addressRowBurst: {
    what: 'rows at once over all rooms, with those that rooms write by themselves in which it acted last',
    value: 200_000,
    beyond: `${TOO_MANY_CHANGES}; beyond twice as many, bots and clocks act there once a minute, and who leaves is away as much later`,
    why: 'two games of Ludo for four (some 900 rows each) at each of 100 tables',
  },
  addressRowsPerSecond: {
    what: 'rows a second after that',
    value: 10,
    beyond: TOO_MANY_CHANGES,
    why: '40 such games an hour, day and night; what is written is kept on the disk for months',
  },
  loadBurst: {
    what: 'rows read at once, of rooms that are not in memory, for joins, logs, previews and records',
    value: 200_000,
    beyond: `${TOO_MANY_MESSAGES}; a preview tells of the product only; no record for now`,
    why: 'after a restart 100 tables are read; a row costs some 8 microseconds',
  },
  loadsPerSecond: {
    what: 'rows read a second after that',
    value: 2000,
    beyond: 'the same',
    why: 'some 2 % of a processor',
  },
  answerBurst: {
    what: 'bytes of answers to joins, and of logs, at once',
    value: 40 * MB,
    beyond: TOO_MANY_MESSAGES,
    why: 'the largest answer, 60 kB, to each of 500 connections',
  },
  answersPerSecond: {
    what: 'bytes of answers to joins a second after that',
    value: MB,
    beyond: TOO_MANY_MESSAGES,
    why: '300 usual answers of 3 kB a second',
  },
  waitingBytesPerAddress: {
    what: 'bytes that wait to be read on all its connections',
    value: 16 * MB,
    beyond: 'the connections for which most waits are cut',
    why: '32 kB on each of 500 connections at once',
  },
  renewalBurstPerAddress: {
    what: 'tokens renewed at once',
    value: 2000,
    beyond: 'the token stays as it is',
    why: '500 connections that come back four times; each is a write',
  },
  renewalsPerSecondPerAddress: {
    what: 'tokens renewed a second after that',
    value: 2,
    beyond: 'the token stays as it is',
    why: 'what is kept of tokens grows by less than 70 MB a day',
  },
  pictureBurst: {
    what: 'pictures of tables drawn at once, for previews of their links',
    value: 30,
    beyond: 'a picture of the product instead',
    why: 'a club sends its links round; a messenger asks for many people, from several addresses',
  },
  picturesPerMinute: {
    what: 'such pictures a minute after that',
    value: 20,
    beyond: 'a picture of the product instead',
    why: 'a picture that was drawn is remembered until the next row, and costs nothing again',
  },
  picturesWaitingPerAddress: {
    what: 'pictures that wait to be drawn',
    value: 3,
    beyond: 'a picture of the product instead',
    why: 'others have places in the row, too',
  },
  previewReadsPerAddress: {
    what: 'rooms that wait to be read for previews',
    value: 4,
    beyond: 'the preview tells of the product only',
    why: 'the same; most are read within milliseconds',
  },
  recordReadsPerAddress: {
    what: 'records of games that wait to be read',
    value: 4,
    beyond: 'http 503 with Retry-After',
    why: 'others have places in the row, too',
  },
  requestBurst: {
    what: 'http requests at once',
    value: 20_000,
    beyond: 'http 429 with Retry-After',
    why: '500 browsers of a school that load 30 files each',
  },
  requestsPerSecond: {
    what: 'http requests a second after that',
    value: 1000,
    beyond: 'http 429 with Retry-After',
    why: '500 connections by polling, two requests a second each',
  },
  sentBurst: {
    what: 'bytes of answers over http at once',
    value: 400 * MB,
    beyond: 'http 429 with Retry-After',
    why: '500 browsers of a school that load the whole page, 300 kB each when it is compressed, and twice that',
  },
  sentPerSecond: {
    what: 'bytes of answers over http a second after that',
    value: 10 * MB,
    beyond: 'http 429 with Retry-After',
    why: '30 browsers a second that load the whole page',
  },
  requestPatience: {
    what: 'http requests refused for that, beyond as many again a second',
    value: 2000,
    beyond: 'the TCP connection is cut without an answer',
    why: 'an answer costs as much as a request',
  },
  byteBurst: {
    what: 'bytes received at once, heads of requests included',
    value: 40 * MB,
    beyond: CUT,
    why: '15,000 requests with heads of 1 kB, and 500 connections that send what they may at once',
  },
  bytesPerSecond: {
    what: 'bytes received a second after that',
    value: 2 * MB,
    beyond: CUT,
    why: '500 connections by polling, two requests of 2 kB a second each',
  },
  strikes: {
    what: 'connections cut for what they sent, at once; one that enters twice, or sends requests without waiting for answers, counts as ten',
    value: 30,
    beyond: SHUT,
    why: 'a page does nothing for which it is cut; whoever is cut and comes back at once brings allowances anew',
  },
  strikesPerSecond: { what: 'so many a second after that', value: 0.5, beyond: SHUT, why: 'the same' },
  shutSeconds: {
    what: 'seconds in which nobody new is let in for that, each time twice as many, until all is forgotten',
    value: 2,
    beyond: 'TCP connections are cut at once; behind a proxy http 429; connections that are there go on',
    why: 'others behind the same address want to come, too',
  },
  longestShutSeconds: {
    what: 'such seconds at most',
    value: 60,
    beyond: 'the same',
    why: 'who was let in for one attack a minute has no effect',
  },
  socketBurst: {
    what: 'TCP connections made at once',
    value: 3000,
    beyond: 'cut at once',
    why: 'six of each of 500 browsers that all come back after a restart',
  },
  socketsPerSecond: {
    what: 'TCP connections made a second after that',
    value: 60,
    beyond: 'cut at once',
    why: 'on a bad network 500 come back every 15 seconds, and load a file or two',
  },
  socketsPerConnection: {
    what: 'TCP connections, for each connection that it may have, and never more than half of all',
    value: 6,
    beyond: 'cut at once',
    why: 'browsers open six for the files of a page',
  },
  silentSockets: {
    what: 'TCP connections that have said no whole request head, and nothing that waits here to be read, for each connection that it may have',
    value: 2,
    beyond: 'the oldest of them is cut',
    why: 'browsers open one or two ahead; who has something to say says it within milliseconds',
  },
  idleSockets: {
    what: 'TCP connections that were answered and ask nothing more, for each connection that it may have',
    value: 2,
    beyond: 'the oldest of them is cut',
    why: 'browsers come anew for the next file; all of a crowd can end at once',
  },
} as const satisfies Record<string, Stated>;
