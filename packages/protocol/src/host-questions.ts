// Owns the messages about questions to a room's host: what can be asked, the questions, and their outcome. They are not
// part of the log: a question stays open while it matters, and only the host sees it.
import type { Command } from '@ludo/room';
import type { RoomId } from './room-id.ts';

/** What only the host can grant, as the command it would be: to end the game, or to sit down. */
export type Wish = Extract<Command, { readonly do: 'end' | 'sit' }>;

export interface Ask {
  readonly room: RoomId;
  readonly wish: Wish;
}

/** The host's answer. A yes becomes the row that the host's own command, or the asker's, would have become. */
export interface AnswerQuestion {
  readonly room: RoomId;
  readonly n: number;
  readonly says: 'yes' | 'no';
}

export interface Question {
  /** 1, 2, 3 ... in the room; restarts at 1 when the server has forgotten the room. */
  readonly n: number;
  /**
   * `end`: the holder of seat `player` wants to end the game. `sit`: somebody who was, or may have been, removed wants
   * to take seat `player` under this name.
   */
  readonly to: Wish['do'];
  readonly player: number;
  readonly name: string;
}

/** All open questions to the host, oldest first. */
export interface Questions {
  readonly room: RoomId;
  readonly questions: readonly Question[];
}

/** The outcome of a wish: the host is asked, has answered, or need not be asked any more. */
export const wishStates = ['asked', 'yes', 'no', 'gone'] as const;
export type WishState = (typeof wishStates)[number];

export interface Wished {
  readonly room: RoomId;
  readonly to: Wish['do'];
  readonly is: WishState;
}

/** Most open questions in one room. */
export const MOST_QUESTIONS = 8;
