/** What the parts of the table page share. */
import { actingSeat, holderOf, mayEnd, type Command, type RoomState } from '@ludo/room';
import { playerOf } from '@ludo/rules';
import type { Wish, WireRefusal } from '@ludo/protocol';
import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import type { Catalogue } from '../words/catalogue.ts';
import type { Shown, Stage } from '../stage/stage.ts';
import type { Table } from '../table/table.ts';
import type { HearingStore } from '../table/talk-hearing.ts';

export interface Notice {
  readonly sentence: string;
  readonly clause: string | null;
  /** It answers what the person has done, and refuses nothing. */
  readonly isAsked?: boolean;
}

/** In the language at the time of telling. */
export type NoticeText = (text: Catalogue) => Notice;

/** On one screen only another tab can be quicker. */
export const GONE_ON: NoticeText = (text) => ({ sentence: text.oneGame.goneOn, clause: null });

export interface Session {
  readonly table: Table;
  readonly stage: Stage;
  readonly hearing: HearingStore;
  readonly act: (command: Command) => Promise<boolean>;
  readonly wish: (wish: Wish) => Promise<void>;
  readonly tell: (telling: NoticeText | null) => void;
  readonly showRule: (clause: string | null) => void;
  readonly refused: (refusal: WireRefusal) => void;
}

export const SessionContext = createContext<Session | null>(null);

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (session === null) throw new Error('a part of the table stands outside of it');
  return session;
}

export function useShown<T>(select: (shown: Shown) => T): T {
  return useStore(useSession().stage.store, select);
}

/** The same array while the numbers are the same. */
export function useMine(): readonly number[] {
  return useShown(useShallow((shown: Shown) => shown.view.mine));
}

export function isGatheringNow({ room, moving }: Shown): boolean {
  return room?.phase === 'gathering' && moving === null;
}

export function isOverNow({ room, moving }: Shown): boolean {
  return room?.phase === 'over' && moving === null;
}

export function mayAskToEnd({ view: { room, person, mine } }: Shown): boolean {
  return room?.phase === 'playing' && person !== null && mine.length > 0 && !mayEnd(room, person);
}

/** Whether the host has a seat and is connected. */
export function isHostSeatedHere({ room, view }: Shown): boolean {
  return (
    room?.seatList.some((seat) => holderOf(seat)?.person === room.host && view.here.includes(seat.player)) ===
    true
  );
}

export function actorOf(room: RoomState | null): number | null {
  if (room?.phase !== 'playing' || room.position === null || room.position.colour === null) return null;
  return playerOf(room.position, room.position.colour);
}

export function isMyTurn(shown: Shown): boolean {
  return shown.sendingSince === null && isMineToPlay(shown);
}

/** Also while a press is being sent. */
export function isMineToPlay({ room, view, moving }: Shown): boolean {
  const actor = actorOf(room);
  if (moving !== null || room === null || actor === null || !view.mine.includes(actor)) return false;
  return actingSeat(room)?.state !== 'bot' && room.pausedAt === null && room.ply === view.room?.ply;
}
