/**
 * Throws, steps and the passing of the dice, on an opened position. This is the one implementation that the board's
 * question ("what may I move?"), the server's check, the automatic players and the counting share.
 */
import type { Tables } from './tables.ts';
import { endGame, forfeitThrow, movePiece, NOT_THROWN, passDice, throwAgain, type State } from './state.ts';
import { colourOf, fromOf, packStep, toOf, type PackedStep } from './step.ts';

/** Room for the steps of one throw. */
export const MAX_STEPS = 16;

/**
 * What becomes of a piece of a colour on a place with a number: the packed step when it is legal; else -1 - index of the
 * refusing rule, where the bars come first and the prohibitions after them.
 */
export function judgeStep(tables: Tables, state: State, colour: number, from: number, face: number): number {
  const to = tables.reach[((from + 1) << 4) | face] as number;
  if (to < 0) return to;
  const step = packStep(colour, from, to);
  const forbids = tables.forbids;
  for (let index = 0; index < forbids.length; index++) {
    if ((forbids[index] as (typeof forbids)[number]).applies(tables, state, step)) {
      return -1 - tables.bars.length - index;
    }
  }
  return step;
}

/** Writes the legal steps of the thrown number into `steps` and gives how many there are. */
export function legalSteps(tables: Tables, state: State, steps: Int32Array): number {
  const { colour, die, places } = state;
  const first = colour << 2;
  let count = 0;
  let previous = -2;
  for (let index = first; index < first + 4; index++) {
    const from = places[index] as number;
    if (from === previous) continue;
    previous = from;
    const step = judgeStep(tables, state, colour, from, die);
    if (step >= 0) steps[count++] = step;
  }
  return count;
}

/** Carries out a legal step, then settles whose throw is next. */
export function playStep(tables: Tables, state: State, step: PackedStep): void {
  movePiece(tables, state, colourOf(step), fromOf(step), toOf(step));
  const { landings, ends } = tables;
  for (let index = 0; index < landings.length; index++) {
    (landings[index] as (typeof landings)[number])(tables, state, step);
  }
  for (let index = 0; index < ends.length; index++) {
    if ((ends[index] as (typeof ends)[number])(tables, state)) {
      endGame(state);
      return;
    }
  }
  finishThrow(tables, state);
}

/** Leaves the throw unused. */
export function playForfeit(tables: Tables, state: State): void {
  forfeitThrow(state);
  finishThrow(tables, state);
}

function finishThrow(tables: Tables, state: State): void {
  const { throwsAgain } = tables;
  for (let index = 0; index < throwsAgain.length; index++) {
    if ((throwsAgain[index] as (typeof throwsAgain)[number])(tables, state)) {
      throwAgain(state);
      return;
    }
  }
  passDice(state, tables.nextColour[state.colour] as number);
}

export function isThrown(state: State): boolean {
  return state.die !== NOT_THROWN;
}
