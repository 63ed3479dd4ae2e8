// Owns the interface between processes that serve the same store: what one of them has made durable, and who is connected
// there, the others hear.
import type { PublicTable, PushSubscriber, RoomId, Said, TelevisionCode, Wish, Wished } from '@ludo/protocol';
import type { Language, PersonId } from '@ludo/room';
import type { StoredRow } from '../store/event-store.ts';

/** Of one run of a process. */
export type ProcessId = string;

/** Who is connected to a room at one process. */
export interface Attendance {
  /** Who holds a seat, or is the host. */
  readonly persons: readonly PersonId[];
  /** How many of the others watch, and how many are but televisions. */
  readonly watchers: number;
  readonly televisions: number;
}

/** Of a pass by its hash. */
export type PassNews =
  /** `lasts`: milliseconds. */
  | {
      readonly is: 'pass';
      readonly room: RoomId;
      readonly pass: string;
      readonly from: PersonId;
      readonly lasts: number;
    }
  /** This person has taken these seats by it. */
  | {
      readonly is: 'taken';
      readonly room: RoomId;
      readonly pass: string;
      readonly by: PersonId;
      readonly players: readonly number[];
    };

/** To every process, whichever rooms it follows. `ask`: of one question. */
export type CodeNews =
  /** Whoever has given this code of a television shows the room there. */
  | { readonly is: 'show'; readonly room: RoomId; readonly code: TelevisionCode; readonly ask: string }
  | { readonly is: 'showed'; readonly room: RoomId; readonly ask: string };

/** To every process: public tables at which somebody is, as often as they change and now and then. */
export interface TablesNews {
  readonly is: 'tables';
  readonly process: ProcessId;
  /** Of one list; the others of it follow. */
  readonly isFirst: boolean;
  readonly tables: readonly ListedTable[];
}

export interface ListedTable {
  readonly table: PublicTable;
  /** How many of the same address stand before it. */
  readonly nth: number;
}

export type News = RoomNews | CodeNews | TablesNews;

/** As it came from another process, or from whoever else may write to the feed: only that it has a kind is known. */
export interface Heard {
  readonly is: string;
  readonly room?: unknown;
}

export function isForAll({ is }: Heard): boolean {
  return forAll.includes(is);
}

const forAll: readonly string[] = ['show', 'showed', 'tables', 'who'] satisfies readonly News['is'][];

/** Which devices want to be told of a turn, and who has been. Secret: whoever knows it can tell them anything. */
export type PushNews =
  | {
      readonly is: 'subscribed';
      readonly room: RoomId;
      readonly person: PersonId;
      /** Milliseconds. */
      readonly age: number;
      /** `from`: the address that asked, as a hash of that process. */
      readonly subscription: PushSubscriber & { readonly language: Language; readonly from: string };
    }
  | {
      readonly is: 'unsubscribed';
      readonly room: RoomId;
      readonly person: PersonId;
      readonly endpoint: string;
    }
  /** This person has been told of the turn of this ply. */
  | { readonly is: 'called'; readonly room: RoomId; readonly person: PersonId; readonly ply: number };

/** Questions to the host of a room, of people at that process. */
export type QuestionNews =
  | { readonly is: 'asked'; readonly room: RoomId; readonly person: PersonId; readonly wish: Wish }
  | {
      readonly is: 'answered';
      readonly room: RoomId;
      readonly person: PersonId;
      readonly to: Wish['do'];
      readonly says: Wished['is'];
    };

/** Asks for `here`, `talk`, questions, passes and subscriptions. Those who do not follow the room may have the last two. */
interface WhoNews {
  readonly is: 'who';
  readonly room: RoomId;
  readonly process: ProcessId;
}

export type RoomNews =
  /** Durable, in order. */
  | { readonly is: 'rows'; readonly room: RoomId; readonly rows: readonly StoredRow[] }
  /** Durable, too, and too long for a message. */
  | { readonly is: 'longer'; readonly room: RoomId }
  | { readonly is: 'here'; readonly room: RoomId; readonly process: ProcessId; readonly here: Attendance }
  /** One line that was said there, or all that are remembered. */
  | { readonly is: 'said'; readonly room: RoomId; readonly said: Said }
  | { readonly is: 'talk'; readonly room: RoomId; readonly lines: readonly Said[] }
  | PassNews
  | PushNews
  | QuestionNews
  | WhoNews;

export interface FeedListener {
  /** Unchecked. From one process in the order of sending; from several in any order. */
  readonly news: (heard: Heard) => void;
  /** A message of which nothing can be read. */
  readonly unreadable: () => void;
  /** Of every process, this one too: what is not lost on the way to the others. */
  readonly beat: (process: ProcessId) => void;
  /** News of any room may have been lost. */
  readonly gap: () => void;
}

export interface Feed {
  /** False: this process is alone with its store. */
  readonly isShared: boolean;
  /** Must be called before anything is published to it. */
  listen(listener: FeedListener): void;
  /** To all other processes that follow the room, or to all; what is lost is found by the numbers of the rows. */
  publish(news: readonly News[]): void;
  beat(process: ProcessId): void;
  /** From now on its news are heard. */
  follow(room: RoomId): void;
  leave(room: RoomId): void;
  close(): Promise<void>;
}

export const noFeed: Feed = {
  isShared: false,
  listen: () => undefined,
  publish: () => undefined,
  beat: () => undefined,
  follow: () => undefined,
  leave: () => undefined,
  close: () => Promise.resolve(),
};
