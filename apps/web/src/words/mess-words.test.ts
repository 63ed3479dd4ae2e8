// The words of sailors: sentences that say all that the plain ones do, and none of the plain words beside them.
import { describe, expect, it } from 'vitest';
import { argumentsOf, shownIn, type Message } from '../../test/sample-arguments.ts';
import type { Catalogue } from './catalogue.ts';
import { loadCatalogue, loadMessWords } from './fetching.ts';
import { LANGUAGES } from './languages.ts';

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

const inMess = async (language: Catalogue['code']): Promise<Catalogue> =>
  (await loadMessWords(language))(await loadCatalogue(language));

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

  it('leaves the other games in their own words', async () => {
    const [plain, mess] = [await loadCatalogue(language), await inMess(language)];
    for (const game of ['ludo', 'indian', 'german'] as const)
      expect(mess.games[game]).toBe(plain.games[game]);
    expect(mess.ruleSets).toBe(plain.ruleSets);
  });
});

it('English has no plain word left where sailors have another one', async () => {
  const PLAIN = /\b(?:base|home column|start square|capture[sd]?|challenge[sd]?|mixed blob)\b/i;
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
