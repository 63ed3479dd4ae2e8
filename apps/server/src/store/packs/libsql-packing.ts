// Owns putting rows of rooms of the libsql file into packs. Each pack is written in one transaction, which the room's line
// decides; what takes long is done before it, while others write. Its rows are a rest from then on, and go later.
import { setTimeout as pass } from 'node:timers/promises';
import type Database from 'libsql';
import type { EventStore, RoomEntry } from '../event-store.ts';
import type { RoomLine, Rooms } from '../libsql-rooms.ts';
import type { Asked } from './asking.ts';
import type { LibsqlPacks, Packing, RowPlace } from './libsql-packs.ts';
import type { ClearRest } from './libsql-rest.ts';
import { packOf } from './pack.ts';
import type { Pack } from './pack.ts';
import { areWhole, packAll, partsBetween, SHORT_LOG } from './parts.ts';

/** Milliseconds between two packs. */
const PAUSE = 20;

interface PackingOptions {
  readonly database: Database.Database;
  readonly rooms: Rooms;
  readonly packs: LibsqlPacks;
  readonly asked: Asked;
  readonly clearRest: ClearRest;
}

export function packingOver({
  database,
  rooms,
  packs,
  asked,
  clearRest,
}: PackingOptions): EventStore['pack'] {
  /** Of all rows that lie one by one, from the first on. */
  async function placesOf({ id: last, seq, packed }: RoomLine): Promise<readonly RowPlace[]> {
    const places: RowPlace[] = [];
    // A damaged chain may go round.
    for (let from = last; from !== 0 && places.length < seq - packed;) {
      const part = await asked(() => packs.chain(from));
      places.push(...part.places);
      from = part.before;
      if (from !== 0) await nextTurn();
    }
    return places.toReversed();
  }

  /** False: the room is not as it was. */
  function taken(packing: Packing, packed: number): Promise<boolean> {
    return asked(() => {
      database.exec('BEGIN IMMEDIATE');
      const isTaken = packs.take(packing, packed);
      const isLast = packing.pack.last === packing.seq - 1;
      if (isTaken && isLast && packing.seq <= SHORT_LOG) packs.forgetSnapshot(packing.room);
      database.exec('COMMIT');
      return isTaken;
    });
  }

  async function pack(name: string, line: RoomLine): Promise<number> {
    const { room, seq } = line;
    const places = await placesOf(line);
    const [before] = await asked(() => packs.overlapping(room, line.packed - 1, line.packed));
    let last: Pack | null = before ?? null;
    let packed = line.packed;
    for (const upTo of partsBetween(packed, seq - 1)) {
      await pass(PAUSE);
      const ids = places.slice(packed - line.packed, upTo - line.packed).map(({ id }) => id);
      const [rest, next] = [ids.at(-1), places[upTo - line.packed]];
      const rows = await asked(() => packs.rows(ids));
      if (rest === undefined || next === undefined || !areWhole(rows, packed, upTo)) {
        const now = await asked(() => rooms.lineOf(name));
        // Somebody else was first, or the room has gone on.
        if (now?.room !== room || now.seq !== seq || now.packed !== packed) break;
        throw new Error('rows are missing');
      }
      last = await packOf(name, rows, last);
      if (!(await taken({ room, seq, pack: last, rest, next: next.id }, packed))) break;
      packed = upTo;
    }
    return packed - line.packed;
  }

  async function packIfThere({ room, seq }: RoomEntry): Promise<number> {
    const line = await asked(() => rooms.lineOf(room));
    return line?.seq === seq ? await pack(room, line) : 0;
  }

  return async (entries) => {
    const packed = await packAll(entries, packIfThere);
    const cleared = await clearRest();
    return cleared.ok ? { ok: true, value: packed } : cleared;
  };
}

function nextTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
