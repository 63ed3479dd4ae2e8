/**
 * No rule lives twice: outside the rule sets' own files and the content about them, no code of the page, the room, the bots
 * and the engine that all games share names a rule set or a clause. What a game does it is asked, by its tables.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ruleSets } from '@ludo/rules';
import { expect, test } from 'vitest';

const repository = fileURLToPath(new URL('..', import.meta.url));
const FOLDERS = [
  'apps/web/src',
  'apps/web/worker',
  ...['rules', 'room', 'bots', 'drawing', 'protocol'].map(sourceOf),
];

function sourceOf(name: string): string {
  return `packages/${name}/src`;
}

/** Where games and their rules are named: by what a file is, wherever its folder stands. */
const CONTENT: readonly (readonly [RegExp, string])[] = [
  [/^packages\/rules\/src\/(?:clauses|rulesets)\//, "the rule sets' own files"],
  [/^packages\/rules\/src\/core\/clause-ids\.ts$/, 'the list of the clauses'],
  [/^packages\/rules\/src\/registry\.ts$/, 'their registration'],
  [/^packages\/rules\/src\/notes\.ts$/, 'the list of their notes'],
  [/^apps\/web\/src\/words\/[^/]+\/[^/]+\.ts$/, 'the words of a language'],
  [/\/(?:[a-z]+-lessons|lessons|lesson|lesson-text)\.ts$/, 'the lessons'],
  [/\/rule-groups\.ts$/, 'the order of a rule card'],
  [/^packages\/room\/src\/variants\.ts$/, 'rules that people know by a name of their own'],
  [/\/(?:cards\/cards|search-words|card-text)\.ts$/, 'the cards, and what they are looked for by'],
  [/\/sailors\.ts$/, 'the words of sailors'],
  [/\/(?:minutes|lengths)\.ts$/, 'what simulations of each game have found'],
  [/\/emblem\.ts$/, 'the signs of the games'],
  [/\/tokens-(?:board|themes)\.css$/, "a board's look"],
  [/^packages\/drawing\/src\/looks\//, 'the same for pictures that stand alone'],
];

const CLAUSE = /\b[A-Z]{2}-\d+(?:\.\d+)?\b/g;
/** The words of the rule sets' names; `ludo` is also what the whole is called, in the names of packages and keys. */
const GAME = new RegExp(
  [...new Set(ruleSets.flatMap(({ id }) => id.split('-')))]
    .map((word) => (word === 'ludo' ? '(?<![@/])ludo(?![./])' : word))
    .join('|'),
  'gi',
);

/** The code without its comments, line by line as it was: they may say which rule something is about. */
function codeOf(source: string): string {
  return source.replace(/(["'`])(?:\\.|(?!\1)[^\\])*\1|\/\/[^\n]*|\/\*[^]*?\*\//g, (found) =>
    found.startsWith('/') ? found.replace(/[^\n]/g, ' ') : found,
  );
}

/** `file:line: name` for each name of a rule set or clause in some code. */
function namesIn(file: string, source: string): readonly string[] {
  return codeOf(source)
    .split('\n')
    .flatMap((line, nth) =>
      [...line.matchAll(CLAUSE), ...line.matchAll(GAME)].map(([name]) => `${file}:${nth + 1}: ${name}`),
    );
}

const sources = FOLDERS.flatMap((folder) =>
  readdirSync(`${repository}/${folder}`, { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter((file) => /\.(?:tsx?|css)$/.test(file) && !/\.test\.tsx?$/.test(file)),
);
const namesOf = (file: string) => namesIn(file, readFileSync(`${repository}/${file}`, 'utf8'));

test('no rule set and no clause is named outside their own files and what is content', () => {
  const others = sources.filter((file) => !CONTENT.some(([path]) => path.test(file)));
  expect(others.length).toBeGreaterThan(250);
  expect(
    others.flatMap(namesOf),
    'file:line: a word of the id of a rule set, or a clause; an id has only words that mean nothing else in code',
  ).toEqual([]);
});

test.each(CONTENT)('%s is there, and names some: %s', (path) => {
  expect(sources.filter((file) => path.test(file)).flatMap(namesOf).length).toBeGreaterThan(0);
});

test('names are found in strings, identifiers and styles, and not in comments', () => {
  const source = ["const isUckers = 'ML-10'; // GV-4", '/* jumbo', 'MU-4 */ .game-ludo {}', "'//', 'CO-1'"];
  expect(namesIn('a', source.join('\n'))).toEqual(['a:1: ML-10', 'a:1: Uckers', 'a:3: ludo', 'a:4: CO-1']);
  expect(namesIn('b', "import '@ludo/rules'; const PREFIX = 'ludo.';")).toEqual([]);
});
