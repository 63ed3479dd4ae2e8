// What several processes on one PostgreSQL rely on, beyond the contract that every store passes, and what becomes of a
// store whose connections or whose server go.
import type { LoggedRow } from '@ludo/room';
import fc from 'fast-check';
import pg from 'pg';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { PostgresDoor } from '../../test/postgres-door.ts';
import { isWithoutPrivatePostgres, NO_POSTGRES, privatePostgres } from '../../test/postgres.ts';
import type { PrivatePostgres } from '../../test/postgres.ts';
import type { EventStore, RoomEntry, RoomRow } from './event-store.ts';
import { SCHEMA_VERSION } from './postgres-schema.ts';
import { openPostgresStore } from './postgres-store.ts';

let server: PrivatePostgres;
let url = '';
const opened: { close(): Promise<unknown> }[] = [];
let starting: Promise<PrivatePostgres> | null = null;
beforeEach(async ({ skip }) => {
  if (isWithoutPrivatePostgres) skip(NO_POSTGRES);
  server = await (starting ??= privatePostgres());
  url = await server.empty();
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map((each) => each.close()));
});
afterAll(async () => {
  const started = await starting?.catch(() => null);
  await started?.stop();
});

async function open(address = url, patience?: number): Promise<EventStore> {
  const store = await openPostgresStore(address, patience);
  if (!store.ok) throw new Error(store.error.reason);
  opened.push(store.value);
  return store.value;
}

/** Whoever writes or locks beside the stores. */
async function somebody(): Promise<(text: string) => Promise<readonly Record<string, unknown>[]>> {
  const client = new pg.Client(url);
  client.on('error', () => {});
  await client.connect();
  opened.push({ close: () => client.end() });
  return async (text) => (await client.query<Record<string, unknown>>(text)).rows;
}

/** How many connections wait for a lock. */
const waiting = async (): Promise<number> => {
  const found = await server.ask(url, `SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock'`);
  return found.length;
};
const endConnections = (): Promise<unknown> =>
  server.ask(url, `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'ludo'`);

const row = (s: number, m = `R${s}>9 "ä" 'x'`): LoggedRow => ({ s, at: 1000 + s, row: { t: 'play', m } });
const at = (room: string, s: number): RoomRow => ({ room, logged: row(s) });
const allWritten = { ok: true, value: [] } as const;
const overtaken = (...rooms: readonly string[]) => ({ ok: true, value: rooms }) as const;
const rows = async (store: EventStore, room: string): Promise<readonly LoggedRow[]> => {
  const loaded = await store.load(room, 0);
  if (!loaded.ok) throw new Error(loaded.error.reason);
  return loaded.value;
};
const takeAway = async (store: EventStore, ...rooms: readonly RoomEntry[]) => {
  await store.see(rooms, 5);
  await store.mark(rooms, 7);
  return await store.remove(rooms.map((each) => ({ ...each, marked: 7 })));
};

