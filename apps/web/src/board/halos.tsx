import { memo } from 'react';
import { pointOf, ringOf, smallMarkAt, type DrawnStand, type Layout, type Point } from '@ludo/drawing';
import { hasListNumbers, squareKey } from './square-numbers.ts';
import type { StandNote } from './stand-note.ts';

interface HalosProps {
  readonly notes: readonly { readonly stand: DrawnStand; readonly note: StandNote }[];
  readonly layout: Layout;
  readonly unit: number;
}

/** Pixels of a square that leave room beside a piece for several letters. */
const SEVERAL_LETTERS = 30;

export const Halos = memo(function Halos({ notes, layout, unit }: HalosProps) {
  const { size } = layout;
  const ends = notes.flatMap(({ stand: { colour }, note: { effects } }) =>
    effects.map(({ to }) => pointOf(layout, colour, to, 2)),
  );
  const squareOf = ({ colour, place }: DrawnStand): string => squareKey(pointOf(layout, colour, place, 2));
  const besideIt = (stand: DrawnStand): readonly Point[] => [
    ...(stand.isMixed ? [smallMarkAt(layout, stand)] : []),
    ...notes.flatMap(({ stand: other }) =>
      other !== stand && stand.isMixed && other.isMixed && squareOf(other) === squareOf(stand)
        ? [other.at]
        : [],
    ),
  ];
  const lit = notes.filter(({ note }) => note.canMove).map(({ stand }) => stand);
  return (
    <g className="halos" aria-hidden="true">
      {lit.map((stand) => (
        <Ring key={stand.key} className="halo-under" stand={stand} />
      ))}
      {lit.length > 0 && (
        // The key makes all glow together again when others are lit.
        <g key={lit.map(({ key }) => key).join()} className="halo-glow">
          {lit.map((stand) => (
            <Ring key={stand.key} className="halo" stand={stand} />
          ))}
        </g>
      )}
      {notes.map(
        ({ stand, note: { numbers } }) =>
          numbers !== '' &&
          (numbers.length > 1 ? unit >= SEVERAL_LETTERS : hasListNumbers(unit)) && (
            <Numbers
              key={stand.key}
              stand={stand}
              numbers={numbers}
              unit={unit}
              size={size}
              ends={ends}
              beside={besideIt(stand)}
            />
          ),
      )}
    </g>
  );
});

function Ring({ className, stand }: { readonly className: string; readonly stand: DrawnStand }) {
  const { x, y } = stand.at;
  if (stand.isStack) {
    // Outside the wall, which stays visible.
    return <rect className={className} x={x - 0.66} y={y - 0.66} width={1.32} height={1.4} rx={0.26} />;
  }
  // Where several colours share a square there is little room between them.
  if (stand.isMixed)
    return <circle className={`${className} halo-close`} cx={x} cy={y} r={stand.reach + 0.04} />;
  return <circle className={className} cx={x} cy={y} r={ringOf(stand, 0.1)} />;
}

interface Around {
  readonly width: number;
  readonly height: number;
  readonly unit: number;
  readonly size: number;
  /** The squares to which pieces can go. */
  readonly ends: readonly Point[];
  /** Where the pieces of other colours stand that share its square, and the mark of a safe square is. */
  readonly beside: readonly Point[];
}

/** In squares: as far as a number reaches from the middle of its square, and a small piece from its own. */
const HALF_NUMBER = 0.35;
const HALF_PIECE = 0.25;

/** The corners beside a piece, the best one first; in the last one its square may have its number. */
const CORNERS = [
  { x: 1, y: -1 },
  { x: -1, y: -1 },
  { x: -1, y: 1 },
  { x: 1, y: 1 },
] as const;

/**
 * Where the numbers have their middle: beside the piece, within the board, where there is such a place over no square to which a
 * piece can go and, next to that, over what else stands on its square; and never beside the count of a stack.
 */
export function placeOf(stand: DrawnStand, { width, height, unit, size, ends, beside }: Around): Point {
  const { at } = stand;
  if (!stand.isStack) {
    const away = ringOf(stand, 0.1) * Math.SQRT1_2 + 0.12;
    const within = (middle: number, side: number): number =>
      Math.min(size - side / 2 - 0.05, Math.max(side / 2 + 0.05, middle));
    const places = CORNERS.map(({ x, y }) => ({
      x: within(at.x + x * away, width),
      y: within(at.y + y * away, height),
    }));
    const covers = (place: Point, covered: readonly Point[], half: number): boolean =>
      covered.some(
        ({ x, y }) => Math.abs(x - place.x) < width / 2 + half && Math.abs(y - place.y) < height / 2 + half,
      );
    const free = places.filter((place) => !covers(place, ends, HALF_NUMBER));
    return free.find((place) => !covers(place, beside, HALF_PIECE)) ?? free[0] ?? places[0] ?? at;
  }
  // As `drawBlock` writes the count; with half a letter between them.
  const count = Math.max(0.62, 14 / unit);
  const [aside, above] = [count * 0.5 + width / 2, count * 0.45 + height / 2];
  const isRoomRight = at.x + aside + width / 2 <= size;
  const isRoomAbove = at.y - above - height / 2 >= 0;
  return { x: at.x + (isRoomRight ? aside : -aside), y: at.y + (isRoomAbove ? -above : above) };
}

interface NumbersProps extends Pick<Around, 'unit' | 'size' | 'ends' | 'beside'> {
  readonly stand: DrawnStand;
  readonly numbers: string;
}

/** The numbers of the list. */
function Numbers({ stand, numbers, unit, size, ends, beside }: NumbersProps) {
  const letters = Math.max(14 / unit, 0.28);
  const [width, height] = [letters * (0.5 + 0.6 * numbers.length), letters * 1.25];
  const { x, y } = placeOf(stand, { width, height, unit, size, ends, beside });
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect
        className="stand-numbers"
        x={-width / 2}
        y={-height / 2}
        width={width}
        height={height}
        rx={height / 3}
      />
      <text className="stand-number" fontSize={letters}>
        {numbers}
      </text>
    </g>
  );
}
