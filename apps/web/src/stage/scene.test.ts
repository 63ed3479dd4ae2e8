import { boards } from '@ludo/rules';
import { describe, expect, it } from 'vitest';
import { layoutOf } from '../board/layout.ts';
import { sceneOf } from './scene.ts';
import { tempoOf } from './tempo.ts';

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
    expect(scene.tokens.map(({ place }) => place)).toEqual([5, -1]);
  });

  it.each([
    ['at once', tempoOf('instant', false)],
    ['with reduced motion', tempoOf('slow', true)],
  ])('%s: nothing moves, and all ends where it would have ended', (_title, tempo) => {
    const scene = sceneOf(layout, before, events, tempo);
    expect(scene.motions).toEqual([]);
    expect(scene.tokens.map(({ place }) => place)).toEqual([5, -1]);
    expect(scene.total).toBe(0);
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
    expect(scene.tokens.map(({ place }) => place)).toEqual([5, -1]);
  });
});
