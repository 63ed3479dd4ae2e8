// Owns drawing the seats anew by dice: a lot for each seat, from the first, says which of those left sits there.
import type { Dice } from './dice.ts';
import type { Lot } from './rows.ts';

const FACES = 6;

/** Dice that still decide nothing then count as broken. */
const MOST_LOTS = 1000;

/**
 * For each seat the index of the one from which its holder comes; null: the lots decide less than that, or more. A face that
 * would make one likelier than another counts for nobody, and is thrown again.
 */
export function orderByLots(seats: number, lots: readonly Lot[]): readonly number[] | null {
  const left = Array.from({ length: seats }, (_, index) => index);
  const order: number[] = [];
  for (const [face] of lots) {
    if (left.length <= 1) return null;
    const fair = FACES - (FACES % left.length);
    if (face <= fair) order.push(...left.splice((face - 1) % left.length, 1));
  }
  return left.length <= 1 ? [...order, ...left] : null;
}

export function drawLots(seats: number, dice: Dice): readonly Lot[] {
  const lots: Lot[] = [];
  while (orderByLots(seats, lots) === null) {
    if (lots.length === MOST_LOTS) throw new Error(`the dice did not draw the seats in ${MOST_LOTS} throws`);
    const { faces, origin } = dice.throw(1);
    lots.push([faces[0] ?? 0, origin]);
  }
  return lots;
}
