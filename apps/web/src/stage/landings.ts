/** What a landing sets off. */
import { isHome, trackSquareOf } from '@ludo/rules';
import { type Layout, type PlacedPiece, pointOf, standKey, type TrackedPiece } from '@ludo/drawing';
import type { Accent, Motion, MotionKind } from '../board/motion.ts';
import type { Tempo } from '../preferences/tempo.ts';

/** `at`: milliseconds after the scene begins. */
export interface Landing {
  readonly colour: number;
  readonly slot: number;
  readonly place: number;
  readonly at: number;
}

/** Where a landing shakes nothing, and closes nothing. */
export interface Calm {
  /** Squares of the track on which nobody is captured. */
  readonly safe: readonly number[];
  /** Keys of stacks that bar nobody. */
  readonly passable: readonly string[];
}

interface Landed {
  readonly layout: Layout;
  readonly pieces: readonly TrackedPiece[];
  readonly landings: readonly Landing[];
  /** Before and after the row, by colour and slot. */
  readonly begin: ReadonlyMap<string, PlacedPiece>;
  readonly end: ReadonlyMap<string, PlacedPiece>;
  readonly motions: readonly Motion[];
  readonly tempo: Tempo;
  readonly calm: Calm;
}

interface Followed {
  readonly motions: readonly Motion[];
  readonly accents: readonly Accent[];
  readonly total: number;
}

export function afterLandings(landed: Landed): Followed {
  const { layout, pieces, landings, end, tempo, calm } = landed;
  const { board } = layout;
  if (tempo.hop <= 0) return { motions: [], accents: [], total: 0 };
  const motions: Motion[] = [];
  const accents: Accent[] = [];
  const joy = Math.round(tempo.fly * 0.9);
  const react = (piece: TrackedPiece, kind: MotionKind, delay: number) => {
    const placed = end.get(`${piece.colour}-${piece.slot}`);
    if (placed === undefined) return;
    const { at, scale } = placed;
    const { colour, slot } = piece;
    motions.push({ colour, slot, kind, points: [at], scales: [scale, scale], delay, duration: joy });
  };
  for (const { colour, slot, place, at } of landings) {
    const mover = pieces.find((piece) => piece.colour === colour && piece.slot === slot);
    // The same row moved it on or sent it back.
    if (mover?.place !== place) continue;
    const point = pointOf(layout, colour, place, slot);
    if (isHome(board, place)) {
      react(mover, 'spin', at);
      accents.push({ kind: 'home', colour, at: point, delay: at, duration: joy });
    }
    if (board.hasHome && place === board.lastPlace) continue;
    const square = trackSquareOf(board, colour, place);
    const others = pieces.filter(
      (piece) =>
        square !== null &&
        piece.colour !== colour &&
        trackSquareOf(board, piece.colour, piece.place) === square,
    );
    const own = pieces.filter((piece) => piece.colour === colour && piece.place === place);
    const isSafe = square !== null && calm.safe.includes(square);
    const isWall = own.length > 1 && !calm.passable.includes(standKey(colour, place));
    if (others.length > 0 && !isSafe) for (const piece of [...own, ...others]) react(piece, 'wobble', at);
    else if (others.length === 0 && isWall)
      accents.push({ kind: 'wall', colour, at: point, delay: at, duration: joy });
  }
  const making = makingRoom(landed);
  const all = [...motions, ...making];
  return {
    motions: all,
    accents,
    total: Math.max(0, ...[...all, ...accents].map(({ delay, duration }) => delay + duration)),
  };
}

function makingRoom({ landings, pieces, begin, end, motions, tempo }: Landed): readonly Motion[] {
  const first = landings[0]?.at ?? 0;
  const duration = Math.round(tempo.fly / 3);
  const delay = Math.max(0, first - duration);
  return pieces.flatMap(({ colour, slot, place }) => {
    const from = begin.get(`${colour}-${slot}`);
    const to = end.get(`${colour}-${slot}`);
    const moves = motions.some((motion) => motion.colour === colour && motion.slot === slot);
    if (moves || to === undefined || from?.piece.place !== place) return [];
    if (from.at.x === to.at.x && from.at.y === to.at.y && from.scale === to.scale) return [];
    const points = [from.at, to.at];
    return [
      {
        colour,
        slot,
        kind: 'shift' as const,
        points,
        scales: [from.scale, to.scale] as const,
        delay,
        duration,
      },
    ];
  });
}
