// Owns the counts of dice and captures, from events alone.
import { applyThrow, BASE, boardOf, isHome, settle, type Position } from '@ludo/rules';
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
const OTHERS = [1, 2, 3, 4, 5];

function isAwaitingSix(
  position: Position,
  { colour, dice }: Extract<RoomEvent, { readonly type: 'threw' }>,
): boolean {
  const places = position.pieces[colour] ?? [];
  const board = boardOf(position);
  const isOnTheWay = places.some((place) => place !== BASE && !isHome(board, place));
  if (isOnTheWay || !places.includes(BASE)) return false;
  return OTHERS.every((face) => {
    const thrown = applyThrow(
      position,
      dice.map(() => face),
    );
    return thrown.ok && settle(thrown.value.position).position.dice === null;
  });
}

function countEvent(counts: readonly ColourStatistics[], event: RoomEvent): readonly ColourStatistics[] {
  switch (event.type) {
    case 'threw':
      return update(counts, event.colour, (of) => ({
        ...of,
        throws: of.throws + 1,
        sixes: of.sixes + event.dice.filter((die) => die === 6).length,
        faces: of.faces.map((times, index) => times + event.dice.filter((die) => die === index + 1).length),
      }));
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

function update(
  counts: readonly ColourStatistics[],
  colour: number,
  change: (of: ColourStatistics) => ColourStatistics,
): readonly ColourStatistics[] {
  return counts.map((of, index) => (index === colour ? change(of) : of));
}
