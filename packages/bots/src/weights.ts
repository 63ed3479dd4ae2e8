/** What a sensible player weighs; the unit is one square that an own piece goes forward. */
export interface Weights {
  /** Bonus for being out of base, beyond the squares gone. */
  readonly out: number;
  /** A square counts up to this much more, the further on the way it is. */
  readonly ahead: number;
  /** Bonus on the last squares, which nobody else enters. */
  readonly safe: number;
  /** Further bonus for being home. */
  readonly home: number;
  /** Share of an own piece's loss, times the chance that an opponent's next throw captures it. */
  readonly danger: number;
  readonly challenged: number;
  /** Share of an opponent's loss, times the chance that one's own next throw captures it. */
  readonly attack: number;
  /** For each play that a colour has for a number from 1 to 6, averaged over them. */
  readonly freedom: number;
  /** An opponent's squares are divided by the number of opponents to this power. */
  readonly rivals: number;
  /** The chance that a standing challenge survives one more 6 that it needs. */
  readonly challengeHolds: number;
  /** Squares that a colour loses for each 6 that its challenge needs, because it moves nothing else. */
  readonly challengeCosts: number;
}

/**
 * Set by hand and tried in two-sided games against `frontmost`, 250 each of Ludo and German-style Ludo for four: among
 * the best of some twenty tables (81 % and 60 %). The standard error is 3 %, so nearby values would do as well. `npm
 * run bench -- bots --weights` tries each weight.
 */
export const WEIGHTS: Weights = {
  out: 22,
  ahead: 1,
  safe: 4,
  home: 8,
  danger: 1,
  challenged: 0.3,
  attack: 0.1,
  freedom: 3,
  rivals: 1,
  challengeHolds: 0.7,
  challengeCosts: 14,
};
