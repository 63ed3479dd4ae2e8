// Owns the interface between processes that serve the same store: what one of them has made durable, the others hear.
import type { RoomId } from '@ludo/protocol';
import type { StoredRow } from '../store/event-store.ts';

/** Rows of one room that are durable, in order. */
export interface RoomNews {
  readonly room: RoomId;
  readonly rows: readonly StoredRow[];
}

export interface FeedListener {
  /** From one process in the order of sending; from several in any order. */
  readonly news: (news: RoomNews) => void;
  /** News of any room may have been lost. */
  readonly gap: () => void;
}

export interface Feed {
  /** False: this process is alone with its store. */
  readonly isShared: boolean;
  /** Must be called before anything is published to it. */
  listen(listener: FeedListener): void;
  /** To all other processes that follow one of these rooms; what is lost is found by the numbers of the rows. */
  publish(news: readonly RoomNews[]): void;
  /** From now on its news are heard. */
  follow(room: RoomId): void;
  leave(room: RoomId): void;
  close(): Promise<void>;
}

export const noFeed: Feed = {
  isShared: false,
  listen: () => undefined,
  publish: () => undefined,
  follow: () => undefined,
  leave: () => undefined,
  close: () => Promise.resolve(),
};
