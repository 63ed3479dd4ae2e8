/** What the board is told about stands, and about what would happen if they moved. */
import type { Event } from '@ludo/rules';

/** One way of a stand: where it ends, what happens, and the dice that it takes if there is a choice. */
export interface Effect {
  readonly to: number;
  readonly events: readonly Event[];
  readonly badge: string;
}

export interface StandNote {
  readonly label: string;
  readonly canMove: boolean;
  readonly effects: readonly Effect[];
  /** The numbers of its ways in the list of choices: "2", "4–6"; empty without a list. */
  readonly numbers: string;
  /** Whether keys can reach it: Tab reaches one stand, and arrows, Home and End the others from there. */
  readonly isStop: boolean;
}
