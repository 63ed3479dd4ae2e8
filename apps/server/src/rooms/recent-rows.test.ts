// What who comes is sent of a room's last rows: little, whatever names are in them.
import { foldRow, foldRows, readSnapshot } from '@ludo/room';
import type { LoggedRow, Row } from '@ludo/room';
import { expect, test } from 'vitest';
import { KEPT, RecentRows } from './recent-rows.ts';

/** One letter, as people count: 20 of these are a name. */
const LONG_LETTER = `${'क\u094d\u200d'.repeat(6)}क`;
const NAME = LONG_LETTER.repeat(20);

const person = (nth: number): string => `${nth}`.padStart(22, 'w');
const sits = (nth: number, n = NAME): Row => ({ t: 'sit', p: 1 + (nth % 2), n, who: person(nth) });
const opened: Row = { t: 'open', v: 1, rules: 'jumbo', seats: '1-2-', host: person(0) };
const w = Array.from({ length: 16 }, (_, nth) => [person(nth), NAME, 1, 0, 0, 0] as const);

function roomOf(rows: readonly Row[]): { readonly recent: RecentRows; readonly log: readonly LoggedRow[] } {
  const recent = new RecentRows(null);
  const log = rows.map((row, nth) => ({ s: nth + 1, at: 1_767_225_600_000 + nth, row }));
  let state = null;
  for (const logged of log) {
    state = foldRow(state, logged).state;
    recent.add(logged, state);
  }
  return { recent, log };
}

const comings = (n: string): readonly Row[] => [
  opened,
  ...Array.from({ length: KEPT }, (_, nth): readonly Row[] => [
    sits(nth, n),
    { t: 'stand', p: 1 + (nth % 2) },
  ]).flat(),
];
const beginnings: readonly Row[] = [
  opened,
  sits(1),
  sits(2),
  ...Array.from({ length: KEPT }, (): readonly Row[] => [
    {
      t: 'start',
      rolls: [
        [
          [0, [5], 'x'],
          [2, [3], 'x'],
        ],
      ],
      c: 0,
      w,
    },
    { t: 'end', who: person(0) },
  ]).flat(),
];

test.each([
  ['come and go', comings(NAME), 12_000],
  ['are in the score, and games begin and end', beginnings, 30_000],
])(
  'where people with the longest names %s, newcomers and who comes back are sent few bytes, and all of the state',
  (_what, rows, most) => {
    const { recent, log } = roomOf(rows);
    const last = log.length;
    for (const lastSeq of [0, last - 40, last - 1]) {
      const sent = recent.since(lastSeq);
      expect(Buffer.byteLength(JSON.stringify(sent))).toBeLessThan(most);
      if (sent.snapshot === undefined) continue;
      const state = foldRows(readSnapshot(sent.snapshot), sent.rows);
      expect(state).toEqual(foldRows(null, log));
    }
  },
);

test('where names are as usual, they are sent the last rows', () => {
  const { recent, log } = roomOf(comings('Ada'));
  expect(recent.since(0).rows).toHaveLength(24);
  expect(recent.since(log.length - 40)).toEqual({ rows: log.slice(-40) });
});
