import { captureFoes } from './capture.ts';
import type { Plays } from './plays.ts';
import type { Position } from './position.ts';
import {
  capturePiece,
  countOn,
  endGame,
  forfeitThrow,
  movePiece,
  passDice,
  penalisePiece,
  throwAgain,
} from './changes.ts';
import { judgeStep } from './judge.ts';
import { SIX } from './mover.ts';
import { NO_CHALLENGE_AT_ALL, NOT_THROWN, placeOn, standsOn, type State } from './state.ts';
import {
  CHALLENGE,
  colourOf,
  FORWARD,
  fromOf,
  kindOf,
  COMPOUND,
  takenBy,
  TOGETHER,
  toOf,
  type PackedStep,
} from './step.ts';
import type { Tables } from './clause.ts';

/** With its consequences on the board; the throw may go on. */
export function makeStep(tables: Tables, state: State, step: PackedStep): void {
  if (step >= COMPOUND) {
    makeCompoundStep(tables, state, step);
  } else {
    movePiece(tables, state, step);
    if (tables.captures !== null) captureFoes(tables, state, step);
  }
  if (state.challenges[0] === NO_CHALLENGE_AT_ALL) return;
  const { lapses } = tables;
  for (let index = 0; index < lapses.length; index++) {
    (lapses[index] as (typeof lapses)[number])(tables, state);
  }
}

/** A challenge, pieces that go together, or one where another one makes room. */
function makeCompoundStep(tables: Tables, state: State, step: PackedStep): void {
  const kind = kindOf(step);
  if (kind === CHALLENGE) {
    tables.challenge?.carryOn(tables, state, step);
    return;
  }
  movePiece(tables, state, step);
  const takes = takenBy(step);
  if (takes >= 0) takePiece(tables, state, step, takes);
  if (kind === TOGETHER) while (standsOn(state, colourOf(step), fromOf(step))) movePiece(tables, state, step);
  if (tables.captures !== null) captureFoes(tables, state, step);
}

/** A piece of that colour makes room where a step has ended. */
function takePiece(tables: Tables, state: State, step: PackedStep, colour: number): void {
  const mover = colourOf(step);
  const square = tables.trackAt[(mover << 7) | toOf(step)] as number;
  capturePiece(tables, state, colour, placeOn(tables, colour, square), mover);
}

/** Then decides whose throw is next. `plays`: the legal plays of this throw. */
export function playOn(tables: Tables, state: State, plays: Plays, index: number): void {
  const first = plays.first[index] as number;
  const second = tables.dice === 1 ? 0 : (plays.second[index] as number);
  const penalty =
    tables.penalises === null ? -1 : tables.penalises(tables, state, first, plays.first, plays.count);
  makeStep(tables, state, first);
  if (second !== 0) makeStep(tables, state, second);
  if (penalty >= 0) penalisePiece(tables, state, penalty >> 8, penalty & 0xff);
  state.lastStep = second === 0 ? first : second;
  if (toOf(state.lastStep) >= tables.homeFrom && isEnd(tables, state)) endGame(state);
  else if (tables.countsOn === null || !countsMore(tables, state)) finishThrow(tables, state);
}

/** Something more is counted first, if any piece can. */
function countsMore(tables: Tables, state: State): boolean {
  const number = tables.countsOn?.(tables, state) ?? 0;
  if (number === 0 || !canCount(tables, state, number)) return false;
  countOn(state, number, sixesAfter(tables, state));
  return true;
}

/** A piece of the thrower can go so far. */
export function canCount(tables: Tables, state: State, number: number): boolean {
  const { colour, places } = state;
  for (let index = colour << 2; index < (colour << 2) + 4; index++) {
    const from = places[index] as number;
    if (from >= 0 && judgeStep(tables, state, FORWARD, colour, from, number) >= 0) return true;
  }
  return false;
}

/** In a row, when the throw is dealt with; after something that was counted as before it. */
function sixesAfter({ countsSixes }: Tables, { die, sixesInARow }: State): number {
  if (!countsSixes || die === NOT_THROWN) return sixesInARow;
  return die === SIX ? sixesInARow + 1 : 0;
}

/** After what has been announced: nothing else is done with the throw. */
export function announced(tables: Tables, state: State): void {
  finishThrow(tables, state);
}

function isEnd(tables: Tables, state: State): boolean {
  const { ends } = tables;
  for (let index = 0; index < ends.length; index++) {
    if ((ends[index] as (typeof ends)[number])(tables, state)) return true;
  }
  return false;
}

export function forfeit(tables: Tables, state: State): void {
  forfeitThrow(state);
  state.lastStep = 0;
  const { unused } = tables;
  for (let index = 0; index < unused.length; index++) {
    (unused[index] as (typeof unused)[number])(tables, state);
  }
  finishThrow(tables, state);
}

function finishThrow(tables: Tables, state: State): void {
  if (!state.endsTurn && tables.throwsAgain !== null) {
    const used = tables.throwsAgain(tables, state);
    if (used >= 0) {
      throwAgain(tables, state, used, sixesAfter(tables, state));
      return;
    }
  }
  let next = tables.nextColour[state.colour] as number;
  while (!hasTurn(tables, state, next)) next = tables.nextColour[next] as number;
  passDice(tables, state, next);
}

/** As if it were this colour's turn: another one's would only begin. */
export function imagineTurn(state: State, colour: number, { colour: own, sixesInARow }: Position): void {
  state.colour = colour;
  state.toCount = 0;
  state.sixesInARow = colour === own ? sixesInARow : 0;
}

/** At least one colour has until the game is over. */
export function hasTurn(tables: Tables, state: State, colour: number): boolean {
  return tables.skips === null || !tables.skips(tables, state, colour);
}
