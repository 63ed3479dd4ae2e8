import { BASE } from '@ludo/rules';
import { type Layout, pointOf, type DrawnStand, wayBetween } from '@ludo/drawing';
import type { Effect } from './stand-note.ts';
import { ShapePath } from '../drawing/parts.tsx';

interface PreviewProps {
  readonly layout: Layout;
  readonly stand: DrawnStand;
  readonly effect: Effect;
}

export function Preview({ layout, stand, effect }: PreviewProps) {
  const { colour, place } = stand;
  const { to, kind } = effect;
  const way = wayBetween(layout, { colour, from: place, to, kind }, 0).slice(place === BASE ? 1 : 0);
  const end = pointOf(layout, colour, to, 2);
  const name = layout.board.colours[colour]?.name ?? 'black';
  return (
    <g className={`preview is-${name}`} aria-hidden="true">
      <polyline className="preview-way" points={way.map(({ x, y }) => `${x},${y}`).join(' ')} />
      <g transform={`translate(${end.x} ${end.y})`}>
        <circle className="preview-end" r={0.52} />
        <ShapePath name={name} size={0.3} className="preview-ghost" />
      </g>
      {effect.events.map((event, nth) => {
        if (event.type !== 'captured') return null;
        const at = pointOf(layout, event.colour, event.from, 0);
        return (
          <path
            key={nth}
            className="preview-capture"
            transform={`translate(${at.x} ${at.y})`}
            d="M-.5-.5L.5 .5M.5-.5L-.5 .5"
          />
        );
      })}
    </g>
  );
}
