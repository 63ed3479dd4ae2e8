/** What a phone does in the hand, in milliseconds of trembling and rest; pure but for `tremble`. */
import type { RoomEvent } from '@ludo/room';
import { winnersIn } from '../stage/winners.ts';

export const PATTERNS = {
  'your-turn': [80, 60, 80],
  suffered: [160],
  made: [30, 40, 30],
  won: [60, 50, 60, 50, 200],
} as const;
type Touch = keyof typeof PATTERNS;

/** What a row feels like to whoever plays these colours and is one of these players; null: like nothing. */
export function touchOf(
  events: readonly RoomEvent[],
  colours: readonly number[],
  players: readonly number[],
): Touch | null {
  if (winnersIn(events)?.some((player) => players.includes(player)) === true) return 'won';
  if (events.some((event) => event.type === 'captured' && colours.includes(event.colour))) return 'suffered';
  return events.some((event) => event.type === 'captured' && colours.includes(event.by)) ? 'made' : null;
}

/**
 * `isOn`: as the person has chosen. Where a device cannot tremble, nothing happens; nor before somebody has touched the
 * page, where browsers refuse it and call it an error.
 */
export function tremble(touch: Touch | null, isOn: boolean): void {
  if (touch === null || !isOn || typeof navigator.vibrate !== 'function') return;
  // Older browsers know no such rule, nor how to ask for it.
  if ('userActivation' in navigator && !navigator.userActivation.hasBeenActive) return;
  navigator.vibrate([...PATTERNS[touch]]);
}
