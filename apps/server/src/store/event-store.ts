// Owns the seam between rooms and whatever keeps their logs. A log is a room's rows, numbered 1, 2, 3 ... without gaps;
// the store never looks into a row.
import type { LoggedRow, PersonId, Phase } from '@ludo/room';
import type { Result } from '@ludo/rules';
import type { Credentials } from '../credentials.ts';

export interface RoomRow {
  readonly room: string;
  readonly logged: LoggedRow;
  /** When the room next does something by itself after this row, in milliseconds since 1970; null or none: never. */
  readonly due?: number | null;
  /** How far the room is after this row, for whoever clears up; none: nobody knows. */
  readonly phase?: Phase;
  /** Whose command the row was, as a number above 0; null or none: nobody's, or nobody knows. */
  readonly author?: number | null;
}

/** A row with what is kept beside it. */
export interface KeptRow {
  readonly logged: LoggedRow;
  readonly author: number | null;
}

/** A room as it was at one row, so that the rows before it need not be read. The store never looks into it. */
export interface KeptSnapshot {
  /** The last row that it holds. */
  readonly seq: number;
  /** Of what it is written in: whoever does not know it reads the rows. */
  readonly version: number;
  readonly body: Uint8Array;
}

interface RoomReading {
  readonly snapshot: KeptSnapshot | null;
  /** All after the snapshot, or after the number that was asked for. */
  readonly rows: readonly KeptRow[];
}

export interface RoomEntry {
  readonly room: string;
  /** The number of its last row. */
  readonly seq: number;
}

export interface RoomDue {
  readonly room: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** When the last row of the room was logged: nothing is waited for longer than from there. */
  readonly since: number;
}

/** A place in the order of dues. */
export type DueMark = Pick<RoomDue, 'at' | 'room'>;

export interface DuesPage {
  readonly dues: readonly RoomDue[];
  /** After which to read on; null: there are no more. */
  readonly next: DueMark | null;
}

/** How the log of a room ends. */
export interface RoomEnd {
  readonly room: string;
  /** The number of its last row. */
  readonly seq: number;
  /** The running time when the log was first seen to end there, and when it was marked since; null: not yet. */
  readonly ran: number | null;
  readonly marked: number | null;
  /** As it was given with the last row, or noted since; null: unknown. */
  readonly phase: Phase | null;
}

/** A room that is to go: its last row, and its mark. */
export interface MarkedRoom extends RoomEntry {
  readonly marked: number;
}

interface EndsPage {
  readonly ends: readonly RoomEnd[];
  /** From where to read on; null: there are no more. */
  readonly next: number | null;
}

export type StoreProblem =
  /** The row's number is not the next one of its room: somebody else wrote, or wrote already. */
  | { readonly code: 'conflict'; readonly room: string; readonly seq: number }
  /** The store could not do it: disk full, database locked, damaged ... */
  | { readonly code: 'failed'; readonly reason: string };

export interface RemovedRooms {
  readonly rooms: number;
  readonly rows: number;
}

export interface StoreSize {
  readonly bytes: number;
  /** Bytes that are left where it is kept; null: nobody knows. */
  readonly free: number | null;
}

/** Somebody who has come back to a seat in this room. */
export interface PersonIn {
  readonly room: string;
  readonly person: PersonId;
}

export interface EventStore {
  /** All of these rows, durably, or none of them. Rows of one room are in order. */
  append(rows: readonly RoomRow[]): Promise<Result<null, StoreProblem>>;
  /** The rows of a room after this number, in order; none for a room that is not known. */
  load(room: string, afterSeq: number): Promise<Result<readonly LoggedRow[], StoreProblem>>;
  /**
   * A room as whoever opens it needs it: its newest snapshot and the rows since; of `after` a number, just the rows after
   * that. No rows for a room that is not known.
   */
  read(room: string, after: number | 'snapshot'): Promise<Result<RoomReading, StoreProblem>>;
  /** Keeps a snapshot in place of the older one. It may be lost: the rows say the same. Nothing, if the room is gone. */
  keepSnapshot(room: string, snapshot: KeptSnapshot): Promise<Result<null, StoreProblem>>;
  /** Every room, in the order in which they were opened. */
  list(): Promise<Result<readonly RoomEntry[], StoreProblem>>;
  /**
   * So many rooms that do something by themselves, and when, as their last rows said: the soonest first, then by name;
   * `after`: null, then `next`. Rooms that are written to meanwhile may come twice or not at all.
   */
  dues(after: DueMark | null, most: number): Promise<Result<DuesPage, StoreProblem>>;
  /** How the logs of so many rooms end, in the order in which they were opened, from `from` on: 0, then `next`. */
  ends(from: number, most: number): Promise<Result<EndsPage, StoreProblem>>;
  /** What was found out about a room whose phase was unknown. Nothing, if it has more rows by now. */
  notePhase(room: string, seq: number, phase: Phase): Promise<Result<null, StoreProblem>>;
  /**
   * Adds so many whole milliseconds to the running time that the store keeps, durably, and gives its sum; 0 is written, too. One
   * process adds what it has run itself. Of several on one store, only one may, who is told by a lease, as who sweeps.
   */
  runOn(milliseconds: number): Promise<Result<number, StoreProblem>>;
  /** At this running time the logs of these rooms end where they were not seen to end before. */
  see(rooms: readonly RoomEntry[], ran: number): Promise<Result<null, StoreProblem>>;
  /** Marks those of these rooms that still end where they were seen to end, and have no mark. */
  mark(rooms: readonly RoomEntry[], ran: number): Promise<Result<null, StoreProblem>>;
  /** Takes their marks away, where they have one. */
  unmark(rooms: readonly string[]): Promise<Result<null, StoreProblem>>;
  /**
   * Takes away the rooms whose last row is still this one, and their mark: they are gone together and at once, their rows
   * bit by bit before the promise is kept. With them go the credentials of whoever is known in no other room, as far as
   * `keepCredentials` has been told; of persons of whom it was told nothing, if a row that goes names them. What an earlier removal that was broken off has left is taken away first.
   */
  remove(rooms: readonly MarkedRoom[]): Promise<Result<RemovedRooms, StoreProblem>>;
  /**
   * The credentials of the person who has one of this hash, or whose name this hash is; of somebody who has none, under
   * the hash as the name.
   */
  credentials(hash: string): Promise<Result<Credentials, StoreProblem>>;
  /** All of these, durably, or none: each instead of what there was of that person; and where they are known. */
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
