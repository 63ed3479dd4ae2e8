// A whole game of Uckers from the throw for who begins, and the end of another one that turns on the order of two dice.
import { beginning, dice, diceIn, isFinished, position } from '../game.ts';
import { expect, test } from 'vitest';
import { expectRows, playScenes, type Scene, workOutScenes, beginGame } from '../dom/scenes.ts';
import { press } from '../dom/doing.ts';
import { wordsOf, type Part } from '../dom/seeing.ts';
import { board, captions, offers } from '../dom/table.ts';

const RED = 0;
const GREEN = 1;
const YELLOW = 2;
const BLUE = 3;
const WATCHER = 9;

const locked =
  'This colour’s challenge stands: until it ends, only sixes count and nothing else moves. (Uckers, MU-12)';

const plain = (...plays: readonly string[]): readonly Scene[] => plays.map((play) => ({ play }));

/** Red and Green tie for the highest total, and throw again. */
const whoBegins = dice('64 55 31 42 43 21');

const wholeGame: readonly Scene[] = [
  {
    play: '51',
    turn: ['Anna (Red): throw the dice', 'Anna (Red) throws'],
    says: 'Anna (Red) throws 5 + 1. Anna (Red) cannot use the 5 + 1. It is Ben (Green)’s turn.',
  },
  {
    // MU-6: a double 6 brings out two, or one that goes on.
    play: '66 Gb>0,Gb>0',
    offers: ['Base, die 6: come out and go to square 18 (Green’s start)'],
    says:
      'Ben (Green) brings a piece out of base and goes to square 18 (Green’s start). ' +
      'Ben (Green) brings a piece out of base and goes to square 18 (Green’s start). Ben (Green) throws again.',
  },
  {
    play: '44 G0>4,G0>4',
    turn: ['Ben (Green): throw again', 'Ben (Green) throws again'],
    must: 'Both dice must be used. (Uckers, MU-4)',
    offers: [
      'Square 18 (Green’s start), both dice (8): move 2 together to square 22',
      'Square 18 (Green’s start), both dice (8): move to square 26, breaks up a blob',
    ],
  },
  ...plain('66 Yb>0,Yb>0', '65 Yb>0,Y0>5', '66 Yb>0,Y5>11', '66 Y0>6,Y11>17', '66 Y0>6,Y6>12'),
  ...plain('64 Y17>23,Y0>4', '64 Y23>29,Y6>10', '66 Y10>16,Y29>35', '66 Y16>22,Y35>41'),
  {
    play: '66 Y4>>16',
    says: 'Cem (Yellow) moves from square 39 to square 51 with both dice. Cem (Yellow) throws again.',
  },
  ...plain('66 Y16>22,Y41>47', '66 Y12>18,Y47>53'),
  {
    // MU-10: not even on the way of the total.
    play: '64 Y22>>32',
    asks: {
      'Yellow piece on square 20':
        'A blob of Green on square 22 may not be passed or landed on. (Uckers, MU-10)',
    },
  },
  ...plain('51 Y18>>24', '66 Bb>0,Bb>0', '64 Bb>0,B0>4', '66 Bb>0,B0>6', '54 B6>11,B0>4'),
  ...plain('66 Rb>0,R0>6', '62 Rb>0,R6>8', '66 Rb>0,Rb>0', '66 R8>>20'),
  {
    play: '66 R20*21',
    says:
      'Anna (Red) challenges the blob of Ben (Green) on square 22: 2 sixes are needed. ' +
      'Anna (Red) throws again.',
  },
  {
    play: '62',
    offers: ['Count the 6: 1 of 2 sixes'],
    asks: { 'Red pieces on square 1 (Red’s start) (3)': locked },
    says: 'Anna (Red) has counted 1 of 2 sixes. Anna (Red) throws again.',
  },
  {
    play: '42',
    turn: [
      'Anna (Red): throw for the challenge, 1 of 2 sixes',
      'Anna (Red) throws for the challenge, 1 of 2 sixes',
    ],
    says: 'Anna (Red) throws 4 + 2. Anna (Red) cannot use the 4 + 2. It is Ben (Green)’s turn.',
  },
  {
    play: '11 G4>>6',
    offers: [
      'Square 22, both dice (2): move 2 together to square 23, ends the challenge of Anna (Red)',
      'Square 22, both dice (2): move to square 24, ends the challenge of Anna (Red), breaks up a blob',
    ],
    says:
      'Ben (Green) moves from square 22 to square 24 with both dice. The challenge of Anna (Red) lapses. ' +
      'It is Cem (Yellow)’s turn.',
  },
  {
    play: '62 Y22>28,Y53>55',
    says:
      'Cem (Yellow) moves from square 57 to square 63. ' +
      'Cem (Yellow) captures Dora (Blue): the piece goes back to base. ' +
      'Cem (Yellow) moves from square 20 to square 22. ' +
      'Cem (Yellow) captures Ben (Green): the piece goes back to base. Cem (Yellow) throws again.',
  },
  ...plain('62 Y32>38,Y55>57', '61 Y28>34,Y38>39', '66 Y57>>69', '66 Y24>30,Y34>40', '64 Y30>36,Y40>44'),
  ...plain('66 Y39>45,Y44>50', '66 Y36>>48', '66 Y48>>60', '66 Y50>56,Y60>66', '66 Y45>51,Y56>62'),
  ...plain('62 Y66>>h', '64 Y62>68,Y51>55', '66 Y55>61,Y68>h', '64 Y61>>71', '63 Y71>h'),
  {
    play: '65',
    says: 'Cem (Yellow) brings a piece from Yellow’s home column 3 home. Cem (Yellow) throws again.',
  },
  {
    // MU-15: the throw that the last 6 gave counts as a try.
    play: '62',
    turn: [
      'Cem (Yellow): throw for a 6, then you move the partner’s pieces',
      'Cem (Yellow) throws for a 6, to move the partner’s pieces then',
    ],
    says:
      'Cem (Yellow) throws 6 + 2. Cem (Yellow) has thrown the 6: ' +
      'from the next turn on this player moves the pieces of Anna (Red). It is Dora (Blue)’s turn.',
  },
  ...plain('66 Bb>0,B0>6', '31 B0>>4', '66 R20>>32', '66 R0>>12', '66 R12>>24', '66 R32>>44', '66 R0>>12'),
  ...plain('66 R24>30,R44>50', '66 R12>>24', '66 R24>30,R30>36', '66 R0>6,R36>42', '66 R30>>42'),
  ...plain('64 R6>12,R42>46', '64 R42>48,R46>50', '66 R12>18,R48>54'),
  {
    play: '63 R54*55',
    says:
      'Anna (Red) challenges the blob of Dora (Blue) on square 56: 3 sixes are needed. ' +
      'Anna (Red) throws again.',
  },
  {
    play: '62',
    offers: ['Count the 6: 1 of 3 sixes'],
    asks: { 'Red piece on square 19': locked },
    says: 'Anna (Red) has counted 1 of 3 sixes. Anna (Red) throws again.',
  },
  {
    // Both sixes count, and no throw follows from them.
    play: '66',
    turn: [
      'Anna (Red): throw for the challenge, 1 of 3 sixes',
      'Anna (Red) throws for the challenge, 1 of 3 sixes',
    ],
    offers: ['Win the challenge, captures 3 pieces of Dora (Blue)'],
    says:
      'Anna (Red) has counted 3 sixes. Anna (Red) wins the challenge. ' +
      'Anna (Red) moves from square 55 to square 56. ' +
      'Anna (Red) captures 3 pieces of Dora (Blue): they go back to base. It is Ben (Green)’s turn.',
  },
  { play: '44' },
  {
    play: '66 R18>24,R55>61',
    turn: [
      'Cem (Yellow): throw for the pieces of Anna (Red)',
      'Cem (Yellow) throws for the pieces of Anna (Red)',
    ],
    says:
      'Cem (Yellow) moves a piece of Anna (Red) from square 19 to square 25. ' +
      'Cem (Yellow) moves a piece of Anna (Red) from square 56 to square 62. Cem (Yellow) throws again.',
  },
  ...plain('66 R61>>73', '66 R50>>62', '66 R62>>h', '66 R24>30,R50>56', '66 R30>>42', '66 R42>>54'),
  ...plain('61 R56>62,R73>h', '66 R62>>h', '62'),
  {
    play: '66',
    says:
      'Cem (Yellow) moves a piece of Anna (Red) from square 63 home. ' +
      'All eight pieces of Anna (Red) and Cem (Yellow) are home: they win. The game is over.',
  },
];