describe('two stores on one database', () => {
  test('tell the time of its clock, wherever the clocks of their machines are', async () => {
    const right = await open();
    const before = Date.now();
    vi.useFakeTimers({ toFake: ['Date'], now: before + 400 * 86_400_000 });
    try {
      const ahead = await open();
      await ahead.claimDues(0, 5000, 1);
      for (const { time } of [right, ahead]) expect(Math.abs((time?.() ?? 0) - before)).toBeLessThan(20_000);
    } finally {
      vi.useRealTimers();
    }
  });

  test('everything is there when it is opened again', async () => {
    const first = await open();
    await first.append([at('a', 1), at('b', 1), at('a', 2)]);
    await first.close();
    const again = await open();
    expect(await rows(again, 'a')).toEqual([row(1), row(2)]);
    expect(await again.append([at('a', 3)])).toEqual(allWritten);
  });

  test('the second to write a number is told so, and writes to other rooms', async () => {
    const [one, two] = [await open(), await open()];
    await one.append([at('a', 1)]);
    expect(await two.append([at('a', 1)])).toEqual(overtaken('a'));
    expect(await two.append([at('a', 2)])).toEqual(allWritten);
    expect(await one.append([at('b', 1), at('a', 2)])).toEqual(overtaken('a'));
    expect(await one.append([at('a', 3), at('b', 2)])).toEqual(allWritten);
    expect(await rows(two, 'a')).toEqual([row(1), row(2), row(3)]);
    expect(await rows(two, 'b')).toEqual([row(1), row(2)]);
  });

  test('a new room is opened by one of them, whatever else is in its append', async () => {
    const [one, two] = [await open(), await open()];
    for (let nth = 0; nth < 20; nth++) {
      const mine = one.append([at(`x${nth}`, 1), at(`a${nth}`, 1)]);
      const theirs = two.append([at(`a${nth}`, 1), at(`x${nth}`, 1), at(`y${nth}`, 1), at(`y${nth}`, 2)]);
      const told = [await mine, await theirs].flatMap((each) => (each.ok ? each.value : ['failed']));
      expect(told.toSorted()).toEqual([`a${nth}`, `x${nth}`]);
      for (const room of [`a${nth}`, `x${nth}`]) expect(await rows(one, room)).toEqual([row(1)]);
      expect(await rows(one, `y${nth}`)).toEqual([row(1), row(2)]);
    }
  });

  test('who waits for a room holds none that comes after it by name, and no new one', async () => {
    const [one, two] = [await open(), await open()];
    const ask = await somebody();
    for (const room of ['d', 'c', 'b']) await one.append([at(room, 1)]);
    await ask('BEGIN');
    await ask(`SELECT 1 FROM room WHERE name = 'c' FOR UPDATE`);
    const waitsForC = one.append([at('new', 1), at('d', 2), at('c', 2), at('b', 2)]);
    await expect.poll(waiting).toBe(1);
    expect(await two.append([at('d', 2), at('new', 1)])).toEqual(allWritten);
    await ask('COMMIT');
    expect(await waitsForC).toMatchObject({ ok: true, value: { length: 2 } });
    await ask('BEGIN');
    await ask(`INSERT INTO room (id, name, seq, at) VALUES (nextval('room_id'), 'fresh', 1, 1)`);
    const waitsForFresh = one.append([at('gone', 1), at('fresh', 1), at('early', 1)]);
    await expect.poll(waiting).toBe(1);
    expect(await two.append([at('gone', 1)])).toEqual(allWritten);
    await ask('ROLLBACK');
    expect(await waitsForFresh).toEqual(overtaken('gone'));
    expect(await rows(two, 'early')).toEqual([row(1)]);
  });

  test.each(['read committed', 'repeatable read', 'serializable'])(
    'whatever they write at the same time, %s: no gap, no row of two, and all that was told is there',
    async (isolation) => {
      const address = `${url}+-c+default_transaction_isolation=${isolation.replaceAll(' ', '%5C+')}`;
      expect(await server.ask(address, 'SHOW transaction_isolation')).toMatchObject([
        { transaction_isolation: isolation },
      ]);
      const writers = [await open(address), await open(address)];
      const group = fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 1, maxLength: 6 });
      let runs = 0;
      await fc.assert(
        fc.asyncProperty(fc.array(fc.tuple(group, group), { minLength: 1, maxLength: 6 }), async (rounds) => {
          runs += 1;
          const names = [0, 1, 2, 3].map((nth) => `${isolation}-${runs}-${nth}`);
          const told = new Map(names.map((name) => [name, [] as string[]]));
          for (const [nth, round] of rounds.entries()) {
            const lengths = new Map<string, number>();
            for (const name of names) lengths.set(name, (await rows(writers[0]!, name)).length);
            await Promise.all(
              round.map(async (rooms, who) => {
                const own = new Map(lengths);
                const written = rooms.map((room): RoomRow => {
                  const name = names[room]!;
                  const s = own.get(name)! + 1;
                  own.set(name, s);
                  return { room: name, logged: row(s, `${nth} ${who}`) };
                });
                const answer = await writers[who]!.append(written);
                if (!answer.ok) throw new Error(answer.error.reason);
                for (const { room, logged } of written)
                  if (!answer.value.includes(room)) told.get(room)!.push(JSON.stringify(logged));
              }),
            );
          }
          for (const name of names)
            expect((await rows(writers[1]!, name)).map((each) => JSON.stringify(each))).toEqual(
              told.get(name),
            );
        }),
        { numRuns: 15 },
      );
    },
  );

  test('appends of one are carried out in the order in which they were asked for', async () => {
    const store = await open();
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, nth) => store.append([at('a', nth + 1)])),
    );
    expect(answers.filter((each) => !each.ok || each.value.length > 0)).toEqual([]);
    expect(await rows(store, 'a')).toHaveLength(50);
  });

  test('what one took away the other does not write on, nor on the room that has its name then', async () => {
    const [one, two] = [await open(), await open()];
    await one.append([at('b', 1), at('a', 1), at('a', 2)]);
    expect(await takeAway(two, { room: 'a', seq: 2 })).toEqual({ ok: true, value: { rooms: 1, rows: 2 } });
    expect(await one.append([at('a', 3), at('b', 2)])).toEqual(overtaken('a'));
    expect(await two.append([at('a', 1)])).toEqual(allWritten);
    await one.keepSnapshot('a', { seq: 2, version: 1, body: Uint8Array.of(1) });
    expect(await one.append([at('a', 3)])).toEqual(overtaken('a'));
    expect(await one.read('a', 'snapshot')).toMatchObject({ value: { snapshot: null, rows: [{}] } });
  });

  test('a room that is written to while it is to be taken away stays, and one that goes is not written on', async () => {
    const [one, two] = [await open(), await open()];
    const ask = await somebody();
    for (const isFirst of [true, false]) {
      const room = `room-${isFirst}`;
      await one.append([at(room, 1)]);
      await one.see([{ room, seq: 1 }], 5);
      await one.mark([{ room, seq: 1 }], 7);
      await ask('BEGIN');
      await ask(`SELECT 1 FROM room WHERE name = '${room}' FOR UPDATE`);
      const tasks = [
        () => one.append([at(room, 2)]),
        () => two.remove([{ room, seq: 1, marked: 7 }]),
      ] as const;
      const started: Promise<unknown>[] = [];
      for (const nth of isFirst ? [0, 1] : [1, 0]) {
        started.push(tasks[nth]!());
        await expect.poll(waiting).toBe(started.length);
      }
      await ask('COMMIT');
      const answers = await Promise.all(started);
      const [written, removed] = isFirst ? answers : answers.toReversed();
      const isWritten = JSON.stringify(written) === JSON.stringify(allWritten);
      expect(removed).toMatchObject({ value: { rooms: isWritten ? 0 : 1 } });
      expect(await rows(one, room)).toEqual(isWritten ? [row(1), row(2)] : []);
    }
  });

  test('each knows the credentials that the other has kept, and one list of a person wins as a whole', async () => {
    const [one, two] = [await open(), await open()];
    const of = (...hashes: readonly string[]) => ({
      person: 'ada',
      list: hashes.map((hash) => ({ hash, parent: null, isLive: true, used: 1 })),
    });
    await one.keepCredentials([of('old')]);
    expect(await two.credentials('old')).toEqual({ ok: true, value: of('old') });
    for (let nth = 0; nth < 20; nth++) {
      const kept = await Promise.all([
        one.keepCredentials([of('ada', `one-${nth}`)]),
        two.keepCredentials([of('ada', `two-${nth}`)]),
      ]);
      expect(kept.filter(({ ok }) => !ok)).toEqual([]);
      const found = await one.credentials('ada');
      const hashes = found.ok ? found.value.list.map(({ hash }) => hash).toSorted() : [];
      expect([`ada one-${nth}`, `ada two-${nth}`]).toContain(hashes.join(' '));
    }
  });

  test('nobody is forgotten who comes to another room meanwhile', async () => {
    const [one, two] = [await open(), await open()];
    const ada = { person: 'ada', list: [{ hash: 'now', parent: null, isLive: true, used: 1 }] };
    await one.append([at('a', 1)]);
    await one.keepCredentials([ada], [{ room: 'a', person: 'ada' }]);
    const ask = await somebody();
    await ask('BEGIN');
    await ask(`INSERT INTO known VALUES ('b', 'ada')`);
    const known = two.keepCredentials([], [{ room: 'b', person: 'ada' }]);
    await expect.poll(waiting).toBe(1);
    const removed = takeAway(one, { room: 'a', seq: 1 });
    await expect.poll(waiting).toBe(2);
    await ask('ROLLBACK');
    expect(await known).toEqual({ ok: true, value: [] });
    expect(await removed).toMatchObject({ value: { rooms: 1 } });
    expect(await one.credentials('now')).toEqual({ ok: true, value: ada });
  });

  test('no time that they run side by side counts twice', async () => {
    const [one, two] = [await open(), await open()];
    const ask = await somebody();
    const minutes = 60_000;
    const before = performance.now();
    /** Within what the test itself takes. */
    const expectAbout = async (sum: ReturnType<EventStore['runOn']>, wanted: number): Promise<void> => {
      const found = await sum;
      const total = found.ok ? found.value : -1;
      expect(total).toBeGreaterThanOrEqual(wanted);
      // Each addition is rounded.
      expect(total - wanted).toBeLessThanOrEqual(performance.now() - before + 10);
    };
    const later = (time: number) => ask(`UPDATE running SET until = until - ${time}`);
    await expectAbout(one.runOn(10 * minutes), 10 * minutes);
    await expectAbout(two.runOn(10 * minutes), 10 * minutes);
    await later(4 * minutes);
    await expectAbout(one.runOn(0), 10 * minutes);
    await expectAbout(one.runOn(10 * minutes), 14 * minutes);
    await later(6 * minutes);
    await expectAbout(two.runOn(10 * minutes), 20 * minutes);
    await later(60 * minutes);
    await expectAbout(one.runOn(10 * minutes), 30 * minutes);
    await expectAbout(one.runOn(10 * minutes), 40 * minutes);
  });
});

