/** Celebrates a won game or a taken place once people have seen the row. */
import type { RoomEvent, RoomState } from '@ludo/room';
import type { ColourName } from '@ludo/rules';
import { create } from 'zustand';
import { boardOfRoom, colourName } from '../telling/sentences.ts';
import { currentTempo } from '../preferences/settings.ts';
import type { Moving, Stage } from '../stage/stage.ts';
import { winnersIn } from '../stage/winners.ts';

export interface Celebration {
  readonly seq: number;
  readonly colours: readonly ColourName[];
  /** Otherwise others play on. */
  readonly isWin: boolean;
}

export const useCelebration = create<{ readonly now: Celebration | null }>()(() => ({ now: null }));

let unfollow: (() => void) | null = null;

export function endCelebration(): void {
  unfollow?.();
  unfollow = null;
  useCelebration.setState({ now: null });
}

export function celebrationOf(
  seq: number,
  events: readonly RoomEvent[],
  room: RoomState | null,
): Celebration | null {
  const board = room === null ? null : boardOfRoom(room);
  const winners = winnersIn(events);
  const ranked = events.findLast((event) => event.type === 'ranked');
  const players = winners ?? (ranked === undefined ? [] : [ranked.player]);
  const colours = room?.seatList.flatMap((seat) => (players.includes(seat.player) ? seat.colours : [])) ?? [];
  if (board === null || colours.length === 0) return null;
  return { seq, colours: colours.map((colour) => colourName(board, colour)), isWin: winners !== null };
}

/** Lasts until the row is taken back. Without motion the end page shows a still garland instead. */
export function celebrate(stage: Stage, moving: Moving, events: readonly RoomEvent[]): void {
  if (currentTempo().hop === 0) return;
  const now = celebrationOf(moving.seq, events, stage.store.getState().view.room);
  if (now === null) return;
  unfollow?.();
  unfollow = stage.store.subscribe(({ room, view }) => {
    if ((view.room?.seq ?? 0) < now.seq) return endCelebration();
    const isBegun = useCelebration.getState().now === now;
    if (!isBegun && (room?.seq ?? 0) >= now.seq) useCelebration.setState({ now });
  });
}
