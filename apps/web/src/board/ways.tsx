/** The ways of the stand pointed at or picked. A component of its own, so that pointing does not draw the board again. */
import { memo } from 'react';
import { useStore } from 'zustand';
import type { StoreApi } from 'zustand/vanilla';
import type { Layout, DrawnStand } from '@ludo/drawing';
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
  if (shown === undefined) return null;
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
