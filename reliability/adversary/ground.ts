// Owns what an attack is given: where the server is, chance from a seed, addresses to come from, when to end, and where
// it counts what it has done.
import { setTimeout as pass } from 'node:timers/promises';
import { Chance } from '../chance.ts';

/** What the attacker's process is told to do. */
export interface Orders {
  readonly name: string;
  readonly port: number;
  readonly seed: number;
  /** Either for so long, */
  readonly milliseconds: number | null;
  /** or so many steps. */
  readonly steps: number | null;
  /** The room of honest people whose link has got about. */
  readonly known: string;
  /** Rooms of 20,000 rows that nobody is in. */
  readonly cold: readonly string[];
}

/** Milliseconds after which an attack that has no end of its own is ended. */
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

  /** Takes a step: whether there is still one to be taken. */
  goesOn(): boolean {
    this.#left -= 1;
    return this.#left >= 0 && performance.now() < this.#until;
  }

  /** Milliseconds until the attack ends at the latest. */
  get left(): number {
    return Math.max(0, this.#until - performance.now());
  }

  note(what: string, count = 1): void {
    this.tally[what] = (this.tally[what] ?? 0) + count;
  }

  /** The server's wall clock is so many milliseconds ahead of what it should be; kept when it has swept by it. */
  async moveClock(ahead: number): Promise<void> {
    await this.#moveClock(ahead);
    this.note('jumps');
  }

  /** So many at once, each step after step until there are none left. */
  async crew(count: number, step: (nth: number) => Promise<unknown>): Promise<void> {
    await Promise.all(
      Array.from({ length: count }, async (_, nth) => {
        while (this.goesOn()) await step(nth);
      }),
    );
  }

  /** What waits for an honest speed; a share of the attack that is counted need not. */
  async rest(milliseconds: number): Promise<void> {
    await pass(this.#isCounted ? Math.min(milliseconds, 2) : milliseconds);
  }

  /** Until the time is up, so that what has been built up stays. Nothing where steps are counted. */
  async stay(): Promise<void> {
    if (!this.#isCounted) await pass(this.left);
  }
}

/** The address of one of the attackers, from 0; nobody honest has one of these. */
export function addressOf(nth: number): string {
  return `127.0.1.${1 + nth}`;
}
