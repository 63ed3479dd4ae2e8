// For tests: a file with every kind of thing that a store holds, and all that stands in a file.
import Database from 'libsql';
import { LINES } from '../src/database/move-from-file.ts';
import { tableNames } from '../src/database/move-tables.ts';
import { keepRooms } from './kept-rooms.ts';

const hash = (name: string): string => name.padEnd(22, '_');

/** Not only rows: a room that is half removed, times, marks, a snapshot, seeds, tokens, running time. */
export async function keepEverything(file: string): Promise<void> {
  await keepRooms(file, { one: 5, two: 3, three: 4, four: 1, last: 2 });
  const database = new Database(file);
  const snapshot = database.prepare('INSERT INTO snapshot VALUES (1, 3, ?, ?)');
  snapshot.run(2, Buffer.from([0, 1, 128, 255, 92, 34, 0]));
  database.exec(`
    UPDATE room SET due = 1893456000123, phase = 'playing' WHERE name = 'one';
    UPDATE room SET phase = 'over', noted = 3, ran = 86400001, marked = 90000002 WHERE name = 'two';
    UPDATE room SET name = '~3', seq = 0 WHERE name = 'three';
    UPDATE room SET last = (SELECT max(id) FROM event WHERE room = 3 AND seq = 3) WHERE id = 3;
    DELETE FROM event WHERE room = 3 AND seq = 4;
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

/** Rows in the order of rooms. */
export function standingIn(file: string): Record<string, unknown> {
  const database = new Database(file);
  const all = (text: string): unknown[] =>
    (database.prepare(text).all() as Record<string, unknown>[]).map(({ body, ...line }) => ({
      ...line,
      ...(body instanceof ArrayBuffer ? { body: Buffer.from(body).toString('hex') } : { body }),
    }));
  const ordered: Record<string, string> = {
    event: `SELECT room, seq, at, command, body, author FROM (${LINES.event}) ORDER BY room, seq`,
  };
  const found = tableNames.map((table) => [table, all(ordered[table] ?? LINES[table])]);
  const running = all('SELECT milliseconds FROM running');
  database.close();
  return { ...(Object.fromEntries(found) as Record<string, unknown>), running };
}
