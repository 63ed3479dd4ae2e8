/** What could have been done with a throw, and why not more: as the rules judge it. */
import type { RoomState } from '@ludo/room';
import type { Moments } from '@ludo/room/record';
import { survey, type Candidate, type Position, type Refusal } from '@ludo/rules';

interface Stuck {
  readonly colour: number;
  readonly place: number;
  /** Pieces on it. */
  readonly count: number;
  readonly refusal: Refusal;
}

export interface Considered {
  /** With the dice lying. */
  readonly room: RoomState;
  /** In notation; null: it is not played yet, or nothing could be. */
  readonly played: string | null;
  readonly possible: readonly Candidate[];
  /** Places whose pieces could not move, each with the rule. */
  readonly stuck: readonly Stuck[];
}

/** Null: no dice lie at this moment, and it has used none. */
export function consideredAt(moments: Moments, nth: number): Considered | null {
  const row = moments.rowAt(nth);
  if (row?.t === 'play') return considered(moments.at(nth - 1).room, row.m);
  const { room, events } = moments.at(nth);
  const next = moments.rowAt(nth + 1);
  if (room.position?.dice != null) return considered(room, next?.t === 'play' ? next.m : null);
  if (row?.t !== 'throw' || !events.some(({ type }) => type === 'forfeited')) return null;
  const before = moments.at(nth - 1).room;
  if (before.position === null) return null;
  const thrown = considered({ ...before, position: { ...before.position, dice: row.d } }, null);
  // A throw may be lost although pieces could go on with it.
  return thrown === null
    ? null
    : { ...thrown, possible: [], stuck: thrown.possible.length > 0 ? [] : thrown.stuck };
}

function considered(room: RoomState, played: string | null): Considered | null {
  const { position } = room;
  if (position === null) return null;
  const { candidates } = survey(position);
  const legal = candidates.filter(({ refusal }) => refusal === null);
  // Leaving the throw unused is a choice only beside others.
  const possible = legal.every(({ play }) => play.length === 0) ? [] : legal;
  return { room, played, possible, stuck: stuckIn(position, candidates) };
}

function stuckIn(position: Position, candidates: readonly Candidate[]): readonly Stuck[] {
  const moving = new Set(
    candidates.flatMap(({ play, refusal }) => (refusal === null ? play.map(placeOf) : [])),
  );
  const stuck = new Map<string, Stuck>();
  for (const { play, refusal } of candidates) {
    const [step] = play;
    if (step === undefined || refusal === null) continue;
    const at = placeOf(step);
    // Of two dice the higher comes first, and is the one that people ask about.
    if (moving.has(at) || stuck.has(at)) continue;
    const count = position.pieces[step.colour]?.filter((place) => place === step.from).length ?? 0;
    if (count > 0) stuck.set(at, { colour: step.colour, place: step.from, count, refusal });
  }
  return [...stuck.values()];
}

const placeOf = ({ colour, from }: { readonly colour: number; readonly from: number }): string =>
  `${colour} ${from}`;
