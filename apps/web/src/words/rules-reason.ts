/** What a sentence about a refusal of the rules may tell. */
export interface RulesReason {
  readonly needs: string;
  /** The highest of the numbers that would do; null where none would. */
  readonly most: number | null;
  /** "Green" of a green block. */
  readonly blocker: string;
  readonly blockedAt: string;
  /** With two dice, empty: a single die or the total may be meant. */
  readonly thrown: string;
  readonly isOneDie: boolean;
}
