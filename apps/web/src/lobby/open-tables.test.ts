import type { PublicSeat, PublicTable } from '@ludo/protocol';
import { describe, expect, it } from 'vitest';
import { loadCatalogue } from '../words/fetching.ts';
import { catalogue as english } from '../words/en/index.ts';
import { wordsOf } from './open-tables.tsx';

const seat = (player: number, state: PublicSeat['state'], name?: string): PublicSeat => ({
  player,
  colours: [player - 1],
  state,
  ...(name === undefined ? {} : { name }),
});
const table = (change: Partial<PublicTable>): PublicTable => ({
  room: 'abcdefghijkl',
  rules: 'ludo',
  seats: [seat(1, 'person', 'Anna'), seat(2, 'bot'), seat(3, 'open'), seat(4, 'open')],
  phase: 'gathering',
  watchers: 0,
  since: 0,
  ...change,
});
const sentence = (change: Partial<PublicTable>, text = english): string => {
  const { game, parts, deed } = wordsOf(text, table(change));
  return text.lobby.table([game, ...parts], deed);
};

describe('a table in the list is one sentence', () => {
  it('with who is there and what one can do', () => {
    expect(sentence({})).toBe('Ludo, 2 of 4 seats taken: Anna and a bot. Join');
    expect(sentence({ rules: 'ludo+enterOn=16', watchers: 2 })).toBe(
      'Ludo, with variations, 2 of 4 seats taken: Anna and a bot, 2 people watch. Join',
    );
  });

  it('of a quick game says so', () => {
    expect(sentence({ headStart: true })).toBe(
      'Ludo, a quick game, 2 of 4 seats taken: Anna and a bot. Join',
    );
  });

  it('of house rules tells their name, which keeps its own direction', () => {
    const own = { rules: 'ludo+safe', rulesName: 'HMS Example' };
    expect(sentence(own)).toMatch(/^Ludo \(HMS Example\), 2 of 4 seats/);
    expect(sentence({ ...own, rulesName: 'بيت دانا' })).toMatch(/^Ludo \(\u2068بيت دانا\u2069\), 2 of 4/);
  });

  it('of a game that is on, with a seat to go on with or none', () => {
    const seats = [seat(1, 'person', 'Anna'), seat(2, 'bot', 'Ben')];
    expect(sentence({ phase: 'playing', seats })).toBe('Ludo, The game is on: Anna and a bot for Ben. Watch');
    expect(sentence({ phase: 'playing', seats: [...seats, seat(3, 'open')] })).toMatch(/Join$/);
    expect(sentence({ phase: 'over', seats })).toMatch(/Between two games: .*Watch$/);
  });

  it('in German', async () => {
    const german = await loadCatalogue('de');
    expect(sentence({ watchers: 1 }, german)).toBe(
      'Ludo, 2 von 4 Sitzen besetzt: Anna und ein Bot, 1 Person schaut zu. Mitspielen',
    );
  });
});
