// Owns the tables in PostgreSQL and their versions: each process brings them up to date when it opens the database.
// Steps only add, so that processes of the version before go on meanwhile.
import { randomBytes } from 'node:crypto';
import type { Result } from '@ludo/rules';
import type pg from 'pg';
import { codeOf, onceOver, whyOf } from './postgres-connections.ts';

/**
 * `at`: of the last row. `noted`: the row for which `ran` and `marked` hold. No index has a column that changes with each
 * row: so a room's line is rewritten in its page, for which every page has some space left.
 */
const ROOMS = `
  CREATE SEQUENCE room_id;
  CREATE TABLE room (
    id bigint NOT NULL UNIQUE,
    at bigint NOT NULL,
    due bigint,
    ran bigint,
    marked bigint,
    seq integer NOT NULL,
    noted integer,
    name text COLLATE "C" PRIMARY KEY,
    phase text
  ) WITH (fillfactor = 70);
  CREATE TABLE event (
    room bigint NOT NULL,
    at bigint NOT NULL,
    author bigint,
    seq integer NOT NULL,
    command text,
    body text NOT NULL,
    PRIMARY KEY (room, seq)
  );
  CREATE TABLE snapshot (
    room bigint PRIMARY KEY,
    seq integer NOT NULL,
    version integer NOT NULL,
    body bytea NOT NULL
  );
`;

/** Of chains for the dice: secret, and apart from the rows, which everybody is sent. */
const SEEDS = `
  CREATE TABLE seed (
    room bigint NOT NULL,
    tip text COLLATE "C" NOT NULL,
    seed text NOT NULL,
    PRIMARY KEY (room, tip)
  );
`;

/** Rooms that are taken away, until their rows are gone. */
const GONE = 'CREATE TABLE gone (room bigint PRIMARY KEY);';

/** `one`: there is one line. `until`: when somebody last added, in milliseconds since 1970, and who. */
const RUNNING = `
  CREATE TABLE running (
    one boolean PRIMARY KEY DEFAULT true CHECK (one),
    milliseconds bigint NOT NULL,
    until bigint NOT NULL,
    who text NOT NULL
  );
`;

/** `known`: who has come back to a seat where; with the last of these rooms the credentials go. */
const CREDENTIALS = `
  CREATE TABLE credential (
    hash text COLLATE "C" PRIMARY KEY,
    person text COLLATE "C" NOT NULL,
    parent text,
    live boolean NOT NULL,
    used bigint NOT NULL
  );
  CREATE INDEX credential_of ON credential (person);
  CREATE TABLE known (
    room text COLLATE "C" NOT NULL,
    person text COLLATE "C" NOT NULL,
    PRIMARY KEY (room, person)
  );
  CREATE INDEX known_as ON known (person);
`;

/** What only readers of the tables know: of it the name of the channel is made on which servers tell each other what happens. */
const feed = (): string => `
  CREATE TABLE feed (one boolean PRIMARY KEY DEFAULT true CHECK (one), secret text NOT NULL);
  INSERT INTO feed (secret) VALUES ('${randomBytes(18).toString('base64url')}');
`;

/**
 * Of each room with a due: which process looks after it; null: it is anybody's. `at` and `since`, when the last row was logged,
 * are as they were when nobody looked after it any more, and hold until somebody does. A process is there until it says so again.
 */
const DUES = `
  CREATE TABLE process (id text COLLATE "C" PRIMARY KEY, until bigint NOT NULL);
  CREATE TABLE due (
    room bigint PRIMARY KEY,
    at bigint NOT NULL,
    since bigint NOT NULL,
    process text COLLATE "C"
  );
  CREATE INDEX due_at ON due (at) WHERE process IS NULL;
  CREATE INDEX due_since ON due (since) WHERE process IS NULL;
  CREATE INDEX due_of ON due (process) WHERE process IS NOT NULL;
  INSERT INTO due (room, at, since) SELECT id, due, at FROM room WHERE due IS NOT NULL;
`;

