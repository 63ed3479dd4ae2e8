/** Pieces that stand together, in each game's words, and where nobody captures them. */
import { foldEvents, stands, type Event, type Position, type Stand, type Wall } from '@ludo/rules';
import type { Catalogue } from '../words/catalogue.ts';
import { teamsIn } from './teams.ts';

type Formation = Wall | 'mixed';

function formationOf({ count, wall, isMixed }: Stand, isOfPartners: boolean): Formation | null {
  if (isMixed && isOfPartners) return 'mixed';
  return count > 1 ? wall : null;
}

/** "makes a block", "breaks up a blob", "reaches a safe square". */
export function formingWords(
  text: Catalogue,
  position: Position,
  events: readonly Event[],
): readonly string[] {
  const moves = events.flatMap((event) => (event.type === 'moved' ? [event] : []));
  const last = moves.at(-1);
  if (last === undefined) return [];
  // Others share a square without standing together.
  const isOfPartners = teamsIn(position).length > 0;
  const standsAt = (at: Position): readonly Stand[] =>
    stands(at).filter(({ colour }) => moves.some((move) => move.colour === colour));
  const found = (all: readonly Stand[]): ReadonlyMap<string, Formation> =>
    new Map(
      all.flatMap((stand) => {
        const formation = formationOf(stand, isOfPartners);
        return formation === null ? [] : [[`${stand.colour} ${stand.place}`, formation] as const];
      }),
    );
  const [standing, after] = [standsAt(position), standsAt(foldEvents(position, events))];
  const [before, now] = [found(standing), found(after)];
  const made = [...now].filter(([key, formation]) => before.get(key) !== formation);
  const broken = [...before].filter(([key]) => !now.has(key));
  const isSheltered = (all: readonly Stand[], place: number): boolean =>
    all.some((stand) => stand.colour === last.colour && stand.place === place && stand.safeBy !== null);
  const reachesSafety = isSheltered(after, last.to) && !isSheltered(standing, last.from);
  // The same wall, elsewhere.
  const [lost, won] = [broken[0]?.[1], made[0]?.[1]];
  if (last.kind === 'together' && lost !== undefined && lost === won) return [];
  return [
    ...broken.map(([, formation]) => text.forming.breaks[formation]),
    ...made.map(([, formation]) => text.forming.makes[formation]),
    ...(reachesSafety ? [text.forming.shelters] : []),
  ];
}
