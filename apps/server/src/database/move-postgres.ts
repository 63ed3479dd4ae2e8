// Owns reading all tables of PostgreSQL, as they are at one moment, and writing them in one transaction: a move that ends
// early has done nothing.
import type pg from 'pg';
import { codeOf, onceOver, whyOf } from '../store/postgres-connections.ts';
import { lockOver } from '../store/postgres-lock.ts';
import { bringUpToDate, problemOf, SCHEMA_VERSION, versionOf } from '../store/postgres-schema.ts';
import { Halted, partsOf, tableNames, TABLES } from './move-tables.ts';
import type { Line, MoveSource, MoveTarget, TableName, Value } from './move-tables.ts';

const DISK_FULL = '53100';

/** It may take as long as it takes. */
const PATIENTLY = `
  SET LOCAL statement_timeout = 0;
  SET LOCAL lock_timeout = 0;
  SET LOCAL idle_in_transaction_session_timeout = 0
`;
const DURABLY = `
  SELECT set_config('synchronous_commit', 'on', true) WHERE current_setting('synchronous_commit') = 'off'
`;
const ANY = `SELECT ${tableNames.map((name) => `EXISTS (SELECT FROM ${name})`).join(' OR ')} AS any`;
const RUN_ON = `
  INSERT INTO running (milliseconds, until, who)
  VALUES ($1, (extract(epoch FROM clock_timestamp()) * 1000)::bigint, '')
  ON CONFLICT (one) DO UPDATE
  SET milliseconds = excluded.milliseconds, until = excluded.until, who = excluded.who
`;
const NEXT_ROOM = `
  SELECT setval('room_id', coalesce(max(id), 0) + 1, false)
  FROM (SELECT id FROM room UNION ALL SELECT room FROM gone) AS rooms
`;
/** Nobody looks after any room yet. */
const NOTE_DUES = 'INSERT INTO due (room, at, since) SELECT id, due, at FROM room WHERE due IS NOT NULL';
/** Plans for many rooms are not to be made from figures of none. */
const LOOK_AT_ALL = `ANALYZE ${[...tableNames, 'due'].join()}`;
/** Each number of a row is there once: in a pack, or by itself. */
const NOT_WHOLE = `
  SELECT name, seq, coalesce(single.there, 0) + coalesce(together.there, 0) AS there
  FROM room
  LEFT JOIN (SELECT room, count(*) AS there, min(seq) AS first FROM event GROUP BY room) AS single
    ON single.room = room.id
  LEFT JOIN (SELECT room, sum(last - first + 1) AS there, max(last) AS last FROM pack GROUP BY room) AS together
    ON together.room = room.id
  WHERE coalesce(single.there, 0) <> seq - packed OR single.first <> packed + 1
    OR coalesce(together.there, 0) <> packed OR coalesce(together.last, 0) <> packed
  LIMIT 1
`;

interface PostgresLocation {
  readonly url: string;
  readonly name: string;
  /** Milliseconds for somebody else's lock; absent: as a server has it. */
  readonly patience?: number | undefined;
}

export function readingPostgres<T>(
  location: PostgresLocation,
  action: (source: MoveSource) => Promise<T>,
): Promise<T> {
  const { name } = location;
  return locked(location, async (client) => {
    await client.query(`BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY; ${PATIENTLY}`);
    const version = await versionOf(client);
    if (version === null) throw new Halted({ code: 'of-another-program', file: name });
    if (version > SCHEMA_VERSION) throw newer(name, version);
    if (version < SCHEMA_VERSION) throw new Halted({ code: 'of-an-older-version', file: name });
    return await action(sourceOver(client, name));
  });
}

export function writingPostgres<T>(
  location: PostgresLocation,
  action: (target: MoveTarget) => Promise<T>,
): Promise<T> {
  const { name } = location;
  return locked(location, async (client) => {
    await client.query(`BEGIN; ${PATIENTLY}; ${DURABLY}`);
    const version = await bringUpToDate(client);
    if (version > SCHEMA_VERSION) throw newer(name, version);
    const { rows } = await client.query<{ readonly any: boolean }>(ANY);
    if (rows[0]?.any !== false) throw new Halted({ code: 'not-empty', file: name });
    return await action(targetOver(client, name));
  });
}

