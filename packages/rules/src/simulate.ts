/** Games between automatic players, to compare them and for speed. */
import { Chance } from './chance.ts';
import type { Tables } from './core/clause.ts';
import { Plays } from './core/plays.ts';
import { failure, success, type Result } from './core/result.ts';
import { digitsOf, NOBODY, State } from './core/state.ts';
import { COUNTED, playThrow, seatPlayers, USED, type Players, type Seat } from './play-out.ts';
import { initialPosition, type Start } from './position-text.ts';
import { open } from './opening.ts';
import { winnersAmong } from './teams.ts';

export interface Simulation extends Players {
  readonly rules: string;
  readonly seats: string;
  readonly games: number;
  readonly seed: string;
  /** Begins every game; absent: drawn for each. */
  readonly begin?: number;
  /** Absent: as the rules say. */
  readonly start?: Start;
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
export const MAX_THROWS_A_GAME = 5_000_000;

interface Counts {
  throws: number;
  plays: number;
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
    const done = playThrow(tables, state, seats, chance, plays);
    if (done !== COUNTED) counts.throws++;
    if (done === USED) counts.plays++;
  }
  return true;
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
