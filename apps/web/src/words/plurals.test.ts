import type { Board } from '@ludo/rules';
import { ruleSets, squareNameOf } from '@ludo/rules';
import { describe, expect, it } from 'vitest';
import { isOfColours } from '../telling/colour-names.ts';
import { loadCatalogue } from './fetching.ts';
import { isolated } from './isolated.ts';
import { LANGUAGES, type Language, MANIFESTS } from './languages.ts';

/** The rows of every language; `npm run types` names one that has none. */
function inEvery<Row extends readonly unknown[]>(
  rows: Readonly<Record<Language, readonly Row[]>>,
): (readonly [Language, ...Row])[] {
  return LANGUAGES.flatMap((language) => rows[language].map((row) => [language, ...row] as const));
}

describe('amounts', () => {
  it.each(
    inEvery<readonly [number, string]>({
      en: [
        [0, '0 choices'],
        [1, '1 choice'],
        [2, '2 choices'],
      ],
      de: [
        [1, '1 Möglichkeit'],
        [2, '2 Möglichkeiten'],
      ],
      es: [
        [0, '0 opciones'],
        [1, '1 opción'],
        [2, '2 opciones'],
      ],
      hi: [
        [1, '1 विकल्प'],
        [2, '2 विकल्प'],
      ],
      ar: [
        [0, '0 خيار'],
        [1, 'خيار واحد'],
        [2, 'خياران'],
        [3, '3 خيارات'],
        [11, '11 خيارًا'],
        [100, '100 خيار'],
      ],
    }),
  )('%s: %i', async (language, amount, words) => {
    expect((await loadCatalogue(language)).captions.choices(amount)).toContain(words);
  });

  it.each(
    inEvery<readonly [number, string]>({
      en: [
        [1, '1 second'],
        [60, '1 minute'],
        [150, '2 minutes'],
      ],
      de: [[60, '1 Minute']],
      es: [
        [60, '1 minuto'],
        [45, '45 segundos'],
      ],
      hi: [[45, '45 सेकंड']],
      ar: [
        [120, 'دقيقتان'],
        [600, '10 دقائق'],
        [900, '15 دقيقة'],
      ],
    }),
  )('%s: %i seconds', async (language, seconds, words) => {
    expect((await loadCatalogue(language)).common.duration(seconds)).toBe(words);
  });

  it.each<readonly [Language, number, string]>([
    ['en', 2, 'captures 2 pieces of X'],
    ['hi', 2, 'X की 2 गोटियाँ काटना'],
    ['ar', 1, 'أكل حجر X'],
    ['ar', 2, 'أكل حجرين من أحجار X'],
    ['ar', 3, 'أكل 3 أحجار من أحجار X'],
  ])('%s: %i pieces captured', async (language, many, words) => {
    expect((await loadCatalogue(language)).board.captures('X', many)).toBe(words);
  });

  it('agree with a colour in the dual of Arabic, and are plural beside 0 in Hindi', async () => {
    const [arabic, hindi] = await Promise.all([loadCatalogue('ar'), loadCatalogue('hi')]);
    expect(arabic.board.piece(arabic.common.colour.red, 2, 'Y')).toBe('الحجران الأحمران Y (2)');
    expect(hindi.board.counts(0, 2)).toContain('0 छक्के');
  });

  it('agree with the word after a square in Hindi', async () => {
    const { board, common, dice } = await loadCatalogue('hi');
    const square = common.place({ kind: 'track', number: 12, startOf: null });
    const last = common.place({ kind: 'end', of: 'green', letter: 'a' });
    expect([dice.play(square, 'X'), board.andThen(last, 'X')]).toEqual([
      'चलें: खाने 12 से X',
      'फिर हरे के आखिरी खाने a से X',
    ]);
  });

  it.each(
    inEvery<readonly [string, string]>({
      en: [['1st, 2nd, 3rd, 4th', '1, 2, or 3']],
      de: [['1., 2., 3., 4.', '1, 2 oder 3']],
      es: [['1.º, 2.º, 3.º, 4.º', '1, 2 o 3']],
      hi: [['पहला, दूसरा, तीसरा, चौथा', '1, 2 या 3']],
      ar: [['الأول, الثاني, الثالث, الرابع', '1 أو 2 أو 3']],
    }),
  )('%s: %s', async (language, places, numbers) => {
    const { common } = await loadCatalogue(language);
    expect([1, 2, 3, 4].map(common.ordinal).join(', ')).toBe(places);
    expect(common.numbers([1, 2, 3])).toBe(numbers);
  });
});