/**
 * `packed` rows of a room, from the first on, are not in `event` but here. Bodies are compressed already: PostgreSQL need not
 * try. A process of the version before cannot read them: postgres-lock.ts says when there is none.
 */
const PACKS = `
  ALTER TABLE room ADD COLUMN packed integer NOT NULL DEFAULT 0;
  CREATE TABLE pack (
    room bigint NOT NULL,
    first integer NOT NULL,
    last integer NOT NULL,
    form integer NOT NULL,
    body bytea NOT NULL,
    PRIMARY KEY (room, first)
  );
  ALTER TABLE pack ALTER COLUMN body SET STORAGE EXTERNAL;
`;

/** A process takes tables of the next version as they are, which those with packs are not to be: they are two versions later. */
const NOTHING = 'SELECT 1';

/** From no tables to version 1, from there to 2, and so on. */
const STEPS: readonly (() => string)[] = [
  () => `${ROOMS} ${SEEDS} ${GONE} ${RUNNING} ${CREDENTIALS}`,
  feed,
  () => DUES,
  () => PACKS,
  () => NOTHING,
];

export const SCHEMA_VERSION = STEPS.length;

/** 'LUDO': of the lock under which one process at a time looks at the version. */
const LOCK = 0x4c55444f;

export interface OpenProblem {
  readonly code: 'unreachable' | 'refused' | 'of-another-program' | 'of-a-newer-version';
  /** A sentence. */
  readonly reason: string;
}

const DUPLICATE_TABLE = '42P07';

/**
 * Makes missing tables, brings older ones up to date; of several processes one does. Those of the next version are taken as
 * they are: servers are restarted one by one, and one of this version may start beside newer ones.
 */
export async function prepareDatabase(
  url: string,
  then: (client: pg.Client) => Promise<void> = () => Promise.resolve(),
): Promise<Result<null, OpenProblem>> {
  try {
    const version = await onceOver(url, async (client) => {
      const prepared = await prepare(client);
      await then(client);
      return prepared;
    });
    if (version <= SCHEMA_VERSION + 1) return { ok: true, value: null };
    const reason = `The database is of version ${version}, this program knows ${SCHEMA_VERSION}.`;
    return { ok: false, error: { code: 'of-a-newer-version', reason } };
  } catch (thrown) {
    return { ok: false, error: problemOf(thrown) };
  }
}

async function prepare(client: pg.Client): Promise<number> {
  await client.query('BEGIN');
  const version = await bringUpToDate(client);
  await client.query('COMMIT');
  return version;
}

/** In a transaction. Returns the version that the database has then. */
export async function bringUpToDate(client: pg.Client): Promise<number> {
  await client.query('SELECT pg_advisory_xact_lock($1)', [LOCK]);
  const found = await versionOf(client);
  if (found === null)
    await client.query(
      'CREATE TABLE ludo_schema (version integer NOT NULL); INSERT INTO ludo_schema VALUES (0)',
    );
  const version = found ?? 0;
  if (version < SCHEMA_VERSION) {
    for (const step of STEPS.slice(version)) await client.query(step());
    await client.query('UPDATE ludo_schema SET version = $1', [SCHEMA_VERSION]);
  }
  return Math.max(version, SCHEMA_VERSION);
}

/** Null: there are no tables. */
export async function versionOf(client: pg.Client): Promise<number | null> {
  const { rows: found } = await client.query<{ there: boolean }>(
    `SELECT to_regclass('ludo_schema') IS NOT NULL AS there`,
  );
  if (found[0]?.there !== true) return null;
  const { rows } = await client.query<{ version: number }>('SELECT version FROM ludo_schema');
  return rows[0]?.version ?? 0;
}

export function problemOf(thrown: unknown): OpenProblem {
  const why = whyOf(thrown);
  if (codeOf(thrown) === DUPLICATE_TABLE)
    return { code: 'of-another-program', reason: `The database has tables of another program: ${why}.` };
  return codeOf(thrown) === null
    ? { code: 'unreachable', reason: `PostgreSQL cannot be reached: ${why}.` }
    : { code: 'refused', reason: `PostgreSQL refuses: ${why}.` };
}
