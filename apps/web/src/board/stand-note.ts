/** What the board is told about stands and their ways. */
import type { Event, Step } from '@ludo/rules';

export interface Effect {
  readonly to: number;
  readonly kind: Step['kind'];
  readonly events: readonly Event[];
  /** Of the dice that it takes. */
  readonly sum: number;
}

export interface StandNote {
  readonly label: string;
  readonly canMove: boolean;
  readonly effects: readonly Effect[];
  /** "2", "4–6"; empty without a list of choices. */
  readonly numbers: string;
  /** Whether keys can reach it. */
  readonly isStop: boolean;
}
