/**
 * Sums that identify where four pieces of a colour stand, regardless of which is which. A step changes such a sum by
 * the difference of two numbers, so that outcomes can be compared without sorting places.
 *
 * Four numbers are determined by their first four power sums, also modulo a prime greater than each of them (Newton's
 * identities). A place's number holds its four powers modulo such a prime, nine bits each: a sum of four does not
 * carry.
 */
import { BASE } from './board.ts';

/** A prime greater than the number of places of any way, base included. */
const PRIME = 127;
const POWERS = 4;
const FIELD = 2 ** 9;

/** At place - BASE: the place's part in the sum. */
export const PLACE_SUMS: Float64Array = Float64Array.from({ length: PRIME }, (_, index) => {
  let sum = 0;
  let power = 1;
  for (let exponent = 1; exponent <= POWERS; exponent++) {
    power = (power * index) % PRIME;
    sum = sum * FIELD + power;
  }
  return sum;
});

/** What a step from one place to another adds to the sum. */
export function sumOfStep(from: number, to: number): number {
  return (PLACE_SUMS[to - BASE] as number) - (PLACE_SUMS[from - BASE] as number);
}
