// The variations of German-style Ludo: what each of them asks, forbids and says.
import { position, diceIn, isFinished } from '../game.ts';
import { expect, test } from 'vitest';
import { expectEnd, playScenes, type Scene, workOutScenes, beginGame } from '../dom/scenes.ts';

const YELLOW = 0;
const GREEN = 1;
const RED = 2;
const BLACK = 3;

/** Yellow can capture backwards; so can Red, later; Green forwards. */
const withPenalty =
  'german+captureBackwards+compulsoryCapture=penalty 123- 15.31.42.43/17.36.42.43/32.37.40.43/- Y ? -';

const penalties: readonly Scene[] = [
  {
    play: '3 Y15<12',
    offers: [
      'Square 16: move to square 19, penalty: the piece on square 19 goes to base',
      'Square 16: move backwards to square 13, captures Cem (Red)',
      'Square 32: move to square 35, penalty: the piece on square 16 goes to base',
    ],
    says:
      'Anna (Yellow) moves backwards from square 16 to square 13. ' +
      'Anna (Yellow) captures Cem (Red): the piece goes back to base. It is Ben (Green)’s turn.',
  },
  {
    play: '4 G36>40',
    offers: [
      'Square 28: move to square 32, captures Anna (Yellow)',
      'Square 7: move to Green’s end square a, penalty: the piece on square 28 goes to base',
    ],
    says:
      'Ben (Green) moves from square 7 to Green’s end square a. ' +
      'Ben (Green) did not capture: the piece on square 28 goes back to base. It is Cem (Red)’s turn.',
  },
  {
    play: '5 R37>42',
    offers: [
      'Square 18: move to Red’s end square c, penalty: the piece on Red’s end square c goes to base',
      'Square 18: move backwards to square 13, captures Anna (Yellow)',
    ],
    asks: { 'Red piece in base': 'A piece leaves base only with a 6. (German-style Ludo, GL-6)' },
    says:
      'Cem (Red) moves from square 18 to Red’s end square c. ' +
      'Cem (Red) did not capture: the piece on Red’s end square c goes back to base. It is Anna (Yellow)’s turn.',
  },
  { play: '6 Y12>18' },
  { play: '6 Y18>24' },
  { play: '6 Y24>30' },
  { play: '6 Y30>36' },
  { play: '6', says: 'Anna (Yellow) moves from square 32 to square 38. Anna (Yellow) throws again.' },
  { play: '4 Y37>41' },
  {
    play: '3',
    why: 'The 3 leads beyond end square d. A piece of the same colour stands there already.',
    says: 'Ben (Green) throws 3. Ben (Green) cannot use the 3. It is Cem (Red)’s turn.',
  },
  {
    play: '2',
    says: 'Cem (Red) moves from Red’s end square a to Red’s end square c. It is Anna (Yellow)’s turn.',
  },
  {
    play: '4',
    says:
      'Anna (Yellow) moves from square 37 to Yellow’s end square a. ' +
      'Anna (Yellow) has all pieces home and wins. It is Ben (Green)’s turn.',
  },
  ...['6', '6', '6', '6', '6', '6', '6'].map((play) => ({ play })),
  {
    play: '5',
    says:
      'Ben (Green) moves from square 7 to Green’s end square b. Ben (Green) takes the 2nd place. ' +
      'Cem (Red) takes the 3rd place. The game is over.',
  },
];

test('GV-3, GV-7: three people capture backwards, or do not capture and pay for it', async () => {
  const first = position(withPenalty);
  const turns = workOutScenes(first, penalties);
  expect(isFinished(turns)).toBe(true);

  const {
    room,
    pages: { anna, ben, cem },
  } = await beginGame(
    withPenalty,
    { anna: { 1: 'Anna' }, ben: { 2: 'Ben' }, cem: { 3: 'Cem' } },
    diceIn(turns),
  );

  await playScenes(room, turns, penalties, { [YELLOW]: anna, [GREEN]: ben, [RED]: cem });
  expectEnd(
    turns,
    [
      ['1st', 'Anna (Yellow)', YELLOW],
      ['2nd', 'Ben (Green)', GREEN],
      ['3rd', 'Cem (Red)', RED],
    ],
    anna,
    ben,
    cem,
  );
});

