// What a page finds out about dice, row by row, and when it comes back.
import { foldRow, takeSnapshot, type LoggedRow, type RoomState } from '@ludo/room';
import { describe, expect, test } from 'vitest';
import { ADA, begun, BEN, ROOM, type FairTable } from '../../../test/fair-table.ts';
import {
  afterJoin,
  afterRow,
  nothingChecked,
  throwsOf,
  uncheckedThrows,
  withForeignTips,
  withLostProof,
  type DiceChecked,
} from './checked.ts';

/** As a page finds it that was there from the first row on. */
function found(table: FairTable, rows: readonly LoggedRow[] = table.rows): DiceChecked {
  return rows.reduce(
    (checked, row) => afterRow(checked, ROOM, table.states[row.s - 2] ?? null, row),
    nothingChecked,
  );
}

const seenOf = ({ now }: FairTable) => ({ n: now.fair?.n ?? 0, result: now.fair?.result ?? '' });

const changed = (row: LoggedRow): LoggedRow =>
  row.row.t === 'throw' ? { ...row, row: { ...row.row, d: [row.row.d[0] === 1 ? 2 : 1] } } : row;

const lastThrow = (table: FairTable): LoggedRow => {
  const row = table.rows.findLast((each) => each.row.t === 'throw');
  if (row === undefined) throw new Error('nothing was thrown');
  return row;
};

test('each throw of the game is counted, its start as well, and the next game begins anew', () => {
  const { table, ada, ben } = begun();
  table.plays(20);
  const throws = table.rows.filter(({ row }) => row.t === 'throw').length;
  expect(found(table)).toEqual({ ...nothingChecked, right: throws + 1, last: 'right' });
  expect(throwsOf(table.now)).toBe(throws + 1);
  expect(uncheckedThrows(found(table), table.now)).toBe(0);
  table.does(ada, { do: 'end' });
  table.does(ben, { do: 'start' });
  table.does(ada, { do: 'start' });
  expect(table.now.phase).toBe('playing');
  expect(found(table)).toMatchObject({ right: 1, faults: [] });
});

test('a changed face is a fault, with what should have come, and all that was known before', () => {
  const { table } = begun();
  table.plays(12);
  const row = lastThrow(table);
  const before = table.states[row.s - 2] as RoomState;
  const checked = afterRow(nothingChecked, ROOM, before, changed(row));
  expect(checked.last).toBe('wrong');
  expect(checked.faults).toEqual([
    {
      n: (before.fair?.n ?? 0) + 1,
      fault: 'faces',
      expected: row.row.t === 'throw' ? row.row.d.join() : '',
      row: changed(row),
      before,
    },
  ]);
});

test('a throw that the clock makes is counted, and whether this page had sent its value for it', () => {
  const choices = {
    clock: { kind: 'throw', seconds: 10 },
    expiry: 'bot',
    away: 'wait',
    grace: 60,
  } as const;
  const { table } = begun(choices);
  const before = table.now;
  table.passes();
  const row = lastThrow(table);
  expect(row.row).toMatchObject({ by: 'clock' });
  const without = { bot: 0, clock: 1, device: 0 };
  expect(afterRow(nothingChecked, ROOM, before, row)).toMatchObject({ right: 1, without, heldBack: 0 });
  const sent = { ply: before.ply, value: 'the value of this page' };
  expect(afterRow(nothingChecked, ROOM, before, row, sent)).toMatchObject({ right: 1, without, heldBack: 1 });
  const known = { rows: table.rows.slice(row.s - 1) };
  expect(afterJoin(nothingChecked, ROOM, before, known, null, sent)).toMatchObject({ heldBack: 1 });
  const earlier = { ...sent, ply: before.ply - 1 };
  expect(afterRow(nothingChecked, ROOM, before, row, earlier)).toMatchObject({ heldBack: 0 });
});

test('a throw that shows another announcement than this page had sent is a fault (WU-1)', () => {
  const position = 'uckers+suckBack 1212 b.b.b.15/b.67.69.69/b.b.b.49/b.b.b.30 R ? -';
  const { table, ada } = begun(undefined, { rules: 'uckers+suckBack', seats: '1212', position });
  const before = table.now;
  const announcement = 'suck:RG@1';
  table.does(ada, { do: 'throw', ply: before.ply, announcement });
  const row = lastThrow(table);
  if (row.row.t !== 'throw') throw new Error('no throw');
  const value = row.row.p ?? '';
  const after = (said: readonly (string | null)[], seen: LoggedRow) =>
    afterRow(nothingChecked, ROOM, before, seen, { ply: before.ply, value, announcements: said });
  const { a: _, ...plain } = row.row;
  const without = { ...row, row: plain };
  for (const [said, seen] of [
    [[announcement], row],
    [[null], without],
    // Refused, and tried again in another way.
    [[announcement, null], without],
    [[null, announcement], row],
  ] as const)
    expect(after(said, seen)).toMatchObject({ right: 1, faults: [], last: 'right' });
  for (const [said, seen] of [
    [[null], row],
    [['suck:RG@3'], row],
    [[announcement], without],
  ] as const)
    expect(after(said, seen)).toMatchObject({
      faults: [{ fault: 'another-announcement', n: (before.fair?.n ?? 0) + 1 }],
      last: 'wrong',
    });
});

