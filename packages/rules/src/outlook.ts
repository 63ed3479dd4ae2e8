/** What each colour could do with a next throw, by the functions that judge a player's step. Decides nothing. */
import { BASE, PIECES_PER_COLOUR } from './core/board.ts';
import { foesAt } from './core/capture.ts';
import { judgeStep } from './core/judge.ts';
import { lockOf, moverOf } from './core/mover.ts';
import { planThrow } from './core/plan.ts';
import { Plays } from './core/plays.ts';
import type { Position } from './core/position.ts';
import { COLOUR_MASK, NO_CHALLENGE, placeOn, State } from './core/state.ts';
import { FORWARD, TOTAL, toOf, colourOf, type PackedStep } from './core/step.ts';
import type { Tables } from './core/clause.ts';
import { forfeit, hasTurn, imagineTurn, playOn } from './core/turn.ts';
import { blobOn } from './challenges.ts';
import { open } from './opening.ts';

interface Prospect {
  readonly by: number;
  readonly colour: number;
  /** On the piece's own way. */
  readonly place: number;
  /** The share of throws, as if the colour were the next to throw. */
  readonly chance: number;
}

interface ChallengeOutlook {
  readonly by: number;
  /** The pieces of the blob, with their place on their own way. */
  readonly colour: number;
  readonly place: number;
  readonly size: number;
  /** Throws with one 6 that would win it. */
  readonly sixesLeft: number;
  /** It survives a throw without a 6. */
  readonly lasts: boolean;
}

export interface Outlook {
  readonly captures: readonly Prospect[];
  /** Pieces of blobs, with the chance of a throw that lays a challenge down. */
  readonly challenges: readonly Prospect[];
  readonly standing: readonly ChallengeOutlook[];
  /** By colour: plays for a number from 1 to 6, on average; 0 without a turn. */
  readonly freedom: readonly number[];
}

const FACES = [1, 2, 3, 4, 5, 6] as const;
const LEAST_TOTAL = 2;
const MOST_TOTAL = 12;
const THROWS_OF_TWO = 36;
const CHANCE_OF_A_SIX = 11 / THROWS_OF_TWO;

const PLAYS = new Plays();

/** By track square: a bit per face, and a bit per total. */
class Hits {
  readonly faces: Uint8Array;
  readonly totals: Uint16Array;
  private readonly tables: Tables;

  constructor(tables: Tables) {
    this.tables = tables;
    this.faces = new Uint8Array(tables.board.trackLength);
    this.totals = new Uint16Array(tables.board.trackLength);
  }

  clear(): void {
    this.faces.fill(0);
    this.totals.fill(0);
  }

  add(state: State, step: PackedStep, face: number, total: number): void {
    if (foesAt(this.tables, state, step) === 0) return;
    const square = this.tables.trackAt[(colourOf(step) << 7) | toOf(step)] as number;
    if (face > 0) this.faces[square] = (this.faces[square] as number) | (1 << face);
    if (total > 0) this.totals[square] = (this.totals[square] as number) | (1 << total);
  }

  chanceOn(square: number): number {
    const faces = this.faces[square] as number;
    const totals = this.totals[square] as number;
    if ((faces | totals) === 0) return 0;
    let throws = 0;
    if (this.tables.dice === 1) {
      for (const face of FACES) throws += (faces >> face) & 1;
      return throws / FACES.length;
    }
    for (const one of FACES) {
      for (const two of FACES) throws += ((faces >> one) | (faces >> two) | (totals >> (one + two))) & 1;
    }
    return throws / THROWS_OF_TWO;
  }
}

function takeProspects(tables: Tables, state: State, hits: Hits, found: Prospect[]): void {
  const by = state.colour;
  for (let square = 0; square < tables.board.trackLength; square++) {
    const chance = hits.chanceOn(square);
    if (chance === 0) continue;
    const occupied = state.squares[square] as number;
    for (const { index: colour } of tables.board.colours) {
      // Own pieces stand there only beside others that an own neutral piece hits.
      if (colour === by) continue;
      let count = (occupied & (COLOUR_MASK[colour] as number)) >>> (colour << 2);
      for (; count > 0; count--) found.push({ by, colour, place: placeOn(tables, colour, square), chance });
    }
  }
}

