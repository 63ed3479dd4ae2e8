// Who looks after what is due where several processes have one PostgreSQL: one that is there, and another one once it is gone.
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { isWithoutPostgres, NO_POSTGRES, postgresServer } from '../../../test/postgres.ts';
import type { PostgresServer } from '../../../test/postgres.ts';
import type { EventStore, RoomDue, RoomRow } from '../event-store.ts';
import { openPostgresStore } from '../postgres-store.ts';

const LEASE = 60_000;
const SHORT = 200;

let starting: Promise<PostgresServer> | null = null;
let server: PostgresServer;
let url = '';
const opened: EventStore[] = [];
beforeEach(async ({ skip }) => {
  if (isWithoutPostgres) skip(NO_POSTGRES);
  server = await (starting ??= postgresServer());
  url = await server.empty();
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map((store) => store.close()));
});
afterAll(async () => (await starting?.catch(() => null))?.stop());

async function open(): Promise<EventStore> {
  const store = await openPostgresStore(url);
  if (!store.ok) throw new Error(store.error.reason);
  opened.push(store.value);
  return store.value;
}

const row = (room: string, s: number, due: number | null): RoomRow => ({
  room,
  logged: { s, at: 1000 + s, row: { t: 'stand', p: 1 } },
  due,
});

interface Wish {
  readonly lease?: number;
  readonly until?: number;
  readonly most?: number;
}

async function claim(store: EventStore, { lease = LEASE, until = 8e15, most = 100 }: Wish = {}) {
  const claimed = await store.claimDues(until, lease, most);
  if (!claimed.ok) throw new Error(claimed.error.reason);
  return claimed.value;
}
const namesOf = (dues: readonly RoomDue[]): readonly string[] => dues.map(({ room }) => room);
const lines = (): ReturnType<PostgresServer['ask']> =>
  server.ask(url, 'SELECT room.name FROM due JOIN room ON room.id = due.room ORDER BY name');

describe('a process', () => {
  test('that says that it is there keeps what it looks after, and what is with one that says so no longer is taken once', async () => {
    const [first, second, third] = [await open(), await open(), await open()];
    await claim(first);
    await first.append([row('a', 1, 5), row('b', 1, 3)]);
    expect(await claim(second)).toEqual([]);
    await claim(first, { lease: SHORT });
    const found: string[] = [];
    const look = async (): Promise<readonly string[]> => {
      const both = await Promise.all([claim(second), claim(third)]);
      found.push(...both.flatMap(namesOf));
      return found.toSorted();
    };
    await expect.poll(look).toEqual(['a', 'b']);
    await look();
    expect(found).toHaveLength(2);
  });

  test('that ends in order leaves it to the others at once', async () => {
    const [first, second] = [await open(), await open()];
    await claim(first);
    await first.append([row('a', 1, 5)]);
    await first.letDuesGo();
    expect(namesOf(await claim(second))).toEqual(['a']);
  });

  test('that was silent for too long looks anew after what it writes', async () => {
    const [first, second, third] = [await open(), await open(), await open()];
    await claim(first, { lease: SHORT });
    await first.append([row('a', 1, 5)]);
    await expect.poll(async () => namesOf(await claim(second))).toEqual(['a']);
    // Nothing is due there any more, and so nobody looks after it.
    await second.append([row('a', 2, null)]);
    await second.letDuesGo();
    expect(await claim(third)).toEqual([]);
    expect(await lines()).toEqual([]);
    await claim(first, { lease: SHORT });
    await first.append([row('a', 3, 5)]);
    await expect.poll(async () => namesOf(await claim(third))).toEqual(['a']);
  });

  test('does not take the others for gone when the database was gone for all of them', async () => {
    const [first, second] = [await open(), await open()];
    for (const [store, room] of [
      [first, 'a'],
      [second, 'b'],
    ] as const) {
      await claim(store, { lease: SHORT });
      await store.append([row(room, 1, 5)]);
    }
    const there = 'SELECT 1 FROM process WHERE until >= extract(epoch FROM clock_timestamp()) * 1000';
    await expect.poll(() => server.ask(url, there)).toEqual([]);
    for (const store of [first, second, first, second]) expect(await claim(store)).toEqual([]);
    // Each knows of its own room again.
    await first.append([row('a', 2, 7)]);
    await first.letDuesGo();
    expect(namesOf(await claim(await open()))).toEqual(['a']);
  });

  test('that writes in a room with a due of another one takes that over', async () => {
    const [first, second, third] = [await open(), await open(), await open()];
    await claim(first);
    await claim(second);
    await first.append([row('a', 1, 5)]);
    await second.append([row('a', 2, 7)]);
    await first.letDuesGo();
    expect(await claim(third)).toEqual([]);
    await second.letDuesGo();
    expect(await claim(third)).toMatchObject([{ room: 'a', at: 7 }]);
  });

  test('no longer looks after a room in which nothing is due for minutes', async () => {
    const store = await open();
    await claim(store);
    await store.append([row('quiet', 1, 5), row('busy', 1, 5)]);
    await store.append([row('quiet', 2, null)]);
    await expect
      .poll(async () => {
        await claim(store);
        return await lines();
      })
      .toEqual([{ name: 'busy' }]);
    await store.append([row('quiet', 3, 9)]);
    expect(await lines()).toHaveLength(2);
  });
});

