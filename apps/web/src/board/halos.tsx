/** Rings round the stands that can move, and a cracked plate under a square that two colours share: it can be broken. */
import { memo } from 'react';
import type { StandNote } from './board.tsx';
import type { Stand } from './arrangement.ts';
import { pointOf, type Layout } from './layout.ts';

interface HalosProps {
  readonly notes: readonly { readonly stand: Stand; readonly note: StandNote }[];
}

export const Halos = memo(function Halos({ notes }: HalosProps) {
  return (
    <g className="halos" aria-hidden="true">
      {notes.map(({ stand, note }) => {
        const { x, y } = stand.at;
        const radius = stand.isMixed ? 0.4 : Math.max(stand.reach, 0.5) + 0.1;
        if (!note.canMove) return null;
        if (stand.isPile) {
          // Round a wall, so that it stays seen.
          const wall = { x: x - 0.66, y: y - 0.66, width: 1.32, height: 1.4, rx: 0.26 };
          return (
            <g key={stand.key}>
              <rect className="halo-under" {...wall} />
              <rect className="halo" {...wall} />
            </g>
          );
        }
        return (
          <g key={stand.key}>
            <circle className="halo-under" cx={x} cy={y} r={radius} />
            <circle className="halo" cx={x} cy={y} r={radius} />
          </g>
        );
      })}
    </g>
  );
});

/** The edges of the two halves, which no longer fit together. */
const CRACK_UP = 'L.02 .34L-.1 .18L.04-.06L-.1-.26';
const CRACK_DOWN = 'L0-.26L.14-.06L0 .18L.12 .34';

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
          <path
            className="plate-mixed"
            d={`M-.03-.5H-.4Q-.56-.5-.56-.34V.34Q-.56 .5-.4 .5H-.03${CRACK_UP}Z`}
          />
          <path className="plate-mixed" d={`M.07 .5H.4Q.56 .5 .56 .34V-.34Q.56-.5 .4-.5H.07${CRACK_DOWN}Z`} />
        </g>
      ))}
    </g>
  );
}
