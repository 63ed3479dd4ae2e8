import { expect, test } from 'vitest';
import { slowFirst } from './slow-first.ts';

test('what is slow by its name or its folder comes first; otherwise the order stays', () => {
  const files = [
    'src/long.test.ts',
    'src/fuzz.slow.test.ts',
    'src/short.test.tsx',
    'reliability/stop.test.ts',
  ];
  const sorted = slowFirst(files.map((file) => ({ moduleId: `/ludo/${file}` })));
  expect(sorted.map(({ moduleId }) => moduleId)).toEqual(
    ['src/fuzz.slow.test.ts', 'reliability/stop.test.ts', 'src/long.test.ts', 'src/short.test.tsx'].map(
      (file) => `/ludo/${file}`,
    ),
  );
});
