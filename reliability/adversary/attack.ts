import type { Ground, Tally } from './ground.ts';
import type { Filling } from './prepared.ts';
import type { Memory } from './target.ts';

export interface Attack {
  readonly name: string;
  readonly does: string;
  readonly addresses: number;
  /** In the tests; 0: none. */
  readonly steps: number;
  /** Milliseconds until the attack can show an effect. */
  readonly least?: number;
  /** Long rooms that it needs, and their rows; default: 20,000. */
  readonly cold?: number;
  readonly coldRows?: number;
  /** Of what they are made; default: games. */
  readonly filling?: Filling;
  /** Connections on each of which as much as is read at once comes in the same moment. */
  readonly pieces?: number;
  /** At one more honest table a bot plays, and must go on after the attack. `timed`: it may not be late, either. */
  readonly bots?: 'play' | 'timed';
  /** Milliseconds for /healthz, where that is a goal. */
  readonly pulse?: number;
  run(ground: Ground): Promise<void>;
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
  /** After garbage collections, except of `most` what is not of the heap. */
  readonly memory: { readonly before: Memory; readonly most: Memory; readonly after: Memory | null };
  /** Milliseconds. */
  readonly commands: Waits;
  readonly returns: Waits;
  readonly pulse: Waits & { readonly unanswered: number };
  /** Of this process itself, no fault of the server. */
  readonly ownDelay: number;
  readonly log: { readonly lines: number; readonly bytes: number };
  readonly tally: Tally;
  /** Honest ones that were finished. */
  readonly games: number;
  /** Without the honest ones, a while after the attackers are gone. */
  readonly leftOpen: number;
  /** Of honest games; and lost rooms. */
  readonly faults: readonly string[];
}
