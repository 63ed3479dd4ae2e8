import { expect, test } from 'vitest';
import { createAskedTime } from './asked-time.ts';

const BASE = 1_900_000_000_000;

test('the time is that of the other clock from when it was asked, and not of this device', async () => {
  let now = 1000;
  const { time, ask } = createAskedTime(() => now);
  expect(Math.abs(time() - Date.now())).toBeLessThan(1000);
  await ask(() => {
    now += 40;
    return Promise.resolve(BASE);
  });
  expect(time()).toBe(BASE + 20);
  now += 500;
  expect(time()).toBe(BASE + 520);
});

test('an answer that was long on its way changes nothing that it cannot know, and one that knows better does', async () => {
  let now = 0;
  const { time, ask } = createAskedTime(() => now);
  const answeredWithin = (milliseconds: number, told: number): Promise<void> =>
    ask(() => {
      now += milliseconds;
      return Promise.resolve(told);
    });
  await answeredWithin(0, BASE);
  await answeredWithin(3000, BASE + 2990);
  expect(time()).toBe(BASE + 3000);
  await answeredWithin(10, BASE + 3100);
  expect(time()).toBe(BASE + 3100);
  await answeredWithin(10, BASE + 10);
  expect(time()).toBe(BASE + 20);
});
