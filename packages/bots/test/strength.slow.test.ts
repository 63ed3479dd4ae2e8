/**
 * Which bot beats which. Seeds are fixed, so a test always plays the same games; the bound is the probability of so
 * many wins between equals.
 */
import { expect, test } from 'vitest';
import { simulate, type Chooser, botLevels } from '@ludo/rules';
import { choosePlay } from '../src/index.ts';

const ALL_VARIATIONS = 'german+barriers+captureBackwards+compulsoryCapture=penalty+noSkipping+threeThrows';

const choosers: ReadonlyMap<string, Chooser> = new Map(
  botLevels.map((level) => [level, (position, chance) => choosePlay(position, level, chance)]),
);

/** The probability of at least `wins` of `games` when each is won with probability `even`. */
function chanceOfAtLeast(wins: number, games: number, even: number): number {
  let term = (1 - even) ** games;
  let below = 0;
  for (let won = 0; won < wins; won++) {
    below += term;
    term *= ((games - won) / (won + 1)) * (even / (1 - even));
  }
  return 1 - below;
}

/** Games that the sensible players win; a win of a team counts once. */
function gamesWon(rules: string, seats: string, players: readonly string[], games: number): number {
  const result = simulate({ rules, seats, games, seed: 'strength', players, choosers });
  if (!result.ok) throw new Error(`${result.error.field}: ${result.error.reason}`);
  const { wins } = result.value;
  const winsADecidedGame = Object.values(wins).reduce((sum, each) => sum + each, 0) / games;
  const won = players.reduce(
    (sum, name, index) => (name === 'sensible' ? sum + (wins[index + 1] ?? 0) : sum),
    0,
  );
  return won / winsADecidedGame;
}

test('the bound is that of a coin', () => {
  expect(chanceOfAtLeast(0, 10, 0.5)).toBe(1);
  expect(chanceOfAtLeast(10, 10, 0.5)).toBeCloseTo(1 / 1024, 12);
  expect(chanceOfAtLeast(9, 10, 0.5)).toBeCloseTo(11 / 1024, 12);
  expect(chanceOfAtLeast(2, 2, 1 / 3)).toBeCloseTo(1 / 9, 12);
});

const PAIR = ['sensible', 'random'];
const PAIRS = [...PAIR, ...PAIR];

/** Among equals, sensible would win its share of the seats. */
test.each([
  ['ludo', '1-2-', PAIR, 60],
  ['ludo', '1234', PAIRS, 24],
  ['jumbo', '1234', PAIRS, 40],
  ['uckers', '1234', PAIRS, 12],
  ['uckers-navy', '1234', PAIRS, 14],
  ['german', '1234', PAIRS, 30],
  [ALL_VARIATIONS, '1234', PAIRS, 20],
  ['german', '123n', ['sensible', 'random', 'random'], 30],
  ['german', '1212', PAIR, 24],
])('sensible beats random in %s %s', (rules, seats, players, games) => {
  const share = players.filter((name) => name === 'sensible').length / players.length;
  const wins = gamesWon(rules, seats, players, games);
  expect(chanceOfAtLeast(wins, games, share), `${wins} of ${games}`).toBeLessThan(0.01);
});

const FRONTMOST = ['sensible', 'frontmost'];

test.each([
  ['ludo', '1-2-', FRONTMOST, 60],
  ['jumbo', '1-2-', FRONTMOST, 60],
  ['uckers', '1212', FRONTMOST, 12],
  ['uckers-navy', '1212', FRONTMOST, 14],
  [ALL_VARIATIONS, '1234', [...FRONTMOST, ...FRONTMOST], 40],
  ['german', '1212', FRONTMOST, 60],
])('sensible beats frontmost in %s %s', (rules, seats, players, games) => {
  const wins = gamesWon(rules, seats, players, games);
  expect(chanceOfAtLeast(wins, games, 0.5), `${wins} of ${games}`).toBeLessThan(0.01);
});
