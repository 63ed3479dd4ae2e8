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
  | { readonly type: 'forfeited'; readonly colour: number; readonly dice: readonly number[] }
  /** `used`: throws without a 6 that the colour has used up while none of its pieces can move (GV-4). */
  | { readonly type: 'throws-again'; readonly colour: number; readonly used: number }
  | { readonly type: 'turn'; readonly colour: number }
  /** A challenge to the blob on `at`, a place on the colour's way. */
  | { readonly type: 'challenged'; readonly colour: number; readonly at: number }
  | { readonly type: 'counted'; readonly colour: number; readonly at: number; readonly sixes: number }
  | { readonly type: 'challenge-ended'; readonly colour: number; readonly why: 'won' | 'lapsed' | 'no-six' }
  /** The 6 that lets a finished colour's player move the partner's pieces. */
  | { readonly type: 'freed'; readonly colour: number }
  /** A piece that failed to capture goes back to its base from `from`, a place on its own way. */
  | { readonly type: 'penalised'; readonly colour: number; readonly from: number }
  /** A player has brought all own pieces home and waits for the neutral ones. */
  | { readonly type: 'waits'; readonly player: number }
  /** A player takes a place: 1 is the winner's. */
  | { readonly type: 'ranked'; readonly player: number; readonly rank: number }
  | { readonly type: 'over'; readonly ranking: readonly number[] };