describe('connections and servers that go', () => {
  test('of a store at rest: it goes on, and a question in between fails with a reason', async () => {
    const store = await open();
    await store.append([at('a', 1)]);
    await endConnections();
    const next = await store.append([at('a', 2)]);
    if (!next.ok)
      expect(next.error).toEqual({ code: 'failed', reason: expect.stringMatching(/\w+/) as string });
    await expect.poll(async () => (await store.length('a')).ok).toBe(true);
    const from = (await rows(store, 'a')).length + 1;
    await expect.poll(() => store.append([at('a', from)])).toEqual(allWritten);
    expect((await rows(store, 'a')).map(({ s }) => s)).toEqual(from === 2 ? [1, 2] : [1, 2, 3]);
  });

  test('in the middle of an append: it has failed as a whole, and the store goes on', async () => {
    const store = await open();
    const ask = await somebody();
    await store.append([at('a', 1)]);
    await ask('BEGIN');
    await ask(`SELECT 1 FROM room WHERE name = 'a' FOR UPDATE`);
    const writing = store.append([at('a', 2), at('b', 1)]);
    await expect.poll(waiting).toBe(1);
    await endConnections();
    expect(await writing).toEqual({
      ok: false,
      error: { code: 'failed', reason: expect.stringContaining('terminat') as string },
    });
    await ask('COMMIT');
    expect(await rows(store, 'a')).toEqual([row(1)]);
    expect(await store.append([at('a', 2), at('b', 1)])).toEqual(allWritten);
  });

  test('after the commit and before its answer: a failure is told, and the rows are there', async () => {
    const { door, url: through } = await PostgresDoor.before(url);
    const [store, other] = [await open(through), await open()];
    await store.append([at('a', 1)]);
    door.isMute = true;
    const writing = store.append([at('a', 2)]);
    await expect.poll(() => rows(other, 'a')).toHaveLength(2);
    door.cut();
    expect(await writing).toMatchObject({ ok: false, error: { code: 'failed' } });
    door.isMute = false;
    expect(await rows(store, 'a')).toEqual([row(1), row(2)]);
    expect(await store.append([at('a', 2)])).toEqual(overtaken('a'));
    await door.close();
  });

  test('a server that no longer answers: that has failed after a while, and over another connection it goes on', async () => {
    const { door, url: through } = await PostgresDoor.before(url);
    const store = await open(through, 300);
    await store.append([at('a', 1)]);
    door.isMute = true;
    expect(await store.append([at('a', 2)])).toMatchObject({ ok: false, error: { code: 'failed' } });
    door.isMute = false;
    let room = 0;
    await expect.poll(() => store.append([at(`room-${++room}`, 1)])).toEqual(allWritten);
    await store.close();
    await door.close();
  });

  test('a process that is stopped in the middle of a transaction holds nobody up for long', async () => {
    const { door, url: through } = await PostgresDoor.before(url);
    const [stopped, other] = [await open(through, 2000), await open()];
    const ask = await somebody();
    await stopped.append([at('a', 1)]);
    await stopped.see([{ room: 'a', seq: 1 }], 5);
    await stopped.mark([{ room: 'a', seq: 1 }], 7);
    await ask('BEGIN');
    await ask(`SELECT 1 FROM room WHERE name = 'a' FOR UPDATE`);
    const removed = stopped.remove([{ room: 'a', seq: 1, marked: 7 }]);
    await expect.poll(waiting).toBe(1);
    door.isMute = true;
    await ask('COMMIT');
    expect(await other.keepCredentials([{ person: 'ada', list: [] }])).toMatchObject({ ok: true });
    expect(await removed).toMatchObject({ error: { reason: 'Connection terminated unexpectedly' } });
    expect(await rows(other, 'a')).toEqual([row(1)]);
    await stopped.close();
    await door.close();
  });

  test('a server that says that it is starting is waited for', async () => {
    const { door, url: through } = await PostgresDoor.before(url);
    door.starting = 2;
    const store = await open(through);
    expect(door.came).toBe(3);
    door.starting = 2;
    expect(await store.append([at('a', 1)])).toEqual(allWritten);
    expect(door.came).toBe(6);
    await store.close();
    await door.close();
  });

  test('a server that crashes: whatever was told is there when it is back, and the store goes on', async () => {
    const store = await open();
    await store.append([at('a', 1)]);
    await server.crash();
    expect(await store.append([at('a', 2)])).toMatchObject({ ok: false, error: { code: 'failed' } });
    expect(await store.load('a', 0)).toMatchObject({ ok: false, error: { code: 'failed' } });
    expect(await openPostgresStore(url)).toEqual({
      ok: false,
      error: {
        code: 'unreachable',
        reason: expect.stringMatching(/^PostgreSQL cannot be reached: connect ECONNREFUSED .*\.$/) as string,
      },
    });
    // A name may have several addresses.
    expect(await openPostgresStore(url.replace('127.0.0.1', 'localhost'))).toMatchObject({
      error: { reason: expect.stringMatching(/ECONNREFUSED/) as string },
    });
    await server.start();
    expect(await rows(store, 'a')).toEqual([row(1)]);
    expect(await store.append([at('a', 2)])).toEqual(allWritten);
  });

  test.each([
    ['an append', (store: EventStore) => store.append([at('a', 2), at('m', 2), at('z', 2)]), allWritten],
    [
      'a removal',
      (store: EventStore) => store.remove(['a', 'm', 'z'].map((room) => ({ room, seq: 1, marked: 7 }))),
      { ok: true, value: { rooms: 3, rows: 3 } },
    ],
  ])('a circle of locks is broken and %s tried again', async (_what, write, done) => {
    const store = await open();
    const [one, other] = [await somebody(), await somebody()];
    const rooms = ['a', 'm', 'z'].map((room) => ({ room, seq: 1 }));
    await store.append(rooms.map(({ room, seq }) => at(room, seq)));
    await store.see(rooms, 5);
    await store.mark(rooms, 7);
    await one('BEGIN');
    await one(`SELECT 1 FROM room WHERE name = 'm' FOR UPDATE`);
    // A circle is broken by the last to wait in it: the store, when `m` is free.
    await other(`SET deadlock_timeout = '1min'`);
    await other('BEGIN');
    await other(`SELECT 1 FROM room WHERE name = 'z' FOR UPDATE`);
    const writing = write(store);
    await expect.poll(waiting).toBe(1);
    const locking = other(`SELECT 1 FROM room WHERE name = 'a' FOR UPDATE`);
    await expect.poll(waiting).toBe(2);
    await one('COMMIT');
    await locking;
    await other('COMMIT');
    expect(await writing).toEqual(done);
  });

  test('what is asked before it is closed is done, and nothing after that', async () => {
    const store = await open();
    const written = Promise.all([store.append([at('a', 1)]), store.append([at('a', 2)])]);
    await store.close();
    expect(await written).toEqual([allWritten, allWritten]);
    const closed = { ok: false, error: { code: 'failed', reason: 'the database is closed' } };
    expect(await store.append([at('a', 3)])).toEqual(closed);
    expect(await store.load('a', 0)).toEqual(closed);
    expect(await store.remove([])).toEqual(closed);
    expect(await store.size()).toEqual(closed);
    await store.close();
    expect(await rows(await open(), 'a')).toHaveLength(2);
  });

  test('a removal that was broken off is finished by the next, also of no room', async () => {
    const store = await open();
    await store.append(Array.from({ length: 3000 }, (_, nth) => at('a', nth + 1)));
    await store.append([{ ...at('a', 3001), seed: { tip: 'tip', seed: 'seed' } }, at('b', 1)]);
    await store.keepSnapshot('a', { seq: 1, version: 1, body: Uint8Array.of(1) });
    const ask = await somebody();
    await ask('BEGIN');
    await ask('SELECT 1 FROM event WHERE seq = 100 FOR UPDATE');
    const removed = takeAway(store, { room: 'a', seq: 3001 });
    await expect.poll(waiting).toBe(1);
    const closed = store.close();
    await ask('COMMIT');
    await closed;
    expect(await removed).toMatchObject({ ok: false });
    const again = await open();
    expect(await again.list()).toEqual({ ok: true, value: [{ room: 'b', seq: 1 }] });
    expect(await again.remove([])).toMatchObject({ ok: true, value: { rooms: 0 } });
    for (const [table, lines] of Object.entries({ room: 1, event: 1, snapshot: 0, seed: 0, gone: 0 }))
      expect(await server.ask(url, `SELECT 1 FROM ${table}`), table).toHaveLength(lines);
  });
});

