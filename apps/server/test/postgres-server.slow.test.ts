// A server whose tables are in PostgreSQL: beside others or none, and a game outlasts what happens to its connections.
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { EventStore } from '../src/store/event-store.ts';
import { openLockedPostgresStore } from '../src/store/locked-postgres.ts';
import { lockOver, shareLock } from '../src/store/postgres-lock.ts';
import type { PostgresLock } from '../src/store/postgres-lock.ts';
import { isWithoutPostgres, NO_POSTGRES, postgresServer } from './postgres.ts';
import type { PostgresServer } from './postgres.ts';
import { Guest } from './guest.ts';
import { logOf, openServer } from './test-server.ts';
import { scriptedDice } from './scripted-dice.ts';
import type { TestServer } from './test-server.ts';

/** 'LUDL': the lock that servers share, and not the one beside it by which they say what they know. */
const SHARED = 0x4c55444c;

/** Milliseconds that a test waits for a lock of somebody else. */
const BRIEFLY = 300;

let postgres: PostgresServer;
let url = '';
const locks: PostgresLock[] = [];
const servers: TestServer[] = [];
const guests: Guest[] = [];

/** As a program that needs the tables for itself. */
async function lockAlone(): Promise<string> {
  const client = new pg.Client(url);
  await client.connect();
  const problem = await lockOver(client, BRIEFLY);
  if (problem === null) locks.push({ release: () => client.end() });
  else await client.end();
  return problem?.code ?? 'taken';
}

async function lock(ended: (reason: string) => void = () => undefined): Promise<string> {
  const locked = await shareLock(url, ended, BRIEFLY);
  if (locked.ok) locks.push(locked.value);
  return locked.ok ? 'taken' : locked.error.code;
}

/** As when a cable is pulled; of every connection of this kind. */
const cut = (name: string): Promise<unknown> =>
  postgres.ask(
    url,
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE application_name = '${name}' AND pid <> pg_backend_pid()`,
  );

async function store(): Promise<EventStore> {
  const opened = await openLockedPostgresStore({ url, ended: () => undefined });
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  return opened.value;
}

async function server(dice: number[]): Promise<TestServer> {
  const place = await openServer({ store: await store(), dice: scriptedDice(dice, 7) });
  servers.push(place);
  return place;
}

function guest(at: TestServer, token?: string): Guest {
  const came = new Guest(at.url, token);
  guests.push(came);
  return came;
}

describe.skipIf(isWithoutPostgres)(`PostgreSQL${isWithoutPostgres ? `: ${NO_POSTGRES}` : ''}`, () => {
  beforeAll(async () => {
    postgres = await postgresServer();
  });
  beforeEach(async () => {
    url = await postgres.empty();
  });
  afterEach(async () => {
    for (const each of guests.splice(0)) each.leave();
    await Promise.all(servers.splice(0).map((each) => each.close()));
    await Promise.all(locks.splice(0).map((each) => each.release()));
  });
  afterAll(() => postgres.stop());

  test('servers share the lock of a schema, and a program that needs the tables for itself has it without them', async () => {
    expect(await lock()).toBe('taken');
    expect(await lock()).toBe('taken');
    expect(await lockAlone()).toBe('in-use');
    for (const each of locks.splice(0)) await each.release();
    expect(await lockAlone()).toBe('taken');
    expect(await lock()).toBe('in-use');
  });

  test('one program has the lock of a schema, and the next one when that has gone', async () => {
    expect(await lockAlone()).toBe('taken');
    expect(await lockAlone()).toBe('in-use');
    const first = url;
    url = await postgres.empty();
    expect(await lockAlone()).toBe('taken');
    url = first;
    await locks[0]?.release();
    expect(await lockAlone()).toBe('taken');
  });

  test('a schema that is not there is not taken for one that is in use', async () => {
    const address = new URL(url);
    address.searchParams.set('options', '-c search_path=lacking');
    expect(await shareLock(address.href, () => undefined, BRIEFLY)).toEqual({
      ok: false,
      error: {
        code: 'unreachable',
        reason: 'PostgreSQL has no schema of the name in search_path: make it first, by CREATE SCHEMA.',
      },
    });
  });

  test('a lock that is lost with its connection is taken again, and nobody is told of an end', async () => {
    const ends: string[] = [];
    expect(await lock((reason) => ends.push(reason))).toBe('taken');
    await cut('ludo lock');
    const isTaken = async (): Promise<boolean> =>
      (await postgres.ask(url, `SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND granted`)).length > 0;
    await expect.poll(isTaken).toBe(true);
    expect(await lockAlone()).toBe('in-use');
    expect(ends).toEqual([]);
  });

  test('whoever finds that another one has taken the lock ends', async () => {
    const ends: string[] = [];
    expect(await lock((reason) => ends.push(reason))).toBe('taken');
    const [held] = await postgres.ask(
      url,
      `SELECT classid::bigint::bit(32)::int AS one, objid::bigint::bit(32)::int AS two FROM pg_locks
      WHERE locktype = 'advisory' AND granted AND classid = ${SHARED}`,
    );
    const other = new pg.Client(url);
    await other.connect();
    // It waits, and has the lock as soon as that is free.
    const taken = other.query('SELECT pg_advisory_lock($1, $2)', [held?.['one'], held?.['two']]);
    await cut('ludo lock');
    await taken;
    await expect.poll(() => ends).toEqual(['another program has the tables of this database for itself now']);
    await other.end();
  });

  test('a game goes on when all connections are cut, and where it was after a restart', async () => {
    const place = await server([6, 1]);
    const [ada, bob] = [guest(place), guest(place)];
    const { room } = await ada.create('jumbo', '1-2-');
    await ada.join(room);
    await bob.join(room);
    await ada.must({ do: 'sit', player: 1, name: 'Ada' });
    await bob.must({ do: 'sit', player: 2, name: 'Bob' });
    await ada.must({ do: 'start' });
    await cut('ludo');
    const turns = async (until: number): Promise<void> => {
      while ((ada.state?.seq ?? 0) < until) {
        const acting = ada.nextCommand() === null ? bob : ada;
        const command = acting.nextCommand();
        // The first one after the cut may find a connection that is gone: it is refused, and done when it is sent again.
        if (command !== null) await acting.act(command);
        const { seq } = acting.state ?? { seq: 0 };
        for (const each of [ada, bob]) await each.until(() => (each.state?.seq ?? 0) >= seq);
      }
    };
    await turns(12);
    const log = await logOf(place.store, room);
    expect(ada.rows).toEqual(log);
    for (const each of guests.splice(0)) each.leave();
    await servers.pop()?.close();

    const again = await server([]);
    const back = guest(again, ada.token);
    await back.join(room);
    expect(back.state?.seq).toBeGreaterThanOrEqual(12);
    expect((await logOf(again.store, room)).slice(0, 12)).toEqual(log.slice(0, 12));
    expect(back.person).toBe(ada.person);
  });
});
