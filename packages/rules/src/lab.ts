/** What a set of rules does, found out by games between automatic players: the same figures after the same number of games. */
import { Chance } from './chance.ts';
import type { Tables } from './core/clause.ts';
import type { Event } from './core/event.ts';
import { Plays } from './core/plays.ts';
import type { SetupError } from './core/position.ts';
import { success, type Result } from './core/result.ts';
import { digitsOf, NOBODY, State } from './core/state.ts';
import { leaderAtHalfTime, leaderOf, sidesOf } from './leading.ts';
import { open } from './opening.ts';
import { COUNTED, playThrow, seatPlayers, type Players, type Seat } from './play-out.ts';
import { initialPosition, type Start } from './position-text.ts';
import { Sample, Share, type Figure, type Mean } from './samples.ts';
import { MAX_THROWS_A_GAME } from './simulate.ts';
import { winnersAmong } from './teams.ts';

/** Seconds of a throw with all that belongs to it, by the number of dice: people throw, look, choose, and hand on. */
export const SECONDS_A_THROW = [0, 5, 10] as const;

export interface LabFigures {
  readonly games: number;
  readonly throws: Mean;
  readonly minutes: Mean;
  /** In a game. */
  readonly captures: Mean;
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

export interface LabOptions extends Omit<Players, 'players' | 'faces'> {
  readonly rules: string;
  readonly seats: string;
  readonly seed: string;
  /** Absent: as the rules say. */
  readonly start?: Start;
  /** The name of the automatic player who plays for all; absent: they play at random. */
  readonly usual?: string;
  /** The name of another automatic player, who plays for one of them, in turn; absent: for none. */
  readonly careful?: string;
}

const RANDOM = 'random';

/** Errors: unknown rules or seats; rules without a head start; an unknown player. */
export function createLab(
  options: LabOptions,
): Result<Lab, SetupError | { readonly field: string; readonly reason: string }> {
  const { rules, seats, seed, start, careful } = options;
  const first = initialPosition(rules, seats, undefined, start);
  if (!first.ok) return first;
  const { tables, state: beginning } = open(first.value);
  const seated = Array.from({ length: tables.playerCount }, (_, index) =>
    seatPlayers({ ...options, players: playersWith(tables, options, index) }, tables),
  );
  const wrong = seated.find((each) => !each.ok);
  if (wrong !== undefined && !wrong.ok) return wrong;
  const tableOf = seated.flatMap((each) => (each.ok ? [each.value] : []));
  const sides = sidesOf(tables);
  const fair = 1 / new Set(sides).size;
  const [throws, captures] = [new Sample(), new Sample()];
  const [firstWins, leaderWins, carefulWins] = [new Share(), new Share(), new Share()];
  const state = new State(tables.board.trackLength);
  const plays = new Plays();
  let games = 0;

  function playOne(): void {
    const chance = new Chance(`${seed} ${games}`);
    const whoIsCareful = games % tables.playerCount;
    const played = playGame(tables, beginning, state, tableOf[whoIsCareful] ?? [], chance, plays, sides);
    games++;
    throws.add(played.throws);
    captures.add(played.captures);
    firstWins.add(played.winner === played.first);
    if (played.leader !== null) leaderWins.add(played.leader === played.winner);
    carefulWins.add(played.winner === sides[whoIsCareful]);
  }

  return success({
    play(more) {
      for (let nth = 0; nth < more; nth++) playOne();
    },
    figures: () => ({
      games,
      throws: throws.mean(),
      minutes: throws.mean(SECONDS_A_THROW[tables.dice] / 60),
      captures: captures.mean(),
      firstAhead: firstWins.figure(fair),
      leaderWins: leaderWins.figure(),
      carefulAhead: careful === undefined ? null : carefulWins.figure(fair),
    }),
  });
}

function playersWith(
  { playerCount }: Tables,
  { usual = RANDOM, careful = usual }: LabOptions,
  index: number,
): readonly string[] {
  return Array.from({ length: playerCount }, (_, each) => (each === index ? careful : usual));
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
    // What is counted belongs to the throw before.
    if (done === COUNTED) leaders.pop();
    leaders.push(leaderOf(tables, state, sides));
  }
  state.record = null;
  const [winner = 0] = winnersAmong(tables.ruleSet, digitsOf(state.ranking));
  return {
    throws: leaders.length,
    captures,
    first,
    winner: sideOf(winner),
    leader: leaderAtHalfTime(leaders),
  };
}
