/** A first step that its player has seen before the whole play was sent. */
import type { RoomEvent } from '@ludo/room';
import type { Event, Step } from '@ludo/rules';

export function isStep(step: Step | null, event: Extract<Event, { readonly type: 'moved' }>): boolean {
  return step?.colour === event.colour && step.from === event.from && step.to === event.to;
}

export function withoutStep(events: readonly RoomEvent[], step: Step | null): readonly RoomEvent[] {
  const first = events.findIndex((event) => event.type === 'moved' && isStep(step, event));
  if (first < 0) return events;
  const length = events.slice(first + 1).findIndex(({ type }) => type !== 'captured');
  const next = length < 0 ? events.length : first + 1 + length;
  return [...events.slice(0, first), ...events.slice(next)];
}
