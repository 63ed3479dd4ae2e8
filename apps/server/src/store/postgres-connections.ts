// Owns the connections to PostgreSQL. Whatever happens to them fails what was asked over them, with a reason, and
// nothing else: the next question opens new ones.
import { performance } from 'node:perf_hooks';
import { setTimeout as pass } from 'node:timers/promises';
import type { Result } from '@ludo/rules';
import pg from 'pg';
import type { PoolClient, PoolConfig } from 'pg';
import type { StoreProblem } from './event-store.ts';

/** Besides the one that writes rows. */
const OTHERS = 8;

/** Milliseconds: for a connection, for a server that says that it is starting, without a question. */
const CONNECTING = 5000;
const STARTING = 10_000;
const AGAIN = 100;
const IDLE = 60_000;

/** At what the server breaks off because others write at the same time. */
const ATTEMPTS = 10;

const CANNOT_CONNECT_NOW = '57P03';
const SERIALIZATION_FAILURE = '40001';
const DEADLOCK = '40P01';

/** A process that is stopped between two statements must hold up the others for less than their patience. */
const beginText = (patience: number): string =>
  `BEGIN ISOLATION LEVEL READ COMMITTED; SET LOCAL idle_in_transaction_session_timeout = ${patience / 2}`;
/** Whoever is answered has been told that it is durable. */
const DURABLY = `
  SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'
`;
/**
 * A plan that is made while there are few rooms must hold when there are many: in order, and only as far as is wanted.
 * None is compiled for the price that is put on the others.
 */
const BY_INDEX = `
  SELECT set_config(name, 'off', false) FROM unnest('{enable_seqscan, enable_bitmapscan, jit}'::text[]) AS name
`;
/** What is asked side by side is about single lines; rows are written by hundreds, which are joined by their numbers. */
const LINE_BY_LINE = `
  SELECT set_config(name, 'off', false) FROM unnest('{enable_hashjoin, enable_mergejoin}'::text[]) AS name
`;

/** Prepared once a connection, under its name. */
export interface Statement {
  readonly name: string;
  readonly text: string;
}

/** Throws the library's errors. */
export type Ask = <Row extends object>(
  statement: Statement,
  values?: readonly unknown[],
) => Promise<readonly Row[]>;

export interface PostgresConnections {
  /** One after the other, in the order in which they are asked for. */
  write<T>(action: (ask: Ask) => Promise<T>): Promise<Result<T, StoreProblem>>;
  /** Side by side. Each statement is a transaction. */
  run<T>(action: (ask: Ask) => Promise<T>): Promise<Result<T, StoreProblem>>;
  /** Side by side, as one transaction. */
  inOne<T>(action: (ask: Ask) => Promise<T>): Promise<Result<T, StoreProblem>>;
  /** What was asked for before is carried out; further questions fail. */
  close(): Promise<void>;
}

const types = new pg.TypeOverrides();
// No number here is beyond 2 ** 53; the library gives text.
types.setTypeParser(pg.types.builtins.INT8, Number);

function settingsFor(url: string): PoolConfig {
  return {
    connectionString: url,
    fallback_application_name: 'ludo',
    connectionTimeoutMillis: CONNECTING,
    keepAlive: true,
    types,
  };
}

/** `patience`: milliseconds for an answer. */
export function connectionsTo(url: string, patience: number): PostgresConnections {
  const settings = { ...settingsFor(url), query_timeout: patience, idleTimeoutMillis: IDLE };
  const writer = poolOf({ ...settings, max: 1 }, `${DURABLY}; ${BY_INDEX}`);
  const others = poolOf({ ...settings, max: OTHERS }, `${DURABLY}; ${BY_INDEX}; ${LINE_BY_LINE}`);
  const begin = beginText(patience);
  const running = new Set<Promise<unknown>>();
  let closing: Promise<void> | null = null;

  function over<T>(
    pool: pg.Pool,
    action: (client: PoolClient) => Promise<T>,
  ): Promise<Result<T, StoreProblem>> {
    if (closing !== null) return Promise.resolve(failed(new Error('the database is closed')));
    const done = tried(pool, action);
    running.add(done);
    void done.finally(() => running.delete(done));
    return done;
  }

  async function close(): Promise<void> {
    await Promise.all(running);
    await Promise.all([writer.end(), others.end()]);
  }

  return {
    write: (action) => over(writer, (client) => action(askingOver(client))),
    run: (action) => over(others, (client) => action(askingOver(client))),
    inOne: (action) =>
      over(others, async (client) => {
        await client.query(begin);
        const value = await action(askingOver(client));
        await client.query('COMMIT');
        return value;
      }),
    close: () => (closing ??= close()),
  };
}

/** `first`: asked over each new connection. */
function poolOf(settings: PoolConfig, first: string): pg.Pool {
  const pool = new pg.Pool({
    ...settings,
    verify: (client, done) => client.query(first, (error: Error | null) => done(error ?? undefined)),
  });
  // A lost connection is told by what was asked over it; without listeners the process would end.
  pool.on('error', ignored);
  pool.on('connect', (client) => void client.on('error', ignored));
  return pool;
}

function ignored(): void {}

function askingOver(client: PoolClient): Ask {
  return async <Row extends object>({ name, text }: Statement, values: readonly unknown[] = []) => {
    const { rows } = await client.query<Row>({ name, text, values: [...values] });
    return rows;
  };
}

async function tried<T>(
  pool: pg.Pool,
  action: (client: PoolClient) => Promise<T>,
): Promise<Result<T, StoreProblem>> {
  let client: PoolClient | null = null;
  try {
    client = await whenStarted(() => pool.connect());
    const value = await again(client, action);
    client.release();
    return { ok: true, value };
  } catch (thrown) {
    // Nobody knows what is still on its way over the connection.
    client?.release(true);
    return failed(thrown);
  }
}

async function again<T>(client: PoolClient, action: (client: PoolClient) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await action(client);
    } catch (thrown) {
      const code = codeOf(thrown);
      if (attempt === ATTEMPTS || (code !== DEADLOCK && code !== SERIALIZATION_FAILURE)) throw thrown;
      if (client.getTransactionStatus() !== 'I') await client.query('ROLLBACK');
    }
  }
}

/** Over a connection of its own, for as long as it takes. Throws the library's errors. */
export async function onceOver<T>(url: string, action: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = await whenStarted(async () => {
    const made = new pg.Client(settingsFor(url));
    made.on('error', ignored);
    await made.connect();
    return made;
  });
  try {
    return await action(client);
  } finally {
    await client.end();
  }
}

/** A server that is starting is waited for. */
async function whenStarted<Client>(connect: () => Promise<Client>): Promise<Client> {
  const until = performance.now() + STARTING;
  for (;;) {
    try {
      return await connect();
    } catch (thrown) {
      if (codeOf(thrown) !== CANNOT_CONNECT_NOW || performance.now() > until) throw thrown;
      await pass(AGAIN);
    }
  }
}

export function codeOf(thrown: unknown): string | null {
  return thrown instanceof pg.DatabaseError ? (thrown.code ?? null) : null;
}

function failed(thrown: unknown): { readonly ok: false; readonly error: StoreProblem } {
  return { ok: false, error: { code: 'failed', reason: whyOf(thrown) } };
}

/** A name with several addresses fails with one error of each, and none of its own. */
export function whyOf(thrown: unknown): string {
  if (thrown instanceof AggregateError) return thrown.errors.map(whyOf).join('; ');
  return thrown instanceof Error ? thrown.message : String(thrown);
}
