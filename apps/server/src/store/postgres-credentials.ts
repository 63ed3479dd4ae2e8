// Owns the tables of credentials in PostgreSQL: hashes of tokens, never tokens, and in which rooms their persons are
// known. Throws the library's errors.
import type { Credentials } from '../secrets/credentials.ts';
import type { PersonId } from '@ludo/room';
import type { ChangedCredentials, PersonIn } from './event-store.ts';
import type { Ask, Statement } from './postgres-connections.ts';

const READ: Statement = {
  name: 'read-credentials',
  text: `
    SELECT hash, person, parent, live, used FROM credential
    WHERE person = coalesce((SELECT person FROM credential WHERE hash = $1), $1)
    ORDER BY used DESC
  `,
};

/** The lock by which credentials are forgotten while none are written. Lists of one person are written in turn. */
const LOCK = 0x4c554450;
const WRITING: Statement = {
  name: 'write-credentials',
  text: `SELECT pg_advisory_xact_lock_shared(${LOCK})`,
};
const FORGETTING: Statement = { name: 'forget-credentials', text: `SELECT pg_advisory_xact_lock(${LOCK})` };
const IN_TURN: Statement = {
  name: 'persons-in-turn',
  text: `
    SELECT pg_advisory_xact_lock(${LOCK}, hash) FROM (
      SELECT DISTINCT hashtext(person) AS hash FROM unnest($1::text[]) AS changed (person) ORDER BY hash
    ) AS persons
  `,
};
const LAST_USES: Statement = {
  name: 'last-uses',
  text: 'SELECT person, max(used) AS used FROM credential WHERE person = ANY ($1::text[]) GROUP BY person',
};
const CLEAR: Statement = {
  name: 'clear-credentials',
  text: 'DELETE FROM credential WHERE person = ANY ($1::text[])',
};
const ADD: Statement = {
  name: 'add-credentials',
  text: `
    INSERT INTO credential (hash, person, parent, live, used)
    SELECT * FROM unnest($1::text[], $2::text[], $3::text[], $4::boolean[], $5::bigint[])
  `,
};
const KNOW: Statement = {
  name: 'know',
  text: `
    INSERT INTO known (room, person)
    SELECT DISTINCT * FROM unnest($1::text[], $2::text[]) AS given (room, person) ORDER BY room, person
    ON CONFLICT DO NOTHING
  `,
};
const UNKNOW: Statement = {
  name: 'unknow',
  text: 'DELETE FROM known WHERE room = ANY ($1::text[]) RETURNING person',
};
const FORGET: Statement = {
  name: 'forget',
  text: `
    DELETE FROM credential WHERE person = ANY ($1::text[])
    AND NOT EXISTS (SELECT FROM known WHERE known.person = credential.person)
  `,
};

interface CredentialRow {
  readonly hash: string;
  readonly person: string;
  readonly parent: string | null;
  readonly live: boolean;
  readonly used: number;
}

export async function readCredentials(ask: Ask, hash: string): Promise<Credentials> {
  const rows = await ask<CredentialRow>(READ, [hash]);
  const list = rows.map(({ live, hash: of, parent, used }) => ({ hash: of, parent, isLive: live, used }));
  return { person: rows[0]?.person ?? hash, list };
}

/** In a transaction. Who was overtaken. */
export async function writeCredentials(
  ask: Ask,
  all: readonly ChangedCredentials[],
  known: readonly PersonIn[],
): Promise<readonly PersonId[]> {
  await ask(WRITING);
  const overtaken = await overtakenOf(ask, all);
  const changed = all.filter(({ person }) => !overtaken.includes(person));
  const rows = changed.flatMap(({ person, list }) => list.map((each) => ({ person, ...each })));
  if (changed.length > 0) {
    await ask(CLEAR, [changed.map(({ person }) => person)]);
    await ask(ADD, [
      rows.map(({ hash }) => hash),
      rows.map(({ person }) => person),
      rows.map(({ parent }) => parent),
      rows.map(({ isLive }) => isLive),
      rows.map(({ used }) => used),
    ]);
  }
  if (known.length > 0) await ask(KNOW, [known.map(({ room }) => room), known.map(({ person }) => person)]);
  return overtaken;
}

/** From now on nobody else changes theirs until the transaction ends. */
async function overtakenOf(ask: Ask, all: readonly ChangedCredentials[]): Promise<readonly PersonId[]> {
  const persons = all.map(({ person }) => person);
  if (persons.length === 0) return [];
  await ask(IN_TURN, [persons]);
  const uses = await ask<{ readonly person: PersonId; readonly used: number }>(LAST_USES, [persons]);
  const usedBy = new Map(uses.map(({ person, used }) => [person, used]));
  const isOvertaken = ({ person, lastUse }: ChangedCredentials): boolean =>
    lastUse !== undefined && lastUse !== (usedBy.get(person) ?? 0);
  return all.filter(isOvertaken).map(({ person }) => person);
}

/** First in a transaction that forgets. */
export async function aboutToForget(ask: Ask): Promise<void> {
  await ask(FORGETTING);
}

export async function forgetThoseOf(ask: Ask, rooms: readonly string[]): Promise<void> {
  const persons = await ask<{ readonly person: string }>(UNKNOW, [rooms]);
  await ask(FORGET, [persons.map(({ person }) => person)]);
}

/** Persons who are named in rows that go: found not by PostgreSQL, whose text cannot have all that a string of JSON can. */
export async function forgetNamed(ask: Ask, named: readonly string[]): Promise<void> {
  if (named.length > 0) await ask(FORGET, [[...new Set(named)]]);
}
