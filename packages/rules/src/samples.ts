/** What many games say of all: means and shares, each with its margin. */

/**
 * `margin`: the half of an interval in which 95 of 100 such figures lie; infinite as long as there are too few games to
 * say anything.
 */
export interface Figure {
  readonly value: number;
  readonly margin: number;
}

export interface Mean extends Figure {
  /** The standard deviation of single games. */
  readonly deviation: number;
}

/** Of a normal distribution, 95 of 100 lie within so many deviations. */
const DEVIATIONS = 1.96;

/** Sums by which a mean is known. */
export class Sample {
  private count = 0;
  private sum = 0;
  private squares = 0;

  add(value: number): void {
    this.count++;
    this.sum += value;
    this.squares += value * value;
  }

  /** Of the values times a number. */
  mean(times = 1): Mean {
    const { count, sum, squares } = this;
    const value = count === 0 ? 0 : (times * sum) / count;
    if (count < 2) return { value, margin: Number.POSITIVE_INFINITY, deviation: 0 };
    const deviation = times * Math.sqrt(Math.max(0, squares - (sum * sum) / count) / (count - 1));
    return { value, margin: DEVIATIONS * (deviation / Math.sqrt(count)), deviation };
  }
}

/** How often something is so. */
export class Share {
  private count = 0;
  private hits = 0;

  add(isSo: boolean): void {
    this.count++;
    if (isSo) this.hits++;
  }

  /**
   * Of all, less a number. The margin is the longer half of Wilson's interval: ten of ten do not mean that it is always so.
   */
  figure(less = 0): Figure {
    const { count, hits } = this;
    if (count === 0) return { value: 0, margin: Number.POSITIVE_INFINITY };
    const share = hits / count;
    const weight = DEVIATIONS ** 2 / count;
    const middle = (share + weight / 2) / (1 + weight);
    const half = Math.sqrt(weight * share * (1 - share) + weight ** 2 / 4) / (1 + weight);
    return { value: share - less, margin: half + Math.abs(middle - share) };
  }
}
