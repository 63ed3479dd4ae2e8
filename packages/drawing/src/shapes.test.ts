import { boards } from '@ludo/rules';
import { expect, it } from 'vitest';
import { drawShape } from './shapes.ts';

it('every colour has a shape of its own', () => {
  const names = new Set(boards.flatMap(({ colours }) => colours.map(({ name }) => name)));
  const outlines = [...names].map((name) => drawShape(name, 1, {}).attributes['d']);
  expect(outlines).not.toContain(undefined);
  expect(new Set(outlines).size).toBe(5);
});
