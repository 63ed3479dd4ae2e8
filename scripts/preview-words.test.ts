// What a link tells and what the page says are in the same words: apps do not import each other. The variations of games are
// copied by WRITE_VARIATIONS=1 npm run unit -- preview-words, and npm run format
import { writeFileSync } from 'node:fs';
import { languages, type Language } from '@ludo/room';
import { rulesOfVariant, variants } from '@ludo/room/variants';
import { ruleSets } from '@ludo/rules';
import { describe, expect, it } from 'vitest';
import { isolated as isolatedInPreviews } from '../apps/server/src/previews/isolated.ts';
import { yourTurn } from '../apps/server/src/push/words.ts';
import { nameOfRules, wordsIn } from '../apps/server/src/previews/words-in.ts';
import { loadCatalogue } from '../apps/web/src/words/fetching.ts';
import { nameOfRules as nameOnPage, variationWords } from '../apps/web/src/words/game-words.ts';
import { isolated } from '../apps/web/src/words/isolated.ts';
import { repository } from './run-typescript.mjs';

describe.each(languages)('what a link tells in %s', (language) => {
  const words = wordsIn(language);

  it('has the names of the product, the games, the colours and bots that the page has', async () => {
    const text = await loadCatalogue(language);
    expect(words.product).toBe(text.site.name);
    for (const { id } of ruleSets) expect(words.games[id]).toBe(text.ruleSets[id].name);
    for (const variant of variants) expect(words.variants[variant]).toBe(text.cards[variant]);
    for (const rules of [...ruleSets.map(({ id }) => id), ...variants.map(rulesOfVariant), 'ludo+safe'])
      expect(nameOfRules(words, rules)).toBe(nameOnPage(text, rules));
    expect(words.colours).toEqual(text.common.colour);
    expect(words.bot('A')).toBe(text.seats.botName('A'));
  });

  it('joins names and isolates them as the page does', async () => {
    const text = await loadCatalogue(language);
    for (const names of [['A'], ['A', 'B'], ['A', 'B', 'C'], ['A', 'Iris'], ['A', 'Hielo']])
      expect(words.several(names)).toBe(text.common.several(names));
    for (const name of ['Anna', 'محمد', 'Anna محمد', '3', 'א'])
      expect(isolatedInPreviews(name, words.isRightToLeft)).toBe(isolated(language, name));
  });

  it('tells variations as the page does', async () => {
    const text = await loadCatalogue(language);
    const told = Object.fromEntries(
      ruleSets.map(({ id, options }) => [
        id,
        Object.fromEntries(
          options
            .flatMap((option) => (option.values ?? [null]).map((value) => written(option.id, value)))
            .map((variation) => [variation, variationWords(text, id, variation)]),
        ),
      ]),
    );
    if (process.env['WRITE_VARIATIONS'] === '1')
      writeFileSync(
        `${repository}/apps/server/src/previews/words/variations/${language}.ts`,
        `// As the page says them: written by scripts/preview-words.test.ts.\nimport type { Variations } from '../words.ts';\n\nexport const variations: Variations = ${JSON.stringify(told)};\n`,
      );
    else expect(words.variations).toEqual(told);
    expect(words.headStart).toBe(`${text.setup.headStart}.`);
    expect(words.called('A', 'B')).toBe(text.common.named('A', 'B'));
    for (const amount of [1, 2, 7]) expect(words.more(amount)).toBe(text.houseRules.more(amount));
  });

  it('tells a device of a turn as the page does', async () => {
    expect(yourTurn[language]).toBe((await loadCatalogue(language)).calls.yourTurn);
  });

  it('is not in the words of another language, from which it was copied', () => {
    const own = sentencesIn(language);
    const others = languages.slice(0, languages.indexOf(language)).flatMap(sentencesIn);
    expect(own.filter((sentence) => SENTENCE.test(sentence) && others.includes(sentence))).toEqual([]);
  });
});

const written = (option: string, value: string | null): string =>
  value === null ? option : `${option}=${value}`;

/** At least two words: one alone may be the same in two languages. */
const SENTENCE = /\p{L}{2}.* .*\p{L}{2}/u;

/** All that a link can tell but names of games and colours, with the same names in each language. */
function sentencesIn(language: Language): readonly string[] {
  const { about, general, ...words } = wordsIn(language);
  return [
    words.freeSeat,
    words.seatsFree(2),
    words.invites('A'),
    words.invitesTo('A', 'B', 2),
    words.opens,
    words.opensTo('B', 2),
    words.begins,
    words.play('A', 'B'),
    words.toWatch('A'),
    words.watch,
    words.isPlayed,
    words.won('A', false),
    words.won('A', true),
    words.ended,
    words.look,
    about.seats('B'),
    about.watch('B'),
    about.over('B'),
    ...Object.values(general),
  ];
}
