/** Captured pieces go back together, colour by colour, and some pieces move together. */
import type { RoomEvent } from '@ludo/room';
import type { Step } from '@ludo/rules';

/** Pieces that the event is told of; 0: it has been told with the one before. */
export function toldTogether(events: readonly RoomEvent[], nth: number): number {
  if (isSame(events[nth - 1], events[nth])) return 0;
  let many = 1;
  while (isSame(events[nth], events[nth + many])) many += 1;
  return many;
}

function isSame(one: RoomEvent | undefined, other: RoomEvent | undefined): boolean {
  if (one?.type === 'captured') return other?.type === 'captured' && one.colour === other.colour;
  return (
    one?.type === 'moved' && other?.type === 'moved' && one.kind === 'together' && isSameStep(one, other)
  );
}

function isSameStep(one: Step, other: Step): boolean {
  return (
    one.kind === other.kind && one.colour === other.colour && one.from === other.from && one.to === other.to
  );
}
