/** The last throw of a table that this device knows of: a table that goes back behind it is told. */
import { recallJson, remember } from '../../device/storage.ts';
import type { SeenThrow } from './checked.ts';

const keyOf = (room: string): string => `dice-seen.${room}`;

export function seenHere(room: string): SeenThrow | null {
  const { n, result } = (recallJson(keyOf(room)) ?? {}) as Partial<Record<string, unknown>>;
  return typeof n === 'number' && typeof result === 'string' ? { n, result } : null;
}

export function noteSeen(room: string, seen: SeenThrow | null): void {
  if (seen !== null && seen.n > 0) remember(keyOf(room), JSON.stringify(seen));
}
