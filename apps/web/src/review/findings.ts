/** What can be asked about a position, as data: where pieces stand, what keeps them safe, and who can hit whom. */
import type { RoomState } from '@ludo/room';
import {
  boardOf,
  playerOf,
  shareOf,
  stands,
  threats,
  type Position,
  type Share,
  type Stand,
  type Threat,
  type Throw,
} from '@ludo/rules';
import { diceOf, isInTeams, isNeutral } from '../catalogue/sentences.ts';

export interface PlacedStand extends Stand {
  /** Squares that it still has to go, to home or to the first end square; null in base and on the last squares. */
  readonly toGo: number | null;
  readonly state: 'base' | 'home' | 'safe' | 'barred' | 'hit' | 'open';
  /** Those who can hit it with a next throw. */
  readonly hits: readonly Hit[];
}

/** One colour's ways to hit a piece. */
export interface Hit {
  readonly threat: Threat;
  readonly share: Share;
  /** Squares from the piece that hits, against the way where it goes backwards; null out of base. */
  readonly behind: number | null;
  /** Numbers of which each will do on any die. */
  readonly any: readonly number[];
  /** Other throws that will do. */
  readonly pairs: readonly Throw[];
}

export interface Findings {
  readonly stands: readonly PlacedStand[];
  readonly hits: readonly Hit[];
}

const FACES = [1, 2, 3, 4, 5, 6] as const;

function hitOf(threat: Threat, dice: 1 | 2): Hit {
  const { throws, from, to } = threat;
  const has = (one: number, two: number): boolean =>
    throws.some(([high, low]) => high === Math.max(one, two) && low === Math.min(one, two));
  const any =
    dice === 1
      ? throws.flatMap((faces) => [...faces])
      : FACES.filter((face) => FACES.every((other) => has(face, other)));
  const pairs =
    dice === 1 ? [] : throws.filter((faces) => !faces.some((face) => any.some((each) => each === face)));
  return { threat, share: shareOf(throws, dice), behind: from < 0 ? null : to - from, any, pairs };
}

export function findingsIn(room: RoomState, position: Position): Findings {
  const board = boardOf(position);
  const hits = threats(position).map((threat) => hitOf(threat, diceOf(room) > 1 ? 2 : 1));
  const isHome = (place: number): boolean => board.hasHome && place === board.lastPlace;
  const placed = stands(position).map((stand): PlacedStand => {
    const { colour, place } = stand;
    const own = hits.filter(({ threat }) => threat.colour === colour && threat.place === place);
    const isOnTrack = place >= 0 && place <= board.lastOnTrack;
    const aim = board.hasHome ? board.lastPlace : board.lastOnTrack + 1;
    const toGo = place < 0 || isHome(place) || (!board.hasHome && !isOnTrack) ? null : aim - place;
    return { ...stand, toGo, state: stateOf(stand, isOnTrack, isHome(place), own), hits: own };
  });
  return { stands: placed, hits };
}

function stateOf(
  { place, barredBy }: Stand,
  isOnTrack: boolean,
  isHome: boolean,
  hits: readonly Hit[],
): PlacedStand['state'] {
  if (place < 0) return 'base';
  if (isHome) return 'home';
  if (!isOnTrack) return 'safe';
  if (hits.some(({ threat }) => threat.kind === 'capture')) return 'hit';
  return barredBy === null ? 'open' : 'barred';
}

/**
 * The colours that somebody means by "mine": the player's who is to act, if here; else all that are here. To a watcher it is
 * the turn's player, and everybody when the game is over.
 */
export function coloursMeant(position: Position, mine: readonly number[]): readonly number[] {
  const { colour } = position;
  const actor = colour === null ? null : playerOf(position, colour);
  const isMeant = (player: number | null): boolean => {
    if (player === null) return false;
    if (mine.length === 0 && actor === null) return true;
    if (mine.length === 0 || (actor !== null && mine.includes(actor))) return player === actor;
    return mine.includes(player);
  };
  return position.pieces.flatMap((places, each) =>
    places.length > 0 && isMeant(playerOf(position, each)) ? [each] : [],
  );
}

/** Hits of pieces of these colours by others than themselves, and their own hits of others. */
export function hitsAbout(
  room: RoomState,
  position: Position,
  { hits }: Findings,
  colours: readonly number[],
): { readonly suffered: readonly Hit[]; readonly dealt: readonly Hit[] } {
  const side = (colour: number): number | null =>
    isInTeams(room) ? colour % 2 : isNeutral(room, colour) ? null : playerOf(position, colour);
  const own = new Set(colours.map(side));
  const isOwn = (colour: number): boolean => own.has(side(colour));
  return {
    suffered: hits.filter(({ threat }) => colours.includes(threat.colour) && !isOwn(threat.by)),
    dealt: hits.filter(({ threat }) => colours.includes(threat.by) && !isOwn(threat.colour)),
  };
}
