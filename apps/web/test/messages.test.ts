import { describe, expect, it } from 'vitest';
import { loadCatalogue } from '../src/catalogue/catalogue.ts';
import { en } from '../src/catalogue/en/index.ts';
import type { RulesReason } from '../src/catalogue/en/refusals.ts';
import { LANGUAGES } from '../src/catalogue/languages.ts';
import { argumentsOf, shownOf, type Message } from './sample-arguments.ts';

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

/** Common words take boards and colours, and refusals by rules their reasons: they are called below, by themselves. */
const isApart = (path: string): boolean => path.startsWith('common.') || path.startsWith('rulesRefusal.');

/** Sentences that leave out an argument, and why. */
const LEFT_OUT: Readonly<Record<string, string>> = {
  'lobby.taken': 'of free seats and all seats it tells those that are taken',
};

/** What is the same in several languages: names of games, keys and things, and words that two languages share. */
const SHARED = new Set([
  'Ludo',
  'Jumbo Ludo',
  'Uckers',
  'Ludo Star',
  'Ludo Star Uckers',
  'Bot',
  'No',
  'Normal',
  'Name',
  'Navy Uckers',
  'neutral',
  'Esc',
]);

const WORD = /\p{L}\p{M}*\p{L}/u;

/** Numbers of every plural form that the languages have, and on both sides of a minute. */
const AMOUNTS = [0, 1, 2, 3, 6, 11, 21, 59, 60, 100, 120];

const FAULTS: readonly RegExp[] = [
  /^$/,
  /undefined|NaN|\[object|null|function|=>/,
  / {2}|^ | $/,
  // Digits are western, as on the dice.
  /[٠-٩۰-۹०-९]/,
];

const english = new Map(messagesIn(en).map(({ path, value }) => [path, value]));

/** The kinds of everything: what is an object has the same keys, what is a list the same length. */
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

describe.each(LANGUAGES)('the messages in %s', (language) => {
  it('are those of English: the same keys, sentences and lists', async () => {
    expect(shapeOf(await loadCatalogue(language))).toEqual(shapeOf(en));
  });

  it('take no more arguments than in English', async () => {
    for (const { path, value } of messagesIn(await loadCatalogue(language))) {
      const model = english.get(path);
      if (isMessage(value) && isMessage(model)) expect(value.length, path).toBeLessThanOrEqual(model.length);
    }
  });

  it('are never empty, for any number', async () => {
    const wrong = messagesIn(await loadCatalogue(language)).flatMap(({ path, value }) => {
      if (isApart(path) || typeof value === 'number') return [];
      const said = isMessage(value) ? AMOUNTS.map((first) => say(path, value, first)) : [String(value)];
      return said
        .filter((each) => FAULTS.some((fault) => fault.test(each)))
        .map((each) => `${path}: ${each}`);
    });
    expect(wrong).toEqual([]);
  });

  it('tell everything that they are given', async () => {
    const wrong = messagesIn(await loadCatalogue(language)).flatMap(({ path, value }) => {
      const model = english.get(path);
      if (isApart(path) || !isMessage(value) || !isMessage(model) || path in LEFT_OUT) return [];
      const said = say(path, value, 7);
      const parts = argumentsOf(path, model, 7).flatMap(shownOf);
      return parts.filter((part) => !said.includes(part)).map((part) => `${path} without ${part}: ${said}`);
    });
    expect(wrong).toEqual([]);
  });

  it('are translated', async () => {
    const same = messagesIn(await loadCatalogue(language)).flatMap(({ path, value }) => {
      if (isApart(path) || typeof value === 'number') return [];
      const [said, original = ''] = [value, english.get(path)].map((each) =>
        isMessage(each) ? wordsOf(path, say(path, each, 7)) : String(each),
      );
      // One letter is a key, and a sentence of arguments alone has no words.
      const hasWords = WORD.test(original) && !SHARED.has(original);
      return hasWords && said === original ? [`${path}: ${original}`] : [];
    });
    expect(language === 'en' ? [] : same).toEqual([]);
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
      clause: null,
    };
    const others: readonly Partial<RulesReason>[] = [
      {},
      { isOneDie: false, clause: 'MU-10' },
      ...['GL-7', 'GL-8', 'GL-9', 'GL-12'].map((clause) => ({ clause })),
      { clause: 'GL-12', most: null },
    ];
    for (const [code, words] of Object.entries(text.rulesRefusal)) {
      for (const other of others) {
        const said = words({ ...reason, ...other });
        expect(said, code).toMatch(WORD);
        expect(said, code).not.toMatch(/undefined|NaN|\[object|null| {2}|[.。।]$/);
        if (code === 'block-in-the-way' || code === 'barrier-in-the-way') {
          expect(said, code).toContain(reason.blocker);
          expect(said, code).toContain(reason.blockedAt);
        }
      }
    }
    expect(text.rulesRefusal.overshoots(reason)).toContain('6');
    expect(text.rulesRefusal.overshoots({ ...reason, clause: 'GL-12' })).toContain('3');
    expect(text.rulesRefusal['needs-another-number-to-enter'](reason)).toContain('4');
  });
});

/** A sentence without what it was given. */
function wordsOf(path: string, said: string): string {
  const model = english.get(path);
  if (!isMessage(model)) return said;
  return argumentsOf(path, model, 7)
    .flatMap(shownOf)
    .reduce((rest, part) => rest.replaceAll(part, ''), said);
}
