// Owns what an attack is, and what its fight came to.
import type { Ground, Tally } from './ground.ts';
import type { Memory } from './target.ts';

export interface Attack {
  readonly name: string;
  /** In one sentence. */
  readonly does: string;
  /** How many addresses it comes from. */
  readonly addresses: number;
  /** Steps of the share that is part of the tests; 0: none. */
  readonly steps: number;
  /** Milliseconds below which nothing can be seen of it; none: any. */
  readonly least?: number;
  /** Rooms of 20,000 rows that it needs. */
  readonly cold?: number;
  /** Whether a bot plays at one of the honest tables, which has to go on when all is over. */
  readonly hasBots?: boolean;
  /** Milliseconds that /healthz may take at worst, where that is a goal. */
  readonly pulse?: number;
  run(ground: Ground): Promise<void>;
  /** What of the tally may not be more than so many. */
  limits?(tally: Tally): readonly (readonly [what: string, count: number, atMost: number])[];
}

export interface Waits {
  readonly p99: number;
  readonly worst: number;
  readonly count: number;
}

export interface Outcome {
  readonly attack: Attack;
  readonly seed: number;
  readonly isAlive: boolean;
  /** After collections, but for what was most. */
  readonly memory: { readonly before: Memory; readonly most: Memory; readonly after: Memory | null };
  /** Milliseconds of an honest command, of an honest coming back, of /healthz. */
  readonly commands: Waits;
  readonly returns: Waits;
  readonly pulse: Waits & { readonly unanswered: number };
  /** How late this process itself was: none of the server's fault. */
  readonly ownDelay: number;
  readonly log: { readonly lines: number; readonly bytes: number };
  readonly tally: Tally;
  /** Honest games that were played to their end. */
  readonly games: number;
  /** Connections that are open a while after the attackers are gone, beside the honest ones. */
  readonly leftOpen: number;
  /** What is wrong with honest games, and rooms that are gone. */
  readonly faults: readonly string[];
}
