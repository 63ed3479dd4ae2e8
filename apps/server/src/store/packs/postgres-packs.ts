// Owns packs in PostgreSQL: one statement puts a pack in the place of its rows, if the room's line is as it was. Throws the
// library's errors.
import { setTimeout as pass } from 'node:timers/promises';
import type { EventStore, RoomEntry } from '../event-store.ts';
import type { Ask, PostgresConnections, Statement } from '../postgres-connections.ts';
import { areAllAware } from '../postgres-lock.ts';
import { packOf } from './pack.ts';
import type { Pack, RowLine } from './pack.ts';
import { areWhole, packAll, partsBetween, SHORT_LOG } from './parts.ts';

/** Milliseconds between two packs. */
const PAUSE = 20;

const FIND: Statement = {
  name: 'find-to-pack',
  text: 'SELECT id, packed FROM room WHERE name = $1 AND seq = $2',
};
const ROWS: Statement = {
  name: 'rows-to-pack',
  text: `
    SELECT seq, at, command, body, author FROM event
    WHERE room = $1 AND seq > $2 AND seq <= $3 ORDER BY seq
  `,
};
const OVERLAPPING: Statement = {
  name: 'packs',
  text: 'SELECT first, last, form, body FROM pack WHERE room = $1 AND last > $2 AND first <= $3 ORDER BY first',
};
/** Whoever has waited for the line sees it as it is then. Rows are found by numbers that are given, however many there are. */
const PACK: Statement = {
  name: 'pack',
  text: `
    WITH turned AS (
      UPDATE room SET packed = $4 WHERE id = $1 AND seq = $2 AND packed = $3 RETURNING id
    ), packed AS (
      INSERT INTO pack (room, first, last, form, body) SELECT id, $3::int + 1, $4, $5::int, $6::bytea FROM turned
    ), dropped AS (
      DELETE FROM event WHERE room = $1 AND seq > $3 AND seq <= $4 AND EXISTS (SELECT FROM turned) RETURNING seq
    )
    SELECT (SELECT count(*) FROM turned)::int AS turned, (SELECT count(*) FROM dropped)::int AS dropped
  `,
};
const FORGET_SNAPSHOT: Statement = { name: 'forget-snapshot', text: 'DELETE FROM snapshot WHERE room = $1' };
const LEFT: Statement = {
  name: 'pack-left',
  text: 'SELECT first, last, form, body FROM pack WHERE room = $1 ORDER BY first LIMIT 1',
};
const DROP: Statement = { name: 'drop-pack', text: 'DELETE FROM pack WHERE room = $1 AND first = $2' };

/** Those with rows after `after`, up to `upTo`. */
export function packsOver(ask: Ask, room: number, after: number, upTo: number): Promise<readonly Pack[]> {
  return ask<Pack>(OVERLAPPING, [room, after, upTo]);
}

/** Of a room that is taken away; null: none is left. */
export async function packLeft(ask: Ask, room: number): Promise<Pack | null> {
  const [left] = await ask<Pack>(LEFT, [room]);
  return left ?? null;
}

export async function dropPack(ask: Ask, room: number, { first }: Pack): Promise<void> {
  await ask(DROP, [room, first]);
}

interface Found {
  readonly id: number;
  readonly packed: number;
}

export function packingOver(connections: PostgresConnections): EventStore['pack'] {
  async function asked<T>(action: (ask: Ask) => Promise<T>): Promise<T> {
    const done = await connections.run(action);
    if (!done.ok) throw new Error(done.error.reason);
    return done.value;
  }

  /** False: the room is not as it was. */
  async function taken({ id, packed }: Found, seq: number, pack: Pack): Promise<boolean> {
    const { last, form, body } = pack;
    const done = await connections.inOne(async (ask) => {
      const [counts] = await ask<{ readonly turned: number; readonly dropped: number }>(PACK, [
        id,
        seq,
        packed,
        last,
        form,
        body,
      ]);
      if (counts?.turned !== 1) return false;
      // A throw takes all of it back.
      if (counts.dropped !== last - packed) throw new Error('rows are missing');
      if (last === seq - 1 && seq <= SHORT_LOG) await ask(FORGET_SNAPSHOT, [id]);
      return true;
    });
    if (!done.ok) throw new Error(done.error.reason);
    return done.value;
  }

  async function pack({ room, seq }: RoomEntry): Promise<number> {
    const [found] = await asked((ask) => ask<Found>(FIND, [room, seq]));
    if (found === undefined) return 0;
    const [before] = await asked((ask) => packsOver(ask, found.id, found.packed - 1, found.packed));
    let last: Pack | null = before ?? null;
    let { packed } = found;
    for (const upTo of partsBetween(packed, seq - 1)) {
      await pass(PAUSE);
      const rows = await asked((ask) => ask<RowLine>(ROWS, [found.id, packed, upTo]));
      if (!areWhole(rows, packed, upTo)) {
        const [now] = await asked((ask) => ask<Found>(FIND, [room, seq]));
        // Another process was first, or the room has gone on.
        if (now?.id !== found.id || now.packed !== packed) break;
        throw new Error('rows are missing');
      }
      last = await packOf(room, rows, last);
      if (!(await taken({ id: found.id, packed }, seq, last))) break;
      packed = upTo;
    }
    return packed - found.packed;
  }

  return async (rooms) => {
    const aware = await connections.run(areAllAware);
    if (!aware.ok) return aware;
    return { ok: true, value: await packAll(aware.value ? rooms : [], pack) };
  };
}