/** Yellow bars the square where Black comes out, and its own third piece as well. */
const withBarriers =
  'german+barriers+compulsoryCapture=enforced 1234 28.30.30.43/17.38.41.43/5.37.42.43/b.36.41.43 G ? -';

const barred = (colour: string, square: string): string =>
  `A barrier of ${colour} on ${square} may not be jumped over or landed on. (German-style Ludo, GV-6)`;

const barriers: readonly Scene[] = [
  {
    play: '4',
    offers: ['Move: from square 9 to Green’s end square c'],
    asks: { 'Green piece on square 28': barred('Yellow', 'square 31 (Black’s start)') },
    says: 'Ben (Green) moves from square 9 to Green’s end square c. It is Cem (Red)’s turn.',
  },
  {
    play: '2',
    offers: ['Move: from square 26 to square 28, captures Ben (Green)'],
    asks: { 'Red piece on square 18': 'A move that captures comes first. (German-style Ludo, GV-7)' },
    says:
      'Cem (Red) moves from square 26 to square 28. Cem (Red) captures Ben (Green): the piece goes back to base. ' +
      'It is Dora (Black)’s turn.',
  },
  {
    play: '6',
    offers: ['Move: from square 27 to Black’s end square c'],
    asks: { 'Black piece in base': barred('Yellow', 'square 31 (Black’s start)') },
    says: 'Dora (Black) moves from square 27 to Black’s end square c. Dora (Black) throws again.',
  },
  { play: '3', says: 'Dora (Black) throws 3. Dora (Black) cannot use the 3. It is Anna (Yellow)’s turn.' },
  {
    play: '3',
    offers: ['Move: from square 31 (Black’s start) to square 34, breaks up a barrier'],
    asks: { 'Yellow piece on square 29': barred('Yellow', 'square 31 (Black’s start)') },
    says: 'Anna (Yellow) moves from square 31 (Black’s start) to square 34. It is Ben (Green)’s turn.',
  },
  { play: '2' },
  { play: '4 R7>11' },
  { play: '2' },
  {
    play: '5 Y28>33',
    offers: [
      'Square 29: move to square 34, makes a barrier',
      'Square 31 (Black’s start): move to square 36',
      'Square 34: move to square 39',
    ],
  },
  { play: '1' },
  {
    play: '4',
    asks: { 'Red piece on square 32': barred('Yellow', 'square 34') },
  },
  { play: '2' },
  {
    play: '6',
    asks: { 'Yellow piece on square 31 (Black’s start)': barred('Yellow', 'square 34') },
    says: 'Anna (Yellow) moves from square 34 to square 40. Anna (Yellow) throws again.',
  },
  { play: '6 Y30>36' },
  { play: '6 Y36>42' },
  { play: '2 Y39>41' },
  { play: '1' },
  ...['6', '6', '6', '6'].map((play) => ({ play })),
  {
    play: '5',
    says:
      'Cem (Red) moves from square 16 to Red’s end square a. Cem (Red) has all pieces home and wins. ' +
      'It is Dora (Black)’s turn.',
  },
  ...['6', '6', '6', '6', '6', '6', '6'].map((play) => ({ play })),
  {
    play: '4',
    says:
      'Dora (Black) moves from square 27 to Black’s end square a. Dora (Black) takes the 2nd place. ' +
      'It is Anna (Yellow)’s turn.',
  },
  { play: '6' },
  {
    play: '1',
    says:
      'Anna (Yellow) moves from square 40 to Yellow’s end square a. Anna (Yellow) takes the 3rd place. ' +
      'Ben (Green) takes the 4th place. The game is over.',
  },
];

test('GV-6, GV-7, GL-13: four people meet barriers, must capture, and play for every place', async () => {
  const first = position(withBarriers);
  const turns = workOutScenes(first, barriers);
  expect(isFinished(turns)).toBe(true);

  const {
    room,
    pages: { anna, ben },
  } = await beginGame(
    withBarriers,
    { anna: { 1: 'Anna', 3: 'Cem' }, ben: { 2: 'Ben', 4: 'Dora' } },
    diceIn(turns),
  );

  await playScenes(room, turns, barriers, { [YELLOW]: anna, [GREEN]: ben, [RED]: anna, [BLACK]: ben });
  expectEnd(
    turns,
    [
      ['1st', 'Cem (Red)', RED],
      ['2nd', 'Dora (Black)', BLACK],
      ['3rd', 'Anna (Yellow)', YELLOW],
      ['4th', 'Ben (Green)', GREEN],
    ],
    anna,
    ben,
  );
});

