import { foldEvents, survey, type Position } from '@ludo/rules';
import { evaluate } from './evaluation.ts';
import { sidesOf, type Sides } from './sides.ts';
import type { Weights } from './weights.ts';

interface Best {
  /** In notation. */
  readonly text: string;
  readonly worth: number;
  readonly after: Position;
}

/** In notation; among equals the first. */
export function playSensibly(position: Position, weights: Weights): string {
  const { colour, candidates } = survey(position);
  const [first, ...others] = candidates.filter(({ refusal }) => refusal === null);
  if (colour === null || first === undefined) throw new Error('there are no dice to use');
  return others.length === 0 ? first.text : bestPlay(position, sidesOf(position, colour), weights).text;
}

/** Of a position with thrown dice; leaving the throw is a play, too. */
export function bestPlay(position: Position, sides: Sides, weights: Weights): Best {
  let best: Best | null = null;
  for (const { text, events, refusal } of survey(position).candidates) {
    if (refusal !== null) continue;
    const after = foldEvents(position, events);
    const worth = evaluate(after, sides, weights);
    if (best === null || worth > best.worth) best = { text, worth, after };
  }
  if (best === null) throw new Error('there are no dice to use');
  return best;
}
