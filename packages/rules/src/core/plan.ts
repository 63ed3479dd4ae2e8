/** Every legal way to use a throw fully. Duties may come first. */
import { judgeStep } from './judge.ts';
import { lockOf } from './mover.ts';
import { planTwoDice } from './plan-two-dice.ts';
import type { Plays } from './plays.ts';
import type { State } from './state.ts';
import { BASE, COLOUR_COUNT } from './board.ts';
import { BACKWARD, FORWARD, withTaken, type PackedStep } from './step.ts';
import type { Tables } from './clause.ts';

/** Without a legal play the throw is forfeited. */
export function planThrow(tables: Tables, state: State, plays: Plays): void {
  plays.clear();
  if (tables.dice === 1) {
    plays.dropSeconds();
    planOneDie(tables, state, plays);
    plays.mayForfeit = plays.count === 0 || tables.compelledBy === null;
  } else {
    planTwoDice(tables, state, plays);
  }
}

function planOneDie(tables: Tables, state: State, plays: Plays): void {
  if (tables.locks.length > 0 && lockOf(tables, state) >= 0) return;
  judgePieces(tables, state, state.colour, plays);
  if (tables.neutral >= 0) judgePieces(tables, state, tables.neutral, plays);
  const { duties } = tables;
  if (duties.length > 0 && plays.count > 1) {
    for (let index = 0; index < duties.length; index++) keepDue(tables, state, index, plays);
  }
}

/** What a piece goes now, of a game of one die. */
export function numberToGo({ counts }: Tables, state: State): number {
  if (state.toCount > 0) return state.toCount;
  return counts === null ? state.die : counts(state);
}

function judgePieces(tables: Tables, state: State, colour: number, plays: Plays): void {
  if (tables.reachBack !== null || tables.makesRoom !== null) judgeAllWays(tables, state, colour, plays);
  else judgeForwards(tables, state, colour, plays);
}

/** Most games know no other way. Short enough to be compiled into whoever plays on and on. */
function judgeForwards(tables: Tables, state: State, colour: number, plays: Plays): void {
  const { places } = state;
  const { first } = plays;
  const number = numberToGo(tables, state);
  const start = colour << 2;
  let { count } = plays;
  let previous = -2;
  for (let index = start; index < start + 4; index++) {
    const from = places[index] as number;
    if (from === previous) continue;
    previous = from;
    const step = judgeStep(tables, state, FORWARD, colour, from, number);
    if (step >= 0) first[count++] = step;
  }
  plays.count = count;
}

/** A piece may go back, or choose of which colour a piece makes room where it enters. */
function judgeAllWays(tables: Tables, state: State, colour: number, plays: Plays): void {
  const { places } = state;
  const { first } = plays;
  const number = numberToGo(tables, state);
  const start = colour << 2;
  let { count } = plays;
  let previous = -2;
  for (let index = start; index < start + 4; index++) {
    const from = places[index] as number;
    if (from === previous) continue;
    previous = from;
    const step = judgeStep(tables, state, FORWARD, colour, from, number);
    if (step >= 0) {
      first[count++] = step;
      if (from === BASE && tables.makesRoom !== null)
        count = addTaking(first, count, tables.makesRoom(tables, state, colour));
    }
    if (tables.reachBack === null) continue;
    const back = judgeStep(tables, state, BACKWARD, colour, from, number);
    if (back >= 0) first[count++] = back;
  }
  plays.count = count;
}

/** The last of the steps, which enters, once for each colour of which a piece may make room. */
function addTaking(steps: Int32Array, count: number, colours: number): number {
  if (colours === 0) return count;
  let end = count - 1;
  const step = steps[end] as number;
  for (let colour = 0; colour < COLOUR_COUNT; colour++)
    if ((colours & (1 << colour)) !== 0) steps[end++] = withTaken(step, colour);
  return end;
}

/** Keeps only steps that fulfil the duty, if any does. */
function keepDue(tables: Tables, state: State, duty: number, plays: Plays): void {
  const { thrown, fulfils } = tables.duties[duty] as Tables['duties'][number];
  if (thrown !== undefined && thrown !== state.die) return;
  let due = 0;
  for (let index = 0; index < plays.count; index++) {
    const step = plays.first[index] as number;
    if (!fulfils(tables, state, step)) continue;
    // Overwrites earlier steps that do not fulfil the duty; they only matter if none does.
    if (due !== index) {
      const other = plays.first[due] as number;
      plays.first[due] = step;
      plays.first[index] = other;
    }
    due++;
  }
  if (due > 0) plays.count = due;
}

/** The index of the first duty that comes before a legal step; -1: none. */
export function dutyBefore(tables: Tables, state: State, step: PackedStep, plays: Plays): number {
  plays.clear();
  judgePieces(tables, state, state.colour, plays);
  if (tables.neutral >= 0) judgePieces(tables, state, tables.neutral, plays);
  const { duties } = tables;
  for (let index = 0; index < duties.length; index++) {
    keepDue(tables, state, index, plays);
    if (!plays.first.subarray(0, plays.count).includes(step)) return index;
  }
  return -1;
}

/** The index of the play of these steps, or of one with the same outcome; -1: not legal. */
export function findPlay(plays: Plays, first: PackedStep, second: PackedStep): number {
  for (let index = 0; index < plays.count; index++) {
    if (plays.first[index] === first && plays.second[index] === second) return index;
  }
  // Two pieces may be named in either order if the order makes no difference.
  for (let index = 0; index < plays.count; index++) {
    if (second !== 0 && plays.first[index] === second && plays.second[index] === first) return index;
  }
  return -1;
}
