// Uckers, and Navy Uckers: partners, blobs, challenges, and the 6 that lets a finished player help.
import { diceIn, isFinished, position } from '../game.ts';
import { expect, test } from 'vitest';
import { expectRows, playScenes, type Scene, workOutScenes, beginGame } from '../dom/scenes.ts';
import { wordsOf } from '../dom/seeing.ts';
import { board } from '../dom/table.ts';

const RED = 0;
const GREEN = 1;
const YELLOW = 2;
const BLUE = 3;
const WATCHER = 9;

/** Red stands before a blob of Green's, and Green has another one where Red comes out. */
const uckers = 'uckers 1234 16.70.h.h/0.0.51.51/48.h.h.h/b.b.30.40 R ? -';

const game: readonly Scene[] = [
  {
    play: '63 R16*17',
    turn: ['Anna (Red): throw the dice', 'Anna (Red) throws'],
    offers: [
      'Red’s home column 4, die 3: move to Red’s home column 7',
      'Square 17: challenge the blob of Ben (Green) on square 18 (Green’s start) (2 sixes needed after this one)',
    ],
    says:
      'Anna (Red) challenges the blob of Ben (Green) on square 18 (Green’s start): 2 sixes are needed. ' +
      'Anna (Red) throws again.',
  },
  {
    play: '61',
    turn: [
      'Anna (Red): throw for the challenge, 0 of 2 sixes',
      'Anna (Red) throws for the challenge, 0 of 2 sixes',
    ],
    offers: ['Count the 6: 1 of 2 sixes'],
    asks: {
      'Red piece on Red’s home column 4':
        'This colour’s challenge stands: until it ends, only sixes count and nothing else moves. (Uckers, MU-12)',
    },
    says: 'Anna (Red) has counted 1 of 2 sixes. Anna (Red) throws again.',
  },
  {
    play: '54',
    says: 'Anna (Red) throws 5 + 4. Anna (Red) cannot use the 5 + 4. It is Ben (Green)’s turn.',
  },
  {
    // The blob breaks up: one piece of it would still be on the square, but no blob.
    play: '21 G0>2,G0>1',
    says:
      'Ben (Green) moves from square 18 (Green’s start) to square 20. The challenge of Anna (Red) lapses. ' +
      'Ben (Green) moves from square 18 (Green’s start) to square 19. It is Cem (Yellow)’s turn.',
  },
  {
    play: '11',
    offers: ['Square 15, both dice (2): move to square 17, makes a mixed blob'],
    says: 'Cem (Yellow) moves from square 15 to square 17 with both dice. It is Dora (Blue)’s turn.',
  },
  {
    play: '32 B30>33,B40>42',
    says:
      'Dora (Blue) moves from square 14 to square 17. ' +
      'Dora (Blue) captures Anna (Red): the piece goes back to base. ' +
      'Dora (Blue) captures Cem (Yellow): the piece goes back to base. ' +
      'Dora (Blue) moves from square 24 to square 26. It is Anna (Red)’s turn.',
  },
  {
    play: '65 Rb*0',
    says:
      'Anna (Red) challenges the blob of Ben (Green) on square 1 (Red’s start): 3 sixes are needed. ' +
      'Anna (Red) throws again.',
  },
  { play: '66', says: 'Anna (Red) has counted 2 of 3 sixes. Anna (Red) throws again.' },
  {
    // MU-7: none of the sixes of a challenge won gives another throw.
    play: '61',
    turn: [
      'Anna (Red): throw for the challenge, 2 of 3 sixes',
      'Anna (Red) throws for the challenge, 2 of 3 sixes',
    ],
    offers: ['Win the challenge, captures 2 pieces of Ben (Green)'],
    says:
      'Anna (Red) has counted 3 sixes. Anna (Red) wins the challenge. ' +
      'Anna (Red) brings a piece out of base and goes to square 1 (Red’s start). ' +
      'Anna (Red) captures 2 pieces of Ben (Green): they go back to base. It is Ben (Green)’s turn.',
  },
  { play: '12 G2>4,G1>2' },
  {
    play: '66 Yb>0,Y0>6',
    says:
      'Cem (Yellow) brings a piece out of base and goes to square 35 (Yellow’s start). ' +
      'Cem (Yellow) moves from square 35 (Yellow’s start) to square 41. Cem (Yellow) throws again.',
  },
  ...['66', '66', '66', '66', '66'].map((play) => ({ play })),
  { play: '62', says: 'Cem (Yellow) brings a piece from square 33 home. Cem (Yellow) throws again.' },
  {
    // MU-15: the throw that is left over counts as a try.
    play: '51',
    turn: [
      'Cem (Yellow): throw for a 6, then you move the partner’s pieces',
      'Cem (Yellow) throws for a 6, to move the partner’s pieces then',
    ],
    says: 'Cem (Yellow) throws 5 + 1. Cem (Yellow) cannot use the 5 + 1. It is Dora (Blue)’s turn.',
  },
  {
    play: '21 B33>35,B42>43',
    asks: { 'Blue pieces in base (2)': 'A piece leaves base only with a 6. (Uckers, MU-6)' },
  },
  ...['66 R0>>12', '66 R12>>24', '66 R24>>36', '66 R36>>48', '66 R48>>60'].map((play) => ({ play })),
  { play: '51 R60>65,R70>71' },
  { play: '21 G4>6,G2>3' },
  {
    play: '63',
    says:
      'Cem (Yellow) throws 6 + 3. Cem (Yellow) has thrown the 6: ' +
      'from the next turn on this player moves the pieces of Anna (Red). It is Dora (Blue)’s turn.',
  },
  { play: '21 B35>37,B43>44' },
  { play: '21 R65>67,R71>72' },
  { play: '21 G6>8,G3>4' },
  {
    play: '52',
    turn: [
      'Cem (Yellow): throw for the pieces of Anna (Red)',
      'Cem (Yellow) throws for the pieces of Anna (Red)',
    ],
    says:
      'Cem (Yellow) moves a piece of Anna (Red) from Red’s home column 1 to Red’s home column 6. ' +
      'Cem (Yellow) moves a piece of Anna (Red) from Red’s home column 6 home. It is Dora (Blue)’s turn.',
  },
  { play: '21 B37>39,B44>45' },
  {
    play: '21',
    offers: ['Red’s home column 6, die 2: move home'],
    says:
      'Anna (Red) brings a piece from Red’s home column 6 home. ' +
      'All eight pieces of Anna (Red) and Cem (Yellow) are home: they win. The game is over.',
  },
];

