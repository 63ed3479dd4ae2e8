import { expect, test } from 'vitest';
import { standardLimits } from './limits.ts';
import { createStrikes } from './strikes.ts';

test('nobody new is let in for two seconds, twice as many each time, a minute at most, until all is forgotten', () => {
  let clock = 0;
  const shut: number[] = [];
  const strikes = createStrikes({
    limits: { ...standardLimits, strikes: 1, strikesPerSecond: 0.001 },
    now: () => clock,
    shut: (_address, seconds) => void shut.push(seconds),
  });
  const strike = (): void => {
    strikes.struck('a');
    clock += strikes.wait('a');
  };
  for (let time = 0; time < 9; time++) strike();
  expect(shut).toEqual([2, 4, 8, 16, 32, 60, 60, 60]);
  expect(strikes.wait('b')).toBe(0);
  clock += 1_000_000;
  for (let time = 0; time < 2; time++) strike();
  expect(shut.slice(8)).toEqual([2]);
});
