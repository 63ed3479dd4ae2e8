// Owns the time of one room. It begins where the wall clock is when the room is read, but never before what the room has
// logged, and goes by the monotonic clock from there: a wall clock that jumps is no event for a game that runs.
import { nextInstant } from '@ludo/room';
import type { RoomState } from '@ludo/room';
import type { Clock } from './limits.ts';

export interface Clocks {
  /** Milliseconds that only ever rise; a suspended device may leave them as they were. */
  readonly now: Clock;
  /** Milliseconds since 1970 as the wall clock has them: it jumps both ways, and may be before 1970. */
  readonly time: () => number;
}

/** The instant at which a room is opened, in milliseconds since 1970. */
export function openingInstant({ time }: Clocks): number {
  return nextInstant(null, 0, time());
}

export class RoomTime {
  readonly #clocks: Clocks;
  /** What it was when the monotonic clock stood at `#since`. */
  #from: number;
  #since: number;

  /** `last`: when the last row of the room was logged. */
  constructor(clocks: Clocks, state: RoomState, last: number) {
    this.#clocks = clocks;
    this.#from = nextInstant(state, last, clocks.time());
    this.#since = clocks.now();
  }

  /** Whole milliseconds since 1970, never less than before. */
  get now(): number {
    return this.#from + Math.max(0, Math.floor(this.#clocks.now() - this.#since));
  }

  /** It is this late by now, if it was not yet. */
  reach(instant: number): void {
    if (instant <= this.now) return;
    this.#from = instant;
    this.#since = this.#clocks.now();
  }

  /** Goes on to what the wall clock says, and never back. */
  followWall(): void {
    this.reach(Math.floor(this.#clocks.time()));
  }
}
