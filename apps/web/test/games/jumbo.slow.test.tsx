// Jumbo Ludo with the variation for young children: out on a 1 or a 6, past no block, home by the exact number. And for
// places: the others play on when the first is home.
import { diceIn, isFinished, position } from '../game.ts';
import { expect, test } from 'vitest';
import { expectEnd, playScenes, type Scene, workOutScenes, beginGame } from '../dom/scenes.ts';
import { wordsOf, type Part } from '../dom/seeing.ts';

const RED = 0;
const GREEN = 1;
const YELLOW = 2;

/** Two of Yellow's pieces stand together, just before one of Red's. */
const forChildren = 'jumbo+enterOn=16 1-2- 40.50.54.h/-/b.b.15.15/- R ? -';

const because = (reason: string, clause: string): string => `${reason} (Jumbo Ludo, ${clause})`;

const scenes: readonly Scene[] = [
  {
    play: '3',
    offers: ['Move: from square 51 to Red’s home column 3'],
    asks: {
      'Red piece on square 41': because(
        'A block of Yellow on square 42 may not be passed or landed on.',
        'ML-10',
      ),
      'Red piece on Red’s home column 4': because(
        'The 3 leads beyond home; this piece needs exactly 2.',
        'ML-11',
      ),
    },
  },
  {
    play: '4',
    offers: ['Move: from square 42 to square 46, breaks up a block'],
    asks: { 'Yellow pieces in base (2)': because('A piece leaves base only with a 1 or 6.', 'JL-4') },
  },
  {
    // The block is gone.
    play: '5',
    offers: ['Move: from square 41 to square 46, captures Bert (Yellow)'],
    says:
      'Anna (Red) moves from square 41 to square 46. ' +
      'Anna (Red) captures Bert (Yellow): the piece goes back to base. It is Bert (Yellow)’s turn.',
  },
  {
    play: '1 Yb>0',
    offers: ['Base: come out and go to square 27 (Yellow’s start)', 'Square 42: move to square 43'],
    says: 'Bert (Yellow) brings a piece out of base and goes to square 27 (Yellow’s start). It is Anna (Red)’s turn.',
  },
  {
    play: '2 R54>h',
    offers: [
      'Square 46: move to square 48',
      'Red’s home column 3: move to Red’s home column 5',
      'Red’s home column 4: move home',
    ],
    says: 'Anna (Red) brings a piece from Red’s home column 4 home. It is Bert (Yellow)’s turn.',
  },
  {
    play: '6 Yb>5',
    says: 'Bert (Yellow) brings a piece out of base and goes to square 32. Bert (Yellow) throws again.',
  },
  { play: '3 Y0>3' },
  { play: '3 R53>h' },
  { play: '2 Y3>5' },
  { play: '6' },
  {
    play: '5',
    says:
      'Anna (Red) brings a piece from Red’s home column 1 home. Anna (Red) has all pieces home and wins. ' +
      'The game is over.',
  },
];

test('JL-4, ML-10, ML-11: two children play Jumbo Ludo to the end', async () => {
  const first = position(forChildren);
  const turns = workOutScenes(first, scenes);
  expect(isFinished(turns)).toBe(true);

  const {
    room,
    pages: { anna, bert },
  } = await beginGame(forChildren, { anna: { 1: 'Anna' }, bert: { 2: 'Bert' } }, diceIn(turns));

  await playScenes(room, turns, scenes, { [RED]: anna, [YELLOW]: bert });
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

const forPlaces = 'jumbo+places=last 123- 50.h.h.h/49.h.h.h/b.h.h.h/- R ? -';

const seats = (page: Part): readonly string[] => page.in('region', 'Players').all('listitem').map(wordsOf);

const toTheLast: readonly Scene[] = [
  {
    // A 6, and no further throw.
    play: '6',
    says:
      'Anna (Red) brings a piece from square 51 home. Anna (Red) has all pieces home and wins. ' +
      'It is Ben (Green)’s turn.',
  },
  {
    play: '5',
    turn: ['Ben (Green): throw the die', 'Ben (Green) throws'],
    tries: async (page) => {
      expect(seats(page)[0]).toContain('1st place');
      expect(page.has('heading', /wins!/)).toBe(false);
    },
  },
  {
    play: '6',
    says: 'Cem (Yellow) brings a piece out of base and goes to square 32. Cem (Yellow) throws again.',
  },
  {
    // Past Anna, who has her place.
    play: '3',
    says: 'Cem (Yellow) moves from square 32 to square 35. It is Ben (Green)’s turn.',
  },
  {
    play: '2',
    says:
      'Ben (Green) brings a piece from Green’s home column 4 home. Ben (Green) takes the 2nd place. ' +
      'Cem (Yellow) takes the 3rd place. The game is over.',
  },
];

test('HO-2: three people play Jumbo Ludo to the last place', async () => {
  const first = position(forPlaces);
  const turns = workOutScenes(first, toTheLast);
  expect(isFinished(turns)).toBe(true);

  const {
    room,
    pages: { anna, ben, cem },
  } = await beginGame(
    forPlaces,
    { anna: { 1: 'Anna' }, ben: { 2: 'Ben' }, cem: { 3: 'Cem' } },
    diceIn(turns),
  );

  await playScenes(room, turns, toTheLast, { [RED]: anna, [GREEN]: ben, [YELLOW]: cem });
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
  expect(cem.says('You take the 3rd place.')).toBe(true);
});
