/**
 * Stands: the pieces of a colour on one place, and what keeps opponents off them. Asked of the function that judges every
 * step: an opponent is thought onto the square behind, and told to go one square.
 */
import { BASE } from './core/board.ts';
import { foesOf, judgeStep } from './core/judge.ts';
import type { Position } from './core/position.ts';
import type { ClauseId } from './core/refusal.ts';
import { COLOUR_MASK, placeOn, type State } from './core/state.ts';
import { FORWARD, packStep } from './core/step.ts';
import type { Tables } from './core/tables.ts';
import { open } from './opening.ts';
import { explain } from './survey.ts';

export interface Stand {
  readonly colour: number;
  /** BASE or the place on the colour's way. */
  readonly place: number;
  readonly count: number;
  /** The rule that keeps opponents from landing there, whatever they throw; null: none does. */
  readonly barredBy: ClauseId | null;
  /** Pieces of another colour share the square. */
  readonly isMixed: boolean;
}

/** The number that brings pieces out of base in every game. */
const SIX = 6;

function barOn(tables: Tables, state: State, colour: number, square: number): ClauseId | null {
  for (const rival of tables.throwing) {
    state.colour = rival;
    const at = placeOn(tables, rival, square);
    const isFoe = (foesOf(tables, state, rival) & (COLOUR_MASK[colour] as number)) !== 0;
    if (!isFoe || at > tables.board.lastOnTrack) continue;
    const [from, number] = at === 0 ? ([BASE, SIX] as const) : ([at - 1, 1] as const);
    const verdict = judgeStep(tables, state, FORWARD, rival, from, number);
    const to = tables.reach[((from + 1) << 5) | number] as number;
    if (verdict >= 0 || to < 0) continue;
    const { blockedAt, clause } = explain(
      tables,
      state,
      packStep(FORWARD, rival, from, to),
      rival,
      from,
      verdict,
    );
    if (blockedAt === at) return clause;
  }
  return null;
}

/** Every stand of a position, colour by colour, those in base first and then along the way. */
export function stands(position: Position): readonly Stand[] {
  const { tables, state } = open(position);
  const { board } = tables;
  return position.pieces.flatMap((places, colour) =>
    [...new Set(places)].map((place): Stand => {
      const count = places.filter((each) => each === place).length;
      if (place < 0 || place > board.lastOnTrack)
        return { colour, place, count, barredBy: null, isMixed: false };
      const square = tables.trackAt[(colour << 7) | place] as number;
      const others = (state.squares[square] as number) & ~(COLOUR_MASK[colour] as number);
      return { colour, place, count, barredBy: barOn(tables, state, colour, square), isMixed: others !== 0 };
    }),
  );
}
