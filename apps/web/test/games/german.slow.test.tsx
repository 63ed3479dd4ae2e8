// German-style Ludo as it is written: pieces jump, duties come first, and everybody plays for a place.
import { beginning, dice, diceIn, isFinished, position, workOut } from '../game.ts';
import { expect, test } from 'vitest';
import { expectEnd, playScenes, type Remarks, type Scene, workOutScenes, beginGame } from '../dom/scenes.ts';
import { captions } from '../dom/table.ts';

const YELLOW = 0;
const GREEN = 1;
const RED = 2;
const BLACK = 3;

const waiting = 'While pieces wait in base, the piece on the start square must move on first.';
const because = (reason: string, clause: string): string => `${reason} (German-style Ludo, ${clause})`;
const bringIn = because('The 6 must bring in a waiting piece.', 'GL-8');
const moveOn = because(waiting, 'GL-7');
const ownPiece = because('A piece of the same colour stands there already.', 'GL-5');
const onlySix = because('A piece leaves base only with a 6.', 'GL-6');

/** A short game, found among many: both are captured, and every duty comes up. Yellow throws more for who begins. */
const whoBegins = dice('53');
const fallen = dice('664636662226616666666666666666151262166136666664363');
const game = workOut(beginning('german', '1-2-', YELLOW), fallen);

const remarks: Readonly<Record<number, Remarks>> = {
  0: {
    offers: ['Move: from square 1 (Yellow’s start) to square 7'],
    asks: { 'Yellow pieces in base (3)': ownPiece },
    says: 'Anna (Yellow) moves from square 1 (Yellow’s start) to square 7. Anna (Yellow) throws again.',
  },
  1: {
    offers: ['Move: from base to square 1 (Yellow’s start)'],
    asks: { 'Yellow piece on square 7': bringIn },
    says: 'Anna (Yellow) brings a piece out of base and goes to square 1 (Yellow’s start). Anna (Yellow) throws again.',
  },
  2: {
    offers: ['Move: from square 1 (Yellow’s start) to square 5'],
    asks: { 'Yellow piece on square 7': moveOn, 'Yellow pieces in base (2)': onlySix },
    says: 'Anna (Yellow) moves from square 1 (Yellow’s start) to square 5. It is Bert (Red)’s turn.',
  },
  7: {
    // Over the own piece on square 4.
    offers: ['Move: from square 1 (Yellow’s start) to square 7'],
    asks: {
      'Yellow piece on square 5': because(
        'This 6 must move the piece on the start square, while others wait.',
        'GL-9',
      ),
    },
    says: 'Anna (Yellow) moves from square 1 (Yellow’s start) to square 7. Anna (Yellow) throws again.',
  },
  11: {
    offers: ['Move: from base to square 21 (Red’s start)'],
    asks: { 'Red piece on square 32': bringIn },
  },
  // Nobody waits any more: any piece may go, and here one jumps over Red's on the way.
  16: {
    offers: [
      'Square 5: move to square 11 (Green’s start)',
      'Square 7: move to square 13',
      'Square 23: move to square 29',
    ],
    asks: { 'Yellow piece on square 1 (Yellow’s start)': ownPiece },
    says: 'Anna (Yellow) moves from square 23 to square 29. Anna (Yellow) throws again.',
  },
  24: {
    asks: {
      'Yellow piece on Yellow’s end square a': because(
        'The 6 leads beyond end square d; this piece can go 3 squares at most.',
        'GL-12',
      ),
    },
    // Over the own piece on a.
    says: 'Anna (Yellow) moves from square 37 to Yellow’s end square c. Anna (Yellow) throws again.',
  },
  36: {
    offers: [
      'Square 27: move to square 28',
      'Square 40: move to square 1 (Yellow’s start), captures Anna (Yellow)',
    ],
    says:
      'Bert (Red) moves from square 40 to square 1 (Yellow’s start). ' +
      'Bert (Red) captures Anna (Yellow): the piece goes back to base. It is Anna (Yellow)’s turn.',
  },
  37: {
    offers: ['Move: from base to square 1 (Yellow’s start), captures Bert (Red)'],
    says:
      'Anna (Yellow) brings a piece out of base and goes to square 1 (Yellow’s start). ' +
      'Anna (Yellow) captures Bert (Red): the piece goes back to base. Anna (Yellow) throws again.',
  },
  46: {
    why: 'The 6 leads beyond end square d. A piece of the same colour stands there already.',
    says: 'Anna (Yellow) throws 6. Anna (Yellow) cannot use the 6. Anna (Yellow) throws again.',
  },
  47: {
    why: 'The 4 leads beyond end square d. A piece of the same colour stands there already.',
    says: 'Anna (Yellow) throws 4. Anna (Yellow) cannot use the 4. It is Bert (Red)’s turn.',
  },
  50: {
    says:
      'Anna (Yellow) moves from square 38 to Yellow’s end square a. Anna (Yellow) has all pieces home and wins. ' +
      'Bert (Red) takes the 2nd place. The game is over.',
  },
};

