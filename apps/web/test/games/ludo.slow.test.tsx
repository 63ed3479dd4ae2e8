// Masters Ludo by dealt dice: out on a 6 and six squares on, a capture, a block, the exact throw home.
import { diceIn, isFinished, position } from '../game.ts';
import { expect, test } from 'vitest';
import { expectEnd, playScenes, type Scene, workOutScenes, beginGame } from '../dom/scenes.ts';

const RED = 0;
const YELLOW = 2;

/** Two of Yellow's pieces stand together, two squares before one of Red's. */
const opening = 'ludo 1-2- 40.70.h.h/-/b.b.8.8/- R ? -';

const because = (reason: string, clause: string): string => `${reason} (Ludo, ${clause})`;

const scenes: readonly Scene[] = [
  {
    play: '3',
    turn: ['Anna (Red): throw the die', 'Anna (Red) throws'],
    offers: ['Move: from Red’s home column 4 to Red’s home column 7'],
    asks: {
      'Red piece on square 41': because(
        'A block of Yellow on square 43 may not be passed or landed on.',
        'ML-10',
      ),
    },
  },
  {
    play: '4',
    offers: ['Move: from square 43 to square 47, breaks up a block'],
    asks: { 'Yellow pieces in base (2)': because('A piece leaves base only with a 6.', 'ML-8') },
  },
  {
    // The block is gone, and what is left of it is a single piece.
    play: '2',
    offers: ['Move: from square 41 to square 43, captures Ben (Yellow)'],
    asks: {
      'Red piece on Red’s home column 7': because(
        'The 2 leads beyond home; this piece needs exactly 1.',
        'ML-11',
      ),
    },
    says:
      'Anna (Red) moves from square 41 to square 43. ' +
      'Anna (Red) captures Ben (Yellow): the piece goes back to base. It is Ben (Yellow)’s turn.',
  },
  {
    // ML-8: the 6 is six squares, the start square the first of them.
    play: '6 Yb>5',
    offers: ['Base: come out and go to square 40', 'Square 47: move to square 53'],
    says: 'Ben (Yellow) brings a piece out of base and goes to square 40. Ben (Yellow) throws again.',
  },
  { play: '3 Y12>15' },
  ...['6', '6', '6', '6'].map((play) => ({ play })),
  { play: '6', says: 'Anna (Red) moves from square 67 to Red’s home column 6. Anna (Red) throws again.' },
  {
    play: '1 R73>h',
    says: 'Anna (Red) brings a piece from Red’s home column 7 home. It is Ben (Yellow)’s turn.',
  },
  { play: '1 Y5>6' },
  {
    play: '2',
    says:
      'Anna (Red) brings a piece from Red’s home column 6 home. Anna (Red) has all pieces home and wins. ' +
      'The game is over.',
  },
];

test('ML-7 to ML-12: two people play Ludo to the last piece', async () => {
  const first = position(opening);
  const turns = workOutScenes(first, scenes);
  expect(isFinished(turns)).toBe(true);

  const {
    room,
    pages: { anna, ben },
  } = await beginGame(opening, { anna: { 1: 'Anna' }, ben: { 2: 'Ben' } }, diceIn(turns));

  await playScenes(room, turns, scenes, { [RED]: anna, [YELLOW]: ben });
  expectEnd(
    turns,
    [
      ['1st', 'Anna (Red)', RED],
      ['2nd', 'Ben (Yellow)', YELLOW],
    ],
    anna,
    ben,
  );
});
