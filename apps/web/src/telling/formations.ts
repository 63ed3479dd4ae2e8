/** Pieces that stand together, in each game's words. */
import { foldEvents, stands, type Event, type Position, type Stand, type Wall } from '@ludo/rules';
import type { Catalogue } from '../words/catalogue.ts';

type Formation = Wall | 'mixed';

function formationOf({ count, wall, isMixed }: Stand): Formation | null {
  if (isMixed) return 'mixed';
  return count > 1 ? wall : null;
}

/** "makes a block", "breaks up a blob". */
export function formingWords(
  text: Catalogue,
  position: Position,
  events: readonly Event[],
): readonly string[] {
  const movers = events.flatMap((event) => (event.type === 'moved' ? [event.colour] : []));
  if (movers.length === 0) return [];
  const after = foldEvents(position, events);
  const found = (at: Position): ReadonlyMap<string, Formation> =>
    new Map(
      stands(at)
        .filter(({ colour }) => movers.includes(colour))
        .flatMap((stand) => {
          const formation = formationOf(stand);
          return formation === null ? [] : [[`${stand.colour} ${stand.place}`, formation] as const];
        }),
    );
  const [before, now] = [found(position), found(after)];
  const made = [...now].filter(([key, formation]) => before.get(key) !== formation);
  const broken = [...before].filter(([key]) => !now.has(key));
  return [
    ...broken.map(([, formation]) => text.forming.breaks[formation]),
    ...made.map(([, formation]) => text.forming.makes[formation]),
  ];
}
