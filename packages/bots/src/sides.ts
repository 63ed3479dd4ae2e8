import { COLOUR_COUNT, partnerOf, playerOf, playsInTeams, type Position } from '@ludo/rules';

export interface Sides {
  readonly friends: readonly number[];
  /** Without those who have a place: nothing befalls them any more. */
  readonly opponents: readonly number[];
  /** Belongs to nobody; everybody moves it. */
  readonly neutral: readonly number[];
  /** Opposing players or teams that have no place yet. */
  readonly rivals: number;
}

/** As the player of the colour sees them. */
export function sidesOf(position: Position, colour: number): Sides {
  const inTeams = playsInTeams(position);
  /** Partners share the lower of their colours; others have their player. */
  const sideOf = (each: number): number | null => {
    const partner = partnerOf({ inTeams }, each);
    return partner === null ? playerOf(position, each) : Math.min(each, partner);
  };
  const own = sideOf(colour);
  const inPlay = Array.from({ length: COLOUR_COUNT }, (_, each) => each).filter(
    (each) => (position.pieces[each] ?? []).length > 0,
  );
  const isPlaced = (each: number): boolean => {
    const player = playerOf(position, each);
    return player !== null && position.ranking.includes(player);
  };
  const opponents = inPlay.filter((each) => sideOf(each) !== null && sideOf(each) !== own && !isPlaced(each));
  return {
    friends: inPlay.filter((each) => sideOf(each) === own),
    opponents,
    neutral: inPlay.filter((each) => sideOf(each) === null),
    rivals: new Set(opponents.map(sideOf)).size,
  };
}
