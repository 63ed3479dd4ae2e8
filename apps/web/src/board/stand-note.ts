/** What the board is told about pieces that stand together, and about what would happen if they moved. */
import type { Event } from '@ludo/rules';

/** One way of a stand: where it ends, what happens, and the dice that it takes where there is a choice. */
export interface Effect {
  readonly to: number;
  readonly events: readonly Event[];
  readonly badge: string;
}

/** What the board is told about one stand. */
export interface StandNote {
  readonly label: string;
  /** Whether it can move. */
  readonly canMove: boolean;
  /** What would happen if this stand moved, by every way that it has. */
  readonly effects: readonly Effect[];
  /** Under which numbers its ways stand in the list of choices: "2", "4–6"; empty where there is no list. */
  readonly numbers: string;
  /** Whether it can be reached with keys: with Tab one of them, and the others from there with arrows, Home and End. */
  readonly isStop: boolean;
}
