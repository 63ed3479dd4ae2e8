// Owns who uses the tables of a PostgreSQL database: servers side by side, or one program alone, by a lock that goes with its
// connection, whatever ends it. Whoever loses the connection takes the lock again, or ends if it cannot.
import { performance } from 'node:perf_hooks';
import { setTimeout as pass } from 'node:timers/promises';
import type { Result } from '@ludo/rules';
import pg from 'pg';
import { whyOf } from './postgres-connections.ts';
import type { Ask, Statement } from './postgres-connections.ts';

/** 'LUDL', beside the schema: another one has other tables. */
const KIND = 0x4c55444c;
/** 'LUDQ', beside it: which servers know packs. Those of a version before have the first lock alone. */
const AWARE = 0x4c554451;
/** Null: there is no such schema. */
const TAKE = {
  alone: `SELECT pg_try_advisory_lock(${KIND}, hashtext(current_schema())) AS taken`,
  shared: `SELECT pg_try_advisory_lock_shared(${KIND}, hashtext(current_schema())) AS taken`,
};
const NO_SCHEMA = 'PostgreSQL has no schema of the name in search_path: make it first, by CREATE SCHEMA.';
/** So that the lock of a machine that is gone without a word goes within a quarter of a minute. */
const NOTICED = 'SET tcp_keepalives_idle = 5; SET tcp_keepalives_interval = 3; SET tcp_keepalives_count = 3';

/** Nobody is waited for. */
const TELL = `SELECT pg_try_advisory_lock_shared(${AWARE}, hashtext(current_schema()))`;
/**
 * Servers of a version before cannot start any more, once the tables are of this version: so, when those that ran then have
 * ended, there are none.
 */
const ALL_AWARE: Statement = {
  name: 'all-aware',
  text: `
    WITH held AS (
      SELECT pid, classid::bigint AS kind FROM pg_locks
      WHERE locktype = 'advisory' AND granted AND objsubid = 2
        AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
        AND objid::bigint = hashtext(current_schema())::bigint & 4294967295
    )
    SELECT NOT EXISTS (
      SELECT FROM held WHERE kind = ${KIND}
      AND pid NOT IN (SELECT pid FROM held WHERE kind = ${AWARE})
    ) AS aware
  `,
};

/** Milliseconds for a server that was just killed, whose connection PostgreSQL has still to notice, and between attempts. */
const PATIENCE = 5000;
const AGAIN = 200;

export interface PostgresLock {
  release(): Promise<void>;
}

export type PostgresLockProblem =
  | { readonly code: 'in-use' }
  /** A sentence. */
  | { readonly code: 'unreachable'; readonly reason: string };

/** With others who share it, or with none. */
type How = keyof typeof TAKE;

/** Whether all servers of these tables know packs. */
export async function areAllAware(ask: Ask): Promise<boolean> {
  const [found] = await ask<{ readonly aware: boolean }>(ALL_AWARE);
  return found?.aware === true;
}

/** Null: this connection has the lock for as long as it is there. Throws the library's errors. */
async function takeOver(client: pg.Client, how: How): Promise<PostgresLockProblem | null> {
  await client.query(NOTICED);
  const { rows } = await client.query<{ readonly taken: boolean | null }>(TAKE[how]);
  const taken = rows[0]?.taken ?? null;
  if (taken === null) return { code: 'unreachable', reason: NO_SCHEMA };
  if (!taken) return { code: 'in-use' };
  await client.query(TELL);
  return null;
}

/** Alone, waiting for whoever has the lock; otherwise as `takeOver`. */
export async function lockOver(client: pg.Client, patience = PATIENCE): Promise<PostgresLockProblem | null> {
  const until = performance.now() + patience;
  for (;;) {
    const problem = await takeOver(client, 'alone');
    if (problem?.code !== 'in-use' || performance.now() > until) return problem;
    await pass(AGAIN);
  }
}

/** For a server, beside others. `ended`: somebody has the tables for itself meanwhile. */
export async function shareLock(
  url: string,
  ended: (reason: string) => void,
  patience = PATIENCE,
): Promise<Result<PostgresLock, PostgresLockProblem>> {
  let client: pg.Client | null = null;
  let isReleased = false;

  async function take(): Promise<Result<pg.Client, PostgresLockProblem>> {
    const until = performance.now() + patience;
    for (;;) {
      const taken = await tryOnce();
      if (taken.ok || performance.now() > until) return taken;
      await pass(AGAIN);
    }
  }

  async function tryOnce(): Promise<Result<pg.Client, PostgresLockProblem>> {
    const made = new pg.Client({ connectionString: url, application_name: 'ludo lock', keepAlive: true });
    made.on('error', () => undefined);
    try {
      await made.connect();
      const problem = await takeOver(made, 'shared');
      if (problem === null) return { ok: true, value: made };
      await made.end();
      return { ok: false, error: problem };
    } catch (thrown) {
      made.end().catch(() => undefined);
      return {
        ok: false,
        error: { code: 'unreachable', reason: `PostgreSQL cannot be reached: ${whyOf(thrown)}.` },
      };
    }
  }

  function hold(held: pg.Client): void {
    client = held;
    held.once('end', () => {
      if (isReleased || client !== held) return;
      client = null;
      void takeAgain();
    });
  }

  /** As long as PostgreSQL is away nobody else has the lock either. */
  async function takeAgain(): Promise<void> {
    while (!isReleased) {
      const taken = await take();
      if (isReleased) return void (taken.ok && (await taken.value.end()));
      if (taken.ok) return hold(taken.value);
      if (taken.error.code === 'in-use')
        return ended('another program has the tables of this database for itself now');
    }
  }

  const first = await take();
  if (!first.ok) return first;
  hold(first.value);
  return {
    ok: true,
    value: {
      async release() {
        isReleased = true;
        await client?.end();
      },
    },
  };
}
