/** What the parts of the table page share: the table, what is shown of it, and what a person can do. */
import { actingSeat, mayEnd, type Command, type RoomState } from '@ludo/room';
import { playerOf } from '@ludo/rules';
import type { Wish, WireRefusal } from '@ludo/protocol';
import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import type { Catalogue } from '../words/catalogue.ts';
import type { Shown, Stage } from '../stage/stage.ts';
import type { Table } from '../table/table.ts';
import type { HearingStore } from '../table/talk-hearing.ts';

/** Something to tell the person: a refusal, or why a piece cannot move. */
export interface Notice {
  readonly sentence: string;
  readonly clause: string | null;
}

/** What is to be told, in whichever language the page is by then. */
export type Telling = (text: Catalogue) => Notice;

/** On one screen nobody is quicker but whoever plays in another tab. */
export const GONE_ON: Telling = (text) => ({ sentence: text.oneGame.goneOn, clause: null });

export interface Session {
  readonly table: Table;
  readonly stage: Stage;
  /** Who is heard of those who talk. */
  readonly hearing: HearingStore;
  readonly act: (command: Command) => Promise<boolean>;
  /** Asks the host for what only a host can grant. */
  readonly wish: (wish: Wish) => Promise<void>;
  readonly tell: (telling: Telling | null) => void;
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

/** Player numbers for which this device decides: the same list until it is another one. */
export function useMine(): readonly number[] {
  return useShown(useShallow((shown: Shown) => shown.view.mine));
}

/** Whether the table is seen before a game: the throws that decide who begins are not, or not yet, being shown. */
export function isGatheringNow({ room, moving }: Shown): boolean {
  return room?.phase === 'gathering' && moving === null;
}

/** Whether the end of a game is there to be seen. */
export function isOverNow({ room, moving }: Shown): boolean {
  return room?.phase === 'over' && moving === null;
}

/** Whether this device may only ask the host to end the game: a player at a table where others play. */
export function mayAskToEnd({ view: { room, person, mine } }: Shown): boolean {
  return room?.phase === 'playing' && person !== null && mine.length > 0 && !mayEnd(room, person);
}

/** The player who is to act, by number; null when nobody is. */
export function actorOf(room: RoomState | null): number | null {
  if (room?.phase !== 'playing' || room.position === null || room.position.colour === null) return null;
  return playerOf(room.position, room.position.colour);
}

/** Whether this device is to act on what is shown: nothing still moves, and it is the turn of one of its seats. */
export function isMyTurn(shown: Shown): boolean {
  return shown.sendingSince === null && isMineToPlay(shown);
}

/** The same, also while what has been pressed is not answered yet. */
export function isMineToPlay({ room, view, moving }: Shown): boolean {
  const actor = actorOf(room);
  if (moving !== null || room === null || actor === null || !view.mine.includes(actor)) return false;
  return actingSeat(room)?.state !== 'bot' && room.pausedAt === null && room.ply === view.room?.ply;
}
