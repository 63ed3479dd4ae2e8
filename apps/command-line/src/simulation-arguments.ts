import { choosePlay } from '@ludo/bots';
import { failure, success, type Chooser, type Result, type Simulation, botLevels } from '@ludo/rules';
import { takeColour, takeCount, type ArgumentError } from './arguments.ts';

/** Pairs of `--name value`, in their order. */
function readFlags(words: readonly string[]): Result<readonly (readonly [string, string])[], ArgumentError> {
  const pairs: (readonly [string, string])[] = [];
  for (let index = 0; index < words.length; index += 2) {
    const [name = '', value] = words.slice(index, index + 2);
    if (!FLAGS.includes(name))
      return failure({ field: name, reason: `not known: expected one of ${FLAGS.join(' ')}` });
    if (value === undefined) return failure({ field: name, reason: 'a value is missing' });
    if (name !== '--faces' && pairs.some(([known]) => known === name)) {
      return failure({ field: name, reason: 'given twice' });
    }
    pairs.push([name, value]);
  }
  return success(pairs);
}

const FLAGS = ['--games', '--seed', '--players', '--begin', '--faces'];

function readFaces(values: readonly string[]): Result<ReadonlyMap<number, readonly number[]>, ArgumentError> {
  const faces = new Map<number, readonly number[]>();
  for (const value of values) {
    const [, player, list] = /^([1-9])=(\d{1,2}(?:,\d{1,2})*)$/.exec(value) ?? [];
    if (player === undefined || list === undefined) {
      return failure({ field: 'faces', reason: `'${value}' is not PLAYER=FACE,FACE,...` });
    }
    if (faces.has(Number(player)))
      return failure({ field: 'faces', reason: `player ${player} is given twice` });
    faces.set(Number(player), list.split(',').map(Number));
  }
  return success(faces);
}

/** The engine's own plain players are the same as the plain bots, and faster. */
const choosers: ReadonlyMap<string, Chooser> = new Map(
  botLevels.map((level) => [level, (position, draw) => choosePlay(position, level, draw)]),
);

export function takeSimulation(words: readonly string[]): Result<Simulation, ArgumentError> {
  const [rules = '', seats = '', ...rest] = words;
  const flags = readFlags(rest);
  if (!flags.ok) return flags;
  const valueOf = (name: string): string | undefined => flags.value.find(([known]) => known === name)?.[1];
  const missing = ['--games', '--seed', '--players'].find((name) => valueOf(name) === undefined);
  if (missing !== undefined) return failure({ field: missing, reason: 'is missing' });
  const games = takeCount('games', valueOf('--games'));
  if (!games.ok) return games;
  const faces = readFaces(flags.value.filter(([name]) => name === '--faces').map(([, value]) => value));
  if (!faces.ok) return faces;
  const letter = valueOf('--begin');
  const begin = letter === undefined ? null : takeColour(rules, letter);
  if (begin && !begin.ok) return begin;
  return success({
    rules,
    seats,
    games: games.value,
    seed: valueOf('--seed') ?? '',
    players: (valueOf('--players') ?? '').split(','),
    faces: faces.value,
    choosers,
    ...(begin ? { begin: begin.value } : {}),
  });
}
