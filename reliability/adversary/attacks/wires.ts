// Owns attacks below http: connections that send nothing, little, slowly or too much.
import type { Socket } from 'node:net';
import type { Attack } from '../attack.ts';
import type { Ground } from '../ground.ts';
import { dial, isClosed } from '../wire.ts';

const SILENT = 3000;
const SLOW = 500;
const RESTING = 1000;

async function hold(
  ground: Ground,
  count: number,
  addresses: number,
  words: string,
): Promise<readonly Socket[]> {
  const held: Socket[] = [];
  await Promise.all(
    Array.from({ length: 50 }, async () => {
      while (held.length < count && ground.goesOn()) {
        const socket = dial(ground, held.length % addresses);
        held.push(socket);
        socket.on('data', (data) => ground.note('bytes heard', data.length));
        await Promise.race([new Promise((resolve) => socket.once('connect', resolve)), isClosed(socket)]);
        if (words !== '' && !socket.destroyed) socket.write(words);
      }
    }),
  );
  return held;
}

/** Per address: as many as may be silent, and some more. */
const MOST_SILENT = 1100;
/** Milliseconds in which closed connections become known. */
const PATIENCE = 10_000;

/** A little more on each now and then; cut ones are replaced. */
async function drip(ground: Ground, held: readonly Socket[], words: string): Promise<void> {
  const rounds = Math.ceil(ground.left / RESTING);
  for (let round = 0; round < rounds && ground.goesOn(); round += 1) {
    for (const socket of held) if (!socket.destroyed) socket.write(words);
    await ground.rest(RESTING);
  }
  ground.note('still open', held.filter(({ destroyed }) => !destroyed).length);
}

async function thinned(held: readonly Socket[], most: number): Promise<void> {
  const until = performance.now() + PATIENCE;
  while (held.filter(({ destroyed }) => !destroyed).length > most && performance.now() < until)
    await new Promise((resolve) => setTimeout(resolve, 20));
}

const post = (length: number): string =>
  `POST /socket.io/?EIO=4&transport=polling HTTP/1.1\r\nHost: x\r\nContent-Type: text/plain\r\nContent-Length: ${length}\r\n\r\n4`;

/** `lines`: of each request's head. */
function pipelines(name: string, does: string, lines: string): Attack {
  return {
    name,
    does,
    addresses: 1,
    steps: 0,
    run: (ground) =>
      ground.crew(8, async () => {
        const socket = dial(ground, 0).pause();
        const many = `GET / HTTP/1.1${lines}\r\n\r\n`.repeat(1000);
        for (let at = 0; at < 20 && !socket.destroyed && ground.goesOn(); at += 1) {
          socket.write(many);
          ground.note('requests', 1000);
          await ground.rest(20);
        }
        await ground.rest(500);
        socket.destroy();
      }),
  };
}

export const wires: readonly Attack[] = [
  {
    name: 'silence',
    does: '3,000 connections that say nothing',
    addresses: 1,
    steps: 1500,
    limits: (tally) => [['silent connections', tally['still open'] ?? 0, MOST_SILENT]],
    async run(ground) {
      const held = await hold(ground, SILENT, 1, '');
      await ground.stay();
      await thinned(held, MOST_SILENT);
      ground.note('still open', held.filter(({ destroyed }) => !destroyed).length);
    },
  },
  {
    name: 'silence-of-eight',
    does: '8,000 connections that say nothing, a thousand from each of eight addresses',
    addresses: 8,
    steps: 0,
    async run(ground) {
      const held = await hold(ground, 8000, 8, '');
      await ground.stay();
      ground.note('still open', held.filter(({ destroyed }) => !destroyed).length);
    },
  },
  {
    name: 'half-requests',
    does: '3,000 requests that stop in the middle of their headers',
    addresses: 1,
    steps: 0,
    async run(ground) {
      const held = await hold(ground, SILENT, 1, 'GET / HTTP/1.1\r\nHost: x\r\nAccept: text');
      await ground.stay();
      ground.note('still open', held.filter(({ destroyed }) => !destroyed).length);
    },
  },
  {
    name: 'many-lines',
    does: '4,000 requests of thousands of short lines each, whose heads never end, from four addresses',
    addresses: 4,
    steps: 0,
    async run(ground) {
      const held = await hold(
        ground,
        4000,
        4,
        `GET / HTTP/1.1\r\nHost: x\r\n${'ab: 12345\r\n'.repeat(1400)}`,
      );
      await ground.stay();
      ground.note('still open', held.filter(({ destroyed }) => !destroyed).length);
    },
  },
  {
    name: 'slow-headers',
    does: '500 requests whose headers never end, a few bytes a second',
    addresses: 1,
    steps: 0,
    run: async (ground) =>
      drip(ground, await hold(ground, SLOW, 1, 'GET / HTTP/1.1\r\nHost: x\r\n'), 'X-A: b\r\n'),
  },
  {
    name: 'slow-bodies',
    does: '500 polling bodies that never end, a few bytes a second',
    addresses: 1,
    steps: 0,
    run: async (ground) => drip(ground, await hold(ground, SLOW, 1, post(60_000)), '42["jo'),
  },
  {
    name: 'huge-headers',
    does: 'requests with headers beyond any bound, many and long',
    addresses: 1,
    steps: 0,
    run: (ground) =>
      ground.crew(16, async (nth) => {
        const socket = dial(ground, 0);
        const header = nth % 2 === 0 ? `X: ${'y'.repeat(100_000)}\r\n` : 'X-A: b\r\n'.repeat(5000);
        socket.resume().write(`GET / HTTP/1.1\r\nHost: x\r\n${header}\r\n`);
        await isClosed(socket);
      }),
  },
  pipelines('pipelines', 'a thousand requests in one write, whose answers nobody reads', '\r\nHost: x'),
  pipelines(
    'odd-pipelines',
    'the same with requests that Node.js would answer by itself: they expect what there is not',
    '\r\nHost: x\r\nExpect: x',
  ),
  pipelines('hostless-pipelines', 'the same with requests that name no host', ''),
];
