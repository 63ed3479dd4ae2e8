// Owns attacks by what is made of a piece of bytes before anybody is told of it, on many connections in one breath.
import type { Socket } from 'node:net';
import type { Attack } from '../attack.ts';
import type { Ground } from '../ground.ts';
import { dial, frame, isClosed, POLLING, Wire } from '../wire.ts';

/** Bytes: what Node.js reads in one piece. */
const READ_AT_ONCE = 65_536;
const OPENING = 64;
/** Milliseconds between two breaths: so long that connections may be made again. */
const BETWEEN = 1000;

/** Connections that have asked once and had their answer: the oldest silent ones are cut. */
async function spoken(ground: Ground, count: number, addresses: number): Promise<readonly Socket[]> {
  const opened: Socket[] = [];
  let begun = 0;
  await Promise.all(
    Array.from({ length: OPENING }, async () => {
      while (begun < count && ground.left > 0) {
        const socket = dial(ground, begun++ % addresses);
        const answered = new Promise((resolve) => socket.once('data', resolve));
        socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n');
        await Promise.race([answered, isClosed(socket)]);
        if (!socket.destroyed) opened.push(socket);
      }
    }),
  );
  return opened;
}

const filled = (text: string): Buffer => Buffer.from(text.repeat(Math.floor(READ_AT_ONCE / text.length)));

/** Each of them sends the same at the same moment. */
const flood = (count: number, addresses: number, bytes: Buffer) => async (ground: Ground) => {
  while (ground.goesOn()) {
    const sockets = await spoken(ground, count, addresses);
    for (const socket of sockets) socket.write(bytes);
    ground.note('in one breath', sockets.length);
    ground.note('breaths');
    await Promise.race([Promise.all(sockets.map(isClosed)), ground.rest(15_000)]);
    for (const socket of sockets) socket.destroy();
    await ground.rest(BETWEEN);
  }
};

/** Each websocket sends as many frames as one piece holds. */
const frames = (count: number, addresses: number) => async (ground: Ground) => {
  const sign = frame('3');
  const bytes = Buffer.concat(Array<Buffer>(Math.floor(READ_AT_ONCE / sign.length)).fill(sign));
  const wires: Wire[] = [];
  let begun = 0;
  await Promise.all(
    Array.from({ length: OPENING }, async () => {
      while (begun < count && ground.left > 0) {
        const wire = await Wire.enter(ground, begun++ % addresses);
        if (wire !== null) wires.push(wire);
      }
    }),
  );
  ground.note('let in', wires.length);
  for (const wire of wires) wire.write(bytes);
  await ground.stay();
  for (const wire of wires) wire.end();
};

export const floods: readonly Attack[] = [
  {
    name: 'requests-in-a-breath',
    does: 'as many requests as one piece holds, on each of 800 connections of four addresses at the same moment',
    addresses: 4,
    steps: 0,
    run: flood(800, 4, filled('GET / HTTP/1.1\r\n\r\n')),
  },
  {
    name: 'requests-in-a-breath-of-one',
    does: 'the same on 500 connections of one address',
    addresses: 1,
    steps: 0,
    run: flood(500, 1, filled('GET / HTTP/1.1\r\n\r\n')),
  },
  {
    name: 'crumbs-in-a-breath',
    does: 'a body in as many chunks as one piece holds, on each of 800 connections of four addresses at the same moment',
    addresses: 4,
    steps: 0,
    run: flood(
      800,
      4,
      Buffer.concat([
        Buffer.from(`POST ${POLLING}&sid=x HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n`),
        filled('1\r\n4\r\n').subarray(0, READ_AT_ONCE - 200),
      ]),
    ),
  },
  {
    name: 'frames-in-a-breath',
    does: 'as many frames as one piece holds, on each of 1,880 websockets of four addresses at the same moment',
    addresses: 4,
    steps: 0,
    least: 12_000,
    pieces: 1880,
    run: frames(1880, 4),
  },
];
