// Owns what people say to each other at a table, as it goes over the wire. It is no part of a room's log: it is told to
// whoever is there, kept for a while, and gone with the room.
import type { PersonId } from '@ludo/room';
import type { RoomId } from './room-id.ts';

/** Told to everybody in their own language. */
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

/** A text is plain text, whatever it looks like. */
export type Words = { readonly phrase: Phrase } | { readonly text: string };

export interface Say {
  readonly room: RoomId;
  readonly words: Words;
}

/** Who said it: somebody with a seat at that moment, or somebody who watched. The server decides which. */
export type Speaker =
  | { readonly as: 'player'; readonly person: PersonId; readonly player: number; readonly name: string }
  /** Watchers have no names; they are numbered in the order in which they first spoke. */
  | { readonly as: 'watcher'; readonly person: PersonId; readonly number: number };

export interface Said {
  readonly room: RoomId;
  /** 1, 2, 3 ... in the room, from 1 again when the room had been forgotten. */
  readonly n: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly by: Speaker;
  readonly words: Words;
}
