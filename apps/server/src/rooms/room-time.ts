// Owns the time of one room: from the wall clock when it is read, and not before its last row, it follows the
// monotonic clock, so that jumps of the wall clock do not reach a running game.
import { nextInstant } from '@ludo/room';
import type { RoomState } from '@ludo/room';
import type { Clock } from '../limits/limits.ts';

export interface Clocks {
  /** Monotonic milliseconds; may stop while the device is suspended. */
  readonly now: Clock;
  /** Milliseconds since 1970; can jump both ways and be negative. */
  readonly time: () => number;
}

/** Milliseconds since 1970. */
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

  /** Whole milliseconds since 1970; never goes back. */
  get now(): number {
    return this.#from + Math.max(0, Math.floor(this.#clocks.now() - this.#since));
  }

  reach(instant: number): void {
    if (instant <= this.now) return;
    this.#from = instant;
    this.#since = this.#clocks.now();
  }

  followWall(): void {
    this.reach(Math.floor(this.#clocks.time()));
  }
}
