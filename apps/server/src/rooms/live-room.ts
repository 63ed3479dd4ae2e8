// Owns one room in memory: its state as stored, and the decided rows that are not stored yet. Only stored rows are sent
// to clients.
import { dueOf, foldRow, isTimed } from '@ludo/room';
import type { Accepted, LoggedRow, PersonId, RoomState } from '@ludo/room';
import type { Joined, RoomId } from '@ludo/protocol';
import type { Result } from '@ludo/rules';
import { authorTagOf } from './command-ids.ts';
import type { AuthorTag, CommandIds } from './command-ids.ts';
import { writeStoredSnapshot } from './stored-snapshot.ts';
import type { RecentRows } from './recent-rows.ts';
import { RoomTime } from './room-time.ts';
import type { Clocks } from './room-time.ts';
import type { StoredRow, StoredSnapshot } from '../store/event-store.ts';

export interface Pending {
  readonly room: LiveRoom;
  readonly logged: LoggedRow;
  readonly after: RoomState;
  /** The sender of the command; null: the room acts by itself. */
  readonly author: AuthorTag | null;
  /** When the room next acts by itself, in milliseconds since 1970; null: never. */
  readonly due: number | null;
  /** Called only if the row is not written; otherwise the broadcast row is the answer. */
  readonly refuse: () => void;
  /** Senders of the same command again; called with the row's number once it is written. */
  readonly repeats: ((seq: number | null) => void)[];
}

interface Proposal<E> {
  /** Given the state as decided so far, returns the next row or why there is none. */
  readonly decide: (state: RoomState) => Accepted | { readonly ok: false; readonly error: E };
  /** The command's identifier and sender; absent if the room acts by itself. */
  readonly command?: { readonly id: string; readonly by: PersonId };
  readonly refuse: () => void;
}

/**
 * A snapshot is due after so many rows, or for a long log after this part of its length, because writing one costs its
 * length.
 */
const LEAST_BETWEEN = 512;
const PART_BETWEEN = 1 / 16;
/**
 * The part of that interval after which a snapshot is written when a room is forgotten: some rooms come and go with
 * every row.
 */
const WHEN_FORGOTTEN = 1 / 16;

/** A room as read: its last rows, the state after them, and all its commands. */
interface ReadRoom {
  readonly recent: RecentRows;
  readonly state: RoomState;
  readonly at: number;
  readonly ids: CommandIds;
  /** The last row covered by the stored snapshot; 0 if there is none. */
  readonly keptUpTo: number;
  readonly folded: number;
}

export class LiveRoom {
  readonly id: RoomId;
  /** Rows that were folded when the room was read. */
  readonly folded: number;
  /** Whose each connection in the room is, by socket. */
  readonly people = new Map<string, PersonId>();
  /** The address of the first person in the room; the room's memory counts for it. */
  broughtFrom: string | null = null;
  /** How many persons lost their connection a moment ago. */
  awaited = 0;
  /** Set when the store failed: its rows must be read before the next decision. */
  isDoubtful = false;
  readonly #recent: RecentRows;
  readonly #time: RoomTime;
  #written: RoomState;
  #decided: RoomState;
  readonly #ids: CommandIds;
  readonly #pending = new Map<number, Pending>();
  #keptUpTo: number;

  constructor(id: RoomId, { recent, state, at, ids, keptUpTo, folded }: ReadRoom, clocks: Clocks) {
    this.id = id;
    this.folded = folded;
    this.#recent = recent;
    this.#time = new RoomTime(clocks, state, at);
    this.#written = state;
    this.#decided = state;
    this.#ids = ids;
    this.#keptUpTo = keptUpTo;
    this.#packIds();
  }

  get state(): RoomState {
    return this.#written;
  }

