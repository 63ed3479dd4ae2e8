// Uckers with its switches: a whole game in which all of them come up, to a win in harbour; and the plays of several
// pieces by keys alone.
import { beginning, dice, diceIn, isFinished } from '../game.ts';
import { expect, test } from 'vitest';
import { beginGame, expectRows, playScenes, type Scene, workOutScenes } from '../dom/scenes.ts';
import { pressKey } from '../dom/doing.ts';
import { roomFrom } from '../dom/fake-room.ts';
import { wordsOf } from '../dom/seeing.ts';
import { captions, offers, pageOf, standing } from '../dom/table.ts';

const RED = 0;
const GREEN = 1;
const YELLOW = 2;
const BLUE = 3;

const rules = 'uckers+anyDouble+blobTakesBlob+blowBack+challenge=consecutive+snakeEyes=outAndIn';

const plain = (...plays: readonly string[]): readonly Scene[] => plays.map((play) => ({ play }));

const wholeGame: readonly Scene[] = [
  {
    // WU-3, and WU-4: the double throws again.
    play: '11',
    offers: ['Base, both dice (2): move 4 together to square 1 (Red’s start), makes a blob'],
    says: 'Anna (Red) moves 4 pieces together from base to square 1 (Red’s start). Anna (Red) throws again.',
  },
  {
    play: '11',
    offers: ['Square 1 (Red’s start), both dice (2): move 4 together to base, breaks up a blob'],
    says: 'Anna (Red) moves 4 pieces together from square 1 (Red’s start) to base. Anna (Red) throws again.',
  },
  { play: '54' },
  {
    play: '22',
    says: 'Ben (Green) throws 2 + 2. Ben (Green) cannot use the 2 + 2. Ben (Green) throws again.',
  },
  ...plain('66 Gb>0,Gb>0', '66 Gb>0,G0>6', '66 G6>>18', '66 G18>>30', '66 G30>>42', '22 G42>>46'),
  ...plain('21 G46>>49', '54', '54', '66 Rb>0,Rb>0', '55 R0>5,R0>5', '66 R5>11,R5>11'),
  {
    // WU-5.
    play: '66 R11=>17',
    offers: [
      'Base, die 6: come out and go to square 1 (Red’s start)',
      'Square 12, both dice (12): move 2 together to square 18 (Green’s start), captures 2 pieces of Ben (Green)',
    ],
    says:
      'Anna (Red) moves 2 pieces together from square 12 to square 18 (Green’s start). ' +
      'Anna (Red) captures 2 pieces of Ben (Green): they go back to base. Anna (Red) throws again.',
  },
  ...plain('66 R17>>29', '66 R29>>41', '66 R41>>53', '66 R53>>65', '22 R65>>69'),
  {
    // WU-2.
    play: '21 R69<66',
    offers: [
      'Square 18 (Green’s start), die 1: move to square 19, then from Red’s home column 3 to Red’s home column 5',
      'Square 18 (Green’s start), die 2: move to square 20, then from Red’s home column 3 to Red’s home column 4',
      'Square 18 (Green’s start), both dice (3): move to square 21',
      'Red’s home column 3, die 1: move to Red’s home column 4, then from square 18 (Green’s start) to square 20',
      'Red’s home column 3, die 2: move to Red’s home column 5, then from square 18 (Green’s start) to square 19',
      'Red’s home column 3, both dice (3): move to Red’s home column 6',
      'Red’s home column 3, both dice (3): move backwards to square 67, captures Ben (Green)',
    ],
    says:
      'Anna (Red) moves backwards from Red’s home column 3 to square 67. ' +
      'Anna (Red) captures Ben (Green): the piece goes back to base. It is Ben (Green)’s turn.',
  },
  ...plain('54', '66 Yb>0,Y0>6', '66 Y6>>18', '66 Y18>>30', '66 Y30>>42', '66 Y42>>54', '66 Y54>>66', '44'),
  ...plain('66 Yb>0,Y0>6', '66 Y6>>18', '66 Y18>>30', '66 Y30>>42', '66 Y42>>54', '66 Y54>>66', '44'),
  ...plain('66 Yb>0,Y0>6', '66 Y6>>18', '66 Y18>>30', '66 Y30>>42', '66 Y42>>54', '66 Y54>>66', '44'),
  ...plain('66', '66', '66', '66', '66', '66', '44', '62', '54', '66 R17>23,R66>72', '66 R23>>35'),
  ...plain('66 R35>>47', '66 R47>>59', '66 R59>>71', '66 Rb>0,R0>6', '66 R6>>18', '66 R18>>30', '66 R30>>42'),
  ...plain('66 R42>>54', '66 R54>>66', '44', '66', '66', '66', '66', '66', '66', '44', '22'),
  {
    play: '11',
    says:
      'Anna (Red) brings a piece from Red’s home column 7 home. ' +
      'All eight pieces of Anna (Red) and Cem (Yellow) are home: they win. The game is over.',
  },
];

