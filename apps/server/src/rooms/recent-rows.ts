// Owns a room's last rows with some of their states, and what a client with older rows gets: the missing rows, or a
// recent state and the rows since.
import { foldRow, takeSnapshot } from '@ludo/room';
import type { LoggedRow, RoomState } from '@ludo/room';
import type { Joined } from '@ludo/protocol';
import { nativeHash } from '../secrets/native-hash.ts';
import { charactersOf } from './row-size.ts';

/** Rows in memory, and up to APART more; fewer where they have more characters of names together. */
export const KEPT = 64;
const KEPT_NAMES = 8000;
/** Rows between two states: a state takes many times the memory, and folding is quick. */
export const APART = 8;
/** Whoever lacks more rows gets a snapshot. */
const MOST_LACKED = 40;
/** Rows after a snapshot: a page tells what happened lately. */
const LATELY = 24;
/** Characters of names in rows that are sent together: on a slow line the server's signs of life stand behind them. */
const MOST_NAMES = 2000;

interface Recent {
  readonly logged: LoggedRow;
  readonly after: RoomState | null;
}

export class RecentRows {
  #before: RoomState | null;
  readonly #recent: Recent[] = [];
  /** Of names in them. */
  #characters = 0;

  constructor(before: RoomState | null) {
    this.#before = before;
  }

  get before(): RoomState | null {
    return this.#before;
  }

  add(logged: LoggedRow, after: RoomState): void {
    this.#recent.push({ logged, after: logged.s % APART === 0 ? after : null });
    this.#characters += charactersOf(logged.row);
    while (this.#recent.length >= KEPT + APART || this.#characters > KEPT_NAMES)
      if (!this.#dropFirst()) return;
  }

  /** Those up to the first state; false: no row would be left after it. */
  #dropFirst(): boolean {
    const kept = this.#recent.findIndex(({ after }) => after !== null);
    if (kept < 0 || kept === this.#recent.length - 1) return false;
    this.#before = this.#recent[kept]?.after ?? null;
    const dropped = this.#recent.splice(0, kept + 1);
    this.#characters -= dropped.reduce((characters, { logged }) => characters + charactersOf(logged.row), 0);
    return true;
  }

  /** 0: the client has none. */
  since(lastSeq: number): Pick<Joined, 'snapshot' | 'rows'> {
    const first = this.#before?.seq ?? 0;
    const last = first + this.#recent.length;
    const light = last - this.#lightOnes();
    const isAhead = lastSeq > last;
    if (!isAhead && lastSeq >= Math.max(light, last - MOST_LACKED)) return { rows: this.#after(lastSeq) };
    const seq = Math.max(1, light, last - LATELY);
    const state = this.#stateAt(seq);
    return {
      ...(state === null ? {} : { snapshot: takeSnapshot(state) }),
      rows: this.#after(seq),
    };
  }

  /** How many of the last rows have few enough names together. */
  #lightOnes(): number {
    let characters = 0;
    const heavy = this.#recent.findLastIndex(({ logged }) => {
      characters += charactersOf(logged.row);
      return characters > MOST_NAMES;
    });
    return this.#recent.length - heavy - 1;
  }

  #stateAt(seq: number): RoomState | null {
    const rows = this.#recent.slice(0, seq - (this.#before?.seq ?? 0));
    const kept = rows.findLastIndex(({ after }) => after !== null);
    let state = rows[kept]?.after ?? this.#before;
    for (const { logged } of rows.slice(kept + 1)) state = foldRow(state, logged, null, nativeHash).state;
    return state;
  }

  #after(seq: number): readonly LoggedRow[] {
    return this.#recent.slice(seq - (this.#before?.seq ?? 0)).map(({ logged }) => logged);
  }
}

/** Finished games are not replayed, so their states are unknown: of several games the last stays, from its start. */
export function firstKept(rows: readonly { readonly logged: LoggedRow }[]): number {
  const isStart = ({ logged }: { readonly logged: LoggedRow }): boolean => logged.row.t === 'start';
  const start = rows.findLastIndex(isStart);
  const isFirstGame = rows.findIndex(isStart) === start;
  return Math.max(isFirstGame ? 0 : start + 1, rows.length - KEPT);
}