test('MU-8 to MU-18: four people play Uckers, and somebody watches', async () => {
  const first = position(uckers);
  const turns = workOutScenes(first, game);
  expect(isFinished(turns)).toBe(true);

  const {
    room,
    pages: { anna, ben, eve },
  } = await beginGame(
    uckers,
    { anna: { 1: 'Anna', 3: 'Cem' }, ben: { 2: 'Ben', 4: 'Dora' }, eve: {} },
    diceIn(turns),
  );

  const at = { [RED]: anna, [YELLOW]: anna, [GREEN]: ben, [BLUE]: ben, [WATCHER]: eve };
  await playScenes(room, turns.slice(0, 2), game, at);
  // How many sixes of how many stands at the blob, for players and watchers.
  for (const page of [anna, ben, eve]) expect(wordsOf(board(page).element)).toContain('6: 1/2');
  await playScenes(room, turns.slice(2), game.slice(2), at);
  for (const page of [anna, ben, eve]) expect(wordsOf(board(page).element)).not.toContain('6: ');
  expectRows(
    'Anna (Red) and Cem (Yellow) win!',
    [/^1stAnna \(Red\)4/, /^1stCem \(Yellow\)4/, /Ben \(Green\)0/, /Dora \(Blue\)0/],
    anna,
    ben,
    eve,
  );
});

