import { expect, test } from 'vitest';
import { isInPlay } from '../src/core/seats.ts';
import {
  coloursOfPlayer,
  initialPosition,
  neutralColour,
  playerOf,
  playersAt,
  ruleSets,
} from '../src/index.ts';

test.each([
  ['CO-9', '1-2-', [1, 2], [[0], [2]], null],
  [
    'GV-1',
    '1212',
    [1, 2],
    [
      [0, 2],
      [1, 3],
    ],
    null,
  ],
  ['MU-1', '1213', [1, 2, 3], [[0, 2], [1], [3]], null],
  ['GV-2', '12n3', [1, 2, 3], [[0], [1], [3]], 2],
] as const)('%s: who sits where at %s', (_clause, seats, players, colours, neutral) => {
  expect(playersAt(seats)).toEqual(players);
  expect(players.map((player) => coloursOfPlayer(seats, player))).toEqual(colours);
  expect(neutralColour(seats)).toBe(neutral);
});

test.each(ruleSets.flatMap(({ id, seatings }) => seatings.map((seats) => [id, seats] as const)))(
  'the seats of %s %s are those of its positions',
  (rules, seats) => {
    const position = initialPosition(rules, seats);
    if (!position.ok) throw new Error(position.error.reason);
    for (const [colour, places] of position.value.pieces.entries()) {
      const player = playerOf(position.value, colour);
      const seat = playersAt(seats).find((each) => coloursOfPlayer(seats, each).includes(colour));
      expect(seat ?? null).toBe(player);
      expect(isInPlay(seats, colour)).toBe(places.length > 0);
      expect(neutralColour(seats) === colour).toBe(player === null && places.length > 0);
    }
  },
);
