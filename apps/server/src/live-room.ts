// Owns one room in memory: its state as the store has it, and ahead of that what was decided in this turn of the event
// loop and is not written yet. Only what is written leaves this process.
import { dueOf, foldRow, isTimed } from '@ludo/room';
import type { Accepted, LoggedRow, PersonId, RoomState } from '@ludo/room';
import type { Joined, RoomId } from '@ludo/protocol';
import type { Result } from '@ludo/rules';
import { authorTagOf } from './command-ids.ts';
import type { AuthorTag, CommandIds } from './command-ids.ts';
import { writeKeptSnapshot } from './kept-snapshot.ts';
import type { RecentRows } from './recent-rows.ts';
import { RoomTime } from './room-time.ts';
import type { Clocks } from './room-time.ts';
import type { KeptRow, KeptSnapshot } from './store/event-store.ts';

/** A decided row on its way to the store. */
export interface Pending {
  readonly room: LiveRoom;
  readonly logged: LoggedRow;
  readonly after: RoomState;
  /** Whose command it is; null: the room acts by itself. */
  readonly author: AuthorTag | null;
  /** When the room next does something by itself, in milliseconds since 1970; null for never. */
  readonly due: number | null;
  /** Told only if the row is not written: for one that is, the broadcast row is the answer. */
  readonly refuse: () => void;
  /** Told the number when it is written: senders of the same command once more. */
  readonly repeats: ((seq: number | null) => void)[];
}

interface Proposal<E> {
  /** The row that follows from the room as it is decided so far, or why there is none. */
  readonly decide: (state: RoomState) => Accepted | { readonly ok: false; readonly error: E };
  /** The command behind it: its identifier and whose it is; none for what the room does by itself. */
  readonly command?: { readonly id: string; readonly by: PersonId };
  readonly refuse: () => void;
}

/** Rows between two snapshots of a room, and between those of a long log as a part of it: each costs as much as it is long. */
const LEAST_BETWEEN = 512;
const PART_BETWEEN = 1 / 16;
/** The part of that after which a room is kept that is forgotten: some rooms come and go with every row. */
const WHEN_FORGOTTEN = 1 / 16;

/** A room as it was read: its last rows, the state after them, and the commands of all. */
interface ReadRoom {
  readonly recent: RecentRows;
  readonly state: RoomState;
  /** When the last row was logged. */
  readonly at: number;
  readonly ids: CommandIds;
  /** The last row of the snapshot that is kept of it; 0 for none. */
  readonly keptUpTo: number;
  /** Rows that had to be folded. */
  readonly folded: number;
}

export class LiveRoom {
  readonly id: RoomId;
  /** Rows that had to be folded when it was read. */
  readonly folded: number;
  /** Connections in the room, by socket, and whose they are. */
  readonly people = new Map<string, PersonId>();
  /** From where the first of those came who are in it, or were: what it takes of the memory counts there. */
  broughtFrom: string | null = null;
  /** Persons whose connection was lost a moment ago. */
  awaited = 0;
  /** Set when the store failed: what it has of this room must be read before anything else is decided. */
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
  }

  /** As it is written. */
  get state(): RoomState {
    return this.#written;
  }

  /** What time it is in the room, in milliseconds since 1970: never earlier than its last row, or than it was before. */
  get now(): number {
    if (!isTimed(this.#decided)) this.#time.followWall();
    return this.#time.now;
  }

  /** This instant was waited for. */
  reach(instant: number): void {
    this.#time.reach(instant);
  }

  /** Rows, those on their way to the store included. */
  get length(): number {
    return this.#decided.seq;
  }

  /** Nothing is on its way to the store. */
  get isSettled(): boolean {
    return this.#pending.size === 0;
  }

  /** Nobody is connected, nothing is on its way, and nobody is waited for: it can be forgotten. */
  get isIdle(): boolean {
    return this.people.size === 0 && this.#pending.size === 0 && this.awaited === 0;
  }

  isConnected(person: PersonId): boolean {
    return [...this.people.values()].includes(person);
  }

  /** What a client is told that has the rows up to this number. */
  since(lastSeq: number): Pick<Joined, 'snapshot' | 'rows'> {
    return this.#recent.since(lastSeq);
  }

  /**
   * What became of this person's command: its row, if it is written, or that it is on its way; `others`: another person
   * has used the identifier; undefined: nobody has.
   */
  find(id: string, person: PersonId): number | Pending | 'others' | undefined {
    const pending = this.#pending.size === 0 ? undefined : this.#pendingOf(id);
    if (pending === undefined) return this.#ids.find(id, person);
    return pending.author === authorTagOf(person) ? pending : 'others';
  }

  #pendingOf(id: string): Pending | undefined {
    return [...this.#pending.values()].find(({ logged }) => logged.id === id);
  }

  /** Decides against everything that was decided before; the row is true once it is written. */
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

  /** The store has it. */
  confirm(pending: Pending): void {
    this.#pending.delete(pending.logged.s);
    this.#take(pending, pending.after);
  }

  /** Forgets everything that was decided and not written, and gives it back. */
  withdraw(): readonly Pending[] {
    const withdrawn = [...this.#pending.values()];
    this.#pending.clear();
    this.#decided = this.#written;
    this.isDoubtful = true;
    return withdrawn;
  }

  /** Takes over rows that the store had after all. Throws DamagedLog. */
  catchUp(rows: readonly KeptRow[]): void {
    for (const row of rows) this.#take(row, foldRow(this.#written, row.logged).state);
    this.#decided = this.#written;
    this.isDoubtful = false;
  }

  /** The row that this command of a withdrawn decision became after all; null if it is not written. */
  rowOf({ logged, author }: Pending): number | null {
    if (logged.id === undefined || author === null) return null;
    const seq = this.#ids.seqOf(logged.id, author);
    return seq ?? null;
  }

  /**
   * The room to be kept as it was before its newest rows, with which whoever comes anew is told what happened lately;
   * null where it is not worth it. `isLast`: it is about to be forgotten.
   */
  snapshot(isLast: boolean): KeptSnapshot | null {
    const { before } = this.#recent;
    if (before === null) return null;
    const between = Math.max(LEAST_BETWEEN, before.seq * PART_BETWEEN);
    const whenForgotten = this.#keptUpTo === 0 ? 1 : between * WHEN_FORGOTTEN;
    if (before.seq - this.#keptUpTo < (isLast ? whenForgotten : between)) return null;
    this.#keptUpTo = before.seq;
    return writeKeptSnapshot(before, this.#ids.pack(before.seq));
  }

  #take({ logged, author }: KeptRow, after: RoomState): void {
    this.#time.reach(logged.at);
    this.#recent.add(logged, after);
    this.#written = after;
    if (logged.id !== undefined) this.#ids.add(logged.id, logged.s, author);
  }
}
