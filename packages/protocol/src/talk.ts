// Owns the types of talk. It is not in the log, and disappears with the room.
import type { PersonId } from '@ludo/room';
import type { RoomId } from './room-id.ts';

/** Shown to everybody in their own language. */
export const sayings = [
  'hello',
  'good-luck',
  'nice-throw',
  'well-played',
  'thank-you',
  'bad-luck',
  'ouch',
  'sorry',
  'one-moment',
  'hurry-up',
  'again',
  'goodbye',
] as const;
export type Saying = (typeof sayings)[number];

/** Shown as pictures. */
export const reactions = ['clap', 'laugh', 'wow', 'sad', 'heart', 'thumbs-up', 'think', 'party'] as const;
export type Reaction = (typeof reactions)[number];

export const phrases = [...sayings, ...reactions] as const;
export type Phrase = Saying | Reaction;

/** Always plain text, even if it looks like markup. */
export type Words = { readonly phrase: Phrase } | { readonly text: string };

export interface Say {
  readonly room: RoomId;
  readonly words: Words;
}

/** At the time of speaking; the server decides which. */
export type Speaker =
  | { readonly as: 'player'; readonly person: PersonId; readonly player: number; readonly name: string }
  /** Numbered in the order in which they first spoke. */
  | { readonly as: 'watcher'; readonly person: PersonId; readonly number: number };

export interface Said {
  readonly room: RoomId;
  /** 1, 2, 3 ... in the room; restarts at 1 when the server has forgotten the room. */
  readonly n: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly by: Speaker;
  readonly words: Words;
}
