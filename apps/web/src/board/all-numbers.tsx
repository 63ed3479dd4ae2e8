/** The number of every square, on the still board. */
import { memo } from 'react';
import type { Layout, Point } from '@ludo/drawing';
import { PlainNumber } from './square-numbers.tsx';
import { hasArrow, isRoomy, squareKey } from './square-numbers.ts';

export const AllNumbers = memo(function AllNumbers({ layout, unit }: { layout: Layout; unit: number }) {
  const { board, track, columns } = layout;
  const numbered = (at: Point, nth: number, isBusy: boolean) => (
    <PlainNumber
      key={squareKey(at)}
      text={String(nth + 1)}
      at={at}
      isCovered={isBusy}
      size={layout.size}
      unit={unit}
    />
  );
  return (
    <g className="all-numbers">
      {track.map((at, nth) => numbered(at, nth, hasArrow(layout, nth) && isRoomy(unit)))}
      {board.hasHome && columns.flatMap((column) => column.map((at, nth) => numbered(at, nth, false)))}
    </g>
  );
});
