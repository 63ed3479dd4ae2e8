// Owns how a game begins before any dice fall: from which position, and who is known to begin.
import { initialPosition, parsePosition, rankOf, winnersOf } from '@ludo/rules';
import type { Position } from '@ludo/rules';
import { orderByLots } from './lots.ts';
import type { Lot } from './rows.ts';
import { ruleSetIn } from './rule-set-in.ts';
import type { RoomState, Seat } from './state.ts';

/** Null: the rule set's own beginning. A game brought from one screen goes on once; later games start anew. */
export function beginningOf({ startFrom, goesOn, game }: RoomState): string | null {
  return goesOn && game > 0 ? null : startFrom;
}

/** How the pieces stand when the next game begins, whoever does. */
export function firstPositionOf(state: RoomState): Position | null {
  const from = beginningOf(state);
  const first =
    from === null ? initialPosition(state.rules, state.seats, undefined, state.start) : parsePosition(from);
  return first.ok ? first.value : null;
}

/** The colour that begins the next game without a throw: by the given position, or by the table's choice; null: highest throw. */
export function knownBeginner(state: RoomState, lots: readonly Lot[] | null): number | null {
  const from = beginningOf(state);
  const position = from === null ? null : parsePosition(from);
  if (position !== null && position.ok && position.value.colour !== null) return position.value.colour;
  return beginsByChoice(state, lots);
}

/**
 * The first colour, in the next game, of who won the last one, or was last in it; null: highest throw, or there is no such
 * player.
 */
function beginsByChoice(
  { position, seatList, table, ending }: RoomState,
  lots: readonly Lot[] | null,
): number | null {
  if (position === null || table.begins === 'throw' || ending?.by !== 'rules') return null;
  const player = table.begins === 'winner' ? winnersOf(position)[0] : loserOf(position, seatList);
  const before = seatList.findIndex((seat) => seat.player === player);
  const order = lots === null ? null : orderByLots(seatList.length, lots);
  return seatList[order === null ? before : order.indexOf(before)]?.colours[0] ?? null;
}

/** The last one, or the first player of the team that lost; undefined: several have no rank. */
function loserOf(position: Position, seatList: readonly Seat[]): number | undefined {
  const players = seatList.map(({ player }) => player);
  const isTeam = ruleSetIn(position.rules).inTeams;
  const winners = winnersOf(position);
  const losers = players.filter((player) => !winners.includes(player));
  const unranked = losers.filter((player) => rankOf(position, player) === 0);
  if (isTeam || losers.length === 1) return losers[0];
  if (unranked.length > 0) return unranked.length === 1 ? unranked[0] : undefined;
  return losers.toSorted((a, b) => rankOf(position, b) - rankOf(position, a))[0];
}
