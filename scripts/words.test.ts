// Holds docs/words.md: no name in the code has a part that stands there in the column of words that are not used.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { repository } from './run-typescript.mjs';

const inRepository = (path: string): string => readFileSync(`${repository}/${path}`, 'utf8');

/** Rows of the tables: word, meaning, words that are not used. */
const rows = inRepository('docs/words.md')
  .split('\n')
  .filter((line) => line.startsWith('|') && !/^\| (?:---|word) /.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()));

const unused = rows.flatMap(([, , , not = '']) =>
  Array.from(not.matchAll(/`(\w+)`(?! (?:in this|of a|except))/g), ([, word]) => word),
);

/** The parts of a name: `siegesOf` has sieges and of. */
const partsOf = (name: string): readonly string[] =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/);

/** Names in code, without texts and comments. */
function namesIn(source: string): readonly string[] {
  const code = source
    .replaceAll(/\/\*[\s\S]*?\*\//g, ' ')
    .replaceAll(/\/\/.*$/gm, ' ')
    .replaceAll(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/g, ' ');
  return Array.from(code.matchAll(/[A-Za-z_$][\w$]*/g), ([name]) => name);
}

const files = execFileSync('git', ['ls-files', 'apps', 'packages'], { cwd: repository, encoding: 'utf8' })
  .split('\n')
  .filter((path) => /\/src\/.*\.tsx?$/.test(path) && !/\.test\.|\/words\/[a-z]{2}\//.test(path));

test('the tables have words, meanings, and words that are not used', () => {
  expect(files.length).toBeGreaterThan(400);
  expect(rows.length).toBeGreaterThan(80);
  expect(rows.filter((cells) => cells.length !== 5)).toEqual([]);
  expect(unused).toContain('siege');
});

test('no word has two rows', () => {
  const words = rows.flatMap(([, word = '']) => word.split(', '));
  expect(words.filter((word, nth) => words.indexOf(word) !== nth)).toEqual([]);
});

test('no name in the code has a word that is not used', () => {
  const singular = (part: string): string =>
    part.endsWith('s') && !unused.includes(part) ? part.slice(0, -1) : part;
  const found = files.flatMap((path) => {
    const names = new Set([basename(path).replace(/\.\w+$/, ''), ...namesIn(inRepository(path))]);
    return [...names]
      .filter((name) => partsOf(name).some((part) => unused.includes(singular(part))))
      .map((name) => `${path}: ${name}`);
  });
  expect(found).toEqual([]);
});
