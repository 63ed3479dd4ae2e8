/** `lab RULES SEATS`: what the rules do where people play by them, and beside each switch the same without it. */
import { createRulesLab, LAB_SEED } from '@ludo/bots';
import { failure, success, type LabFigures, type Result } from '@ludo/rules';
import { takeCount, type ArgumentError } from './arguments.ts';

const GAMES = '1000';

const round = (value: number): number => Math.round(value * 1000) / 1000;

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
  const seed = seedAt < 0 ? LAB_SEED : (flags[seedAt + 1] ?? LAB_SEED);
  const [preset = '', ...switches] = rules.split('+');
  const without = switches.map((_, index) => [preset, ...switches.toSpliced(index, 1)].join('+'));
  const lines: string[] = [];
  for (const each of new Set([rules, ...without])) {
    const lab = createRulesLab({ rules: each, seats, seed });
    if (!lab.ok) return lab;
    lab.value.play(games.value);
    lines.push(print(each, seats, lab.value.figures()));
  }
  return success(lines);
}
