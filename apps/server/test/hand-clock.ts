// For tests: clocks and timers that only the test moves.
import type { Wait } from '../src/kit/wait.ts';

interface Waiting {
  readonly at: number;
  readonly asked: number;
  readonly act: () => void;
}

/** A wall clock, a monotonic clock and timers that only the test moves. */
export class HandClock {
  #wall: number;
  #now = 5000;
  readonly #waiting = new Set<Waiting>();

  constructor(wall = 1_800_000_000_000) {
    this.#wall = wall;
  }

  readonly time = (): number => this.#wall;
  readonly now = (): number => this.#now;
  readonly wait: Wait = (milliseconds, act) => {
    const waiting = { at: this.#now + milliseconds, asked: milliseconds, act };
    this.#waiting.add(waiting);
    return () => void this.#waiting.delete(waiting);
  };

  /** Milliseconds that each timer still has. */
  get waits(): readonly number[] {
    return [...this.#waiting].map(({ at }) => at - this.#now);
  }

  /** The same without timers of these original lengths. */
  waitsBut(...asked: readonly number[]): readonly number[] {
    return [...this.#waiting]
      .filter((waiting) => !asked.includes(waiting.asked))
      .map(({ at }) => at - this.#now);
  }

  /** Lets time pass; due timers run in order, each at its own time. */
  pass(milliseconds: number): void {
    const until = this.#now + milliseconds;
    for (;;) {
      let next: Waiting | undefined;
      for (const waiting of this.#waiting) if (waiting.at < (next?.at ?? Infinity)) next = waiting;
      if (next === undefined || next.at > until) break;
      this.#waiting.delete(next);
      this.#goOn(Math.max(this.#now, next.at));
      next.act();
    }
    this.#goOn(until);
  }

  /** Sets the wall clock only, as when a device slept while its other clocks stood still. */
  jump(milliseconds: number): void {
    this.#wall += milliseconds;
  }

  #goOn(now: number): void {
    this.#wall += now - this.#now;
    this.#now = now;
  }
}