describe('a page that comes', () => {
  const joins = (table: FairTable, from: number, known: RoomState | null, checked = nothingChecked) =>
    afterJoin(checked, ROOM, known, { rows: table.rows.slice(from) }, null);

  test('with all rows checks them', () => {
    const { table } = begun();
    table.plays(20);
    expect(joins(table, 0, null)).toEqual(found(table));
  });

  test('with a snapshot says how many throws it has not seen', () => {
    const { table } = begun();
    table.plays(20);
    const snapshot = takeSnapshot(table.now);
    const throws = throwsOf(table.now);
    const checked = afterJoin(nothingChecked, ROOM, null, { snapshot, rows: [] }, null);
    expect(checked).toEqual(nothingChecked);
    expect(uncheckedThrows(checked, table.now)).toBe(throws);
    table.plays(6);
    const rows = table.rows.slice(table.rows.length - 6);
    const after = rows.reduce(
      (sum, row) => afterRow(sum, ROOM, table.states[row.s - 2] ?? null, row),
      checked,
    );
    expect(uncheckedThrows(after, table.now)).toBe(throws);
  });

  test('back after a cut goes on from what it knew', () => {
    const { table } = begun();
    table.plays(10);
    const [known, checked, length] = [table.now, found(table), table.rows.length];
    table.plays(10);
    expect(joins(table, length, known, checked)).toEqual(found(table));
  });

  test('with too many rows at once leaves them, and says so', () => {
    const { table } = begun();
    table.plays(80);
    const checked = joins(table, 0, null);
    expect(checked).toEqual(nothingChecked);
    expect(uncheckedThrows(checked, table.now)).toBe(throwsOf(table.now));
  });

  test('to a table that has gone back is told by how many throws', () => {
    const { table } = begun();
    table.plays(20);
    const seen = seenOf(table);
    const rows = table.rows.slice(0, 12);
    const n = table.states[11]?.fair?.n ?? 0;
    expect(seen.n).toBeGreaterThan(n);
    expect(afterJoin(nothingChecked, ROOM, null, { rows }, seen)).toMatchObject({ wentBack: seen.n - n });
    expect(afterJoin(nothingChecked, ROOM, null, { rows: table.rows }, seen)).toMatchObject({ wentBack: 0 });
  });

  test('to a table that had another throw there is told so, once', () => {
    const { table } = begun();
    table.plays(20);
    const seen = { ...seenOf(table), result: 'x'.repeat(43) };
    const checked = afterJoin(nothingChecked, ROOM, null, { rows: table.rows }, seen);
    expect(checked.faults).toMatchObject([
      { n: seen.n, fault: 'another-log', expected: seen.result, row: null },
    ]);
    const snapshot = takeSnapshot(table.now);
    expect(afterJoin(checked, ROOM, null, { snapshot, rows: [] }, seen).faults).toHaveLength(1);
  });
});

describe('a tip in the name of this person', () => {
  const [known, changes] = ((): [RoomState, (tip: string, person?: string) => RoomState] => {
    const { table } = begun();
    return [
      table.now,
      (tip, person = ADA) =>
        foldRow(table.now, { s: table.now.seq + 1, at: 0, row: { t: 'tip', h: tip, who: person } }).state,
    ];
  })();
  const [mine, foreign] = ['m'.repeat(21) + 'A', 'f'.repeat(21) + 'A'];
  const found = (state: RoomState, before: RoomState | null = known) =>
    withForeignTips(nothingChecked, before, state, ADA, (tip) => tip === mine).faults.map(
      ({ fault }) => fault,
    );

  test('is a fault where this device does not have its chain', () => {
    expect(found(changes(foreign))).toEqual(['foreign-tip']);
    expect(found(changes(mine))).toEqual([]);
    expect(found(changes(foreign, BEN))).toEqual([]);
  });

  test('is none where it was known before, or nothing was', () => {
    const again = changes(foreign);
    expect(found(again, again)).toEqual([]);
    expect(found(again, null)).toEqual([]);
  });
});

test('a table whose dice could be checked, and cannot any more, is another log', () => {
  const { table } = begun();
  const seen = seenOf(table);
  const bare = { ...table.now, fair: null };
  expect(withLostProof(nothingChecked, bare, seen).faults).toMatchObject([
    { n: seen.n, fault: 'another-log' },
  ]);
  for (const checked of [
    withLostProof(nothingChecked, bare, null),
    withLostProof(nothingChecked, table.now, seen),
  ])
    expect(checked).toBe(nothingChecked);
});

test('what the page knows goes along with the rows that it folds', () => {
  const { table } = begun();
  table.plays(6);
  const last = table.rows.at(-1);
  if (last === undefined) throw new Error('no rows');
  expect(foldRow(table.states.at(-2) ?? null, last).state.fair).toEqual(table.now.fair);
});
