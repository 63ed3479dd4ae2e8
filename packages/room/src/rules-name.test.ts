// What the rules of a table are called by whoever made them is a part of the table from its first row on.
import { expect, test } from 'vitest';
import { open } from './decide/opening.ts';
import { foldRows } from './fold/fold.ts';
import { parseRecord } from './record/parse-record.ts';
import { printRecord } from './record/print-record.ts';
import { roomBefore } from './record/record-room.ts';
import { takeRecord } from './record/take-record.ts';
import type { LoggedRow, Row } from './rows.ts';
import { readSnapshot, takeSnapshot, type Snapshot } from './snapshot.ts';

const RULES = 'jumbo+captureThrows';

function opened(rulesName?: string, ...more: readonly Row[]) {
  const opening = { rules: RULES, seats: '1-2-', ...(rulesName === undefined ? {} : { rulesName }) };
  const row = open(opening, 'ada');
  if (!row.ok) throw new Error(row.error.reason);
  const rows = [row.value, ...more].map((each, nth): LoggedRow => ({ s: nth + 1, at: 5 + nth, row: each }));
  const state = foldRows(null, rows);
  if (state === null) throw new Error('no room');
  return { row: row.value, rows, state };
}

const game: readonly Row[] = [
  { t: 'sit', p: 1, n: 'Ada', who: 'ada' },
  { t: 'sit', p: 2, n: 'Ben', who: 'ben' },
  {
    t: 'start',
    rolls: [
      [
        [0, [6], 'crypto'],
        [2, [2], 'crypto'],
      ],
    ],
    c: 0,
  },
  { t: 'throw', d: [2] },
  { t: 'end', who: 'ada' },
];

test('a table keeps the name of its rules in its log and its snapshots, and through its games', () => {
  const { row, state } = opened('HMS Example');
  expect(row).toMatchObject({ t: 'open', rules: RULES, rulesName: 'HMS Example' });
  expect(state.rulesName).toBe('HMS Example');
  const played = opened('HMS Example', ...game).state;
  expect(played).toMatchObject({ phase: 'over', rulesName: 'HMS Example' });
  for (const each of [state, played])
    expect(readSnapshot(JSON.parse(JSON.stringify(takeSnapshot(each))) as Snapshot)).toEqual(each);
});

test('a log and a snapshot from before there were such names have none', () => {
  const { row, state } = opened();
  expect(row).not.toHaveProperty('rulesName');
  expect(state.rulesName).toBeNull();
  expect(takeSnapshot(state)).not.toHaveProperty('rulesName');
  expect(readSnapshot(takeSnapshot(state)).rulesName).toBeNull();
});

function recordOf(rulesName: string | undefined, hasNames = true): string {
  const { rows } = opened(rulesName, ...game);
  const before = foldRows(null, rows.slice(0, 3));
  const record =
    before === null ? null : takeRecord({ room: 'abcdefghijkl', before, rows: rows.slice(3), hasNames });
  if (record === null) throw new Error('no record');
  return printRecord(record);
}

test('a record says what its rules are called, as one line of its head, unless it names nobody', () => {
  const text = recordOf('HMS Example');
  expect(text).toContain('\nseats 1-2-\ncalled HMS Example\ngame 1\n');
  const read = parseRecord(text);
  if (!read.ok) throw new Error(read.error.reason);
  expect(printRecord(read.value)).toBe(text);
  expect(roomBefore(read.value).rulesName).toBe('HMS Example');
  expect(recordOf('HMS Example', false)).toBe(recordOf(undefined, false));
  expect(recordOf(undefined)).not.toContain('called');
});

test.each(['a  b', ' a', '\u202eevil', 'x'.repeat(21), ''])(
  'a record with the name %j of its rules is not read',
  (name) => {
    const text = recordOf('HMS Example').replace('called HMS Example', `called ${name}`);
    expect(parseRecord(text)).toMatchObject({
      ok: false,
      error: { line: 4, reason: 'the name is none that a table would take' },
    });
  },
);
