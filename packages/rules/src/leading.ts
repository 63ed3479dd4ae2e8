/** Who leads while a game goes on. */
import { coloursOfPlayer } from './core/seats.ts';
import type { Tables } from './core/clause.ts';
import { isAllHome, type State } from './core/state.ts';

/** By player number less 1: those who win together have one number. */
export function sidesOf(tables: Tables): readonly number[] {
  return Array.from({ length: tables.playerCount }, (_, index) => {
    const [colour = 0] = coloursOfPlayer(tables.seats, index + 1);
    return tables.ruleSet.inTeams ? colour % 2 : index;
  });
}

/** The side whose pieces have come furthest on average; null: none alone. `sides`: see `sidesOf`. */
export function leaderOf(tables: Tables, state: State, sides: readonly number[]): number | null {
  const progress = new Map<number, { sum: number; pieces: number }>();
  for (const colour of tables.throwing) {
    const side = sides[(tables.player[colour] as number) - 1] ?? 0;
    const known = progress.get(side) ?? { sum: 0, pieces: 0 };
    // Whoever has a place may have pieces in base for good.
    const isHome = isAllHome(tables, state, colour);
    for (let index = colour << 2; index < (colour << 2) + 4; index++)
      known.sum += isHome ? tables.board.lastPlace + 1 : (state.places[index] as number) + 1;
    known.pieces += 4;
    progress.set(side, known);
  }
  let best: number | null = null;
  let most = -1;
  for (const [side, { sum, pieces }] of progress) {
    const mean = sum / pieces;
    if (mean > most) [best, most] = [side, mean];
    else if (mean === most) best = null;
  }
  return best;
}

/** `leaders`: after each throw of a game. After half of them, rounded up; null: nobody alone, or there was no throw. */
export function leaderAtHalfTime(leaders: readonly (number | null)[]): number | null {
  return leaders[(leaders.length - 1) >> 1] ?? null;
}
