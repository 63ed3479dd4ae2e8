// Whatever honest people and an honest server do, every page finds it right; and whatever is changed in a proof is found.
import { CHAIN_LENGTH } from '@ludo/fairness';
import { describe, expect, test } from 'vitest';
import { checkRow } from '../src/fair/check.ts';
import { DamagedLog } from '../src/damaged-log.ts';
import { foldRow, foldRows } from '../src/fold/fold.ts';
import type { Row } from '../src/rows.ts';
import { readSnapshot, takeSnapshot, type Snapshot } from '../src/snapshot.ts';
import { chanceOf, playSession, SESSION_ROOM, type Session } from './fair-session.ts';

/** `FAIR_SESSIONS=500 npm run unit -- honest-sessions` plays more. */
const SESSIONS = Number(process.env['FAIR_SESSIONS'] ?? 10);
const STEPS = 2000;
const CALM_SESSIONS = 3;
const CALM_STEPS = 5000;

const sessions: readonly Session[] = [
  ...Array.from({ length: SESSIONS }, (_, nth) => playSession(nth, STEPS)),
  ...Array.from({ length: CALM_SESSIONS }, (_, nth) => playSession(nth, CALM_STEPS, true)),
];

test('chains are used up, and games begin anew', () => {
  const all = sessions.map(({ states }) => states);
  const spent = all.flatMap((states) =>
    states.flatMap(({ fair }) => fair?.persons.map(({ chain }) => chain?.spent ?? 0) ?? []),
  );
  expect(Math.max(...all.map((states) => states.at(-1)?.game ?? 0))).toBeGreaterThan(5);
  expect(spent.some((each) => each > CHAIN_LENGTH)).toBe(true);
});

describe('an honest log', () => {
  test('is found right, row by row', () => {
    const faults = sessions.flatMap(({ rows, states }, nth) =>
      rows.slice(1).flatMap(({ row, s }) => {
        const finding = checkRow(SESSION_ROOM, states[s - 2]!, row);
        return finding?.is === 'wrong' ? [{ nth, s, row, finding }] : [];
      }),
    );
    expect(faults.slice(0, 5)).toEqual([]);
  });

  test('leads to the same from every beginning, folded at once or from a snapshot', () => {
    for (const [nth, { rows, states }] of sessions.entries())
      for (let at = 1; at < rows.length; at += 37) {
        const state = states[at - 1]!;
        const read = readSnapshot(JSON.parse(JSON.stringify(takeSnapshot(state))) as Snapshot);
        expect(read, `${nth} ${at}`).toEqual(state);
        const until = Math.min(rows.length, at + 60);
        expect(foldRows(read, rows.slice(at, until))?.fair, `${nth} ${at}`).toEqual(states[until - 1]!.fair);
        if (at % 5 === 0) expect(foldRows(null, rows.slice(0, at))?.fair, `${nth} ${at}`).toEqual(state.fair);
      }
  });
});

/** The row with one character of each text, and each number, of its proof changed in turn. */
function changesOf(row: Row, chance: (below: number) => number): readonly Row[] {
  const text = JSON.stringify(row);
  const letters = /"(h|s|p|v|r)":"([\w-]{22,43})"|\[\d,"([\w-]{22})",\d+(?:,"([\w-]{22})")?\]/g;
  const changed = [...text.matchAll(letters)].flatMap((match) =>
    match.slice(1).flatMap((part: string | undefined) => {
      if (part === undefined || part.length < 22) return [];
      const at = text.indexOf(part, match.index) + chance(part.length);
      const other = text[at] === 'A' ? 'B' : 'A';
      return [text.slice(0, at) + other + text.slice(at + 1)];
    }),
  );
  const numbers = row.t === 'start' || row.t === 'throw' ? changedNumbers(row) : [];
  return [...changed.map((each) => JSON.parse(each) as Row), ...numbers];
}

function changedNumbers(row: Extract<Row, { t: 'start' | 'throw' }>): readonly Row[] {
  if (row.t === 'throw') {
    const { p: _, ...without } = row;
    const [first = 0, ...rest] = row.d;
    return [
      { ...row, d: [(first % 6) + 1, ...rest].toSorted((a, b) => b - a) },
      ...(row.p === undefined ? [] : [without]),
    ];
  }
  const { f, lots, away, ...rest } = row;
  if (f === undefined) return [];
  return [
    { ...row, f: { ...f, n: f.n + 1 } },
    { ...row, f: { ...f, k: f.k + 1 } },
    ...(f.of.length === 0 ? [] : [{ ...row, f: { ...f, of: f.of.slice(1) } }]),
    ...f.of.flatMap(([player, tip, nth, value], index) =>
      value === undefined ? [] : [{ ...row, f: { ...f, of: f.of.with(index, [player, tip, nth]) } }],
    ),
    ...(lots === undefined ? [] : [{ ...rest, f, ...(away === undefined ? {} : { away }) }]),
    { ...row, rolls: [] },
    { ...row, c: (row.c + 1) % 4 },
  ].filter((changed) => JSON.stringify(changed) !== JSON.stringify(row));
}

/** Whether a page that sees this row in place of the honest one, and then what follows, finds a fault. */
function isFound(changed: Row, nth: number, { rows, states }: Session): boolean {
  let state = states[nth - 1]!;
  try {
    for (const logged of [{ ...rows[nth]!, row: changed }, ...rows.slice(nth + 1)]) {
      if (checkRow(SESSION_ROOM, state, logged.row)?.is === 'wrong') return true;
      state = foldRow(state, logged).state;
    }
  } catch (error) {
    if (error instanceof DamagedLog) return true;
    throw error;
  }
  return false;
}

/** Tips of chains of which a value was told, or which a start has named: what follows depends on them. */
function usedTips({ rows, states }: Session): ReadonlySet<string> {
  return new Set(
    rows.flatMap(({ row }, nth): readonly string[] => {
      if (row.t === 'start') return [row.f?.h ?? '', ...(row.f?.of.map(([, tip]) => tip) ?? [])];
      const fair = states[nth]?.fair;
      if (fair == null || (row.t !== 'throw' && row.t !== 'value')) return [];
      const told = row.t === 'throw' ? row.p : row.v;
      const persons = fair.persons.flatMap(({ chain }) =>
        chain !== null && chain.value === told ? [chain.tip] : [],
      );
      return row.t === 'throw' ? [states[nth - 1]?.fair?.server.tip ?? '', ...persons] : persons;
    }),
  );
}

test('one changed character of a proof is found at once, or by what follows', () => {
  const chance = chanceOf(1);
  let tried = 0;
  const unfound: unknown[] = [];
  for (const [index, session] of sessions.entries()) {
    const { rows } = session;
    const used = usedTips(session);
    for (let nth = 1; nth < rows.length; nth += 1 + chance(8)) {
      const { row } = rows[nth]!;
      for (const changed of changesOf(row, chance)) {
        const tip = 'h' in row ? row.h : undefined;
        if (tip !== undefined && !used.has(tip)) continue;
        tried += 1;
        if (!isFound(changed, nth, session)) unfound.push({ index, nth, row, changed });
      }
    }
  }
  expect(unfound.slice(0, 3)).toEqual([]);
  expect(tried).toBeGreaterThan(3000);
});
