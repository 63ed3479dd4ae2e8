import { describe, expect, it } from 'vitest';
import { loadCatalogue } from '../words/fetching.ts';
import { nameOfCard } from '../words/game-words.ts';
import { LANGUAGES } from '../words/languages.ts';
import { cardsIn, type CardId } from './cards.ts';
import { findCards, folded } from './find-cards.ts';
import { SEARCH_WORDS } from './search-words.ts';

const find = (written: string): readonly CardId[] => findCards(cardsIn('en'), written, () => []);

describe('a card is found first by what people call the game', () => {
  it.each<readonly [string, CardId]>([
    ['ludo king', 'indian'],
    ['LudoKing', 'indian'],
    ['ludo club', 'indian'],
    ['Ludo Star', 'indian'],
    ['yalla', 'indian'],
    ['pachisi', 'indian'],
    ['लूडो किंग', 'indian'],
    ['लुडो किंग', 'indian'],
    ['चौपड', 'indian'],
    ['لودو', 'indian'],
    ['لودو كينج', 'indian'],
    ['اللودو', 'indian'],
    ['quick', 'quick-ludo'],
    ['ludo rapido', 'quick-ludo'],
    ['parcheesi', 'parchis'],
    ['PARQUÉS', 'parchis'],
    ['parques', 'parchis'],
    ['pachís', 'parchis'],
    ['برجيس', 'parchis'],
    ['Mensch ärgere dich nicht', 'german'],
    ['mensch argere', 'german'],
    ['Mensch aergere Dich nicht!', 'german'],
    ['Kizma Birader', 'german'],
    ['uckers', 'uckers'],
    ['royal navy', 'uckers-navy'],
    ['giant', 'jumbo'],
  ])('%s', (written, card) => {
    expect(find(written)[0]).toBe(card);
  });

  it.each<readonly [string, CardId]>([
    ['parchessie', 'parchis'],
    ['mensch ergere dich nicht', 'german'],
    ['ukcers', 'uckers'],
  ])('%s, with a letter wrong', (written, card) => {
    expect(find(written)[0]).toBe(card);
  });

  it('and every game that has the word is found', () => {
    expect(new Set(find('ludo'))).toEqual(new Set(cardsIn('en')));
    expect(find('pachisi')).toEqual(['indian', 'parchis']);
  });
});

it('what nobody calls a game here finds none', () => {
  for (const written of ['chess', 'backgammon', 'xyzzy', 'شطرنج', 'शतरंज', '   ', '?!'])
    expect(find(written), written).toEqual([]);
});

it('all search words of a card find it, and none is written twice', () => {
  for (const card of cardsIn('en')) {
    const words = SEARCH_WORDS[card];
    for (const word of words) expect(find(word), word).toContain(card);
    expect(new Set(words.map(folded)).size, card).toBe(words.length);
  }
});

it.each(LANGUAGES)('a card is found by its name in %s', async (language) => {
  const text = await loadCatalogue(language);
  const cards = cardsIn(language);
  for (const card of cards) {
    const name = nameOfCard(text, card);
    expect(findCards(cards, name, (each) => [nameOfCard(text, each)])[0], name).toBe(card);
  }
});
