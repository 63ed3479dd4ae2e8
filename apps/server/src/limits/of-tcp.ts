import type { Stated } from './stated.ts';

/** Of one address, before any of them says what it is for. */
export const ofTcpConnections = {
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
  heldShare: {
    what: 'requests behind a proxy that wait for their answers, or for those to be read (of IPv6: of a /48), as a part of the TCP connections that others leave; those of a session of the game are not refused',
    value: 0.5,
    beyond: 'http 429 with Retry-After',
    why: 'each has one between the proxy and here; whoever is new finds room beside a few that read nothing',
  },
} as const satisfies Record<string, Stated>;
