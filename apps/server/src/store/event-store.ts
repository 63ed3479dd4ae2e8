// Owns the seam between rooms and whatever keeps their logs. A log is a room's rows, numbered 1, 2, 3 ... without gaps;
// the store never looks into a row.
import type { LoggedRow } from '@ludo/room';
import type { Result } from '@ludo/rules';

export interface RoomRow {
  readonly room: string;
  readonly logged: LoggedRow;
  /** When the room next does something by itself after this row, in milliseconds since 1970; null or none: never. */
  readonly due?: number | null;
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
}

export type StoreProblem =
  /** The row's number is not the next one of its room: somebody else wrote, or wrote already. */
  | { readonly code: 'conflict'; readonly room: string; readonly seq: number }
  /** The store could not do it: disk full, database locked, damaged ... */
  | { readonly code: 'failed'; readonly reason: string };

export interface EventStore {
  /** All of these rows, durably, or none of them. Rows of one room are in order. */
  append(rows: readonly RoomRow[]): Promise<Result<null, StoreProblem>>;
  /** The rows of a room after this number, in order; none for a room that is not known. */
  load(room: string, afterSeq: number): Promise<Result<readonly LoggedRow[], StoreProblem>>;
  /** Every room, in the order in which they were opened. */
  list(): Promise<Result<readonly RoomEntry[], StoreProblem>>;
  /** Every room that does something by itself, and when, as its last row said. */
  dues(): Promise<Result<readonly RoomDue[], StoreProblem>>;
  close(): Promise<void>;
}
