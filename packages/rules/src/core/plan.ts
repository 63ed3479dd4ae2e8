/**
 * Planning a throw: every legal way to use it to the full.
 *
 * With one die a play is one step, and duties may come first. With two dice it is two steps in an order, or the total, or
 * one die; which of these a player may choose is the policy of MU-3 to MU-6, worked out once a throw on a copy.
 */
import { BASE } from './board.ts';
import { judgeStep } from './judge.ts';
import { NO_CHALLENGE, State } from './state.ts';
import { BACKWARD, CHALLENGE, FORWARD, packStep, toOf, TOTAL, type PackedStep } from './step.ts';
import type { Tables } from './tables.ts';
import { makeStep } from './turn.ts';

/** More plays than any throw has. */
const MAX_PLAYS = 128;
/** What tells the outcomes of two plays of one throw apart: the places of four colours, and who has a challenge. */
const OUTCOME_WORDS = 5;

/** The legal ways to use a throw. */
export class Plays {
  /** First step of each play. */
  readonly first = new Int32Array(MAX_PLAYS);
  /** Second step; 0 when there is none. */
  readonly second = new Int32Array(MAX_PLAYS);
  count = 0;
  /** Whether the throw may be left unused. */
  mayForfeit = false;
  private readonly outcomes = new Int32Array(MAX_PLAYS * OUTCOME_WORDS);
  /** Two positions to try steps on. */
  readonly middle: State;
  readonly end: State;

  constructor(trackLength: number) {
    this.middle = new State(trackLength);
    this.end = new State(trackLength);
  }

  clear(): void {
    this.count = 0;
    this.mayForfeit = false;
  }

  add(first: PackedStep, second: PackedStep): void {
    this.first[this.count] = first;
    this.second[this.count] = second;
    this.count++;
  }

  /** Adds a play unless another comes to the same outcome. */
  addDistinct(first: PackedStep, second: PackedStep, outcome: State): void {
    const { groups, challenge } = outcome;
    const g0 = groups[0] as number;
    const g1 = groups[1] as number;
    const g2 = groups[2] as number;
    const g3 = groups[3] as number;
    let challenges = 0;
    for (let colour = 0; colour < 4; colour++)
      if (challenge[colour] !== NO_CHALLENGE) challenges |= 1 << colour;
    const known = this.outcomes;
    const end = this.count * OUTCOME_WORDS;
    for (let at = 0; at < end; at += OUTCOME_WORDS) {
      if (
        known[at] === g0 &&
        known[at + 1] === g1 &&
        known[at + 2] === g2 &&
        known[at + 3] === g3 &&
        known[at + 4] === challenges
      ) {
        return;
      }
    }
    known[end] = g0;
    known[end + 1] = g1;
    known[end + 2] = g2;
    known[end + 3] = g3;
    known[end + 4] = challenges;
    this.add(first, second);
  }
}

/** Writes the legal ways to use the throw on the table. With none, it is forfeited. */
export function planThrow(tables: Tables, state: State, plays: Plays): void {
  plays.clear();
  if (tables.ruleSet.dice === 1) {
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
  const start = colour << 2;
  let previous = -2;
  for (let index = start; index < start + 4; index++) {
    const from = places[index] as number;
    if (from === previous) continue;
    previous = from;
    const step = judgeStep(tables, state, FORWARD, colour, from, die);
    if (step >= 0) plays.first[plays.count++] = step;
    if (tables.reachBack !== null) {
      const back = judgeStep(tables, state, BACKWARD, colour, from, die);
      if (back >= 0) plays.first[plays.count++] = back;
    }
  }
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
  const target = state.challenge[mover] as number;
  if (target !== NO_CHALLENGE && hasSix(state)) plays.add(packStep(CHALLENGE, mover, target - 1, target), 0);
  if (target !== NO_CHALLENGE || lockOf(tables, state) >= 0) {
    plays.mayForfeit = plays.count === 0;
    return;
  }
  const { die, lowDie } = state;
  planPairs(tables, state, mover, die, lowDie, plays);
  if (die !== lowDie) planPairs(tables, state, mover, lowDie, die, plays);
  if (die > 0 && lowDie > 0) planSingles(tables, state, mover, TOTAL, die + lowDie, plays);
  if (plays.count === 0) planSingles(tables, state, mover, FORWARD, die, plays);
  if (plays.count === 0) planSingles(tables, state, mover, FORWARD, lowDie, plays);
  plays.mayForfeit = plays.count === 0;
  if (tables.siege !== null && hasSix(state)) planChallenges(tables, state, mover, tables.siege, plays);
}

/** How many pieces of a colour stand on a place. */
function standing(state: State, colour: number, place: number): number {
  let count = 0;
  for (let index = colour << 2; index < (colour << 2) + 4; index++)
    if (state.places[index] === place) count++;
  return count;
}

/** One piece with the first number, then another, or one that has just been started, with the second. */
function planPairs(tables: Tables, state: State, mover: number, a: number, b: number, plays: Plays): void {
  const { middle, end } = plays;
  const { places } = state;
  const start = mover << 2;
  let previous = -2;
  for (let index = start; index < start + 4; index++) {
    const from = places[index] as number;
    if (from === previous) continue;
    previous = from;
    const first = judgeStep(tables, state, FORWARD, mover, from, a);
    if (first < 0) continue;
    middle.copyFrom(state);
    makeStep(tables, middle, first);
    const landed = toOf(first);
    const mayGoOn = from === BASE || standing(middle, mover, landed) > 1;
    let before = -2;
    for (let next = start; next < start + 4; next++) {
      const place = middle.places[next] as number;
      if (place === before) continue;
      before = place;
      if (place === landed && !mayGoOn) continue;
      const second = judgeStep(tables, middle, FORWARD, mover, place, b);
      if (second < 0) continue;
      end.copyFrom(middle);
      makeStep(tables, end, second);
      plays.addDistinct(first, second, end);
    }
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
  const start = mover << 2;
  let previous = -2;
  for (let index = start; index < start + 4; index++) {
    const from = state.places[index] as number;
    if (from === previous || (kind === TOTAL && from === BASE)) continue;
    previous = from;
    const step = judgeStep(tables, state, kind, mover, from, number);
    if (step < 0) continue;
    plays.end.copyFrom(state);
    makeStep(tables, plays.end, step);
    plays.addDistinct(step, 0, plays.end);
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
