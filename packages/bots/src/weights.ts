/** The unit is one square that an own piece goes forward. */
export interface Weights {
  /** Out of base, beyond the squares gone. */
  readonly out: number;
  /** A square counts up to this much more, the further on the way it is. */
  readonly ahead: number;
  /** On the last squares, which nobody else enters. */
  readonly safe: number;
  /** At home, besides `safe`. */
  readonly home: number;
  /** Share of an own piece's loss, by the chance that a next throw captures it. */
  readonly danger: number;
  readonly challenged: number;
  /** Share of an opponent's loss, by the chance of one's own next throw. */
  readonly attack: number;
  /** For each play by a number from 1 to 6, on average. */
  readonly freedom: number;
  /** An opponent's squares are divided by the number of opponents to this power. */
  readonly rivals: number;
  /** The chance that a challenge survives one more 6 that it needs. */
  readonly challengeHolds: number;
  /** Squares for each 6 that a challenge needs: its colour moves nothing else. */
  readonly challengeCosts: number;
}

/**
 * Set by hand, among the best of some twenty tables in two-sided games against `frontmost`, 250 each of Ludo (81 %) and
 * German-style Ludo (60 %) for four. The standard error is 3 %, so nearby values would do as well. `npm run bench -- bots
 * --weights` tries each weight.
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
