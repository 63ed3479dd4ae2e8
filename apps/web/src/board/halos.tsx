/** Rings round the stands that can move, and a cracked plate under a square that two colours share: it can be broken. */
import type { StandNote } from './board.tsx';
import type { Stand } from './arrangement.ts';
import { pointOf, type Layout } from './layout.ts';

interface HalosProps {
  readonly notes: readonly { readonly stand: Stand; readonly note: StandNote }[];
}

export function Halos({ notes }: HalosProps) {
  return (
    <g className="halos" aria-hidden="true">
      {notes.map(({ stand, note }) => {
        const { x, y } = stand.at;
        const radius = stand.isMixed ? 0.4 : Math.max(stand.reach, 0.5) + 0.1;
        if (!note.canMove) return null;
        return (
          <g key={stand.key}>
            <circle className="halo-under" cx={x} cy={y} r={radius} />
            <circle className="halo" cx={x} cy={y} r={radius} />
          </g>
        );
      })}
    </g>
  );
}

/** Drawn once a square, under its pieces. */
export function MixedPlates({ layout, stands }: { layout: Layout; stands: readonly Stand[] }) {
  const squares = new Map<string, { readonly x: number; readonly y: number }>();
  for (const { isMixed, colour, place } of stands) {
    if (!isMixed) continue;
    const at = pointOf(layout, colour, place, 0);
    squares.set(`${at.x} ${at.y}`, at);
  }
  return (
    <g className="plates" aria-hidden="true">
      {[...squares].map(([key, { x, y }]) => (
        <g key={key} transform={`translate(${x} ${y})`}>
          <rect className="plate-mixed" x={-0.56} y={-0.5} width={1.12} height={1} rx={0.2} />
          <path className="plate-crack" d="M0-.5L-.07-.26L.07-.06L-.07.18L.05.34L0 .5" />
        </g>
      ))}
    </g>
  );
}
