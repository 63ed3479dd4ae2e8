import type { Hash } from '@ludo/fairness';

/** Rows without an origin, and without a value of the server, have this one. */
export const STANDARD_ORIGIN = 'crypto';
/** Of dice that can be checked. */
export const FAIR_ORIGIN = 'fair';

interface ThrownDice {
  /** 1 to 6, in the order in which the dice fell. */
  readonly faces: readonly number[];
  /** 'fair': can be checked; 'crypto': the server; 'device': this page; 'scripted': a test. In the log. */
  readonly origin: string;
}

export interface Dice {
  throw(count: 1 | 2): ThrownDice;
  /** With which throws of this room can be checked; absent: these dice prove nothing. */
  readonly fair?: FairDice;
}

/** The dice of one room, whose server has published a tip. */
export interface FairDice {
  readonly room: string;
  /** Of the server's chain with this tip; null: its seed is lost. Secret until a row tells it. */
  value(tip: string, nth: number): string | null;
  /** Absent: by what runs everywhere. */
  readonly hash?: Hash;
  /** One after the other, without end. */
  faces(result: string): Iterator<number, never>;
}