/** Yellow's piece on a can still go on to b, so at first there is one throw only. */
const withThreeThrows = 'german+noSkipping+threeThrows 1-2- b.40.42.43/-/20.38.40.43/- Y ? -';

const nth = (ordinal: string): NonNullable<Scene['turn']> => [
  `Anna (Yellow): throw again, ${ordinal} throw of three`,
  `Anna (Yellow) throws again, ${ordinal} throw of three`,
];

const threeThrows: readonly Scene[] = [
  {
    play: '5',
    turn: ['Anna (Yellow): throw the die', 'Anna (Yellow) throws'],
    why: 'The 5 leads beyond end square d. A piece leaves base only with a 6.',
    says: 'Anna (Yellow) throws 5. Anna (Yellow) cannot use the 5. It is Bert (Red)’s turn.',
  },
  {
    play: '3',
    offers: ['Move: from square 1 (Yellow’s start) to square 4'],
    asks: {
      'Red piece on square 19': 'On the end squares no piece may be jumped over. (German-style Ludo, GV-5)',
      'Red piece on Red’s end square a':
        'A piece of the same colour stands there already. (German-style Ludo, GL-5)',
    },
  },
  {
    play: '1',
    says: 'Anna (Yellow) moves from Yellow’s end square a to Yellow’s end square b. It is Bert (Red)’s turn.',
  },
  { play: '2 R23>25' },
  {
    play: '2',
    turn: ['Anna (Yellow): throw the die', 'Anna (Yellow) throws'],
    why: 'The 2 leads beyond end square d. A piece of the same colour stands there already.',
    says:
      'Anna (Yellow) throws 2. Anna (Yellow) cannot use the 2. ' +
      'Anna (Yellow) may throw again: throw 2 of three.',
  },
  {
    play: '4',
    turn: nth('2nd'),
    why: 'The 4 leads beyond end square d. A piece leaves base only with a 6.',
    says:
      'Anna (Yellow) throws 4. Anna (Yellow) cannot use the 4. ' +
      'Anna (Yellow) may throw again: throw 3 of three.',
  },
  {
    play: '1',
    turn: nth('3rd'),
    why: 'The 1 leads beyond end square d. A piece of the same colour stands there already.',
    says: 'Anna (Yellow) throws 1. Anna (Yellow) cannot use the 1. It is Bert (Red)’s turn.',
  },
  {
    play: '1 R38>39',
    offers: [
      'Square 6: move to square 7',
      'Square 19: move to square 20',
      'Red’s end square a: move to Red’s end square b',
    ],
  },
  {
    play: '3',
    why: 'The 3 leads beyond end square d. A piece leaves base only with a 6.',
    says:
      'Anna (Yellow) throws 3. Anna (Yellow) cannot use the 3. ' +
      'Anna (Yellow) may throw again: throw 2 of three.',
  },
  {
    play: '6',
    turn: nth('2nd'),
    says: 'Anna (Yellow) brings a piece out of base and goes to square 1 (Yellow’s start). Anna (Yellow) throws again.',
  },
  { play: '6', turn: ['Anna (Yellow): throw again', 'Anna (Yellow) throws again'] },
  ...['6', '6', '6', '6', '6'].map((play) => ({ play })),
  {
    play: '4',
    says:
      'Anna (Yellow) moves from square 37 to Yellow’s end square a. Anna (Yellow) has all pieces home and wins. ' +
      'Bert (Red) takes the 2nd place. The game is over.',
  },
];

test('GV-4, GV-5: three throws are counted, and no piece is jumped over on the last squares', async () => {
  const first = position(withThreeThrows);
  const turns = workOutScenes(first, threeThrows);
  expect(isFinished(turns)).toBe(true);

  const {
    room,
    pages: { anna, bert },
  } = await beginGame(withThreeThrows, { anna: { 1: 'Anna' }, bert: { 2: 'Bert' } }, diceIn(turns));

  await playScenes(room, turns, threeThrows, { [YELLOW]: anna, [RED]: bert });
  expectEnd(
    turns,
    [
      ['1st', 'Anna (Yellow)', YELLOW],
      ['2nd', 'Bert (Red)', RED],
    ],
    anna,
    bert,
  );
});
