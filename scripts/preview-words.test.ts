// What a link tells and what the page says are in the same words: apps do not import each other.
import { languages } from '@ludo/room';
import { ruleSets } from '@ludo/rules';
import { describe, expect, it } from 'vitest';
import { isolated as isolatedInPreviews } from '../apps/server/src/previews/isolated.ts';
import { wordsIn } from '../apps/server/src/previews/words-in.ts';
import { loadCatalogue } from '../apps/web/src/words/fetching.ts';
import { isolated } from '../apps/web/src/words/isolated.ts';

describe.each(languages)('what a link tells in %s', (language) => {
  const words = wordsIn(language);

  it('has the names of the product, the games, the colours and bots that the page has', async () => {
    const text = await loadCatalogue(language);
    expect(words.product).toBe(text.site.name);
    for (const { id } of ruleSets) expect(words.games[id]).toBe(text.ruleSets[id].name);
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
});
