/** Random games to their end: many of each preset, and some of every combination of options with a way to take the seats. */
import { describe, expect, test } from 'vitest';
import { ruleSets, simulate } from '../../src/index.ts';
import { everyRules, ruleSetNamed } from './arbitrary.ts';

function playerCount(seats: string): number {
  return new Set(seats.replaceAll(/[-n]/g, '')).size;
}

/** Plays random games and checks that each has been won as often as games of its kind are. */
function playOut(rules: string, seats: string, games: number): void {
  const players = Array<string>(playerCount(seats)).fill('random');
  const result = simulate({ rules, seats, games, seed: `${rules} ${seats}`, players });
  if (!result.ok) throw new Error(`${rules} ${seats}: ${result.error.field}: ${result.error.reason}`);
  const won = Object.values(result.value.wins).reduce((sum, wins) => sum + wins, 0);
  const isOneByOne = !ruleSetNamed(rules).inTeams;
  if (isOneByOne) expect(won).toBe(games);
  else expect(won).toBeGreaterThanOrEqual(games);
  expect(result.value.games).toBe(games);
  expect(result.value.plays).toBeLessThanOrEqual(result.value.throws);
}

describe('random games run to their end', () => {
  test.each(ruleSets.map(({ id }) => id))(
    '2,000 of %s',
    (id) => {
      const { seatings } = ruleSetNamed(id);
      for (const seats of seatings) playOut(id, seats, Math.ceil(2000 / seatings.length));
    },
    60_000,
  );

  test('of every combination of options, each with one way to take the seats', () => {
    for (const [index, rules] of everyRules.entries()) {
      const { seatings } = ruleSetNamed(rules);
      // Seven is coprime to the other numbers of seatings, and the presets with seven have few options.
      playOut(rules, seatings[(index * 5) % seatings.length] ?? '', 12);
    }
  }, 60_000);
});
