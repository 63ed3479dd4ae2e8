// Owns one room in memory: its state as the store has it, and ahead of that what was decided in this turn of the event
// loop and is not written yet. Only what is written leaves this process.
import { dueOf, foldRow } from '@ludo/room';
import type { LoggedRow, PersonId, RoomState, Row } from '@ludo/room';
import type { Joined, RoomId } from '@ludo/protocol';
import type { Result } from '@ludo/rules';
import { RecentRows } from './recent-rows.ts';

/** A decided row on its way to the store. */
export interface Pending {
  readonly room: LiveRoom;
  readonly logged: LoggedRow;
  readonly after: RoomState;
  /** When the room next does something by itself, in milliseconds since 1970; null for never. */
  readonly due: number | null;
  /** Told only if the row is not written: for one that is, the broadcast row is the answer. */
  readonly refuse: () => void;
  /** Told the number when it is written: senders of the same command once more. */
  readonly repeats: ((seq: number | null) => void)[];
}

export interface Proposal<E> {
  /** The row that follows from the room as it is decided so far, or why there is none. */
  readonly decide: (state: RoomState) => Result<Row, E>;
  /** The identifier of the command behind it; none for what the room does by itself. */
  readonly id?: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly refuse: () => void;
}

export class LiveRoom {
  readonly id: RoomId;
  /** Connections in the room, by socket, and whose they are. */
  readonly people = new Map<string, PersonId>();
  /** Persons whose connection was lost a moment ago. */
  awaited = 0;
  /** Set when the store failed: what it has of this room must be read before anything else is decided. */
  isDoubtful = false;
  readonly #recent: RecentRows;
  #written: RoomState;
  #decided: RoomState;
  /** Of all commands ever: one that is sent again after a year is not done again. A log has an end, and so has this. */
  readonly #seqOf = new Map<string, number>();
  readonly #pending = new Map<number, Pending>();

  private constructor(id: RoomId, rows: readonly LoggedRow[], recent: RecentRows, state: RoomState) {
    this.id = id;
    this.#recent = recent;
    this.#written = state;
    this.#decided = state;
    for (const { id: command, s } of rows) if (command !== undefined) this.#seqOf.set(command, s);
  }

  /** The room of these rows, all that there are; null for none. Throws DamagedLog. */
  static of(id: RoomId, rows: readonly LoggedRow[]): LiveRoom | null {
    const read = RecentRows.of(rows);
    return read === null ? null : new LiveRoom(id, rows, read.recent, read.state);
  }

  /** As it is written. */
  get state(): RoomState {
    return this.#written;
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

  /** The number of the row that this command became, if it is written. */
  seqOf(command: string): number | undefined {
    return this.#seqOf.get(command);
  }

  pendingOf(command: string): Pending | undefined {
    return [...this.#pending.values()].find((pending) => pending.logged.id === command);
  }

  /** Decides against everything that was decided before; the row is true once it is written. */
  propose<E>({ decide, id, at, refuse }: Proposal<E>): Result<Pending, E> {
    const row = decide(this.#decided);
    if (!row.ok) return row;
    const logged: LoggedRow = {
      s: this.#decided.seq + 1,
      at,
      row: row.value,
      ...(id === undefined ? {} : { id }),
    };
    const { state: after } = foldRow(this.#decided, logged);
    const due = dueOf(after)?.at ?? null;
    const pending: Pending = { room: this, logged, after, due, refuse, repeats: [] };
    this.#decided = after;
    this.#pending.set(logged.s, pending);
    return { ok: true, value: pending };
  }

  /** The store has it. */
  confirm(pending: Pending): void {
    this.#pending.delete(pending.logged.s);
    this.#take(pending.logged, pending.after);
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
  catchUp(rows: readonly LoggedRow[]): void {
    for (const row of rows) this.#take(row, foldRow(this.#written, row).state);
    this.#decided = this.#written;
    this.isDoubtful = false;
  }

  #take(logged: LoggedRow, after: RoomState): void {
    this.#recent.add(logged, after);
    this.#written = after;
    if (logged.id !== undefined) this.#seqOf.set(logged.id, logged.s);
  }
}
