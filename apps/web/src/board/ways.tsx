/** The ways of the stand pointed at or picked. A component of its own, so that pointing does not draw the board again. */
import { memo } from 'react';
import { useStore } from 'zustand';
import type { StoreApi } from 'zustand/vanilla';
import { type Layout, type DrawnStand, pointOf } from '@ludo/drawing';
import type { Effect, StandNote } from './stand-note.ts';
import { Preview } from './preview.tsx';

interface WaysProps {
  readonly layout: Layout;
  readonly notes: readonly { readonly stand: DrawnStand; readonly note: StandNote }[];
  /** The stand under pointer, finger or focus. */
  readonly pointed: StoreApi<string | null>;
  readonly picked: string | null;
  readonly hinted: { readonly key: string; readonly effect: Effect } | null;
  readonly unit: number;
}

export const Ways = memo(function Ways({ layout, notes, pointed, picked, hinted, unit }: WaysProps) {
  const key = useStore(pointed);
  const shown =
    notes.find(({ stand }) => stand.key === hinted?.key) ??
    notes.find(({ stand, note }) => stand.key === key && note.canMove) ??
    notes.find(({ stand }) => stand.key === picked);
  if (shown === undefined) return <Ends layout={layout} notes={notes} />;
  return (hinted === null ? shown.note.effects : [hinted.effect]).map((effect) => (
    <Preview
      key={`${effect.to} ${effect.badge}`}
      layout={layout}
      stand={shown.stand}
      effect={effect}
      unit={unit}
    />
  ));
});

/** Where the pieces that can move would come to: a ring each. */
function Ends({ layout, notes }: Pick<WaysProps, 'layout' | 'notes'>) {
  const ends = notes.flatMap(({ stand, note }) =>
    note.effects.map(({ to }) => ({ colour: stand.colour, at: pointOf(layout, stand.colour, to, 2) })),
  );
  const each = new Map(ends.map((end) => [`${end.at.x} ${end.at.y}`, end]));
  return (
    <g className="way-ends" aria-hidden="true">
      {[...each].map(([key, { colour, at }]) => (
        <g key={key} className={`is-${layout.board.colours[colour]?.name ?? 'black'}`}>
          <circle className="way-end-under" cx={at.x} cy={at.y} r={0.46} />
          <circle className="way-end" cx={at.x} cy={at.y} r={0.46} />
        </g>
      ))}
    </g>
  );
}
