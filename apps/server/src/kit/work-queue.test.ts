import { expect, test } from 'vitest';
import { createWorkQueue } from './work-queue.ts';

test('a thousand deeds go through in order, a few at a time, and the event loop turns in between', async () => {
  const queue = createWorkQueue(3);
  const done: number[] = [];
  let [atOnce, most, turns] = [0, 0, 0];
  let isOver = false;
  const turn = (): void => {
    turns += 1;
    if (!isOver) setImmediate(turn);
  };
  setImmediate(turn);
  for (let nth = 0; nth < 1000; nth++) {
    await queue.take(async () => {
      atOnce += 1;
      most = Math.max(most, atOnce);
      await new Promise((resolve) => setImmediate(resolve));
      done.push(nth);
      atOnce -= 1;
    });
  }
  isOver = true;
  expect(most).toBe(3);
  expect(turns).toBeGreaterThan(300);
  expect(done).toEqual(Array.from({ length: done.length }, (_, nth) => nth));
  expect(done.length).toBeGreaterThan(990);
});

test('those that are handed over at once wait for each other, too, also for one that fails', async () => {
  const queue = createWorkQueue(2);
  let [atOnce, most] = [0, 0];
  const deed = async (): Promise<void> => {
    atOnce += 1;
    most = Math.max(most, atOnce);
    await Promise.resolve();
    atOnce -= 1;
  };
  await Promise.all(Array.from({ length: 100 }, () => queue.take(deed)));
  expect(most).toBe(2);
});

test('what comes of a task is told, and one that fails holds nobody up', async () => {
  const queue = createWorkQueue(1);
  const failing = queue.done(() => Promise.reject(new Error('of this one')));
  const other = queue.done(() => Promise.resolve('of the next'));
  await expect(failing).rejects.toThrow('of this one');
  expect(await other).toBe('of the next');
});
