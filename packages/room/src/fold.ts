// Owns the fold: how one row of the log turns a room's state into the next, and what happened by it.
import type { LoggedRow } from './rows.ts';
import type { Folded, RoomState } from './state.ts';

/** A row that does not fit the state before it: the log is damaged, or was written by another program. */
export class DamagedLog extends Error {
  readonly seq: number;
  readonly reason: string;
  constructor(seq: number, reason: string) {
    super(`the log is damaged at row ${seq}: ${reason}`);
    this.name = 'DamagedLog';
    this.seq = seq;
    this.reason = reason;
  }
}

/** The state after one more row, and the events of that row. Throws DamagedLog for a row that does not fit. */
export function foldRow(_state: RoomState | null, logged: LoggedRow): Folded {
  throw new DamagedLog(logged.s, 'not built yet');
}

/** The state after many rows, without their events; null if there is none. */
export function foldRows(state: RoomState | null, rows: readonly LoggedRow[]): RoomState | null {
  return rows.reduce<RoomState | null>((before, row) => foldRow(before, row).state, state);
}
