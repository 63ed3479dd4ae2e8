import type { RoomEvent } from '@ludo/room';

/**
 * Empty: nobody has won; null: the game goes on. Partners share the first place; a game played to the end fills its last
 * places by one row too.
 */
export function winnersIn(events: readonly RoomEvent[]): readonly number[] | null {
  const over = events.find((event) => event.type === 'over');
  if (over === undefined) return null;
  const first = events.flatMap((event) =>
    event.type === 'ranked' && event.rank === 1 ? [event.player] : [],
  );
  return first.length > 0 ? first : over.ranking.slice(0, 1);
}
