import { knownRules, ruleSets } from '@ludo/rules';
import { expect, it } from 'vitest';
import { loadCatalogue } from '../words/fetching.ts';
import { nameOfCard } from '../words/game-words.ts';
import { LANGUAGES } from '../words/languages.ts';
import { cardById, cardOfRules, cardsIn, gameOfCard, rulesOfCard } from './cards.ts';

it('every rule set has a card, and every card has rules as positions write them', () => {
  const cards: readonly string[] = cardsIn('en');
  expect(cards).toEqual(expect.arrayContaining(ruleSets.map(({ id }) => id)));
  for (const card of cardsIn('en')) {
    expect(knownRules(rulesOfCard(card))).toMatchObject({ rules: rulesOfCard(card), unknown: [] });
    expect(cardById(card)).toBe(card);
    expect(cardOfRules(rulesOfCard(card))).toBe(card);
    expect(ruleSets.some(({ id }) => id === gameOfCard(card))).toBe(true);
  }
  expect(cardById('chess')).toBeNull();
  expect(cardOfRules('chess')).toBeNull();
});

it('rules with further options are those of their card, and with fewer those of another', () => {
  const quick = rulesOfCard('quick-ludo');
  expect(cardOfRules(`${quick}+threeSixes=allowed`)).toBe('quick-ludo');
  expect(cardOfRules(quick.replace('+goal=1', ''))).toBe(gameOfCard('quick-ludo'));
});

it('every language offers each card once, and the game that is looked for most there first', () => {
  for (const language of LANGUAGES)
    expect([...cardsIn(language)].toSorted()).toEqual([...cardsIn('en')].toSorted());
  const firsts = Object.fromEntries(LANGUAGES.map((language) => [language, cardsIn(language)[0]]));
  expect(firsts).toEqual({ en: 'indian', de: 'german', es: 'parchis', hi: 'indian', ar: 'indian' });
});

it.each(LANGUAGES)('no two cards have one name in %s', async (language) => {
  const text = await loadCatalogue(language);
  const names = cardsIn(language).map((card) => nameOfCard(text, card));
  expect(new Set(names).size).toBe(names.length);
});
