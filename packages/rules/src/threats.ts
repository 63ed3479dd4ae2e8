/**
 * Which pieces a next throw could send to base, and how. Every throw of every colour is carried out on a copy of the
 * state, so that duties, blocks, locks and totals count as in play.
 */
import type { Event } from './core/event.ts';
import { planThrow } from './core/plan.ts';
import { Plays } from './core/plays.ts';
import type { Position } from './core/position.ts';
import { COLOUR_MASK, placeOn, State } from './core/state.ts';
import { fromOf } from './core/step.ts';
import type { Tables } from './core/clause.ts';
import { hasTurn, imagineTurn, playOn } from './core/turn.ts';
import { open } from './opening.ts';

/** The higher die first. */
export type Throw = readonly number[];

export interface Threat {
  /** `challenge`: these throws lay one down, and send nothing to base yet. */
  readonly kind: 'capture' | 'challenge';
  readonly by: number;
  /** With its place on its own way. */
  readonly mover: number;
  readonly from: number;
  /** Where it captures, on its own way. */
  readonly to: number;
  /** Whom it hits, with the place on their own way. */
  readonly colour: number;
  readonly place: number;
  /** Each once, lowest first. */
  readonly throws: readonly Throw[];
}

const FACES = [1, 2, 3, 4, 5, 6] as const;

/** Each once. */
function throwsOf(dice: 1 | 2): readonly Throw[] {
  if (dice === 1) return FACES.map((face) => [face]);
  return FACES.flatMap((high) => FACES.filter((low) => low <= high).map((low) => [high, low]));
}

export interface Share {
  readonly throws: number;
  readonly of: number;
}

/** Dice count separately: 1 + 2 and 2 + 1 are two of 36. */
export function shareOf(throws: readonly Throw[], dice: 1 | 2): Share {
  const each = (faces: Throw): number => (faces.length === 2 && faces[0] !== faces[1] ? 2 : 1);
  return { throws: throws.reduce((sum, faces) => sum + each(faces), 0), of: FACES.length ** dice };
}

/** By what they are about. */
type Found = Map<string, { readonly threat: Omit<Threat, 'throws'>; readonly throws: Throw[] }>;

function note(found: Found, threat: Omit<Threat, 'throws'>, faces: Throw): void {
  const key = Object.values(threat).join(' ');
  const known = found.get(key);
  if (known === undefined) found.set(key, { threat, throws: [faces] });
  else if (known.throws.at(-1) !== faces) known.throws.push(faces);
}

type Moved = Extract<Event, { readonly type: 'moved' }>;

/** Before the throw: with two dice a piece may have made both moves. */
function originOf(state: State, moves: readonly Moved[], last: Moved): number {
  const before = moves.at(-2);
  const stood = state.places.subarray(last.colour << 2, (last.colour << 2) + 4).includes(last.from);
  const isSame = before?.colour === last.colour && before.to === last.from && !stood;
  return isSame ? before.from : last.from;
}

function noteCaptures(found: Found, by: number, state: State, events: readonly Event[], faces: Throw): void {
  const moves: Moved[] = [];
  for (const event of events) {
    if (event.type === 'moved') moves.push(event);
    const last = moves.at(-1);
    if (event.type !== 'captured' || last === undefined) continue;
    const piece = { mover: last.colour, from: originOf(state, moves, last), to: last.to };
    note(found, { kind: 'capture', by, ...piece, colour: event.colour, place: event.from }, faces);
  }
}

function noteChallenge(
  tables: Tables,
  found: Found,
  state: State,
  { colour: mover, at }: Extract<Event, { readonly type: 'challenged' }>,
  from: number,
  faces: Throw,
): void {
  const square = tables.trackAt[(mover << 7) | at] as number;
  const standing = state.squares[square] as number;
  const colour = COLOUR_MASK.findIndex((mask) => (standing & mask) !== 0);
  const place = placeOn(tables, colour, square);
  note(found, { kind: 'challenge', by: state.colour, mover, from, to: at, colour, place }, faces);
}

/** As if each colour were the next to throw. Ignores the dice on the table; none when the game is over. */
export function threats(position: Position): readonly Threat[] {
  if (position.colour === null) return [];
  const { tables, state } = open(position);
  const copy = new State(tables.board.trackLength);
  const plays = new Plays();
  const found: Found = new Map();
  for (const by of tables.throwing) {
    if (!hasTurn(tables, state, by)) continue;
    imagineTurn(state, by, position);
    for (const faces of throwsOf(tables.dice)) {
      const [high, low] = faces;
      state.die = high ?? 0;
      state.lowDie = low ?? 0;
      planThrow(tables, state, plays);
      for (let index = 0; index < plays.count; index++) {
        copy.copyFrom(state);
        const events: Event[] = [];
        copy.record = events;
        playOn(tables, copy, plays, index);
        noteCaptures(found, by, state, events, faces);
        const challenged = events.find((event) => event.type === 'challenged');
        if (challenged === undefined) continue;
        noteChallenge(tables, found, state, challenged, fromOf(plays.first[index] as number), faces);
      }
    }
  }
  return [...found.values()].map(({ threat, throws }) => ({ ...threat, throws }));
}
