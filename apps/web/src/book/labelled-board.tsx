/** A board with numbers on its parts, and what they are beside it. */
import type { RuleSet } from '@ludo/rules';
import { BoardDrawing } from '../board/drawing.tsx';
import { layoutFor, pointOf, type Layout, type Point } from '../board/layout.ts';
import { BOARD_PARTS, type BoardPart } from '../catalogue/en/book.ts';
import { useBook } from './text.ts';

/** The parts are shown on the colours that leave the numbers room: the base of the one, the way of the other. */
const SHOWN = 0;
/** A square of the track in the middle of nowhere, counted from the start. */
const ON_TRACK = 6;

export function LabelledBoard({ ruleSet }: { ruleSet: RuleSet }) {
  const { parts, picture } = useBook();
  const layout = layoutFor(ruleSet.board);
  const labels = BOARD_PARTS.flatMap((part) => {
    const at = placeOf(layout, part);
    return at === null ? [] : [{ part, at }];
  });
  return (
    <section className="labelled-board">
      <h3>{picture}</h3>
      <svg className="board-picture" viewBox={`0 0 ${layout.size} ${layout.size}`} aria-hidden="true">
        <BoardDrawing layout={layout} />
        {labels.map(({ part, at }, nth) => (
          <g key={part} className="part-label" transform={`translate(${at.x} ${at.y})`}>
            <circle r={layout.size * 0.036} />
            <text fontSize={layout.size * 0.05}>{nth + 1}</text>
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
      return layout.bases[SHOWN]?.floor.centre ?? null;
    case 'start':
      return layout.starts[SHOWN]?.at ?? null;
    case 'track':
      return pointOf(layout, SHOWN, ON_TRACK, 0);
    case 'gate':
      return pointOf(layout, SHOWN, board.lastOnTrack, 0);
    case 'column':
      return layout.columns[SHOWN]?.[1] ?? null;
    case 'home':
      return board.hasHome ? pointOf(layout, SHOWN, board.lastPlace, 0) : null;
  }
}
