/** Games between automatic players, throw by throw. */
import { automaticPlayers, type AutomaticPlayer } from './automatic-player.ts';
import { seatChooser, type Chooser } from './automatic-play.ts';
import type { Chance } from './chance.ts';
import type { Announcement, Tables } from './core/clause.ts';
import { planThrow } from './core/plan.ts';
import type { Plays } from './core/plays.ts';
import { failure, success, type Result } from './core/result.ts';
import type { State } from './core/state.ts';
import { NUMBER_LIMIT } from './core/tables.ts';
import { announced, forfeit, playOn } from './core/turn.ts';

/** Who plays, by name for each player number. */
export interface Players {
  readonly players: readonly string[];
  /** By player number: equally likely faces, if not 1 to 6. */
  readonly faces?: ReadonlyMap<number, readonly number[]>;
  readonly choosers?: ReadonlyMap<string, Chooser>;
}

/** The total of two such dice fits into the tables. */
const MOST_ON_A_DIE = (NUMBER_LIMIT >> 1) - 1;

const ORDINARY_FACES: readonly number[] = [1, 2, 3, 4, 5, 6];

export interface Seat {
  readonly choose: AutomaticPlayer;
  readonly faces: Uint8Array;
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

/** Nothing was thrown, but something counted. */
export const COUNTED = 0;
const LOST = 1;
export const USED = 2;

/** The next throw with all that is done with it, or one thing that is still to be counted. `plays`: reusable memory. */
export function playThrow(
  tables: Tables,
  state: State,
  seats: readonly Seat[],
  chance: Chance,
  plays: Plays,
): number {
  const seat = seats[tables.player[state.colour] as number] as Seat;
  // Most games know neither: their way through this is short enough to be compiled as one.
  if (state.toCount > 0) return playCount(tables, state, seat, chance, plays);
  if (tables.announce !== null) return playAnnounced(tables, state, seat, chance, plays);
  throwDice(tables, state, seat.faces, chance);
  return useThrow(tables, state, seat, chance, plays);
}

function playCount(tables: Tables, state: State, seat: Seat, chance: Chance, plays: Plays): number {
  planThrow(tables, state, plays);
  playOn(tables, state, plays, seat.choose(plays, chance, tables, state));
  return COUNTED;
}

/** As announced, where anything may be; else like any other throw. */
function playAnnounced(tables: Tables, state: State, seat: Seat, chance: Chance, plays: Plays): number {
  const announcement = likeliest(tables, state);
  throwDice(tables, state, seat.faces, chance);
  if (announcement === null) return useThrow(tables, state, seat, chance, plays);
  tables.announce?.carryOut(tables, state, announcement);
  announced(tables, state);
  return USED;
}

function useThrow(tables: Tables, state: State, seat: Seat, chance: Chance, plays: Plays): number {
  planThrow(tables, state, plays);
  const choice = plays.count === 0 ? FORFEITED : seat.choose(plays, chance, tables, state);
  if (choice === FORFEITED) {
    forfeit(tables, state);
    return LOST;
  }
  playOn(tables, state, plays, choice);
  return USED;
}

/** By player number. Errors name the argument. */
export function seatPlayers(
  simulation: Players,
  tables: Tables,
): Result<readonly Seat[], { readonly field: string; readonly reason: string }> {
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
