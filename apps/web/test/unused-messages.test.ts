import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { book } from '../src/words/en/book.ts';
import { catalogue } from '../src/words/en/index.ts';
import { review } from '../src/words/en/review.ts';
import { LANGUAGES } from '../src/words/languages.ts';
import { CATALOGUE, usesIn, type Path, type Roots } from './message-uses.ts';

const SOURCES = fileURLToPath(new URL('../src/', import.meta.url));

const filesIn = (folder: string): readonly string[] =>
  readdirSync(join(SOURCES, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !path.includes('.test.'))
    .map((path) => join(folder, path));

/** A message's own definition is not a use. */
const isOfLanguage = (path: string): boolean =>
  LANGUAGES.some((language) => path.startsWith(join('words', language, '/')));

function messagesOf(value: unknown, path: Path = []): readonly Path[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [path];
  return Object.entries(value).flatMap(([key, inner]) => messagesOf(inner, [...path, key]));
}

/** A message may be followed by one of its own methods. */
const isUseOf = (use: Path, message: Path): boolean =>
  message.every((key, nth) => use[nth] === '*' || use[nth] === key);

/** What the English messages import from their common words. */
function importedCommon(): ReadonlySet<string> {
  const found = filesIn(join('words', 'en')).flatMap((path) => {
    const source = readFileSync(join(SOURCES, path), 'utf8');
    return Array.from(source.matchAll(/import \{([^}]*)\} from '\.\/common\.ts'/g), ([, names = '']) =>
      names.split(',').map((name) => name.trim()),
    ).flat();
  });
  return new Set(found);
}

interface Kind {
  readonly messages: object;
  readonly folder: string;
  readonly roots: Roots;
}

/** The words of lessons are found by the names of their steps: see the test of the lessons. */
const KINDS: Readonly<Record<string, Kind>> = {
  'of the catalogue': { messages: catalogue, folder: '.', roots: CATALOGUE },
  'of looking closer': {
    messages: review,
    folder: 'review',
    roots: { calls: ['useReviewWords'], types: ['ReviewWords'], names: ['words'] },
  },
  'of the rule book': {
    messages: book,
    folder: 'book',
    roots: { calls: ['useBook'], types: ['BookText'], names: [] },
  },
};

describe('the messages', () => {
  it.each(Object.entries(KINDS))('%s are all used', (_name, { messages, folder, roots }) => {
    const found = filesIn(folder)
      .filter((path) => !isOfLanguage(path))
      .flatMap((path) => usesIn(path, readFileSync(join(SOURCES, path), 'utf8'), roots));
    const uses = [...new Map(found.map((use) => [use.join('.'), use])).values()];
    const common = importedCommon();
    const unused = messagesOf(messages).filter(
      (message) =>
        !(message[0] === 'common' && common.has(message[1] ?? '')) &&
        !uses.some((use) => isUseOf(use, message)),
    );
    expect(unused.map((message) => message.join('.'))).toEqual([]);
  });
});

describe('a use of a message', () => {
  it.each([
    ['const text = useText(); show(text.seats.title);', 'seats.title'],
    ['function A() { const { seats: words } = useText(); words.title; }', 'seats.title'],
    ['function A() { const words = { ...text.seats, ...text.turn }; words.title; }', 'seats.title'],
    ['function A() { const { title } = text.seats; return <b>{title}</b>; }', 'seats.title'],
    ["function words(said: Catalogue['turn']['yours']) { return said.move('x'); }", 'turn.yours.move'],
    [
      "function words(said: Catalogue['turn']['yours'] | Catalogue['turn']['theirs']) { return said.move('x'); }",
      'turn.theirs.move',
    ],
    [
      'function a(x) { return x.move; } function b() { return a(ok ? text.turn.yours : text.turn.theirs); }',
      'turn.theirs.move',
    ],
    ['function a() { const words = text.ruleSets[id]; words?.options[each]; }', 'ruleSets.*.options.*'],
    ['Object.entries(text.setupFields);', 'setupFields.*'],
  ])('%s', (source, use) => {
    expect(usesIn('a.tsx', source).map((path) => path.join('.'))).toContain(use);
  });

  it.each([
    ['another thing of the same name', 'function A() { const words = useText().gathering; words.title; }'],
    ['the whole of it, handed elsewhere', 'function A() { const { seats } = useText(); show(seats); }'],
    ['a name that is given and not taken up', 'function A() { const { title } = useText().seats; }'],
  ])('is not %s', (_what, source) => {
    expect(usesIn('a.tsx', source).map((path) => path.join('.'))).not.toContain('seats.title');
  });
});
