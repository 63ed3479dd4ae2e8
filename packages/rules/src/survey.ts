/**
 * Every candidate play of a throw, and for each illegal one the clause that forbids it. Board, explanations, refusals and
 * automatic players read it.
 */
import type { Event } from './core/event.ts';
import { judgeStep } from './core/judge.ts';
import { lockOf, moverOf } from './core/mover.ts';
import { dutyBefore, numberToGo, planThrow } from './core/plan.ts';
import { Plays } from './core/plays.ts';
import type { Position } from './core/position.ts';
import type { Refusal } from './core/refusal.ts';
import { NOBODY, NOT_THROWN, State } from './core/state.ts';
import {
  BACKWARD,
  colourOf,
  FORFEIT,
  FORWARD,
  fromOf,
  kindOf,
  packStep,
  toOf,
  TOTAL,
  unpackStep,
  type PackedStep,
  type Play,
} from './core/step.ts';
import type { Tables } from './core/clause.ts';
import { forfeit, playOn } from './core/turn.ts';
import { open } from './opening.ts';
import { printPlayOn } from './play-text.ts';

/** Reused by every call: the legal plays, and those that a refused step is compared with. */
const LEGAL = new Plays();
const OVERRULING = new Plays();

export interface Candidate {
  readonly play: Play;
  /** In notation. A piece that has nowhere to go is named by a step onto its own place. */
  readonly text: string;
  /** Null: the play is legal. */
  readonly refusal: Refusal | null;
  readonly events: readonly Event[];
}

interface Survey {
  readonly phase: 'to-throw' | 'to-play' | 'over';
  readonly colour: number | null;
  readonly candidates: readonly Candidate[];
}

/** Where the piece would have gone without the bar, also beyond the end of its way; its own place when it has no way at all. */
function aim(
  tables: Tables,
  state: State,
  kind: number,
  colour: number,
  from: number,
  number: number,
): PackedStep {
  const { board } = tables;
  const isUncaptured = (state.captors & (1 << colour)) === 0;
  for (const { proposes, proposesBack, proposesUncaptured } of tables.clauses) {
    const ahead = isUncaptured ? (proposesUncaptured?.(board, from, number) ?? null) : null;
    const to =
      kind === BACKWARD ? proposesBack?.(board, from, number) : (ahead ?? proposes?.(board, from, number));
    if (to !== undefined && to !== null && to >= 0) return packStep(kind, colour, from, to);
  }
  return packStep(kind, colour, from, from);
}

/** As it is shown: a piece that has nowhere to go stays where it is. */
function shown({ board }: Tables, step: PackedStep): PackedStep {
  return toOf(step) <= board.lastPlace
    ? step
    : packStep(kindOf(step), colourOf(step), fromOf(step), fromOf(step));
}

/**
 * What forbids the step and stands before the bar in the list of clauses, which is told instead. `index`: of the bar;
 * undefined: nothing does.
 */
function prohibitionBefore(
  tables: Tables,
  state: State,
  step: PackedStep,
  index: number,
): Tables['forbids'][number] | undefined {
  let [bars, prohibitions] = [0, 0];
  for (const { bars: bar, forbids } of tables.clauses) {
    if (bar !== undefined && bars++ === index) return undefined;
    if (forbids === undefined) continue;
    if (forbids.applies(tables, state, step)) return tables.forbids[prohibitions];
    prohibitions++;
  }
  return undefined;
}

/** Of a verdict of `judgeStep`; undefined if a bar forbids the step. */
export function prohibitionBehind(tables: Tables, verdict: number): Tables['forbids'][number] | undefined {
  return tables.forbids[-1 - verdict - tables.bars.length];
}

/** Of a verdict of `judgeStep` that is no step. `step`: as far as it would have gone. */
export function explain(tables: Tables, state: State, step: PackedStep, verdict: number): Refusal {
  const index = -1 - verdict;
  const bar = tables.bars[index];
  const before = bar && prohibitionBefore(tables, state, step, index);
  if (before) return refusalBy(tables, state, step, before);
  if (bar) {
    const from = fromOf(step);
    const needs = bar.needs?.(tables.board, from);
    const colour = colourOf(step);
    return { code: bar.code, clause: bar.clause, colour, place: from, ...(needs ? { needs } : {}) };
  }
  const prohibition = prohibitionBehind(tables, verdict);
  if (!prohibition) throw new Error(`no rule stands behind the verdict ${verdict}`);
  return refusalBy(tables, state, step, prohibition);
}

function refusalBy(
  tables: Tables,
  state: State,
  step: PackedStep,
  { code, clause, details }: Tables['forbids'][number],
): Refusal {
  return { code, clause, colour: colourOf(step), place: fromOf(step), ...details?.(tables, state, step) };
}

/** Of `act` on a copy of the state. */
function foresee(copy: State, state: State, act: () => void): readonly Event[] {
  copy.copyFrom(state);
  const events: Event[] = [];
  copy.record = events;
  act();
  return events;
}

