/**
 * A corpus of positions, throws and all outcomes, from play and placed at random so that blocks and endings are
 * frequent. Two independent implementations of the same rules agreed on it before this engine was begun.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { after } from './positions.ts';

const corpora = ['race', 'families', 'indian', 'uckers', 'switches', 'german'].map((name) => ({
  name,
  rows: readFileSync(new URL(`corpora/outcomes.${name}.tsv`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.split('\t')),
}));

describe.each(corpora)('outcomes: $name', ({ rows }) => {
  test('the corpus is there', () => {
    expect(rows.length).toBeGreaterThanOrEqual(30);
  });

  test.each(rows)('%s after %s', (text = '', dice = '', expected = '') => {
    expect(after(text, dice)).toEqual(expected.split('|'));
  });
});
