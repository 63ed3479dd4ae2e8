/** `lab RULES SEATS`: what the rules do, and beside each switch the same without it. */
import { choosePlay } from '@ludo/bots';
import { createLab, failure, success, type Chooser, type LabFigures, type Result } from '@ludo/rules';
import { takeCount, type ArgumentError } from './arguments.ts';

const GAMES = '2000';
const SEED = 'lab';
/** A careful player takes longer to choose. */
const CAREFUL_GAMES_PER = 10;

const sensible: Chooser = (position, draw) => choosePlay(position, 'sensible', draw);
const choosers = new Map([['sensible', sensible]]);

const round = (value: number): number => Math.round(value * 1000) / 1000;

function figuresOf(
  rules: string,
  seats: string,
  games: number,
  seed: string,
): Result<LabFigures, ArgumentError> {
  const lab = createLab({ rules, seats, seed });
  const careful = createLab({ rules, seats, seed, careful: 'sensible', choosers });
  if (!lab.ok) return lab;
  if (!careful.ok) return careful;
  lab.value.play(games);
  careful.value.play(Math.ceil(games / CAREFUL_GAMES_PER));
  return success({ ...lab.value.figures(), carefulAhead: careful.value.figures().carefulAhead });
}

/** One line of JSON. */
function print(rules: string, seats: string, figures: LabFigures): string {
  return JSON.stringify({ rules, seats, ...figures }, (_, value: unknown) =>
    typeof value === 'number' ? round(value) : value,
  );
}

export function printLab(words: readonly string[]): Result<readonly string[], ArgumentError> {
  const [rules = '', seats = '', ...flags] = words;
  const [gamesAt, seedAt] = [flags.indexOf('--games'), flags.indexOf('--seed')];
  const isKnown = flags.every((flag, index) => index % 2 === 1 || ['--games', '--seed'].includes(flag));
  if (!isKnown || flags.length % 2 === 1)
    return failure({ field: 'arguments', reason: 'expected --games N and --seed S, or nothing' });
  const games = takeCount('games', gamesAt < 0 ? GAMES : flags[gamesAt + 1]);
  if (!games.ok) return games;
  const seed = seedAt < 0 ? SEED : (flags[seedAt + 1] ?? SEED);
  const [preset = '', ...switches] = rules.split('+');
  const without = switches.map((_, index) => [preset, ...switches.toSpliced(index, 1)].join('+'));
  const lines: string[] = [];
  for (const each of new Set([rules, ...without])) {
    const figures = figuresOf(each, seats, games.value, seed);
    if (!figures.ok) return figures;
    lines.push(print(each, seats, figures.value));
  }
  return success(lines);
}
