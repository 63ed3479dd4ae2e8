// The words of sailors: sentences that say all that the plain ones do, and none of the plain words beside them.
import { describe, expect, it } from 'vitest';
import { argumentsOf, shownIn, type Message } from '../../test/sample-arguments.ts';
import { clausesInForce, ruleSets, type ClauseId } from '@ludo/rules';
import { sailorly } from './en/sailorly.ts';
import type { Catalogue } from './catalogue.ts';
import { loadCatalogue, loadMessWords } from './fetching.ts';
import { loadBook } from './book-words.ts';
import { LANGUAGES } from './languages.ts';
import { loadLessonWords } from './lesson-words.ts';
import { loadReviewWords } from './review-words.ts';

interface Sentence {
  readonly path: string;
  readonly said: string;
  readonly parts: readonly string[];
}

const english = await loadCatalogue('en');
const models = new Map(messagesIn(english));

const isMessage = (value: unknown): value is Message => typeof value === 'function';

function messagesIn(value: unknown, path = ''): readonly (readonly [string, unknown])[] {
  if (typeof value !== 'object' || value === null) return [[path, value]];
  return Object.entries(value).flatMap(([key, inner]) =>
    messagesIn(inner, path === '' ? key : `${path}.${key}`),
  );
}

/** Of the parts of the page that tell of a game. */
function sentencesOf(
  { captions, own, board, seats, turn, score }: Catalogue,
  first: number,
): readonly Sentence[] {
  return messagesIn({ captions, own, board, seats, turn, score }).flatMap(([path, value]) => {
    const model = models.get(path);
    if (!isMessage(value) || !isMessage(model)) return [{ path, said: String(value), parts: [] }];
    const said = String(value(...argumentsOf(path, model, first)));
    return [{ path, said, parts: shownIn(path, model, first) }];
  });
}

/** With every switch on, and with none. */
function clausesOfAll(id: string): readonly ClauseId[] {
  const options = ruleSets.find((each) => each.id === id)?.options ?? [];
  const all = options.map((option) =>
    option.values === null ? option.id : `${option.id}=${option.values.at(-1)}`,
  );
  return [...clausesInForce(id), ...clausesInForce([id, ...all.toSorted()].join('+'))];
}

const inMess = async (language: Catalogue['code']): Promise<Catalogue> =>
  (await loadMessWords(language)).catalogue(await loadCatalogue(language));

describe.each(LANGUAGES)('a game in mess words, in %s', (language) => {
  it.each([1, 2, 7])('tells all that the plain sentences tell, for %i', async (first) => {
    const plain = new Map(
      sentencesOf(await loadCatalogue(language), first).map(({ path, said }) => [path, said]),
    );
    const others = sentencesOf(await inMess(language), first).filter(
      ({ path, said }) => said !== plain.get(path),
    );
    expect(others.length).toBeGreaterThan(8);
    for (const { path, said, parts } of others) {
      for (const part of parts) {
        if (plain.get(path)?.includes(part) === true) expect(said, path).toContain(part);
      }
      expect(said, path).not.toMatch(/undefined|NaN| {2}|^ | $|\.\./);
    }
  });

  it('has a word of sailors for each switch that they have a word for, and for an eight-piece win', async () => {
    const text = await inMess(language);
    const said = [
      ...Object.values(text.games.uckers.options),
      text.score.eightPiece,
      text.score.inHarbour,
      text.captions.announced('Qwho', 'Qwhose', 'Qstanding'),
      text.captions.movedBack('Qwho', 'Qfrom', 'Qto'),
      text.captions.movedTogether('Qwho', 4, 'Qfrom', 'Qto'),
      text.captions.movedTogether('Qwho', 2, 'Qfrom', 'Qto'),
    ].map((each) => each.toLowerCase());
    for (const word of ['suck-back', 'blow-back', 'snake eyes', 'blob takes blob', 'six-off']) {
      expect(
        said.filter((each) => each.includes(word)),
        word,
      ).not.toEqual([]);
    }
    expect(said.filter((each) => /eight[ -]piece/.test(each))).toHaveLength(2);
    expect(said.filter((each) => each.includes('eight piece in harbour'))).toHaveLength(1);
    expect(text.games['uckers-navy'].options).toEqual(text.games.uckers.options);
  });

  it('has the word of sailors in the title of each lesson about a switch, and in its rule', async () => {
    const mess = await loadMessWords(language);
    const { switches } = mess.lessons(await loadLessonWords(language));
    const { clauses } = await inMess(language);
    for (const [word, rule, ...steps] of [
      ['suck-back', 'WU-1', 'suckBack'],
      ['blow-back', 'WU-2', 'blowBack'],
      ['snake eyes', 'WU-3', 'snakeEyes'],
      ['six-off', 'HO-1'],
    ] as const) {
      expect(clauses[rule].toLowerCase()).toContain(word);
      expect(clauses[rule].toLowerCase().split(word), 'once').toHaveLength(2);
      for (const step of steps) expect(switches[step].title.toLowerCase()).toContain(word);
    }
    expect(switches.blobTakesBlob.title.toLowerCase()).toContain('blob takes blob');
  });

  it('says as much in lessons, the rule book and answers as the plain words', async () => {
    const mess = await loadMessWords(language);
    for (const [plain, told] of [
      await loadLessonWords(language).then((words) => [words, mess.lessons(words)] as const),
      await loadBook(language).then((words) => [words, mess.book(words)] as const),
      await loadReviewWords(language).then((words) => [words, mess.review(words)] as const),
    ]) {
      const paths = (value: unknown) => messagesIn(value).map(([path]) => path);
      expect(paths(told)).toEqual(paths(plain));
    }
  });

  it('leaves the other games in their own words', async () => {
    const [plain, mess] = [await loadCatalogue(language), await inMess(language)];
    for (const game of ['ludo', 'indian', 'german'] as const)
      expect(mess.games[game]).toBe(plain.games[game]);
    expect(mess.ruleSets).toBe(plain.ruleSets);
    const [words, lessons, book] = [
      await loadMessWords(language),
      await loadLessonWords(language),
      await loadBook(language),
    ];
    for (const game of ['ludo', 'indian', 'german'] as const) {
      expect(words.lessons(lessons)[game]).toBe(lessons[game]);
      expect(words.book(book).short[game]).toBe(book.short[game]);
    }
  });
});

