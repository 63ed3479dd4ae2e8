/** What a set of rules does, found out by games between automatic players: the same figures after the same number of games. */
import { Chance } from './chance.ts';
import { coloursOfPlayer } from './core/seats.ts';
import type { Tables } from './core/clause.ts';
import type { Event } from './core/event.ts';
import { Plays } from './core/plays.ts';
import type { SetupError } from './core/position.ts';
import { success, type Result } from './core/result.ts';
import { digitsOf, isAllHome, NOBODY, State } from './core/state.ts';
import { open } from './opening.ts';
import { COUNTED, playThrow, seatPlayers, type Players, type Seat } from './play-out.ts';
import { initialPosition } from './position-text.ts';
import { MAX_THROWS_A_GAME } from './simulate.ts';
import { winnersAmong } from './teams.ts';

/** Seconds of a throw with all that belongs to it, by the number of dice: people throw, look, choose, and hand on. */
export const SECONDS_A_THROW = [0, 5, 10] as const;

/** With the half of an interval in which 95 of 100 such figures lie. */
interface Figure {
  readonly value: number;
  readonly margin: number;
}

export interface LabFigures {
  readonly games: number;
  readonly throws: Figure;
  readonly minutes: Figure;
  /** In a game. */
  readonly captures: Figure;
  /** The share of games that the side of the first player wins, less its fair share. */
  readonly firstAhead: Figure;
  /** The share of games that the side wins which leads after half of the throws; games without a leader do not count. */
  readonly leaderWins: Figure;
  /** The share of games that the careful player's side wins, less its fair share; null: nobody plays carefully. */
  readonly carefulAhead: Figure | null;
}

export interface Lab {
  /** So many more games. */
  readonly play: (games: number) => void;
  readonly figures: () => LabFigures;
}

interface LabOptions extends Omit<Players, 'players' | 'faces'> {
  readonly rules: string;
  readonly seats: string;
  readonly seed: string;
  /** The name of an automatic player whom one of the players is played by, in turn; absent: all play at random. */
  readonly careful?: string;
}

/** Sums by which a mean and its margin are known. */
class Sample {
  private count = 0;
  private sum = 0;
  private squares = 0;

  add(value: number): void {
    this.count++;
    this.sum += value;
    this.squares += value * value;
  }

  figure(less = 0, times = 1): Figure {
    const { count, sum, squares } = this;
    if (count === 0) return { value: 0, margin: 0 };
    const mean = sum / count;
    const variance = count > 1 ? Math.max(0, squares - sum * mean) / (count - 1) : 0;
    return { value: times * (mean - less), margin: times * 1.96 * Math.sqrt(variance / count) };
  }
}

const RANDOM = 'random';

/** Errors: unknown rules or seats; an unknown player. */
export function createLab(
  options: LabOptions,
): Result<Lab, SetupError | { readonly field: string; readonly reason: string }> {
  const { rules, seats, seed, careful } = options;
  const first = initialPosition(rules, seats);
  if (!first.ok) return first;
  const { tables, state: beginning } = open(first.value);
  const seated = Array.from({ length: tables.playerCount }, (_, index) =>
    seatPlayers({ ...options, players: playersWith(tables, careful, index) }, tables),
  );
  const wrong = seated.find((each) => !each.ok);
  if (wrong !== undefined && !wrong.ok) return wrong;
  const tableOf = seated.flatMap((each) => (each.ok ? [each.value] : []));
  const sides = sidesOf(tables);
  const fair = 1 / new Set(sides).size;
  const [throws, captures, firstWins, leaderWins, carefulWins] = Array.from(
    { length: 5 },
    () => new Sample(),
  );
  const state = new State(tables.board.trackLength);
  const plays = new Plays();
  let games = 0;

  function playOne(): void {
    const chance = new Chance(`${seed} ${games}`);
    const whoIsCareful = games % tables.playerCount;
    const played = playGame(tables, beginning, state, tableOf[whoIsCareful] ?? [], chance, plays, sides);
    games++;
    throws?.add(played.throws);
    captures?.add(played.captures);
    firstWins?.add(played.winner === played.first ? 1 : 0);
    if (played.leader !== null) leaderWins?.add(played.leader === played.winner ? 1 : 0);
    if (careful !== undefined) carefulWins?.add(played.winner === sides[whoIsCareful] ? 1 : 0);
  }

  const none: Figure = { value: 0, margin: 0 };
  return success({
    play(more) {
      for (let nth = 0; nth < more; nth++) playOne();
    },
    figures: () => ({
      games,
      throws: throws?.figure() ?? none,
      minutes: throws?.figure(0, SECONDS_A_THROW[tables.dice] / 60) ?? none,
      captures: captures?.figure() ?? none,
      firstAhead: firstWins?.figure(fair) ?? none,
      leaderWins: leaderWins?.figure() ?? none,
      carefulAhead: careful === undefined ? null : (carefulWins?.figure(fair) ?? none),
    }),
  });
}

