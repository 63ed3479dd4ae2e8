/** Rings round the stands that can move, and round squares that two colours share. */
import type { StandNote } from './board.tsx';
import type { Stand } from './arrangement.ts';

interface HalosProps {
  readonly notes: readonly { readonly stand: Stand; readonly note: StandNote }[];
}

export function Halos({ notes }: HalosProps) {
  return (
    <g className="halos" aria-hidden="true">
      {notes.map(({ stand, note }) => {
        const { x, y } = stand.at;
        const radius = Math.max(stand.reach, 0.5) + 0.1;
        if (note.canMove) {
          return (
            <g key={stand.key}>
              <circle className="halo-under" cx={x} cy={y} r={radius} />
              <circle className="halo" cx={x} cy={y} r={radius} />
            </g>
          );
        }
        return stand.isMixed ? (
          <circle key={stand.key} className="plate-mixed" cx={x} cy={y} r={stand.reach} />
        ) : null;
      })}
    </g>
  );
}
