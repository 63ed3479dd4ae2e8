// Owns reading all tables of a file, which no server runs meanwhile and which stays as it is.
import type Database from 'libsql';
import { numberOf, reasonOf, SCHEMA_VERSION } from '../store/libsql-file.ts';
import { GONE } from '../store/libsql-retention.ts';
import { lockStore } from '../store/store-lock.ts';
import { checkDatabase } from './check.ts';
import { Halted, partsOf, TABLES } from './move-tables.ts';
import type { Line, MoveSource, TableName, Value } from './move-tables.ts';
import { openForReading } from './read-only.ts';

/** A room that is taken away keeps a line while it has rows. Rows that lie in packs as well stay. */
const LINES: Readonly<Record<TableName, string>> = {
  room: `
    SELECT room.id, room.name, room.seq, event.at, room.due, room.phase, room.noted, room.ran, room.marked,
      room.packed
    FROM room JOIN event ON event.id = room.last WHERE room.seq > 0
  `,
  gone: `
    SELECT id AS room FROM room
    WHERE name > '${GONE}' AND (last > 0 OR EXISTS (SELECT 1 FROM pack WHERE pack.room = room.id))
  `,
  event: `
    SELECT event.id, event.room, event.seq, event.at, command, body, author
    FROM event JOIN room ON room.id = event.room WHERE event.seq > room.packed
  `,
  pack: 'SELECT room, first, last, form, body FROM pack',
  snapshot: 'SELECT room, seq, version, body FROM snapshot',
  seed: 'SELECT room, tip, seed FROM seed',
  credential: 'SELECT hash, person, parent, live, used FROM credential',
  known: 'SELECT room, person FROM known',
};

export function countIn(database: Database.Database, table: TableName): number {
  return numberOf(database.prepare(`SELECT count(*) AS n FROM (${LINES[table]})`).all(), 'n');
}

export async function readingFile<T>(file: string, action: (source: MoveSource) => Promise<T>): Promise<T> {
  const there = openForReading(file);
  if (!there.ok) throw new Halted(there.error);
  there.value.database.close();
  const lock = lockStore(file);
  if (!lock.ok) throw new Halted(lock.error);
  try {
    const opened = openForReading(file);
    if (!opened.ok) throw new Halted(opened.error);
    const { database, version } = opened.value;
    try {
      if (version < SCHEMA_VERSION) throw new Halted({ code: 'of-an-older-version', file });
      return await action(sourceIn(file, database));
    } finally {
      database.close();
    }
  } finally {
    lock.value.release();
  }
}

function sourceIn(file: string, database: Database.Database): MoveSource {
  function tried<Read>(read: () => Read): Read {
    try {
      return read();
    } catch (thrown) {
      throw new Halted({ code: 'not-readable', file, reason: reasonOf(thrown) });
    }
  }

  return {
    check() {
      const checked = checkDatabase(file);
      if (!checked.ok) throw new Halted(checked.error);
      const faults = checked.value.faults.length;
      if (faults > 0) throw new Halted({ code: 'damaged', file, faults });
    },
    lines(table) {
      // Rows in the order in which they came.
      const key = table === 'event' ? ['id'] : TABLES[table].key;
      const statement = tried(() =>
        database.prepare(
          `SELECT * FROM (${LINES[table]}) WHERE (${key.join()}) > (${key.map(() => '?').join()})
          ORDER BY ${key.join()} LIMIT ?`,
        ),
      );
      return partsOf(table, key, (after, most) =>
        tried(() => (statement.all(...after, most) as Record<string, Value | ArrayBuffer>[]).map(plain)),
      );
    },
    count: (table) => Promise.resolve(tried(() => countIn(database, table))),
    running: () =>
      Promise.resolve(
        tried(() =>
          numberOf(database.prepare('SELECT coalesce(max(milliseconds), 0) AS n FROM running').all(), 'n'),
        ),
      ),
  };
}

function plain(line: Record<string, Value | ArrayBuffer>): Line {
  const { body } = line;
  if (!(body instanceof ArrayBuffer)) return line as Line;
  return { ...(line as Line), body: Buffer.from(body) };
}
