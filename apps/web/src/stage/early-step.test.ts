import type { RoomEvent } from '@ludo/room';
import { describe, expect, it } from 'vitest';
import { withoutStep } from './early-step.ts';

const moved = (from: number, to: number): RoomEvent => ({ type: 'moved', colour: 0, from, to, kind: 'move' });
const captured = (from: number): RoomEvent => ({ type: 'captured', colour: 1, from, by: 0 });
const turn: RoomEvent = { type: 'turn', colour: 1 };
const step = { kind: 'move', colour: 0, from: 3, to: 8 } as const;

describe('a step that was heard before its play was sent', () => {
  it.each<[string, readonly RoomEvent[], readonly RoomEvent[]]>([
    [
      'is left out, with what it captured',
      [moved(3, 8), captured(20), moved(8, 9), turn],
      [moved(8, 9), turn],
    ],
    [
      'leaves the captures of the other step',
      [moved(3, 8), moved(8, 9), captured(21)],
      [moved(8, 9), captured(21)],
    ],
    ['leaves nothing where nothing follows', [moved(3, 8), captured(20)], []],
    ['leaves one of two that are alike', [moved(3, 8), moved(3, 8)], [moved(3, 8)]],
    ['may come second', [moved(1, 2), moved(3, 8), captured(20), turn], [moved(1, 2), turn]],
  ])('%s', (_title, events, heard) => {
    expect(withoutStep(events, step)).toEqual(heard);
  });

  it('is nothing where no step was seen, or another one was made', () => {
    expect(withoutStep([moved(3, 8), turn], null)).toEqual([moved(3, 8), turn]);
    expect(withoutStep([moved(4, 9), turn], step)).toEqual([moved(4, 9), turn]);
  });
});
