/** What a sensible player weighs, in squares of way that a piece of its own goes forward. */
export interface Weights {
  /** Being out of base at all, beyond the squares gone. */
  readonly out: number;
  /** Being ahead: a square counts up to this much more, the further on the way it is. */
  readonly ahead: number;
  /** Being on the last squares, which nobody else enters. */
  readonly safe: number;
  /** Being home, beyond that. */
  readonly home: number;
  /** Share of an own piece's loss, times the chance that it is captured by the next throw of an opponent. */
  readonly danger: number;
  /** The same for a blob that an opponent could challenge. */
  readonly besieged: number;
  /** Share of an opponent's loss, times the chance that the own next throw captures it. */
  readonly attack: number;
  /** A use that a colour has for a number from 1 to 6, on average over them. */
  readonly freedom: number;
  /** How much less an opponent's squares count than the own: they are divided by the opponents to this power. */
  readonly rivals: number;
  /** Chance that a challenge that stands outlasts one more 6 that it needs. */
  readonly siegeHolds: number;
  /** Squares that a colour misses, for each 6 that its challenge needs, since it moves nothing else. */
  readonly siegeCosts: number;
}

/**
 * Set by hand, then tried in games of two sides against `frontmost`, 250 each of Ludo and German-style Ludo for four: of
 * some twenty tables this one was among the best (81 % and 60 %). One standard error is 3 %, so figures close to these
 * would do as well. `npm run bench -- bots --weights` tries each weight against the table.
 */
export const WEIGHTS: Weights = {
  out: 22,
  ahead: 1,
  safe: 4,
  home: 8,
  danger: 1,
  besieged: 0.3,
  attack: 0.1,
  freedom: 3,
  rivals: 1,
  siegeHolds: 0.7,
  siegeCosts: 14,
};
