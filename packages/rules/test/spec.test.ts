/** SPEC.md and the tests match: every clause has a test, and every clause named in a test exists. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { CLAUSE_IDS } from '../src/core/clause-ids.ts';
import { clausesInForce } from '../src/index.ts';
import { everyRules } from './laws/arbitrary.ts';

const repository = fileURLToPath(new URL('../../..', import.meta.url));

const spec = readFileSync(new URL('../SPEC.md', import.meta.url), 'utf8');
const stated = Array.from(spec.matchAll(/^- \*\*([A-Z]{2}-\d+(?:\.\d+)?)\*\* /gm), ([, id = '']) => id);
const families = [...new Set(stated.map((id) => id.slice(0, 2)))];
const IDENTIFIER = new RegExp(`\\b(?:${families.join('|')})-\\d+(?:\\.\\d+)?\\b`, 'g');

interface Title {
  readonly file: string;
  readonly text: string;
}

/** TypeScript files under the folders, as paths from the root of the repository. */
function filesUnder(...folders: readonly string[]): readonly string[] {
  return folders.flatMap((folder) =>
    readdirSync(`${repository}/${folder}`, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !file.includes('node_modules'))
      .map((file) => `${folder}/${file}`),
  );
}

function titlesIn(files: readonly string[]): readonly Title[] {
  return files
    .filter((file) => /\.test\.tsx?$/.test(file))
    .flatMap((file) => {
      const source = readFileSync(`${repository}/${file}`, 'utf8');
      const titles = source.matchAll(/\btest(?:\.each\([^`'"]*\))?\(\s*(['"`])(.+?)\1/g);
      return Array.from(titles, ([, , text = '']) => ({ file, text }));
    });
}

const clauseTitles = titlesIn(filesUnder('packages/rules/test/clauses'));
const allTitles = titlesIn(filesUnder('packages', 'apps'));

describe('SPEC.md', () => {
  test('states each clause once', () => {
    expect(stated.length).toBeGreaterThan(25);
    expect(stated.filter((id, index) => stated.indexOf(id) !== index)).toEqual([]);
  });

  test('every clause that is stated has a test in its name', () => {
    const shown = new Set(
      allTitles.flatMap(({ text }) => /^[A-Z]{2}-\d+(?:\.\d+)?(?=:)/.exec(text)?.[0] ?? []),
    );
    expect(
      stated.filter((id) => !shown.has(id)),
      "clauses in no test's title, which begins with them: 'PA-1: ...', in packages/rules/test/clauses/",
    ).toEqual([]);
  });

  test('every test of a clause begins with the identifier of one that is stated', () => {
    const strays = clauseTitles.filter(({ text }) => !stated.includes(/^([^:]+):/.exec(text)?.[1] ?? ''));
    expect(strays).toEqual([]);
    expect(clauseTitles.length).toBeGreaterThan(40);
  });

  test('no test anywhere cites a clause that is not stated', () => {
    const cited = allTitles.flatMap(({ file, text }) =>
      Array.from(text.matchAll(IDENTIFIER), ([id]) => `${file}: ${id}`),
    );
    expect(cited.filter((each) => !stated.includes(each.split(': ')[1] ?? ''))).toEqual([]);
  });

  test('every clause that is listed as one that can be in force is in force in some game', () => {
    const inForce = new Set(everyRules.flatMap(clausesInForce));
    expect(CLAUSE_IDS.flat().filter((id) => !inForce.has(id))).toEqual([]);
  });

  test('every clause in force in any game is stated, and so is every one that the code cites', () => {
    expect(everyRules.flatMap(clausesInForce).filter((id) => !stated.includes(id))).toEqual([]);
    const cited = filesUnder('packages/rules/src').flatMap((file) =>
      Array.from(
        readFileSync(`${repository}/${file}`, 'utf8').matchAll(IDENTIFIER),
        ([id]) => `${file}: ${id}`,
      ),
    );
    expect(cited.filter((each) => !stated.includes(each.split(': ')[1] ?? ''))).toEqual([]);
  });
});
