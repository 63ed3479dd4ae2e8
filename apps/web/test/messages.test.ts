import { describe, expect, it } from 'vitest';
import { bookOf } from '../src/book/text.ts';
import { loadCatalogue } from '../src/words/fetching.ts';
import type { RulesReason } from '../src/words/rules-reason.ts';
import { LANGUAGES, type Language } from '../src/words/languages.ts';
import { loadLabWords } from '../src/words/lab-words.ts';
import { loadLessonWords } from '../src/words/lesson-words.ts';
import { loadReplayWords } from '../src/words/replay-words.ts';
import { loadReviewWords } from '../src/words/review-words.ts';
import { argumentsOf, shownIn, type Message } from './sample-arguments.ts';

/** The catalogue with everything fetched separately. */
async function everythingIn(language: Language) {
  const [catalogue, review, replay, book, lessons, lab] = await Promise.all([
    loadCatalogue(language),
    loadReviewWords(language),
    loadReplayWords(language),
    bookOf(language),
    loadLessonWords(language),
    loadLabWords(language),
  ]);
  return { ...catalogue, review, replay, book, lessons, lab };
}

const en = await everythingIn('en');

interface Found {
  readonly path: string;
  readonly value: unknown;
}

function messagesIn(value: unknown, path = ''): readonly Found[] {
  if (typeof value !== 'object' || value === null) return [{ path, value }];
  return Object.entries(value).flatMap(([key, inner]) =>
    messagesIn(inner, path === '' ? key : `${path}.${key}`),
  );
}

const isMessage = (value: unknown): value is Message => typeof value === 'function';

/** Common words take boards and colours, and rules' refusals take reasons: they are called separately below. */
const isApart = (path: string): boolean => path.startsWith('common.') || path.startsWith('rulesRefusal.');

/** Sentences that leave out an argument, and why. */
const LEFT_OUT: Readonly<Record<string, string>> = {
  'lobby.taken': 'of free seats and all seats it tells those that are taken',
};

/** Texts that are equal in several languages: names of games, keys and things, and words that two languages share. */
const SHARED = new Set([
  'Ludo',
  'Jumbo Ludo',
  'Parchís',
  'Uckers',
  'Ludo Star',
  'Ludo Star Uckers',
  'Bot',
  'Bot:',
  'No',
  'Normal',
  'Name',
  'Navy Uckers',
  'neutral',
  'Esc',
  'Enter',
  'Space',
]);

/** Sailors' words stay in the original in every language. */
const isSailors = (path: string): boolean => /^book\.wordList\.\d+\.1$/.test(path);

const WORD = /\p{L}\p{M}*\p{L}/u;

/** Two words and more, which no two languages share. */
const SENTENCE = /\p{L}{2}.* .*\p{L}{2}/u;

/** Numbers of every plural form of the languages, and on both sides of a minute. */
const AMOUNTS = [0, 1, 2, 3, 6, 11, 21, 59, 60, 100, 120];