describe('the database', () => {
  test('is prepared once by many that open it together', async () => {
    const stores = await Promise.all(Array.from({ length: 8 }, () => open()));
    for (const [nth, store] of stores.entries())
      expect(await store.append([at(`room-${nth}`, 1)])).toEqual(allWritten);
    expect(await server.ask(url, 'SELECT version FROM ludo_schema')).toEqual([{ version: SCHEMA_VERSION }]);
    expect(await server.ask(url, 'SELECT length(secret) AS letters FROM feed')).toEqual([{ letters: 24 }]);
  });

  test('of the version before is brought up to date once by many, while a process of that version goes on', async () => {
    const before = await open();
    await server.ask(
      url,
      `DROP TABLE feed, process, due, pack; ALTER TABLE room DROP COLUMN packed; UPDATE ludo_schema SET version = 1`,
    );
    expect(await before.append([at('a', 1)])).toEqual(allWritten);
    const stores = await Promise.all(Array.from({ length: 8 }, () => open()));
    for (const [nth, store] of stores.entries())
      expect(await store.append([at('a', nth + 2)])).toEqual(allWritten);
    expect(await before.append([at('a', 10)])).toEqual(allWritten);
    expect(await rows(before, 'a')).toHaveLength(10);
    expect(await server.ask(url, 'SELECT version FROM ludo_schema')).toEqual([{ version: SCHEMA_VERSION }]);
    expect(await server.ask(url, 'SELECT secret FROM feed')).toHaveLength(1);
  });

  test('of the next version is taken as it is, and of one after that refused', async () => {
    const before = await open();
    expect(await before.append([at('a', 1)])).toEqual(allWritten);
    await server.ask(
      url,
      'UPDATE ludo_schema SET version = version + 1; ALTER TABLE room ADD COLUMN more text',
    );
    const [next] = await server.ask(url, 'SELECT version FROM ludo_schema');
    const store = await open();
    expect(await store.append([at('a', 2), at('b', 1)])).toEqual(allWritten);
    expect(await rows(store, 'a')).toHaveLength(2);
    expect(await server.ask(url, 'SELECT version FROM ludo_schema')).toEqual([next]);
    await server.ask(url, 'UPDATE ludo_schema SET version = version + 1');
    expect(await openPostgresStore(url)).toMatchObject({ ok: false, error: { code: 'of-a-newer-version' } });
  });

  test('of a newer version, or with tables of another program, is refused and left alone', async () => {
    await server.ask(url, 'CREATE TABLE room (number integer)');
    expect(await openPostgresStore(url)).toEqual({
      ok: false,
      error: {
        code: 'of-another-program',
        reason: 'The database has tables of another program: relation "room" already exists.',
      },
    });
    expect(await server.ask(url, `SELECT to_regclass('ludo_schema') AS made`)).toEqual([{ made: null }]);
    await server.ask(url, 'DROP TABLE room');
    await open();
    await server.ask(url, 'UPDATE ludo_schema SET version = 99');
    expect(await openPostgresStore(url)).toEqual({
      ok: false,
      error: {
        code: 'of-a-newer-version',
        reason: `The database is of version 99, this program knows ${SCHEMA_VERSION}.`,
      },
    });
  });

  test('that is not there is named', async () => {
    const address = new URL(url);
    address.pathname = '/nowhere';
    expect(await openPostgresStore(address.href)).toEqual({
      ok: false,
      error: { code: 'refused', reason: 'PostgreSQL refuses: database "nowhere" does not exist.' },
    });
  });

  test('rows are durable even where the server is set to answer before that, and nobody waits for a snapshot to be', async () => {
    const store = await open(`${url}+-c+synchronous_commit=off`);
    await server.ask(
      url,
      `CREATE TABLE noted (waits text);
       CREATE FUNCTION note() RETURNS trigger LANGUAGE plpgsql AS $$
         BEGIN INSERT INTO noted VALUES (current_setting('synchronous_commit')); RETURN NULL; END
       $$;
       CREATE TRIGGER note AFTER INSERT ON event EXECUTE FUNCTION note();
       CREATE TRIGGER note AFTER INSERT ON snapshot EXECUTE FUNCTION note();
       CREATE TRIGGER note AFTER INSERT ON credential EXECUTE FUNCTION note();`,
    );
    const person = { person: 'ada', list: [{ hash: 'now', parent: null, isLive: true, used: 1 }] };
    for (let s = 1; s <= 2; s++) {
      await store.append([at('a', s)]);
      await store.keepSnapshot('a', { seq: s, version: 1, body: Uint8Array.of(s) });
      await store.keepCredentials([person]);
    }
    const noted = await server.ask(url, 'SELECT waits FROM noted');
    expect(noted.map(({ waits }) => waits)).toEqual(['on', 'off', 'on', 'on', 'off', 'on']);
  });

  test('is read for an append only where its rooms are, also when the first appends found few', async () => {
    const store = await open();
    const perAppend = 10;
    const appends = 200;
    const group = (nth: number, s: number): readonly RoomRow[] =>
      Array.from({ length: perAppend }, (_, each) => at(`room-${nth * perAppend + each}`, s));
    for (let nth = 0; nth < appends; nth++) {
      await store.append(group(nth, 1));
      await store.append(group(nth, 2));
    }
    await store.close();
    const found = async () => {
      const [of] = await server.ask(
        url,
        `SELECT n_tup_upd AS moved, seq_tup_read + idx_tup_fetch AS read FROM pg_stat_user_tables
         WHERE relid = 'room'::regclass`,
      );
      return { moved: Number(of?.['moved']), read: Number(of?.['read']) };
    };
    await expect.poll(async () => (await found()).moved).toBe(appends * perAppend);
    expect((await found()).read).toBeLessThanOrEqual(3 * appends * perAppend);
  });

  test('keeps any text, and lets it go again', async () => {
    const store = await open();
    const texts = ['\u0000', '\ud800', '{"a":"\\u0000"}', `'; DROP TABLE room; --`, '\\', '{NULL,"}', ' é '];
    const all = texts.map((n, nth): LoggedRow => ({
      s: nth + 1,
      at: 1,
      row: { t: 'sit', p: 1, who: 'ada', n },
    }));
    await store.keepCredentials([
      { person: 'ada', list: [{ hash: 'now', parent: null, isLive: true, used: 1 }] },
    ]);
    expect(await store.append(all.map((logged) => ({ room: 'a', logged })))).toEqual(allWritten);
    expect(await rows(store, 'a')).toEqual(all);
    expect(await takeAway(store, { room: 'a', seq: all.length })).toMatchObject({ ok: true });
    expect(await store.credentials('now')).toMatchObject({ value: { list: [] } });
  });

  test('with a row taken out of the middle is not read as if nothing were missing', async () => {
    const store = await open();
    await store.append([at('a', 1), at('a', 2), at('a', 3)]);
    await server.ask(url, 'DELETE FROM event WHERE seq = 2');
    const missing = { ok: false, error: { code: 'failed', reason: 'rows of room a are missing' } };
    expect(await store.load('a', 0)).toEqual(missing);
    expect(await store.read('a', 'snapshot')).toEqual(missing);
    expect(await store.load('a', 2)).toEqual({ ok: true, value: [row(3)] });
  });

  test('tells its size', async () => {
    const size = await (await open()).size();
    expect(size).toEqual({ ok: true, value: { bytes: expect.any(Number) as number, free: null } });
    expect(size.ok && size.value.bytes).toBeGreaterThan(1_000_000);
  });
});
