/** The ways of the stand pointed at or picked. A component of its own, so that pointing does not draw the board again. */
import { memo } from 'react';
import { useStore } from 'zustand';
import type { StoreApi } from 'zustand/vanilla';
import { type Layout, type DrawnStand, pointOf } from '@ludo/drawing';
import type { Effect, StandNote } from './stand-note.ts';
import { Preview } from './preview.tsx';
import { coveredSquares, squareKey } from './square-numbers.ts';

export interface WaysProps {
  readonly layout: Layout;
  readonly notes: readonly { readonly stand: DrawnStand; readonly note: StandNote }[];
  /** The stand under pointer, finger or focus. */
  readonly pointed: StoreApi<string | null>;
  readonly picked: string | null;
  /** The choice of the list that is pointed at. */
  readonly hinted: { readonly key: string; readonly effect: Effect } | null;
  readonly unit: number;
}

export const Ways = memo(function Ways({ layout, notes, pointed, picked, hinted }: WaysProps) {
  const key = useStore(pointed);
  const shown =
    notes.find(({ stand }) => stand.key === hinted?.key) ??
    notes.find(({ stand, note }) => stand.key === key && note.canMove) ??
    notes.find(({ stand }) => stand.key === picked);
  if (shown === undefined) return <Ends layout={layout} notes={notes} />;
  return (hinted === null ? shown.note.effects : [hinted.effect]).map((effect) => (
    <Preview key={`${effect.to} ${effect.sum}`} layout={layout} stand={shown.stand} effect={effect} />
  ));
});

/** A ring round a piece, outside of it. */
const OUTSIDE = 0.64;

/** Where the pieces that can move would come to: a ring each, with ticks where it captures, so that no hue is needed. */
function Ends({ layout, notes }: Pick<WaysProps, 'layout' | 'notes'>) {
  const covered = coveredSquares(
    layout,
    notes.map(({ stand }) => stand),
  );
  const ends = notes.flatMap(({ stand: { colour }, note }) =>
    note.effects.map(({ to, events }) => {
      const at = pointOf(layout, colour, to, 2);
      const captures = events.some(
        (event) =>
          event.type === 'captured' &&
          squareKey(pointOf(layout, event.colour, event.from, 2)) === squareKey(at),
      );
      return { colour, at, captures };
    }),
  );
  const each = new Map(ends.map((end) => [squareKey(end.at), end]));
  return (
    <g className="way-ends" aria-hidden="true">
      {[...each].map(([key, { colour, at, captures }]) => {
        const radius = covered.has(key) ? OUTSIDE : 0.48;
        return (
          <g
            key={key}
            className={`is-${layout.board.colours[colour]?.name ?? 'black'}`}
            transform={`translate(${at.x} ${at.y})`}
          >
            <circle className="way-end-under" r={radius} />
            <circle className="way-end" r={radius} />
            {captures && <path className="way-end-capture" d={TICKS} />}
          </g>
        );
      })}
    </g>
  );
}

const TICKS = 'M-.86 0H-.52M.86 0H.52M0-.86V-.52M0 .86V.52';
