import { boards, type Event } from '@ludo/rules';
import { describe, expect, it } from 'vitest';
import { accentFrames } from '../board/accent-frames.ts';
import { framesOf, shadowFramesOf } from '../board/frames.ts';
import { layoutOf, pointOf } from '@ludo/drawing';
import { sceneOf } from './scene.ts';
import { SPEEDS, tempoOf } from '../preferences/tempo.ts';

const board = boards.find(({ id }) => id === 'cross-6') ?? boards[0];
if (board === undefined) throw new Error('no board');
const layout = layoutOf(board);
const before = [
  { colour: 0, slot: 0, place: -1 },
  { colour: 1, slot: 0, place: 44 },
];
const events = [
  { type: 'moved', colour: 0, from: -1, to: 5, kind: 'enter' },
  { type: 'captured', colour: 1, from: 44, by: 0 },
  { type: 'throws-again', colour: 0, used: 0 },
] as const;

describe('scenes', () => {
  it('hop square by square, the start square included, and let the captive fly when the mover has arrived', () => {
    const tempo = tempoOf('normal', false);
    const scene = sceneOf(layout, before, events, tempo);
    const [hop, fly] = scene.motions;
    expect(hop?.points).toHaveLength(7);
    expect(hop?.duration).toBe(6 * tempo.hop);
    expect(fly).toMatchObject({ kind: 'fly', colour: 1, delay: 6 * tempo.hop, duration: tempo.fly });
    expect(scene.total).toBe(6 * tempo.hop + tempo.fly);
    expect(scene.pieces.map(({ place }) => place)).toEqual([5, -1]);
  });

  it('hop on past the start square, where a piece goes round again (IL-10)', () => {
    const tempo = tempoOf('normal', false);
    const { lastOnTrack } = layout.board;
    const scene = sceneOf(
      layout,
      [{ colour: 1, slot: 0, place: lastOnTrack - 1 }],
      [{ type: 'moved', colour: 1, from: lastOnTrack - 1, to: 2, kind: 'move' }],
      tempo,
    );
    expect(scene.motions[0]?.points).toEqual(
      [lastOnTrack - 1, lastOnTrack, 0, 1, 2].map((place) => pointOf(layout, 1, place, 0)),
    );
    expect(scene.total).toBe(4 * tempo.hop);
  });

  it('let a piece that its colour needs no more fly to base, and nothing hits it (IL-11)', () => {
    const tempo = tempoOf('normal', false);
    const scene = sceneOf(
      layout,
      [
        { colour: 0, slot: 0, place: layout.board.lastPlace - 1 },
        { colour: 0, slot: 1, place: 20 },
      ],
      [
        {
          type: 'moved',
          colour: 0,
          from: layout.board.lastPlace - 1,
          to: layout.board.lastPlace,
          kind: 'move',
        },
        { type: 'retired', colour: 0, from: 20 },
      ],
      tempo,
    );
    const back = scene.motions.find(({ slot }) => slot === 1);
    expect(back).toMatchObject({ kind: 'retire', delay: tempo.hop });
    expect(back?.points).toHaveLength(2);
    expect(scene.accents.map(({ kind }) => kind)).toEqual(['home']);
    expect(scene.pieces.find(({ slot }) => slot === 1)?.place).toBe(-1);
  });

  it('let pieces that go together set out at once, before their captives fly (WU-5)', () => {
    const tempo = tempoOf('normal', false);
    const together = { type: 'moved', colour: 0, from: 10, to: 12, kind: 'together' } as const;
    const captured = { type: 'captured', colour: 1, from: 51, by: 0 } as const;
    const scene = sceneOf(
      layout,
      [0, 1].flatMap((slot) => [
        { colour: 0, slot, place: 10 },
        { colour: 1, slot, place: 51 },
      ]),
      [together, together, captured, captured],
      tempo,
    );
    expect(scene.motions.map(({ kind, delay, duration }) => [kind, delay, duration])).toEqual([
      ['hop', 0, 2 * tempo.hop],
      ['hop', 0, 2 * tempo.hop],
      ['fly', 2 * tempo.hop, tempo.fly],
      ['fly', 2 * tempo.hop, tempo.fly],
    ]);
    expect(scene.total).toBe(2 * tempo.hop + tempo.fly);
  });

  it('let pieces that go back into base together fly there at once, and nothing hits them (WU-3)', () => {
    const tempo = tempoOf('normal', false);
    const back = { type: 'moved', colour: 0, from: 0, to: -1, kind: 'together' } as const;
    const slots = [0, 1, 2, 3];
    const scene = sceneOf(
      layout,
      slots.map((slot) => ({ colour: 0, slot, place: 0 })),
      slots.map(() => back),
      tempo,
    );
    expect(scene.motions.map(({ kind, delay, points }) => [kind, delay, points.length])).toEqual(
      slots.map(() => ['retire', 0, 2]),
    );
    expect(scene.accents).toEqual([]);
    expect(scene.pieces.map(({ place }) => place)).toEqual([-1, -1, -1, -1]);
    expect(scene.total).toBe(tempo.fly);
  });

  it('hop back out of the home column square by square (WU-2)', () => {
    const tempo = tempoOf('normal', false);
    const { lastOnTrack } = layout.board;
    const scene = sceneOf(
      layout,
      [{ colour: 0, slot: 0, place: lastOnTrack + 3 }],
      [{ type: 'moved', colour: 0, from: lastOnTrack + 3, to: lastOnTrack, kind: 'back' }],
      tempo,
    );
    expect(scene.motions[0]?.points).toEqual(
      [3, 2, 1, 0].map((more) => pointOf(layout, 0, lastOnTrack + more, 0)),
    );
  });

  it.each([
    ['at once', tempoOf('instant', false)],
    ['at once with reduced motion', tempoOf('instant', true)],
  ])('%s: nothing moves, and all ends where it would have ended', (_title, tempo) => {
    const scene = sceneOf(layout, before, events, tempo);
    expect(scene.motions).toEqual([]);
    expect(scene.accents).toEqual([]);
    expect(scene.pieces.map(({ place }) => place)).toEqual([5, -1]);
    expect(scene.total).toBe(0);
  });

  it('with reduced motion: nothing travels; what has gone elsewhere comes to be seen there, shortly', () => {
    const tempo = tempoOf('slow', true);
    const scene = sceneOf(layout, before, events, tempo);
    expect(scene.motions.map(({ kind, colour }) => [kind, colour])).toEqual([
      ['appear', 0],
      ['appear', 1],
    ]);
    for (const motion of scene.motions) {
      const [first, last] = framesOf(motion, 1);
      expect(first?.['transform'], 'it stays where it is').toBe(last?.['transform']);
      expect([first?.['opacity'], last?.['opacity']]).toEqual([0, 1]);
    }
    expect(scene.accents).toEqual([]);
    expect(scene.total).toBe(tempo.fade);
    expect(tempo.fade).toBeLessThanOrEqual(200);
    expect(scene.pieces.map(({ place }) => place)).toEqual([5, -1]);
  });

  it('knock the captive the way its captor came, and shake the square, before it flies to its own spot', () => {
    const scene = sceneOf(layout, before, events, tempoOf('normal', false));
    const fly = scene.motions.find(({ kind }) => kind === 'fly');
    const [start, knocked, base] = fly?.points ?? [];
    // From place 4 to 5 of colour 0 the way turns a corner, up and to the right.
    expect(knocked?.x).toBeGreaterThan(start?.x ?? NaN);
    expect(knocked?.y).toBeLessThan(start?.y ?? NaN);
    expect(base).toEqual(pointOf(layout, 1, -1, 0));
    expect(scene.accents.filter(({ kind }) => kind === 'impact')).toHaveLength(1);
  });

  it('make one run of two dice with one piece, captures on the way included', () => {
    const tempo = tempoOf('normal', false);
    const run = sceneOf(
      layout,
      before,
      [events[0], events[1], { type: 'moved', colour: 0, from: 5, to: 8, kind: 'move' }],
      tempo,
    );
    const hops = run.motions.filter(({ kind }) => kind === 'hop');
    expect(hops).toHaveLength(1);
    expect(hops[0]).toMatchObject({ delay: 0, duration: 9 * tempo.hop });
    expect(hops[0]?.points).toHaveLength(10);
    expect(run.motions.find(({ kind }) => kind === 'fly')?.delay).toBe(6 * tempo.hop);
  });

  it.each([
    ['a second piece of the colour: a wall closes', [{ colour: 0, slot: 1, place: 5 }], ['wall'], 0],
    ['a piece of another colour: both stand badly', [{ colour: 1, slot: 0, place: 44 }], [], 2],
  ] as const)('upon %s', (_title, others, accents, wobbling) => {
    const scene = sceneOf(
      layout,
      [{ colour: 0, slot: 0, place: 2 }, ...others],
      [{ type: 'moved', colour: 0, from: 2, to: 5, kind: 'move' }],
      tempoOf('normal', false),
    );
    expect(scene.accents.map(({ kind }) => kind)).toEqual(accents);
    expect(scene.motions.filter(({ kind }) => kind === 'wobble')).toHaveLength(wobbling);
  });

  it.each([
    ['beside its own: nothing closes that bars nobody', [{ colour: 0, slot: 1, place: 5 }], [], ['0:5']],
    ['on a safe square: nobody stands badly there', [{ colour: 1, slot: 0, place: 44 }], [5], []],
  ] as const)('upon a piece %s (IL-6, IL-7)', (_title, others, safe, passable) => {
    const scene = sceneOf(
      layout,
      [{ colour: 0, slot: 0, place: 2 }, ...others],
      [{ type: 'moved', colour: 0, from: 2, to: 5, kind: 'move' }],
      tempoOf('normal', false),
      null,
      [],
      { safe, passable },
    );
    expect(scene.accents).toEqual([]);
    expect(scene.motions.filter(({ kind }) => kind === 'wobble')).toEqual([]);
  });

  it('are glad of a piece that comes home', () => {
    const { lastPlace } = layout.board;
    const scene = sceneOf(
      layout,
      [{ colour: 0, slot: 0, place: lastPlace - 2 }],
      [{ type: 'moved', colour: 0, from: lastPlace - 2, to: lastPlace, kind: 'move' }],
      tempoOf('fast', false),
    );
    expect(scene.motions.map(({ kind }) => kind)).toEqual(['hop', 'spin']);
    expect(scene.accents.map(({ kind }) => kind)).toEqual(['home']);
    expect(scene.total).toBeGreaterThanOrEqual(2 * tempoOf('fast', false).hop);
  });

  it('tell a challenge: ringed, a blow for every six that is new, broken or given up where the blob stands', () => {
    const tempo = tempoOf('normal', false);
    const tell = (told: readonly Event[]) =>
      sceneOf(layout, before, told, tempo, null, [{ colour: 0, at: 9, sixes: 1 }]).accents;
    expect(tell([{ type: 'challenged', colour: 2, at: 9 }]).map(({ kind }) => kind)).toEqual(['challenge']);
    const blows = tell([{ type: 'counted', colour: 0, at: 9, sixes: 3 }]);
    expect(blows.map(({ kind }) => kind)).toEqual(['hammer', 'hammer']);
    expect(blows[1]?.delay).toBeGreaterThan(blows[0]?.delay ?? NaN);
    const at = pointOf(layout, 0, 9, 0);
    expect(tell([{ type: 'challenge-ended', colour: 0, why: 'won' }])).toMatchObject([
      { kind: 'broken', at },
    ]);
    expect(tell([{ type: 'challenge-ended', colour: 0, why: 'no-six' }])).toMatchObject([
      { kind: 'deflate', at },
    ]);
  });

  it('last longer the slower the speed, and never end before what moves in them', () => {
    const totals = SPEEDS.map((speed) => {
      const scene = sceneOf(layout, before, events, tempoOf(speed, false));
      const ends = [...scene.motions, ...scene.accents].map(({ delay, duration }) => delay + duration);
      expect(Math.max(0, ...ends)).toBeLessThanOrEqual(scene.total);
      return scene.total;
    });
    expect(totals).toEqual(totals.toSorted((a, b) => b - a));
    expect(new Set(totals).size).toBe(SPEEDS.length);
  });

  it('change transform and opacity, and nothing else', () => {
    const scene = sceneOf(layout, before, events, tempoOf('normal', false));
    const frames = [
      ...scene.motions.flatMap((motion) => framesOf(motion, 1)),
      ...scene.motions.flatMap((motion) => shadowFramesOf(motion, 1)),
      ...scene.accents.flatMap(({ kind }) => [0, 1, 2].flatMap((part) => accentFrames(kind, part, 1))),
    ];
    const names = new Set(frames.flatMap((frame) => Object.keys(frame)));
    expect([...names].toSorted()).toEqual(['easing', 'offset', 'opacity', 'transform']);
  });

  it('let a throw that nobody can use stay to be read, also with reduced motion', () => {
    const scene = sceneOf(
      layout,
      before,
      [
        { type: 'threw', colour: 0, dice: [3] },
        { type: 'forfeited', colour: 0, dice: [3] },
      ],
      tempoOf('normal', true),
    );
    expect(scene.total).toBe(tempoOf('normal', true).pause);
    expect(scene.total).toBeGreaterThan(0);
  });

  it('does not show a step again that was seen before it was sent', () => {
    const seen = { colour: 0, from: -1, to: 5, kind: 'enter' } as const;
    const scene = sceneOf(layout, before, events, tempoOf('normal', false), seen);
    expect(scene.motions).toEqual([]);
    expect(scene.pieces.map(({ place }) => place)).toEqual([5, -1]);
  });
});
