// Owns into how many packs rows go, and what of packs is read.
import { MOST_ROWS, rowsIn, rowsInAtOnce } from './pack.ts';
import type { Pack, RowLine } from './pack.ts';

/** Rows of a log that is read again from its first row when its snapshot is gone. */
export const SHORT_LOG = 2000;

/** Last rows of packs that follow one another, each as long as the others. */
export function partsBetween(after: number, last: number): readonly number[] {
  const count = Math.ceil((last - after) / MOST_ROWS);
  return Array.from({ length: count }, (_, nth) => after + Math.round(((last - after) * (nth + 1)) / count));
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
