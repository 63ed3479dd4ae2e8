import { describe, expect, it } from 'vitest';
import { mixedIn, parseColour } from './colour-text.ts';

describe('a colour', () => {
  // Values as browsers compute them.
  it.each([
    ['#fff', '#ffffff', 1],
    ['#1c4F9f', '#1c4f9f', 1],
    ['transparent', '#000000', 0],
    ['rgb(64 34 8 / 55%)', '#402208', 0.55],
    ['color-mix(in srgb, #cf2f26 58%, #000)', '#781b16', 1],
    ['color-mix(in srgb, #cf2f26 0%, #ffffff)', '#ffffff', 1],
    ['color-mix(in srgb, transparent 50%, #ff0000)', '#ff0000', 0.5],
    ['color-mix(in srgb, color-mix(in srgb, #000 50%, #fff) 50%, #fff)', '#bfbfbf', 1],
  ])('%s is %s', (text, hex, alpha) => {
    expect(parseColour(mixedIn(text))).toEqual({ hex, alpha });
  });

  it.each(['red', 'var(--own)', '#12', 'hsl(1 2% 3%)'])('%s is none that we write', (text) => {
    expect(() => parseColour(text)).toThrow('not a colour');
  });
});