describe('dues', () => {
  test('of hundreds of rooms are claimed by several processes at the same time, each by one', async () => {
    const rooms = Array.from({ length: 900 }, (_, nth) => `room-${String(nth).padStart(3, '0')}`);
    const first = await open();
    await first.append(rooms.map((room, nth) => row(room, 1, nth + 1)));
    await first.letDuesGo();
    const stores = await Promise.all(Array.from({ length: 4 }, () => open()));
    const all: string[] = [];
    for (let nth = 0; nth < 4; nth++)
      for (const claimed of await Promise.all(stores.map((store) => claim(store, { most: 75 }))))
        all.push(...namesOf(claimed));
    expect(all.toSorted()).toEqual(rooms);
  });

  test('of a database of the version before are there for anybody once it is brought up to date', async () => {
    const old = await open();
    await old.append([row('a', 1, 5), row('b', 1, null)]);
    await old.close();
    await server.ask(
      url,
      'DROP TABLE due, process, pack; ALTER TABLE room DROP COLUMN packed; UPDATE ludo_schema SET version = 2',
    );
    expect(await claim(await open())).toEqual([{ room: 'a', at: 5, since: 1001 }]);
  });

  test('that a process of an older version writes are found, and left to it while it goes on', async () => {
    const [old, store] = [await open(), await open()];
    await old.append([row('a', 1, 5000), row('b', 1, 5000), row('c', 1, null)]);
    // The one of the version before writes rooms and rows alone.
    await server.ask(url, 'DELETE FROM due');
    const first = await store.findDues(0, 2);
    expect(first).toEqual({ ok: true, value: expect.any(Number) as number });
    expect(await store.findDues(first.ok ? (first.value ?? 0) : 0, 2)).toEqual({ ok: true, value: null });
    await server.ask(url, `UPDATE room SET seq = 2, at = 4000, due = 6000 WHERE name = 'b'`);
    expect(await claim(store, { until: 4999 })).toEqual([]);
    expect(namesOf(await claim(store, { until: 6500 }))).toEqual(['a']);
    expect(await claim(store, { until: 8001 })).toEqual([{ room: 'b', at: 6000, since: 4000 }]);
  });

  test.each([
    ['none was counted', 'never'],
    ['they were counted when there were none', 'empty'],
    ['they were counted when none was free', 'held'],
    ['they were counted when all were free', 'free'],
  ])(
    'are read for a claim only as far as they are taken, also when the first claims found few, and %s',
    async (_, counted) => {
      const count = async (when: string): Promise<void> => {
        if (when === counted) await server.ask(url, 'VACUUM ANALYZE room, due');
      };
      const [writing, store] = [await open(), await open()];
      const until = 4000;
      for (let nth = 0; nth < 10; nth++) await claim(store, { until, most: 10 });
      await count('empty');
      for (let from = 0; from < 3000; from += 300)
        await writing.append(
          Array.from({ length: 300 }, (_, nth) => row(`room-${from + nth}`, 1, 5000 + from + nth)),
        );
      await count('held');
      await writing.letDuesGo();
      await writing.close();
      expect(await claim(store, { until, most: 10 })).toEqual([]);
      await count('free');
      const figures = async (): Promise<{ readonly read: number; readonly changed: number }> => {
        const [of] = await server.ask(
          url,
          `SELECT sum(seq_tup_read + idx_tup_fetch)::int AS read, sum(n_tup_upd)::int AS changed
         FROM pg_stat_user_tables WHERE relid IN ('room'::regclass, 'due'::regclass)`,
        );
        return { read: Number(of?.['read']), changed: Number(of?.['changed']) };
      };
      // The server tells its figures with whatever is asked a moment later.
      const toldFigures = async (): Promise<number> => {
        await store.findDues(2 ** 31, 1);
        return (await figures()).changed;
      };
      await expect.poll(toldFigures, { timeout: 10_000 }).toBe(3000);
      const before = await figures();
      for (let nth = 0; nth < 20; nth++) expect(await claim(store, { most: 10 })).toHaveLength(10);
      await store.close();
      await expect.poll(async () => (await figures()).changed, { timeout: 10_000 }).toBe(3200);
      expect((await figures()).read - before.read).toBeLessThanOrEqual(200 * 6);
    },
  );

  test('are looked at again only as far as they are named, also when they were counted when all were free', async () => {
    const [writing, store] = [await open(), await open()];
    for (let from = 0; from < 3000; from += 300)
      await writing.append(
        Array.from({ length: 300 }, (_, nth) => row(`room-${from + nth}`, 1, 5000 + from + nth)),
      );
    await writing.letDuesGo();
    await writing.close();
    // Those of the process that has ended become anybody's.
    await claim(store, { until: 4000 });
    await server.ask(url, 'VACUUM ANALYZE room, due');
    for (let nth = 0; nth < 30; nth++) expect(await claim(store)).toHaveLength(100);
    const figures = async (): Promise<{ readonly read: number; readonly changed: number }> => {
      // The server tells its figures with whatever is asked a moment later.
      await store.append([row('another', 1, null)]);
      const [of] = await server.ask(
        url,
        `SELECT sum(seq_tup_read + idx_tup_fetch)::int AS read, sum(n_tup_upd)::int AS changed
        FROM pg_stat_user_tables WHERE relid IN ('room'::regclass, 'due'::regclass)`,
      );
      return { read: Number(of?.['read']), changed: Number(of?.['changed']) };
    };
    await expect
      .poll(async () => (await figures()).changed, { timeout: 10_000 })
      .toBeGreaterThanOrEqual(6000);
    const before = await figures();
    // All three portions of a look.
    for (let nth = 0; nth < 40; nth++) await claim(store, { most: 0 });
    await store.append([row('a-room-after-it', 1, 7)]);
    await store.close();
    expect((await readTo(before.read + 6000)) - before.read).toBeLessThanOrEqual(3000 * 3);
  });

  /** At least so many rows, once the server has told all. */
  async function readTo(least: number): Promise<number> {
    let read = 0;
    await expect
      .poll(
        async () => {
          const [of] = await server.ask(
            url,
            `SELECT sum(seq_tup_read + idx_tup_fetch)::int AS read
            FROM pg_stat_user_tables WHERE relid IN ('room'::regclass, 'due'::regclass)`,
          );
          read = Number(of?.['read']);
          return read;
        },
        { timeout: 10_000 },
      )
      .toBeGreaterThanOrEqual(least);
    return read;
  }
});
