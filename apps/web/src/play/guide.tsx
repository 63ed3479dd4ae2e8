/** A guide's place at the table: a panel, something pointed out, and a button instead of throwing. */
import { forwardRef, type ReactNode } from 'react';
import type { RoomState } from '@ludo/room';
import { parsePlay } from '@ludo/rules';
import type { DrawnStand } from '@ludo/drawing';
import type { Effect } from '../board/stand-note.ts';
import type { Choice } from '../table/choices.ts';
import { effectOfChoice } from './notes.ts';

/** A play in notation to be made, or a stand to be pressed although it cannot move. */
export type Pointing =
  | { readonly at: 'play'; readonly play: string }
  | {
      readonly at: 'stand';
      readonly key: string;
      readonly place: number;
    };

export interface Guide {
  readonly panel: ReactNode;
  /** The main button while nothing is to be thrown or moved; null otherwise. */
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

/** What the board shows of the pointed-out play; null when it cannot be done now. */
export function pointedBy(
  point: Pointing | null,
  room: RoomState,
  offered: readonly Choice[],
): { readonly key: string; readonly effect: Effect } | null {
  if (point === null || room.position === null) return null;
  if (point.at === 'stand') return { key: point.key, effect: { to: point.place, events: [], badge: '' } };
  const play = parsePlay(room.position, point.play);
  if (!play.ok) return null;
  for (const step of play.value) {
    const choice = offered.find(
      (each) => each.step?.colour === step.colour && each.step.from === step.from && each.step.to === step.to,
    );
    const effect = choice && effectOfChoice(room, choice);
    if (choice !== undefined && effect) return { key: choice.key, effect };
  }
  return null;
}
