/** Names beside the bases, and a frame round the base of the colour whose turn it is. */
import { memo } from 'react';
import { fitted, type Layout } from '@ludo/drawing';

interface LabelsProps {
  readonly layout: Layout;
  readonly unit: number;
  readonly names: readonly (string | null)[];
}

/** How far outside its panel the frame of a base runs, clear of the name. */
const OUTSIDE = 0.1;

export const Labels = memo(function Labels({ layout, unit, names }: LabelsProps) {
  // On a large screen they grow with the board.
  const size = Math.max(14 / unit, Math.min(0.6, 20 / unit), 0.32);
  return (
    <g className="labels">
      {layout.bases.map((base, colour) => {
        const name = names[colour] ?? null;
        const side = base.half * 2 - 0.5;
        return (
          <g
            key={`${base.centre.x} ${base.centre.y}`}
            className={`is-${layout.board.colours[colour]?.name ?? 'black'}`}
          >
            {name === null ? (
              <rect
                className="base-absent"
                x={base.centre.x - side / 2}
                y={base.centre.y - side / 2}
                width={side}
                height={side}
                rx={base.half * 0.22}
              />
            ) : (
              <text
                className="base-name"
                x={base.centre.x}
                y={base.centre.y - side / 2 + size * 0.75}
                fontSize={size}
              >
                {fitted(name, (side - 0.6) / size)}
              </text>
            )}
          </g>
        );
      })}
    </g>
  );
});

/** Belongs to what lives: it goes to whoever's turn it is. It does not glow: that would paint the board anew for every frame. */
export function ActiveBase({ layout, active }: { layout: Layout; active: number | null }) {
  const base = active === null ? undefined : layout.bases[active];
  if (base === undefined) return null;
  const side = base.half * 2 - 0.5;
  const frame = {
    x: base.centre.x - side / 2 - OUTSIDE,
    y: base.centre.y - side / 2 - OUTSIDE,
    width: side + 2 * OUTSIDE,
    height: side + 2 * OUTSIDE,
    rx: base.half * 0.22 + OUTSIDE,
  };
  return (
    <g key={active} aria-hidden="true">
      <rect className="base-active-under" {...frame} />
      <rect className="base-active" {...frame} />
    </g>
  );
}
