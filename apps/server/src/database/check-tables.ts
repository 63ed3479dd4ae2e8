// Owns checking the tables that a server of this version needs, and the references between them.
import Database from 'libsql';
import { numberOf, prepare } from '../store/libsql-file.ts';
import type { Fault } from './fault.ts';

const COLUMNS = `
  SELECT tables.name || '.' || columns.name AS name
  FROM sqlite_master AS tables JOIN pragma_table_info(tables.name) AS columns WHERE tables.type = 'table'
`;
const COUNTS: readonly (readonly [where: string, reason: string, count: string])[] = [
  [
    'running time',
    'stands there not once',
    'SELECT count(*) <> 1 OR min(milliseconds) < 0 AS n FROM running',
  ],
  [
    'snapshots',
    'of rows that are not there',
    'SELECT count(*) AS n FROM snapshot JOIN room ON room.id = snapshot.room WHERE snapshot.seq >= room.seq AND room.seq > 0',
  ],
  [
    'dues',
    'of rooms that nobody would look after',
    'SELECT count(*) AS n FROM room WHERE due IS NOT NULL AND id NOT IN (SELECT room FROM due)',
  ],
];

export function checkTables(database: Database.Database): {
  readonly isWhole: boolean;
  readonly faults: readonly Fault[];
} {
  const there = columnsOf(database);
  const missing = [...expectedColumns()].filter((name) => !there.has(name));
  if (missing.length > 0)
    return {
      isWhole: false,
      faults: missing.map((name) => ({ where: 'file', reason: `no column ${name}` })),
    };
  const faults = COUNTS.flatMap(([where, reason, count]) =>
    numberOf(database.prepare(count).all(), 'n') === 0 ? [] : [{ where, reason }],
  );
  return { isWhole: true, faults };
}

function expectedColumns(): ReadonlySet<string> {
  const fresh = new Database(':memory:');
  prepare(fresh, ':memory:');
  const columns = columnsOf(fresh);
  fresh.close();
  return columns;
}

function columnsOf(database: Database.Database): ReadonlySet<string> {
  return new Set((database.prepare(COLUMNS).all() as { name: string }[]).map(({ name }) => name));
}
