/** The board itself, drawn from its layout: everything that does not move. */
import { Fragment, memo } from 'react';
import type { Board, Colour, RuleSetId } from '@ludo/rules';
import { useIsPainted } from '../device/after-paint.ts';
import { Inlay } from './emblem.tsx';
import {
  edgesOf,
  type Layout,
  layoutFor,
  type Point,
  pointOf,
  quartersOf,
  squaresOf,
  type StartLayout,
} from '@ludo/drawing';
import { MATERIAL } from './materials.tsx';
import { PieceDrawing } from './piece.tsx';
import { ShapePath } from './shapes.tsx';

function points(list: readonly Point[]): string {
  return list.map(({ x, y }) => `${x},${y}`).join(' ');
}

function Base({ layout, colour }: { layout: Layout; colour: Colour }) {
  const base = layout.bases[colour.index];
  if (base === undefined) return null;
  const { centre, half, floor } = base;
  const side = half * 2 - 0.5;
  const panel = {
    x: centre.x - side / 2,
    y: centre.y - side / 2,
    width: side,
    height: side,
    rx: half * 0.22,
  };
  const round = { cx: floor.centre.x, cy: floor.centre.y };
  return (
    <g className={`base is-${colour.name}`}>
      <rect className="base-ground" {...panel} />
      <rect className="base-sheen" {...panel} fill={MATERIAL.sheen} stroke={MATERIAL.raised} />
      <circle className="base-floor" {...round} r={floor.radius} />
      <circle className="base-bowl" {...round} r={floor.radius} fill={MATERIAL.bowl} />
      <circle className="base-rim" {...round} r={floor.radius} stroke={MATERIAL.sunk} />
      {base.spots.map((spot) => (
        <Fragment key={`${spot.x} ${spot.y}`}>
          <ShapePath name={colour.name} size={0.38 * base.scale} at={spot} className="socket" />
          <ShapePath
            name={colour.name}
            size={0.38 * base.scale}
            at={spot}
            className="socket-edge"
            stroke={MATERIAL.sunk}
          />
        </Fragment>
      ))}
    </g>
  );
}

const END_LETTERS = ['a', 'b', 'c', 'd'];

/** On the German board squares have letters: A the start square, a to d the end squares. */
function Letter({ at, letter, size = 0.66 }: { at: Point; letter: string; size?: number }) {
  return (
    <text className="end-letter" x={at.x} y={at.y} fontSize={size}>
      {letter}
    </text>
  );
}

/** Where the letter of a start square stands, so that the arrow has room before it. */
function behind({ at, heading }: StartLayout): Point {
  const turn = (heading * Math.PI) / 180;
  return { x: at.x - 0.13 * Math.cos(turn), y: at.y - 0.13 * Math.sin(turn) };
}

function Column({ layout, colour }: { layout: Layout; colour: Colour }) {
  const round = layout.homes === null;
  const home = layout.homes?.[colour.index];
  const start = layout.starts[colour.index];
  const gate = pointOf(layout, colour.index, layout.board.lastOnTrack, 0);
  const column = layout.columns[colour.index] ?? [];
  return (
    <g className={`is-${colour.name}`}>
      <path
        className="square square-own"
        d={squaresOf(start === undefined ? column : [...column, start.at], round)}
      />
      {round &&
        column.map((at, nth) => <Letter key={`${at.x} ${at.y}`} at={at} letter={END_LETTERS[nth] ?? ''} />)}
      {home && (
        <>
          <polygon className="home" points={points(home.corners)} />
          <polygon className={`facet facet-${colour.index}`} points={points(home.corners)} />
        </>
      )}
      <g className="gate" transform={`translate(${gate.x} ${gate.y}) rotate(${start?.heading ?? 0})`}>
        <path d="M-.12-.2L.14 0L-.12.2" />
        <path d="M-.12-.2L.14 0L-.12.2" />
      </g>
      {start && (
        <>
          <g
            className="start-arrow"
            transform={`translate(${start.at.x} ${start.at.y}) rotate(${start.heading})`}
          >
            {round ? <path d="M.22-.12L.34 0L.22 .12" /> : <path d="M-.26 0H.2M0-.2L.22 0L0 .2" />}
          </g>
          {round && <Letter at={behind(start)} letter="A" size={0.55} />}
        </>
      )}
    </g>
  );
}

interface BoardDrawingProps {
  readonly layout: Layout;
  /** The rule set whose sign is inlaid in the middle. */
  readonly game: RuleSetId;
}

export const BoardDrawing = memo(function BoardDrawing({ layout, game }: BoardDrawingProps) {
  const { size, board } = layout;
  const round = layout.homes === null;
  const edges = quartersOf(layout.track).map((part, nth) =>
    edgesOf([...part, ...(layout.columns[nth] ?? [])], round),
  );
  return (
    <g className="drawing" aria-hidden="true">
      <rect className="ground" width={size} height={size} rx={0.3} />
      <rect className="ground-grain" width={size} height={size} rx={0.3} fill={MATERIAL.grain} />
      {board.colours.map((colour) => (
        <Base key={colour.name} layout={layout} colour={colour} />
      ))}
      {quartersOf(layout.track).map((part, nth) => (
        <path key={nth} className="square" d={squaresOf(part, round)} />
      ))}
      {board.colours.map((colour) => (
        <Column key={colour.name} layout={layout} colour={colour} />
      ))}
      {edges.map(({ shade, light }, nth) => (
        <Fragment key={nth}>
          <path className="square-shade" d={shade} />
          <path className="square-light" d={light} />
        </Fragment>
      ))}
      <Inlay game={game} x={size / 2} y={size / 2} radius={round ? 0.44 : 0.4} />
    </g>
  );
});

interface BoardPictureProps {
  readonly board: Board;
  readonly game: RuleSetId;
  /** By colour: places of the pieces that stand on it. */
  readonly pieces?: readonly (readonly number[])[];
}

/** A small picture of a board, for rule cards and the first page. Its frame is there at once, the drawing when the page can be read. */
export function BoardPicture(props: BoardPictureProps) {
  const isPainted = useIsPainted();
  return <span className={`board-picture game-${props.game}`}>{isPainted && <Picture {...props} />}</span>;
}

function Picture({ board, game, pieces = [] }: BoardPictureProps) {
  const layout = layoutFor(board);
  return (
    <svg viewBox={`0 0 ${layout.size} ${layout.size}`} aria-hidden="true">
      <BoardDrawing layout={layout} game={game} />
      {pieces.flatMap((places, colour) =>
        places.map((place, slot) => {
          const { x, y } = pointOf(layout, colour, place, slot);
          const scale = place < 0 ? (layout.bases[colour]?.scale ?? 1) : 1;
          return (
            <g key={`${colour} ${slot}`} transform={`translate(${x} ${y}) scale(${scale})`}>
              <g className={`is-${layout.board.colours[colour]?.name ?? 'black'}`}>
                <PieceDrawing name={layout.board.colours[colour]?.name ?? 'black'} />
              </g>
            </g>
          );
        }),
      )}
    </svg>
  );
}
