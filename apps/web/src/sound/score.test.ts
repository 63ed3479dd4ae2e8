import type { RoomEvent } from '@ludo/room';
import { boards, type Event } from '@ludo/rules';
import { describe, expect, it } from 'vitest';
import { layoutOf } from '@ludo/drawing';
import { sceneOf } from '../stage/scene.ts';
import type { Moving } from '../stage/stage.ts';
import { SPEEDS, tempoOf, type Speed } from '../preferences/tempo.ts';
import { touchOf } from './haptics.ts';
import { scoreOf, SOUNDS, type Note } from './score.ts';

const [board] = boards;
if (board === undefined) throw new Error('no board');
const layout = layoutOf(board);
const HOME = board.hasHome ? board.lastPlace : board.lastOnTrack + 1;
const standing = [
  { colour: 0, slot: 0, place: 2 },
  { colour: 0, slot: 1, place: HOME - 3 },
  { colour: 1, slot: 0, place: 30 },
];

function heard(
  events: readonly Event[],
  speed: Speed = 'normal',
  others: readonly RoomEvent[] = [],
): readonly Note[] {
  const scene = sceneOf(layout, standing, events, tempoOf(speed, false));
  const threw = events.find(({ type }) => type === 'threw');
  const moving: Moving = {
    seq: 1,
    motions: scene.motions,
    accents: scene.accents,
    rollOff: null,
    dice:
      threw?.type === 'threw'
        ? { colour: threw.colour, faces: threw.dice, duration: scene.tumble, isUseless: false }
        : null,
  };
  return scoreOf(moving, [...events, ...others], HOME);
}

const namesOf = (notes: readonly Note[]) => notes.map(({ sound }) => sound);
const moved = (from: number, to: number): Event => ({ type: 'moved', colour: 0, from, to, kind: 'move' });
const captured: Event = { type: 'captured', colour: 1, from: 30, by: 0 };

describe('the score of a row', () => {
  it('rises with every hop, in step with what is seen', () => {
    const notes = heard([moved(2, 6)]);
    expect(namesOf(notes)).toEqual(['hop', 'hop', 'hop', 'hop']);
    expect(notes.map(({ step }) => step)).toEqual([0, 1, 2, 3]);
    expect(notes.map(({ at }) => at)).toEqual([1, 2, 3, 4].map((hop) => hop * tempoOf('normal', false).hop));
  });

  it.each<[string, readonly Event[], readonly string[]]>([
    ['a throw', [{ type: 'threw', colour: 0, dice: [3] }], ['rattle', 'die-lands']],
    ['a six', [{ type: 'threw', colour: 0, dice: [6] }], ['rattle', 'die-lands', 'six']],
    ['two dice', [{ type: 'threw', colour: 0, dice: [3, 2] }], ['rattle', 'die-lands', 'die-lands']],
    ['a capture', [moved(2, 3), captured], ['hop', 'capture']],
    ['coming home', [moved(HOME - 3, HOME)], ['hop', 'hop', 'hop', 'home']],
    ['a challenge', [{ type: 'challenged', colour: 0, at: 9 }], ['challenge']],
    ['a piece that is needed no more', [{ type: 'retired', colour: 1, from: 30 }], ['hop']],
    ['sixes counted', [{ type: 'counted', colour: 0, at: 9, sixes: 2 }], ['hammer', 'hammer']],
    ['a place taken', [{ type: 'ranked', player: 1, rank: 1 }], ['ranked']],
    [
      'a win',
      [
        { type: 'ranked', player: 1, rank: 1 },
        { type: 'over', ranking: [1] },
      ],
      ['win'],
    ],
    [
      'a throw of no use',
      [
        { type: 'threw', colour: 0, dice: [3] },
        { type: 'forfeited', colour: 0, dice: [3] },
      ],
      ['rattle', 'die-lands', 'useless'],
    ],
  ])('%s has its own sounds', (_title, events, sounds) => {
    expect(namesOf(heard(events))).toEqual(sounds);
  });

  it.each(SPEEDS)(
    'at speed %s: never more than fourteen sounds a second, and no sound upon itself',
    (speed) => {
      const notes = heard([{ type: 'threw', colour: 0, dice: [6, 6] }, moved(2, 40), captured], speed);
      for (const { at, sound } of notes) {
        expect(notes.filter((other) => other.at >= at && other.at - at < 1000).length).toBeLessThanOrEqual(
          14,
        );
        const next = notes.find((other) => other.sound === sound && other.at > at);
        if (next !== undefined) expect(next.at - at).toBeGreaterThanOrEqual(55);
      }
    },
  );

  it('tells also what is seen at once', () => {
    expect(namesOf(heard([moved(2, 3), captured], 'instant'))).toEqual(['hop', 'capture']);
  });

  it('knows every event of a friend coming and going', () => {
    expect(
      namesOf(heard([], 'normal', [{ type: 'came-back', player: 1, pausedFor: null } as never])),
    ).toEqual(['joins']);
    expect(new Set(SOUNDS).size).toBe(SOUNDS.length);
  });
});

describe('what a phone does in the hand', () => {
  const over: RoomEvent = { type: 'over', ranking: [2] };
  it.each<[string, readonly RoomEvent[], readonly number[], readonly number[], string | null]>([
    ['one suffers a capture', [captured], [1], [2], 'suffered'],
    ['one captures', [captured], [0], [1], 'made'],
    ['others capture', [captured], [2], [3], null],
    ['one wins', [captured, over], [1], [2], 'won'],
    [
      'one wins with a partner',
      [
        { type: 'ranked', player: 2, rank: 1 },
        { type: 'ranked', player: 4, rank: 1 },
        { type: 'over', ranking: [2, 4, 1, 3] },
      ],
      [3],
      [4],
      'won',
    ],
    ['another wins', [over], [0], [1], null],
    [
      'one is left over when another is second',
      [
        { type: 'ranked', player: 1, rank: 2 },
        { type: 'ranked', player: 3, rank: 3 },
        { type: 'over', ranking: [2, 1, 3] },
      ],
      [2],
      [1, 3],
      null,
    ],
  ])('%s', (_title, events, colours, players, touch) => {
    expect(touchOf(events, colours, players)).toBe(touch);
  });
});