test('GL-1 to GL-13: two people play German-style Ludo from the first throw to the last', async () => {
  expect(isFinished(game), 'these dice bring a game to its end').toBe(true);

  const {
    room,
    pages: { anna, bert },
  } = await beginGame({ rules: 'german', seats: '1-2-' }, { anna: { 1: 'Anna' }, bert: { 2: 'Bert' } }, [
    ...whoBegins,
    ...fallen,
  ]);
  expect(captions(anna).at(-1)).toBe('Who begins? You throw 5. Bert (Red) throws 3. You begin.');
  expect(captions(bert).at(-1)).toBe(
    'Who begins? Anna (Yellow) throws 5. You throw 3. Anna (Yellow) begins.',
  );

  await playScenes(room, game, remarks, { [YELLOW]: anna, [RED]: bert });
  expectEnd(
    game,
    [
      ['1st', 'Anna (Yellow)', YELLOW],
      ['2nd', 'Bert (Red)', RED],
    ],
    anna,
    bert,
  );
});

/** Yellow's last piece comes home first; Green's stands where Black comes in. */
const twoColoursEach = 'german 1212 37.40.41.42/b.20.41.43/30.38.41.43/b.b.5.43 Y ? -';

const colours: readonly Scene[] = [
  {
    // The 6 that brings the last piece of a colour to its end gives no further throw.
    play: '6',
    turn: ['Anna (Yellow): throw the die', 'Anna (Yellow) throws'],
    says: 'Anna (Yellow) moves from square 38 to Yellow’s end square d. It is Ben (Green)’s turn.',
  },
  {
    play: '1 G41>42',
    offers: [
      'Square 31 (Black’s start): move to square 32',
      'Green’s end square b: move to Green’s end square c',
    ],
    asks: { 'Green piece in base': onlySix },
  },
  {
    play: '3',
    turn: ['Anna (Red): throw the die', 'Anna (Red) throws'],
    offers: ['Move: from square 11 (Green’s start) to square 14'],
    asks: { 'Red piece on square 19': ownPiece },
  },
  {
    // Each colour is on its own: Ben has to capture his other one.
    play: '6',
    turn: ['Ben (Black): throw the die', 'Ben (Black) throws'],
    offers: ['Move: from base to square 31 (Black’s start), captures Ben (Green)'],
    asks: { 'Black piece on square 36': bringIn },
    says:
      'Ben (Black) brings a piece out of base and goes to square 31 (Black’s start). ' +
      'Ben (Black) captures Ben (Green): the piece goes back to base. Ben (Black) throws again.',
  },
  {
    // A colour that is home has no turn: after Black comes Green.
    play: '3',
    offers: ['Move: from square 31 (Black’s start) to square 34'],
    asks: { 'Black piece on square 36': moveOn },
    says: 'Ben (Black) moves from square 31 (Black’s start) to square 34. It is Ben (Green)’s turn.',
  },
  {
    play: '2',
    why: 'The 2 leads beyond end square d. A piece leaves base only with a 6.',
    says: 'Ben (Green) throws 2. Ben (Green) cannot use the 2. It is Anna (Red)’s turn.',
  },
  { play: '4 R38>42', offers: ['Square 14: move to square 18', 'Square 19: move to Red’s end square c'] },
  { play: '2', asks: { 'Black piece on square 34': ownPiece } },
  {
    play: '3',
    why: 'The 3 leads beyond end square d. A piece leaves base only with a 6.',
    says: 'Ben (Green) throws 3. Ben (Green) cannot use the 3. It is Anna (Red)’s turn.',
  },
  { play: '6', says: 'Anna (Red) moves from square 14 to square 20. Anna (Red) throws again.' },
  {
    play: '1',
    says:
      'Anna (Red) moves from square 20 to Red’s end square a. ' +
      'Anna (Yellow and Red) has all pieces home and wins. Ben (Green and Black) takes the 2nd place. ' +
      'The game is over.',
  },
];

