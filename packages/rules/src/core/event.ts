/** Events: the only way in which a position changes. Animation, log, captions and statistics read the same list. */
import type { StepKind } from './step.ts';

export type Event =
  | { readonly type: 'threw'; readonly colour: number; readonly dice: readonly number[] }
  /** A piece goes from a place of its way to another; one that enters is counted from the start square. */
  | {
      readonly type: 'moved';
      readonly colour: number;
      readonly from: number;
      readonly to: number;
      readonly kind: StepKind;
    }
  /** A piece goes back to its base from `from`, a place on its own way. */
  | { readonly type: 'captured'; readonly colour: number; readonly from: number; readonly by: number }
  /** The throw could not be used. */
  | { readonly type: 'forfeited'; readonly colour: number; readonly dice: readonly number[] }
  | { readonly type: 'throws-again'; readonly colour: number }
  /** The dice pass to this colour. */
  | { readonly type: 'turn'; readonly colour: number }
  /** A player takes a place: 1 is the winner's. */
  | { readonly type: 'placed'; readonly player: number; readonly place: number }
  | { readonly type: 'over'; readonly places: readonly number[] };
