// Owns the interface between rooms and the stores of their logs. A log is a room's rows, numbered 1, 2, 3 ... without
// gaps; a store never looks into a row.
import type { LoggedRow, PersonId, Phase } from '@ludo/room';
import type { Result } from '@ludo/rules';
import type { Credentials } from '../secrets/credentials.ts';

export interface RoomRow {
  readonly room: string;
  readonly logged: LoggedRow;
  /** When the room next acts by itself after this row, in milliseconds since 1970; null or absent: never. */
  readonly due?: number | null;
  /** The room's phase after this row, which decides how long the room is kept; absent: unknown. */
  readonly phase?: Phase;
  /** The sender of the row's command as a number above 0; null or absent: none or unknown. */
  readonly author?: number | null;
}

export interface StoredRow {
  readonly logged: LoggedRow;
  readonly author: number | null;
}

/** A room as it was at one row, so that earlier rows need not be read. The store never looks into it. */
export interface StoredSnapshot {
  /** The last row that it covers. */
  readonly seq: number;
  /** The version of its format; a reader of another version reads the rows instead. */
  readonly version: number;
  readonly body: Uint8Array;
}

interface RoomReading {
  readonly snapshot: StoredSnapshot | null;
  /** All rows after the snapshot, or after the requested number. */
  readonly rows: readonly StoredRow[];
}

export interface RoomEntry {
  readonly room: string;
  readonly seq: number;
}

export interface RoomDue {
  readonly room: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** When the room's last row was logged; no wait is longer than `at - since`. */
  readonly since: number;
}

/** A position in the order of dues. */
export type DueMark = Pick<RoomDue, 'at' | 'room'>;

export interface DuesPage {
  readonly dues: readonly RoomDue[];
  /** The position to continue from; null: the end. */
  readonly next: DueMark | null;
}

export interface RoomEnd {
  readonly room: string;
  readonly seq: number;
  /** The running time when the log was first seen to end there, and when the room was marked; null: not yet. */
  readonly ran: number | null;
  readonly marked: number | null;
  /** The phase given with the last row or noted since; null: unknown. */
  readonly phase: Phase | null;
}

/** A room to remove, by its last row and its mark. */
export interface MarkedRoom extends RoomEntry {
  readonly marked: number;
}

interface EndsPage {
  readonly ends: readonly RoomEnd[];
  /** The position to continue from; null: the end. */
  readonly next: number | null;
}

export type StoreProblem =
  /** The row's number is not the next one of its room: another writer was there. */
  | { readonly code: 'conflict'; readonly room: string; readonly seq: number }
  /** The store could not do it: disk full, database locked, damaged ... */
  | { readonly code: 'failed'; readonly reason: string };

export interface RemovedRooms {
  readonly rooms: number;
  readonly rows: number;
}

export interface StoreSize {
  readonly bytes: number;
  /** Free bytes in the store; null: unknown. */
  readonly free: number | null;
}

/** A person who has come back to a seat in this room. */
export interface PersonIn {
  readonly room: string;
  readonly person: PersonId;
}

export interface EventStore {
  /** Writes all of these rows durably, or none. Rows of one room are in order. */
  append(rows: readonly RoomRow[]): Promise<Result<null, StoreProblem>>;
  /** The rows of a room after this number, in order; none for an unknown room. */
  load(room: string, afterSeq: number): Promise<Result<readonly LoggedRow[], StoreProblem>>;
  /**
   * What is needed to open a room: its newest snapshot and the rows since; with a number in `after`, just the rows
   * after it. No rows for an unknown room.
   */
  read(room: string, after: number | 'snapshot'): Promise<Result<RoomReading, StoreProblem>>;
  /** The number of rows of a room; 0 for an unknown room. */
  length(room: string): Promise<Result<number, StoreProblem>>;
  /** Replaces the room's snapshot. It may be lost, because the rows hold the same. Does nothing if the room is gone. */
  keepSnapshot(room: string, snapshot: StoredSnapshot): Promise<Result<null, StoreProblem>>;
  list(): Promise<Result<readonly RoomEntry[], StoreProblem>>;
  /**
   * At most `most` rooms that act by themselves, with the instant their last row gave; ordered by instant, then by
   * name. `after`: null, then `next`. Rooms written to meanwhile may come twice or not at all.
   */
  dues(after: DueMark | null, most: number): Promise<Result<DuesPage, StoreProblem>>;
  /** How the logs of at most `most` rooms end, in the order of opening. `from`: 0, then `next`. */
  ends(from: number, most: number): Promise<Result<EndsPage, StoreProblem>>;
  /** Notes the phase of a room whose phase was unknown. Does nothing if the room has more rows now. */
  notePhase(room: string, seq: number, phase: Phase): Promise<Result<null, StoreProblem>>;
  /**
   * Adds whole milliseconds to the stored running time, durably, and returns the sum; 0 is written too. Only one
   * process may do this per store; with several, a lease decides which.
   */
  runOn(milliseconds: number): Promise<Result<number, StoreProblem>>;
  /** Records this running time for rooms whose logs were not seen to end here before. */
  see(rooms: readonly RoomEntry[], ran: number): Promise<Result<null, StoreProblem>>;
  /** Marks those of these rooms that still end where they were seen to end and have no mark. */
  mark(rooms: readonly RoomEntry[], ran: number): Promise<Result<null, StoreProblem>>;
  unmark(rooms: readonly string[]): Promise<Result<null, StoreProblem>>;
  /**
   * Removes rooms whose last row and mark are still these. They disappear together and at once; their rows go bit by
   * bit before the promise resolves. The credentials of persons known in no other room go too: by what
   * `keepCredentials` was told, else by the persons that the removed rows name. First finishes an earlier, interrupted
   * removal.
   */
  remove(rooms: readonly MarkedRoom[]): Promise<Result<RemovedRooms, StoreProblem>>;
  /**
   * The credentials of the person who has one of this hash, or whose name it is; for an unknown hash, empty credentials
   * with the hash as the name.
   */
  credentials(hash: string): Promise<Result<Credentials, StoreProblem>>;
  /**
   * Writes all of these durably, or none; each replaces that person's earlier credentials. Also records where the
   * persons are known.
   */
  keepCredentials(
    changed: readonly Credentials[],
    known?: readonly PersonIn[],
  ): Promise<Result<null, StoreProblem>>;
  size(): Promise<Result<StoreSize, StoreProblem>>;
  close(): Promise<void>;
}

export function nextAfter(dues: readonly RoomDue[], isMore: boolean): DueMark | null {
  const last = dues.at(-1);
  return isMore && last !== undefined ? { at: last.at, room: last.room } : null;
}
