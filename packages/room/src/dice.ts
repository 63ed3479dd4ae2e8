/** Rows without an origin have this one. */
export const STANDARD_ORIGIN = 'crypto';

interface ThrownDice {
  /** 1 to 6, in the order in which the dice fell. */
  readonly faces: readonly number[];
  /** 'crypto': the server; 'device': this page; 'scripted': a test. In the log. */
  readonly origin: string;
}

export interface Dice {
  throw(count: 1 | 2): ThrownDice;
}
