// Owns what a room knows of its dice that can be checked: whose chains count, what was told of them, and the running result.
import type { PersonId } from '../rows.ts';

/** A chain of hashes of which the tip is in the log. */
export interface KnownChain {
  readonly tip: string;
  /** The row that published it; the start of the game, for those older than that. */
  readonly since: number;
  /** Throws since it began to count, whoever made them: the next one belongs to the value after these. */
  readonly spent: number;
  /** The last value that was told, and which one it was; at first the tip, as the value 0. */
  readonly nth: number;
  readonly value: string;
  /** The device had seen the rows up to this one when it sent that value with a throw; 0: it has sent none, or the server's. */
  readonly saw: number;
}

/** Of a person with a seat. At least one of the two is there. */
export interface PersonChain {
  readonly person: PersonId;
  /** Whose values the throws take. */
  readonly chain: KnownChain | null;
  /** Published, and does not count yet: whoever knows the server's next value could else choose a throw by it. */
  readonly next: KnownChain | null;
}

/** The start of a game waits for the values of these devices. */
export interface AwaitedStart {
  /** Milliseconds since 1970. */
  readonly since: number;
  /** By player number, one for each person. */
  readonly of: readonly number[];
  readonly given: readonly (readonly [player: number, value: string])[];
}

export interface FairState {
  /** Throws so far, in all games; a start counts as one. */
  readonly n: number;
  /** After the last throw. */
  readonly result: string;
  /** Row of the last throw or start, which a device has seen when it sends a value for the next throw; 0: there was none. */
  readonly thrownAt: number;
  readonly server: KnownChain;
  readonly nextServer: KnownChain | null;
  readonly persons: readonly PersonChain[];
  readonly start: AwaitedStart | null;
  /** The first row that called for the values of the coming start: later tips do not count for it. */
  readonly calledAt: number | null;
  /** Since then somebody of those whose values may be known has left, or sits elsewhere. */
  readonly isReseated: boolean;
  /** The store was restored: the next tip of each of these persons counts at once, until a throw takes a value. */
  readonly renewing: readonly PersonId[];
}
