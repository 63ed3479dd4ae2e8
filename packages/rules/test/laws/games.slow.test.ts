/** Random games to their end: many of each preset, and some of combinations of options with a way to take the seats. */
import { describe, expect, test } from 'vitest';
import { ruleSets, simulate } from '../../src/index.ts';
import { everyRules, ruleSetNamed } from './arbitrary.ts';

/** `COMBINATIONS=all npm run unit -- laws/games`: 2,000 games of each preset, and a hundred of each combination. */
const { COMBINATIONS } = process.env;
const GAMES = COMBINATIONS === 'all' ? 2000 : 400;

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
    `${GAMES} of %s`,
    (id) => {
      const { seatings } = ruleSetNamed(id);
      for (const seats of seatings) playOut(id, seats, Math.ceil(GAMES / seatings.length));
    },
    60_000,
  );

  test.each(ruleSets.map(({ id }) => id))(
    'of combinations of options of %s, each with one way to take the seats',
    (id) => {
      const all = everyRules.filter((rules) => rules.split('+')[0] === id);
      const { seatings } = ruleSetNamed(id);
      // Strides are coprime to the numbers of combinations and of seatings, so that all of them come up.
      const count = COMBINATIONS === 'all' ? all.length : Math.min(all.length, 24);
      for (let nth = 0; nth < count; nth++) {
        const rules = all[(nth * 41) % all.length] ?? '';
        playOut(rules, seatings[(nth * 5) % seatings.length] ?? '', COMBINATIONS === 'all' ? 100 : 8);
      }
    },
    COMBINATIONS === 'all' ? 1_200_000 : 60_000,
  );
});
