// Owns attacks by requests with bodies whose sender hangs up: at every stage, in every way, of every kind.
import type { Socket } from 'node:net';
import type { Attack } from '../attack.ts';
import type { Ground } from '../ground.ts';
import { dial, GAME, handshake, isClosed, POLLING, post } from '../wire.ts';

const ADDRESSES = 4;
const AT_ONCE = 24;
/** Bytes, of the longest body that a session may send. */
const LENGTH = 65_000;
/** Milliseconds in which the server reads what has come. */
const MOMENT = 5;

const endings: readonly ((socket: Socket) => void)[] = [
  (socket) => socket.destroy(),
  (socket) => socket.resetAndDestroy(),
  (socket) => socket.end(),
];

/** As far as each comes, in the order in which they are written. */
function partsOf(path: string): readonly (readonly string[])[] {
  const head = `POST ${path} HTTP/1.1\r\nHost: x\r\n`;
  const long = `${head}Content-Length: ${LENGTH}\r\n\r\n`;
  const chunked = `${head}Transfer-Encoding: chunked\r\n\r\n`;
  return [
    [head.slice(0, 9)],
    [head],
    [`${head}Content-Length: ${LENGTH}\r\n`],
    [long],
    [`${head}Expect: 100-continue\r\nContent-Length: ${LENGTH}\r\n\r\n`],
    [long, '4'],
    [long, '4'.repeat(LENGTH / 2)],
    [long, '4'.repeat(LENGTH - 1)],
    [long, '4'.repeat(LENGTH / 2), '4'.repeat(LENGTH / 2 - 1)],
    [chunked],
    [chunked, 'ff'],
    [chunked, 'ff\r\n', '4'.repeat(100)],
    [chunked, `ff\r\n${'4'.repeat(255)}\r\n`, '0\r\n'],
    // The whole of one, and half of the next.
    [long, '6'.repeat(LENGTH), long, '4'.repeat(100)],
  ];
}

async function hangUp(ground: Ground, from: number): Promise<void> {
  const { chance } = ground;
  const sid = await handshake(ground, from);
  if (sid !== null && chance.between(0, 1) === 0) await post(ground, from, sid, '40');
  const path = chance.pick([
    `${POLLING}&sid=${sid}`,
    `${POLLING}&sid=${sid}`,
    POLLING,
    GAME,
    '/healthz',
    '/',
  ]);
  const socket = dial(ground, from);
  for (const part of chance.pick(partsOf(path))) {
    if (!socket.destroyed) await new Promise((resolve) => socket.write(part, resolve));
    await ground.rest(MOMENT);
  }
  chance.pick(endings)(socket);
  await Promise.race([isClosed(socket), ground.rest(20 * MOMENT)]);
  socket.destroy();
  ground.note('hung up');
}

export const hungUp: readonly Attack[] = [
  {
    name: 'bodies-hung-up',
    does: 'four addresses send bodies of every kind and hang up at every stage: with a word, without one, and half',
    addresses: ADDRESSES,
    steps: 600,
    run: (ground) => ground.crew(AT_ONCE, (nth) => hangUp(ground, nth % ADDRESSES)),
  },
];
