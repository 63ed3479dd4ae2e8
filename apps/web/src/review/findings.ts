/** What can be asked about a position, as data. */
import type { RoomState } from '@ludo/room';
import {
  boardOf,
  homeFrom,
  playerOf,
  shareOf,
  stands,
  threats,
  type Board,
  type Position,
  type Share,
  type Stand,
  type Threat,
  type Throw,
} from '@ludo/rules';
import { diceOf } from '../telling/sentences.ts';

export interface PlacedStand extends Stand {
  /** Squares to home or the first end square; null in base and on the last squares. */
  readonly toGo: number | null;
  readonly state: 'base' | 'home' | 'safe' | 'barred' | 'sheltered' | 'hit' | 'open';
  readonly hits: readonly Hit[];
}

export interface Hit {
  readonly threat: Threat;
  readonly share: Share;
  /** Squares from the piece that hits, negative if it goes backwards; null out of base. */
  readonly behind: number | null;
  /** Numbers each of which will do on any die. */
  readonly any: readonly number[];
  readonly pairs: readonly Throw[];
}

/** The chance that a colour hits with any of its pieces. */
interface ColourChance {
  readonly by: number;
  readonly share: Share;
}

export interface Findings {
  readonly stands: readonly PlacedStand[];
  readonly hits: readonly Hit[];
}

const FACES = [1, 2, 3, 4, 5, 6] as const;

/** Only a way round again leads so far back. */
function squaresBehind({ lastOnTrack }: Board, { from, to }: Threat): number | null {
  if (from < 0) return null;
  return to - from < -lastOnTrack / 2 ? to - from + lastOnTrack + 1 : to - from;
}

function hitOf(board: Board, threat: Threat, dice: 1 | 2): Hit {
  const { throws } = threat;
  const has = (one: number, two: number): boolean =>
    throws.some(([high, low]) => high === Math.max(one, two) && low === Math.min(one, two));
  const any =
    dice === 1
      ? throws.flatMap((faces) => [...faces])
      : FACES.filter((face) => FACES.every((other) => has(face, other)));
  const pairs =
    dice === 1 ? [] : throws.filter((faces) => !faces.some((face) => any.some((each) => each === face)));
  return { threat, share: shareOf(throws, dice), behind: squaresBehind(board, threat), any, pairs };
}

/** A throw counts once, whichever pieces it would do for. */
export function chancesOf(hits: readonly Hit[], kind: Threat['kind']): readonly ColourChance[] {
  const throws = new Map<number, Map<string, Throw>>();
  for (const { threat } of hits) {
    if (threat.kind !== kind) continue;
    const known = throws.get(threat.by) ?? new Map<string, Throw>();
    for (const faces of threat.throws) known.set(faces.join(' '), faces);
    throws.set(threat.by, known);
  }
  return [...throws].map(([by, known]) => {
    const each = [...known.values()];
    return { by, share: shareOf(each, each[0]?.length === 2 ? 2 : 1) };
  });
}

export function findingsIn(room: RoomState, position: Position): Findings {
  const board = boardOf(position);
  const hits = threats(position).map((threat) => hitOf(board, threat, diceOf(room) > 1 ? 2 : 1));
  const isHome = (place: number): boolean => board.hasHome && place === board.lastPlace;
  const placed = stands(position).map((stand): PlacedStand => {
    const { colour, place } = stand;
    const own = hits.filter(({ threat }) => threat.colour === colour && threat.place === place);
    const isOnTrack = place >= 0 && place <= board.lastOnTrack;
    const toGo =
      place < 0 || isHome(place) || (!board.hasHome && !isOnTrack) ? null : homeFrom(board) - place;
    return { ...stand, toGo, state: stateOf(stand, isOnTrack, isHome(place), own), hits: own };
  });
  return { stands: placed, hits };
}

function stateOf(
  { place, barredBy, safeBy }: Stand,
  isOnTrack: boolean,
  isHome: boolean,
  hits: readonly Hit[],
): PlacedStand['state'] {
  if (place < 0) return 'base';
  if (isHome) return 'home';
  if (!isOnTrack) return 'safe';
  if (hits.some(({ threat }) => threat.kind === 'capture')) return 'hit';
  if (barredBy !== null) return 'barred';
  return safeBy === null ? 'open' : 'sheltered';
}

/**
 * Those of the player to act, if here; else all that are here. For a watcher: of the player to act, or all after the
 * game.
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

/**
 * Of these colours and by them, a player's own too: outside teams those capture each other (GV-1), and a neutral piece
 * can hit its mover's (GV-2).
 */
export function hitsAbout(
  { hits }: Findings,
  colours: readonly number[],
): { readonly suffered: readonly Hit[]; readonly dealt: readonly Hit[] } {
  return {
    suffered: hits.filter(({ threat }) => colours.includes(threat.colour)),
    dealt: hits.filter(({ threat }) => colours.includes(threat.by)),
  };
}
