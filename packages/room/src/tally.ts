// Owns the tally: what each person and each bot has won at a table, game after game. A `start` row carries it, so that
// nobody has to replay past games.
import { isEightPieceWin, rankOf, winnersOf } from '@ludo/rules';
import type { Position } from '@ludo/rules';
import type { PersonId, TallyRow } from './rows.ts';
import { holderOf } from './seats.ts';
import type { RoomState, Seat, Tally, TallyEntry } from './state.ts';
import type { TableChoices } from './table-choices.ts';

/** People come and go; those with the fewest points are forgotten first. */
export const MOST_TALLIED = 16;

/** By rank, from the first. */
const POINTS = [3, 2, 1];

/** When a game has ended by the rules. */
export function tallyAfter(
  before: Tally,
  seatList: readonly Seat[],
  position: Position,
  { points }: Pick<TableChoices, 'points'>,
): Tally {
  const winners = winnersOf(position);
  const isEight = isEightPieceWin(position);
  const news = new Map<PersonId | number, TallyEntry>();
  for (const seat of seatList) {
    const holder = heldBy(seat);
    const who = talliedFor(seatList, seat);
    const hasWon = winners.includes(seat.player);
    news.set(who, {
      who,
      name: holder?.name ?? '',
      games: 1,
      wins: Number(hasWon),
      points: points === 'wins' ? Number(hasWon) : (POINTS[rankOf(position, seat.player) - 1] ?? 0),
      eights: Number(hasWon && isEight),
    });
  }
  const added = before.map((entry) => {
    const more = news.get(entry.who);
    news.delete(entry.who);
    return more === undefined ? entry : sum(entry, more);
  });
  return bounded([...added, ...news.values()]);
}

/** The holder, if this is their only seat; else the player. */
function talliedFor(seatList: readonly Seat[], seat: Seat): PersonId | number {
  const person = heldBy(seat)?.person;
  const isAlone = seatList.filter((other) => heldBy(other)?.person === person).length === 1;
  return person !== undefined && isAlone ? person : seat.player;
}

/** With the new name of whoever holds the seat. */
export function renamedTally(
  { tally, seatList }: Pick<RoomState, 'tally' | 'seatList'>,
  seat: Seat,
  name: string,
): Tally {
  const whose = talliedFor(seatList, seat);
  // What a bot has won at this seat has no name.
  return tally.map((entry) => (entry.who === whose && entry.name !== '' ? { ...entry, name } : entry));
}

/** Also who has left in mid-game. */
function heldBy(seat: Seat): (Pick<TallyEntry, 'name'> & { readonly person: PersonId }) | null {
  return seat.state === 'given-up' ? seat : holderOf(seat);
}

function sum(entry: TallyEntry, more: TallyEntry): TallyEntry {
  return {
    who: entry.who,
    name: more.name,
    games: entry.games + more.games,
    wins: entry.wins + more.wins,
    points: entry.points + more.points,
    eights: entry.eights + more.eights,
  };
}

function bounded(tally: Tally): Tally {
  if (tally.length <= MOST_TALLIED) return tally;
  const kept = new Set(tally.toSorted((a, b) => b.points - a.points).slice(0, MOST_TALLIED));
  return tally.filter((entry) => kept.has(entry));
}

/** Of a match that is over: who has won more than half of its games; empty: nobody yet, or the table plays no matches. */
export function matchWinners({ tally, table }: Pick<RoomState, 'tally' | 'table'>): Tally {
  return table.bestOf === 0 ? [] : tally.filter(({ wins }) => wins * 2 > table.bestOf);
}

/** With which the next game begins: a match that is over leaves none. */
export function tallyForNext(state: Pick<RoomState, 'tally' | 'table'>): Tally {
  return matchWinners(state).length > 0 ? [] : state.tally;
}

interface Standing extends TallyEntry {
  /** From 1 on; those with as many points share one. */
  readonly rank: number;
}

/** The best first. */
export function standings(tally: Tally): readonly Standing[] {
  const sorted = tally.toSorted((a, b) => b.points - a.points || b.wins - a.wins);
  return sorted.map((entry) => ({
    ...entry,
    rank: 1 + sorted.findIndex(({ points, wins }) => points === entry.points && wins === entry.wins),
  }));
}

export function writeTally(tally: Tally): readonly TallyRow[] {
  return tally.map(({ who, name, games, wins, points, eights }) => [who, name, games, wins, points, eights]);
}

export function readTally(rows: readonly TallyRow[]): Tally {
  return rows.map(([who, name, games, wins, points, eights]) => ({ who, name, games, wins, points, eights }));
}
