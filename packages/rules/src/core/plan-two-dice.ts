/**
 * A play of two dice is two steps in an order, or the total, or one die; MU-3 to MU-6 say which of these may be chosen.
 * Only groups of foes forbid a step, and neither die makes or breaks one: all steps are judged on the current board. Of
 * each outcome only what distinguishes plays is computed (see plays.ts).
 */
import { BASE, PIECES_PER_COLOUR } from './board.ts';
import { foesAt } from './capture.ts';
import { judgeStep } from './judge.ts';
import { hasSix, lockOf, moverOf } from './mover.ts';
import { sumOfStep } from './place-sums.ts';
import type { DieSteps, Plays } from './plays.ts';
import { NO_CHALLENGE, NO_CHALLENGE_AT_ALL, standsOn, type State } from './state.ts';
import {
  BACKWARD,
  CHALLENGE,
  colourOf,
  FORWARD,
  fromOf,
  kindOf,
  packStep,
  TOGETHER,
  toOf,
  TOTAL,
  type PackedStep,
} from './step.ts';
import type { Tables } from './clause.ts';
import { makeStep } from './turn.ts';

const NO_STEP = -1;

export function planTwoDice(tables: Tables, state: State, plays: Plays): void {
  const mover = moverOf(tables, state);
  const dictated = tables.dictate === null ? NO_STEP : tables.dictate.step(tables, state, mover);
  if (dictated !== NO_STEP) {
    plays.add(dictated, 0);
    return;
  }
  const target = state.challenge[mover] as number;
  if (target !== NO_CHALLENGE && hasSix(state)) plays.add(packStep(CHALLENGE, mover, target - 1, target), 0);
  if (target !== NO_CHALLENGE || lockOf(tables, state) >= 0) {
    plays.mayForfeit = plays.count === 0;
    return;
  }
  const { die, lowDie } = state;
  const { high, low } = plays;
  judgeSlots(tables, state, mover, die, high);
  judgeSlots(tables, state, mover, lowDie, low);
  planPairs(tables, state, high, low, lowDie, plays);
  if (die !== lowDie) {
    // Without a standing challenge, steps of two pieces lead to the same position in either order.
    if (state.challenges[0] === NO_CHALLENGE_AT_ALL) {
      planStarted(tables, state, low.steps[0] as number, die, plays);
    } else {
      planPairs(tables, state, low, high, die, plays);
    }
  }
  const goesBack = mayGoBack(tables, state, mover);
  if (die > 0 && lowDie > 0) {
    planSingles(tables, state, mover, TOTAL, die + lowDie, plays);
    if (goesBack) planSingles(tables, state, mover, BACKWARD, die + lowDie, plays);
    if (die === lowDie && tables.movesTogether !== null)
      planTogether(tables, state, mover, tables.movesTogether, plays);
  }
  for (const number of [die, lowDie]) {
    if (plays.count > 0) break;
    planSingles(tables, state, mover, FORWARD, number, plays);
    if (goesBack) planSingles(tables, state, mover, BACKWARD, number, plays);
  }
  plays.mayForfeit = plays.count === 0;
  if (tables.challenge !== null && hasSix(state))
    planChallenges(tables, state, mover, tables.challenge, plays);
}

/** Some piece of the mover stands where a number could lead backwards. */
function mayGoBack({ backFrom }: Tables, { places }: State, mover: number): boolean {
  if (backFrom === null) return false;
  for (let index = mover << 2; index < (mover << 2) + PIECES_PER_COLOUR; index++)
    if (backFrom[(places[index] as number) + 1] === 1) return true;
  return false;
}

/** Where each piece of the mover goes with the number: forwards, and in the slots after these backwards. */
function judgeSlots(tables: Tables, state: State, mover: number, number: number, die: DieSteps): void {
  die.count = 0;
  judgeSlotsOf(tables, state, FORWARD, mover, number, die);
  if (mayGoBack(tables, state, mover)) judgeSlotsOf(tables, state, BACKWARD, mover, number, die);
}

function judgeSlotsOf(
  tables: Tables,
  state: State,
  kind: number,
  mover: number,
  number: number,
  die: DieSteps,
): void {
  const start = mover << 2;
  const first = kind === BACKWARD ? 4 : 0;
  let previous = -2;
  for (let piece = 0; piece < 4; piece++) {
    const slot = first | piece;
    const from = state.places[start | piece] as number;
    die.steps[slot] = NO_STEP;
    if (from === previous) continue;
    previous = from;
    const step = judgeStep(tables, state, kind, mover, from, number);
    if (step < 0) continue;
    die.count = slot + 1;
    die.steps[slot] = step;
    die.sums[slot] = sumOfStep(from, toOf(step));
    die.captures[slot] = captureAt(tables, state, step);
  }
}

