/**
 * The only code that decides whether a piece may go somewhere: board, server, automatic players and counting share it.
 */
import type { Tables } from './clause.ts';
import type { State } from './state.ts';
import { BACKWARD, packStep, type PackedStep } from './step.ts';

/** Of the squares that a piece of the mover may capture. */
export function foesOf(tables: Tables, state: State, mover: number): number {
  return tables.foes[(state.colour << 2) | mover] as number;
}

/** Where each piece of the colour goes forwards with each number, where that depends on captures. */
function reachByCaptures(tables: Tables, state: State, colour: number): Int16Array {
  const hasCaptured = (state.captors & (1 << colour)) !== 0;
  return hasCaptured ? tables.reach : (tables.reachUncaptured ?? tables.reach);
}

/** The packed step when it is legal; else -1 - the index of the refusing rule, bars first, then prohibitions. */
export function judgeStep(
  tables: Tables,
  state: State,
  kind: number,
  colour: number,
  from: number,
  number: number,
): number {
  let reach = tables.reach;
  if (kind === BACKWARD) reach = tables.reachBack as Int16Array;
  else if (tables.reachUncaptured !== null) reach = reachByCaptures(tables, state, colour);
  const to = reach[((from + 1) << 5) | number] as number;
  if (to < 0) return to;
  const step = packStep(kind, colour, from, to);
  if ((state.stacks | tables.forbidsAnyway) === 0 && kind !== BACKWARD) return step;
  const refusing = prohibitionOf(tables, state, step);
  return refusing < 0 ? step : -1 - tables.bars.length - refusing;
}

/** The index of what forbids the step; -1: nothing does. */
function prohibitionOf(tables: Tables, state: State, step: PackedStep): number {
  const { prohibits } = tables;
  for (let index = 0; index < prohibits.length; index++) {
    if ((prohibits[index] as (typeof prohibits)[number])(tables, state, step)) return index;
  }
  return -1;
}
