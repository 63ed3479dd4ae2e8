/** Where the pieces of a seat are, as one mark a piece for the eye, and in words for the ear and the pointer. */
import type { RoomState } from '@ludo/room';
import { BASE, isHome, type Board } from '@ludo/rules';
import { ShapePath } from '../drawing/parts.tsx';
import { colourName } from '../telling/sentences.ts';
import { useText } from '../words/text.ts';

/** Half the width of a mark with its edge, where its shape has the radius 1. */
const HALF = 1.4;
const CHECK = 'M-.5.05-.1.45.55-.4';

interface PieceMarksProps {
  readonly room: RoomState;
  readonly board: Board;
  readonly colours: readonly number[];
}

type Whereabouts = 'home' | 'way' | 'base';

export function PieceMarks({ room, board, colours }: PieceMarksProps) {
  const text = useText();
  const { position } = room;
  if (position === null) return null;
  const whereabouts = (place: number): Whereabouts =>
    place === BASE ? 'base' : isHome(board, place) ? 'home' : 'way';
  const marks = colours.map((colour) => ({
    name: colourName(board, colour),
    pieces: (position.pieces[colour] ?? []).toSorted((a, b) => b - a).map(whereabouts),
  }));
  const count = (where: Whereabouts): number =>
    marks.flatMap(({ pieces }) => pieces).filter((piece) => piece === where).length;
  const words = text.seats.pieces(count('base'), count('way'), count('home'));
  return (
    <span className="piece-marks" title={words}>
      <span className="unseen">{words}</span>
      {marks.map(({ name, pieces }) => (
        <svg
          key={name}
          className={`is-${name}`}
          viewBox={`${-HALF} ${-HALF} ${2 * HALF * pieces.length} ${2 * HALF}`}
          aria-hidden="true"
        >
          {pieces.map((piece, nth) => (
            <g key={nth} transform={`translate(${2 * HALF * nth} 0)`}>
              <ShapePath name={name} size={1} className={`piece-mark-${piece}`} />
              {piece === 'home' && <path className="piece-mark-check" d={CHECK} />}
            </g>
          ))}
        </svg>
      ))}
    </span>
  );
}
