// Owns the interface between rooms and the stores of their logs: rows numbered 1, 2, 3 ... without gaps, which no
// store looks into.
import type { LoggedRow, PersonId, Phase, Row } from '@ludo/room';
import type { Result } from '@ludo/rules';
import type { Credentials } from '../secrets/credentials.ts';
import type { RowLine } from './packs/pack.ts';

/** Instead of its content the text of a row, by whoever needs that text elsewhere, too. */
interface WrittenRow extends Omit<LoggedRow, 'row'> {
  /** JSON. */
  readonly body: string;
}

/** What a store keeps of a row: JSON. */
export function bodyOf(logged: LoggedRow | WrittenRow): string {
  return 'body' in logged ? logged.body : JSON.stringify(logged.row);
}

/** JSON of the row with its content. `body`: of its content, by whoever has that text. */
export function textOfRow(logged: LoggedRow | WrittenRow, body: string = bodyOf(logged)): string {
  const { s, at, id } = logged;
  return `{"s":${s},"at":${at},"row":${body}${id === undefined ? '' : `,"id":${JSON.stringify(id)}`}}`;
}

export interface RoomRow {
  readonly room: string;
  readonly logged: LoggedRow | WrittenRow;
  /** When the room next acts by itself, in milliseconds since 1970; null or absent: never. */
  readonly due?: number | null;
  /** After this row: it decides how long the room is stored; absent: unknown. */
  readonly phase?: Phase;
  /** Who sent the command, as a number above 0; null or absent: nobody, or unknown. */
  readonly author?: number | null;
  /** Of the chain whose tip this row publishes: durable with the row, and never sent. */
  readonly seed?: RoomSeed;
}

/** Of a chain for a room's dice. Secret. */
export interface RoomSeed {
  readonly tip: string;
  /** In base64url. */
  readonly seed: string;
}

export interface StoredRow {
  readonly logged: LoggedRow;
  readonly author: number | null;
}

/** A room as it was after one row; the store does not look into it. */
export interface StoredSnapshot {
  readonly seq: number;
  /** Of the format: a reader of another version reads the rows instead. */
  readonly version: number;
  readonly body: Uint8Array;
}

/** Which one it is. */
export type SnapshotMark = Pick<StoredSnapshot, 'seq' | 'version'>;

export interface RoomReading {
  readonly snapshot: StoredSnapshot | null;
  /** After the snapshot, or after the number asked for. */
  readonly rows: readonly StoredRow[];
  /** All of the room. */
  readonly seeds: readonly RoomSeed[];
}

export interface RoomEntry {
  readonly room: string;
  readonly seq: number;
}

export interface RoomDue {
  readonly room: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** When the last row was logged; no wait is longer than `at - since`. */
  readonly since: number;
}

export interface RoomEnd {
  readonly room: string;
  readonly seq: number;
  /** The running time when the log was first seen to end there, and when the room was marked; null: not yet. */
  readonly ran: number | null;
  readonly marked: number | null;
  /** As given with the last row or noted since; null: unknown. */
  readonly phase: Phase | null;
  /** Its first rows, as many as these, lie in packs. */
  readonly packed: number;
}

export interface MarkedRoom extends RoomEntry {
  readonly marked: number;
}

interface EndsPage {
  readonly ends: readonly RoomEnd[];
  /** To go on from; null: the end. */
  readonly next: number | null;
}

/** Disk full, file locked or damaged, and the like. */
export interface StoreProblem {
  readonly code: 'failed';
  readonly reason: string;
}

/** Rooms to which another writer has written the number of a row, or which have no such row before it. */
export type Overtaken = readonly string[];

export interface RemovedRooms {
  readonly rooms: number;
  readonly rows: number;
}

export interface PackedRooms {
  readonly rooms: number;
  readonly rows: number;
  /** Why others could not be packed, which lie as they did. */
  readonly reasons: readonly string[];
}

export interface StoreSize {
  readonly bytes: number;
  /** Bytes; null: unknown. */
  readonly free: number | null;
}

export interface ChangedCredentials extends Credentials {
  /** Of those that they were made from, by which it is seen whether somebody else changed them; absent: whoever did. */
  readonly lastUse?: number;
}

/** Who has come back to a seat there. */
export interface PersonIn {
  readonly room: string;
  readonly person: PersonId;
}

