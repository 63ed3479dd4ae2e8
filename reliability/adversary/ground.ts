// Owns what an attack is given: an address, seeded chance, when to end, and a tally.
import { setTimeout as pass } from 'node:timers/promises';
import { Chance } from '../chance.ts';

export interface Orders {
  readonly name: string;
  readonly port: number;
  readonly seed: number;
  /** Either for so long, */
  readonly milliseconds: number | null;
  /** or so many steps. */
  readonly steps: number | null;
  /** Of honest people; the attackers have its link. */
  readonly known: string;
  /** Empty, long. */
  readonly cold: readonly string[];
}

/** Milliseconds. */
const LONGEST = 60_000;

export type Tally = Record<string, number>;

export class Ground {
  readonly port: number;
  readonly known: string;
  readonly cold: readonly string[];
  readonly chance: Chance;
  readonly tally: Tally = {};
  readonly seed: number;
  readonly #until: number;
  readonly #isCounted: boolean;
  readonly #moveClock: (ahead: number) => Promise<void>;
  #left: number;

  constructor(orders: Orders, moveClock: (ahead: number) => Promise<void>) {
    const { port, seed, milliseconds, steps, known, cold } = orders;
    this.port = port;
    this.known = known;
    this.cold = cold;
    this.seed = seed;
    this.chance = new Chance(seed);
    this.#until = performance.now() + (milliseconds ?? LONGEST);
    this.#isCounted = steps !== null;
    this.#left = steps ?? Number.POSITIVE_INFINITY;
    this.#moveClock = moveClock;
  }

  /** Takes a step; false: none was left. */
  goesOn(): boolean {
    this.#left -= 1;
    return this.#left >= 0 && performance.now() < this.#until;
  }

  /** Milliseconds. */
  get left(): number {
    return Math.max(0, this.#until - performance.now());
  }

  note(what: string, count = 1): void {
    this.tally[what] = (this.tally[what] ?? 0) + count;
  }

  /** `ahead`: milliseconds; resolves when the server has swept by that clock. */
  async moveClock(ahead: number): Promise<void> {
    await this.#moveClock(ahead);
    this.note('jumps');
  }

  /** On so many at once, until no steps are left. */
  async crew(count: number, step: (nth: number) => Promise<unknown>): Promise<void> {
    await Promise.all(
      Array.from({ length: count }, async (_, nth) => {
        while (this.goesOn()) await step(nth);
      }),
    );
  }

  /** Briefly where steps are counted. */
  async rest(milliseconds: number): Promise<void> {
    await pass(this.#isCounted ? Math.min(milliseconds, 2) : milliseconds);
  }

  /** Until the time is up, so that what was built up stays; not where steps are counted. */
  async stay(): Promise<void> {
    if (!this.#isCounted) await pass(this.left);
  }
}

/** `nth` from 0; honest people have none of these. */
export function addressOf(nth: number): string {
  return `127.0.1.${1 + nth}`;
}
