// Owns the types of an attack and of its outcome.
import type { Ground, Tally } from './ground.ts';
import type { Memory } from './target.ts';

export interface Attack {
  readonly name: string;
  readonly does: string;
  readonly addresses: number;
  /** Steps of the share that is part of the tests; 0: none. */
  readonly steps: number;
  /** Least milliseconds for the attack to show an effect; absent: any. */
  readonly least?: number;
  /** Rooms of 20,000 rows that it needs. */
  readonly cold?: number;
  /** Whether a bot plays at one of the honest tables; it must go on after the attack. */
  readonly hasBots?: boolean;
  /** Most milliseconds that /healthz may take, where that is a goal. */
  readonly pulse?: number;
  run(ground: Ground): Promise<void>;
  /** Upper bounds on counts of the tally. */
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
  /** After garbage collections, except `most`. */
  readonly memory: { readonly before: Memory; readonly most: Memory; readonly after: Memory | null };
  /** Milliseconds of an honest command, an honest return, and /healthz. */
  readonly commands: Waits;
  readonly returns: Waits;
  readonly pulse: Waits & { readonly unanswered: number };
  /** The delay of this process itself, which is no fault of the server. */
  readonly ownDelay: number;
  readonly log: { readonly lines: number; readonly bytes: number };
  readonly tally: Tally;
  /** Honest games that were finished. */
  readonly games: number;
  /** Connections still open a while after the attackers are gone, without the honest ones. */
  readonly leftOpen: number;
  /** Faults of honest games, and lost rooms. */
  readonly faults: readonly string[];
}
