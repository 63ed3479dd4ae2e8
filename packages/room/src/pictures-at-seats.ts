// Owns who has which picture, for as long as somebody holds a seat.
import type { Picture } from './pictures.ts';
import type { PersonId } from './rows.ts';
import { holderOf } from './seats.ts';
import type { Pictures, RoomState, Seat } from './state.ts';

/** Null: none was chosen. */
export function pictureOf(
  { pictures: known }: Pick<RoomState, 'pictures'>,
  person: PersonId,
): Picture | null {
  return known.find(([whose]) => whose === person)?.[1] ?? null;
}

/** After somebody has sat down or chosen another one; those of people without a seat are forgotten. */
export function withPicture(
  before: Pictures,
  seatList: readonly Seat[],
  person: PersonId,
  picture: Picture | undefined,
): Pictures {
  const others = before.filter(
    ([whose]) => whose !== person && seatList.some((seat) => holderOf(seat)?.person === whose),
  );
  return picture === undefined ? others : [...others, [person, picture]];
}

/** On another device. */
export function movedPictures(before: Pictures, from: PersonId, who: PersonId): Pictures {
  const picture = before.find(([whose]) => whose === from)?.[1];
  const others = before.filter(([whose]) => whose !== from && whose !== who);
  return picture === undefined ? others : [...others, [who, picture]];
}
