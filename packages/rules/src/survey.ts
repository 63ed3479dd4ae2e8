/**
 * The survey: for a position with dice thrown, every candidate, legal or not, and for each that is not the clause that
 * forbids it. The board, the player who asks "why not?", the server's refusal and the automatic players all read it.
 */
import type { Event } from './core/event.ts';
import type { Position } from './core/position.ts';
import type { Refusal } from './core/refusal.ts';
import { NOBODY, NOT_THROWN, State } from './core/state.ts';
import { FORFEIT, packStep, unpackStep, type PackedStep, type Play } from './core/step.ts';
import type { Tables } from './core/tables.ts';
import { judgeStep, playForfeit, playStep } from './core/turn.ts';
import { open } from './opening.ts';
import { printPlayOn } from './play-text.ts';

export interface Way {
  readonly play: Play;
  /** The play in notation. A piece that has nowhere to go is named by a step onto its own place. */
  readonly text: string;
  /** Why it is not legal; null when it is. */
  readonly refusal: Refusal | null;
  /** What a legal play would bring about. */
  readonly events: readonly Event[];
}

export interface Survey {
  readonly phase: 'to-throw' | 'to-play' | 'over';
  readonly colour: number | null;
  readonly ways: readonly Way[];
}

/** Where the piece would have gone, were it not barred; its own place when it has no way at all. */
function aim(tables: Tables, colour: number, from: number, face: number): PackedStep {
  for (const { proposes } of tables.clauses) {
    const to = proposes?.(tables.board, from, face) ?? null;
    if (to !== null && to >= 0 && to <= tables.board.lastPlace) return packStep(colour, from, to);
  }
  return packStep(colour, from, from);
}

function explain(tables: Tables, state: State, colour: number, from: number, verdict: number): Refusal {
  const index = -1 - verdict;
  const bar = tables.bars[index];
  if (bar) {
    const needs = bar.needs?.(tables.board, from);
    return { code: bar.code, clause: bar.clause, colour, place: from, ...(needs ? { needs } : {}) };
  }
  const prohibition = tables.forbids[index - tables.bars.length];
  if (!prohibition) throw new Error(`no rule stands behind the verdict ${verdict}`);
  const details = prohibition.details?.(tables, state, aim(tables, colour, from, state.die));
  return { code: prohibition.code, clause: prohibition.clause, colour, place: from, ...details };
}

/** The events of carrying out `act` on a copy. */
function foresee(tables: Tables, state: State, act: (copy: State) => void): readonly Event[] {
  const copy = new State(tables.board.trackLength);
  copy.copyFrom(state);
  const events: Event[] = [];
  copy.record = events;
  act(copy);
  return events;
}

function surveyPieces(tables: Tables, state: State): readonly Way[] {
  const ways: Way[] = [];
  const { colour } = state;
  const places = new Set(state.places.subarray(colour << 2, (colour << 2) + 4));
  for (const from of places) {
    const verdict = judgeStep(tables, state, colour, from, state.die);
    const isLegal = verdict >= 0;
    const play = [unpackStep(isLegal ? verdict : aim(tables, colour, from, state.die))];
    ways.push({
      play,
      text: printPlayOn(tables.board, play),
      refusal: isLegal ? null : explain(tables, state, colour, from, verdict),
      events: isLegal ? foresee(tables, state, (copy) => playStep(tables, copy, verdict)) : [],
    });
  }
  return ways;
}

function surveyForfeit(tables: Tables, state: State, hasMove: boolean): Way {
  const isRefused = hasMove && tables.compelledBy !== null;
  return {
    play: FORFEIT,
    text: printPlayOn(tables.board, FORFEIT),
    refusal: isRefused ? { code: 'must-move', clause: tables.compelledBy, colour: state.colour } : null,
    events: isRefused ? [] : foresee(tables, state, (copy) => playForfeit(tables, copy)),
  };
}

/** Every way to use the dice on the table; none while they are to be thrown, or when the game is over. */
export function survey(position: Position): Survey {
  const { tables, state } = open(position);
  return surveyState(tables, state);
}

export function surveyState(tables: Tables, state: State): Survey {
  if (state.colour === NOBODY) return { phase: 'over', colour: null, ways: [] };
  if (state.die === NOT_THROWN) return { phase: 'to-throw', colour: state.colour, ways: [] };
  const pieces = surveyPieces(tables, state);
  const hasMove = pieces.some(({ refusal }) => refusal === null);
  return { phase: 'to-play', colour: state.colour, ways: [...pieces, surveyForfeit(tables, state, hasMove)] };
}
