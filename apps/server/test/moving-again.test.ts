// A table whose seats are moved or cleared all the time costs no more than one at which people stay.
import { foldRow, takeSnapshot } from '@ludo/room';
import type { LoggedRow, RoomState } from '@ludo/room';
import { expect, test } from 'vitest';

const nameOf = (nth: number): string => String(nth).padStart(22, 'p');

test('a seat that was moved a thousand times makes a snapshot of a few kilobytes, not of a thousand names', () => {
  const rows: readonly LoggedRow[] = [
    { s: 1, at: 1, row: { t: 'open', v: 1, rules: 'ludo', seats: '1-2-', host: nameOf(0) } },
    { s: 2, at: 2, row: { t: 'sit', p: 1, n: 'Ada', who: nameOf(0) } },
    ...Array.from({ length: 1000 }, (_, nth): LoggedRow => ({
      s: 3 + nth,
      at: 3 + nth,
      row: { t: 'move', from: nameOf(nth), who: nameOf(nth + 1) },
    })),
  ];
  const state = rows.reduce<RoomState | null>((before, row) => foldRow(before, row).state, null);
  if (state === null) throw new Error('no room');
  expect(JSON.stringify(takeSnapshot(state)).length).toBeLessThan(3000);
  // The last holder still learns where the seat has gone.
  expect(state.movedAway).toContain(nameOf(999));
});

test('a seat that was cleared a thousand times does not make one of a thousand names, either', () => {
  const host = nameOf(0);
  const rows: readonly LoggedRow[] = [
    { s: 1, at: 1, row: { t: 'open', v: 1, rules: 'ludo', seats: '1-2-', host } },
    ...Array.from({ length: 1000 }, (_, nth): readonly LoggedRow[] => [
      { s: 2 + 2 * nth, at: 2, row: { t: 'sit', p: 1, n: 'Ada', who: nameOf(nth + 1) } },
      { s: 3 + 2 * nth, at: 3, row: { t: 'remove', p: 1, who: host } },
    ]).flat(),
  ];
  const state = rows.reduce<RoomState | null>((before, row) => foldRow(before, row).state, null);
  if (state === null) throw new Error('no room');
  expect(JSON.stringify(takeSnapshot(state)).length).toBeLessThan(8000);
  // The last removed persons are still known as removed.
  expect(state.removed).toContain(nameOf(1000));
  expect(state.removed).toContain(nameOf(900));
});