  /** The room's time in milliseconds since 1970; never earlier than its last row or than a previous value. */
  get now(): number {
    if (!isTimed(this.#decided)) this.#time.followWall();
    return this.#time.now;
  }

  /** Sets the time to at least this instant, which was waited for. */
  reach(instant: number): void {
    this.#time.reach(instant);
  }

  /** The number of rows, including unwritten ones. */
  get length(): number {
    return this.#decided.seq;
  }

  get isSettled(): boolean {
    return this.#pending.size === 0;
  }

  /** The room can be forgotten: nobody is connected or waited for, and nothing is on its way. */
  get isIdle(): boolean {
    return this.people.size === 0 && this.#pending.size === 0 && this.awaited === 0;
  }

  isConnected(person: PersonId): boolean {
    return [...this.people.values()].includes(person);
  }

  /** What a client that has the rows up to this number needs. */
  since(lastSeq: number): Pick<Joined, 'snapshot' | 'rows'> {
    return this.#recent.since(lastSeq);
  }

  /**
   * The outcome of this person's command: its row's number, or the pending row; `others`: another person used the
   * identifier; undefined: unused.
   */
  find(id: string, person: PersonId): number | Pending | 'others' | undefined {
    const pending = this.#pending.size === 0 ? undefined : this.#pendingOf(id);
    if (pending === undefined) return this.#ids.find(id, person);
    return pending.author === authorTagOf(person) ? pending : 'others';
  }

  #pendingOf(id: string): Pending | undefined {
    return [...this.#pending.values()].find(({ logged }) => logged.id === id);
  }

  /** Decides on top of everything decided before; the row is valid once it is written. */
  propose<E>({ decide, command, refuse }: Proposal<E>): Result<Pending, E> {
    const decided = decide(this.#decided);
    if (!decided.ok) return decided;
    const logged: LoggedRow = {
      s: this.#decided.seq + 1,
      at: this.now,
      row: decided.value,
      ...(command === undefined ? {} : { id: command.id }),
    };
    const { state: after } = foldRow(this.#decided, logged, decided.outcome);
    const due = dueOf(after)?.at ?? null;
    const author = command === undefined ? null : authorTagOf(command.by);
    const pending: Pending = { room: this, logged, after, author, due, refuse, repeats: [] };
    this.#decided = after;
    this.#pending.set(logged.s, pending);
    return { ok: true, value: pending };
  }

  confirm(pending: Pending): void {
    this.#pending.delete(pending.logged.s);
    this.#take(pending, pending.after);
  }

  /** Drops and returns everything that was decided and not written. */
  withdraw(): readonly Pending[] {
    const withdrawn = [...this.#pending.values()];
    this.#pending.clear();
    this.#decided = this.#written;
    this.isDoubtful = true;
    return withdrawn;
  }

  /** Adds rows that the store had after all. Throws DamagedLog. */
  catchUp(rows: readonly StoredRow[]): void {
    for (const row of rows) this.#take(row, foldRow(this.#written, row.logged).state);
    this.#decided = this.#written;
    this.isDoubtful = false;
  }

  /** The number of the row that a withdrawn command became after all; null if it is not written. */
  rowOf({ logged, author }: Pending): number | null {
    if (logged.id === undefined || author === null) return null;
    const seq = this.#ids.seqOf(logged.id, author);
    return seq ?? null;
  }

  /**
   * A snapshot from before the newest rows, which newcomers are still shown; null if it is too early for one. `isLast`:
   * the room is about to be forgotten.
   */
  snapshot(isLast: boolean): StoredSnapshot | null {
    const { before } = this.#recent;
    if (before === null) return null;
    const between = Math.max(LEAST_BETWEEN, before.seq * PART_BETWEEN);
    const whenForgotten = this.#keptUpTo === 0 ? 1 : between * WHEN_FORGOTTEN;
    if (before.seq - this.#keptUpTo < (isLast ? whenForgotten : between)) return null;
    this.#keptUpTo = before.seq;
    return writeStoredSnapshot(before, this.#ids.pack(before.seq));
  }

  #take({ logged, author }: StoredRow, after: RoomState): void {
    this.#time.reach(logged.at);
    this.#recent.add(logged, after);
    this.#written = after;
    if (logged.id === undefined) return;
    this.#ids.add(logged.id, logged.s, author);
    this.#packIds();
  }

  /** Leaves out those of the newest rows, because a snapshot does not contain them. */
  #packIds(): void {
    if (this.#ids.isBulky) this.#ids.pack(this.#recent.before?.seq ?? 0);
  }
}
