import { describe, expect, it } from 'vitest';
import { nearest, type Target } from './nearest.ts';

const target = (key: string, x: number, canMove: boolean): Target => ({
  key,
  at: { x, y: 0 },
  reach: 0.5,
  canMove,
});

describe('nearest stand', () => {
  const targets = [target('still', 1, false), target('lit', 3, true)];
  it.each([
    ['a hit counts, whether it can move or not', { x: 1.2, y: 0 }, 20, 'still'],
    ['a near miss means the one that can move', { x: 2, y: 0 }, 20, 'lit'],
    ['a far miss means none', { x: 6, y: 0 }, 20, null],
    ['on large squares a finger reaches less far', { x: 2, y: 0 }, 60, null],
  ] as const)('%s', (_title, point, unit, expected) => {
    expect(nearest(targets, point, unit)).toBe(expected);
  });
});
