import { describe, expect, it } from 'vitest';
import { nearest, type Target } from './nearest.ts';

const target = (key: string, x: number, canMove: boolean): Target => ({
  key,
  at: { x, y: 0 },
  reach: 0.5,
  canMove,
  isOnTurn: false,
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

  it('of two on one square is the one on turn, unless a finger can tell them apart', () => {
    const shared = [
      { ...target('own', 2.8, false), reach: 0.3, isOnTurn: true },
      { ...target('partner', 3.2, false), reach: 0.3 },
    ];
    const onPartner = { x: 3.3, y: 0 };
    expect(nearest(shared, onPartner, 18)).toBe('own');
    expect(nearest(shared, onPartner, 90)).toBe('partner');
    expect(nearest(shared.slice(1), onPartner, 18)).toBe('partner');
  });
});
