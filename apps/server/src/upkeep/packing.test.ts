import type { Phase } from '@ludo/room';
import { expect, test } from 'vitest';
import { createLog } from '../telemetry/output.ts';
import { Lines } from '../telemetry/lines.ts';
import type { RoomEnd } from '../store/event-store.ts';
import { createPacking, isToPack, LEAST_ROWS } from './packing.ts';

const HOUR = 3_600_000;
const WEEK = 168 * HOUR;

const end = (given: Partial<RoomEnd> = {}): RoomEnd => ({
  room: 'a',
  seq: 1000,
  ran: 0,
  marked: null,
  phase: 'over',
  packed: 0,
  ...given,
});

test.each<[what: string, ran: number | null, phase: Phase | null, now: number, isPacked: boolean]>([
  ['a game that was over half an hour ago', 5, 'over', HOUR / 2 + 5, true],
  ['a game that was over a little later', 6, 'over', HOUR / 2 + 5, false],
  ['a game that was not seen to end yet', null, 'over', WEEK, false],
  ['a game that waits since a week', 5, 'playing', WEEK + 5, true],
  ['a game that waits since less', 6, 'playing', WEEK + 5, false],
  ['a table that gathers since a week', 5, 'gathering', WEEK + 5, true],
  ['a table of which nobody knows how far it is', 5, null, 100 * WEEK, false],
])('%s is packed, or not', (_, ran, phase, now, isPacked) => {
  expect(isToPack(end({ ran, phase }), now)).toBe(isPacked);
});

test('only rows that lie one by one and are worth a pack are packed, and never the last one', () => {
  expect(isToPack(end({ packed: 999 - LEAST_ROWS }), WEEK)).toBe(true);
  expect(isToPack(end({ packed: 1000 - LEAST_ROWS }), WEEK)).toBe(false);
  expect(isToPack(end({ seq: LEAST_ROWS }), WEEK)).toBe(false);
});

test('a room that cannot be packed keeps no other from it, and is told once a sweep', async () => {
  const lines: string[] = [];
  const log = createLog('info', { write: (text: string) => void lines.push(text) });
  let isStopped = false;
  const packing = createPacking({
    store: {
      pack: ({ room, seq }) =>
        Promise.resolve(
          room === 'b'
            ? { ok: false, error: { code: 'failed', reason: 'room b: rows are missing' } }
            : { ok: true, value: seq - 1 },
        ),
    },
    log: new Lines(log, () => () => undefined),
    isStopped: () => isStopped,
  });
  const sweep = async (...rooms: readonly string[]): Promise<readonly unknown[]> => {
    lines.length = 0;
    await packing.look(
      rooms.map((room) => end({ room })),
      WEEK,
    );
    packing.tell();
    return lines.map((text) => {
      const { rooms: many, rows, reason } = JSON.parse(text) as Record<string, unknown>;
      return { many, rows, reason };
    });
  };
  expect(await sweep('a', 'b', 'b', 'c')).toEqual([
    { many: 2, rows: 1998 },
    { many: 2, reason: 'room b: rows are missing' },
  ]);
  expect(await sweep('a')).toEqual([{ many: 1, rows: 999 }]);
  isStopped = true;
  expect(await sweep('a')).toEqual([]);
});
