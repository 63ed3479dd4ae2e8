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

test('who joins those that wait for a row between its writing and the first answer is answered as they are', async () => {
  const repeats = createRepeats(createTurns({ most: 1 }));
  const answers: string[] = [];
  const row = {
    room: { id: 'room' },
    repeats: [(fate: number | string) => void answers.push(`first ${fate}`)],
    unwritten: () => undefined,
  };
  // Whatever else is told in this turn.
  repeats.answer({ room: { id: 'room' }, repeats: [() => undefined], unwritten: () => undefined }, 6);
  repeats.answer(row, 7);
  row.repeats.push((fate) => void answers.push(`late ${fate}`));
  while (repeats.waiting > 0) await new Promise((resolve) => setImmediate(resolve));
  expect(answers).toEqual(['first 7', 'late 7']);
});
