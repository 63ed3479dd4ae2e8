/** Ludo and Jumbo Ludo for places to the last. */
import { describe, expect, test } from 'vitest';
import { clausesAtTable, ruleSets, simulate } from '../../src/index.ts';
import { after, events, legal, onwards, refusal, refusedField, thrown } from '../positions.ts';

const REST = 'b.b.b.b/b.b.b.b/b.b.b.b';
const HOME = 'h.h.h.h';
const games = ['ludo+places=last', 'jumbo+places=last'];

describe('HO-2', () => {
  test('HO-2: the first with all four home is first, and the others play on', () => {
    const text = `ludo+places=last 1234 70.h.h.h/${REST} R ? -`;
    expect(onwards(text, '4')).toEqual([`${HOME}/${REST} G ? w1`]);
    expect(events(thrown(text, '4'), 'R70>h')).toEqual([
      { type: 'moved', colour: 0, from: 70, to: 74, kind: 'move' },
      { type: 'ranked', player: 1, rank: 1 },
      { type: 'turn', colour: 1 },
    ]);
    expect(onwards(`jumbo+places=last 12-3 b.b.b.b/55.h.h.h/-/b.b.b.20 G ? -`, '1')).toEqual([
      `b.b.b.b/${HOME}/-/b.b.b.20 B ? w2`,
    ]);
  });

  test('HO-2: the 6 that brings the fourth home gives no throw', () => {
    expect(onwards(`ludo+places=last 1234 68.h.h.h/${REST} R ? -`, '6')).toEqual([`${HOME}/${REST} G ? w1`]);
    expect(onwards(`jumbo+places=last 1234 ${HOME}/50.h.h.h/${REST.slice(8)} G ? w1`, '6')).toEqual([
      `${HOME}/${HOME}/${REST.slice(8)} Y ? w12`,
    ]);
  });

  test('HO-2: every other 6 gives another throw, also one that brings the third home, or no piece on', () => {
    expect(onwards(`ludo+places=last 1234 30.68.h.h/${REST} R ? -`, '6')).toContain(`30.h.h.h/${REST} R ? -`);
    expect(onwards(`ludo+places=last 1234 70.h.h.h/${REST} R ? -`, '6')).toEqual([`70.h.h.h/${REST} R ? -`]);
  });

  test('HO-2: a colour with a place is skipped', () => {
    expect(onwards(`ludo+places=last 1234 ${HOME}/b.b.b.b/b.b.b.b/b.b.b.7 B ? w1`, '2')).toEqual([
      `${HOME}/b.b.b.b/b.b.b.b/b.b.b.9 G ? w1`,
    ]);
    expect(onwards(`ludo+places=last 1234 ${HOME}/${HOME}/b.b.b.b/b.b.b.7 B ? w21`, '2')).toEqual([
      `${HOME}/${HOME}/b.b.b.b/b.b.b.9 Y ? w21`,
    ]);
    expect(onwards(`ludo+places=last 1-23 ${HOME}/-/b.b.b.b/b.b.b.b Y ? w1`, '2')).toEqual([
      `${HOME}/-/b.b.b.b/b.b.b.b B ? w1`,
    ]);
  });

  test.each(games)('HO-2: the game ends when all but one have a place: %s', (rules) => {
    const near = rules.startsWith('ludo') ? '73.h.h.h' : '55.h.h.h';
    const last = 'b.b.b.b';
    expect(after(`${rules} -1-2 -/${last}/-/${near} B ? -`, '1')).toEqual([
      `${rules} -1-2 -/${last}/-/${HOME} - - w21`,
    ]);
    expect(after(`${rules} 123- ${near}/${last}/${HOME}/- R ? w3`, '1')).toEqual([
      `${rules} 123- ${HOME}/${last}/${HOME}/- - - w312`,
    ]);
    expect(after(`${rules} 1234 ${near}/${last}/${HOME}/${HOME} R ? w43`, '1')).toEqual([
      `${rules} 1234 ${HOME}/${last}/${HOME}/${HOME} - - w4312`,
    ]);
    expect(after(`${rules} 1234 ${near}/${last}/${HOME}/b.b.b.b R ? w3`, '1')).toEqual([
      `${rules} 1234 ${HOME}/${last}/${HOME}/b.b.b.b G ? w31`,
    ]);
  });

  test('HO-2: the last one home and the one who is left take their places together', () => {
    expect(events(`ludo+places=last 123- 68.h.h.h/b.b.b.b/${HOME}/- R 6 w3`, 'R68>h')).toEqual([
      { type: 'moved', colour: 0, from: 68, to: 74, kind: 'move' },
      { type: 'ranked', player: 1, rank: 2 },
      { type: 'ranked', player: 2, rank: 3 },
      { type: 'over', ranking: [3, 1, 2] },
    ]);
  });

  test('HO-2: nothing else of the race changes', () => {
    for (const { id } of ruleSets.filter(({ options }) => options.some(({ clause }) => clause === 'HO-2'))) {
      const text = `1234 b.4.21.30/b.5.5.31/7.9.9.45/b.b.12.41 R 6`;
      expect(legal(`${id}+places=last ${text} -`)).toEqual(legal(`${id} ${text} -`));
      const told = clausesAtTable(`${id}+places=last`, '1234');
      expect(told).toEqual(clausesAtTable(id, '1234').map((each) => (each === 'ML-12' ? 'HO-2' : each)));
    }
    const over = `ludo+places=last 123- ${HOME}/b.b.b.b/${HOME}/- - - w312`;
    expect(refusal(over, 'Gb>5')).toMatchObject({ code: 'game-is-over' });
  });

  test.each([
    ['pieces', `1234 ${HOME}/${HOME}/${HOME}/${HOME} - - w1234`, 'all colours are home'],
    ['pieces', `1-2- ${HOME}/-/${HOME}/- - - w12`, 'both colours are home'],
    ['pieces', `123- ${HOME}/${HOME}/${HOME}/- R ? w12`, 'all three colours are home'],
    ['colour', `1234 ${HOME}/${REST} - - w1`, 'over, and three are left'],
    ['colour', `1234 ${HOME}/${REST} R ? w1`, 'a colour that has a place'],
    ['colour', `123- ${HOME}/b.b.b.b/${HOME}/- G ? w13`, 'not over, and one is left'],
    ['notes', `1234 ${HOME}/${REST} G ? -`, 'nobody is named, and one is home'],
    ['notes', `1234 ${HOME}/${REST} G ? w2`, 'another one is named'],
    ['notes', `1234 ${HOME}/${REST} G ? w12`, 'one who is not home is named'],
    ['notes', `1234 b.b.b.b/${REST} G ? w1`, 'one is named, and nobody is home'],
    ['notes', `123- ${HOME}/b.b.b.b/${HOME}/- - - w13`, 'the last one is missing'],
    ['notes', `123- ${HOME}/b.b.b.b/${HOME}/- - - w132;d1`, 'a note of another game'],
    ['notes', `123- ${HOME}/b.b.b.b/${HOME}/- - - w123`, 'the one who is left is not last'],
  ])('HO-2: refused by its %s: %s (%s)', (field, text) => {
    for (const rules of games) expect(refusedField(`${rules} ${text}`)).toBe(field);
  });

  test.each(games.flatMap((rules) => ['1234', '-123', '1-2-'].map((seats) => [rules, seats] as const)))(
    'HO-2: games end: %s %s',
    (rules, seats) => {
      const players = Array<string>(seats.replaceAll('-', '').length).fill('random');
      const play = (played: string) => simulate({ rules: played, seats, games: 30, seed: 'places', players });
      const [toTheLast, toTheFirst] = [play(rules), play(rules.replace('+places=last', ''))];
      if (!toTheLast.ok || !toTheFirst.ok) throw new Error('a game does not end');
      const won = Object.values(toTheLast.value.wins).reduce((sum, each) => sum + each, 0);
      expect(won).toBe(30);
      const mean = ({ value }: typeof toTheLast): number => value.throwsPerGame.mean;
      if (players.length > 2) expect(mean(toTheLast)).toBeGreaterThan(mean(toTheFirst));
      else expect(mean(toTheLast)).toBe(mean(toTheFirst));
    },
  );
});
