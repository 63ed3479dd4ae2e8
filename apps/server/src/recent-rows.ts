// Owns the last rows of a room with the states that they led to, and what a client is told that has rows up to some
// number: just the rows that it lacks, or the state of a moment ago and the rows since.
import { takeSnapshot } from '@ludo/room';
import type { LoggedRow, RoomState } from '@ludo/room';
import type { Joined } from '@ludo/protocol';

/** Rows that are kept in memory, each with its state: states share what did not change between them. */
const KEPT = 64;
/** Rows that a client may lack and still be told each of them. */
const MOST_LACKED = 40;
/** Rows that come with a snapshot, so that a page can tell what has happened lately; it tells no more than these. */
const LATELY = 24;

interface Recent {
  readonly logged: LoggedRow;
  readonly after: RoomState;
}

export class RecentRows {
  /** Before the rows that are kept; null before the first of all. */
  #before: RoomState | null;
  readonly #recent: Recent[] = [];

  /** `before`: the state that the first row is added to; null for a room that is not opened yet. */
  constructor(before: RoomState | null) {
    this.#before = before;
  }

  /** The state before the rows that are kept; null before the first of all. */
  get before(): RoomState | null {
    return this.#before;
  }

  add(logged: LoggedRow, after: RoomState): void {
    this.#recent.push({ logged, after });
    if (this.#recent.length > KEPT) this.#before = this.#recent.shift()?.after ?? null;
  }

  /** For a client that has the rows up to this number; 0 for none. */
  since(lastSeq: number): Pick<Joined, 'snapshot' | 'rows'> {
    const first = this.#before?.seq ?? 0;
    const last = first + this.#recent.length;
    const isAhead = lastSeq > last;
    if (!isAhead && lastSeq >= Math.max(first, last - MOST_LACKED)) return { rows: this.#after(lastSeq) };
    const seq = Math.max(1, first, last - LATELY);
    const state = seq === first ? this.#before : this.#recent[seq - first - 1]?.after;
    return {
      ...(state === null || state === undefined ? {} : { snapshot: takeSnapshot(state) }),
      rows: this.#after(seq),
    };
  }

  #after(seq: number): readonly LoggedRow[] {
    return this.#recent.slice(seq - (this.#before?.seq ?? 0)).map(({ logged }) => logged);
  }
}

/**
 * The place of the first row to be kept, of all rows of a room. Past games are not played again when a log is read, so
 * nobody knows the states in them: of the games that follow others only the last is kept, from its start on.
 */
export function firstKept(rows: readonly { readonly logged: LoggedRow }[]): number {
  const isStart = ({ logged }: { readonly logged: LoggedRow }): boolean => logged.row.t === 'start';
  const start = rows.findLastIndex(isStart);
  const isFirstGame = rows.findIndex(isStart) === start;
  return Math.max(isFirstGame ? 0 : start + 1, rows.length - KEPT);
}