test('MU-2 to MU-18: a whole game of Uckers, from a tie for who begins to the last piece home', async () => {
  const turns = workOutScenes(beginning('uckers', '1234', RED), wholeGame);
  expect(isFinished(turns)).toBe(true);

  const {
    room,
    pages: { anna, ben, eve },
  } = await beginGame(
    { rules: 'uckers', seats: '1234' },
    { anna: { 1: 'Anna', 3: 'Cem' }, ben: { 2: 'Ben', 4: 'Dora' }, eve: {} },
    [...whoBegins, ...diceIn(turns)],
  );
  const pages = [anna, ben, eve];
  for (const page of pages) {
    expect(captions(page).at(-1)).toBe(
      'Who begins? Anna (Red) throws 6 + 4. Ben (Green) throws 5 + 5. ' +
        'Cem (Yellow) throws 3 + 1. Dora (Blue) throws 4 + 2. ' +
        'Who begins? Anna (Red) throws 4 + 3. Ben (Green) throws 2 + 1. Anna (Red) begins.',
    );
  }

  const at = { [RED]: anna, [YELLOW]: anna, [GREEN]: ben, [BLUE]: ben, [WATCHER]: eve };
  const counted = wholeGame.findIndex(({ says }) => says?.includes('counted 1 of 3')) + 1;
  await playScenes(room, turns.slice(0, counted), wholeGame, at);
  for (const page of pages) expect(wordsOf(board(page).element)).toContain('6: 1/3');
  await playScenes(room, turns.slice(counted), wholeGame.slice(counted), at);
  expectRows(
    'Anna (Red) and Cem (Yellow) win!',
    [/^1stAnna \(Red\)4/, /^1stCem \(Yellow\)4/, /^2ndBen \(Green\)0/, /^2ndDora \(Blue\)0/],
    ...pages,
  );
});

