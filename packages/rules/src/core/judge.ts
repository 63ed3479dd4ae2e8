/**
 * Judging one step: the only place where it is decided whether a piece may go somewhere. The board's question ("what may I
 * move?"), the server's check, the automatic players and the counting share it.
 */
import type { Tables } from './clause.ts';
import type { State } from './state.ts';
import { BACKWARD, packStep, type PackedStep } from './step.ts';

/** The mover's own foes: bits of the squares that a piece of the colour may capture. */
export function foesOf(tables: Tables, state: State, mover: number): number {
  return tables.foes[(state.colour << 2) | mover] as number;
}

/**
 * What becomes of a piece of a colour on a place with a number: the packed step when it is legal; else -1 - index of the
 * refusing rule, where the bars come first and the prohibitions after them.
 */
export function judgeStep(
  tables: Tables,
  state: State,
  kind: number,
  colour: number,
  from: number,
  number: number,
): number {
  const reach = (kind === BACKWARD ? tables.reachBack : tables.reach) as Int16Array;
  const to = reach[((from + 1) << 5) | number] as number;
  if (to < 0) return to;
  const step = packStep(kind, colour, from, to);
  if (tables.onlyStacksForbid && state.stacks === 0) return step;
  const refusing = prohibitionOf(tables, state, step);
  return refusing < 0 ? step : -1 - tables.bars.length - refusing;
}

/** The index of the prohibition that forbids a step; -1 when none does. */
function prohibitionOf(tables: Tables, state: State, step: PackedStep): number {
  const { prohibits } = tables;
  for (let index = 0; index < prohibits.length; index++) {
    if ((prohibits[index] as (typeof prohibits)[number])(tables, state, step)) return index;
  }
  return -1;
}
