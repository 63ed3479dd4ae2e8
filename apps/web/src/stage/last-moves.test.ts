import type { RoomEvent } from '@ludo/room';
import { describe, expect, it } from 'vitest';
import { lastDice, lastMoves } from './last-moves.ts';

const threw: RoomEvent = { type: 'threw', colour: 0, dice: [6] };
const moved = (from: number, to: number, colour = 0): RoomEvent => ({
  type: 'moved',
  colour,
  from,
  to,
  kind: 'move',
});
const captured: RoomEvent = { type: 'captured', colour: 1, from: 20, by: 0 };
const turn: RoomEvent = { type: 'turn', colour: 1 };
const started: RoomEvent = { type: 'started', game: 2, rolls: [], colour: 0 };

describe('what is shown of the last move', () => {
  it.each<[string, readonly RoomEvent[], ReturnType<typeof lastMoves>]>([
    [
      'is from where to where, also when it is the next one’s turn',
      [threw, moved(3, 9), captured, turn],
      [{ colour: 0, from: 3, to: 9 }],
    ],
    ['is gone with the next throw', [threw, moved(3, 9), turn, threw], []],
    ['is gone with the next game', [threw, moved(3, 9), started], []],
    [
      'are both pieces that two dice have moved',
      [threw, moved(3, 9), moved(-1, 0)],
      [
        { colour: 0, from: 3, to: 9 },
        { colour: 0, from: -1, to: 0 },
      ],
    ],
    [
      'is the whole way of a piece that two dice have moved',
      [threw, moved(3, 9), moved(9, 12)],
      [{ colour: 0, from: 3, to: 12 }],
    ],
    [
      'tells pieces of two colours apart that stand on the same place of their ways',
      [threw, moved(3, 9), moved(9, 12, 1)],
      [
        { colour: 0, from: 3, to: 9 },
        { colour: 1, from: 9, to: 12 },
      ],
    ],
  ])('%s', (_title, events, shown) => {
    expect(lastMoves(events)).toEqual(shown);
  });

  it('has the dice that made it, for as long', () => {
    expect(lastDice([threw, moved(3, 9), turn])).toEqual([6]);
    expect(lastDice([threw, moved(3, 9), turn, { type: 'threw', colour: 1, dice: [2] }])).toEqual([]);
    expect(lastDice([])).toEqual([]);
  });
});
