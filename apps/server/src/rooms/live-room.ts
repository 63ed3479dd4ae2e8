// Owns one room in memory: its stored state, and the decided rows that are not stored yet, which no client is sent.
import { dueOf, foldRow, isTimed } from '@ludo/room';
import type { Accepted, Due, LoggedRow, PersonId, RoomState } from '@ludo/room';
import type { Joined, RoomId } from '@ludo/protocol';
import type { Result } from '@ludo/rules';
import { authorTagOf } from './command-ids.ts';
import type { AuthorTag, CommandIds } from './command-ids.ts';
import { writeStoredSnapshot } from './stored-snapshot.ts';
import type { Attendance, ProcessId } from '../feed/feed.ts';
import type { RecentRows } from './recent-rows.ts';
import { RoomPeople } from './room-people.ts';
import { RoomTime } from './room-time.ts';
import type { Clocks } from './room-time.ts';
import { nativeHash } from '../secrets/native-hash.ts';
import type { RoomSeed, StoredRow, StoredSnapshot } from '../store/event-store.ts';

export interface Pending {
  readonly room: LiveRoom;
  readonly logged: LoggedRow;
  /** The row as JSON, written once for the store and all who are told. */
  readonly body: string;
  readonly after: RoomState;
  /** Null: the room acts by itself. */
  readonly author: AuthorTag | null;
  /** Of the tip that the row publishes. */
  readonly seed: RoomSeed | null;
  /** What the room next does by itself after it; null: nothing. */
  readonly due: Due | null;
  /** Only if the row is not written: else its broadcast is the answer. */
  readonly unwritten: (why: Unwritten) => void;
  /** For those who sent the command again, or were refused for what it changes. Told after everybody. */
  readonly repeats: ((fate: number | Unwritten) => void)[];
}

/** The store could not write the row; or another process has written to the room before, and it is to be decided again. */
export type Unwritten = 'failed' | 'overtaken';

interface Proposal<E> {
  readonly decide: (state: RoomState) => Accepted | { readonly ok: false; readonly error: E };
  /** Absent: the room acts by itself. */
  readonly command?: { readonly id: string; readonly by: PersonId };
  /** Of the tip that the row publishes. */
  readonly seed?: RoomSeed;
  readonly unwritten: (why: Unwritten) => void;
}

/** Rows between snapshots: of a long log this part, because writing one costs its length. */
const PART_BETWEEN = 1 / 16;
/** Of that interval, when a room is forgotten: some come and go with every row. */
const WHEN_FORGOTTEN = 1 / 16;

interface ReadRoom {
  readonly recent: RecentRows;
  readonly state: RoomState;
  readonly at: number;
  readonly ids: CommandIds;
  /** The last row in the stored snapshot; 0: there is none. */
  readonly keptUpTo: number;
  readonly folded: number;
}

