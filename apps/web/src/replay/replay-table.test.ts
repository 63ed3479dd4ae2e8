import { checkRecord, parseRecord, roomBefore } from '@ludo/room/record';
import { expect, test } from 'vitest';
import { marksOf } from './turns.ts';
import { MARKED_AT_ONCE, openReplayTable } from './replay-table.ts';

const text = ['record 1', 'rules ludo', 'seats 1-2-', 'game 1', 'dice device', 'result open']
  .concat('seat 1 person - Ada', 'seat 2 bot random', '', 'begin R R5 Y3', 'R 1 -', 'Y 2 -', '')
  .join('\n');

/** With the same two turns again and again. */
function longGame(moments: number) {
  const read = parseRecord(text);
  if (!read.ok) throw new Error(`line ${read.error.line}: ${read.error.reason}`);
  const checked = checkRecord(read.value);
  if (!checked.ok) throw new Error(`line ${checked.error.line}: ${checked.error.reason}`);
  const [start, ...turns] = checked.value.deeds;
  if (start === undefined) throw new Error('no start');
  return openReplayTable({
    before: roomBefore(read.value),
    deeds: [start, ...Array.from({ length: moments / turns.length }, () => turns).flat()],
    person: null,
    connection: { state: 'local' },
    record: () => Promise.resolve(null),
    path: null,
  });
}

test('what people look for in a long game is found part by part, and the view changes with each', async () => {
  const table = longGame(2 * MARKED_AT_ONCE);
  let changes = 0;
  await new Promise<void>((resolve) => {
    table.subscribe(() => {
      changes += 1;
      table.marks();
      if (changes === 2) resolve();
    });
    table.marks();
  });
  expect(table.moments.length()).toBeGreaterThan(2 * MARKED_AT_ONCE);
  const all = table.marks();
  expect(all).toEqual(marksOf(table.moments));
  expect(table.marks()).toBe(all);
  table.close();
  expect(changes).toBe(2);
});
