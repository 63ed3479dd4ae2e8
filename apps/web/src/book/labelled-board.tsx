import { safeSquaresOf, type RuleSet } from '@ludo/rules';
import { BoardDrawing } from '../drawing/parts.tsx';
import { type Layout, layoutFor, type Point, pointOf } from '@ludo/drawing';
import { BOARD_PARTS, type BoardPart } from '../words/book-text.ts';
import { useBook } from './text.ts';

/** The beginning on one colour, the end on the opposite one, so that the numbers have room. */
const BEGINNING = 0;
const END = 2;
/** A share of the track, from the start square; nothing else is labelled there. */
const ON_TRACK = 0.3;
/** Of a number's disc, in parts of the board's side. */
const RADIUS = 0.04;

interface LabelledBoardProps {
  readonly ruleSet: RuleSet;
  /** With variations. */
  readonly rules: string;
}

export function LabelledBoard({ ruleSet, rules }: LabelledBoardProps) {
  const { parts, picture } = useBook();
  const layout = layoutFor(ruleSet.board);
  const labels = BOARD_PARTS.flatMap((part) => {
    const at = placeOf(layout, part);
    return at === null ? [] : [{ part, at: inside(layout, at) }];
  });
  return (
    <section className="labelled-board">
      <h3>{picture}</h3>
      <svg className="board-picture" viewBox={`0 0 ${layout.size} ${layout.size}`} aria-hidden="true">
        <BoardDrawing layout={layout} game={ruleSet.id} safe={safeSquaresOf(rules)} />
        {labels.map(({ part, at }, nth) => (
          <g key={part} className="part-label" transform={`translate(${at.x} ${at.y})`}>
            <circle r={layout.size * RADIUS} />
            <text fontSize={layout.size * 0.056}>{nth + 1}</text>
          </g>
        ))}
      </svg>
      <ol>
        {labels.map(({ part }) => (
          <li key={part}>{parts[part]}</li>
        ))}
      </ol>
    </section>
  );
}

function placeOf(layout: Layout, part: BoardPart): Point | null {
  const { board } = layout;
  switch (part) {
    case 'base':
      return layout.bases[BEGINNING]?.floor.centre ?? null;
    case 'start':
      return besideStart(layout);
    case 'track':
      return pointOf(layout, BEGINNING, Math.round(ON_TRACK * board.lastOnTrack), 0);
    case 'gate':
      return pointOf(layout, END, board.lastOnTrack, 0);
    case 'column':
      return layout.columns[END]?.[2] ?? null;
    case 'home':
      return board.hasHome ? pointOf(layout, END, board.lastPlace, 0) : null;
  }
}

/** Leaves the arrow visible. */
function besideStart({ starts, bases }: Layout): Point | null {
  const start = starts[BEGINNING]?.at;
  const base = bases[BEGINNING]?.floor.centre;
  if (start === undefined || base === undefined) return null;
  const [x, y] = [base.x - start.x, base.y - start.y];
  return Math.abs(x) > Math.abs(y)
    ? { x: start.x + Math.sign(x), y: start.y }
    : { x: start.x, y: start.y + Math.sign(y) };
}

/** Leaves room for a whole disc. */
function inside({ size }: Layout, { x, y }: Point): Point {
  const margin = size * RADIUS + 0.1;
  const within = (at: number): number => Math.min(Math.max(at, margin), size - margin);
  return { x: within(x), y: within(y) };
}
