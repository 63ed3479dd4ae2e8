/**
 * Tokens: the pieces of a position, each with an identity.
 *
 * A position counts pieces by place and cannot tell one red piece from another; the picture must, so that a hopping
 * piece stays the same piece. A token is named by colour and slot (0 to 3); only its place changes. A token that
 * returns to base goes to the end of the list: the last to come is the first to leave, and the others stay where they
 * are.
 */
import { BASE, type Event, type Position } from '@ludo/rules';

export interface Token {
  readonly colour: number;
  readonly slot: number;
  readonly place: number;
}

export function tokensOf(position: Position): readonly Token[] {
  return position.pieces.flatMap((places, colour) => places.map((place, slot) => ({ colour, slot, place })));
}

/** The tokens after an event; an event that moves no piece leaves them as they are. */
export function tokensAfter(tokens: readonly Token[], event: Event): readonly Token[] {
  switch (event.type) {
    case 'moved':
      return withOneMoved(tokens, event.colour, event.from, event.to);
    case 'captured':
    case 'penalised':
      return withOneMoved(tokens, event.colour, event.from, BASE);
    default:
      return tokens;
  }
}

/** The token that goes when a piece of a colour leaves a place: the top of its pile. */
export function tokenAt(tokens: readonly Token[], colour: number, place: number): Token | undefined {
  return tokens.findLast((token) => token.colour === colour && token.place === place);
}

function withOneMoved(tokens: readonly Token[], colour: number, from: number, to: number): readonly Token[] {
  const mover = tokenAt(tokens, colour, from);
  if (mover === undefined) return tokens;
  if (to === BASE) return [...tokens.filter((token) => token !== mover), { ...mover, place: to }];
  return tokens.map((token) => (token === mover ? { ...token, place: to } : token));
}

/** Tokens for this position: the given ones if they match it, else fresh ones. */
export function tokensShowing(tokens: readonly Token[], position: Position): readonly Token[] {
  return agree(tokens, position) ? tokens : tokensOf(position);
}

function agree(tokens: readonly Token[], position: Position): boolean {
  return position.pieces.every((places, colour) => {
    const shown = tokens.filter((token) => token.colour === colour).map((token) => token.place);
    const sorted = shown.toSorted((a, b) => a - b);
    return sorted.length === places.length && sorted.every((place, nth) => place === places[nth]);
  });
}
