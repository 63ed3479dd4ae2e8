import { boards } from '@ludo/rules';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ShapeSign } from './shapes.tsx';

it('every colour has a shape of its own', () => {
  const names = new Set(boards.flatMap(({ colours }) => colours.map(({ name }) => name)));
  const outlines = [...names].map(
    (name) => / d="([^"]+)"/.exec(renderToStaticMarkup(<ShapeSign name={name} />))?.[1],
  );
  expect(outlines).not.toContain(undefined);
  expect(new Set(outlines).size).toBe(5);
});