/** Anna has both colours of her team; one run of sixes is all that a challenge gets. */
const navy = 'uckers-navy+challenge=consecutive 1213 12.54.h.h/0.0.h.h/55.h.h.h/b.b.10.20 R ? -';

const navyGame: readonly Scene[] = [
  {
    play: '62 R12*13',
    offers: [
      'Red’s home column 4, die 2: move home',
      'Square 13: challenge the blob of Ben (Green) on square 14 (Green’s start) (2 sixes needed after this one)',
    ],
  },
  {
    play: '43',
    turn: [
      'Anna (Red): throw for the challenge, 0 of 2 sixes',
      'Anna (Red) throws for the challenge, 0 of 2 sixes',
    ],
    says:
      'Anna (Red) throws 4 + 3. Anna (Red) cannot use the 4 + 3. No 6: the challenge of Anna (Red) is over. ' +
      'It is Ben (Green)’s turn.',
  },
  {
    // NU-8.6: Green has nothing else to move, and breaks its own barrier.
    play: '21 G0>2,G0>1',
    offers: [
      'Square 14 (Green’s start), die 1: move to square 15, then from square 14 (Green’s start) to square 16, breaks up a blob',
      'Square 14 (Green’s start), die 2: move to square 16, then from square 14 (Green’s start) to square 15, breaks up a blob',
      'Square 14 (Green’s start), both dice (3): move to square 17, breaks up a blob',
    ],
  },
  {
    // NU-11: the throw that the 6 would give is lost with the last piece.
    play: '61',
    says: 'Anna (Yellow) brings a piece from Yellow’s home column 5 home. It is Cem (Blue)’s turn.',
  },
  { play: '32 B10>13,B20>22' },
  { play: '66 R12>>24' },
  { play: '66 R24>>36' },
  { play: '41 R36>40,R54>55' },
  { play: '21 G1>3,G2>3' },
  {
    play: '54',
    turn: [
      'Anna (Yellow): throw for a 6, then you move the partner’s pieces',
      'Anna (Yellow) throws for a 6, to move the partner’s pieces then',
    ],
    why: 'All pieces of this colour are home: first a 6 must fall, then the partner’s pieces move.',
    says: 'Anna (Yellow) throws 5 + 4. Anna (Yellow) cannot use the 5 + 4. It is Cem (Blue)’s turn.',
  },
  { play: '32 B13>16,B22>24' },
  { play: '51 R40>45,R55>h' },
  { play: '21 G3>5,G3>4' },
  {
    play: '64',
    says:
      'Anna (Yellow) throws 6 + 4. Anna (Yellow) has thrown the 6: ' +
      'from the next turn on this player moves the pieces of Anna (Red). It is Cem (Blue)’s turn.',
  },
  { play: '32 B16>19,B24>26' },
  { play: '21' },
  { play: '21 G4>6,G5>6' },
  {
    play: '53',
    turn: [
      'Anna (Yellow): throw for the pieces of Anna (Red)',
      'Anna (Yellow) throws for the pieces of Anna (Red)',
    ],
    says:
      'Anna (Yellow) moves a piece of Anna (Red) from square 49 home. ' +
      'All eight pieces of Anna (Red and Yellow) are home: a win. The game is over.',
  },
];

test('NU-8.6, NU-11, HO-1: three people play Navy Uckers, where a challenge is one run of sixes', async () => {
  const first = position(navy);
  const turns = workOutScenes(first, navyGame);
  expect(isFinished(turns)).toBe(true);

  const {
    room,
    pages: { anna, ben, cem },
  } = await beginGame(navy, { anna: { 1: 'Anna' }, ben: { 2: 'Ben' }, cem: { 3: 'Cem' } }, diceIn(turns));

  await playScenes(room, turns, navyGame, { [RED]: anna, [YELLOW]: anna, [GREEN]: ben, [BLUE]: cem });
  expectRows(
    'Anna (Red and Yellow) wins!',
    [/^1stAnna \(Red and Yellow\)8/, /Ben \(Green\)2/, /Cem \(Blue\)0/],
    anna,
    ben,
    cem,
  );
});
