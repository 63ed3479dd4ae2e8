export interface RulesReason {
  readonly needs: string;
  /** The highest number that would do; null where none would. */
  readonly most: number | null;
  /** "Green" of a green block. */
  readonly blocker: string;
  readonly blockedAt: string;
  /** Empty with two dice: a single die or the total may be meant. */
  readonly thrown: string;
  readonly isOneDie: boolean;
}
