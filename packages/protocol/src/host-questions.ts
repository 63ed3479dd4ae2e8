// Owns the messages about questions to a room's host. They are not in the log: a question is open while it matters, and
// only the host sees it.
import type { Command } from '@ludo/room';
import type { RoomId } from './room-id.ts';

/** As the command that it would be. */
export type Wish = Extract<Command, { readonly do: 'end' | 'sit' }>;

export interface Ask {
  readonly room: RoomId;
  readonly wish: Wish;
}

/** A yes becomes the row of the host's or the asker's own command. */
export interface AnswerQuestion {
  readonly room: RoomId;
  readonly n: number;
  readonly says: 'yes' | 'no';
}

export interface Question {
  /** 1, 2, 3 ... in the room; restarts at 1 when the server has forgotten the room. */
  readonly n: number;
  /** `sit`: somebody who was, or may have been, removed wants to take the seat under this name. */
  readonly to: Wish['do'];
  readonly player: number;
  readonly name: string;
}

/** All open ones, oldest first. */
export interface Questions {
  readonly room: RoomId;
  readonly questions: readonly Question[];
}

/** `gone`: the host need not be asked any more. */
export const wishStates = ['asked', 'yes', 'no', 'gone'] as const;
export type WishState = (typeof wishStates)[number];

export interface Wished {
  readonly room: RoomId;
  readonly to: Wish['do'];
  readonly is: WishState;
}

/** Open at once in one room. */
export const MOST_QUESTIONS = 8;
