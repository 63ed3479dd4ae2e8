// Owns attacks with websocket frames: endless fragments, floods of pings, forbidden frames.
import { randomBytes } from 'node:crypto';
import type { Attack } from '../attack.ts';
import type { Ground } from '../ground.ts';
import { frame, Wire } from '../wire.ts';

const unmasked = (payload: string): Buffer =>
  Buffer.concat([Buffer.from([0x81, payload.length]), Buffer.from(payload)]);
/** The announced bytes never follow. */
const announced = (length: bigint): Buffer => {
  const head = Buffer.alloc(14);
  head[0] = 0x81;
  head[1] = 0xff;
  head.writeBigUInt64BE(length, 2);
  return head;
};

export const oddFrames: readonly (() => Buffer)[] = [
  () => frame('2', 0x80 | 0x40 | 1),
  () => frame('2', 0x80 | 0x20 | 1),
  () => frame('2', 0x80 | 0x10 | 1),
  () => unmasked('40'),
  () => announced(2n ** 63n),
  () => announced(100_000n),
  () => announced(8193n),
  () => frame('x'.repeat(65_600)),
  () => frame('no beginning', 0x80),
  () => frame('a', 0x01),
  () => Buffer.concat([frame('a', 0x01), frame('b', 0x01)]),
  () => frame('ping', 0x09),
  () => frame('p'.repeat(126), 0x89),
  () => Buffer.concat(Array<Buffer>(500).fill(frame('', 0x8a))),
  () => frame(new Uint8Array([1]), 0x88),
  () => frame(new Uint8Array([0x03, 0xe8]), 0x88),
  () => frame(new Uint8Array([0xff, 0xff, 0xff]), 0x88),
  () => Buffer.concat(Array<Buffer>(200).fill(frame(new Uint8Array([0x03, 0xe8]), 0x88))),
  () => frame('reserved', 0x83),
  () => frame('reserved', 0x8f),
  () => frame(new Uint8Array([0xff, 0xc0, 0x80]), 0x81),
  () => frame(new Uint8Array(1000), 0x82),
  () => randomBytes(64),
  () => frame('', 0x81),
];

/** Each connection is used until it is cut. */
async function flood(ground: Ground, from: number, next: () => Buffer): Promise<void> {
  const wire = await Wire.enter(ground, from);
  if (wire === null) return ground.rest(20);
  while (!wire.socket.destroyed && ground.goesOn()) {
    wire.write(next());
    ground.note('writes');
    await wire.drained();
    await ground.rest(1);
  }
  if (wire.socket.destroyed) ground.note('cut');
  wire.end();
}

/** Nearly as many as there may be from eight addresses; and as many as take little memory by themselves. */
const CROWD = 4000;
const SMALL_CROWD = 1500;
const SIGNING = 3760;

interface Unfinished {
  readonly name: string;
  readonly does: string;
  readonly crowd: number;
  /** Sent on each connection, which is held until the end. */
  readonly words: Buffer;
  /** Sent after them, each in a packet of its own. */
  readonly pieces: number;
  readonly piece: Buffer;
}

function unfinished({ name, does, crowd, words, pieces, piece }: Unfinished): Attack {
  return {
    name,
    does,
    addresses: 8,
    steps: 0,
    async run(ground) {
      const held: Wire[] = [];
      await Promise.all(
        Array.from({ length: 64 }, async (_, nth) => {
          while (held.length < crowd && ground.goesOn()) {
            const wire = await Wire.enter(ground, (held.length + nth) % 8);
            if (wire === null) {
              await ground.rest(50);
              continue;
            }
            held.push(wire);
            wire.write(words);
          }
        }),
      );
      for (let each = 0; each < pieces && ground.goesOn(); each += 1) {
        for (const wire of held) wire.write(piece);
        await ground.rest(1);
      }
      await ground.stay();
      ground.note('still open', held.filter(({ socket }) => !socket.destroyed).length);
      for (const wire of held) wire.end();
    },
  };
}

const long = frame('4'.repeat(8000));

/** Milliseconds between two breaths. */
const BETWEEN = 3000;

/** So many of these frames on each of so many websockets at the same moment, again and again. */
async function signs(ground: Ground, sign: Buffer, times: number): Promise<void> {
  const held: Wire[] = [];
  await Promise.all(
    Array.from({ length: 48 }, async (_, nth) => {
      while (held.length < SIGNING && ground.goesOn()) {
        const wire = await Wire.enter(ground, (held.length + nth) % 8);
        if (wire !== null) held.push(wire);
      }
    }),
  );
  ground.note('let in', held.length);
  const words = Buffer.concat(Array<Buffer>(times).fill(sign));
  while (ground.goesOn()) {
    for (const wire of held) wire.write(words);
    ground.note('breaths');
    await ground.rest(BETWEEN);
  }
  for (const wire of held) wire.end();
}

export const frames: readonly Attack[] = [
  unfinished({
    name: 'half-frames',
    does: '4,000 websockets of eight addresses, each with all but the end of as long a frame as it may send',
    crowd: CROWD,
    words: long.subarray(0, -1),
    pieces: 0,
    piece: Buffer.alloc(0),
  }),
  unfinished({
    name: 'crumbs',
    does: '1,500 websockets of eight addresses, each with a frame in pieces of one byte, which never ends',
    crowd: SMALL_CROWD,
    words: long.subarray(0, 8),
    pieces: 240,
    piece: Buffer.from('4'),
  }),
  {
    name: 'odd-frames',
    does: 'frames with reserved bits, unmasked, oversized, announced and never sent, out of order, broken',
    addresses: 1,
    steps: 300,
    run: (ground) => ground.crew(16, () => flood(ground, 0, () => ground.chance.pick(oddFrames)())),
  },
  {
    name: 'fragments',
    does: 'one message in fragments of one byte and of none, for ever, on 100 websockets',
    addresses: 1,
    steps: 0,
    run: (ground) =>
      ground.crew(100, async () => {
        let isFirst = true;
        await flood(ground, 0, () => {
          const fragments = Buffer.concat(
            Array<Buffer>(200).fill(frame(ground.chance.holds(0.5) ? '' : 'x', 0x00)),
          );
          const begun = isFirst ? Buffer.concat([frame('4', 0x01), fragments]) : fragments;
          isFirst = false;
          return begun;
        });
      }),
  },
  {
    name: 'pings',
    does: 'websockets that send nothing but pings and pongs, 400 in each write',
    addresses: 4,
    steps: 0,
    run(ground) {
      const mixed = Buffer.concat(
        Array.from({ length: 400 }, (_, nth) => frame('', nth % 2 === 0 ? 0x89 : 0x8a)),
      );
      return ground.crew(16, (nth) => flood(ground, nth % 4, () => mixed));
    },
  },
  {
    name: 'engine-pings',
    does: "websockets that send nothing but engine.io's own packets: pings, pongs, no-operations, opens",
    addresses: 4,
    steps: 0,
    run(ground) {
      const kinds = ['2', '3', '6', '2probe', '3probe'];
      return ground.crew(16, (nth) =>
        flood(ground, nth % 4, () =>
          Buffer.concat(Array.from({ length: 200 }, () => frame(ground.chance.pick(kinds)))),
        ),
      );
    },
  },
  {
    name: 'signs-of-life',
    does: 'a hundred packets of no meaning on each of 3,760 websockets of eight addresses at the same moment',
    addresses: 8,
    steps: 0,
    least: 16_000,
    run: (ground) => signs(ground, frame('6'), 100),
  },
];
