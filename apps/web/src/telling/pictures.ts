/** What stands for a person's picture: a character, since every device draws these itself. */
import { holderOf, pictureOf, type Picture, type RoomState, type Seat } from '@ludo/room';

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
