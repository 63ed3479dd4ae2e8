// The figures of docs/rules.md are those that its generator finds out: the row of the shortest games is played again.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { cellsIn, cellsOf, chapters, figuresOf, headOf } from './rules-document.ts';
import { repository } from './run-typescript.mjs';

const plain = (cells: string): string => cells.replaceAll('**', '');

test('the row of the shortest games is what the lab says', () => {
  const known = cellsIn(readFileSync(join(repository, 'docs/rules.md'), 'utf8'));
  const cellsFor = (head: string): string => plain(known.get(head) ?? '');
  const [shortest] = chapters
    .flatMap(({ rows }) => rows)
    .toSorted(
      (a, b) => Number.parseInt(cellsFor(headOf(a)).slice(1)) - Number.parseInt(cellsFor(headOf(b)).slice(1)),
    );
  if (shortest === undefined) throw new Error('there are no rules');
  const figures = figuresOf(shortest);
  expect(plain(cellsOf(figures, figures)), 'run node scripts/rules-document.mjs --all').toBe(
    cellsFor(headOf(shortest)),
  );
});
