/** What is celebrated just now: a game that was won, or a place that was taken, when it has been watched. */
import type { RoomEvent, RoomState } from '@ludo/room';
import type { ColourName } from '@ludo/rules';
import { create } from 'zustand';
import { boardOfRoom, colourName } from '../telling/sentences.ts';
import { currentTempo } from '../preferences/settings.ts';
import type { Moving, Stage } from '../stage/stage.ts';
import { winnersIn } from '../stage/winners.ts';

export interface Celebration {
  readonly seq: number;
  /** The colours of those who are celebrated. */
  readonly colours: readonly ColourName[];
  /** The game is won; else a place is taken while others play on. */
  readonly isWin: boolean;
}

export const useCelebration = create<{ readonly now: Celebration | null }>()(() => ({ now: null }));

/** Follows the game of what is celebrated, or is to be when it has been watched. */
let unfollow: (() => void) | null = null;

/** Ends what is celebrated, and what would have been. */
export function endCelebration(): void {
  unfollow?.();
  unfollow = null;
  useCelebration.setState({ now: null });
}

/** Whom a row gives reason to celebrate; null: nobody. */
export function celebrationOf(
  seq: number,
  events: readonly RoomEvent[],
  room: RoomState | null,
): Celebration | null {
  const board = room === null ? null : boardOfRoom(room);
  const winners = winnersIn(events);
  const placed = events.findLast((event) => event.type === 'placed');
  const players = winners ?? (placed === undefined ? [] : [placed.player]);
  const colours = room?.seatList.flatMap((seat) => (players.includes(seat.player) ? seat.colours : [])) ?? [];
  if (board === null || colours.length === 0) return null;
  return { seq, colours: colours.map((colour) => colourName(board, colour)), isWin: winners !== null };
}

/**
 * Begins when the row has been watched, and ends when it is taken back. Where nothing may travel, the end shows a garland
 * that lies still.
 */
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
