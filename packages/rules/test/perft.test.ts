/** Tables of perft counts from named positions: any change of a rule shows in one of them. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parsePosition, perft, ruleSetOf, ruleSets } from '../src/index.ts';

const rows = readFileSync(new URL('corpora/perft.tsv', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => {
    const [name = '', text = '', counts = ''] = line.split('\t');
    return { name, text, counts: counts.split(' ').map(BigInt) };
  });

function ruleSetIdOf(text: string): string {
  const ruleSet = ruleSetOf(text.split(' ')[0] ?? '');
  return ruleSet.ok ? ruleSet.value.id : '';
}

describe.each(ruleSets.map(({ id }) => id))('perft of %s', (id) => {
  const own = rows.filter(({ text }) => ruleSetIdOf(text) === id);

  test('there are at least ten named positions in mid-game', () => {
    expect(own.filter(({ text }) => !text.includes('b.b.b.b/b.b.b.b/b.b.b.b/b.b.b.b')).length).toBeGreaterThanOrEqual(10);
  });

  test.each(own)('$name: $text', ({ text, counts }) => {
    const position = parsePosition(text);
    if (!position.ok) throw new Error(position.error.reason);
    const counted = counts.map((_, index) => perft(position.value, index + 1));
    expect(counted).toEqual(counts.map((value) => ({ ok: true, value })));
  });
});

test('perft at depth 0 is 1, and a game that is over counts 1 at every depth', () => {
  const start = parsePosition('ludo 1234 b.b.b.b/b.b.b.b/b.b.b.b/b.b.b.b R ? -');
  const over = parsePosition('ludo 1-2- h.h.h.h/-/b.b.b.b/- - - w1');
  if (!start.ok || !over.ok) throw new Error('a position is refused');
  expect(perft(start.value, 0)).toEqual({ ok: true, value: 1n });
  expect(perft(over.value, 5)).toEqual({ ok: true, value: 1n });
});

test('perft counts beyond what a floating-point number holds exactly', () => {
  const start = parsePosition('ludo 1-2- b.b.b.b/-/b.b.b.b/- R ? -');
  if (!start.ok) throw new Error('the position is refused');
  const count = perft(start.value, 24);
  if (!count.ok) throw new Error(count.error.reason);
  // Each throw has six faces and at least one outcome.
  expect(count.value).toBeGreaterThan(6n ** 24n);
  const next = perft(start.value, 23);
  expect(next.ok && count.value > next.value * 6n).toBe(true);
});
