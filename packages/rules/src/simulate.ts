/** Games between automatic players, to compare them and for speed. */
import { automaticPlayers, type AutomaticPlayer } from './automatic-player.ts';
import { seatChooser, type Chooser } from './automatic-play.ts';
import { Chance } from './chance.ts';
import { digitsOf, NOBODY, State } from './core/state.ts';
import { planThrow } from './core/plan.ts';
import { Plays } from './core/plays.ts';
import { NUMBER_LIMIT } from './core/tables.ts';
import type { Announcement, Tables } from './core/clause.ts';
import { announced, forfeit, playOn } from './core/turn.ts';
import { failure, success, type Result } from './core/result.ts';
import { initialPosition, type Start } from './position-text.ts';
import { open } from './opening.ts';
import { winnersAmong } from './teams.ts';

export interface Simulation {
  readonly rules: string;
  readonly seats: string;
  readonly games: number;
  readonly seed: string;
  readonly players: readonly string[];
  /** Begins every game; absent: drawn for each. */
  readonly begin?: number;
  /** Absent: as the rules say. */
  readonly start?: Start;
  /** By player number: equally likely faces, if not 1 to 6. */
  readonly faces?: ReadonlyMap<number, readonly number[]>;
  readonly choosers?: ReadonlyMap<string, Chooser>;
}

interface SimulationResult {
  readonly games: number;
  readonly throws: number;
  readonly plays: number;
  readonly wins: Readonly<Record<string, number>>;
  readonly firstMoverWins: number;
  readonly throwsPerGame: {
    readonly mean: number;
    readonly sd: number;
    readonly p50: number;
    readonly p95: number;
  };
}

/** The argument and the reason. */
interface SimulationError {
  readonly field: string;
  readonly reason: string;
}

/** Ordinary dice never need so many; dice without a 6 would never end. */
const MAX_THROWS_A_GAME = 5_000_000;

/** The total of two such dice fits into the tables. */
const MOST_ON_A_DIE = (NUMBER_LIMIT >> 1) - 1;

const ORDINARY_FACES: readonly number[] = [1, 2, 3, 4, 5, 6];

interface Seat {
  readonly choose: AutomaticPlayer;
  readonly faces: Uint8Array;
}

interface Counts {
  throws: number;
  plays: number;
}

const FORFEITED = -1;

function throwDice(tables: Tables, state: State, faces: Uint8Array, chance: Chance): void {
  const die = faces[chance.below(faces.length)] as number;
  if (tables.ruleSet.dice === 1) {
    state.die = die;
    return;
  }
  const other = faces[chance.below(faces.length)] as number;
  state.die = Math.max(die, other);
  state.lowDie = Math.min(die, other);
}

/** Automatic players announce whatever may be announced, and of several what hits with most throws; null: nothing. */
function likeliest(tables: Tables, state: State): Announcement | null {
  const { announce } = tables;
  const found = announce?.list(tables, state) ?? [];
  if (found.length < 2) return found[0] ?? null;
  let [best, most]: [Announcement | null, number] = [null, 0];
  for (const each of found) {
    const hits = announce?.chance(tables, state, each) ?? 0;
    if (hits > most) [best, most] = [each, hits];
  }
  return best;
}

/** False: the game does not end. `plays` is reusable memory. */
function playOut(
  tables: Tables,
  state: State,
  seats: readonly Seat[],
  chance: Chance,
  plays: Plays,
  counts: Counts,
): boolean {
  const limit = counts.throws + MAX_THROWS_A_GAME;
  while (state.colour !== NOBODY) {
    if (counts.throws >= limit) return false;
    const seat = seats[tables.player[state.colour] as number] as Seat;
    if (state.toCount > 0) {
      planThrow(tables, state, plays);
      playOn(tables, state, plays, seat.choose(plays, chance, tables, state));
      continue;
    }
    const announcement = tables.announce === null ? null : likeliest(tables, state);
    throwDice(tables, state, seat.faces, chance);
    counts.throws++;
    if (announcement !== null) {
      counts.plays++;
      tables.announce?.carryOut(tables, state, announcement);
      announced(tables, state);
      continue;
    }
    planThrow(tables, state, plays);
    const choice = plays.count === 0 ? FORFEITED : seat.choose(plays, chance, tables, state);
    if (choice === FORFEITED) {
      forfeit(tables, state);
    } else {
      counts.plays++;
      playOn(tables, state, plays, choice);
    }
  }
  return true;
}

