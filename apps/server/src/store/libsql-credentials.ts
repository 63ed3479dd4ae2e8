// Owns the tables of credentials in the libsql file: hashes of tokens, never tokens, and in which rooms their persons
// are known.
import type Database from 'libsql';
import type { Credentials } from '../secrets/credentials.ts';
import type { PersonId } from '@ludo/room';
import type { ChangedCredentials, PersonIn } from './event-store.ts';

const READ = `
  SELECT hash, person, parent, live, used FROM credential
  WHERE person = coalesce((SELECT person FROM credential WHERE hash = ?1), ?1)
  ORDER BY used DESC
`;
const LAST_USES = `
  SELECT person, max(used) AS used FROM credential WHERE person IN (SELECT value FROM json_each(?)) GROUP BY person
`;
const CLEAR = 'DELETE FROM credential WHERE person IN (SELECT value FROM json_each(?))';
const ADD = `
  INSERT INTO credential (hash, person, parent, live, used)
  SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4 FROM json_each(?)
`;

const KNOW = `
  INSERT OR IGNORE INTO known (room, person) SELECT value ->> 0, value ->> 1 FROM json_each(?)
`;
const KNOWN_IN = 'SELECT DISTINCT person FROM known WHERE room IN (SELECT value FROM json_each(?))';
const UNKNOW = 'DELETE FROM known WHERE room IN (SELECT value FROM json_each(?))';
const NAMED_IN = `
  WITH body(of) AS (SELECT body FROM event WHERE id IN (SELECT value FROM json_each(?1)))
  SELECT of ->> 'who' AS person FROM body WHERE of ->> 'who' IS NOT NULL
  UNION SELECT of ->> 'host' FROM body WHERE of ->> 'host' IS NOT NULL
  UNION SELECT of ->> 'from' FROM body WHERE of ->> 'from' IS NOT NULL
`;
const FORGET = `
  DELETE FROM credential
  WHERE person IN (SELECT value FROM json_each(?))
  AND NOT EXISTS (SELECT 1 FROM known WHERE known.person = credential.person)
`;

interface LastUse {
  readonly person: string;
  readonly used: number;
}

interface CredentialLists {
  readonly hash: string;
  readonly person: string;
  readonly parent: string | null;
  readonly live: number;
  readonly used: number;
}

export interface CredentialTables {
  read(hash: string): Credentials;
  /** Who was overtaken. */
  write(changed: readonly ChangedCredentials[], known: readonly PersonIn[]): readonly PersonId[];
  roomsGone(rooms: readonly string[]): void;
  rowsGo(ids: readonly number[]): void;
  /** Who were named in rows that go. */
  namedGo(persons: readonly string[]): void;
}

/** All throw the library's errors; all but `read` need a transaction. */
export function credentialsOn(database: Database.Database): CredentialTables {
  const read = database.prepare(READ);
  const lastUses = database.prepare(LAST_USES);
  const clear = database.prepare(CLEAR);
  const add = database.prepare(ADD);
  const know = database.prepare(KNOW);
  const knownIn = database.prepare(KNOWN_IN);
  const unknow = database.prepare(UNKNOW);
  const namedIn = database.prepare(NAMED_IN);
  const forget = database.prepare(FORGET);
  const personsOf = (rows: readonly unknown[]): string =>
    JSON.stringify((rows as readonly { person: string }[]).map(({ person }) => person));
  return {
    read(hash) {
      const rows = read.all(hash) as CredentialLists[];
      const list = rows.map(({ live, hash: of, parent, used }) => ({
        hash: of,
        parent,
        isLive: live === 1,
        used,
      }));
      return { person: rows[0]?.person ?? hash, list };
    },
    write(all, known) {
      const uses = lastUses.all(JSON.stringify(all.map(({ person }) => person))) as readonly LastUse[];
      const usedBy = new Map(uses.map(({ person, used }) => [person, used]));
      const changed = all.filter(
        ({ person, lastUse }) => lastUse === undefined || lastUse === (usedBy.get(person) ?? 0),
      );
      clear.run(JSON.stringify(changed.map(({ person }) => person)));
      const rows = changed.flatMap(({ person, list }) =>
        list.map(({ hash, parent, isLive, used }) => [hash, person, parent, isLive ? 1 : 0, used]),
      );
      add.run(JSON.stringify(rows));
      if (known.length > 0) know.run(JSON.stringify(known.map(({ room, person }) => [room, person])));
      return all.filter((each) => !changed.includes(each)).map(({ person }) => person);
    },
    roomsGone(rooms) {
      const names = JSON.stringify(rooms);
      const persons = personsOf(knownIn.all(names));
      unknow.run(names);
      forget.run(persons);
    },
    namedGo: (persons) => void forget.run(JSON.stringify(persons)),
    rowsGo: (ids) => void forget.run(personsOf(namedIn.all(JSON.stringify(ids)))),
  };
}
