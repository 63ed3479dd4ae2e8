import { memo } from 'react';
import type { StandNote } from './stand-note.ts';
import { ringOf, type DrawnStand, type Point } from '@ludo/drawing';

interface HalosProps {
  readonly notes: readonly { readonly stand: DrawnStand; readonly note: StandNote }[];
  readonly unit: number;
  readonly size: number;
}

/** Pixels of a square that leave room beside a piece for one letter, for several. */
const ROOMY = [18, 30] as const;

export const Halos = memo(function Halos({ notes, unit, size }: HalosProps) {
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
          unit >= ROOMY[numbers.length > 1 ? 1 : 0] && (
            <Numbers key={stand.key} stand={stand} numbers={numbers} unit={unit} size={size} />
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
  return <circle className={className} cx={x} cy={y} r={stand.isMixed ? 0.4 : ringOf(stand, 0.1)} />;
}

interface Around {
  readonly width: number;
  readonly height: number;
  readonly unit: number;
  readonly size: number;
}

/** Where the numbers have their middle: beside the piece, within the board, and never beside the count of a stack. */
export function placeOf(stand: DrawnStand, { width, height, unit, size }: Around): Point {
  const { at } = stand;
  if (!stand.isStack) {
    const away = ringOf(stand, 0.1) * Math.SQRT1_2 + 0.12;
    return {
      x: Math.min(size - width / 2 - 0.05, at.x + away),
      y: Math.max(height / 2 + 0.05, at.y - away),
    };
  }
  // As `drawBlock` writes the count; with half a letter between them.
  const count = Math.max(0.62, 14 / unit);
  const [aside, above] = [count * 0.5 + width / 2, count * 0.45 + height / 2];
  const isRoomRight = at.x + aside + width / 2 <= size;
  const isRoomAbove = at.y - above - height / 2 >= 0;
  return { x: at.x + (isRoomRight ? aside : -aside), y: at.y + (isRoomAbove ? -above : above) };
}

interface NumbersProps {
  readonly stand: DrawnStand;
  readonly numbers: string;
  readonly unit: number;
  readonly size: number;
}

/** The numbers of the list. */
function Numbers({ stand, numbers, unit, size }: NumbersProps) {
  const letters = Math.max(14 / unit, 0.28);
  const [width, height] = [letters * (0.5 + 0.6 * numbers.length), letters * 1.25];
  const { x, y } = placeOf(stand, { width, height, unit, size });
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
