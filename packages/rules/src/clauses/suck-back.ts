/** Suck-backs (WU-1): announced before a throw, at pieces in an opponent's home column. */
import { COLOUR_COUNT, PIECES_PER_COLOUR } from '../core/board.ts';
import type { Announcement, Clause, Tables } from '../core/clause.ts';
import { capturePiece } from '../core/changes.ts';
import { foesOf, judgeStep } from '../core/judge.ts';
import { moverOf } from '../core/mover.ts';
import {
  COLOUR_MASK,
  isAllHome,
  NO_CHALLENGE,
  piecesAt,
  placeOn,
  standsOn,
  type State,
} from '../core/state.ts';
import { FORWARD } from '../core/step.ts';
import { makeStep } from '../core/turn.ts';

/** The number with which the announcing piece goes on. */
const ONE = 1;
const BLOB = 2;
const MOST_ON_A_DIE = 6;

/** The colour that the next throw moves; -1: it only tries for the 6 that frees, or has laid down a challenge. */
function announcerOf(tables: Tables, state: State): number {
  const { colour, freed, challenge } = state;
  if (isAllHome(tables, state, colour) && (freed & (1 << colour)) === 0) return -1;
  const mover = moverOf(tables, state);
  return challenge[mover] === NO_CHALLENGE ? mover : -1;
}

/** Where the foot of a colour's home column is on another colour's way. */
function footOf(tables: Tables, colour: number, mover: number): number {
  return placeOn(tables, mover, tables.trackAt[(colour << 7) | tables.board.lastOnTrack] as number);
}

const NOTHING: readonly Announcement[] = [];

/** Asked before each throw: mostly nobody is at the foot of a column in which somebody stands. */
function list(tables: Tables, state: State): readonly Announcement[] {
  const { lastOnTrack, armLength } = tables.board;
  if (!isAnyoneAtAFoot(tables, state)) return NOTHING;
  const by = announcerOf(tables, state);
  if (by < 0) return NOTHING;
  const foes = foesOf(tables, state, by);
  let found: Announcement[] | null = null;
  for (let of = 0; of < COLOUR_COUNT; of++) {
    if ((foes & (COLOUR_MASK[of] as number)) === 0 || !hasInColumn(tables, state, of)) continue;
    if (!standsOn(state, by, footOf(tables, of, by))) continue;
    for (let up = 1; up < armLength; up++) {
      const count = piecesAt(state, of, lastOnTrack + up);
      if (count === 1 || (count === BLOB && up <= MOST_ON_A_DIE)) (found ??= []).push({ by, of, up });
    }
  }
  return found ?? NOTHING;
}

/** A piece of the thrower's team stands at the foot of an opponent's column. */
function isAnyoneAtAFoot({ trackAt, board, foes }: Tables, { squares, colour }: State): boolean {
  const opponents = foes[(colour << 2) | colour] as number;
  for (let of = 0; of < COLOUR_COUNT; of++) {
    if ((opponents & (COLOUR_MASK[of] as number)) === 0) continue;
    const foot = trackAt[(of << 7) | board.lastOnTrack] as number;
    if (((squares[foot] as number) & ~opponents) !== 0) return true;
  }
  return false;
}

function hasInColumn({ board, homeFrom }: Tables, { places }: State, colour: number): boolean {
  for (let index = colour << 2; index < (colour << 2) + PIECES_PER_COLOUR; index++) {
    const place = places[index] as number;
    if (place > board.lastOnTrack && place < homeFrom) return true;
  }
  return false;
}

/** How far up the column the pieces stand that this throw sends to base. */
function hitsOf(
  { board }: Tables,
  state: State,
  { of, up }: Announcement,
  die: number,
  lowDie: number,
): readonly number[] {
  const isOn = (face: number): boolean => face === up;
  if (piecesAt(state, of, board.lastOnTrack + up) === BLOB) return isOn(die) && isOn(lowDie) ? [up, up] : [];
  if (isOn(die) && isOn(lowDie)) return [up];
  if (!isOn(die) && !isOn(lowDie)) return die + lowDie === up ? [up] : [];
  const other = isOn(die) ? lowDie : die;
  const isSingle = other < board.armLength && piecesAt(state, of, board.lastOnTrack + other) === 1;
  return isSingle ? [up, other] : [up];
}

function chance(tables: Tables, state: State, announcement: Announcement): number {
  let hitting = 0;
  for (let one = 1; one <= MOST_ON_A_DIE; one++) {
    for (let other = 1; other <= MOST_ON_A_DIE; other++)
      if (hitsOf(tables, state, announcement, one, other).length > 0) hitting++;
  }
  return hitting;
}

/** Source: WU-1. */
export const suckBack: Clause = {
  id: 'WU-1',
  announces: {
    list,
    chance,
    carryOut: (tables, state, announcement) => {
      const { by, of } = announcement;
      const { lastOnTrack } = tables.board;
      for (const up of hitsOf(tables, state, announcement, state.die, state.lowDie))
        capturePiece(tables, state, of, lastOnTrack + up, by);
      const step = judgeStep(tables, state, FORWARD, by, footOf(tables, of, by), ONE);
      if (step >= 0) makeStep(tables, state, step);
      state.lastStep = step >= 0 ? step : 0;
      state.endsTurn = true;
    },
  },
};