describe('parts of a sentence', () => {
  it.each(
    inEvery<readonly [string, string]>({
      en: [['a, b', 'a; b']],
      de: [['a, b', 'a; b']],
      es: [['a, b', 'a; b']],
      hi: [['a, b', 'a; b']],
      ar: [['a، b', 'a؛ b']],
    }),
  )('are joined as in %s', async (language, commas, semicolons) => {
    const { common } = await loadCatalogue(language);
    expect(common.commas(['a', 'b'])).toBe(commas);
    expect(common.semicolons(['a', 'b'])).toBe(semicolons);
  });
});

describe.each(LANGUAGES)('the names of things in %s', (language) => {
  it('tell every place of every board apart', async () => {
    const { common } = await loadCatalogue(language);
    for (const { board } of ruleSets) {
      for (const words of [common.place, common.standing, common.from, common.to]) {
        const places = board.colours.flatMap(({ index }) =>
          placesOf(board).map((at) => squareNameOf(board, index, at)),
        );
        const names = new Set(places.map((square) => JSON.stringify(square)));
        const told = new Set(places.map(words));
        expect(told.size).toBe(names.size);
        expect([...told].join()).not.toMatch(/undefined| {2}/);
      }
    }
  });

  it('tell colours apart, and a name that was made of them from one that was chosen', async () => {
    const { common } = await loadCatalogue(language);
    const words = Object.values(common.colour);
    expect(new Set(words).size).toBe(words.length);
    expect(isOfColours(common.several([common.colour.red, common.colour.yellow]), ['red', 'yellow'])).toBe(
      true,
    );
    expect(isOfColours(common.colour.red, ['red'])).toBe(true);
    expect(isOfColours('Anna', ['red'])).toBe(false);
    expect(common.who(null, 'red')).toBe(common.colour.red);
    for (const name of [common.who('Anna', 'red'), common.named('Anna', common.colour.red)]) {
      expect(name).toContain('Anna');
      expect(name).toContain(common.colour.red);
    }
    expect(common.neutral('red')).toContain(common.colour.red);
    expect(common.player(3)).toContain('3');
  });
});

const placesOf = (board: Board): readonly number[] =>
  Array.from({ length: board.lastPlace + 2 }, (_, nth) => nth - 1);

describe('a name in a sentence', () => {
  it.each<readonly [string, Language, string]>([
    ['Anna', 'en', 'Anna'],
    ['Zoë (2)', 'de', 'Zoë (2)'],
    ['अनीता', 'hi', 'अनीता'],
    ['أحمد', 'en', '\u2068أحمد\u2069'],
    ['Anna (أحمد)', 'es', '\u2068Anna (أحمد)\u2069'],
    ['דוד', 'hi', '\u2068דוד\u2069'],
    ['أحمد', 'ar', 'أحمد'],
    ['عبد الله', 'ar', 'عبد الله'],
    ['Anna', 'ar', '\u2068Anna\u2069'],
    ['أحمد 2', 'ar', '\u2068أحمد 2\u2069'],
    ['أحمد!', 'ar', '\u2068أحمد!\u2069'],
  ])('%s in %s', (name, language, told) => {
    expect(isolated(language, name)).toBe(told);
  });

  it('is isolated where the sentence goes from right to left', () => {
    expect(LANGUAGES.filter((language) => MANIFESTS[language].direction === 'rtl')).toEqual(['ar']);
  });
});
