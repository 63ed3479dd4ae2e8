import { expect, it } from 'vitest';
import { markOf, paletteOf } from './theme.ts';

it.each([
  ['auto', false, false, 'light'],
  ['auto', true, false, 'dark'],
  ['auto', false, true, 'contrast-light'],
  ['auto', true, true, 'contrast-dark'],
  ['light', true, true, 'light'],
  ['dark', false, true, 'dark'],
  ['contrast', false, false, 'contrast-light'],
  ['contrast', true, false, 'contrast-dark'],
] as const)(
  'the theme %s, on a device that wants darkness: %s, contrast: %s, is %s',
  (theme, dark, more, is) => {
    expect(paletteOf(theme, dark, more)).toBe(is);
  },
);

it.each([
  ['light', false, undefined],
  ['light', true, 'light'],
  ['dark', true, 'dark'],
  ['dark', false, 'dark'],
  ['contrast-light', false, 'contrast-light'],
  ['contrast-dark', true, 'contrast-dark'],
] as const)('the palette %s, on a device that wants darkness: %s, is marked as %s', (palette, dark, is) => {
  expect(markOf(palette, dark)).toBe(is);
});
