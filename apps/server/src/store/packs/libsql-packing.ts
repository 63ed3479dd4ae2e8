// Owns putting rows of a room of the libsql file into packs. Each pack is written, and its rows go, in one transaction, which
// the room's line decides; what takes long is done before it, while others write.
import { setTimeout as pass } from 'node:timers/promises';
import type Database from 'libsql';
import type { EventStore } from '../event-store.ts';
import { reasonOf } from '../libsql-file.ts';
import type { RoomLine, Rooms } from '../libsql-rooms.ts';
import type { Asked } from './asking.ts';
import type { LibsqlPacks, Packing, RowPlace } from './libsql-packs.ts';
import { packOf } from './pack.ts';
import type { Pack } from './pack.ts';
import { areWhole, partsBetween, SHORT_LOG } from './parts.ts';

/** Milliseconds between two packs of a room. */
const PAUSE = 20;

interface PackingOptions {
  readonly database: Database.Database;
  readonly rooms: Rooms;
  readonly packs: LibsqlPacks;
  readonly asked: Asked;
}

export function packingOver({ database, rooms, packs, asked }: PackingOptions): EventStore['pack'] {
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
      if (packed > line.packed) await pass(PAUSE);
      const ids = places.slice(packed - line.packed, upTo - line.packed).map(({ id }) => id);
      const next = places[upTo - line.packed];
      const rows = await asked(() => packs.rows(ids));
      if (next === undefined || !areWhole(rows, packed, upTo)) {
        const now = await asked(() => rooms.lineOf(name));
        // Somebody else was first, or the room has gone on.
        if (now?.room !== room || now.seq !== seq || now.packed !== packed) break;
        throw new Error('rows are missing');
      }
      last = await packOf(name, rows, last);
      if (!(await taken({ room, seq, pack: last, ids, next: next.id }, packed))) break;
      packed = upTo;
    }
    return packed - line.packed;
  }

  return async ({ room, seq }) => {
    try {
      const line = await asked(() => rooms.lineOf(room));
      if (line === null || line.seq !== seq) return { ok: true, value: 0 };
      return { ok: true, value: await pack(room, line) };
    } catch (thrown) {
      return { ok: false, error: { code: 'failed', reason: `room ${room}: ${reasonOf(thrown)}` } };
    }
  };
}

function nextTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
