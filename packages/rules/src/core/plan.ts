/**
 * Planning a throw: every legal way to use it to the full.
 *
 * With one die a play is one step, and duties may come first. With two dice it is two steps in an order, or the total, or
 * one die; which of these a player may choose is the policy of MU-3 to MU-6, worked out once a throw on a copy.
 */
import { BASE } from './board.ts';
import { judgeStep } from './judge.ts';
import type { Plays } from './plays.ts';
import { NO_CHALLENGE, NO_CHALLENGE_AT_ALL, type State } from './state.ts';
import { BACKWARD, CHALLENGE, FORWARD, packStep, toOf, TOTAL, type PackedStep } from './step.ts';
import type { Tables } from './tables.ts';

/** Writes the legal ways to use the throw on the table. With none, it is forfeited. */
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
  judgePieces(tables, state, state.colour, plays);
  if (tables.neutral >= 0) judgePieces(tables, state, tables.neutral, plays);
  const { duties } = tables;
  if (duties.length > 0 && plays.count > 1) {
    for (let index = 0; index < duties.length; index++) keepDue(tables, state, index, plays);
  }
}

function judgePieces(tables: Tables, state: State, colour: number, plays: Plays): void {
  const { die, places } = state;
  const { first } = plays;
  const goesBack = tables.reachBack !== null;
  const start = colour << 2;
  let { count } = plays;
  let previous = -2;
  for (let index = start; index < start + 4; index++) {
    const from = places[index] as number;
    if (from === previous) continue;
    previous = from;
    const step = judgeStep(tables, state, FORWARD, colour, from, die);
    if (step >= 0) first[count++] = step;
    if (goesBack) {
      const back = judgeStep(tables, state, BACKWARD, colour, from, die);
      if (back >= 0) first[count++] = back;
    }
  }
  plays.count = count;
}

/** If any step fulfils the duty, only those that do are left. */
function keepDue(tables: Tables, state: State, duty: number, plays: Plays): void {
  const { fulfils } = tables.duties[duty] as Tables['duties'][number];
  let due = 0;
  for (let index = 0; index < plays.count; index++) {
    const step = plays.first[index] as number;
    if (!fulfils(tables, state, step)) continue;
    // The steps before this one that are not due are overwritten; they are wanted only if none is due.
    if (due !== index) {
      const other = plays.first[due] as number;
      plays.first[due] = step;
      plays.first[index] = other;
    }
    due++;
  }
  if (due > 0) plays.count = due;
}

/** The colour whose pieces the thrower moves. */
export function moverOf(tables: Tables, state: State): number {
  const other = tables.movesFor === null ? -1 : tables.movesFor(tables, state);
  return other < 0 ? state.colour : other;
}

/** The index of the lock that lets the thrower use nothing; -1 when there is none. */
export function lockOf(tables: Tables, state: State): number {
  const { locks } = tables;
  for (let index = 0; index < locks.length; index++) {
    if ((locks[index] as (typeof locks)[number]).applies(tables, state)) return index;
  }
  return -1;
}

export function hasSix(state: State): boolean {
  return state.die === 6 || state.lowDie === 6;
}

function planTwoDice(tables: Tables, state: State, plays: Plays): void {
  const mover = moverOf(tables, state);
  const { record } = state;
  const target = state.challenge[mover] as number;
  if (target !== NO_CHALLENGE && hasSix(state)) plays.add(packStep(CHALLENGE, mover, target - 1, target), 0);
  if (target !== NO_CHALLENGE || lockOf(tables, state) >= 0) {
    plays.mayForfeit = plays.count === 0;
    return;
  }
  const { die, lowDie } = state;
  // Steps that are tried and taken back are no events.
  state.record = null;
  plays.pairs = 0;
  planPairs(tables, state, mover, die, lowDie, plays);
  if (die !== lowDie) planPairs(tables, state, mover, lowDie, die, plays);
  if (die > 0 && lowDie > 0) planSingles(tables, state, mover, TOTAL, die + lowDie, plays);
  if (plays.count === 0) planSingles(tables, state, mover, FORWARD, die, plays);
  if (plays.count === 0) planSingles(tables, state, mover, FORWARD, lowDie, plays);
  state.record = record;
  plays.mayForfeit = plays.count === 0;
  if (tables.siege !== null && hasSix(state)) planChallenges(tables, state, mover, tables.siege, plays);
}

