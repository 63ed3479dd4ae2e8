// Owns the counts of dice and captures, from events alone.
import { BASE, boardOf, couldUse, isHome, type Position } from '@ludo/rules';
import type { ColourStatistics, RoomEvent } from './state.ts';

const none: ColourStatistics = {
  throws: 0,
  faces: [0, 0, 0, 0, 0, 0],
  sixes: 0,
  captures: 0,
  captured: 0,
  forfeited: 0,
  needed: 0,
  met: 0,
};

export const noStatistics: readonly ColourStatistics[] = [none, none, none, none];

/** `position`: before the events. */
export function countEvents(
  before: readonly ColourStatistics[],
  events: readonly RoomEvent[],
  position: Position | null,
): readonly ColourStatistics[] {
  const counted = events.reduce(countEvent, before);
  const threw = events.find((event) => event.type === 'threw');
  if (threw === undefined || position === null || !isAwaitingSix(position, threw)) return counted;
  const met = Number(threw.dice.includes(SIX));
  return update(counted, threw.colour, (of) => ({ ...of, needed: of.needed + 1, met: of.met + met }));
}

const SIX = 6;
/** All other throws: with two dice doubles stand for what one of them shows. */
const OTHERS = [
  [],
  ...[1, 2].map((dice) => [1, 2, 3, 4, 5].map((face) => Array.from({ length: dice }, () => face))),
];

function isAwaitingSix(
  position: Position,
  { colour, dice }: Extract<RoomEvent, { readonly type: 'threw' }>,
): boolean {
  const places = position.pieces[colour] ?? [];
  const board = boardOf(position);
  if (!places.includes(BASE) || places.some((place) => place !== BASE && !isHome(board, place))) return false;
  return !couldUse(position, OTHERS[dice.length] ?? []);
}

function countEvent(counts: readonly ColourStatistics[], event: RoomEvent): readonly ColourStatistics[] {
  switch (event.type) {
    case 'threw':
      return update(counts, event.colour, (of) => counted(of, event.dice));
    case 'captured': {
      const taken = update(counts, event.colour, (of) => ({ ...of, captured: of.captured + 1 }));
      return update(taken, event.by, (of) => ({ ...of, captures: of.captures + 1 }));
    }
    case 'forfeited':
      return update(counts, event.colour, (of) => ({ ...of, forfeited: of.forfeited + 1 }));
    default:
      return counts;
  }
}

/** Field by field, as in the fold of a ply. */
function counted(of: ColourStatistics, dice: readonly number[]): ColourStatistics {
  const faces = of.faces.slice();
  let sixes = of.sixes;
  for (const face of dice) {
    faces[face - 1] = (faces[face - 1] ?? 0) + 1;
    if (face === SIX) sixes += 1;
  }
  return {
    throws: of.throws + 1,
    faces,
    sixes,
    captures: of.captures,
    captured: of.captured,
    forfeited: of.forfeited,
    needed: of.needed,
    met: of.met,
  };
}

function update(
  counts: readonly ColourStatistics[],
  colour: number,
  change: (of: ColourStatistics) => ColourStatistics,
): readonly ColourStatistics[] {
  const of = counts[colour];
  return of === undefined ? counts : counts.with(colour, change(of));
}
