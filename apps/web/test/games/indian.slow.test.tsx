// Indian Ludo by dealt dice: a capture and a piece that gets home throw again, two colours on a star, a third 6 that is
// lost, and places to the last. And the quick game of the apps: once more round without a capture.
import { diceIn, isFinished, position } from '../game.ts';
import { expect, test } from 'vitest';
import { expectEnd, playScenes, type Scene, workOutScenes, beginGame } from '../dom/scenes.ts';
import { wordsOf, type Part } from '../dom/seeing.ts';
import { standing } from '../dom/table.ts';

const RED = 0;
const GREEN = 1;
const YELLOW = 2;

const because = (reason: string, clause: string): string => `${reason} (Ludo as in the apps, ${clause})`;
const seats = (page: Part): readonly string[] => page.in('region', 'Players').all('listitem').map(wordsOf);

/** Yellow stands three squares before Red, Green on the star two squares further. */
const opening = 'indian 123- 42.55.h.h/34.h.h.h/b.19.54.h/- R ? -';

const scenes: readonly Scene[] = [
  {
    play: '3',
    turn: ['Anna (Red): throw the die', 'Anna (Red) throws'],
    offers: ['Move: from square 43 to square 46, captures Cem (Yellow)'],
    asks: {
      'Red piece on Red’s home column 5': because(
        'The 3 leads beyond home; this piece needs exactly 1.',
        'IL-3',
      ),
    },
    says:
      'Anna (Red) moves from square 43 to square 46. ' +
      'Anna (Red) captures Cem (Yellow): the piece goes back to base. Anna (Red) throws again.',
  },
  {
    // Beside Green, whom nobody captures there.
    play: '2',
    offers: ['Move: from square 46 to square 48, reaches a safe square'],
    says: 'Anna (Red) moves from square 46 to square 48. It is Ben (Green)’s turn.',
  },
  {
    play: '6',
    tries: async (page) => {
      // Both on one plate, which is whole.
      expect(page.element.querySelectorAll('.plates rect')).toHaveLength(1);
      expect(standing(page)).toContain('Red piece on square 48');
      expect(standing(page)).toContain('Green piece on square 48');
    },
    says: 'Ben (Green) moves from square 48 to square 2. Ben (Green) throws again.',
  },
  {
    play: '6',
    says:
      'Ben (Green) moves from square 2 to square 8. Ben (Green) throws again. ' +
      'A third 6 in a row would be lost.',
  },
  {
    play: '6',
    says:
      'Ben (Green) throws 6. Ben (Green) cannot use the 6. The third 6 in a row is lost. ' +
      'It is Cem (Yellow)’s turn.',
  },
  {
    play: '2',
    says: 'Cem (Yellow) brings a piece from Yellow’s home column 4 home. Cem (Yellow) throws again.',
  },
  { play: '4' },
  {
    play: '1 R55>h',
    offers: ['Square 48: move to square 49', 'Red’s home column 5: move home'],
    says: 'Anna (Red) brings a piece from Red’s home column 5 home. Anna (Red) throws again.',
  },
  { play: '6' },
  {
    play: '3',
    says:
      'Anna (Red) brings a piece from Red’s home column 3 home. Anna (Red) has all pieces home and wins. ' +
      'It is Ben (Green)’s turn.',
  },
  {
    play: '4',
    turn: ['Ben (Green): throw the die', 'Ben (Green) throws'],
    tries: async (page) => {
      expect(seats(page)[0]).toContain('1st place');
      expect(page.has('heading', /wins!/)).toBe(false);
    },
  },
  {
    // The 6 is used up by the start square.
    play: '6 Yb>0',
    says:
      'Cem (Yellow) brings a piece out of base and goes to square 27 (Yellow’s start). ' +
      'Cem (Yellow) throws again.',
  },
  {
    // Past Anna, who has her place.
    play: '5',
    says: 'Cem (Yellow) moves from square 27 (Yellow’s start) to square 32. It is Ben (Green)’s turn.',
  },
  {
    // A 6, and a piece home: no further throw for whoever has a place.
    play: '6',
    says:
      'Ben (Green) brings a piece from square 12 home. Ben (Green) takes the 2nd place. ' +
      'Cem (Yellow) takes the 3rd place. The game is over.',
  },
];

test('IL-2 to IL-9: three people play Indian Ludo to the last place', async () => {
  const first = position(opening);
  const turns = workOutScenes(first, scenes);
  expect(isFinished(turns)).toBe(true);

  const {
    room,
    pages: { anna, ben, cem },
  } = await beginGame(opening, { anna: { 1: 'Anna' }, ben: { 2: 'Ben' }, cem: { 3: 'Cem' } }, diceIn(turns));

  await playScenes(room, turns, scenes, { [RED]: anna, [GREEN]: ben, [YELLOW]: cem });
  expectEnd(
    turns,
    [
      ['1st', 'Anna (Red)', RED],
      ['2nd', 'Ben (Green)', GREEN],
      ['3rd', 'Cem (Yellow)', YELLOW],
    ],
    anna,
    ben,
    cem,
  );
});

const quick = 'indian+captureFirst+goal=1+places=first 1-2- b.b.48.49/-/b.b.b.31/- R ? -';

const oncePastTheStart: readonly Scene[] = [
  {
    play: '4 R48>1',
    offers: ['Square 49: move to square 2', 'Square 50: move to square 3'],
    says: 'Anna (Red) moves from square 49 to square 2. It is Bert (Yellow)’s turn.',
  },
  { play: '2' },
  {
    play: '6 R1>7',
    says:
      'Anna (Red) moves from square 2 to square 8. ' +
      'Anna (Red) captures Bert (Yellow): the piece goes back to base. Anna (Red) throws again.',
  },
  {
    // The capture counts: the home column is open.
    play: '5 R49>54',
    says: 'Anna (Red) moves from square 50 to Red’s home column 4. It is Bert (Yellow)’s turn.',
  },
  { play: '3' },
  {
    play: '2 R54>h',
    says:
      'Anna (Red) brings a piece from Red’s home column 4 home. Anna (Red) has enough pieces home and wins. ' +
      'The game is over.',
  },
];

test('IL-10, IL-11: two people play the quick game, once more round and with one piece home', async () => {
  const turns = workOutScenes(position(quick), oncePastTheStart);
  expect(isFinished(turns)).toBe(true);

  const {
    room,
    pages: { anna, bert },
  } = await beginGame(quick, { anna: { 1: 'Anna' }, bert: { 2: 'Bert' } }, diceIn(turns));

  await playScenes(room, turns, oncePastTheStart, { [RED]: anna, [YELLOW]: bert });
  expectEnd(
    turns,
    [
      ['1st', 'Anna (Red)', RED],
      ['2nd', 'Bert (Yellow)', YELLOW],
    ],
    anna,
    bert,
  );
});
