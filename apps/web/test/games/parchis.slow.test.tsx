// Parchís by dealt dice, squares named by their printed numbers: a 5 that must bring in, a capture whose 20 captures again,
// squares with room for two, a barrier and the 6 that opens it, a third 6, a 6 that counts seven, 10 for a piece home, the win.
import { diceIn, isFinished, position } from '../game.ts';
import { expect, test } from 'vitest';
import { expectEnd, playScenes, type Scene, workOutScenes, beginGame } from '../dom/scenes.ts';

const YELLOW = 0;
const BLUE = 1;
const RED = 2;

const because = (reason: string, clause: string): string => `${reason} (Parchís, ${clause})`;

const opening = 'parchis 123- b.9.12.30/8.40.h.h/b.27.46.62/- Y ? -';

const scenes: readonly Scene[] = [
  {
    play: '5',
    turn: ['Anna (Yellow): throw the die', 'Anna (Yellow) throws'],
    offers: ['Move: from base to square 5 (Yellow’s start), reaches a safe square'],
    asks: { 'Yellow piece on square 14': because('The 5 must bring in a waiting piece.', 'PA-5') },
    says:
      'Anna (Yellow) brings a piece out of base and goes to square 5 (Yellow’s start). ' +
      'It is Ben (Blue)’s turn.',
  },
  {
    play: '3 B8>11',
    offers: [
      'Square 30: move to square 33, captures Cem (Red), then count 20',
      'Square 62: move to square 65',
    ],
    says:
      'Ben (Blue) moves from square 30 to square 33. ' +
      'Ben (Blue) captures Cem (Red): the piece goes back to base. Ben (Blue) counts 20 more.',
  },
  {
    // The 20 captures, too, and that counts again.
    play: '+20 B40>60',
    turn: ['Ben (Blue): count 20 with a piece', 'Ben (Blue) counts 20 with a piece'],
    offers: [
      'Square 33: move to square 53',
      'Square 62: move to square 14, captures Anna (Yellow), then count 20',
    ],
    says:
      'Ben (Blue) moves from square 62 to square 14. ' +
      'Ben (Blue) captures Anna (Yellow): the piece goes back to base. Ben (Blue) counts 20 more.',
  },
  {
    play: '+20',
    turn: ['Ben (Blue): count 20 with a piece', 'Ben (Blue) counts 20 with a piece'],
    offers: ['Move: from square 33 to square 53'],
    asks: {
      'Blue piece on square 14': because('The 20 leads beyond the end of the way.', 'PA-6'),
    },
    says: 'Ben (Blue) moves from square 33 to square 53. It is Cem (Red)’s turn.',
  },
  { play: '5' },
  {
    // One of Red on a safe square leaves room for one more.
    play: '4 Y0>4',
    offers: [
      'Square 5 (Yellow’s start): move to square 9',
      'Square 17: move to square 21',
      'Square 35: move to square 39 (Red’s start), reaches a safe square',
    ],
    asks: { 'Yellow piece in base': because('A piece leaves base only with a 5.', 'PA-5') },
  },
  {
    // Yellow and Red stand there.
    play: '3',
    offers: ['Move: from square 53 to square 56 (Green’s start), reaches a safe square'],
    asks: {
      'Blue piece on square 14': because(
        'Two pieces stand there already, and no third one may land.',
        'PA-7',
      ),
    },
  },
  {
    play: '5',
    offers: ['Move: from base to square 39 (Red’s start), makes a barrier, reaches a safe square'],
  },
  {
    play: '4 Y4>8',
    offers: ['Square 9: move to square 13', 'Square 17: move to square 21'],
    asks: {
      'Yellow piece on square 35': because(
        'A barrier of Red on square 39 (Red’s start) may not be jumped over or landed on.',
        'PA-8',
      ),
    },
  },
  {
    // None in base: the 6 counts seven.
    play: '6 B60>67',
    offers: ['Square 56 (Green’s start): move to square 63', 'Square 14: move to Blue’s home column 4'],
    says: 'Ben (Blue) moves from square 14 to Blue’s home column 4. Ben (Blue) throws again.',
  },
  {
    play: '4 B67>h',
    offers: [
      'Square 56 (Green’s start): move to square 60',
      'Blue’s home column 4: move home, then count 10',
    ],
    says: 'Ben (Blue) brings a piece from Blue’s home column 4 home. Ben (Blue) counts 10 more.',
  },
  {
    play: '+10',
    turn: ['Ben (Blue): count 10 with a piece', 'Ben (Blue) counts 10 with a piece'],
    offers: ['Move: from square 56 (Green’s start) to square 66, captures Cem (Red), then count 20'],
    says:
      'Ben (Blue) moves from square 56 (Green’s start) to square 66. ' +
      'Ben (Blue) captures Cem (Red): the piece goes back to base. Ben (Blue) counts 20 more.',
  },
  {
    play: '+20',
    says: 'Ben (Blue) moves from square 66 to Blue’s home column 1. It is Cem (Red)’s turn.',
  },
  {
    play: '6',
    offers: ['Move: from square 39 (Red’s start) to square 45, breaks up a barrier'],
    asks: {
      'Red piece on square 17': because('This 6 must move a piece off a barrier of its own colour.', 'PA-8'),
    },
  },
  {
    play: '6 R6>12',
    says:
      'Cem (Red) moves from square 45 to square 51. Cem (Red) throws again. ' +
      'A third 6 in a row would cost the piece moved last.',
  },
  {
    play: '6',
    turn: [
      'Cem (Red): throw again; a third 6 would cost a piece',
      'Cem (Red) throws again; a third 6 would cost a piece',
    ],
    says:
      'Cem (Red) throws 6. Cem (Red) cannot use the 6. The third 6 in a row is lost. ' +
      'The third 6 in a row costs Cem (Red) the piece on square 51: it goes back to base. ' +
      'It is Anna (Yellow)’s turn.',
  },
  { play: '2 Y8>10' },
  {
    // Seven, just what the last piece needs; no 10 is counted for it.
    play: '6',
    offers: ['Move: from Blue’s home column 1 home'],
    says:
      'Ben (Blue) brings a piece from Blue’s home column 1 home. ' +
      'Ben (Blue) has all pieces home and wins. The game is over.',
  },
];

test('PA-5 to PA-12: three people play Parchís to the end', async () => {
  const turns = workOutScenes(position(opening), scenes);
  expect(isFinished(turns)).toBe(true);

  const {
    room,
    pages: { anna, ben, cem },
  } = await beginGame(opening, { anna: { 1: 'Anna' }, ben: { 2: 'Ben' }, cem: { 3: 'Cem' } }, diceIn(turns));

  await playScenes(room, turns, scenes, { [YELLOW]: anna, [BLUE]: ben, [RED]: cem });
  expectEnd(
    turns,
    [
      ['1st', 'Ben (Blue)', BLUE],
      ['–', 'Anna (Yellow)', YELLOW],
      ['–', 'Cem (Red)', RED],
    ],
    anna,
    ben,
    cem,
  );
});
