/** What is found out depends on the number of games alone, and each order is answered once. */
import { createRulesLab } from '@ludo/bots';
import { expect, test } from 'vitest';
import { createTrial, type Answer, type Asked } from './trial.ts';

const ONE = { rules: 'indian+goal=1', seats: '1-2-', start: 'whole' } as const;
const TWO = { ...ONE, start: 'head-start', rules: 'jumbo' } as const;

/** So many answers, on a device on which a look at the clock takes so long. */
function answers(asked: Asked, milliseconds: number, many: number): readonly Answer[] {
  const told: Answer[] = [];
  let time = 0;
  const hear = createTrial(
    (answer) => told.push(answer),
    () => (time += milliseconds),
  );
  hear(asked);
  expect(told).toEqual([]);
  for (let nth = 0; nth < many; nth++) hear('more');
  return told;
}

test.each([70, 1000])('the figures are those of the lab after as many games: a game of %i ms', (slow) => {
  for (const answer of answers({ own: ONE, other: TWO }, slow, 2)) {
    if (answer?.other == null) throw new Error('two are asked about');
    expect(answer.own.games).toBe(answer.other.games);
    for (const [played, figures] of [
      [ONE, answer.own],
      [TWO, answer.other],
    ] as const) {
      const lab = createRulesLab(played);
      if (!lab.ok) throw new Error(lab.error.reason);
      lab.value.play(figures.games);
      expect(figures).toEqual(lab.value.figures());
    }
  }
});

test('a quick device plays more, the first answer comes soonest, and a slow one plays at least two games', () => {
  const games = (slow: number): readonly number[] => {
    const played = answers({ own: ONE, other: null }, slow, 3).map((answer) => answer?.own.games ?? 0);
    return played.map((sum, nth) => sum - (played[nth - 1] ?? 0));
  };
  const [first = 0, second = 0] = games(30);
  expect(first).toBeGreaterThan(2);
  expect(second).toBeGreaterThan(first);
  expect(games(5000)).toEqual([2, 2, 2]);
});

test('rules that there are not are answered, too', () => {
  expect(answers({ own: { ...ONE, rules: 'chess' }, other: TWO }, 40, 1)).toEqual([null]);
  expect(answers({ own: ONE, other: { ...TWO, seats: '9' } }, 40, 1)).toEqual([null]);
});
