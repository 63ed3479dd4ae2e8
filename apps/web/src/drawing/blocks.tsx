/** Two or more pieces of one colour on a square, drawn as one solid thing that says how many they are. */
import { memo } from 'react';
import type { Layout, Stand } from '@ludo/drawing';
import { MATERIAL } from './materials.tsx';
import { ShapePath } from './shapes.tsx';

interface BlocksProps {
  readonly layout: Layout;
  readonly stands: readonly Stand[];
  readonly unit: number;
}

const HALF = 0.5;
const WALL = { x: -HALF, y: -HALF, width: 2 * HALF, height: 2 * HALF, rx: 0.13 };
/** Courses of stones at the four sides. */
const JOINTS =
  'M-.5-.27H-.36M.36-.27H.5M-.5 .27H-.36M.36 .27H.5M-.25-.5V-.38M.25-.5V-.38M-.25 .38V.5M.25 .38V.5';

export const Blocks = memo(function Blocks({ layout, stands, unit }: BlocksProps) {
  const size = Math.max(0.62, 14 / unit);
  return (
    <g className="blocks" aria-hidden="true">
      {stands.map((stand) => {
        if (stand.count < 2 || !(stand.isPile || stand.isMixed)) return null;
        const name = layout.board.colours[stand.colour]?.name ?? 'black';
        return (
          <g key={stand.key} className={`is-${name}`} transform={`translate(${stand.at.x} ${stand.at.y})`}>
            {stand.isPile && (
              <>
                <ellipse
                  className="piece-contact"
                  cx={0.06}
                  cy={0.16}
                  rx={0.72}
                  ry={0.7}
                  fill={MATERIAL.contact}
                />
                <rect className="block-side" {...WALL} y={WALL.y + 0.13} />
                <rect className="block" {...WALL} />
                <rect className="block-sheen" {...WALL} fill={MATERIAL.sheen} />
                <path className="block-joints" d={JOINTS} />
                <ShapePath name={name} size={0.37} className="block-shape" />
              </>
            )}
            <text
              className={stand.isMixed ? 'count count-mixed' : 'count'}
              y={stand.isMixed ? 0.36 : name === 'green' ? 0.08 : 0}
              fontSize={stand.isMixed ? Math.max(0.5, 13 / unit) : size}
            >
              {stand.count}
            </text>
          </g>
        );
      })}
    </g>
  );
});