test('GV-1: two people have two colours each; every colour has its own turns and duties', async () => {
  const first = position(twoColoursEach);
  const turns = workOutScenes(first, colours);
  expect(isFinished(turns)).toBe(true);

  const {
    room,
    pages: { anna, ben },
  } = await beginGame(twoColoursEach, { anna: { 1: 'Anna' }, ben: { 2: 'Ben' } }, diceIn(turns));

  await playScenes(room, turns, colours, { [YELLOW]: anna, [GREEN]: ben, [RED]: anna, [BLACK]: ben });
  expectEnd(
    turns,
    [
      ['1st', 'Anna (Yellow and Red)', YELLOW, RED],
      ['2nd', 'Ben (Green and Black)', GREEN, BLACK],
    ],
    anna,
    ben,
  );
});

/** Black is neutral: three of its pieces are home, and so are nearly all of Yellow and Green. */
const withNeutral = 'german 123n 36.41.42.43/34.41.42.43/11.15.30.43/3.41.42.43 Y ? -';

const neutral: readonly Scene[] = [
  {
    play: '3',
    offers: ['Move: from square 37 to square 40'],
    asks: {
      'Black piece on square 34': because(
        'A neutral piece may not land on a piece of whoever moves it.',
        'GV-2.2',
      ),
    },
  },
  {
    play: '2 K3>5',
    offers: ['Square 5: move to square 7', 'Neutral Black, square 34: move to square 36, captures Cem (Red)'],
    says:
      'Ben (Green) moves a piece of neutral Black from square 34 to square 36. ' +
      'Neutral Black captures Cem (Red): the piece goes back to base. It is Cem (Red)’s turn.',
  },
  {
    play: '4 R11>15',
    offers: [
      'Square 32: move to square 36, captures neutral Black',
      'Square 11 (Green’s start): move to square 15',
      'Neutral Black, square 36: move to square 40, captures Anna (Yellow)',
    ],
    says:
      'Cem (Red) moves from square 32 to square 36. ' +
      'Cem (Red) captures neutral Black: the piece goes back to base. It is Anna (Yellow)’s turn.',
  },
  {
    play: '1',
    says:
      'Anna (Yellow) moves from square 40 to Yellow’s end square a. ' +
      'Anna (Yellow) has all own pieces home and goes on with the neutral ones. It is Ben (Green)’s turn.',
  },
  {
    // His last own piece comes home by a 6, and there is no further throw although neutral pieces are left.
    play: '6 G34>40',
    offers: [
      'Square 5: move to Green’s end square a',
      'Neutral Black, base: come out and go to square 31 (Black’s start)',
    ],
    says:
      'Ben (Green) moves from square 5 to Green’s end square a. ' +
      'Ben (Green) has all own pieces home and goes on with the neutral ones. It is Cem (Red)’s turn.',
  },
  {
    play: '6',
    offers: ['Move: from base to square 21 (Red’s start)'],
    asks: { 'Black piece in base': bringIn, 'Red piece on square 36': bringIn },
  },
  { play: '2 R0>2' },
  {
    play: '6',
    turn: ['Anna (Yellow): throw the die', 'Anna (Yellow) throws'],
    offers: ['Neutral Black, base: come out and go to square 31 (Black’s start)'],
    says:
      'Anna (Yellow) moves a piece of neutral Black from base to square 31 (Black’s start). ' +
      'Anna (Yellow) throws again.',
  },
  { play: '6' },
  { play: '6' },
  { play: '3' },
  { play: '6' },
  { play: '6' },
  { play: '6' },
  { play: '5' },
  { play: '2 R2>4' },
  {
    play: '3',
    why: 'The 3 leads beyond end square d. A piece of the same colour stands there already.',
    says: 'Anna (Yellow) throws 3. Anna (Yellow) cannot use the 3. It is Ben (Green)’s turn.',
  },
  {
    // Anna was home first, but Ben brings in the last neutral piece.
    play: '2',
    says:
      'Ben (Green) moves a piece of neutral Black from square 29 to Black’s end square a. ' +
      'Ben (Green) has all pieces home and wins. Anna (Yellow) takes the 2nd place. ' +
      'Cem (Red) takes the 3rd place. The game is over.',
  },
];

test('GV-2: three people move a neutral colour, capture with it, and nobody wins before it is home', async () => {
  const first = position(withNeutral);
  const turns = workOutScenes(first, neutral);
  expect(isFinished(turns)).toBe(true);

  const {
    room,
    pages: { anna, ben },
  } = await beginGame(withNeutral, { anna: { 1: 'Anna' }, ben: { 2: 'Ben', 3: 'Cem' } }, diceIn(turns));

  await playScenes(room, turns, neutral, { [YELLOW]: anna, [GREEN]: ben, [RED]: ben });
  expectEnd(
    turns,
    [
      ['1st', 'Ben (Green)', GREEN],
      ['2nd', 'Anna (Yellow)', YELLOW],
      ['3rd', 'Cem (Red)', RED],
    ],
    anna,
    ben,
  );
});
