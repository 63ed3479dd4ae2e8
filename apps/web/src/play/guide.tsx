/** What a lesson adds to the table. */
import { forwardRef, type ReactNode } from 'react';
import type { RoomState } from '@ludo/room';
import { parsePlay } from '@ludo/rules';
import type { DrawnStand } from '@ludo/drawing';
import type { Effect } from '../board/stand-note.ts';
import type { Choice } from '../table/choices.ts';
import { effectOfChoice } from './notes.ts';

/** A play in notation, or a stand to be pressed although it cannot move. */
export type Pointing =
  | { readonly at: 'play'; readonly play: string }
  | {
      readonly at: 'stand';
      readonly key: string;
      readonly place: number;
    };

export interface Guide {
  readonly panel: ReactNode;
  /** Stands in for the main button. */
  readonly press: { readonly label: string; readonly act: () => void } | null;
  readonly point: Pointing | null;
  readonly onPress: (stand: DrawnStand) => void;
}

export const GuidePress = forwardRef<HTMLButtonElement, { readonly press: NonNullable<Guide['press']> }>(
  function GuidePress({ press }, ref) {
    return (
      <button ref={ref} type="button" className="action action-ready guide-press" onClick={press.act}>
        {press.label}
      </button>
    );
  },
);

/** Null: the play cannot be made now. */
export function pointedBy(
  point: Pointing | null,
  room: RoomState,
  offered: readonly Choice[],
): { readonly key: string; readonly effect: Effect } | null {
  if (point === null || room.position === null) return null;
  if (point.at === 'stand')
    return { key: point.key, effect: { to: point.place, kind: 'move', events: [], sum: 0 } };
  const play = parsePlay(room.position, point.play);
  if (!play.ok) return null;
  for (const step of play.value) {
    const choice = offered.find(
      (each) => each.step?.colour === step.colour && each.step.from === step.from && each.step.to === step.to,
    );
    const effect = choice && effectOfChoice(choice);
    if (choice !== undefined && effect) return { key: choice.key, effect };
  }
  return null;
}
