import { expect, test } from 'vitest';
import { createRotation } from './rotation.ts';

test('of the tasks of two names those of each are begun in turn and in order, so many at once, whether they fail or not', async () => {
  const rotation = createRotation(2);
  const begun: string[] = [];
  let [now, most] = [0, 0];
  const one = (name: string, nth: number): Promise<string> =>
    rotation.done(name, async () => {
      begun.push(`${name}${nth}`);
      most = Math.max(most, (now += 1));
      await new Promise((resolve) => setImmediate(resolve));
      now -= 1;
      if (nth === 2) throw new Error(`${name} fails`);
      return name;
    });
  const all = [1, 2, 3, 4, 5].map((nth) => one('many', nth));
  const other = [1, 2, 3].map((nth) => one('few', nth));
  const settled = await Promise.allSettled([...all, ...other]);
  expect(begun).toEqual(['many1', 'many2', 'many3', 'few1', 'many4', 'few2', 'many5', 'few3']);
  expect(most).toBe(2);
  const failed = [...settled.entries()].filter(([, { status }]) => status === 'rejected');
  expect(failed.map(([nth]) => nth)).toEqual([1, 6]);
  await expect(one('later', 1)).resolves.toBe('later');
});