test('WU-2 to WU-5, WU-7: a whole game of Uckers with every switch, to a win in harbour', async () => {
  const turns = workOutScenes(beginning(rules, '1234', RED), wholeGame);
  expect(isFinished(turns)).toBe(true);

  const {
    room,
    pages: { anna, ben },
  } = await beginGame(
    { rules, seats: '1234' },
    { anna: { 1: 'Anna', 3: 'Cem' }, ben: { 2: 'Ben', 4: 'Dora' } },
    [...dice('64 31 42 21'), ...diceIn(turns)],
  );
  await playScenes(room, turns, wholeGame, { [RED]: anna, [YELLOW]: anna, [GREEN]: ben, [BLUE]: ben });
  expectRows(
    'Anna (Red) and Cem (Yellow) win!',
    [/^1stAnna \(Red\)4/, /^1stCem \(Yellow\)4/, /^2ndBen \(Green\)0/, /^2ndDora \(Blue\)0/],
    anna,
    ben,
  );
  for (const page of [anna, ben])
    expect(wordsOf(page.element)).toContain(
      'An eight-piece win in harbour: the others have all pieces in base.',
    );
});

test('WU-5: pieces that go together take one key', async () => {
  const room = roomFrom(`${rules} 1234 4.10.10.72/b.b.63.63/b.b.b.2/b.b.b.b R ? fRY`, {
    ada: { 1: 'Ada', 3: 'Cem' },
    ben: { 2: 'Ben', 4: 'Dora' },
  });
  room.does('ada', { do: 'start' });
  const ada = await pageOf(room, 'ada');

  room.deal(2, 2);
  await pressKey(' ');
  expect(offers(ada)).toEqual([
    'Square 5, die 2: move to square 7, then from Red’s home column 6 home',
    'Square 5, both dice (4): move to square 9',
    'Red’s home column 6, die 2: move home, then from square 5 to square 7',
    'Square 11, both dice (4): move 2 together to square 13, captures 2 pieces of Ben (Green)',
  ]);
  await pressKey('3');
  expect(standing(ada)).toContain('Red pieces on square 13 (2)');
  expect(captions(ada).at(-1)).toBe(
    'Ada (Red) moves 2 pieces together from square 11 to square 13. ' +
      'Ada (Red) captures 2 pieces of Ben (Green): they go back to base. Ada (Red) throws again.',
  );
});

test('WU-3: a double 1 that brings all out takes one key', async () => {
  const base = 'b.b.b.b';
  const room = roomFrom(`${rules} 1234 ${base}/${base}/${base}/${base} R ? f`, {
    ada: { 1: 'Ada', 3: 'Cem' },
    ben: { 2: 'Ben', 4: 'Dora' },
  });
  room.does('ada', { do: 'start' });
  const ada = await pageOf(room, 'ada');
  room.deal(1, 1);
  await pressKey(' ');
  await pressKey(' ');
  expect(standing(ada)).toContain('Red pieces on square 1 (Red’s start) (4)');
});

test('WU-1 with all other switches: announced by a key, and no double throws again after it', async () => {
  const all = rules.replace('+challenge=consecutive', '');
  const room = roomFrom(`${all}+suckBack 1234 b.15.20.70/b.b.26.68/b.b.b.b/b.b.b.30 R ? fRB`, {
    ada: { 1: 'Ada', 3: 'Cem' },
    ben: { 2: 'Ben', 4: 'Dora' },
  });
  room.does('ada', { do: 'start' });
  const ada = await pageOf(room, 'ada');
  room.deal(2, 2);
  await pressKey('1');
  expect(captions(ada).at(-1)).toBe(
    'Ada (Red) announces a suck-back at Ben (Green) on Green’s home column 2. Ada (Red) throws 2 + 2. ' +
      'Ada (Red) captures Ben (Green): the piece goes back to base. ' +
      'Ada (Red) moves from square 16 to square 17. It is Ben (Green)’s turn.',
  );
});
