/** A phone's vibrations: milliseconds on and off in turn. */
import type { RoomEvent } from '@ludo/room';
import { winnersIn } from '../stage/winners.ts';

export const PATTERNS = {
  'your-turn': [80, 60, 80],
  suffered: [160],
  made: [30, 40, 30],
  won: [60, 50, 60, 50, 200],
} as const;
type Touch = keyof typeof PATTERNS;

/** Null: no vibration. */
export function touchOf(
  events: readonly RoomEvent[],
  colours: readonly number[],
  players: readonly number[],
): Touch | null {
  if (winnersIn(events)?.some((player) => players.includes(player)) === true) return 'won';
  if (events.some((event) => event.type === 'captured' && colours.includes(event.colour))) return 'suffered';
  return events.some((event) => event.type === 'captured' && colours.includes(event.by)) ? 'made' : null;
}

/** Needs a device that vibrates, and a page that has been touched: browsers refuse it before, with an error. */
export function tremble(touch: Touch | null, isOn: boolean): void {
  if (touch === null || !isOn || typeof navigator.vibrate !== 'function') return;
  // Older browsers have neither this restriction nor the property.
  if ('userActivation' in navigator && !navigator.userActivation.hasBeenActive) return;
  navigator.vibrate([...PATTERNS[touch]]);
}
