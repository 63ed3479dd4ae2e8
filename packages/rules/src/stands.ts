/** Stands, and what keeps opponents off them: an imagined opponent behind is judged like any step. */
import { foesOf, judgeStep } from './core/judge.ts';
import type { Position } from './core/position.ts';
import type { ClauseId } from './core/clause-ids.ts';
import type { Wall } from './core/refusal.ts';
import { COLOUR_MASK, placeOn, type State } from './core/state.ts';
import { FORWARD, packStep } from './core/step.ts';
import type { Tables } from './core/clause.ts';
import { open } from './opening.ts';
import { explain, prohibitionBehind } from './survey.ts';

export interface Stand {
  readonly colour: number;
  /** On the colour's way, or BASE. */
  readonly place: number;
  readonly count: number;
  /** Keeps opponents from landing there, whatever they throw; null: nothing does. */
  readonly barredBy: ClauseId | null;
  /** What that clause calls the pieces. */
  readonly wall: Wall | null;
  /** By which nobody captures them on this square, whoever else is there; null: somebody may. */
  readonly safeBy: ClauseId | null;
  /** Pieces of another colour share the square. */
  readonly isMixed: boolean;
}

const FACES = [1, 2, 3, 4, 5, 6] as const;

interface Protection {
  readonly barredBy: ClauseId | null;
  readonly wall: Wall | null;
}

const UNPROTECTED: Protection = { barredBy: null, wall: null };

function protectionOn(tables: Tables, state: State, colour: number, square: number): Protection {
  for (const rival of tables.throwing) {
    state.colour = rival;
    const at = placeOn(tables, rival, square);
    const isFoe = (foesOf(tables, state, rival) & (COLOUR_MASK[colour] as number)) !== 0;
    if (!isFoe || at > tables.board.lastOnTrack) continue;
    // Before the start square is base: only some numbers lead out of it, and some lead further.
    const from = at - 1;
    const reachOf = (face: number): number => tables.reach[((from + 1) << 5) | face] as number;
    const number = FACES.find((face) => reachOf(face) >= at);
    if (number === undefined) continue;
    const verdict = judgeStep(tables, state, FORWARD, rival, from, number);
    if (verdict >= 0) continue;
    const step = packStep(FORWARD, rival, from, reachOf(number));
    const { blockedAt, clause } = explain(tables, state, step, verdict);
    const wall = prohibitionBehind(tables, verdict)?.wall ?? null;
    if (blockedAt === at) return { barredBy: clause, wall };
  }
  return UNPROTECTED;
}

/** By colour, those in base first and then along the way. */
export function stands(position: Position): readonly Stand[] {
  const { tables, state } = open(position);
  const { board } = tables;
  return position.pieces.flatMap((places, colour) =>
    [...new Set(places)].map((place): Stand => {
      const count = places.filter((each) => each === place).length;
      if (place < 0 || place > board.lastOnTrack)
        return { colour, place, count, ...UNPROTECTED, safeBy: null, isMixed: false };
      const square = tables.trackAt[(colour << 7) | place] as number;
      const others = (state.squares[square] as number) & ~(COLOUR_MASK[colour] as number);
      return {
        colour,
        place,
        count,
        ...protectionOn(tables, state, colour, square),
        safeBy: tables.safe?.[square] === 1 ? tables.safeBy : null,
        isMixed: others !== 0,
      };
    }),
  );
}
