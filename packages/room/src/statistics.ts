// Owns the counts of dice and captures, from events alone.
import type { ColourStatistics, RoomEvent } from './state.ts';

const none: ColourStatistics = {
  throws: 0,
  faces: [0, 0, 0, 0, 0, 0],
  sixes: 0,
  captures: 0,
  captured: 0,
  forfeited: 0,
};

export const noStatistics: readonly ColourStatistics[] = [none, none, none, none];

export function countEvents(
  before: readonly ColourStatistics[],
  events: readonly RoomEvent[],
): readonly ColourStatistics[] {
  return events.reduce(countEvent, before);
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
