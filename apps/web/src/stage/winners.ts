/** Who wins by a row that ends the game. */
import type { RoomEvent } from '@ludo/room';

/**
 * The players, none where nobody has won; null: the game is not over. Partners share the first place, while the last places
 * of a game that is played to the end are taken by one row as well.
 */
export function winnersIn(events: readonly RoomEvent[]): readonly number[] | null {
  const over = events.find((event) => event.type === 'over');
  if (over === undefined) return null;
  const first = events.flatMap((event) =>
    event.type === 'placed' && event.place === 1 ? [event.player] : [],
  );
  return first.length > 0 ? first : over.places.slice(0, 1);
}