function legalCandidates(tables: Tables, state: State, copy: State, plays: Plays): readonly Candidate[] {
  return Array.from({ length: plays.count }, (_, index) => {
    const first = unpackStep(plays.first[index] ?? 0);
    const second = tables.ruleSet.dice === 1 ? 0 : (plays.second[index] ?? 0);
    const play = second === 0 ? [first] : [first, unpackStep(second)];
    return {
      play,
      text: printPlayOn(tables.board, play),
      refusal: null,
      events: foresee(copy, state, () => playOn(tables, copy, plays, index)),
    };
  });
}

/** For a step that is possible by itself. */
function overruled(tables: Tables, state: State, step: PackedStep, plays: Plays): Refusal {
  const { colour, from: place } = unpackStep(step);
  if (tables.ruleSet.dice === 1) {
    const duty = tables.duties[dutyBefore(tables, state, step, plays)];
    if (!duty) throw new Error('a legal step is not among the legal plays, and no duty comes before it');
    return { code: duty.code, clause: duty.clause, colour, place };
  }
  const { usesBothDice, usesHigherDie } = tables.ruleSet.policy ?? {};
  const code = plays.count > 0 && plays.second[0] !== 0 ? 'both-dice' : 'higher-die';
  const clause = (code === 'both-dice' ? usesBothDice : usesHigherDie) ?? tables.movedBy;
  return { code, clause, colour, place };
}

/** It is legal, if it is said who makes room. */
function isEntering({ makesRoom }: Tables, legal: ReadonlySet<string>, text: string): boolean {
  return makesRoom !== null && [...legal].some((each) => each.startsWith(`${text}x`));
}

/** One piece and one number, if that alone is not a legal play. */
function refusedCandidate(
  tables: Tables,
  state: State,
  kind: number,
  colour: number,
  from: number,
  number: number,
  legal: ReadonlySet<string>,
): Candidate | null {
  const verdict = judgeStep(tables, state, kind, colour, from, number);
  const step = verdict >= 0 ? verdict : aim(tables, state, kind, colour, from, number);
  const play = [unpackStep(shown(tables, step))];
  const text = printPlayOn(tables.board, play);
  if (legal.has(text) || isEntering(tables, legal, text)) return null;
  const lock = tables.locks[lockOf(tables, state)];
  if (lock)
    return { play, text, refusal: { code: lock.code, clause: lock.clause, colour, place: from }, events: [] };
  if (verdict >= 0) {
    planThrow(tables, state, OVERRULING);
    return { play, text, refusal: overruled(tables, state, step, OVERRULING), events: [] };
  }
  const refusal = explain(tables, state, step, verdict);
  // Only a piece with somebody to capture behind it is listed as going backwards.
  if (kind === BACKWARD && (refusal.code === 'backwards-only-to-capture' || play[0]?.from === play[0]?.to))
    return null;
  return { play, text, refusal, events: [] };
}

function refusedCandidates(tables: Tables, state: State, legal: ReadonlySet<string>): readonly Candidate[] {
  const { dice } = tables.ruleSet;
  const numbers = dice === 1 ? [numberToGo(tables, state)] : [...new Set([state.die, state.lowDie])];
  const movers = [moverOf(tables, state), ...(tables.neutral >= 0 ? [tables.neutral] : [])];
  const candidates: Candidate[] = [];
  const offered = new Set(legal);
  const offer = (candidate: Candidate | null): void => {
    if (candidate === null || offered.has(candidate.text)) return;
    offered.add(candidate.text);
    candidates.push(candidate);
  };
  for (const colour of movers) {
    for (const from of new Set(state.places.subarray(colour << 2, (colour << 2) + 4))) {
      for (const number of numbers) {
        offer(refusedCandidate(tables, state, FORWARD, colour, from, number, legal));
        if (tables.reachBack) offer(refusedCandidate(tables, state, BACKWARD, colour, from, number, legal));
      }
      if (dice === 2 && from >= 0)
        offer(refusedCandidate(tables, state, TOTAL, colour, from, state.die + state.lowDie, legal));
    }
  }
  return candidates;
}

function surveyForfeit(tables: Tables, state: State, copy: State, mayForfeit: boolean): Candidate {
  const text = printPlayOn(tables.board, FORFEIT);
  if (!mayForfeit) {
    const refusal = { code: 'must-move', clause: tables.compelledBy, colour: state.colour } as const;
    return { play: FORFEIT, text, refusal, events: [] };
  }
  return {
    play: FORFEIT,
    text,
    refusal: null,
    events: foresee(copy, state, () => forfeit(tables, copy)),
  };
}

/** None while the dice are to be thrown, or when the game is over. */
export function survey(position: Position): Survey {
  const { tables, state } = open(position);
  return surveyState(tables, state);
}

export function surveyState(tables: Tables, state: State): Survey {
  if (state.colour === NOBODY) return { phase: 'over', colour: null, candidates: [] };
  if (state.die === NOT_THROWN && state.toCount === 0)
    return { phase: 'to-throw', colour: state.colour, candidates: [] };
  const plays = LEGAL;
  const copy = new State(tables.board.trackLength);
  planThrow(tables, state, plays);
  const legal = legalCandidates(tables, state, copy, plays);
  const refused = refusedCandidates(tables, state, new Set(legal.map(({ text }) => text)));
  const forfeited = surveyForfeit(tables, state, copy, plays.mayForfeit);
  return { phase: 'to-play', colour: state.colour, candidates: [...legal, ...refused, forfeited] };
}