const FAULTS: readonly RegExp[] = [
  /^$/,
  /undefined|NaN|\[object|null|function|=>/,
  / {2}|^ | $/,
  // Digits are western, as on the dice.
  /[٠-٩۰-۹०-९]/,
];

/** Marks of foreign scripts, and allowed Latin words: names, keys, squares and identifiers of rules. */
const SCRIPTS: readonly (readonly [Language, RegExp])[] = [
  ['hi', /[A-Za-z।]/],
  ['ar', /[A-Za-z,;?]/],
];
const LATIN =
  /(?<!\p{Script=Latin})(?:Masters Games|Wi-Fi|QR|localhost|https:|#take=|Space|Enter|Esc|Shift|Home|End|record|JSON|MB|PNG|SVG|out-piece|ludo|jumbo|indian|parchis|uckers-navy|uckers|german|[A-Z]|[a-dhn]|(?<![^ ])\?(?= ))(?!\p{Script=Latin})/gu;

const english = new Map(messagesIn(en).map(({ path, value }) => [path, value]));

/** Products by whose names a game is found or understood (`ludo-king`); they are shown nowhere. */
const OTHER_PRODUCTS =
  /ludo[ -]?(?:king|club|supreme|talent)|yalla|zupee|parch[ií]s (?:star|club)|mensch ärgere|kimble|लूडो (?:किंग|क्लब|सुप्रीम)|(?:لودو (?:كينغ|كينج|كنج|كلوب)|يلا لودو)/i;

/** The shape of a value: objects by their keys, lists by their length. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shapeOf);
  if (typeof value !== 'object' || value === null) return typeof value;
  return Object.fromEntries(
    Object.keys(value)
      .toSorted()
      .map((key) => [key, shapeOf(Reflect.get(value, key))]),
  );
}

function say(path: string, value: Message, first: number): string {
  const model = english.get(path);
  if (!isMessage(model)) throw new Error(`${path} is no message in English`);
  const said = value(...argumentsOf(path, model, first));
  if (typeof said !== 'string') throw new Error(`${path} gives no text`);
  return said;
}

/** Of many faults the first ten and their number: a language that has just begun has a thousand. */
/** `advice`: what to do about them. */
function expectNone(faults: readonly string[], advice = ''): void {
  const told = faults.length > 10 ? [...faults.slice(0, 10), `${faults.length} in all`] : faults;
  expect(told, advice).toEqual([]);
}

const TRANSLATE = 'translate these, or, what both languages say in the same words, enter in SHARED above';

describe.each(LANGUAGES)('the messages in %s', (language) => {
  it('are those of English: the same keys, sentences and lists', async () => {
    expect(shapeOf(await everythingIn(language))).toEqual(shapeOf(en));
  });

  it('take no more arguments than in English', async () => {
    for (const { path, value } of messagesIn(await everythingIn(language))) {
      const model = english.get(path);
      if (isMessage(value) && isMessage(model)) expect(value.length, path).toBeLessThanOrEqual(model.length);
    }
  });

  it('name no other product', async () => {
    const named = messagesIn(await everythingIn(language)).filter(({ path, value }) =>
      OTHER_PRODUCTS.test(isMessage(value) && !isApart(path) ? say(path, value, 2) : String(value)),
    );
    expectNone(named.map(({ path }) => path));
  });

  it('are never empty, for any number', async () => {
    const wrong = messagesIn(await everythingIn(language)).flatMap(({ path, value }) => {
      if (isApart(path) || typeof value === 'number') return [];
      const said = isMessage(value) ? AMOUNTS.map((first) => say(path, value, first)) : [String(value)];
      return said
        .filter((each) => FAULTS.some((fault) => fault.test(each)))
        .map((each) => `${path}: ${each}`);
    });
    expectNone(wrong);
  });

  it('tell everything that they are given', async () => {
    const wrong = messagesIn(await everythingIn(language)).flatMap(({ path, value }) => {
      const model = english.get(path);
      if (isApart(path) || !isMessage(value) || !isMessage(model) || path in LEFT_OUT) return [];
      const said = say(path, value, 7);
      const parts = shownIn(path, model, 7);
      return parts.filter((part) => !said.includes(part)).map((part) => `${path} without ${part}: ${said}`);
    });
    expectNone(wrong);
  });

  it('are translated', async () => {
    const same = messagesIn(await everythingIn(language)).flatMap(({ path, value }) => {
      if (isApart(path) || isSailors(path) || typeof value === 'number') return [];
      const [said, original = ''] = [value, english.get(path)].map((each) =>
        isMessage(each) ? wordsOf(path, say(path, each, 7)) : String(each),
      );
      // One letter is a key, and a sentence of arguments alone has no words.
      const hasWords = WORD.test(original) && !SHARED.has(original);
      return hasWords && said === original ? [`${path}: ${original}`] : [];
    });
    expectNone(language === 'en' ? [] : same, TRANSLATE);
  });

  it('are not those of another language, from which they were copied', async () => {
    const texts = messagesIn(await everythingIn(language));
    const wrong: string[] = [];
    for (const other of LANGUAGES.slice(0, LANGUAGES.indexOf(language))) {
      const theirs = new Map(messagesIn(await everythingIn(other)).map(({ path, value }) => [path, value]));
      for (const { path, value } of texts) {
        if (isApart(path) || isSailors(path) || typeof value === 'number') continue;
        const [said, copied] = [value, theirs.get(path)].map((each) =>
          isMessage(each) ? wordsOf(path, say(path, each, 7)) : String(each),
        );
        if (said === copied && SENTENCE.test(said ?? '') && !SHARED.has(said ?? '')) {
          wrong.push(`${path} as in ${other}: ${said}`);
        }
      }
    }
    expectNone(wrong, TRANSLATE);
  });

  it('say every reason of the rules, with what it is about', async () => {
    const text = await loadCatalogue(language);
    const reason: RulesReason = {
      needs: '4',
      most: 3,
      blocker: 'Qblocker',
      blockedAt: 'Qblockedat',
      thrown: '6',
      isOneDie: true,
    };
    const others: readonly Partial<RulesReason>[] = [{}, { isOneDie: false }, { most: null, thrown: '' }];
    for (const [code, words] of Object.entries(text.rulesRefusal)) {
      for (const other of others) {
        const said = words({ ...reason, ...other });
        expect(said, code).toMatch(WORD);
        expect(said, code).not.toMatch(/undefined|NaN|\[object|null| {2}|[.。।]$/);
        if (code.endsWith('-in-the-way')) {
          expect(said, code).toContain(reason.blocker);
          expect(said, code).toContain(reason.blockedAt);
        }
      }
    }
    expect(text.rulesRefusal.overshoots(reason)).toContain('6');
    expect(text.rulesRefusal['overshoots-end-squares'](reason)).toContain('3');
    expect(text.rulesRefusal['needs-another-number-to-enter'](reason)).toContain('4');
  });
});

describe.each(SCRIPTS)('the messages in %s', (language, foreign) => {
  it('are written in their own script, but for what they quote of a position text', async () => {
    const wrong = messagesIn(await everythingIn(language)).flatMap(({ path, value }) => {
      if (isApart(path) || isSailors(path) || path === 'code' || typeof value === 'number') return [];
      const said = isMessage(value) ? wordsOf(path, say(path, value, 7)) : String(value);
      return foreign.test(said.replaceAll(LATIN, '')) ? [`${path}: ${said}`] : [];
    });
    expectNone(wrong);
  });
});

describe.each(LANGUAGES)('from where a piece can be hit, in %s', (language) => {
  it('is told behind it, ahead of it, and out of base', async () => {
    const { way } = await loadReviewWords(language);
    const told = [null, 1, 2, 7, -1, -2, -7].map(way);
    expect(new Set(told).size).toBe(told.length);
    for (const each of told) expect(each).not.toMatch(/undefined|NaN|-| {2}/);
  });
});

function wordsOf(path: string, said: string): string {
  const model = english.get(path);
  if (!isMessage(model)) return said;
  return shownIn(path, model, 7)
    .toSorted((a, b) => b.length - a.length)
    .reduce((rest, part) => rest.replaceAll(part, ''), said)
    .trim();
}
