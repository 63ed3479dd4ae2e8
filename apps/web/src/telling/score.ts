/** What each has won at a table, in words. */
import { holderOf, matchWinners, type PersonId, type RoomState, type Seat, type Tally } from '@ludo/room';
import { isolated } from '../words/isolated.ts';
import type { Catalogue } from '../words/catalogue.ts';
import { calledAs, coloursOf } from './sentences.ts';

type Entry = Tally[number];

/** By the name at the seat, or the one under which they sat last. */
export function talliedAs(
  text: Catalogue,
  room: RoomState,
  { who, name }: Pick<Entry, 'who' | 'name'>,
): string {
  if (typeof who === 'number')
    return name === '' ? text.seats.botName(coloursOf(text, room, who)) : calledAs(text, room, who, name);
  const seat = room.seatList.find((each) => holderOf(each)?.person === who);
  return seat === undefined ? isolated(text.code, name) : calledAs(text, room, seat.player, name);
}

/** Null: nothing has been won here yet. */
export function wonAt(text: Catalogue, room: RoomState, seat: Seat): string | null {
  if (room.tally.length === 0) return null;
  const person = holderOf(seat)?.person;
  const entry = room.tally.find(({ who }) => who === person || who === seat.player);
  const { wins = 0, points = 0 } = entry ?? {};
  return room.table.points === 'wins' ? text.score.wins(wins) : text.score.points(points);
}

/** Null: no match is over. */
export function matchWords(text: Catalogue, room: RoomState, person: PersonId | null): string | null {
  const winners = matchWinners(room);
  if (room.phase !== 'over' || winners.length === 0) return null;
  const names = text.common.several(winners.map((entry) => talliedAs(text, room, entry)));
  const others = winners.filter(({ who }) => who !== person);
  if (others.length < winners.length) {
    const partners = text.common.several(others.map((entry) => talliedAs(text, room, entry)));
    return others.length === 0 ? text.own.matchWon : text.own.matchWonTogether(partners);
  }
  return winners.length > 1 ? text.score.matchWonTogether(names) : text.score.matchWon(names);
}
