/** Why an action is not possible: a code, and its clause of SPEC.md. */
import type { ClauseId } from './clause-ids.ts';

const REFUSAL_CODES = [
  // from any game
  'game-is-over',
  'nothing-thrown',
  'throw-not-used',
  'wrong-dice',
  'cannot-announce',
  'not-a-play',
  'not-your-piece',
  'no-such-piece',
  'must-move',
  // from a clause, about a piece
  'is-home',
  'moves-nothing',
  'needs-another-number-to-enter',
  'overshoots',
  'overshoots-end-squares',
  'block-in-the-way',
  'blob-in-the-way',
  'own-piece-there',
  'spared-piece-there',
  'barrier-in-the-way',
  'no-skipping',
  'past-own-start',
  'backwards-only-to-capture',
  'must-bring-in',
  'must-clear-start-with-six',
  'must-clear-start',
  'must-capture',
  'both-dice',
  'higher-die',
  'locked-by-challenge',
  'needs-a-six-first',
  'third-six',
  'all-together',
  'full-square',
  'must-open-barrier',
] as const;

export type RefusalCode = (typeof REFUSAL_CODES)[number];

/** What games call pieces of one colour that stand together and stop others. */
export const WALLS = ['block', 'blob', 'barrier'] as const;
export type Wall = (typeof WALLS)[number];

export const wallCode = <W extends Wall>(wall: W): `${W}-in-the-way` => `${wall}-in-the-way`;

export interface Refusal {
  readonly code: RefusalCode;
  readonly clause: ClauseId | null;
  /** Of the piece that was to move. */
  readonly colour?: number;
  readonly place?: number;
  /** The colour of a block. */
  readonly blocker?: number;
  /** Where a block stands, as a place on the mover's way. */
  readonly blockedAt?: number;
  readonly needs?: readonly number[];
}
