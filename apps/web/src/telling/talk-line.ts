import type { Said, Speaker, Words } from '@ludo/protocol';
import type { RoomState } from '@ludo/room';
import type { Catalogue } from '../words/catalogue.ts';
import { calledAs } from './sentences.ts';

export function speakerName(text: Catalogue, room: RoomState, by: Speaker): string {
  return by.as === 'player' ? calledAs(text, room, by.player, by.name) : text.talk.watcher(by.number);
}

/** Phrases in the reader's language; free text as written. */
export function wordsSaid(text: Catalogue, words: Words): string {
  return 'phrase' in words ? text.talk.phrase[words.phrase] : words.text;
}

/** "Anna: Well played!" */
export function lineSaid(text: Catalogue, room: RoomState, { by, words }: Said): string {
  return text.talk.line(speakerName(text, room, by), wordsSaid(text, words));
}
