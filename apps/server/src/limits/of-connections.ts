// Owns the limits of one connection.
import { CUT, MB, TOO_MANY_MESSAGES, type Stated } from './stated.ts';

export const ofAConnection = {
  packetBytes: {
    what: 'bytes of one packet',
    value: 65_536,
    beyond: 'cut with close code 1009',
    why: 'nothing has been read by then that an answer could go to; no good message has a tenth of it',
  },
  bodyPieces: {
    what: 'pieces in which the body of a request comes',
    value: 256,
    beyond: CUT,
    why: 'one for each packet of the network, and never one for each byte: a piece costs as much, whatever is in it',
  },
  connects: {
    what: 'times that it enters (Socket.IO CONNECT)',
    value: 1,
    beyond: 'told so, and cut',
    why: 'each would be a person of its own with all that belongs to one; a page enters once and never anew on the same connection',
  },
  connectLength: {
    what: 'characters of a packet by which it enters',
    value: 100,
    beyond: 'told so, and cut',
    why: 'what it brings along is kept as long as the connection, and small objects take twenty times their text; a page brings nothing',
  },
  messageBurst: {
    what: 'messages at once; making a room or moving seats weighs 5, a join 3',
    value: 100,
    beyond: TOO_MANY_MESSAGES,
    why: 'whoever comes back sends what was not answered',
  },
  messagesPerSecond: {
    what: 'messages a second after that',
    value: 30,
    beyond: TOO_MANY_MESSAGES,
    why: 'nobody presses faster',
  },
  patience: {
    what: 'messages refused for that, beyond as many again a second',
    value: 200,
    beyond: CUT,
    why: 'a page waits as long as it is told to',
  },
  packetsPerMessage: {
    what: 'packets of any kind, at once for each message and each refusal that it may have; each KiB weighs one more',
    value: 10,
    beyond: CUT,
    why: 'whoever sends too many messages is told so before',
  },
  pingWeight: {
    what: 'packets that a ping of its websocket counts as',
    value: 20,
    beyond: CUT,
    why: 'no browser sends one, and each is answered by a write of its own',
  },
  packetRate: {
    what: 'packets a second for each message a second',
    value: 4,
    beyond: CUT,
    why: 'pings, acknowledgements and polling come on top of messages',
  },
  ownMessages: {
    what: 'messages that it keeps although its address has used up what it may send: none when it is made, then some each second, at most',
    value: 20,
    beyond: TOO_MANY_MESSAGES,
    why: 'who plays goes on, whatever others behind the same address do',
  },
  ownMessagesPerSecond: {
    what: 'such messages a second',
    value: 1,
    beyond: TOO_MANY_MESSAGES,
    why: 'a throw and a play every two seconds',
  },
  ownPackets: {
    what: 'packets of any kind that it keeps in the same way, at most',
    value: 60,
    beyond: CUT,
    why: 'the same',
  },
  ownPacketsPerSecond: { what: 'such packets a second', value: 4, beyond: CUT, why: 'the same' },
  ownBytes: {
    what: 'bytes received on its TCP connection that it keeps in the same way, at most',
    value: 65_536,
    beyond: CUT,
    why: 'the same',
  },
  ownBytesPerSecond: {
    what: 'such bytes a second',
    value: 4096,
    beyond: CUT,
    why: 'the same; a message of a player has 200 bytes',
  },
  ownRequests: {
    what: 'http requests by polling that it keeps in the same way, at most',
    value: 20,
    beyond: 'http 429 with Retry-After',
    why: 'the same',
  },
  ownRequestsPerSecond: {
    what: 'such requests a second',
    value: 2,
    beyond: 'http 429 with Retry-After',
    why: 'the same; one that is waited on, and one that says something',
  },
  joinBurst: {
    what: 'joins at once',
    value: 20,
    beyond: TOO_MANY_MESSAGES,
    why: 'each is answered with a room and its talk, up to 74 kB; a page joins once, and again after a gap',
  },
  joinsPerSecond: { what: 'joins a second after that', value: 1, beyond: TOO_MANY_MESSAGES, why: 'the same' },
  waitingBytes: {
    what: 'bytes that wait to be read',
    value: MB,
    beyond: CUT,
    why: 'some ten of the largest answers, or thousands of rows; a page that comes back is told the state of now',
  },
  stuckSeconds: {
    what: 'seconds in which nothing is read of what waits',
    value: 30,
    beyond: CUT,
    why: 'a lift, a tunnel; who answers pings and reads nothing else would stay for ever',
  },
} as const satisfies Record<string, Stated>;
