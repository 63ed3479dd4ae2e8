// Owns into how many packs rows go, one room after the other, and what of packs is read.
import type { PackedRooms, RoomEntry } from '../event-store.ts';
import { MOST_ROWS, rowsIn, rowsInAtOnce } from './pack.ts';
import type { Pack, RowLine } from './pack.ts';

/** Rows of a log that is read again from its first row when its snapshot is gone. */
export const SHORT_LOG = 2000;

/** Last rows of packs that follow one another, each as long as the others. */
export function partsBetween(after: number, last: number): readonly number[] {
  const count = Math.ceil((last - after) / MOST_ROWS);
  return Array.from({ length: count }, (_, nth) => after + Math.round(((last - after) * (nth + 1)) / count));
}

/** One after the other; a room that cannot be packed keeps no other from it. `pack` returns how many rows it packed. */
export async function packAll(
  rooms: readonly RoomEntry[],
  pack: (room: RoomEntry) => Promise<number>,
): Promise<PackedRooms> {
  const reasons: string[] = [];
  let [count, rows] = [0, 0];
  for (const room of rooms) {
    try {
      const packed = await pack(room);
      rows += packed;
      if (packed > 0) count += 1;
    } catch (thrown) {
      reasons.push(`room ${room.room}: ${thrown instanceof Error ? thrown.message : String(thrown)}`);
    }
  }
  return { rooms: count, rows, reasons };
}

export function areWhole(rows: readonly { readonly seq: number }[], after: number, upTo: number): boolean {
  return rows.length === Math.max(0, upTo - after) && rows.every(({ seq }, nth) => seq === after + 1 + nth);
}

/** Those after `after`, up to `upTo`. Throws if a pack is damaged. */
export async function rowsBetween(
  room: string,
  packs: readonly Pack[],
  after: number,
  upTo: number,
): Promise<readonly RowLine[]> {
  const parts: (readonly RowLine[])[] = [];
  for (const pack of packs) parts.push(await read(room, pack));
  return parts.flat().filter(({ seq }) => seq > after && seq <= upTo);
}

export function rowsOfAllAtOnce(room: string, packs: readonly Pack[]): readonly RowLine[] {
  return packs.flatMap((pack) => {
    try {
      return rowsInAtOnce(room, pack);
    } catch (thrown) {
      throw damage(pack, thrown);
    }
  });
}

async function read(room: string, pack: Pack): Promise<readonly RowLine[]> {
  try {
    return await rowsIn(room, pack);
  } catch (thrown) {
    throw damage(pack, thrown);
  }
}

/** Says which rows cannot be read any more. */
function damage({ first, last }: Pack, thrown: unknown): Error {
  const reason = thrown instanceof Error ? thrown.message : String(thrown);
  return new Error(`its packed rows ${first} to ${last} cannot be read: ${reason}`);
}
