import { ruleSets } from '@ludo/rules';
import { describe, expect, it } from 'vitest';
import { BOARD_PARTS } from '../words/book-text.ts';
import { LANGUAGES } from '../words/languages.ts';
import { bookOf } from './text.ts';

describe.each(LANGUAGES)('rule book %s', (language) => {
  it('tells every game in five to eight sentences', async () => {
    const { short } = await bookOf(language);
    expect(Object.keys(short).toSorted()).toEqual(ruleSets.map(({ id }) => id).toSorted());
    for (const [game, sentences] of Object.entries(short)) {
      expect(sentences.length, game).toBeGreaterThanOrEqual(5);
      expect(sentences.length, game).toBeLessThanOrEqual(8);
      for (const sentence of sentences) expect(sentence).toMatch(/^[\p{Lu}\p{Lo}\d].*\.$/u);
    }
  });

  it('names every part of the board, and as many words as English', async () => {
    const [book, english] = await Promise.all([bookOf(language), bookOf('en')]);
    for (const part of BOARD_PARTS) expect(book.parts[part]).not.toBe('');
    expect(book.wordList).toHaveLength(english.wordList.length);
  });
});
