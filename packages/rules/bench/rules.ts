/**
 * Measures the rules on one core: random games inside the engine, and the public functions that tables use (immutable
 * positions, surveys with reasons). Each figure stands beside a yardstick from the same process, a plain loop of the
 * same chance without rules, so that ratios can be compared between machines and days.
 */
import { Chance } from '../src/chance.ts';
import {
  applyPlay,
  applyThrow,
  parsePosition,
  printPosition,
  simulate,
  survey,
  type Position,
} from '../src/index.ts';

const ROUNDS = 5;
const GAMES_A_ROUND = 1000;
const DOOR_POSITIONS = 20_000;

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
}

function time(work: () => void): number {
  const begun = performance.now();
  work();
  return (performance.now() - begun) / 1000;
}

/** Throws a second of the same chance, written to a small typed array and read back, without rules. */
function yardstick(): number {
  const chance = new Chance('yardstick');
  const places = new Int8Array(16);
  const count = 4_000_000;
  let sum = 0;
  const seconds = time(() => {
    for (let index = 0; index < count; index++) {
      const slot = index & 15;
      const place = ((places[slot] ?? 0) + chance.below(6)) & 63;
      places[slot] = place;
      sum += place;
    }
  });
  if (sum < 0) throw new Error('the yardstick was optimised away');
  return count / seconds;
}

const CASES = [
  ['ludo', '1234'],
  ['ludo+enterOn=16', '1234'],
  ['ludo', '1-2-'],
  ['jumbo', '1234'],
  ['jumbo+enterOn=16', '1-2-'],
  ['german', '1234'],
  ['german+barriers+captureBackwards+compulsoryCapture=penalty+noSkipping+threeThrows', '123n'],
  ['uckers', '1234'],
  ['uckers-navy', '1212'],
  ['indian', '1234'],
  ['indian+captureFirst+goal=1+places=first', '1234'],
  ['parchis', '1234'],
] as const;

const SWITCHES = 'anyDouble+blobTakesBlob+blowBack';

/** Throws a second of the first, as a part of those of the second in the same round, and the least that is wanted. */
const RATIOS = [
  ['indian', 'ludo', 0.5],
  ['parchis', 'ludo', 0.17],
  [`uckers+${SWITCHES}+snakeEyes=outAndIn`, 'uckers', 0.73],
  [`uckers+${SWITCHES}+challenge=consecutive+snakeEyes=outAndIn+suckBack`, 'uckers', 0.73],
] as const;

function playGames(
  rules: string,
  seats: string,
  seed: string,
): { readonly throws: number; readonly games: number } {
  const players = Array.from(new Set(seats.replaceAll(/[-n]/g, '')), () => 'random');
  let throws = 0;
  const seconds = time(() => {
    const result = simulate({ rules, seats, games: GAMES_A_ROUND, seed, players });
    if (!result.ok) throw new Error(`${result.error.field}: ${result.error.reason}`);
    throws = result.value.throws;
  });
  return { throws: throws / seconds, games: GAMES_A_ROUND / seconds };
}

function thousands(value: number): string {
  return Math.round(value / 1000)
    .toLocaleString('en')
    .padStart(7);
}

function benchGames(): void {
  console.log('random games to the end, median of 5 rounds, one core');
  console.log('                        thousand throws/s   games/s   throws per yardstick step');
  for (const [rules, seats] of CASES) {
    playGames(rules, seats, 'warm-up');
    const rounds = Array.from({ length: ROUNDS }, (_, round) => {
      const floor = yardstick();
      const figures = playGames(rules, seats, `round ${round}`);
      return { ...figures, ratio: figures.throws / floor };
    });
    const throws = thousands(median(rounds.map((round) => round.throws)));
    const games = Math.round(median(rounds.map((round) => round.games)))
      .toLocaleString('en')
      .padStart(9);
    const ratio = median(rounds.map((round) => round.ratio)).toFixed(4);
    console.log(`${`${rules} ${seats}`.padEnd(24)} ${throws.padStart(16)} ${games}   ${ratio.padStart(8)}`);
  }
}

function benchRatios(): void {
  console.log('\nthrows a second beside those of another rule set, median of 9 rounds');
  for (const [rules, beside, goal] of RATIOS) {
    const rate = (each: string, seed: string): number => playGames(each, '1234', seed).throws;
    rate(rules, 'warm-up');
    rate(beside, 'warm-up');
    const rounds = Array.from({ length: 9 }, (_, nth) => rate(rules, `${nth}`) / rate(beside, `${nth}`));
    const ratio = median(rounds);
    const verdict = ratio >= goal ? 'kept' : 'MISSED';
    console.log(`${rules} / ${beside}: ${ratio.toFixed(2)} (at least ${goal}: ${verdict})`);
  }
}

/** Positions of random games, reached through the public functions. */
function walk(count: number): readonly Position[] {
  const chance = new Chance('door');
  const start = parsePosition('ludo 1234 b.4.21.60/b.5.5.h/7.30.30.66/b.b.12.70 R ? -');
  if (!start.ok) throw new Error(start.error.reason);
  const positions: Position[] = [];
  let position = start.value;
  while (positions.length < count) {
    if (position.colour === null) position = start.value;
    const thrown = applyThrow(position, [1 + chance.below(6)]);
    if (!thrown.ok) throw new Error(thrown.error.code);
    positions.push(thrown.value.position);
    const ways = survey(thrown.value.position).candidates.filter(({ refusal }) => refusal === null);
    const way = ways[chance.below(ways.length)];
    if (!way) throw new Error('a position without a legal way');
    const played = applyPlay(thrown.value.position, way.play);
    if (!played.ok) throw new Error(played.error.code);
    position = played.value.position;
  }
  return positions;
}

function benchDoor(): void {
  const positions = walk(DOOR_POSITIONS);
  const texts = positions.map(printPosition);
  const tasks: readonly (readonly [string, () => void])[] = [
    ['survey with reasons and effects', () => positions.forEach((position) => survey(position))],
    ['throw, survey and play', () => walk(DOOR_POSITIONS)],
    ['print a position', () => positions.forEach((position) => printPosition(position))],
    ['read a position', () => texts.forEach((text) => parsePosition(text))],
  ];
  console.log(
    `\nthe door, ${DOOR_POSITIONS.toLocaleString('en')} positions of random Ludo, median of 5 rounds`,
  );
  console.log('                                 thousand/s   per yardstick step');
  for (const [name, task] of tasks) {
    task();
    const rounds = Array.from({ length: ROUNDS }, () => {
      const floor = yardstick();
      const rate = DOOR_POSITIONS / time(task);
      return { rate, ratio: rate / floor };
    });
    const rate = thousands(median(rounds.map((round) => round.rate)));
    const ratio = median(rounds.map((round) => round.ratio)).toFixed(5);
    console.log(`${name.padEnd(33)} ${rate.padStart(9)}   ${ratio.padStart(8)}`);
  }
}

benchGames();
benchRatios();
benchDoor();
