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

test('a page is packed together; what could not be is told once a sweep', async () => {
  const lines: string[] = [];
  const log = createLog('info', { write: (text: string) => void lines.push(text) });
  const wanted: (readonly string[])[] = [];
  let isStopped = false;
  let together = 0;
  const packing = createPacking({
    store: {
      pack(rooms) {
        wanted.push(rooms.map(({ room }) => room));
        const reasons = rooms.flatMap(({ room }) => (room === 'bad' ? ['room bad: rows are missing'] : []));
        const many = rooms.length - reasons.length;
        return Promise.resolve({ ok: true, value: { rooms: many, rows: many * 999, reasons } });
      },
    },
    log: new Lines(log, () => () => undefined),
    packed: (rows) => void (together += rows),
    isStopped: () => isStopped,
  });
  const sweep = async (...pages: readonly (readonly RoomEnd[])[]): Promise<readonly unknown[]> => {
    lines.length = 0;
    wanted.length = 0;
    for (const page of pages) await packing.look(page, WEEK);
    packing.tell();
    return lines.map((text) => {
      const { rooms, rows, times, reason } = JSON.parse(text) as Record<string, unknown>;
      return { rooms, rows, times, reason };
    });
  };
  const young = end({ room: 'young', ran: WEEK });
  expect(
    await sweep([end({ room: 'a' }), end({ room: 'bad' }), young], [end({ room: 'bad' }), end()]),
  ).toEqual([
    { rooms: 2, rows: 1998 },
    { times: 2, reason: 'room bad: rows are missing' },
  ]);
  expect(together).toBe(1998);
  expect(wanted).toEqual([
    ['a', 'bad'],
    ['bad', 'a'],
  ]);
  // What was broken off is finished all the same.
  expect(await sweep([young], [young])).toEqual([]);
  expect(wanted).toEqual([[]]);
  isStopped = true;
  expect(await sweep([end()])).toEqual([]);
  expect(wanted).toEqual([]);
});
