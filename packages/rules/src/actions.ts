/** The two actions of a game: whoever has the authority throws the dice, the player uses the throw. */
import type { Event } from './core/event.ts';
import type { Position } from './core/position.ts';
import type { Refusal } from './core/refusal.ts';
import { failure, success, type Result } from './core/result.ts';
import { layDie, NOBODY, NOT_THROWN } from './core/state.ts';
import { packStep, type Play } from './core/step.ts';
import { legalSteps, MAX_STEPS, playForfeit, playStep } from './core/turn.ts';
import { close, open, type Opened } from './opening.ts';
import { printPlayOn } from './play-text.ts';
import { surveyState } from './survey.ts';

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
 * The dice come to lie. Chance is an action: whoever has the authority chooses the dice, and a record keeps them.
 *
 * `dice`: the faces in any order, 1 to 6, as many as the game has.
 * Errors: `game-is-over`, `throw-not-used` (CO-7), `wrong-dice`.
 */
export function applyThrow(position: Position, dice: readonly number[]): Result<Applied, Refusal> {
  const opened = open(position);
  const { tables, state } = opened;
  if (state.colour === NOBODY) return refuse('game-is-over');
  if (state.die !== NOT_THROWN) return refuse('throw-not-used', tables.compelledBy);
  const isThrow =
    dice.length === tables.ruleSet.dice &&
    dice.every((face) => Number.isInteger(face) && face >= 1 && face <= 6);
  if (!isThrow) return refuse('wrong-dice');
  return success(carryOut(opened, () => layDie(state, dice[0] as number)));
}

/** Why a play that is not among the legal ones is refused. */
function whyNot({ tables, state }: Opened, play: Play): Refusal {
  const [step] = play;
  const { ways } = surveyState(tables, state);
  const text = printPlayOn(tables.board, play);
  const exact = ways.find((way) => way.text === text && way.refusal !== null);
  if (exact?.refusal) return exact.refusal;
  if (!step || play.length > 1) return { code: 'not-a-play', clause: null };
  if (step.colour !== state.colour) return { code: 'not-your-piece', clause: 'CO-1', colour: step.colour };
  const samePlace = ways.find((way) => way.play[0]?.from === step.from);
  if (!samePlace) return { code: 'no-such-piece', clause: 'CO-1', colour: step.colour, place: step.from };
  return (
    samePlace.refusal ?? { code: 'not-a-play', clause: tables.movedBy, colour: step.colour, place: step.from }
  );
}

/**
 * The player uses the throw.
 *
 * Errors: `game-is-over`, `nothing-thrown`, or the refusal that `survey` gives for this play; `not-your-piece`,
 * `no-such-piece` and `not-a-play` for what is no candidate at all. Nothing changes then.
 */
export function applyPlay(position: Position, play: Play): Result<Applied, Refusal> {
  const opened = open(position);
  const { tables, state } = opened;
  if (state.colour === NOBODY) return refuse('game-is-over');
  if (state.die === NOT_THROWN) return refuse('nothing-thrown');
  const steps = new Int32Array(MAX_STEPS);
  const count = legalSteps(tables, state, steps);
  const [step] = play;
  if (step === undefined) {
    if (count > 0 && tables.compelledBy !== null) return failure(whyNot(opened, play));
    return success(carryOut(opened, () => playForfeit(tables, state)));
  }
  const isOnBoard = step.from >= -1 && step.to >= 0 && Math.max(step.from, step.to) <= tables.board.lastPlace;
  const packed = isOnBoard ? packStep(step.colour, step.from, step.to) : -1;
  if (play.length !== 1 || !steps.subarray(0, count).includes(packed)) return failure(whyNot(opened, play));
  return success(carryOut(opened, () => playStep(tables, state, packed)));
}

/** Forfeits a throw whose only legal use is to forfeit it; leaves every other position as it is, with no events. */
export function settle(position: Position): Applied {
  if (position.dice === null) return { position, events: [] };
  const opened = open(position);
  const steps = new Int32Array(MAX_STEPS);
  if (legalSteps(opened.tables, opened.state, steps) > 0) return { position, events: [] };
  return carryOut(opened, () => playForfeit(opened.tables, opened.state));
}
