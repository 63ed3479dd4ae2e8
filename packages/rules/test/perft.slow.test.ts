/** Tables of perft counts from named positions: any change of a rule shows in one of them. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parsePosition, perft } from '../src/index.ts';
import { ruleSets } from '../src/registry.ts';

/** Nine of ten seconds would go into the longest counts of all; `PERFT=all npm run unit -- perft` makes them, too. */
const MOST_LINES = process.env['PERFT'] === 'all' ? Infinity : 50_000;
/** In any case. */
const LEAST_DEPTH = 2;

const rows = readFileSync(new URL('corpora/perft.tsv', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => {
    const [name = '', text = '', counts = ''] = line.split('\t');
    return { name, text, counts: counts.split(' ').map(BigInt) };
  });

function ruleSetIdOf(text: string): string {
  const [rules = ''] = text.split(' ');
  const [name = ''] = rules.split('+');
  return (
    ruleSets.find(({ id, otherNames }) => id === name || otherNames.some((each) => each === name))?.id ?? ''
  );
}

describe.each(ruleSets.map(({ id }) => id))('perft of %s', (id) => {
  const own = rows.filter(({ text }) => ruleSetIdOf(text) === id);

  test('there are at least ten named positions in mid-game', () => {
    expect(
      own.filter(({ text }) => !text.includes('b.b.b.b/b.b.b.b/b.b.b.b/b.b.b.b')).length,
      `rows of ${id} in packages/rules/test/corpora/perft.tsv`,
    ).toBeGreaterThanOrEqual(10);
  });

  test.each(own)(
    '$name: $text',
    ({ text, counts }) => {
      const position = parsePosition(text);
      if (!position.ok) throw new Error(position.error.reason);
      const wanted = counts.filter((lines, index) => index < LEAST_DEPTH || lines <= MOST_LINES);
      const counted = wanted.map((_, index) => perft(position.value, index + 1));
      expect(counted).toEqual(wanted.map((value) => ({ ok: true, value })));
    },
    30_000,
  );
});

const RICHEST = [
  'german+barriers+captureBackwards+compulsoryCapture=penalty+noSkipping+threeThrows 123n',
  'german+barriers+captureBackwards+compulsoryCapture=penalty 1212',
  'uckers+challenge=consecutive 1213',
];

test.each(RICHEST)('there are ten named positions of %s', (rules) => {
  expect(rows.filter(({ text }) => text.startsWith(`${rules} `))).toHaveLength(10);
});

test('perft at depth 0 is 1, and a game that is over counts 1 at every depth', () => {
  const start = parsePosition('ludo 1234 b.b.b.b/b.b.b.b/b.b.b.b/b.b.b.b R ? -');
  const over = parsePosition('ludo 1-2- h.h.h.h/-/b.b.b.b/- - - w1');
  if (!start.ok || !over.ok) throw new Error('a position is refused');
  expect(perft(start.value, 0)).toEqual({ ok: true, value: 1n });
  expect(perft(over.value, 5)).toEqual({ ok: true, value: 1n });
});

/** Lines of a game in which each player has one piece left, `mine` and `other` squares from home: worked out by hand. */
function linesOfTwo(mine: number, other: number, depth: number): bigint {
  if (mine === 0 || other === 0 || depth === 0) return 1n;
  let lines = 0n;
  for (const face of [1, 2, 3, 4, 5, 6]) {
    const left = face <= mine ? mine - face : mine;
    lines += face === 6 ? linesOfTwo(left, other, depth - 1) : linesOfTwo(other, left, depth - 1);
  }
  return lines;
}

test('perft counts exactly beyond what a floating-point number holds', () => {
  const end = parsePosition('ludo 1-2- 73.h.h.h/-/73.h.h.h/- R ? -');
  if (!end.ok) throw new Error('the position is refused');
  expect(perft(end.value, 8)).toEqual({ ok: true, value: linesOfTwo(1, 1, 8) });
  // One face of six ends the game, the other five go on: 1 + 5 + 25 + ... for the ended lines, 5^n for the open ones.
  const lines = (depth: number): bigint => (depth === 0 ? 1n : 1n + 5n * lines(depth - 1));
  expect(perft(end.value, 40)).toEqual({ ok: true, value: lines(40) });
  expect(lines(40) > BigInt(Number.MAX_SAFE_INTEGER)).toBe(true);
});
