/** Each change is one event, which `record` keeps if present. */
import { BASE } from './board.ts';
import { relocate } from './pieces.ts';
import { digitsOf, NO_CHALLENGE, NOBODY, NOT_THROWN, NOTHING_MOVED, throwsOf, type State } from './state.ts';
import { colourOf, fromOf, toOf, unpackStep, type PackedStep } from './step.ts';
import type { Tables } from './clause.ts';

export function movePiece(tables: Tables, state: State, step: PackedStep): void {
  const colour = colourOf(step);
  const from = fromOf(step);
  const to = toOf(step);
  relocate(tables, state, colour, from, to);
  if (tables.remembersMoved) state.lastMoved = to <= tables.board.lastOnTrack ? to : NOTHING_MOVED;
  if (state.record !== null) state.record.push({ type: 'moved', ...unpackStep(step) });
}

export function capturePiece(tables: Tables, state: State, colour: number, from: number, by: number): void {
  relocate(tables, state, colour, from, BASE);
  state.captured++;
  if (tables.reachUncaptured !== null) state.captors |= 1 << by;
  if (state.record !== null) state.record.push({ type: 'captured', colour, from, by });
}

/** It failed to capture. */
export function penalisePiece(
  tables: Tables,
  state: State,
  colour: number,
  from: number,
  why?: 'third-six',
): void {
  relocate(tables, state, colour, from, BASE);
  if (state.record !== null)
    state.record.push({ type: 'penalised', colour, from, ...(why === undefined ? {} : { why }) });
}

/** Its colour has enough pieces home without it. */
export function retirePiece(tables: Tables, state: State, colour: number, from: number): void {
  relocate(tables, state, colour, from, BASE);
  if (state.record !== null) state.record.push({ type: 'retired', colour, from });
}

function thrownDice(state: State): readonly number[] {
  return state.lowDie > 0 ? [state.die, state.lowDie] : [state.die];
}

/** The higher die first. */
export function layDice(state: State, die: number, lowDie: number): void {
  state.die = die;
  state.lowDie = lowDie;
  if (state.record !== null)
    state.record.push({ type: 'threw', colour: state.colour, dice: thrownDice(state) });
}

export function forfeitThrow(state: State): void {
  if (state.record !== null) {
    state.record.push({ type: 'forfeited', colour: state.colour, dice: thrownDice(state) });
  }
}

function clearDice(state: State): void {
  state.die = NOT_THROWN;
  state.lowDie = 0;
  state.endsTurn = false;
  state.captured = 0;
  state.toCount = 0;
}

function countThrow({ countsThrows }: Tables, state: State): void {
  if (throwsOf(state, state.colour) < countsThrows) state.throwsMade += 1 << (state.colour << 1);
}

/** `sixes`: in a row so far, where the rules count them. */
export function throwAgain(tables: Tables, state: State, used: number, sixes: number): void {
  clearDice(state);
  if (tables.countsThrows > 0) countThrow(tables, state);
  state.throwsUsed = used;
  state.sixesInARow = sixes;
  if (state.record === null) return;
  const { colour } = state;
  state.record.push({ type: 'throws-again', colour, used, ...(sixes === 0 ? {} : { sixes }) });
}

export function passDice(tables: Tables, state: State, colour: number): void {
  clearDice(state);
  if (tables.countsThrows > 0) countThrow(tables, state);
  state.throwsUsed = 0;
  state.sixesInARow = 0;
  state.lastMoved = NOTHING_MOVED;
  state.colour = colour;
  if (state.record !== null) state.record.push({ type: 'turn', colour });
}

export function layChallenge(state: State, colour: number, at: number): void {
  state.challenge[colour] = at;
  state.sixes[colour] = 0;
  if (state.record !== null) state.record.push({ type: 'challenged', colour, at });
}

/** `sixes` in all. */
export function countSixes(state: State, colour: number, sixes: number): void {
  state.sixes[colour] = sixes;
  if (state.record !== null) {
    state.record.push({ type: 'counted', colour, at: state.challenge[colour] as number, sixes });
  }
}

export function endChallenge(state: State, colour: number, why: 'won' | 'lapsed' | 'no-six'): void {
  state.challenge[colour] = NO_CHALLENGE;
  state.sixes[colour] = 0;
  if (state.record !== null) state.record.push({ type: 'challenge-ended', colour, why });
}

/** So much more is counted with a piece before anything else. `sixes`: as for another throw. */
export function countOn(state: State, number: number, sixes: number): void {
  clearDice(state);
  state.toCount = number;
  state.sixesInARow = sixes;
  if (sixes === 0) state.lastMoved = NOTHING_MOVED;
  if (state.record === null) return;
  const { colour } = state;
  state.record.push({ type: 'counts', colour, number, ...(sixes === 0 ? {} : { sixes }) });
}

/** A finished colour's player may move the partner's pieces. */
export function freeColour(state: State, colour: number): void {
  state.freed |= 1 << colour;
  if (state.record !== null) state.record.push({ type: 'freed', colour });
}

/** A player is home and waits for the neutral pieces. */
export function joinWaiting(state: State, player: number): void {
  state.waiting = state.waiting * 10 + player;
  if (state.record !== null) state.record.push({ type: 'waits', player });
}

/** Whoever takes a rank no longer waits. */
export function takeRank(state: State, player: number, rank: number): void {
  state.ranking = state.ranking * 10 + player;
  state.waiting = 0;
  if (state.record !== null) state.record.push({ type: 'ranked', player, rank });
}

export function endGame(state: State): void {
  clearDice(state);
  state.colour = NOBODY;
  state.throwsUsed = 0;
  state.sixesInARow = 0;
  state.lastMoved = NOTHING_MOVED;
  state.captors = 0;
  state.throwsMade = 0;
  state.waiting = 0;
  state.freed = 0;
  state.challenge.fill(NO_CHALLENGE);
  state.sixes.fill(0);
  if (state.record !== null) state.record.push({ type: 'over', ranking: digitsOf(state.ranking) });
}