function newer(file: string, version: number): Halted {
  const reason = `the tables are of version ${version}, this program knows ${SCHEMA_VERSION}`;
  return new Halted({ code: 'of-a-newer-version', file, reason });
}

/** The lock goes with the connection, whose end takes back what its transaction did. */
async function locked<T>(
  { url, name, patience }: PostgresLocation,
  action: (client: pg.Client) => Promise<T>,
): Promise<T> {
  try {
    return await onceOver(url, async (client) => {
      const problem = await lockOver(client, patience);
      if (problem !== null) throw new Halted({ ...problem, file: name });
      return await action(client);
    });
  } catch (thrown) {
    throw haltedBy(name, thrown);
  }
}

function haltedBy(file: string, thrown: unknown): Halted {
  if (thrown instanceof Halted) return thrown;
  if (codeOf(thrown) === DISK_FULL) return new Halted({ code: 'disk-full', file, reason: whyOf(thrown) });
  const { code, reason } = problemOf(thrown);
  return new Halted({ code: code === 'unreachable' ? code : 'refused', file, reason });
}

async function asked<Row extends object>(
  client: pg.Client,
  file: string,
  text: string,
  values: readonly unknown[] = [],
): Promise<readonly Row[]> {
  try {
    return (await client.query<Row>(text, [...values])).rows;
  } catch (thrown) {
    throw haltedBy(file, thrown);
  }
}

async function countOver(client: pg.Client, file: string, table: TableName): Promise<number> {
  const [found] = await asked<{ readonly n: number }>(client, file, `SELECT count(*) AS n FROM ${table}`);
  return found?.n ?? 0;
}

function sourceOver(client: pg.Client, file: string): MoveSource {
  return {
    // Whoever writes the tables elsewhere sees whether rooms are whole.
    check: () => undefined,
    lines(table) {
      const { columns, key } = TABLES[table];
      const wanted = Object.entries(columns).map(([name, kind]) => (kind === 'flag' ? `${name}::int` : name));
      const text = `
        SELECT ${wanted.join()} FROM ${table} WHERE (${key.join()}) > (${key.map((_, nth) => `$${nth + 2}`).join()})
        ORDER BY ${key.join()} LIMIT $1
      `;
      return partsOf(table, key, (after, most) => asked<Line>(client, file, text, [most, ...after]));
    },
    count: (table) => countOver(client, file, table),
    async running() {
      const text = 'SELECT milliseconds FROM running';
      const [found] = await asked<{ readonly milliseconds: number }>(client, file, text);
      return found?.milliseconds ?? 0;
    },
  };
}

function targetOver(client: pg.Client, file: string): MoveTarget {
  return {
    async write(table, lines) {
      const { columns } = TABLES[table];
      const names = Object.keys(columns);
      const lists = Object.values(columns).map(
        (kind, nth) => `$${nth + 1}::${kind === 'flag' ? 'boolean' : kind}[]`,
      );
      const values: (readonly Value[])[] = names.map((name) => lines.map((line) => line[name] ?? null));
      const text = `INSERT INTO ${table} (${names.join()}) SELECT * FROM unnest(${lists.join()})`;
      await asked(client, file, text, values);
    },
    async runOn(milliseconds) {
      await asked(client, file, RUN_ON, [milliseconds]);
    },
    async finish(from) {
      await asked(client, file, NEXT_ROOM);
      await asked(client, file, NOTE_DUES);
      await asked(client, file, LOOK_AT_ALL);
      const [found] = await asked<{ name: string; seq: number; there: number }>(client, file, NOT_WHOLE);
      if (found === undefined) return;
      const reason = `room ${found.name}: ${found.there} of ${found.seq} rows are there`;
      throw new Halted({ code: 'not-whole', file: from, reason });
    },
    count: (table) => countOver(client, file, table),
    async keep() {
      try {
        await client.query('COMMIT');
      } catch (thrown) {
        const { problem } = haltedBy(file, thrown);
        if (problem.code !== 'unreachable') throw new Halted(problem);
        throw new Halted({ ...problem, code: 'unsure' });
      }
    },
  };
}
