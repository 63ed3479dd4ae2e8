/**
 * Sums that identify where four pieces of a colour stand, regardless of which is which: a step changes them by a
 * difference, and nothing is sorted. The first four power sums determine four numbers, also modulo a prime greater than
 * each of them (Newton's identities). A place's number holds its four powers, nine bits each: a sum of four does not
 * carry.
 */
import { BASE } from './board.ts';

/** Greater than the number of places of any way, base included. */
const PRIME = 127;
const POWERS = 4;
const FIELD = 2 ** 9;

/** At place - BASE. */
export const PLACE_SUMS: Float64Array = Float64Array.from({ length: PRIME }, (_, index) => {
  let sum = 0;
  let power = 1;
  for (let exponent = 1; exponent <= POWERS; exponent++) {
    power = (power * index) % PRIME;
    sum = sum * FIELD + power;
  }
  return sum;
});

export function sumOfStep(from: number, to: number): number {
  return (PLACE_SUMS[to - BASE] as number) - (PLACE_SUMS[from - BASE] as number);
}
