/** The number of every square, on the still board. */
import { memo } from 'react';
import { numberOfTrackSquare } from '@ludo/rules';
import type { Layout, Point } from '@ludo/drawing';
import { PlainNumber } from './square-numbers.tsx';
import { isMarked, isRoomy, squareKey } from './square-numbers.ts';

interface AllNumbersProps {
  readonly layout: Layout;
  /** Squares of the track that bear a star or a ring. */
  readonly safe: readonly number[];
  readonly unit: number;
}

export const AllNumbers = memo(function AllNumbers({ layout, safe, unit }: AllNumbersProps) {
  const { board, track, columns } = layout;
  const numbered = (at: Point, number: number, isBusy: boolean) => (
    <PlainNumber
      key={squareKey(at)}
      text={String(number)}
      at={at}
      isCovered={isBusy}
      isPrinted={false}
      size={layout.size}
      unit={unit}
    />
  );
  return (
    <g className="all-numbers">
      {track.map((at, nth) =>
        numbered(at, numberOfTrackSquare(board, nth), isMarked(layout, nth, safe) && isRoomy(unit)),
      )}
      {board.hasHome && columns.flatMap((column) => column.map((at, nth) => numbered(at, nth + 1, false)))}
    </g>
  );
});
