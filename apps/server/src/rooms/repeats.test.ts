import { expect, test } from 'vitest';
import { createTurns } from '../kit/turns.ts';
import { createRepeats } from './repeats.ts';

/** How many were told in each turn of the event loop, from when they were answered on. */
async function toldInTurns(fate: number | 'overtaken'): Promise<readonly number[]> {
  const repeats = createRepeats(createTurns({ most: 50 }));
  const inTurns = [0];
  const told = (): void => void inTurns.push((inTurns.pop() ?? 0) + 1);
  const repeated = Array.from({ length: fate === 7 ? 200 : 199 }, () => told);
  const pending = { room: { id: 'room' }, repeats: repeated, unwritten: told };
  repeats.answer(pending, fate);
  while (repeats.waiting > 0) {
    await new Promise((resolve) => setImmediate(resolve));
    inTurns.push(0);
  }
  expect(inTurns.reduce((sum, each) => sum + each)).toBe(200);
  return inTurns;
}

test('a crowd that waits for a row is answered a part in each turn, and fewer where each is decided again', async () => {
  expect(Math.max(...(await toldInTurns(7)))).toBeLessThanOrEqual(100);
  expect(Math.max(...(await toldInTurns('overtaken')))).toBeLessThanOrEqual(10);
});
