/** The only way in which a position changes. Animation, log, captions and statistics read the same list. */
import type { StepKind } from './step.ts';

export type Event =
  /** Before the throw: by a piece on a place of its own way, at what stands on a place of `of`'s way. */
  | {
      readonly type: 'announced';
      readonly colour: number;
      readonly from: number;
      readonly of: number;
      readonly at: number;
    }
  | { readonly type: 'threw'; readonly colour: number; readonly dice: readonly number[] }
  /** One that enters is counted from the start square. */
  | {
      readonly type: 'moved';
      readonly colour: number;
      readonly from: number;
      readonly to: number;
      readonly kind: StepKind;
      readonly takes?: number;
    }
  /** `from`: a place on its own way. */
  | { readonly type: 'captured'; readonly colour: number; readonly from: number; readonly by: number }
  | { readonly type: 'forfeited'; readonly colour: number; readonly dice: readonly number[] }
  /** `used`: throws without a 6 while none of the colour's pieces can move (GV-4). `sixes`: in a row, where they are counted. */
  | {
      readonly type: 'throws-again';
      readonly colour: number;
      readonly used: number;
      readonly sixes?: number;
    }
  | { readonly type: 'turn'; readonly colour: number }
  /** `at`: the blob, as a place on the colour's way. */
  | { readonly type: 'challenged'; readonly colour: number; readonly at: number }
  | { readonly type: 'counted'; readonly colour: number; readonly at: number; readonly sixes: number }
  | { readonly type: 'challenge-ended'; readonly colour: number; readonly why: 'won' | 'lapsed' | 'no-six' }
  /** So many are counted next with a piece of the colour, as a move. `sixes`: as with `throws-again`. */
  | { readonly type: 'counts'; readonly colour: number; readonly number: number; readonly sixes?: number }
  /** The 6 that lets a finished colour's player move the partner's pieces. */
  | { readonly type: 'freed'; readonly colour: number }
  /** Failed to capture, or was moved last before a third 6; goes back to base from a place on its own way. */
  | {
      readonly type: 'penalised';
      readonly colour: number;
      readonly from: number;
      readonly why?: 'third-six';
    }
  /** Its colour has a place without it, so it goes back to base for good. */
  | { readonly type: 'retired'; readonly colour: number; readonly from: number }
  /** For the neutral pieces, with all own ones home. */
  | { readonly type: 'waits'; readonly player: number }
  /** 1 is the winner's. */
  | { readonly type: 'ranked'; readonly player: number; readonly rank: number }
  | { readonly type: 'over'; readonly ranking: readonly number[] };
