// Owns the time of one room. It starts at the wall clock when the room is read, but not before the last logged row, and
// then follows the monotonic clock, so that jumps of the wall clock do not affect a running game.
import { nextInstant } from '@ludo/room';
import type { RoomState } from '@ludo/room';
import type { Clock } from '../limits/limits.ts';

export interface Clocks {
  /** A monotonic clock in milliseconds; it may stop while the device is suspended. */
  readonly now: Clock;
  /** The wall clock in milliseconds since 1970; it can jump both ways and be negative. */
  readonly time: () => number;
}

/** The instant for a new room, in milliseconds since 1970. */
export function openingInstant({ time }: Clocks): number {
  return nextInstant(null, 0, time());
}

export class RoomTime {
  readonly #clocks: Clocks;
  /** The room's time when the monotonic clock was at `#since`. */
  #from: number;
  #since: number;

  constructor(clocks: Clocks, state: RoomState, last: number) {
    this.#clocks = clocks;
    this.#from = nextInstant(state, last, clocks.time());
    this.#since = clocks.now();
  }

  /** Whole milliseconds since 1970; never decreases. */
  get now(): number {
    return this.#from + Math.max(0, Math.floor(this.#clocks.now() - this.#since));
  }

  reach(instant: number): void {
    if (instant <= this.now) return;
    this.#from = instant;
    this.#since = this.#clocks.now();
  }

  /** Moves the time forward to the wall clock; never back. */
  followWall(): void {
    this.reach(Math.floor(this.#clocks.time()));
  }
}
