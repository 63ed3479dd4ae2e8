// What is counted after a throw has been used, as a play of its own: who does it and when, and how a record tells it.
import { printPosition, survey, type Position } from '@ludo/rules';
import { describe, expect, test } from 'vitest';
import { deadlineOf } from './clock.ts';
import { decide } from './decide/decide.ts';
import { decideDue, dueOf } from './due.ts';
import { foldRow, foldRows } from './fold/fold.ts';
import { checkRecord } from './record/check-record.ts';
import { parseRecord } from './record/parse-record.ts';
import { printRecord } from './record/print-record.ts';
import { takeRecord } from './record/take-record.ts';
import type { LoggedRow, Row } from './rows.ts';
import type { RoomState } from './state.ts';
import { standardChoices, type TableChoices } from './table-choices.ts';

const START = 1_000_000;
const dice = { throw: () => ({ faces: [4], origin: 'scripted' }) };
const lastPlay = (position: Position) =>
  survey(position).candidates.findLast(({ refusal }) => refusal === null)?.text ?? '-';

/** With a 4 Yellow captures Red on 13, and counts 20. */
const FIRST = 'parchis 1-2- b.b.9.30/-/b.b.b.47/- Y ? -';

const CAPTURE: readonly Row[] = [
  { t: 'throw', d: [4], o: 'scripted' },
  { t: 'play', m: 'Y9>13' },
];

function table(choices: Partial<TableChoices>, first: Row, ...more: readonly Row[]): readonly LoggedRow[] {
  const rows: readonly Row[] = [
    {
      t: 'open',
      v: 1,
      rules: 'parchis',
      seats: '1-2-',
      host: 'ada',
      position: FIRST,
      table: { ...standardChoices, ...choices },
    },
    first,
    { t: 'sit', p: 2, n: 'Ben', who: 'ben' },
    { t: 'start', rolls: [], c: 0 },
    ...more,
  ];
  return rows.map((row, nth) => ({ s: nth + 1, at: START, row }));
}

const ADA: Row = { t: 'sit', p: 1, n: 'Ada', who: 'ada' };
const BOT: Row = { t: 'bot', p: 1, l: 'random', who: 'ada' };

function room(...rows: Parameters<typeof table>): RoomState {
  const state = foldRows(null, table(...rows));
  if (state === null) throw new Error('no room');
  return state;
}

test('PA-9: who has captured counts before the next throw, and nobody throws in between', () => {
  const state = room({}, ADA, ...CAPTURE);
  expect(state.position).toMatchObject({ colour: 0, toCount: 20 });
  const by = (person: string) => ({ person, dice });
  const thrown = decide(state, { do: 'throw', ply: state.ply }, by('ada'));
  expect(thrown).toMatchObject({ ok: false, error: { code: 'rules', rules: { code: 'throw-not-used' } } });
  expect(decide(state, { do: 'play', ply: state.ply, play: 'Y13>33' }, by('ben'))).toMatchObject({
    ok: false,
    error: { code: 'not-your-turn' },
  });
  const counted = decide(state, { do: 'play', ply: state.ply, play: 'Y13>33' }, by('ada'));
  expect(counted).toMatchObject({ ok: true, value: { t: 'play', m: 'Y13>33' } });
});

describe('PA-9: time', () => {
  test('a bot counts as it plays, after it has been seen to capture', () => {
    const state = room({}, BOT, ...CAPTURE);
    expect(dueOf(state)).toEqual({ at: START + 2000, deed: { kind: 'act', by: 'bot' } });
    expect(decideDue(state, START + 2000, dice, lastPlay)?.value).toEqual({
      t: 'play',
      m: 'Y30>50',
      by: 'bot',
    });
  });

  test('what is counted has the time of a throw', () => {
    const state = room({ clock: { kind: 'throw', seconds: 20 } }, ADA, ...CAPTURE);
    expect(deadlineOf(state)).toBe(START + 20_000);
    expect(decideDue(state, START + 20_000, dice, lastPlay)?.value).toEqual({
      t: 'play',
      m: 'Y30>50',
      by: 'clock',
    });
  });

  test('time is added to a bank once a throw, when all that it brings is counted', () => {
    const state = room({ clock: { kind: 'bank', seconds: 60, increment: 5 } }, ADA, ...CAPTURE);
    expect(state.clock.banks[0]).toBe(60_000);
    const row: LoggedRow = { s: state.seq + 1, at: START, row: { t: 'play', m: 'Y13>33' } };
    expect(foldRow(state, row).state.clock.banks[0]).toBe(65_000);
  });
});

test.each([
  ['beside its throw', [], 'Y 4 Y9>13 +20 Y13>33'],
  ['after somebody else has sat down', [{ t: 'rename', p: 2, n: 'Bea' }], 'Y . +20 Y13>33'],
] as const)('PA-9: a record tells what is counted: %s', (_where, between, line) => {
  const rows = table({}, ADA, ...CAPTURE, ...between, { t: 'play', m: 'Y13>33' });
  const before = foldRows(null, rows.slice(0, 3));
  if (before === null) throw new Error('no room');
  const record = takeRecord({ room: 'room', before, rows: rows.slice(3) });
  if (record === null) throw new Error('no record');
  const text = printRecord(record);
  expect(text.split('\n')).toContain(line);
  expect(parseRecord(text)).toEqual({ ok: true, value: record });
  const checked = checkRecord(record);
  const end = foldRows(null, rows)?.position ?? null;
  expect(checked.ok && checked.value.positions.at(-1)).toBe(end && printPosition(end));
});
