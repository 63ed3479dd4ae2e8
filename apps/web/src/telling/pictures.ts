/** What stands for a person's picture: a character, since every device draws these itself. */
import { holderOf, pictureOf, type Picture, type RoomState, type Seat, type Tally } from '@ludo/room';

export const PICTURES: Readonly<Record<Picture, string>> = {
  cat: '🐱',
  dog: '🐶',
  fox: '🦊',
  bear: '🐻',
  monkey: '🐵',
  lion: '🦁',
  frog: '🐸',
  owl: '🦉',
  penguin: '🐧',
  turtle: '🐢',
  octopus: '🐙',
  unicorn: '🦄',
  anchor: '⚓',
  ship: '⛵',
  rocket: '🚀',
  star: '⭐',
};

/** Null: nobody sits there, or without a picture. */
export function pictureAt(room: RoomState, seat: Seat): string | null {
  const holder = holderOf(seat);
  const picture = holder === null ? null : pictureOf(room, holder.person);
  return picture === null ? null : PICTURES[picture];
}

/** Of whoever is in the score; null: without a picture, or without a seat by now. */
export function pictureInScore(room: RoomState, { who, name }: Tally[number]): string | null {
  const seat = room.seatList.find((each) => {
    const holder = holderOf(each);
    return typeof who === 'number' ? each.player === who && holder?.name === name : holder?.person === who;
  });
  return seat === undefined ? null : pictureAt(room, seat);
}
