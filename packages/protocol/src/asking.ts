// Owns what goes over the wire when the host of a room is asked: what there is to ask for, the questions, and what came of
// them. It is no part of a room's log: a question is open for as long as it matters, and nobody but the host sees it.
import type { Command } from '@ludo/room';
import type { RoomId } from './room-id.ts';

/** What only the host can grant, as the command that it would be: to end the game, or to sit down. */
export type Wish = Extract<Command, { readonly do: 'end' | 'sit' }>;

export interface Ask {
  readonly room: RoomId;
  readonly wish: Wish;
}

/** The host's answer to a question. A yes becomes the row that the host's own command, or the asker's, would have become. */
export interface AnswerQuestion {
  readonly room: RoomId;
  readonly n: number;
  readonly says: 'yes' | 'no';
}

export interface Question {
  /** 1, 2, 3 ... in the room, from 1 again when the room had been forgotten. */
  readonly n: number;
  /**
   * `end`: the holder of seat `player` would like to end the game. `sit`: somebody would like to take seat `player` under
   * this name, who was taken off a seat, or may have been.
   */
  readonly to: Wish['do'];
  readonly player: number;
  readonly name: string;
}

/** All that the host is asked at this moment, oldest first. */
export interface Questions {
  readonly room: RoomId;
  readonly questions: readonly Question[];
}

/** What has become of a wish: the host is asked, has answered, or need not be asked any more. */
export const wishStates = ['asked', 'yes', 'no', 'gone'] as const;
export type WishState = (typeof wishStates)[number];

export interface Wished {
  readonly room: RoomId;
  readonly to: Wish['do'];
  readonly is: WishState;
}

/** Questions that are open at once in one room. */
export const MOST_QUESTIONS = 8;
