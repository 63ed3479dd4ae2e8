/** The frame is there at once, the drawing after the first paint. */
import { useMemo } from 'react';
import { safeSquaresOf, type Board, type RuleSetId } from '@ludo/rules';
import { drawPiece, layoutFor, pointOf } from '@ludo/drawing';
import { useIsPainted } from '../device/after-paint.ts';
import { drawn } from './drawn.ts';
import { BoardDrawing } from './parts.tsx';

interface BoardPictureProps {
  readonly board: Board;
  readonly game: RuleSetId;
  /** With variations; absent: without any. */
  readonly rules?: string;
  /** Places by colour. */
  readonly pieces?: readonly (readonly number[])[];
}

export function BoardPicture(props: BoardPictureProps) {
  const isPainted = useIsPainted();
  return <span className={`board-picture game-${props.game}`}>{isPainted && <Picture {...props} />}</span>;
}

function Picture({ board, game, rules = game, pieces = [] }: BoardPictureProps) {
  const layout = layoutFor(board);
  const safe = useMemo(() => safeSquaresOf(rules), [rules]);
  return (
    <svg viewBox={`0 0 ${layout.size} ${layout.size}`} aria-hidden="true">
      <BoardDrawing layout={layout} game={game} safe={safe} />
      {pieces.flatMap((places, colour) =>
        places.map((place, slot) => {
          const { x, y } = pointOf(layout, colour, place, slot);
          const scale = place < 0 ? (layout.bases[colour]?.scale ?? 1) : 1;
          return (
            <g key={`${colour} ${slot}`} transform={`translate(${x} ${y}) scale(${scale})`}>
              {drawn(drawPiece(layout.board.colours[colour]?.name ?? 'black'))}
            </g>
          );
        }),
      )}
    </svg>
  );
}
