/** Random positions for laws: placed at random so that blobs, captures and endings are frequent, or reached by play. */
import fc from 'fast-check';
import {
  applyPlay,
  applyThrow,
  BASE,
  COLOUR_COUNT,
  initialPosition,
  parsePosition,
  ruleSets,
  survey,
  type Position,
  type RuleSet,
} from '../../src/index.ts';
import { dress, isForPlaces, type Drawn, type Pieces } from './dress.ts';

const combinations = new Map<string, readonly string[]>();

function rulesOf(ruleSet: RuleSet): readonly string[] {
  const known = combinations.get(ruleSet.id) ?? combine(ruleSet);
  combinations.set(ruleSet.id, known);
  return known;
}

function combine({ id, options }: RuleSet): readonly string[] {
  return options.reduce<readonly string[]>(
    (texts, option) =>
      texts.flatMap((text) => [
        text,
        ...(option.values ?? [null]).map(
          (value) => `${text}+${option.id}${value === null ? '' : `=${value}`}`,
        ),
      ]),
    [id],
  );
}

/** Every preset with every choice of its options. */
export const everyRules: readonly string[] = ruleSets.flatMap(rulesOf);

type Game = readonly [rules: string, seats: string];

/** To prepare the tables of a game takes as long as to play many turns of it. */
const GAMES_OF_A_PRESET = 80;

function gamesOf(ruleSet: RuleSet): fc.Arbitrary<Game> {
  return fc.tuple(fc.constantFrom(...rulesOf(ruleSet)), fc.constantFrom(...ruleSet.seatings));
}

/** Others in each run of the tests; `COMBINATIONS=all npm run unit -- packages/rules/test` draws from all of them. */
const drawnGames: readonly (readonly Game[])[] = ruleSets.map((ruleSet) =>
  fc.sample(gamesOf(ruleSet), GAMES_OF_A_PRESET),
);

/** Each preset equally often, however many options it has. */
export const rulesAndSeats: fc.Arbitrary<Game> = gamesWhere(() => true);

function gamesWhere(isMeant: (rules: string) => boolean): fc.Arbitrary<Game> {
  if (process.env['COMBINATIONS'] === 'all')
    return fc.oneof(...ruleSets.map(gamesOf)).filter(([rules]) => isMeant(rules));
  const meant = drawnGames.map((games) => games.filter(([rules]) => isMeant(rules)));
  return fc.oneof(...meant.filter((games) => games.length > 0).map((games) => fc.constantFrom(...games)));
}

export function ruleSetNamed(rules: string): RuleSet {
  const ruleSet = ruleSets.find(({ id }) => id === rules.split('+')[0]);
  if (ruleSet === undefined) throw new Error(`no rule set ${rules}`);
  return ruleSet;
}

export function read(text: string): Position {
  const position = parsePosition(text);
  if (!position.ok) throw new Error(`${text}: ${position.error.field}: ${position.error.reason}`);
  return position.value;
}

function place({ board }: RuleSet): fc.Arbitrary<number> {
  return fc.oneof(
    { weight: 3, arbitrary: fc.constant(BASE) },
    { weight: 4, arbitrary: fc.integer({ min: 0, max: 12 }) },
    { weight: 5, arbitrary: fc.integer({ min: 0, max: board.lastOnTrack }) },
    { weight: 2, arbitrary: fc.integer({ min: board.lastOnTrack, max: board.lastPlace }) },
  );
}

/** Four pieces: scattered, two or more together, nearly home, or home. */
function group(ruleSet: RuleSet): fc.Arbitrary<readonly number[]> {
  const { board } = ruleSet;
  const home = board.hasHome
    ? Array<number>(4).fill(board.lastPlace)
    : [0, 1, 2, 3].map((index) => board.lastOnTrack + 1 + index);
  const one = place(ruleSet);
  return fc.oneof(
    { weight: 6, arbitrary: fc.array(one, { minLength: 4, maxLength: 4 }) },
    { weight: 3, arbitrary: fc.tuple(one, one, one).map(([a, b, c]) => [a, b, c, c]) },
    { weight: 2, arbitrary: fc.tuple(one, one).map(([a, b]) => [a, b, b, b]) },
    { weight: 2, arbitrary: one.map((a) => [a, ...home.slice(1)]) },
    { weight: 1, arbitrary: fc.constant([BASE, BASE, BASE, board.lastPlace - 1]) },
    { weight: 1, arbitrary: fc.constant(home) },
  );
}

const lots = fc.array(fc.nat(999), { minLength: 24, maxLength: 24 });