/** One piece with each number; also a piece just entered goes on with the other. */
function planPairs(
  tables: Tables,
  state: State,
  firsts: DieSteps,
  seconds: DieSteps,
  number: number,
  plays: Plays,
): void {
  const isPlain = firsts.count <= 4 && seconds.count <= 4;
  for (let slot = 0; slot < firsts.count; slot++) {
    const first = firsts.steps[slot] as number;
    if (first < 0) continue;
    const sum = firsts.sums[slot] as number;
    const captured = firsts.captures[slot] as number;
    for (let other = 0; other < 4 || other < seconds.count; other++) {
      const second = seconds.steps[other] as number;
      const isOfTwo = (other & 3) !== (slot & 3) || hasTwin(state, first, slot & 3);
      if (second >= 0 && isOfTwo) {
        const order = isPlain ? IN_ORDER : orderOf(state, first, second);
        if (order === IMPOSSIBLE) continue;
        plays.addDistinct(
          order === IN_ORDER ? first : second,
          order === IN_ORDER ? second : first,
          sum + (seconds.sums[other] as number),
          bothCaptures(captured, seconds.captures[other] as number),
          challengesAfter(tables, state, first, second, plays),
        );
      }
      if (other === slot) planStarted(tables, state, first, number, plays);
    }
  }
}

const [IN_ORDER, SWAPPED, IMPOSSIBLE] = [0, 1, 2];

/** A piece goes back only onto somebody else, so it goes before another that would capture there. */
function orderOf(state: State, first: PackedStep, second: PackedStep): number {
  if (kindOf(second) !== BACKWARD || toOf(first) !== toOf(second)) return IN_ORDER;
  if (kindOf(first) === BACKWARD) return IMPOSSIBLE;
  // The other order comes by itself.
  const isTried = state.die === state.lowDie || state.challenges[0] !== NO_CHALLENGE_AT_ALL;
  return isTried ? IMPOSSIBLE : SWAPPED;
}

function planTogether(
  tables: Tables,
  state: State,
  mover: number,
  placeFor: NonNullable<Tables['movesTogether']>,
  plays: Plays,
): void {
  const start = mover << 2;
  let previous = -2;
  for (let index = start; index < start + 4; index++) {
    const from = state.places[index] as number;
    if (from === previous) continue;
    previous = from;
    const to = placeFor(tables, state, mover, from);
    if (to < 0) continue;
    const step = packStep(TOGETHER, mover, from, to);
    const sum = 2 * sumOfStep(from, to);
    plays.addDistinct(step, 0, sum, to + 1, challengesAfter(tables, state, step, 0, plays));
  }
}

/** The next piece stands on the same place as the one that the step moves. */
function hasTwin(state: State, step: PackedStep, slot: number): boolean {
  return slot < 3 && state.places[(colourOf(step) << 2) | (slot + 1)] === fromOf(step);
}

/** A piece that the first step enters goes on with the other number. */
function planStarted(tables: Tables, state: State, first: PackedStep, number: number, plays: Plays): void {
  if (first < 0 || fromOf(first) !== BASE) return;
  const mover = colourOf(first);
  const landed = toOf(first);
  if (standsOn(state, mover, landed)) return;
  const second = judgeStep(tables, state, FORWARD, mover, landed, number);
  if (second < 0) return;
  plays.addDistinct(
    first,
    second,
    sumOfStep(BASE, toOf(second)),
    bothCaptures(captureAt(tables, state, first), captureAt(tables, state, second)),
    challengesAfter(tables, state, first, second, plays),
  );
}

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
    plays.addDistinct(
      step,
      0,
      sumOfStep(from, toOf(step)),
      captureAt(tables, state, step),
      challengesAfter(tables, state, step, 0, plays),
    );
  }
}

/** A place counted from 1; 0: captures nothing. */
function captureAt(tables: Tables, state: State, step: PackedStep): number {
  return foesAt(tables, state, step) === 0 ? 0 : toOf(step) + 1;
}

/** The same in either order; two captures on one square count once. */
function bothCaptures(a: number, b: number): number {
  if (a === b) return a;
  return a > b ? (b << 8) | a : (a << 8) | b;
}

/** Only they can depend on the board between the steps of a play. */
function challengesAfter(
  tables: Tables,
  state: State,
  first: PackedStep,
  second: PackedStep,
  plays: Plays,
): number {
  if (state.challenges[0] === NO_CHALLENGE_AT_ALL) return NO_CHALLENGE_AT_ALL;
  const copy = plays.copyOf(state);
  makeStep(tables, copy, first);
  if (second !== 0) makeStep(tables, copy, second);
  return copy.challenges[0] as number;
}

function planChallenges(
  tables: Tables,
  state: State,
  mover: number,
  hook: NonNullable<Tables['challenge']>,
  plays: Plays,
): void {
  const start = mover << 2;
  let previous = -2;
  for (let index = start; index < start + 4; index++) {
    const from = state.places[index] as number;
    if (from === previous) continue;
    previous = from;
    const target = hook.target(tables, state, mover, from);
    if (target >= 0) plays.add(packStep(CHALLENGE, mover, from, target), 0);
  }
}
