/**
 * Measures how strong the bots are and how long they take, on one core. With `--weights [GAMES]` it instead plays each
 * weight of the sensible player, times and divided by 1.5, against the current table; a share well above 50 % (two
 * standard errors are printed) means that the table can be improved.
 */
import { Chance, simulate, type Chooser, type Position, botLevels, type BotLevel } from '@ludo/rules';
import { choosePlay } from '../src/index.ts';
import { playSensibly } from '../src/sensible.ts';
import { WEIGHTS, type Weights } from '../src/weights.ts';

const ALL_VARIATIONS = 'german+barriers+captureBackwards+compulsoryCapture=penalty+noSkipping+threeThrows';

/** Rules, seats, and for each player which of the two sides plays it. */
const CASES = [
  ['ludo', '1-2-', [0, 1]],
  ['ludo', '1234', [0, 1, 0, 1]],
  ['jumbo', '1234', [0, 1, 0, 1]],
  ['uckers', '1234', [0, 1, 0, 1]],
  ['uckers-navy', '1212', [0, 1]],
  ['german', '1234', [0, 1, 0, 1]],
  [ALL_VARIATIONS, '1234', [0, 1, 0, 1]],
  ['german', '1212', [0, 1]],
] as const;

/** Share of the games that the first of two sides wins. */
function shareOf(
  rules: string,
  seats: string,
  players: readonly number[],
  sides: readonly Chooser[],
  games: number,
): number {
  const choosers = new Map(sides.map((choose, side) => [`side ${side}`, choose]));
  const names = players.map((side) => `side ${side}`);
  const result = simulate({ rules, seats, games, seed: 'bench', players: names, choosers });
  if (!result.ok) throw new Error(`${result.error.field}: ${result.error.reason}`);
  const won = [0, 0];
  for (const [index, side] of players.entries())
    won[side] = (won[side] ?? 0) + (result.value.wins[index + 1] ?? 0);
  return (won[0] ?? 0) / ((won[0] ?? 0) + (won[1] ?? 0));
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1).padStart(5)} %`;
}

function shortOf(rules: string): string {
  return rules === ALL_VARIATIONS ? 'german+all' : rules;
}

function playerOf(level: BotLevel): Chooser {
  return (position, chance) => choosePlay(position, level, chance);
}

function benchStrength(games: number): void {
  console.log(`games won by the first of two sides, of ${games}`);
  for (const [one, two] of [
    ['sensible', 'random'],
    ['sensible', 'frontmost'],
    ['frontmost', 'random'],
  ] as const) {
    for (const [rules, seats, players] of CASES) {
      const share = shareOf(rules, seats, players, [playerOf(one), playerOf(two)], games);
      console.log(
        `${`${one} : ${two}`.padEnd(22)} ${`${shortOf(rules)} ${seats}`.padEnd(18)} ${percent(share)}`,
      );
    }
  }
}

/** Positions with thrown dice from games between sensible players. */
function positionsOf(rules: string, seats: string, players: readonly number[]): readonly Position[] {
  const positions: Position[] = [];
  const remember: Chooser = (position, chance) => {
    positions.push(position);
    return choosePlay(position, 'sensible', chance);
  };
  shareOf(rules, seats, players, [remember, remember], 4);
  return positions;
}

function benchSpeed(): void {
  console.log('\nmilliseconds a throw: mean, 99th of a hundred, longest');
  const chance = new Chance('speed');
  for (const [rules, seats, players] of CASES) {
    const positions = positionsOf(rules, seats, players);
    for (const level of botLevels) {
      const times = positions
        .map((position) => {
          const begun = performance.now();
          choosePlay(position, level, chance);
          return performance.now() - begun;
        })
        .toSorted((a, b) => a - b);
      const mean = times.reduce((sum, each) => sum + each, 0) / times.length;
      const figures = [mean, times[Math.floor(times.length * 0.99)] ?? 0, times.at(-1) ?? 0];
      const text = figures.map((each) => each.toFixed(3).padStart(8)).join('');
      console.log(`${level.padEnd(10)} ${`${shortOf(rules)} ${seats}`.padEnd(18)} ${text}`);
    }
  }
}

function benchWeights(games: number): void {
  const table: Chooser = (position) => playSensibly(position, WEIGHTS);
  const error = percent(1 / Math.sqrt(games));
  console.log(`games won with one weight changed, of ${games}; two standard errors are ${error}`);
  for (const name of Object.keys(WEIGHTS) as (keyof Weights)[]) {
    for (const factor of [1.5, 2 / 3]) {
      const changed = { ...WEIGHTS, [name]: WEIGHTS[name] * factor };
      const choose: Chooser = (position) => playSensibly(position, changed);
      const shares = CASES.map(([rules, seats, players]) =>
        shareOf(rules, seats, players, [choose, table], games),
      );
      const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length;
      console.log(
        `${name.padEnd(10)} x ${factor.toFixed(2)} ${percent(mean)} :${shares.map(percent).join('')}`,
      );
    }
  }
}

const [option, count] = process.argv.slice(2);
if (option === '--weights') {
  benchWeights(Number(count ?? 400));
} else {
  benchStrength(100);
  benchSpeed();
}
