import type { RoomEvent, RoomState } from '@ludo/room';
import { describe, expect, it } from 'vitest';
import { celebrationOf } from './celebrations.ts';

const seat = (player: number, ...colours: readonly number[]) => ({ player, colours });
/** A table as far as it matters here: its rules, and who has which colours. */
const tableOf = (...seats: readonly ReturnType<typeof seat>[]): RoomState =>
  ({ rules: 'ludo', seatList: seats }) as unknown as RoomState;

const alone = tableOf(seat(1, 0), seat(2, 1), seat(3, 2), seat(4, 3));
const twoEach = tableOf(seat(1, 0, 2), seat(2, 1, 3));
const placed = (player: number, place: number): RoomEvent => ({ type: 'placed', player, place });
const over = (...places: readonly number[]): RoomEvent => ({ type: 'over', places });

describe('what is celebrated', () => {
  it.each<[string, RoomState, readonly RoomEvent[], readonly string[], boolean]>([
    ['the winner', alone, [placed(2, 1), over(2, 1, 3, 4)], ['green'], true],
    ['every colour of the winner', twoEach, [placed(1, 1), over(1, 2)], ['red', 'yellow'], true],
    [
      'both partners who win together',
      alone,
      [placed(1, 1), placed(3, 1), over(1, 3, 2, 4)],
      ['red', 'yellow'],
      true,
    ],
    ['a place that is taken while others play on', alone, [placed(4, 2)], ['blue'], false],
    // Whoever is left over has the last place by the same row.
    [
      'the winner alone, when the last places are taken',
      alone,
      [placed(3, 3), placed(4, 4), over(2, 1, 3, 4)],
      ['green'],
      true,
    ],
  ])('%s', (_title, room, events, colours, isWin) => {
    expect(celebrationOf(7, events, room)).toEqual({ seq: 7, colours, isWin });
  });

  it.each<[string, RoomState | null, readonly RoomEvent[]]>([
    ['a capture', alone, [{ type: 'captured', colour: 1, from: 30, by: 0 }]],
    ['a game that was ended without a winner', alone, [over()]],
    ['a win at a table that is not there', null, [placed(1, 1), over(1, 2)]],
    ['a player who has stood up', tableOf(seat(2, 1)), [placed(1, 1), over(1, 2)]],
  ])('not %s', (_title, room, events) => {
    expect(celebrationOf(7, events, room)).toBeNull();
  });
});
