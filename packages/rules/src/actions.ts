/** The two actions of a game: to throw, and to use the throw. */
import type { Event } from './core/event.ts';
import type { Position } from './core/position.ts';
import type { Refusal } from './core/refusal.ts';
import { failure, success, type Result } from './core/result.ts';
import { layDice } from './core/changes.ts';
import { NOBODY, NOT_THROWN, type State } from './core/state.ts';
import { packed, type Play } from './core/step.ts';
import { BASE, COLOUR_COUNT } from './core/board.ts';
import { moverOf } from './core/mover.ts';
import { findPlay, planThrow } from './core/plan.ts';
import { Plays } from './core/plays.ts';
import { forfeit, playOn } from './core/turn.ts';
import { close, open, type Opened } from './opening.ts';
import { printPlayOn } from './play-text.ts';
import { surveyState } from './survey.ts';

const LEGAL = new Plays();
const STATES = new Map<number, State>();

export interface Applied {
  readonly position: Position;
  readonly events: readonly Event[];
}

function refuse(code: Refusal['code'], clause: Refusal['clause'] = null): Result<never, Refusal> {
  return failure({ code, clause });
}

function carryOut({ tables, state }: Opened, act: () => void): Applied {
  const events: Event[] = [];
  state.record = events;
  act();
  return { position: close(tables, state), events };
}

/**
 * `dice`: the faces, 1 to 6, in any order, as many as the game has; the caller chooses them. Errors: `game-is-over`,
 * `throw-not-used` (CO-7), `wrong-dice`.
 */
export function applyThrow(position: Position, dice: readonly number[]): Result<Applied, Refusal> {
  const opened = open(position, STATES);
  const refusal = refusalOfThrow(opened, dice);
  if (refusal !== null) return failure(refusal);
  const [high, low] = dice.toSorted((a, b) => b - a);
  return success(carryOut(opened, () => layDice(opened.state, high as number, low ?? 0)));
}

/** Null: these dice may be thrown now. */
export function refusalOfThrow({ tables, state }: Opened, dice: readonly number[]): Refusal | null {
  if (state.colour === NOBODY) return { code: 'game-is-over', clause: null };
  if (state.die !== NOT_THROWN || state.toCount > 0)
    return { code: 'throw-not-used', clause: tables.compelledBy };
  const isThrow =
    dice.length === tables.ruleSet.dice &&
    dice.every((face) => Number.isInteger(face) && face >= 1 && face <= 6);
  return isThrow ? null : { code: 'wrong-dice', clause: null };
}

/**
 * Whether one of these throws would have a legal play, whoever is to throw. Each is as many faces, 1 to 6, as the game has
 * dice, the higher one first. False: nobody is to throw.
 */
export function couldUse(position: Position, throws: readonly (readonly number[])[]): boolean {
  const { tables, state } = open(position, STATES);
  if (state.colour === NOBODY || state.die !== NOT_THROWN || state.toCount > 0) return false;
  state.record = null;
  return throws.some(([high = 0, low = 0]) => {
    layDice(state, high, low);
    planThrow(tables, state, LEGAL);
    return LEGAL.count > 0;
  });
}

function whyNot({ tables, state }: Opened, play: Play): Refusal {
  const [step] = play;
  const { candidates } = surveyState(tables, state);
  const text = printPlayOn(tables.board, play);
  const exact = candidates.find((candidate) => candidate.text === text && candidate.refusal !== null);
  if (exact?.refusal) return exact.refusal;
  const mover = moverOf(tables, state);
  for (const { colour, from } of play) {
    if (colour !== mover && colour !== tables.neutral)
      return { code: 'not-your-piece', clause: tables.ruleSet.piecesBy, colour };
    const stands = state.places.subarray(colour << 2, (colour << 2) + 4).includes(from);
    if (!stands && play.length === 1)
      return { code: 'no-such-piece', clause: tables.ruleSet.piecesBy, colour, place: from };
  }
  if (!step) return { code: 'not-a-play', clause: tables.movedBy };
  const same = candidates.find(
    (candidate) =>
      candidate.play.length === 1 &&
      candidate.play[0]?.from === step.from &&
      candidate.play[0].colour === step.colour,
  );
  if (same?.refusal && play.length === 1) return same.refusal;
  return { code: 'not-a-play', clause: tables.movedBy, colour: step.colour, place: step.from };
}

/** The index among the legal plays; -1: the play is none of them. */
function indexOf({ tables }: Opened, plays: Plays, play: Play): number {
  const [one, two] = play;
  const isOnBoard = play.every(
    ({ from, to, colour }) =>
      from >= BASE &&
      to >= BASE &&
      Math.max(from, to) <= tables.board.lastPlace &&
      colour >= 0 &&
      colour < COLOUR_COUNT,
  );
  if (one === undefined || play.length > tables.ruleSet.dice || !isOnBoard) return -1;
  return findPlay(plays, packed(one), two ? packed(two) : 0);
}

/**
 * A refused play changes nothing. Errors: `game-is-over`, `nothing-thrown`, or the refusal that `survey` gives for this
 * play; `not-your-piece`, `no-such-piece` and `not-a-play` for what is no candidate.
 */
export function applyPlay(position: Position, play: Play): Result<Applied, Refusal> {
  const opened = open(position, STATES);
  const { tables, state } = opened;
  if (state.colour === NOBODY) return refuse('game-is-over');
  if (state.die === NOT_THROWN && state.toCount === 0) return refuse('nothing-thrown');
  const plays = LEGAL;
  planThrow(tables, state, plays);
  if (play.length === 0) {
    if (!plays.mayForfeit) return failure(whyNot(opened, play));
    return success(carryOut(opened, () => forfeit(tables, state)));
  }
  const index = indexOf(opened, plays, play);
  if (index < 0) return failure(whyNot(opened, play));
  return success(carryOut(opened, () => playOn(tables, state, plays, index)));
}

/** Forfeits a throw that cannot be used; leaves every other position as it is, with no events. */
export function settle(position: Position): Applied {
  if (position.dice === null) return { position, events: [] };
  const opened = open(position, STATES);
  const { tables, state } = opened;
  const plays = LEGAL;
  planThrow(tables, state, plays);
  if (plays.count > 0) return { position, events: [] };
  return carryOut(opened, () => forfeit(tables, state));
}
