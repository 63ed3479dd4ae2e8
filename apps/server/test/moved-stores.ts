// For tests: a file with every kind of thing that a store holds, and all that stands in a file.
import Database from 'libsql';
import { keepRooms, packRooms } from './kept-rooms.ts';

const hash = (name: string): string => name.padEnd(22, '_');

/** Not only rows: packs, rooms that are half removed, times, marks, a snapshot, seeds, tokens, running time. */
export async function keepEverything(file: string): Promise<void> {
  await keepRooms(file, { one: 5, two: 3, three: 4, four: 1, last: 2, packed: 1500, gone: 6 });
  await packRooms(file, { packed: 1500, gone: 6 });
  const database = new Database(file);
  const snapshot = database.prepare('INSERT INTO snapshot VALUES (1, 3, ?, ?)');
  snapshot.run(2, Buffer.from([0, 1, 128, 255, 92, 34, 0]));
  database.exec(`
    UPDATE room SET due = 1893456000123, phase = 'playing' WHERE name = 'one';
    INSERT INTO due SELECT 1, 1893456000123, max(at), NULL FROM event WHERE room = 1;
    UPDATE room SET phase = 'over', noted = 3, ran = 86400001, marked = 90000002 WHERE name = 'two';
    UPDATE room SET name = '~3', seq = 0 WHERE name = 'three';
    UPDATE room SET last = (SELECT max(id) FROM event WHERE room = 3 AND seq = 3) WHERE id = 3;
    DELETE FROM event WHERE room = 3 AND seq = 4;
    UPDATE room SET name = '~7', seq = 0, packed = 0, last = 0 WHERE name = 'gone';
    DELETE FROM event WHERE room = 7;
    UPDATE event SET author = 9007199254740991, body = '{"t":"open","v":1,"rules":"jumbo","seats":"1-2-","host":"a\\u0000\\ud800é😀\\"{}, \\\\"}'
      WHERE room = 1 AND seq = 1;
    INSERT INTO seed VALUES (1, 'tip-b', 'seed-b'), (1, 'tip-a', 'seed-a'), (2, 'tip-a', 'seed-c');
    UPDATE running SET milliseconds = 123456789012;
    INSERT INTO credential VALUES
      ('${hash('first')}', '${hash('first')}', NULL, 0, 5), ('${hash('second')}', '${hash('first')}', '${hash('first')}', 1, 7),
      ('${hash('other')}', '${hash('other')}', NULL, 1, 1893456000000);
    INSERT INTO known VALUES ('one', '${hash('first')}'), ('two', '${hash('first')}'), ('two', '${hash('other')}');
  `);
  database.close();
}

/** Of a file alone: where rows lie, in the order in which they came. */
export const OF_FILES: Readonly<Record<string, readonly string[]>> = {
  room: ['last'],
  event: ['id', 'before'],
  pack: ['rest'],
};

/** By table. */
export function columnsIn(file: string): ReadonlyMap<string, readonly string[]> {
  const database = new Database(file);
  const found = database
    .prepare(
      `SELECT tables.name AS of, columns.name AS name
      FROM sqlite_master AS tables JOIN pragma_table_info(tables.name) AS columns WHERE tables.type = 'table'`,
    )
    .all() as { readonly of: string; readonly name: string }[];
  database.close();
  const columns = new Map<string, string[]>();
  for (const { of, name } of found)
    if (OF_FILES[of]?.includes(name) !== true) columns.set(of, [...(columns.get(of) ?? []), name]);
  return columns;
}

/** All lines of all tables, rows in the order of rooms. */
export function standingIn(file: string): Record<string, unknown> {
  const columns = columnsIn(file);
  const database = new Database(file);
  const plain = ({ body, ...line }: Record<string, unknown>): unknown => ({
    ...line,
    body: body instanceof ArrayBuffer ? Buffer.from(body).toString('hex') : body,
  });
  const found = [...columns].map(([table, names]) => {
    const text = `SELECT ${names.join()} FROM ${table} ORDER BY ${names.slice(0, 2).join()}`;
    return [table, (database.prepare(text).all() as Record<string, unknown>[]).map(plain)];
  });
  database.close();
  return Object.fromEntries(found) as Record<string, unknown>;
}
