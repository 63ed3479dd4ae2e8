import type { State } from './state.ts';
import type { Tables } from './clause.ts';

export function moverOf(tables: Tables, state: State): number {
  const other = tables.movesFor === null ? -1 : tables.movesFor(tables, state);
  return other < 0 ? state.colour : other;
}

/** The index of what prevents any use of a throw; -1: nothing does. */
export function lockOf(tables: Tables, state: State): number {
  const { locks } = tables;
  for (let index = 0; index < locks.length; index++) {
    if ((locks[index] as (typeof locks)[number]).applies(tables, state)) return index;
  }
  return -1;
}

/** The face that frees, brings in and challenges. */
export const SIX = 6;

export function hasSix(state: State): boolean {
  return state.die === SIX || state.lowDie === SIX;
}
