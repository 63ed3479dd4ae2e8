/** Where the last pieces came from and where they went: broken and whole, so that no hue is needed. */
import { memo } from 'react';
import { type Layout, pointOf } from '@ludo/drawing';
import { BASE } from '@ludo/rules';

export interface MoveMark {
  readonly colour: number;
  readonly from: number;
  readonly to: number;
}

interface LastMoveMarksProps {
  readonly layout: Layout;
  readonly moves: readonly MoveMark[];
}

const HALF = 0.44;

export const LastMoveMarks = memo(function LastMoveMarks({ layout, moves }: LastMoveMarksProps) {
  if (moves.length === 0) return null;
  return (
    <g className="last-moves" aria-hidden="true">
      {moves.map(({ colour, from, to }, nth) => (
        <g key={nth} className={`is-${layout.board.colours[colour]?.name ?? 'black'}`}>
          <Mark layout={layout} colour={colour} place={from} className="last-from" />
          <Mark layout={layout} colour={colour} place={to} className="last-to" />
        </g>
      ))}
    </g>
  );
});

interface MarkProps {
  readonly layout: Layout;
  readonly colour: number;
  readonly place: number;
  readonly className: string;
}

function Mark({ layout, colour, place, className }: MarkProps) {
  const floor = place === BASE ? layout.bases[colour]?.floor : undefined;
  if (floor !== undefined) {
    const ring = { cx: floor.centre.x, cy: floor.centre.y, r: floor.radius };
    return (
      <>
        <circle className="last-under" {...ring} />
        <circle className={className} {...ring} />
      </>
    );
  }
  const { x, y } = pointOf(layout, colour, place, 2);
  const box = { x: x - HALF, y: y - HALF, width: 2 * HALF, height: 2 * HALF, rx: 0.16 };
  return (
    <>
      <rect className="last-under" {...box} />
      <rect className={className} {...box} />
    </>
  );
}
