import { foldEvents, survey, type Position } from '@ludo/rules';
import { evaluate } from './evaluation.ts';
import { sidesOf } from './sides.ts';
import type { Weights } from './weights.ts';

/** In notation; among equals the first. */
export function playSensibly(position: Position, weights: Weights): string {
  const { colour, candidates } = survey(position);
  const legal = candidates.filter(({ refusal }) => refusal === null);
  const [first] = legal;
  if (colour === null || first === undefined) throw new Error('there are no dice to use');
  if (legal.length === 1) return first.text;
  const sides = sidesOf(position, colour);
  let best = first.text;
  let most = Number.NEGATIVE_INFINITY;
  for (const { text, events } of legal) {
    const worth = evaluate(foldEvents(position, events), sides, weights);
    if (worth <= most) continue;
    most = worth;
    best = text;
  }
  return best;
}
