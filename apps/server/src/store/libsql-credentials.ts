// Owns the table of credentials in the libsql (SQLite) file: hashes of tokens, never tokens.
import type Database from 'libsql';
import type { Credentials } from '../credentials.ts';

const READ = `
  SELECT hash, person, parent, live, used FROM credential
  WHERE person = coalesce((SELECT person FROM credential WHERE hash = ?1), ?1)
  ORDER BY used DESC
`;
const CLEAR = 'DELETE FROM credential WHERE person IN (SELECT value FROM json_each(?))';
const ADD = `
  INSERT INTO credential (hash, person, parent, live, used)
  SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4 FROM json_each(?)
`;

interface Kept {
  readonly hash: string;
  readonly person: string;
  readonly parent: string | null;
  readonly live: number;
  readonly used: number;
}

/** Both throw what the library throws; `write` is called within a transaction. */
export function credentialsOn(database: Database.Database): {
  read(hash: string): Credentials;
  write(changed: readonly Credentials[]): void;
} {
  const read = database.prepare(READ);
  const clear = database.prepare(CLEAR);
  const add = database.prepare(ADD);
  return {
    read(hash) {
      const rows = read.all(hash) as Kept[];
      const list = rows.map(({ live, hash: of, parent, used }) => ({
        hash: of,
        parent,
        isLive: live === 1,
        used,
      }));
      return { person: rows[0]?.person ?? hash, list };
    },
    write(changed) {
      clear.run(JSON.stringify(changed.map(({ person }) => person)));
      const rows = changed.flatMap(({ person, list }) =>
        list.map(({ hash, parent, isLive, used }) => [hash, person, parent, isLive ? 1 : 0, used]),
      );
      add.run(JSON.stringify(rows));
    },
  };
}