export class LiveRoom {
  readonly id: RoomId;
  readonly folded: number;
  readonly people = new RoomPeople();
  /** Who is connected to it at other processes. */
  readonly elsewhere = new Map<ProcessId, Attendance>();
  /** Of the server's chains for the dice, by tip. Secret. */
  readonly seeds = new Map<string, string>();
  /** Of the first person in the room: its memory counts for this address. */
  broughtFrom: string | null = null;
  /** Persons who lost their connection a moment ago. */
  awaited = 0;
  /** The store failed: its rows must be read before the next decision. */
  isDoubtful = false;
  /**
   * It is not what the store has: another process writes rows that this one cannot take, or has taken it away, or the store
   * has lost some. Its people come again, and find it as it is or at another process.
   */
  isLeft = false;
  readonly #recent: RecentRows;
  readonly #time: RoomTime;
  #written: RoomState;
  /** Of that state; undefined: not worked out yet. */
  #due: Due | null | undefined;
  #decided: RoomState;
  readonly #ids: CommandIds;
  readonly #pending = new Map<number, Pending>();
  /** Rows of other processes, by number, until those before them are known and no own one is on its way. */
  readonly #aside = new Map<number, StoredRow>();
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
    this.#sortIds();
  }

  get state(): RoomState {
    return this.#written;
  }

  /** With the rows that are not stored yet: the next decision starts from here. */
  get upcoming(): RoomState {
    return this.#decided;
  }

  /** Milliseconds since 1970; never goes back, nor before the last row. */
  get now(): number {
    // Whoever is told the time would else know that a game is over which is not yet in the log.
    if (!isTimed(this.#decided) && !isTimed(this.#written)) this.#time.followWall();
    return this.#time.now;
  }

  /** At least this instant, which was waited for. */
  reach(instant: number): void {
    this.#time.reach(instant);
  }

  /** With unwritten rows. */
  get length(): number {
    return this.#decided.seq;
  }

  /** Undefined: all that was decided is written. */
  get lastPending(): Pending | undefined {
    return this.#pending.get(this.#decided.seq);
  }

  get isSettled(): boolean {
    return this.#pending.size === 0;
  }

  /** Nobody is connected or waited for, and nothing is on its way: the room can be forgotten. */
  get isIdle(): boolean {
    return this.people.size === 0 && this.#pending.size === 0 && (this.awaited === 0 || this.isLeft);
  }

  /** To any process. */
  isConnected(person: PersonId): boolean {
    if (this.people.isHere(person)) return true;
    for (const { persons } of this.elsewhere.values()) if (persons.includes(person)) return true;
    return false;
  }

  since(lastSeq: number): Pick<Joined, 'snapshot' | 'rows'> {
    return this.#recent.since(lastSeq);
  }

  /**
   * The row's number of this person's command, or the pending row; `others`: it is another person's identifier;
   * undefined: nobody's.
   */
  find(id: string, person: PersonId): number | Pending | 'others' | undefined {
    const pending = this.#pending.size === 0 ? undefined : this.#pendingOf(id);
    if (pending === undefined) return this.#ids.find(id, person);
    return pending.author === authorTagOf(person) ? pending : 'others';
  }

  #pendingOf(id: string): Pending | undefined {
    return [...this.#pending.values()].find(({ logged }) => logged.id === id);
  }

  propose<E>({ decide, command, seed, unwritten }: Proposal<E>): Result<Pending, E> {
    const decided = decide(this.#decided);
    if (!decided.ok) return decided;
    const logged: LoggedRow = {
      s: this.#decided.seq + 1,
      at: this.now,
      row: decided.value,
      ...(command === undefined ? {} : { id: command.id }),
    };
    const { state: after } = foldRow(this.#decided, logged, decided.outcome);
    const due = dueOf(after);
    const author = command === undefined ? null : authorTagOf(command.by);
    const pending: Pending = {
      room: this,
      logged,
      body: JSON.stringify(decided.value),
      after,
      author,
      seed: seed ?? null,
      due,
      unwritten,
      repeats: [],
    };
    if (seed !== undefined) this.seeds.set(seed.tip, seed.seed);
    this.#decided = after;
    this.#pending.set(logged.s, pending);
    return { ok: true, value: pending };
  }

  confirm(pending: Pending): void {
    this.#pending.delete(pending.logged.s);
    this.#take(pending, pending.after);
    this.#due = pending.due;
  }

  /** What it next does by itself; null: nothing. */
  get due(): Due | null {
    if (this.#due === undefined) this.#due = dueOf(this.#written);
    return this.#due;
  }

  withdraw(): readonly Pending[] {
    const withdrawn = [...this.#pending.values()];
    this.#pending.clear();
    this.#decided = this.#written;
    this.isDoubtful = true;
    return withdrawn;
  }

  /** Rows that the store had after all. Throws DamagedLog. */
  catchUp(rows: readonly StoredRow[]): void {
    for (const row of rows) this.#take(row, foldRow(this.#written, row.logged, null, nativeHash).state);
    this.#decided = this.#written;
    this.isDoubtful = false;
  }

  /** What another process has written: set aside. */
  hear(rows: readonly StoredRow[]): void {
    for (const row of rows) if (row.logged.s > this.#written.seq) this.#aside.set(row.logged.s, row);
  }

  /** Those heard rows that come next, unless own ones are on their way. Throws DamagedLog. */
  takeHeard(): readonly LoggedRow[] {
    if (this.#aside.size === 0 || this.#pending.size > 0 || this.isDoubtful) return [];
    const taken: LoggedRow[] = [];
    for (;;) {
      const next = this.#aside.get(this.#written.seq + 1);
      if (next === undefined) break;
      this.#take(next, foldRow(this.#written, next.logged, null, nativeHash).state);
      taken.push(next.logged);
    }
    this.#decided = this.#written;
    for (const seq of this.#aside.keys()) if (seq <= this.#written.seq) this.#aside.delete(seq);
    return taken;
  }

  /** A heard row shows that others were not heard. */
  get isBehind(): boolean {
    return this.#aside.size > 0 && this.#pending.size === 0 && !this.isDoubtful;
  }

  /** Of a withdrawn command that was written after all; null: it was not. */
  rowOf({ logged, author }: Pending): number | null {
    if (logged.id === undefined || author === null) return null;
    const seq = this.#ids.seqOf(logged.id, author);
    return seq ?? null;
  }

  /**
   * From before the newest rows, which newcomers are still shown; null: too early. `isLast`: the room is about to be
   * forgotten. `least`: rows between two, of a log that is not long.
   */
  snapshot(isLast: boolean, least: number): StoredSnapshot | null {
    const { before } = this.#recent;
    if (before === null) return null;
    const between = Math.max(least, before.seq * PART_BETWEEN);
    const whenForgotten = this.#keptUpTo === 0 ? 1 : between * WHEN_FORGOTTEN;
    if (before.seq - this.#keptUpTo < (isLast ? whenForgotten : between)) return null;
    this.#keptUpTo = before.seq;
    return writeStoredSnapshot(before, this.#ids.sortUpTo(before.seq));
  }

  #take({ logged, author }: StoredRow, after: RoomState): void {
    this.#time.reach(logged.at);
    this.#recent.add(logged, after);
    this.#written = after;
    this.#due = undefined;
    if (logged.id === undefined) return;
    this.#ids.add(logged.id, logged.s, author);
    this.#sortIds();
  }

  /** Not those of the newest rows, which no snapshot contains. */
  #sortIds(): void {
    if (this.#ids.isBulky) this.#ids.sortUpTo(this.#recent.before?.seq ?? 0);
  }
}
