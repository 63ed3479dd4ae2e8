/**
 * The ways that the board shows: of what somebody points at, or of the stand that is picked. A part of its own, since a
 * finger points at something with each touch: only the ways are drawn anew then, not the board.
 */
import { memo, useSyncExternalStore } from 'react';
import type { Stand } from './arrangement.ts';
import type { Effect, StandNote } from './board.tsx';
import type { Layout } from './layout.ts';
import { Preview } from './preview.tsx';

/** The stand that a pointer, a finger or the focus is on. */
export class Pointed {
  #key: string | null = null;
  readonly #listeners = new Set<() => void>();

  /** Of `useSyncExternalStore`. */
  readonly key = (): string | null => this.#key;
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Null: it is left. */
  point(key: string | null): void {
    if (key === this.#key) return;
    this.#key = key;
    for (const listener of this.#listeners) listener();
  }
}

interface WaysProps {
  readonly layout: Layout;
  readonly notes: readonly { readonly stand: Stand; readonly note: StandNote }[];
  readonly pointed: Pointed;
  readonly picked: string | null;
  /** One way of one stand, shown alone. */
  readonly hinted: { readonly key: string; readonly effect: Effect } | null;
  readonly unit: number;
}

export const Ways = memo(function Ways({ layout, notes, pointed, picked, hinted, unit }: WaysProps) {
  const key = useSyncExternalStore(pointed.subscribe, pointed.key);
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
