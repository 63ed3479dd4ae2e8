/**
 * No promise loses its witness. docs/promises.md names, for every sentence of some documents, the tests that show it, or why
 * it is no promise: each sentence stands there, each entry stands in its document, and each test that is named is there.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  chaptersOf,
  isNamedBy,
  statementsOf,
  testsIn,
  witnessesOf,
  type Chapter,
  type Entry,
  type Statement,
} from './promises.ts';
import { repository } from './run-typescript.mjs';

const textOf = (path: string): string => readFileSync(join(repository, path), 'utf8');
const chapters = chaptersOf(textOf('docs/promises.md'));

const TABLE = 'docs/promises.md';

/** An entry for a sentence goes before one for the headings above it. */
function entriesFor({ text, under }: Statement, entries: readonly Entry[]): readonly Entry[] {
  const own = entries.filter(({ begins }) => !begins.startsWith('#') && text.startsWith(begins));
  return own.length > 0 ? own : entries.filter(({ begins }) => under.includes(begins));
}

/** What of a document is not in the table, once, or in the table and not in the document. */
function strays({ document, promises, others }: Chapter): readonly string[] {
  const statements = statementsOf(textOf(document));
  const entries = [...promises, ...others];
  const met = new Map(entries.map((entry) => [entry, 0]));
  const problems: string[] = [];
  for (const statement of statements) {
    const found = entriesFor(statement, entries);
    for (const entry of found) met.set(entry, (met.get(entry) ?? 0) + 1);
    if (found.length === 1) continue;
    problems.push(
      found.length === 0
        ? `${document} says "${statement.text}", and ${TABLE} does not name it. Enter its first words: in the first table with the test that fails when it is broken, or, if it promises nothing, in the second.`
        : `${document} says "${statement.text}", and ${TABLE} names it ${found.length} times. One row, with all its tests.`,
    );
  }
  for (const [{ begins }, count] of met) {
    if (count === 0)
      problems.push(
        `${TABLE} names "${begins}", and nothing in ${document} begins so. If its words have changed, change the row; if it is gone, so is the row.`,
      );
    if (count > 1 && !begins.startsWith('#'))
      problems.push(
        `${TABLE} names "${begins}", and ${count} sentences of ${document} begin so: quote more.`,
      );
  }
  return problems;
}

const read = new Map<string, readonly (readonly string[])[]>();

/** Of a file that is not there, none. */
function testsOf(file: string): readonly (readonly string[])[] {
  const tests = read.get(file) ?? (existsSync(join(repository, file)) ? testsIn(file, textOf(file)) : []);
  read.set(file, tests);
  return tests;
}

/** Where tests are, of the whole repository: read only when one is missed. */
const testFiles = (): readonly string[] =>
  ['packages', 'apps', 'reliability', 'scripts', 'e2e'].flatMap((folder) =>
    readdirSync(join(repository, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
      .filter((file) => /\.(?:test|spec)\.tsx?$/.test(file) && !file.includes('node_modules/')),
  );

/** Of each promise, the tests that are named and are not there. */
function lostWitnesses({ document, promises }: Chapter): readonly string[] {
  return promises.flatMap(({ begins, says }) =>
    witnessesOf(says)
      .filter((witness) => !testsOf(witness.file).some((test) => isNamedBy(test, witness)))
      .map((witness) => {
        const moved = testFiles().filter((file) => testsOf(file).some((test) => isNamedBy(test, witness)));
        const where =
          moved.length > 0 ? `There is one in ${moved.join(' and ')}.` : 'Nor is there in any other.';
        return `The promise "${begins}" of ${document} has lost a witness: no test in ${witness.file} is called "${witness.titles.join(' › ')}". ${where} Name the test that shows the promise now in ${TABLE}; if none does, write it.`;
      }),
  );
}

describe('docs/promises.md', () => {
  it('has a chapter for each document that promises something', () => {
    expect(chapters.map(({ document }) => document)).toEqual(['README.md', 'docs/rooms.md', 'SECURITY.md']);
  });
});

describe.each(chapters)('what $document says', (chapter) => {
  it('stands in the table, sentence by sentence, and the table says nothing else', () => {
    expect(strays(chapter)).toEqual([]);
  });

  it('is shown by tests that are there', () => {
    expect(chapter.promises.length).toBeGreaterThan(5);
    expect(lostWitnesses(chapter)).toEqual([]);
  });

  it('is no promise only for a reason', () => {
    expect(chapter.others.filter(({ says }) => !/\w{3}/.test(says))).toEqual([]);
  });
});

describe('what is read', () => {
  it('of a document is each sentence, item and row of a table, with the headings above it', () => {
    const text = [
      '# One',
      'It is 5 m. e.g. here.',
      '**Not** there! `It`',
      'is. "Yes."',
      '',
      '    code',
      '## Two',
      '| head | of |',
      '|---|---|',
      '| A row | is one. Or `two \\| three`. |',
      '- an item',
      '  goes on',
      '<!-- nothing -->',
      '## Three',
      'End.',
    ].join('\n');
    expect(statementsOf(text).map(({ text: found, under }) => [under.at(-1), found])).toEqual([
      ['# One', 'It is 5 m. e.g. here.'],
      ['# One', '**Not** there!'],
      ['# One', '`It` is.'],
      ['# One', '"Yes."'],
      ['## Two', 'A row | is one.'],
      ['## Two', 'Or `two | three`.'],
      ['## Two', 'an item goes on'],
      ['## Three', 'End.'],
    ]);
  });

  it('of the table are chapters, and witnesses with the titles round them', () => {
    const table =
      '# x\n\n## a.md\n\n| p | w |\n|---|---|\n| P | `f.ts` › g › t \\| u<br>`g.ts` › v… |\n\nand\n\n| n | y |\n|---|---|\n| N | z |\n';
    const [chapter] = chaptersOf(table);
    expect(chapter).toEqual({
      document: 'a.md',
      promises: [{ begins: 'P', says: '`f.ts` › g › t | u<br>`g.ts` › v…' }],
      others: [{ begins: 'N', says: 'z' }],
    });
    expect(witnessesOf(chapter?.promises[0]?.says ?? '')).toEqual([
      { file: 'f.ts', titles: ['g', 't | u'] },
      { file: 'g.ts', titles: ['v…'] },
    ]);
  });

  it('of a file are the titles of its tests, however they are called, and none of those that never run', () => {
    const source = `
      describe('group', () => {
        test.skipIf(isLate)('one', () => {});
        it.each([['no']])(\`two \${n} times\`, () => {});
        describe.each([1])('inner', () => void test('three', {}, async () => {}));
      });
      test.skip('four', () => {});
      test.describe('five', () => { test('six', ({ visit }) => {}); });
      /(?:)/.test('seven');
      test.use({ isDrawn: true });
    `;
    const tests = testsIn('a.test.ts', source);
    expect(tests).toEqual([
      ['group', 'one'],
      ['group', 'two … times'],
      ['group', 'inner', 'three'],
      ['five', 'six'],
    ]);
    const named = (...titles: readonly string[]) =>
      tests.filter((each) => isNamedBy(each, { file: '', titles })).length;
    expect([named('one'), named('group', 'one'), named('inner', 'one'), named('tw…'), named('tw')]).toEqual([
      1, 1, 0, 1, 0,
    ]);
  });
});
