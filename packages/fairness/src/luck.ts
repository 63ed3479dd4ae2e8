// Owns how unusual a number of sixes is, by the binomial distribution itself.
const EACH = 1 / 6;

interface Luck {
  /** Whether it is the share of games with so many sixes or more, or with so many or fewer. */
  readonly side: 'more' | 'fewer';
  /** Of all games with so many dice: 0 to 1. */
  readonly share: number;
}

/** `dice`: thrown; `sixes`: of these. */
export function luckOf(dice: number, sixes: number): Luck {
  const side = sixes >= dice * EACH ? 'more' : 'fewer';
  let share = 0;
  for (let count = side === 'more' ? sixes : 0; count <= (side === 'more' ? dice : sixes); count++)
    share += Math.exp(logOf(dice, count));
  return { side, share: Math.min(1, share) };
}

/** The logarithm of the probability of just so many sixes: the number itself may be too small to write. */
function logOf(dice: number, sixes: number): number {
  let log = sixes * Math.log(EACH) + (dice - sixes) * Math.log(1 - EACH);
  for (let nth = 1; nth <= sixes; nth++) log += Math.log((dice - sixes + nth) / nth);
  return log;
}