async function takeBackTheFive(page: Part): Promise<void> {
  await press(page.in('list', 'Your choices').the('button', /^Square 1 \(Red’s start\), die 5/));
  expect(page.says('The 3 is left: choose a piece')).toBe(true);
  expect(offers(page)).toEqual([
    'Square 66, die 3: move to square 1 (Red’s start), makes a blob',
    'Square 1 (Red’s start), die 3: move to square 4',
  ]);
  expect(board(page).has('button', 'Green piece on square 6')).toBe(true);
  await press(page.the('button', 'Take it back'));
}

/** Green has a blob where Red would come out; Yellow is home, and has thrown the 6. */
const siege = 'uckers 1234 b.h.h.h/48.51.51.h/h.h.h.h/71.72.h.h R ? pY';

const siegeGame: readonly Scene[] = [
  {
    // MU-11: nobody has to challenge, also where the throw has no other use.
    play: '63 -',
    offers: [
      'Base: challenge the blob of Ben (Green) on square 1 (Red’s start) (3 sixes needed after this one)',
      'Leave the throw unused',
    ],
    asks: {
      'Red pieces at home (3)': 'This piece is home already. (Uckers, CO-1)',
    },
    says: 'Anna (Red) leaves the 6 + 3 unused. Anna (Red) throws again.',
  },
  {
    play: '61 Rb*0',
    says:
      'Anna (Red) challenges the blob of Ben (Green) on square 1 (Red’s start): 3 sixes are needed. ' +
      'Anna (Red) throws again.',
  },
  { play: '62', says: 'Anna (Red) has counted 1 of 3 sixes. Anna (Red) throws again.' },
  { play: '42', says: 'Anna (Red) throws 4 + 2. Anna (Red) cannot use the 4 + 2. It is Ben (Green)’s turn.' },
  {
    // MU-14: whether the blob breaks up on the way depends on which die comes first.
    play: '53 G48>51,G51>56',
    must: 'Both dice must be used. (Uckers, MU-4)',
    offers: [
      'Square 66, die 3: move to square 1 (Red’s start), then on to square 6',
      'Square 66, die 5: move to square 3, then from square 1 (Red’s start) to square 4, ends the challenge of Anna (Red), breaks up a blob',
      'Square 1 (Red’s start), die 3: move to square 4, ends the challenge of Anna (Red), breaks up a blob',
      'Square 1 (Red’s start), die 5: move to square 6, ends the challenge of Anna (Red), breaks up a blob',
      'Square 1 (Red’s start), both dice (8): move to square 9, ends the challenge of Anna (Red), breaks up a blob',
    ],
    tries: takeBackTheFive,
    says:
      'Ben (Green) moves from square 66 to square 1 (Red’s start). Ben (Green) moves from square 1 (Red’s start) to square 6. ' +
      'It is Cem (Yellow)’s turn.',
  },
  {
    // MU-16: whoever throws for a colour carries on its challenge.
    play: '65',
    turn: [
      'Cem (Yellow): throw for the challenge, 1 of 3 sixes',
      'Cem (Yellow) throws for the challenge, 1 of 3 sixes',
    ],
    offers: ['Count the 6: 2 of 3 sixes'],
    says: 'Anna (Red) has counted 2 of 3 sixes. Cem (Yellow) throws again.',
  },
  { play: '43' },
  {
    play: '52 B72>h',
    must: 'Only the 2 can be used. (Uckers, MU-4)',
    offers: [
      'Blue’s home column 5, die 2: move to Blue’s home column 7',
      'Blue’s home column 6, die 2: move home',
    ],
    says: 'Dora (Blue) brings a piece from Blue’s home column 6 home. It is Anna (Red)’s turn.',
  },
  {
    play: '61',
    offers: ['Win the challenge, captures 2 pieces of Ben (Green)'],
    says:
      'Anna (Red) has counted 3 sixes. Anna (Red) wins the challenge. ' +
      'Anna (Red) brings a piece out of base and goes to square 1 (Red’s start). ' +
      'Anna (Red) captures 2 pieces of Ben (Green): they go back to base. It is Ben (Green)’s turn.',
  },
  { play: '51' },
  {
    play: '66',
    offers: ['Square 1 (Red’s start), both dice (12): move to square 13'],
    says:
      'Cem (Yellow) moves a piece of Anna (Red) from square 1 (Red’s start) to square 13. ' +
      'Cem (Yellow) throws again.',
  },
  ...plain('66', '66', '66', '66', '66', '11'),
];

test('MU-4, MU-11, MU-13, MU-14, MU-16: a challenge from base, which the order of two dice would end', async () => {
  const first = position(siege);
  const turns = workOutScenes(first, siegeGame);
  expect(isFinished(turns)).toBe(true);

  const {
    room,
    pages: { anna, ben },
  } = await beginGame(siege, { anna: { 1: 'Anna', 3: 'Cem' }, ben: { 2: 'Ben', 4: 'Dora' } }, diceIn(turns));

  const at = { [RED]: anna, [YELLOW]: anna, [GREEN]: ben, [BLUE]: ben };
  await playScenes(room, turns, siegeGame, at);
  expectRows(
    'Anna (Red) and Cem (Yellow) win!',
    [/^1stAnna \(Red\)4/, /^1stCem \(Yellow\)4/, /^2ndBen \(Green\)1/, /^2ndDora \(Blue\)3/],
    anna,
    ben,
  );
});
