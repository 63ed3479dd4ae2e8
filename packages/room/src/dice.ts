/** The origin of the server's throws: rows without an origin have it. */
export const STANDARD_ORIGIN = 'crypto';

interface ThrownDice {
  /** What each die shows, 1 to 6, in the order in which the dice fell. */
  readonly faces: readonly number[];
  /** Where the faces came from: 'crypto' (the server), 'device' (this page), 'scripted' (a test). Kept in the log. */
  readonly origin: string;
}

export interface Dice {
  throw(count: 1 | 2): ThrownDice;
}