/** The first of a colour's slots whose piece stands on a place; -1 when none does. */
function slotOn(state: State, colour: number, place: number): number {
  const start = colour << 2;
  for (let slot = 0; slot < 4; slot++) if (state.places[start | slot] === place) return slot;
  return -1;
}

/** One piece with the first number, then another, or one that has just been started, with the second. */
function planPairs(tables: Tables, state: State, mover: number, a: number, b: number, plays: Plays): void {
  const { beforeFirst, beforeSecond } = plays;
  const isHigherFirst = a >= b;
  const isFree = state.challenges[0] === NO_CHALLENGE_AT_ALL;
  const start = mover << 2;
  let previous = -2;
  for (let slot = 0; slot < 4; slot++) {
    const from = state.places[start | slot] as number;
    if (from === previous) continue;
    previous = from;
    const first = judgeStep(tables, state, FORWARD, mover, from, a);
    if (first < 0) continue;
    const landed = toOf(first);
    const mayGoOn = from === BASE || slotOn(state, mover, landed) >= 0;
    beforeFirst.make(tables, state, first);
    let before = -2;
    for (let next = 0; next < 4; next++) {
      const place = state.places[start | next] as number;
      if (place === before) continue;
      before = place;
      if (place === landed && !mayGoOn) continue;
      const other = beforeFirst.slotBefore(mover, place);
      const pair = other < 0 ? 0 : 1 << (isHigherFirst ? (slot << 2) | other : (other << 2) | slot);
      if (isFree && !isHigherFirst && (plays.pairs & pair) !== 0) continue;
      const second = judgeStep(tables, state, FORWARD, mover, place, b);
      if (second < 0) continue;
      beforeSecond.make(tables, state, second);
      plays.addDistinct(first, second, state);
      plays.pairs |= pair;
      beforeSecond.takeBack(state);
    }
    beforeFirst.takeBack(state);
  }
}

/** One piece with one number. */
function planSingles(
  tables: Tables,
  state: State,
  mover: number,
  kind: number,
  number: number,
  plays: Plays,
): void {
  const { beforeFirst } = plays;
  const start = mover << 2;
  let previous = -2;
  for (let index = start; index < start + 4; index++) {
    const from = state.places[index] as number;
    if (from === previous || (kind === TOTAL && from === BASE)) continue;
    previous = from;
    const step = judgeStep(tables, state, kind, mover, from, number);
    if (step < 0) continue;
    beforeFirst.make(tables, state, step);
    plays.addDistinct(step, 0, state);
    beforeFirst.takeBack(state);
  }
}

function planChallenges(
  tables: Tables,
  state: State,
  mover: number,
  siege: NonNullable<Tables['siege']>,
  plays: Plays,
): void {
  const start = mover << 2;
  let previous = -2;
  for (let index = start; index < start + 4; index++) {
    const from = state.places[index] as number;
    if (from === previous) continue;
    previous = from;
    const target = siege.target(tables, state, mover, from);
    if (target >= 0) plays.add(packStep(CHALLENGE, mover, from, target), 0);
  }
}

/** The index of the first duty that comes before a step although the step is legal; -1 when none does. */
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

/** The index of the play of these steps, or of one that comes to the same outcome; -1 when it is not legal. */
export function findPlay(plays: Plays, first: PackedStep, second: PackedStep): number {
  for (let index = 0; index < plays.count; index++) {
    if (plays.first[index] === first && plays.second[index] === second) return index;
  }
  // The steps of two pieces may be named in the other order where nothing on the board tells the orders apart.
  for (let index = 0; index < plays.count; index++) {
    if (second !== 0 && plays.first[index] === second && plays.second[index] === first) return index;
  }
  return -1;
}
