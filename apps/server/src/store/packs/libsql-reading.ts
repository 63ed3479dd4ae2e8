// Owns reading the rows of a room from the libsql file: those that lie one by one, each pointing to the one before it, and
// before them packs. From the end, part by part: others write in between, but a log only grows there.
import type { Result } from '@ludo/rules';
import { storedRow } from '../event-store.ts';
import type { StoredRow, StoreProblem } from '../event-store.ts';
import { reasonOf } from '../libsql-file.ts';
import type { RoomLine, Rooms } from '../libsql-rooms.ts';
import type { Asked } from './asking.ts';
import type { LibsqlPacks } from './libsql-packs.ts';
import type { RowLine } from './pack.ts';
import { areWhole, rowsBetween } from './parts.ts';

/** Rows before writers have their turn: some two milliseconds. */
const PORTION = 250;

interface Reading {
  readonly rooms: Rooms;
  readonly packs: LibsqlPacks;
  readonly asked: Asked;
}

/** The first `most` after a number. */
type RowsAfter = (
  room: string,
  after: number,
  most?: number,
) => Promise<Result<readonly StoredRow[], StoreProblem>>;

export function readingOver({ rooms, packs, asked }: Reading): RowsAfter {
  /** Where the last row up to this number lies, of those that lie one by one. */
  async function lastUpTo(end: RoomLine, seq: number): Promise<number> {
    let last: { readonly id: number; readonly seq: number } = end;
    while (last.seq > seq) {
      const { id } = last;
      last = await asked(() => rooms.back(id, seq));
      await nextTurn();
    }
    return last.id;
  }

  async function oneByOne(line: RoomLine, after: number, upTo: number): Promise<readonly StoredRow[]> {
    if (upTo <= after) return [];
    const parts: (readonly StoredRow[])[] = [];
    for (let last: number | null = await lastUpTo(line, upTo); last !== null;) {
      const from: number = last;
      const part = await asked(() => rooms.part(from, after));
      parts.unshift(part.rows);
      last = part.before;
      if (last !== null) await nextTurn();
    }
    return parts.flat();
  }

  async function read(
    room: string,
    line: RoomLine,
    after: number,
    most: number,
  ): Promise<readonly StoredRow[]> {
    const upTo = Math.min(line.seq, after + most);
    const later = await oneByOne(line, Math.max(after, line.packed), upTo);
    const lastPacked = Math.min(line.packed, upTo);
    if (lastPacked <= after) return whole(room, later, after, upTo);
    const found = await asked(() => packs.overlapping(line.room, after, lastPacked));
    const packed = await storedRows(await rowsBetween(room, found, after, lastPacked));
    return whole(room, [...packed, ...later], after, upTo);
  }

  return async (room, after, most = Number.POSITIVE_INFINITY) => {
    try {
      for (let before: number | null = null; ;) {
        const line = await asked(() => rooms.lineOf(room));
        if (line === null) return { ok: true, value: [] };
        try {
          return { ok: true, value: await read(room, line, after, most) };
        } catch (thrown) {
          // Some may have been packed meanwhile.
          if (line.packed === before) throw thrown;
          before = line.packed;
        }
      }
    } catch (thrown) {
      return { ok: false, error: { code: 'failed', reason: reasonOf(thrown) } };
    }
  };
}

async function storedRows(lines: readonly RowLine[]): Promise<readonly StoredRow[]> {
  const rows: StoredRow[] = [];
  for (const [nth, line] of lines.entries()) {
    if (nth > 0 && nth % PORTION === 0) await nextTurn();
    rows.push(storedRow(line));
  }
  return rows;
}

function whole(room: string, rows: readonly StoredRow[], after: number, upTo: number): readonly StoredRow[] {
  const numbers = rows.map(({ logged }) => ({ seq: logged.s }));
  if (!areWhole(numbers, after, upTo)) throw new Error(`rows of room ${room} are missing`);
  return rows;
}

function nextTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