const PLAIN =
  /\b(?:base|home column|start square|captur(?:e[sd]?|ing)|challeng(?:e[sd]?|ing)|mixed blobs?)\b/i;

it('English has no plain word left where sailors have another one', async () => {
  /** Sentences of rules that no game of sailors has. */
  const OTHERS = /^(?:captions|own|board)\.(?:penalised|thirdSixCosts|retired)$/;
  const left = sentencesOf(await inMess('en'), 2)
    .filter(({ path, said }) => PLAIN.test(said) && !OTHERS.test(path))
    .map(({ path, said }) => `${path}: ${said}`);
  expect(left).toEqual([]);
});

it('a square is called as sailors call it', async () => {
  const { common } = await inMess('en');
  expect(common.standing({ kind: 'base' })).toBe('in harbour');
  expect(common.to({ kind: 'base' })).toBe('to harbour');
  expect(common.standing({ kind: 'column', of: 'green', number: 3 })).toBe('in Green’s pipe 3');
  expect(common.standing({ kind: 'track', number: 14, startOf: 'green' })).toBe(
    'on square 14 (Green’s doorstep)',
  );
  expect(common.standing({ kind: 'home' })).toBe('at home');
});

it('English lessons, rules and answers have none left, and names are left alone', async () => {
  const mess = await loadMessWords('en');
  const {
    uckers,
    'uckers-navy': navy,
    'uckers-blobs': blobs,
    switches,
  } = mess.lessons(await loadLessonWords('en'));
  const { short, parts } = mess.book(await loadBook('en'));
  const review = mess.review(await loadReviewWords('en'));
  const { clauses, games } = await inMess('en');
  const rules = ruleSets.flatMap(({ id }) => (id.startsWith('uckers') ? clausesOfAll(id) : []));
  expect(rules.length).toBeGreaterThan(50);
  const told = [
    { uckers, navy, blobs, switches },
    { uckers: short.uckers, navy: short['uckers-navy'], parts },
    rules.map((id) => clauses[id]),
    [games.uckers.special, games['uckers-navy'].special],
  ].flatMap((each) => messagesIn(each).map(([, sentence]) => String(sentence)));
  expect(told.filter((sentence) => PLAIN.test(sentence))).toEqual([]);
  expect(told.filter((sentence) => /^[a-z]/.test(sentence))).toEqual([]);
  expect(review.way(null)).toBe('out of harbour');
  expect(review.challengesYou('Base', 'with a 6', 'on square 7', 'out of harbour')).toBe(
    'Base can six off against your blob on square 7, out of harbour, with a 6',
  );
});

it.each([
  ['Captured! It goes back to base.', 'Hacked off! It goes back to harbour.'],
  [
    'Landing on it captures it; landing on them captures them.',
    'Landing on it hacks it off; landing on them hacks them off.',
  ],
  ['Challenge the blob, or lay down the challenge.', 'Six off against the blob, or lay down the six-off.'],
  ['Mixed blobs stand before your home column.', 'Mixi-blobs stand before your pipe.'],
  ['The basement', 'The basement'],
])('%s', (plain, mess) => {
  expect(sailorly(plain)).toBe(mess);
});
