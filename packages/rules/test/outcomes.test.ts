/**
 * A corpus of positions, throws and all outcomes, from play and placed at random so that blocks and endings are
 * frequent, made by other implementations of the same rules before these rules were built here.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { applyAnnounced, printPosition } from '../src/index.ts';
import { after, position } from './positions.ts';

const corpora = ['race', 'families', 'indian', 'parchis', 'uckers', 'switches', 'german'].map((name) => ({
  name,
  rows: readFileSync(new URL(`corpora/outcomes.${name}.tsv`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.split('\t')),
}));

/** Of a throw, of an announced one, or of something to be counted: `-`. */
function follows(text: string, dice: string): readonly string[] {
  if (dice === '-') return after(text, '');
  const [announcement = '', thrown = ''] = dice.split(' ');
  if (thrown === '') return after(text, dice);
  const applied = applyAnnounced(position(text), announcement, Array.from(thrown, Number));
  if (!applied.ok) throw new Error(`${text}: ${applied.error.code}`);
  return [printPosition(applied.value.position)];
}

describe.each(corpora)('outcomes: $name', ({ rows }) => {
  test('the corpus is there', () => {
    expect(rows.length).toBeGreaterThanOrEqual(30);
  });

  test.each(rows)('%s after %s', (text = '', dice = '', expected = '') => {
    expect(follows(text, dice)).toEqual(expected.split('|'));
  });
});
