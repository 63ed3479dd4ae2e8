/** By IL-11 fewer pieces than all are enough. */
import type { RoomState } from '@ludo/room';
import { boardOf, coloursOfPlayer, homeFrom } from '@ludo/rules';

export function hasAllHome({ position }: RoomState, player: number): boolean {
  if (position === null) return false;
  const first = homeFrom(boardOf(position));
  return coloursOfPlayer(position.seats, player).every(
    (colour) => position.pieces[colour]?.every((place) => place >= first) === true,
  );
}
