import { expect, test } from 'vitest';
import {
  boards,
  boardOf,
  initialPosition,
  ruleSets,
  startSquareOf,
  survey,
  trackSquareOf,
} from '../../src/index.ts';
import { after, legal, played, position, refusal, refusedField, thrown } from '../positions.ts';

const FOUR_IN_BASE = 'b.b.b.b/b.b.b.b/b.b.b.b/b.b.b.b';

test('CO-1: a player moves no piece of another colour', () => {
  const text = 'ludo 1234 b.b.b.10/b.b.b.20/b.b.b.b/b.b.b.b R 3 -';
  expect(refusal(text, 'G20>23')).toMatchObject({ code: 'not-your-piece', clause: 'CO-1' });
  expect(refusal(text, 'R11>14')).toMatchObject({ code: 'no-such-piece', clause: 'CO-1' });
});

test('CO-1: a piece that is home moves no more', () => {
  const text = 'ludo 1234 b.b.10.h/b.b.b.b/b.b.b.b/b.b.b.b R 3 -';
  const home = survey(position(text)).candidates.find(({ play }) => play[0]?.from === 74);
  expect(home?.refusal).toMatchObject({ code: 'is-home', clause: 'CO-1' });
});

test('CO-1: a turn is all throws until the dice pass on', () => {
  const start = `ludo 1234 ${FOUR_IN_BASE} R ? -`;
  const first = played(thrown(start, '6'), 'Rb>5');
  expect(first).toBe('ludo 1234 b.b.b.5/b.b.b.b/b.b.b.b/b.b.b.b R ? -');
  expect(played(thrown(first, '2'), 'R5>7')).toBe('ludo 1234 b.b.b.7/b.b.b.b/b.b.b.b/b.b.b.b G ? -');
});

test('CO-2: two colours stand on one square when their places come to the same track square', () => {
  const [ludo] = boards;
  expect(ludo && trackSquareOf(ludo, 0, 17)).toBe(17);
  expect(ludo && trackSquareOf(ludo, 1, 0)).toBe(17);
  expect(ludo && trackSquareOf(ludo, 3, 20)).toBe(3);
  expect(ludo && trackSquareOf(ludo, 0, 67)).toBeNull();
  expect(refusedField('ludo 1234 b.b.b.17/b.b.b.0/b.b.b.b/b.b.b.b R ? -')).toBe('pieces');
  expect(refusedField('jumbo 1234 b.b.b.13/b.b.b.0/b.b.b.b/b.b.b.b R ? -')).toBe('pieces');
});

test('CO-3: ways, home columns and starts of the cross boards follow from the length of the arms', () => {
  for (const board of boards.filter(({ shape }) => shape === 'cross')) {
    const { armLength } = board;
    expect(board.trackLength).toBe(4 * (2 * armLength + 1));
    expect(board.lastOnTrack).toBe(8 * armLength + 2);
    expect(board.lastPlace).toBe(9 * armLength + 2);
    expect(startSquareOf(board, 1) - startSquareOf(board, 0)).toBe(2 * armLength + 1);
  }
  expect(boards.map(({ trackLength, lastPlace }) => [trackLength, lastPlace])).toEqual([
    [68, 74],
    [52, 56],
    [40, 43],
    [68, 71],
  ]);
});

test('CO-3: the square just behind the start square is never on the own way', () => {
  for (const board of boards.filter(({ shape }) => shape === 'cross')) {
    for (const { index } of board.colours) {
      const behind = (startSquareOf(board, index) + board.trackLength - 1) % board.trackLength;
      const way = Array.from({ length: board.lastPlace + 1 }, (_, place) =>
        trackSquareOf(board, index, place),
      );
      expect(way).not.toContain(behind);
      expect(new Set(way.filter((square) => square !== null)).size).toBe(board.trackLength - 1);
    }
  }
});

test('CO-4: the German board has 40 track squares, starts 10 apart, and four end squares after them', () => {
  const german = boards.find(({ shape }) => shape === 'ring');
  expect(german).toMatchObject({ trackLength: 40, lastOnTrack: 39, lastPlace: 43, hasHome: false });
  expect([0, 1, 2, 3].map((colour) => german && startSquareOf(german, colour))).toEqual([0, 10, 20, 30]);
});

test('CO-5: colours and letters, in order of turn', () => {
  expect(boards.map(({ colours }) => colours.map(({ letter }) => letter).join(''))).toEqual([
    'RGYB',
    'RGYB',
    'YGRK',
    'YBRG',
  ]);
});

test('CO-7: a throw that can be used must be used', () => {
  const text = 'ludo 1234 b.b.b.10/b.b.b.b/b.b.b.b/b.b.b.b R 3 -';
  expect(legal(text)).toEqual(['R10>13']);
  expect(refusal(text, '-')).toMatchObject({ code: 'must-move', clause: 'CO-7' });
});

test('CO-7: a throw that cannot be used is forfeited, and nothing else is legal', () => {
  const text = `ludo 1234 ${FOUR_IN_BASE} R 3 -`;
  expect(legal(text)).toEqual(['-']);
  expect(played(text, '-')).toBe(`ludo 1234 ${FOUR_IN_BASE} G ? -`);
});

test('CO-7: dice on the table are used before they are thrown again', () => {
  expect(() => thrown('ludo 1234 b.b.b.10/b.b.b.b/b.b.b.b/b.b.b.b R 3 -', '4')).toThrow('throw-not-used');
});

test('CO-8: the dice pass clockwise and skip colours that are not in play', () => {
  const turns = (seats: string, pieces: string): string => {
    let text = `ludo ${seats} ${pieces} ${seats.startsWith('-') ? 'G' : 'R'} ? -`;
    let order = '';
    for (let turn = 0; turn < 4; turn++) {
      order += text.split(' ')[3] ?? '';
      text = after(text, '1')[0] ?? '';
    }
    return order;
  };
  expect(turns('1234', FOUR_IN_BASE)).toBe('RGYB');
  expect(turns('12-3', 'b.b.b.b/b.b.b.b/-/b.b.b.b')).toBe('RGBR');
  expect(turns('-1-2', '-/b.b.b.b/-/b.b.b.b')).toBe('GBGB');
});

test('CO-9: two to four colours, two of them opposite; absent colours have no pieces', () => {
  const fewer = ['1234', '123-', '12-3', '1-23', '-123', '1-2-', '-1-2'];
  for (const { id, seatings, inTeams } of ruleSets) {
    // Partners need four colours; every other game offers these seatings with fewer.
    expect(seatings.filter((seats) => fewer.includes(seats))).toEqual(inTeams ? ['1234'] : fewer);
    expect(seatings.filter((seats) => seats.includes('-') && !fewer.includes(seats))).toEqual([]);
    for (const seats of seatings) {
      const first = initialPosition(id, seats);
      expect(first.ok && first.value.pieces.map((group) => group.length > 0)).toEqual(
        Array.from(seats, (player) => player !== '-'),
      );
    }
    expect(initialPosition(id, '12--').ok).toBe(false);
    expect(initialPosition(id, '1---').ok).toBe(false);
  }
  expect(refusedField('ludo 1-2- b.b.b.b/b.b.b.b/b.b.b.b/- R ? -')).toBe('pieces');
  expect(refusedField('ludo 1-2- b.b.b.b/-/-/- R ? -')).toBe('pieces');
  expect(boardOf(position('ludo 1-2- b.b.b.b/-/b.b.b.b/- Y ? -')).id).toBe('cross-8');
});