export interface EventStore {
  /** Milliseconds since 1970, the same for all processes that share the store; absent: it has one, whose own clock is right. */
  readonly time?: () => number;
  /** Durable are all of them but those of overtaken rooms; after a problem none. Rows of one room are in order. */
  append(rows: readonly RoomRow[]): Promise<Result<Overtaken, StoreProblem>>;
  /** In order, at most the first `most` of them; none for an unknown room. Those behind them cost a tenth of a read. */
  load(room: string, afterSeq: number, most?: number): Promise<Result<readonly LoggedRow[], StoreProblem>>;
  /** The newest snapshot and the rows since, or just the rows after a number; no rows for an unknown room. */
  read(room: string, after: number | 'snapshot'): Promise<Result<RoomReading, StoreProblem>>;
  /** 0 for an unknown room. */
  length(room: string): Promise<Result<number, StoreProblem>>;
  /** Of those that are known; many of them cost little. */
  lengths(rooms: readonly string[]): Promise<Result<readonly RoomEntry[], StoreProblem>>;
  /** Of the newest snapshot; null: there is none. */
  snapshotMark(room: string): Promise<Result<SnapshotMark | null, StoreProblem>>;
  /** Replaces the last one; not durable, because the rows hold the same. Nothing for a room that is gone. */
  keepSnapshot(room: string, snapshot: StoredSnapshot): Promise<Result<null, StoreProblem>>;
  list(): Promise<Result<readonly RoomEntry[], StoreProblem>>;
  /**
   * For this process to do: at most `most` dues that come until this instant, or that were noted after it by a clock that went
   * back, the soonest first, of rooms that no process looks after. From then on this one does, as after each row with a due
   * that it writes, until the room has none, it lets its dues go, or it has not claimed for `lease` milliseconds.
   */
  claimDues(until: number, lease: number, most: number): Promise<Result<readonly RoomDue[], StoreProblem>>;
  /** What this process looks after is anybody's now. */
  letDuesGo(): Promise<Result<null, StoreProblem>>;
  /**
   * Finds dues that processes of an older version have written: of at most `most` rooms, in the order of opening, from 0 or
   * the answer on; null: the end.
   */
  findDues(from: number, most: number): Promise<Result<number | null, StoreProblem>>;
  /** Of at most `most` rooms, in the order of opening, from 0 or `next` on. */
  ends(from: number, most: number): Promise<Result<EndsPage, StoreProblem>>;
  /** Does nothing if the room has more rows by now. */
  notePhase(room: string, seq: number, phase: Phase): Promise<Result<null, StoreProblem>>;
  /** Adds whole milliseconds durably, 0 too, and returns the sum; of several processes that do so at the same time, once. A file has one. */
  runOn(milliseconds: number): Promise<Result<number, StoreProblem>>;
  /** For rooms whose logs were not seen to end here before. */
  see(rooms: readonly RoomEntry[], ran: number): Promise<Result<null, StoreProblem>>;
  /** Those that still end where they were seen to, and have no mark. */
  mark(rooms: readonly RoomEntry[], ran: number): Promise<Result<null, StoreProblem>>;
  unmark(rooms: readonly string[]): Promise<Result<null, StoreProblem>>;
  /**
   * Puts all rows of these rooms but the last into packs, part by part, each at once, while their logs end there; whoever
   * reads them finds the same. The snapshot of a short log goes. First finishes what was broken off. Nothing is packed where
   * another process may be of a version that does not know packs.
   */
  pack(rooms: readonly RoomEntry[]): Promise<Result<PackedRooms, StoreProblem>>;
  /**
   * Removes rooms whose last row and mark are still these: all at once, their rows bit by bit before the promise
   * resolves. With them go the credentials of persons known in no other room, by what `keepCredentials` was told or
   * else by the rows. First finishes an interrupted removal.
   */
  remove(rooms: readonly MarkedRoom[]): Promise<Result<RemovedRooms, StoreProblem>>;
  /** Of the person who has one of this hash or is called so; for an unknown hash, none, with the hash as the name. */
  credentials(hash: string): Promise<Result<Credentials, StoreProblem>>;
  /**
   * Each replaces its person's earlier ones. Durable are all of them but those that another process has changed meanwhile,
   * whose persons are the answer; after a problem none. Also notes where the persons are known.
   */
  keepCredentials(
    changed: readonly ChangedCredentials[],
    known?: readonly PersonIn[],
  ): Promise<Result<readonly PersonId[], StoreProblem>>;
  size(): Promise<Result<StoreSize, StoreProblem>>;
  close(): Promise<void>;
}

export function storedRow({ seq, at, command, body, author }: RowLine): StoredRow {
  const logged: LoggedRow = { s: seq, at, row: JSON.parse(body) as Row };
  return { logged: command === null ? logged : { ...logged, id: command }, author };
}