function drawn(rules: string, seats: string): fc.Arbitrary<Drawn> {
  const ruleSet = ruleSetNamed(rules);
  const groups: fc.Arbitrary<Pieces> = fc.tuple(
    ...Array.from({ length: COLOUR_COUNT }, (_, colour) =>
      seats[colour] === '-' ? fc.constant([]) : group(ruleSet),
    ),
  );
  return fc.record({ rules: fc.constant(rules), seats: fc.constant(seats), groups, lots });
}

/** A random position, to be thrown; over when enough pieces happen to be home. */
export const placed: fc.Arbitrary<Position> = placedWhere(() => true);

/** In games of such rules. */
export function placedWhere(isMeant: (rules: string) => boolean): fc.Arbitrary<Position> {
  return gamesWhere(isMeant)
    .chain(([rules, seats]) => drawn(rules, seats))
    .map((each) => read(dress(ruleSetNamed(each.rules), each)));
}

export const finished: fc.Arbitrary<Position> = rulesAndSeats.chain(([rules, seats]) => {
  const ruleSet = ruleSetNamed(rules);
  const { lastPlace, lastOnTrack, hasHome } = ruleSet.board;
  const end = (index: number): number => (hasHome ? lastPlace : lastOnTrack + 1 + index);
  return lots.map((list) => {
    const loser = ruleSet.inTeams ? (list[0] ?? 0) % 2 : null;
    const last = Array.from(seats).findLastIndex((player) => player !== '-' && player !== 'n');
    const groups = Array.from(seats, (player, colour) => {
      if (player === '-') return [];
      const isHome = loser === null ? player !== seats[last] : colour % 2 !== loser;
      return isHome ? [0, 1, 2, 3].map(end) : [BASE, BASE, colour, end(0)];
    });
    // In a plain race the first player home ends the game.
    const isPlain = !ruleSet.inTeams && !isForPlaces(ruleSet, rules);
    const winner = groups.findIndex((each) => each[0] === lastPlace);
    const plain = groups.map((each, colour) =>
      isPlain && colour !== winner && each.length > 0 ? [BASE, BASE, colour, end(0)] : each,
    );
    return read(dress(ruleSet, { rules, seats, groups: isPlain ? plain : groups, lots: list }));
  });
});

/** A throw of two dice (games of one die take the first), and which of the legal ways is taken. */
export type Move = readonly [number, number, number];

const face = fc.constantFrom(1, 2, 3, 4, 5, 6, 6);

export const moves: fc.Arbitrary<readonly Move[]> = fc.array(fc.tuple(face, face, fc.nat(99)), {
  maxLength: 60,
});

/** The dice of a throw in the game of a position. */
export function diceFor(position: Position, [one, two]: readonly number[]): readonly number[] {
  const dice = [one ?? 1, two ?? 1];
  return ruleSetNamed(position.rules).dice === 1 ? dice.slice(0, 1) : dice;
}

export interface Walked {
  readonly position: Position;
  readonly thrown: Position;
  /** In notation: what used the throw, and what counted. */
  readonly plays: readonly string[];
}

/** One of the legal ways to use a throw, or to count. */
function playOn(position: Position, nth: number): readonly [Position, string] {
  const ways = survey(position).candidates.filter(({ refusal }) => refusal === null);
  const way = ways[nth % ways.length];
  if (!way) throw new Error('a throw that no way uses');
  const played = applyPlay(position, way.play);
  if (!played.ok) throw new Error(played.error.code);
  return [played.value.position, way.text];
}

/** Plays on with given throws and choices; returns each throw. */
export function walk(start: Position, choices: readonly Move[]): readonly Walked[] {
  const path: Walked[] = [];
  let position = start;
  for (const move of choices) {
    if (position.colour === null) break;
    const thrown = applyThrow(position, diceFor(position, move));
    if (!thrown.ok) throw new Error(thrown.error.code);
    const plays: string[] = [];
    let after = thrown.value.position;
    do {
      const [next, text] = playOn(after, move[2]);
      plays.push(text);
      after = next;
    } while (after.toCount > 0);
    path.push({ position, thrown: thrown.value.position, plays });
    position = after;
  }
  return path;
}

/** A position in mid-game, thrown: placed at random or reached by play from a start. */
export const thrownPosition: fc.Arbitrary<Position> = fc
  .oneof(
    placed,
    rulesAndSeats.map(([rules, seats]) => {
      const first = initialPosition(rules, seats);
      if (!first.ok) throw new Error(first.error.reason);
      return first.value;
    }),
  )
  .chain((start) => fc.tuple(fc.constant(start), moves))
  .map(([start, choices]) => walk(start, choices).at(-1)?.thrown ?? start);