function playersWith({ playerCount }: Tables, careful: string | undefined, index: number): readonly string[] {
  return Array.from({ length: playerCount }, (_, each) => (each === index ? (careful ?? RANDOM) : RANDOM));
}

/** By player number less 1: those who win together have one number. */
function sidesOf(tables: Tables): readonly number[] {
  return Array.from({ length: tables.playerCount }, (_, index) => {
    const [colour = 0] = coloursOfPlayer(tables.seats, index + 1);
    return tables.ruleSet.inTeams ? colour % 2 : index;
  });
}

interface Played {
  readonly throws: number;
  readonly captures: number;
  readonly first: number;
  readonly winner: number;
  /** After half of the throws; null: nobody alone. */
  readonly leader: number | null;
}

/** Sides by number; who begins is drawn. */
function playGame(
  tables: Tables,
  beginning: State,
  state: State,
  seats: readonly Seat[],
  chance: Chance,
  plays: Plays,
  sides: readonly number[],
): Played {
  state.copyFrom(beginning);
  state.colour = tables.throwing[chance.below(tables.throwing.length)] as number;
  const sideOf = (player: number): number => sides[player - 1] ?? 0;
  const first = sideOf(tables.player[state.colour] as number);
  const leaders: (number | null)[] = [];
  const events: Event[] = [];
  let captures = 0;
  state.record = events;
  while (state.colour !== NOBODY && leaders.length < MAX_THROWS_A_GAME) {
    const done = playThrow(tables, state, seats, chance, plays);
    for (const { type } of events) if (type === 'captured') captures++;
    events.length = 0;
    if (done !== COUNTED) leaders.push(leaderOf(tables, state, sideOf));
  }
  state.record = null;
  const [winner = 0] = winnersAmong(tables.ruleSet, digitsOf(state.ranking));
  return {
    throws: leaders.length,
    captures,
    first,
    winner: sideOf(winner),
    leader: leaders[leaders.length >> 1] ?? null,
  };
}

/** The side whose pieces have come furthest on average; null: none alone. */
function leaderOf(tables: Tables, state: State, sideOf: (player: number) => number): number | null {
  const progress = new Map<number, { sum: number; pieces: number }>();
  for (const colour of tables.throwing) {
    const side = sideOf(tables.player[colour] as number);
    const known = progress.get(side) ?? { sum: 0, pieces: 0 };
    // Whoever has a place may have pieces in base for good.
    const isHome = isAllHome(tables, state, colour);
    for (let index = colour << 2; index < (colour << 2) + 4; index++)
      known.sum += isHome ? tables.board.lastPlace + 1 : (state.places[index] as number) + 1;
    known.pieces += 4;
    progress.set(side, known);
  }
  let best: number | null = null;
  let most = -1;
  for (const [side, { sum, pieces }] of progress) {
    const mean = sum / pieces;
    if (mean > most) [best, most] = [side, mean];
    else if (mean === most) best = null;
  }
  return best;
}