function seatPlayers(simulation: Simulation, tables: Tables): Result<readonly Seat[], SimulationError> {
  const playerCount = Math.max(...tables.player);
  if (simulation.players.length !== playerCount) {
    const reason = `${tables.seats} has ${playerCount} players, not ${simulation.players.length}`;
    return failure({ field: 'players', reason });
  }
  for (const [player, faces] of simulation.faces ?? []) {
    if (player < 1 || player > playerCount)
      return failure({ field: 'faces', reason: `there is no player ${player}` });
    if (
      faces.length === 0 ||
      faces.some((face) => !Number.isInteger(face) || face < 0 || face > MOST_ON_A_DIE)
    ) {
      return failure({
        field: 'faces',
        reason: `faces are numbers from 0 to ${MOST_ON_A_DIE}, at least one`,
      });
    }
  }
  const seats: Seat[] = [{ choose: () => 0, faces: Uint8Array.from(ORDINARY_FACES) }];
  for (const [index, name] of simulation.players.entries()) {
    const outsider = simulation.choosers?.get(name);
    const choose = automaticPlayers.get(name) ?? (outsider && seatChooser(outsider));
    if (!choose) {
      const known = [...new Set([...automaticPlayers.keys(), ...(simulation.choosers?.keys() ?? [])])].join(
        ' ',
      );
      return failure({
        field: 'players',
        reason: `'${name}' is not an automatic player: expected one of ${known}`,
      });
    }
    seats.push({ choose, faces: Uint8Array.from(simulation.faces?.get(index + 1) ?? ORDINARY_FACES) });
  }
  return success(seats);
}

/** The same simulation gives the same result. Errors name the argument, or say that a game does not end. */
export function simulate(simulation: Simulation): Result<SimulationResult, SimulationError> {
  const first = initialPosition(simulation.rules, simulation.seats, simulation.begin, simulation.start);
  if (!first.ok) return first;
  if (!Number.isSafeInteger(simulation.games) || simulation.games < 1) {
    return failure({ field: 'games', reason: 'a whole number of at least 1 is expected' });
  }
  const { tables, state: beginning } = open(first.value);
  const seated = seatPlayers(simulation, tables);
  if (!seated.ok) return seated;

  const chance = new Chance(simulation.seed);
  const state = new State(tables.board.trackLength);
  const wins: Record<string, number> = {};
  for (let player = 1; player < seated.value.length; player++) wins[player] = 0;
  const lengths = new Float64Array(simulation.games);
  const plays = new Plays();
  const counts: Counts = { throws: 0, plays: 0 };
  let firstMoverWins = 0;
  for (let game = 0; game < simulation.games; game++) {
    state.copyFrom(beginning);
    if (simulation.begin === undefined)
      state.colour = tables.throwing[chance.below(tables.throwing.length)] as number;
    const firstMover = tables.player[state.colour] as number;
    const before = counts.throws;
    if (!playOut(tables, state, seated.value, chance, plays, counts)) {
      return failure({
        field: 'faces',
        reason: `game ${game + 1} did not end within ${MAX_THROWS_A_GAME} throws`,
      });
    }
    lengths[game] = counts.throws - before;
    const ranking = digitsOf(state.ranking);
    const winners = winnersAmong(tables.ruleSet, ranking);
    for (const winner of winners) wins[winner] = (wins[winner] ?? 0) + 1;
    if (winners.includes(firstMover)) firstMoverWins++;
  }
  return success({
    games: simulation.games,
    ...counts,
    wins,
    firstMoverWins,
    throwsPerGame: describe(lengths),
  });
}

function describe(values: Float64Array): SimulationResult['throwsPerGame'] {
  const sorted = values.toSorted();
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  const sd = values.length > 1 ? Math.sqrt(squares / (values.length - 1)) : 0;
  const rank = (share: number): number => sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0;
  return { mean, sd, p50: rank(0.5), p95: rank(0.95) };
}
