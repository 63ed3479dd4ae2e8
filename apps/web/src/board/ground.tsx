/**
 * What lies still under the pieces: the board itself and the names on it. A layer of its own, so that pieces that move
 * above it never have it painted again.
 */
import { memo, useRef } from 'react';
import { BoardDrawing } from './drawing.tsx';
import { Labels } from './labels.tsx';
import type { Layout } from './layout.ts';
import { useUnit } from './unit.ts';

interface GroundProps {
  readonly layout: Layout;
  /** By colour: the holder's name, null for a colour that is not in play. */
  readonly names: readonly (string | null)[];
}

export const Ground = memo(function Ground({ layout, names }: GroundProps) {
  const svg = useRef<SVGSVGElement>(null);
  const unit = useUnit(svg, layout.size);
  return (
    <svg ref={svg} className="board-ground" viewBox={`0 0 ${layout.size} ${layout.size}`} aria-hidden="true">
      <BoardDrawing layout={layout} />
      <Labels layout={layout} unit={unit} names={names} />
    </svg>
  );
});
