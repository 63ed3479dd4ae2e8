import { printRecord, RECORD_LENGTH, type GameRecord, type RecordLine } from '@ludo/room/record';
import { expect, test } from 'vitest';
import { LINES_A_TURN, printedInTurns } from './printed.ts';

/** So many lines, each of which is counted when it is looked at. */
function recordOf(count: number, length: number) {
  const inTurns = [0];
  const name = 'n'.repeat(length);
  const line = (): RecordLine => ({ is: 'seat', seat: { player: 1, is: 'person', person: null, name } });
  const lines = new Proxy(Array.from({ length: count }, line), {
    get(all, key, self) {
      const isLine = typeof key === 'string' && /^\d+$/.test(key);
      if (isLine) inTurns.push((inTurns.pop() ?? 0) + 1);
      return Reflect.get(all, key, self) as unknown;
    },
  });
  const record: GameRecord = {
    record: 1,
    rules: 'jumbo',
    seats: '1-2-',
    game: 1,
    dice: 'crypto',
    result: 'ended',
    seated: [],
    lines,
  };
  return { record, inTurns };
}

async function counting<T>(inTurns: number[], act: () => Promise<T>): Promise<T> {
  let isOver = false;
  const done = act().finally(() => (isOver = true));
  while (!isOver) {
    inTurns.push(0);
    await new Promise((resolve) => setImmediate(resolve));
  }
  return done;
}

test('a record is printed as it always is, so many lines in each turn', async () => {
  const { record, inTurns } = recordOf(1000, 20);
  const text = await counting(inTurns, () => printedInTurns(record));
  expect(Math.max(...inTurns)).toBeLessThanOrEqual(LINES_A_TURN + 1);
  expect(text).toBe(printRecord(record));
});

test('one that is longer than it may be is printed no further than that', async () => {
  const { record, inTurns } = recordOf(17_000, 400);
  expect(await counting(inTurns, () => printedInTurns(record))).toBeNull();
  const looked = inTurns.reduce((sum, count) => sum + count, 0);
  expect(looked).toBeLessThan(RECORD_LENGTH / 400 + 2);
});