/** Every throw is planned in full, so that duties count. Returns the plays of all faces together. */
function tryOneDie(tables: Tables, state: State, hits: Hits): number {
  let uses = 0;
  for (const face of FACES) {
    state.die = face;
    planThrow(tables, state, PLAYS);
    uses += PLAYS.count;
    for (let index = 0; index < PLAYS.count; index++) {
      hits.add(state, PLAYS.first[index] as number, face, 0);
    }
  }
  return uses;
}

/** Each piece with each face and each total. */
function tryTwoDice(tables: Tables, state: State, hits: Hits): number {
  const mover = moverOf(tables, state);
  let uses = 0;
  let previous = -2;
  for (let slot = 0; slot < PIECES_PER_COLOUR; slot++) {
    const from = state.places[(mover << 2) | slot] as number;
    if (from === previous) continue;
    previous = from;
    for (const face of FACES) {
      const step = judgeStep(tables, state, FORWARD, mover, from, face);
      if (step < 0) continue;
      uses++;
      hits.add(state, step, face, 0);
    }
    if (from === BASE) continue;
    for (let total = LEAST_TOTAL; total <= MOST_TOTAL; total++) {
      const step = judgeStep(tables, state, TOTAL, mover, from, total);
      if (step >= 0) hits.add(state, step, 0, total);
    }
  }
  return uses;
}

function takeChallenges(tables: Tables, state: State, found: Prospect[]): void {
  const { challenge } = tables;
  if (challenge === null) return;
  const mover = moverOf(tables, state);
  let previous = -2;
  for (let slot = 0; slot < PIECES_PER_COLOUR; slot++) {
    const from = state.places[(mover << 2) | slot] as number;
    if (from === previous) continue;
    previous = from;
    const at = challenge.target(tables, state, mover, from);
    if (at < 0) continue;
    const { colour, place, size } = blobOn(tables, state, mover, at);
    for (let count = 0; count < size; count++) {
      found.push({ by: state.colour, colour, place, chance: CHANCE_OF_A_SIX });
    }
  }
}

/** More than any challenge takes. */
const MOST_SIXES = 8;

/** On a copy: sixes until the blob falls, and once no six. */
function tryChallenge(tables: Tables, state: State, challenger: number): ChallengeOutlook {
  const copy = new State(tables.board.trackLength);
  const throwOn = (high: number, low: number): boolean => {
    copy.colour = challenger;
    copy.die = high;
    copy.lowDie = low;
    planThrow(tables, copy, PLAYS);
    if (PLAYS.count === 0) forfeit(tables, copy);
    else playOn(tables, copy, PLAYS, 0);
    return copy.challenge[challenger] !== NO_CHALLENGE;
  };
  copy.copyFrom(state);
  const lasts = throwOn(2, 1);
  copy.copyFrom(state);
  let sixesLeft = 1;
  while (sixesLeft < MOST_SIXES && throwOn(6, 1)) sixesLeft++;
  const blob = blobOn(tables, state, challenger, state.challenge[challenger] as number);
  return { by: challenger, ...blob, sixesLeft, lasts };
}

/** For every colour that has a turn. Ignores the dice on the table. */
export function outlook(position: Position): Outlook {
  const { tables, state } = open(position);
  const captures: Prospect[] = [];
  const challenges: Prospect[] = [];
  const freedom = [0, 0, 0, 0];
  const hits = new Hits(tables);
  for (const colour of position.colour === null ? [] : tables.throwing) {
    if (!hasTurn(tables, state, colour)) continue;
    imagineTurn(state, colour, position);
    const isLocked = lockOf(tables, state) >= 0 || state.challenge[moverOf(tables, state)] !== NO_CHALLENGE;
    if (isLocked) continue;
    hits.clear();
    const uses = tables.dice === 1 ? tryOneDie(tables, state, hits) : tryTwoDice(tables, state, hits);
    freedom[colour] = uses / FACES.length;
    takeProspects(tables, state, hits, captures);
    takeChallenges(tables, state, challenges);
  }
  const standing = position.challenges.map(({ colour }) => tryChallenge(tables, state, colour));
  return { captures, challenges, standing, freedom };
}
