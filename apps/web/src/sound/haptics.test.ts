import { afterEach, describe, expect, it, vi } from 'vitest';
import { PATTERNS, tremble } from './haptics.ts';

const given: number[][] = [];

function device(others: object = {}): void {
  given.length = 0;
  vi.stubGlobal('navigator', {
    vibrate: (pattern: number[]) => {
      given.push(pattern);
      return true;
    },
    ...others,
  });
}

afterEach(() => vi.unstubAllGlobals());

describe('a phone trembles', () => {
  it.each([
    ['once it has been touched', { userActivation: { hasBeenActive: true } }],
    ['where browsers do not know who has been touched', {}],
  ])('%s', (_title, others) => {
    device(others);
    tremble('your-turn', true);
    expect(given).toEqual([[...PATTERNS['your-turn']]]);
  });

  it('not before a touch: browsers would refuse it and report an error', () => {
    device({ userActivation: { hasBeenActive: false } });
    tremble('suffered', true);
    expect(given).toEqual([]);
  });

  it('not for what is like nothing, nor for whoever has switched it off', () => {
    device();
    tremble(null, true);
    tremble('won', false);
    expect(given).toEqual([]);
  });

  it('and nothing happens where it cannot', () => {
    device({ vibrate: undefined });
    expect(() => tremble('won', true)).not.toThrow();
  });
});
