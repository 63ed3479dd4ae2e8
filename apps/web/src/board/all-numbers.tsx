/** The number of every square, on the still board. */
import { memo } from 'react';
import type { Layout, Point } from '@ludo/drawing';
import { PlainNumber } from './square-numbers.tsx';
import { hasArrow, isRoomy, squareKey } from './square-numbers.ts';

interface AllNumbersProps {
  readonly layout: Layout;
  /** Squares of the track that bear a star. */
  readonly safe: readonly number[];
  readonly unit: number;
}

export const AllNumbers = memo(function AllNumbers({ layout, safe, unit }: AllNumbersProps) {
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
      {track.map((at, nth) =>
        numbered(at, nth, (hasArrow(layout, nth) || safe.includes(nth)) && isRoomy(unit)),
      )}
      {board.hasHome && columns.flatMap((column) => column.map((at, nth) => numbered(at, nth, false)))}
    </g>
  );
});
