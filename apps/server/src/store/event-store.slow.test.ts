// The contract that every store passes.
import { mkdtempSync, readFileSync, rmSync, writeFileSync, mkdirSync, existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LoggedRow } from '@ludo/room';
import fc from 'fast-check';
import Database from 'libsql';
import { afterAll, afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import type { Credential } from '../secrets/credentials.ts';
import { textOfRow } from './event-store.ts';
import type { EventStore, MarkedRoom, RoomDue, RoomEnd, RoomEntry, RoomRow } from './event-store.ts';
import { makeOlder } from '../../test/older-file.ts';
import { isWithoutPostgres, NO_POSTGRES, postgresServer } from '../../test/postgres.ts';
import type { PostgresServer } from '../../test/postgres.ts';
import { storeThread } from '../../test/store-thread.ts';
import { SCHEMA_VERSION } from './libsql-file.ts';
import { openLibsqlStore } from './libsql-store.ts';
import { openMemoryStore } from './memory-store.ts';
import { openPostgresStore } from './postgres-store.ts';
import { openThreadedStore } from './threaded-store.ts';

let folder = '';
const opened: EventStore[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ludo-store-'));
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map((store) => store.close()));
  rmSync(folder, { recursive: true, force: true });
});

function libsql(file = join(folder, 'log.sqlite')): EventStore {
  const store = openLibsqlStore(file);
  if (!store.ok) throw new Error(store.error.reason);
  opened.push(store.value);
  return store.value;
}

async function threaded(file = join(folder, 'log.sqlite'), ended = noEnd): Promise<EventStore> {
  const store = await openThreadedStore({ file, program: storeThread(), ended });
  if (!store.ok) throw new Error(store.error.reason);
  opened.push(store.value);
  return store.value;
}
const noEnd = (reason: string): void => {
  throw new Error(reason);
};

let server: PostgresServer | null = null;
afterAll(() => server?.stop());

async function postgres(): Promise<EventStore> {
  server ??= await postgresServer();
  const store = await openPostgresStore(await server.empty());
  if (!store.ok) throw new Error(store.error.reason);
  opened.push(store.value);
  return store.value;
}

function row(s: number, id?: string): LoggedRow {
  const logged: LoggedRow = { s, at: 1_767_225_600_000 + s, row: { t: 'play', m: `R${s}>9 "ä" 'x'` } };
  return id === undefined ? logged : { ...logged, id };
}
const at = (room: string, s: number, id?: string): RoomRow => ({ room, logged: row(s, id) });
const credential = (hash: string, used = 1, isLive = true): Credential => ({
  hash,
  parent: null,
  isLive,
  used,
});
/** What an append answers. */
const allWritten = { ok: true, value: [] } as const;
const overtaken = (room: string) => ({ ok: true, value: [room] }) as const;
const rows = async (store: EventStore, room: string, after = 0): Promise<readonly LoggedRow[]> => {
  const loaded = await store.load(room, after);
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.error));
  return loaded.value;
};

const endsOf = async (store: EventStore): Promise<readonly RoomEnd[]> => {
  const read = await store.ends(0, 1000);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value.ends;
};

/** Sees and marks these rooms, so that they may be removed. */
const marked = async (store: EventStore, ...rooms: readonly RoomEntry[]): Promise<readonly MarkedRoom[]> => {
  await store.see(rooms, 5);
  await store.mark(rooms, 7);
  return rooms.map((each) => ({ ...each, marked: 7 }));
};

const END_OF_TIME = 8e15;
const LEASE = 5000;

const claimed = async (store: EventStore, most = 1000, until = END_OF_TIME): Promise<readonly RoomDue[]> => {
  const read = await store.claimDues(until, LEASE, most);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value;
};

/** All dues, as after a restart. */
const duesOf = async (store: EventStore): Promise<readonly RoomDue[]> => {
  await store.letDuesGo();
  return claimed(store);
};

const stores: readonly [string, (file?: string) => EventStore | Promise<EventStore>][] = [
  ['memory', () => openMemoryStore()],
  ['libsql', libsql],
  ['libsql in a thread of its own', threaded],
  ['PostgreSQL', postgres],
];
const byDue = (one: RoomDue, other: RoomDue): number => one.at - other.at || (one.room < other.room ? -1 : 1);

describe.each(stores)('store contract: %s', (name, open) => {
  beforeEach(({ skip }) => {
    if (name === 'PostgreSQL' && isWithoutPostgres) skip(NO_POSTGRES);
  });

  test('rows come back whole and in order', async () => {
    const store = await open();
    expect(await store.append([at('a', 1, 'command-1'), at('b', 1), at('a', 2)])).toEqual(allWritten);
    expect(await store.append([at('a', 3)])).toEqual(allWritten);
    expect(await rows(store, 'a')).toEqual([row(1, 'command-1'), row(2), row(3)]);
    expect(await rows(store, 'b')).toEqual([row(1)]);
  });

  test('a row whose text is given is kept as one that is written here', async () => {
    const store = await open();
    const { row: content, ...known } = row(2, 'id "2"\n');
    const given = { ...known, body: JSON.stringify(content) };
    expect(await store.append([at('a', 1), { room: 'a', logged: given }, at('b', 1)])).toEqual(allWritten);
    expect(await rows(store, 'a')).toEqual([row(1), row(2, 'id "2"\n')]);
    expect(JSON.parse(textOfRow(given))).toEqual(row(2, 'id "2"\n'));
    expect(textOfRow(given)).toBe(textOfRow(row(2, 'id "2"\n')));
  });

  test('rows after a number are just the gap', async () => {
    const store = await open();
    await store.append([at('a', 1), at('b', 1), at('a', 2), at('b', 2), at('a', 3), at('a', 4)]);
    expect(await rows(store, 'a', 2)).toEqual([row(3), row(4)]);
    expect(await rows(store, 'a', 4)).toEqual([]);
    expect(await rows(store, 'a', 9)).toEqual([]);
  });

  test('the first rows after a number are read without those behind them', async () => {
    const store = await open();
    const numbers = Array.from({ length: 6000 }, (_, nth) => nth + 1);
    await store.append(numbers.map((s) => at('a', s)));
    await store.append([at('b', 1)]);
    const first = async (after: number, most: number): Promise<readonly number[]> => {
      const loaded = await store.load('a', after, most);
      return loaded.ok ? loaded.value.map(({ s }) => s) : [];
    };
    for (const [after, most] of [
      [0, 1],
      [0, 1000],
      [1, 3],
      [2999, 1000],
      [3999, 2000],
      [5990, 9],
      [5990, 10],
      [5990, 11],
      [6000, 5],
      [7000, 5],
    ] as const)
      expect(await first(after, most)).toEqual(numbers.slice(after, after + most));
    expect(await store.load('nowhere', 0, 5)).toEqual({ ok: true, value: [] });
  });

  test('a room is read with its newest snapshot, the rows since, and whose their commands were', async () => {
    const store = await open();
    await store.append([{ ...at('a', 1, 'command-1'), author: 7 }, at('b', 1), at('a', 2)]);
    await store.append([{ ...at('a', 3, 'command-3'), author: 4_294_967_295 }]);
    const all = [
      { logged: row(1, 'command-1'), author: 7 },
      { logged: row(2), author: null },
      { logged: row(3, 'command-3'), author: 4_294_967_295 },
    ];
    expect(await store.read('a', 'snapshot')).toEqual({
      ok: true,
      value: { snapshot: null, rows: all, seeds: [] },
    });
    const first = { seq: 1, version: 3, body: Uint8Array.of(1, 0, 255) };
    expect(await store.snapshotMark('a')).toEqual({ ok: true, value: null });
    expect(await store.keepSnapshot('a', first)).toEqual({ ok: true, value: null });
    const read = async () => {
      const found = await store.read('a', 'snapshot');
      if (!found.ok) throw new Error(JSON.stringify(found.error));
      const { snapshot, rows } = found.value;
      return { snapshot: snapshot && { ...snapshot, body: [...snapshot.body] }, rows };
    };
    expect(await read()).toEqual({ snapshot: { ...first, body: [1, 0, 255] }, rows: all.slice(1) });
    await store.keepSnapshot('a', { seq: 3, version: 4, body: new Uint8Array(100_000).fill(9) });
    expect(await read()).toMatchObject({ snapshot: { seq: 3, version: 4 }, rows: [] });
    expect((await read()).snapshot?.body).toHaveLength(100_000);
    expect(await store.snapshotMark('a')).toEqual({ ok: true, value: { seq: 3, version: 4 } });
    expect(await store.snapshotMark('b')).toEqual({ ok: true, value: null });
    expect(await store.read('a', 1)).toEqual({
      ok: true,
      value: { snapshot: null, rows: all.slice(1), seeds: [] },
    });
    expect(await rows(store, 'a')).toHaveLength(3);
  });

  test('a snapshot goes with its room, and one of a room that is not known is not kept', async () => {
    const store = await open();
    const snapshot = { seq: 1, version: 1, body: Uint8Array.of(1) };
    await store.keepSnapshot('a', snapshot);
    await store.append([at('a', 1), at('b', 1)]);
    const none = { ok: true, value: { snapshot: null, rows: [{ logged: row(1), author: null }], seeds: [] } };
    expect(await store.read('a', 'snapshot')).toEqual(none);
    await store.keepSnapshot('a', snapshot);
    await store.remove(await marked(store, { room: 'a', seq: 1 }));
    await store.append([at('a', 1)]);
    expect(await store.read('a', 'snapshot')).toEqual(none);
    expect(await store.snapshotMark('a')).toEqual({ ok: true, value: null });
  });

  test('seeds are kept with the row that publishes their tip, or not at all, and go with the room', async () => {
    const store = await open();
    const seedsOf = async (room: string): Promise<unknown> => {
      const read = await store.read(room, 'snapshot');
      return read.ok && read.value.seeds;
    };
    const [one, two] = [
      { tip: 'tip-1', seed: 'seed-1' },
      { tip: 'tip-2', seed: 'seed-2' },
    ];
    await store.append([{ ...at('a', 1), seed: one }, at('b', 1)]);
    expect(await store.append([at('b', 2), { ...at('a', 1), seed: two }])).toEqual(overtaken('a'));
    expect(await seedsOf('a')).toEqual([one]);
    expect(await seedsOf('b')).toEqual([]);
    expect(await store.append([{ ...at('a', 2), seed: two }])).toEqual(allWritten);
    expect(await seedsOf('a')).toEqual([one, two]);
    expect(JSON.stringify(await rows(store, 'a'))).not.toContain('seed-');
    await store.remove(await marked(store, { room: 'a', seq: 2 }));
    await store.append([at('a', 1)]);
    expect(await seedsOf('a')).toEqual([]);
  });

  test('a room that is not known has no rows, and asking makes none', async () => {
    const store = await open();
    expect(await rows(store, 'nowhere')).toEqual([]);
    expect(await store.list()).toEqual({ ok: true, value: [] });
  });

  test('rooms are listed in the order in which they were opened, with their last row', async () => {
    const store = await open();
    await store.append([at('z', 1), at('a', 1), at('z', 2)]);
    expect(await store.list()).toEqual({
      ok: true,
      value: [
        { room: 'z', seq: 2 },
        { room: 'a', seq: 1 },
      ],
    });
  });

  test('how long logs are is told of those that are asked for and known', async () => {
    const store = await open();
    await store.append([at('b', 1), at('a', 1), at('c', 1), at('a', 2)]);
    const found = await store.lengths(['a', 'nowhere', 'b']);
    expect(found.ok && found.value.toSorted((one, other) => (one.room < other.room ? -1 : 1))).toEqual([
      { room: 'a', seq: 2 },
      { room: 'b', seq: 1 },
    ]);
    expect(await store.lengths([])).toEqual({ ok: true, value: [] });
  });

  test('what a room does by itself next is what its last row said', async () => {
    const store = await open();
    const dues = async () => (await duesOf(store)).map(({ room, at: due }) => ({ room, at: due }));
    expect(await dues()).toEqual([]);
    await store.append([{ ...at('a', 1), due: 500 }, at('b', 1)]);
    await store.append([
      { ...at('a', 2), due: 700 },
      { ...at('b', 2), due: 600 },
      { ...at('a', 3), due: 800 },
    ]);
    expect(await dues()).toHaveLength(2);
    expect(await dues()).toEqual(
      expect.arrayContaining([
        { room: 'a', at: 800 },
        { room: 'b', at: 600 },
      ]),
    );
    await store.append([at('a', 4), { ...at('b', 3), due: null }]);
    expect(await dues()).toEqual([]);
  });

  test('dues that nobody looks after are claimed once, the soonest first and by name, with when their last rows were logged', async () => {
    const store = await open();
    const wanted = [
      ['f', 3],
      ['b', 3],
      ['d', 1],
      ['a', 9],
      ['e', 3],
    ] as const;
    for (const [room, due] of wanted) await store.append([at(room, 1), { ...at(room, 2), due }]);
    const since = row(2).at;
    const inOrder = [
      { room: 'd', at: 1, since },
      { room: 'b', at: 3, since },
      { room: 'e', at: 3, since },
      { room: 'f', at: 3, since },
      { room: 'a', at: 9, since },
    ];
    expect(await duesOf(store)).toEqual(inOrder);
    expect(await claimed(store)).toEqual([]);
    await store.letDuesGo();
    expect(await claimed(store, 0)).toEqual([]);
    expect(await claimed(store, 1)).toEqual(inOrder.slice(0, 1));
    expect([...(await claimed(store, 2)), ...(await claimed(store, 2))].toSorted(byDue)).toEqual(
      inOrder.slice(1),
    );
    expect(await claimed(store)).toEqual([]);
  });

  test('whoever writes a row with a due looks after the room, and claims neither that nor later dues', async () => {
    const store = await open();
    await store.append([{ ...at('a', 1), due: 500 }, at('b', 1)]);
    expect(await claimed(store)).toEqual([]);
    await store.append([
      { ...at('a', 2), due: 700 },
      { ...at('b', 2), due: 600 },
    ]);
    expect(await claimed(store)).toEqual([]);
    await store.append([at('a', 3)]);
    await store.append([{ ...at('a', 4), due: 900 }]);
    expect(await claimed(store)).toEqual([]);
    expect((await duesOf(store)).map(({ room, at: due }) => [room, due])).toEqual([
      ['b', 600],
      ['a', 900],
    ]);
    // And so does whoever has claimed it.
    await store.append([{ ...at('a', 5), due: 1000 }]);
    expect(await claimed(store)).toEqual([]);
  });

  test('a due is claimed when it comes, and one that was noted after that by a clock that went back at once', async () => {
    const store = await open();
    const since = row(1).at;
    await store.append([
      { ...at('soon', 1), due: since + 10 },
      { ...at('late', 1), due: since + 60 },
    ]);
    await store.letDuesGo();
    expect(await claimed(store, 9, since + 9)).toEqual([]);
    expect(await claimed(store, 9, since + 59)).toEqual([{ room: 'soon', at: since + 10, since }]);
    expect(await claimed(store, 9, since - 1)).toEqual([{ room: 'late', at: since + 60, since }]);
  });

  test('of a room that has nothing due any more, or was taken away, nothing is claimed', async () => {
    const store = await open();
    for (const room of ['a', 'b', 'c']) await store.append([{ ...at(room, 1), due: 5 }]);
    await store.append([at('a', 2)]);
    await store.remove(await marked(store, { room: 'b', seq: 1 }));
    expect(await duesOf(store)).toMatchObject([{ room: 'c', at: 5 }]);
    // A new room of that name is another one.
    await store.append([at('b', 1)]);
    expect(await duesOf(store)).toMatchObject([{ room: 'c' }]);
  });

  test('what is due in thousands of rooms is claimed in portions, all of it once', async () => {
    const store = await open();
    const rooms = Array.from({ length: 2500 }, (_, nth) => `room-${String(nth).padStart(4, '0')}`);
    await store.append(rooms.map((room, nth) => ({ ...at(room, 1), due: nth + 1 })));
    await store.letDuesGo();
    const found: string[] = [];
    for (let portion = 0; portion < 9; portion++)
      found.push(...(await claimed(store, 300)).map(({ room }) => room));
    expect(found).toEqual(rooms);
  });

  test('a number that is taken is not written again', async () => {
    const store = await open();
    await store.append([at('a', 1), at('a', 2)]);
    expect(await store.append([at('a', 2)])).toEqual(overtaken('a'));
    expect(await rows(store, 'a')).toEqual([row(1), row(2)]);
  });

  test('no row is written after a gap', async () => {
    const store = await open();
    await store.append([at('a', 1)]);
    expect(await store.append([at('a', 3)])).toEqual(overtaken('a'));
    expect(await store.append([at('b', 2)])).toEqual(overtaken('b'));
    expect(await rows(store, 'a')).toEqual([row(1)]);
    expect(await rows(store, 'b')).toEqual([]);
  });

  test('rooms that are overtaken are told, all of their rows are left out, and the rest is written, new rooms included', async () => {
    const store = await open();
    await store.append([at('a', 1), at('c', 1)]);
    const written = await store.append([at('new', 1), at('a', 2), at('a', 2), at('b', 1), at('c', 3)]);
    expect(written.ok ? written.value.toSorted() : written.error).toEqual(['a', 'c']);
    expect(await rows(store, 'a')).toEqual([row(1)]);
    expect(await rows(store, 'c')).toEqual([row(1)]);
    expect(await rows(store, 'new')).toEqual([row(1)]);
    expect(await rows(store, 'b')).toEqual([row(1)]);
    expect(await store.append([at('a', 2), at('new', 2), at('c', 2)])).toEqual(allWritten);
  });

  test('how the log of each room ends is told page by page, in the order in which they were opened', async () => {
    const store = await open();
    expect(await store.ends(0, 2)).toEqual({ ok: true, value: { ends: [], next: null } });
    await store.append([
      { ...at('z', 1), phase: 'gathering' },
      { ...at('a', 1), phase: 'gathering' },
      at('m', 1),
    ]);
    await store.append([
      { ...at('z', 2), phase: 'playing' },
      { ...at('z', 3), phase: 'over' },
    ]);
    const first = await store.ends(0, 2);
    if (!first.ok) throw new Error(JSON.stringify(first));
    expect(first.value.ends).toEqual([
      { room: 'z', seq: 3, phase: 'over', ran: null, marked: null, packed: 0 },
      { room: 'a', seq: 1, phase: 'gathering', ran: null, marked: null, packed: 0 },
    ]);
    expect(await store.ends(first.value.next ?? Number.NaN, 2)).toEqual({
      ok: true,
      value: { ends: [{ room: 'm', seq: 1, phase: null, ran: null, marked: null, packed: 0 }], next: null },
    });
  });

  test('what is found out about a room is noted, unless it has gone on', async () => {
    const store = await open();
    await store.append([at('a', 1), at('b', 1), at('b', 2)]);
    expect(await store.notePhase('a', 1, 'over')).toEqual({ ok: true, value: null });
    expect(await store.notePhase('b', 1, 'over')).toEqual({ ok: true, value: null });
    expect(await store.notePhase('nowhere', 1, 'over')).toEqual({ ok: true, value: null });
    expect(await endsOf(store)).toMatchObject([
      { room: 'a', phase: 'over' },
      { room: 'b', phase: null },
    ]);
  });

  test('the running time adds up, and to ask for it adds nothing', async () => {
    const store = await open();
    expect(await store.runOn(0)).toEqual({ ok: true, value: 0 });
    expect(await store.runOn(250)).toEqual({ ok: true, value: 250 });
    expect(await store.runOn(600_000)).toEqual({ ok: true, value: 600_250 });
    expect(await store.runOn(0)).toEqual({ ok: true, value: 600_250 });
  });

  test('a room is seen to end somewhere, then marked, once; a visit takes the mark, a new row takes both', async () => {
    const store = await open();
    const end = async () => {
      const [first] = await endsOf(store);
      return [first?.ran, first?.marked];
    };
    const a = { room: 'a', seq: 1 };
    await store.append([at('a', 1), at('b', 1)]);
    await store.mark([a], 3);
    expect(await end()).toEqual([null, null]);
    await store.see([a, { room: 'b', seq: 2 }, { room: 'nowhere', seq: 1 }], 5);
    await store.see([a], 6);
    expect(await end()).toEqual([5, null]);
    await store.mark([{ room: 'a', seq: 2 }], 7);
    expect(await end()).toEqual([5, null]);
    await store.mark([a], 8);
    await store.mark([a], 9);
    expect(await end()).toEqual([5, 8]);
    await store.unmark(['a', 'nowhere']);
    expect(await end()).toEqual([5, null]);
    await store.mark([a], 10);
    await store.append([at('a', 2)]);
    expect(await end()).toEqual([null, null]);
    await store.see([{ room: 'a', seq: 2 }], 11);
    expect(await end()).toEqual([11, null]);
    expect((await endsOf(store))[1]).toMatchObject({ room: 'b', ran: null, marked: null });
  });

  test('a room that lost its mark, or has another, is not taken away', async () => {
    const store = await open();
    await store.append([at('a', 1), at('b', 1)]);
    const wanted = await marked(store, { room: 'a', seq: 1 }, { room: 'b', seq: 1 });
    await store.unmark(['a', 'b']);
    await store.mark([{ room: 'b', seq: 1 }], 8);
    expect(await store.remove(wanted)).toMatchObject({ value: { rooms: 0 } });
    expect(await rows(store, 'a')).toEqual([row(1)]);
    expect(await rows(store, 'b')).toEqual([row(1)]);
  });

  test('rooms that are taken away are gone, and the others are as they were', async () => {
    const store = await open();
    await store.append([
      { ...at('a', 1), due: 5 },
      at('b', 1),
      { ...at('c', 1), due: 7 },
      at('a', 2),
      at('b', 2),
    ]);
    await store.append([{ ...at('a', 3), due: 5 }, at('d', 1)]);
    const removed = store.remove(await marked(store, { room: 'a', seq: 3 }, { room: 'd', seq: 1 }));
    expect(await store.append([at('b', 3)])).toEqual(allWritten);
    expect(await removed).toEqual({ ok: true, value: { rooms: 2, rows: 4 } });
    for (const room of ['a', 'd']) expect(await rows(store, room)).toEqual([]);
    expect(await rows(store, 'b')).toEqual([row(1), row(2), row(3)]);
    expect(await rows(store, 'c')).toEqual([row(1)]);
    expect(await store.list()).toEqual({
      ok: true,
      value: [
        { room: 'b', seq: 3 },
        { room: 'c', seq: 1 },
      ],
    });
    expect(await duesOf(store)).toMatchObject([{ room: 'c', at: 7 }]);
    expect((await endsOf(store)).map(({ room }) => room)).toEqual(['b', 'c']);
    expect(await store.append([at('c', 2), at('e', 1)])).toEqual(allWritten);
    expect(await rows(store, 'c')).toEqual([row(1), row(2)]);
    expect(await rows(store, 'e')).toEqual([row(1)]);
  });

  test('a room that was taken away is not written on', async () => {
    const store = await open();
    await store.append([at('a', 1), at('a', 2)]);
    await store.remove(await marked(store, { room: 'a', seq: 2 }));
    expect(await store.append([at('a', 3)])).toEqual(overtaken('a'));
    expect(await rows(store, 'a')).toEqual([]);
    expect(await store.list()).toEqual({ ok: true, value: [] });
  });

  test('a room that has gone on since is not taken away', async () => {
    const store = await open();
    await store.append([at('a', 1), at('a', 2)]);
    expect(
      await store.remove(await marked(store, { room: 'a', seq: 1 }, { room: 'nowhere', seq: 1 })),
    ).toEqual({ ok: true, value: { rooms: 0, rows: 0 } });
    expect(await rows(store, 'a')).toEqual([row(1), row(2)]);
  });

  test('somebody of whom no credentials are kept goes by the hash', async () => {
    expect(await (await open()).credentials('h')).toEqual({ ok: true, value: { person: 'h', list: [] } });
  });

  test("a person's credentials are found by each of them, and by the name; others' are left alone", async () => {
    const store = await open();
    const ada = {
      person: 'ada',
      list: [credential('two', 5), { ...credential('ada', 4, false), parent: 'root' }],
    };
    const bob = { person: 'bob', list: [credential('three')] };
    expect(await store.keepCredentials([ada, bob])).toEqual(allWritten);
    for (const hash of ['ada', 'two'])
      expect(await store.credentials(hash)).toEqual({ ok: true, value: ada });
    for (const hash of ['bob', 'three'])
      expect(await store.credentials(hash)).toEqual({ ok: true, value: bob });
    const later = { person: 'ada', list: [credential('four', 9), credential('two', 5, false)] };
    await store.keepCredentials([later]);
    expect(await store.credentials('four')).toEqual({ ok: true, value: later });
    expect(await store.credentials('ada')).toEqual({ ok: true, value: later });
    expect(await store.credentials('three')).toEqual({ ok: true, value: bob });
  });

  test('credentials that somebody else has changed meanwhile are left alone, and the others are written', async () => {
    const store = await open();
    const ada = { person: 'ada', list: [credential('one', 5)] };
    expect(await store.keepCredentials([{ ...ada, lastUse: 0 }])).toEqual(allWritten);
    const [mine, bob] = [
      { person: 'ada', list: [credential('two', 7)] },
      { person: 'bob', list: [credential('three', 1)] },
    ];
    const written = await store.keepCredentials([
      { ...mine, lastUse: 4 },
      { ...bob, lastUse: 0 },
    ]);
    expect(written).toEqual(overtaken('ada'));
    expect(await store.credentials('ada')).toEqual({ ok: true, value: ada });
    expect(await store.credentials('three')).toEqual({ ok: true, value: bob });
    expect(await store.keepCredentials([{ ...mine, lastUse: 5 }])).toEqual(allWritten);
    expect(await store.credentials('two')).toEqual({ ok: true, value: mine });
  });

  test('credentials go with the last room in which their person is known', async () => {
    const store = await open();
    const hashes = async (...persons: string[]): Promise<readonly string[]> => {
      const read = await Promise.all(persons.map((person) => store.credentials(person)));
      return read.flatMap((each) => (each.ok ? each.value.list.map(({ hash }) => hash) : ['unread']));
    };
    await store.append([at('a', 1), at('b', 1), at('c', 1)]);
    const of = (person: string) => ({ person, list: [credential(`${person}-now`)] });
    const known = (room: string, person: string) => ({ room, person });
    await store.keepCredentials([of('ada'), of('bob')], [known('a', 'ada'), known('a', 'bob')]);
    await store.keepCredentials(
      [of('ada'), of('eve')],
      [known('b', 'ada'), known('b', 'ada'), known('c', 'eve')],
    );
    await store.keepCredentials([of('mia')]);
    await store.remove(await marked(store, { room: 'a', seq: 1 }));
    expect(await hashes('ada', 'bob', 'eve', 'mia')).toEqual(['ada-now', 'eve-now', 'mia-now']);
    expect(await hashes('bob-now')).toEqual([]);
    await store.remove([{ room: 'b', seq: 2, marked: 7 }]);
    expect(await hashes('ada', 'eve', 'mia')).toEqual(['ada-now', 'eve-now', 'mia-now']);
    await store.remove(await marked(store, { room: 'b', seq: 1 }, { room: 'c', seq: 1 }));
    expect(await hashes('ada', 'eve', 'mia')).toEqual(['mia-now']);
  });

  test('and of whom nothing is known but a row that goes, too', async () => {
    const store = await open();
    const host = { t: 'open', host: 'hal' } as unknown as LoggedRow['row'];
    const sits: LoggedRow['row'] = { t: 'sit', p: 1, who: 'ada', n: 'Ada' };
    const moves: LoggedRow['row'] = { t: 'move', from: 'bob', who: 'eve' };
    const log = [host, ...Array.from({ length: 300 }, () => sits), moves];
    await store.append(log.map((one, index) => ({ room: 'a', logged: { s: index + 1, at: 1, row: one } })));
    await store.append([{ room: 'b', logged: { s: 1, at: 1, row: sits } }]);
    const persons = ['hal', 'ada', 'bob', 'eve', 'mia'];
    await store.keepCredentials(
      persons.map((person) => ({ person, list: [credential(`${person}-now`)] })),
      [{ room: 'b', person: 'eve' }],
    );
    await store.remove(await marked(store, { room: 'a', seq: log.length }));
    const left = await Promise.all(persons.map((person) => store.credentials(person)));
    expect(left.map((each) => (each.ok ? each.value.list.length : -1))).toEqual([0, 0, 0, 1, 1]);
  });

  test('what was read is not what is kept', async () => {
    const store = await open();
    const given = { s: 1, at: 1, row: { t: 'throw', d: [6], o: 'scripted' } } as const;
    await store.append([{ room: 'a', logged: given }]);
    const [read] = await rows(store, 'a');
    (read as { at: number }).at = 7;
    expect(await rows(store, 'a')).toEqual([given]);
  });

  test('any groups over any rooms come back as they went in', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(fc.integer({ min: 0, max: 4 }), { maxLength: 8 }), { maxLength: 8 }),
        async (groups) => {
          const store = await open(join(mkdtempSync(join(folder, 'x')), 'l.sqlite'));
          const length = [0, 0, 0, 0, 0];
          for (const group of groups) {
            const added = group.map((room) => at(`room-${room}`, (length[room] = (length[room] ?? 0) + 1)));
            expect((await store.append(added)).ok).toBe(true);
          }
          for (const [room, last] of length.entries()) {
            const after = Math.floor(last / 2);
            const expected = Array.from({ length: last - after }, (_, index) => row(after + 1 + index));
            expect(await rows(store, `room-${room}`, after)).toEqual(expected);
          }
        },
      ),
      { numRuns: name === 'memory' ? 50 : 10 },
    );
  });
});

describe('the libsql file', () => {
  test('keeps everything when it is closed and opened again', async () => {
    const first = libsql();
    await first.append([at('a', 1), at('b', 1), at('a', 2, 'command-2')]);
    await first.close();
    const again = libsql();
    expect(await rows(again, 'a')).toEqual([row(1), row(2, 'command-2')]);
    expect(await again.append([at('a', 3)])).toEqual(allWritten);
    expect(await rows(again, 'a', 1)).toEqual([row(2, 'command-2'), row(3)]);
  });

  test('what a process looked after that was killed, the next one claims', async () => {
    const first = libsql();
    await first.append([{ ...at('a', 1), due: 5 }, { ...at('b', 1), due: 3 }, at('c', 1)]);
    expect(await claimed(first)).toEqual([]);
    const next = libsql();
    expect(await claimed(next)).toMatchObject([{ room: 'b' }, { room: 'a' }]);
    expect(await claimed(libsql(), 1)).toMatchObject([{ room: 'b' }]);
  });

  test('has no line for a room in which nothing is due for a while', async () => {
    const file = join(folder, 'log.sqlite');
    const store = libsql(file);
    await store.append([
      { ...at('quiet', 1), due: 5 },
      { ...at('busy', 1), due: 5 },
    ]);
    await store.append([at('quiet', 2)]);
    const database = new Database(file);
    onTestFinished(() => void database.close());
    const lines = async () => {
      await claimed(store);
      return database.prepare('SELECT name FROM due JOIN room ON room.id = due.room ORDER BY name').all();
    };
    expect(await lines()).toHaveLength(2);
    await expect.poll(lines, { interval: 1 }).toEqual([{ name: 'busy' }]);
    await store.append([{ ...at('quiet', 3), due: 7 }]);
    expect(await lines()).toHaveLength(2);
  });

  test('makes its folder', () => {
    libsql(join(folder, 'deep', 'deeper', 'log.sqlite'));
    expect(existsSync(join(folder, 'deep', 'deeper', 'log.sqlite'))).toBe(true);
  });

  test('is written in WAL mode, synchronised in full, and carries its version', () => {
    const file = join(folder, 'log.sqlite');
    libsql(file);
    const database = new Database(file);
    expect(database.prepare('PRAGMA journal_mode').all()).toMatchObject([{ journal_mode: 'wal' }]);
    expect(database.prepare('PRAGMA user_version').all()).toMatchObject([{ user_version: SCHEMA_VERSION }]);
    database.close();
  });

  test('two programs on one file: the second to write a number is told so, and writes to other rooms', async () => {
    const one = libsql();
    const two = libsql();
    await one.append([at('a', 1)]);
    expect(await two.append([at('a', 1)])).toEqual(overtaken('a'));
    expect(await two.append([at('a', 2)])).toEqual(allWritten);
    expect(await rows(one, 'a')).toEqual([row(1), row(2)]);
    const late = await one.append([at('b', 1), at('a', 2)]);
    expect(late).toEqual(overtaken('a'));
    expect(await one.append([at('a', 3), at('b', 2)])).toEqual(allWritten);
    expect(await rows(two, 'a')).toEqual([row(1), row(2), row(3)]);
    expect(await two.append([at('a', 3)])).toEqual(overtaken('a'));
  });

  test('two programs on one file: neither stumbles over what the other wrote in other rooms', async () => {
    const one = libsql();
    const two = libsql();
    for (const s of [1, 3, 5, 7]) {
      expect(await one.append([at('a', s), at('a', s + 1)])).toEqual(allWritten);
      expect(await two.append([at('b', s), at('c', s), at('c', s + 1)])).toEqual(allWritten);
      expect(await two.append([at('b', s + 1)])).toEqual(allWritten);
    }
    for (const room of ['a', 'b', 'c'])
      expect(await rows(one, room)).toEqual([1, 2, 3, 4, 5, 6, 7, 8].map((s) => row(s)));
  });

  test('is read in parts, between which others write; what is written meanwhile is not in it', async () => {
    const store = libsql();
    await store.append(Array.from({ length: 3000 }, (_, nth) => at('a', nth + 1)));
    const order: string[] = [];
    const loading = store.load('a', 0).then((loaded) => {
      order.push('read');
      return loaded;
    });
    await new Promise((resolve) => setImmediate(resolve));
    await store.append([at('a', 3001), at('b', 1)]);
    order.push('written');
    const loaded = await loading;
    expect(order).toEqual(['written', 'read']);
    expect(loaded.ok && loaded.value.map(({ s: seq }) => seq)).toEqual(
      Array.from({ length: 3000 }, (_, nth) => nth + 1),
    );
    expect(await rows(store, 'a', 2990)).toHaveLength(11);
  });

  test('whose running time is lost counts it anew', async () => {
    const file = join(folder, 'log.sqlite');
    const store = libsql(file);
    const database = new Database(file);
    database.exec('DELETE FROM running');
    database.close();
    expect(await store.runOn(5)).toEqual({ ok: true, value: 5 });
    expect(await store.runOn(0)).toEqual({ ok: true, value: 5 });
  });

  test('that is not a database is left alone and named', () => {
    const file = join(folder, 'letter.txt');
    const letter = 'Dear Ada, this is no database. '.repeat(200);
    writeFileSync(file, letter);
    const store = openLibsqlStore(file);
    expect(store).toMatchObject({ ok: false, error: { code: 'not-a-database', file } });
    expect(readFileSync(file, 'utf8')).toBe(letter);
  });

  test('of version 1 is taken over: its rooms do nothing by themselves', async () => {
    const file = join(folder, 'log.sqlite');
    const store = libsql(file);
    await store.append([{ ...at('a', 1), due: 5 }]);
    await store.close();
    makeOlder(file, 1);
    const again = libsql(file);
    expect(await rows(again, 'a')).toEqual([row(1)]);
    expect(await duesOf(again)).toEqual([]);
    await again.append([{ ...at('a', 2), due: 7 }]);
    expect(await duesOf(again)).toMatchObject([{ room: 'a', at: 7 }]);
    expect(await again.keepCredentials([{ person: 'ada', list: [credential('one')] }])).toMatchObject({
      ok: true,
    });
  });

  test('of version 2 is taken over: everybody goes by the first token, and renews it from now on', async () => {
    const file = join(folder, 'log.sqlite');
    const store = libsql(file);
    await store.append([{ ...at('a', 1), due: 5 }]);
    await store.close();
    makeOlder(file, 2);
    const again = libsql(file);
    expect(await rows(again, 'a')).toEqual([row(1)]);
    expect(await duesOf(again)).toEqual([{ room: 'a', at: 0, since: row(1).at }]);
    expect(await again.credentials('ada')).toEqual({ ok: true, value: { person: 'ada', list: [] } });
    const list = [credential('one')];
    await again.keepCredentials([{ person: 'ada', list }]);
    await again.close();
    expect(await libsql(file).credentials('one')).toEqual({ ok: true, value: { person: 'ada', list } });
  });

  test('of version 2 is taken over: how far its rooms are is unknown until it is found out', async () => {
    const file = join(folder, 'log.sqlite');
    const store = libsql(file);
    await store.append([{ ...at('a', 1), due: 5, phase: 'playing' }]);
    await store.close();
    makeOlder(file, 2);
    const again = libsql(file);
    expect(await duesOf(again)).toEqual([{ room: 'a', at: 0, since: row(1).at }]);
    expect(await endsOf(again)).toEqual([
      { room: 'a', seq: 1, phase: null, ran: null, marked: null, packed: 0 },
    ]);
    await again.notePhase('a', 1, 'over');
    expect(await endsOf(again)).toMatchObject([{ phase: 'over' }]);
  });

  test('of version 4 is taken over: nobody has seen its rooms end, and what is due is looked at anew', async () => {
    const file = join(folder, 'log.sqlite');
    const store = libsql(file);
    await store.append([{ ...at('a', 1), due: 9e15, phase: 'playing' }, at('b', 1)]);
    await store.runOn(500);
    await store.close();
    makeOlder(file, 4);
    const again = libsql(file);
    expect(await duesOf(again)).toEqual([{ room: 'a', at: 0, since: row(1).at }]);
    expect(await endsOf(again)).toMatchObject([
      { room: 'a', phase: 'playing', ran: null, marked: null },
      { room: 'b', phase: null, ran: null, marked: null },
    ]);
    expect(await again.runOn(3)).toEqual({ ok: true, value: 3 });
    await again.close();
    expect(await libsql(file).runOn(0)).toEqual({ ok: true, value: 3 });
  });

  test('a room that is taken away leaves no row behind, and the others do not wait for it', async () => {
    const file = join(folder, 'log.sqlite');
    const store = libsql(file);
    const many = 1500;
    for (let s = 1; s <= many; s += 2)
      await store.append([at('a', s), at('b', (s + 1) / 2), { ...at('a', s + 1), due: 5 }]);
    let isRemoved = false;
    const removed = store
      .remove(await marked(store, { room: 'a', seq: many }))
      .finally(() => (isRemoved = true));
    expect(await rows(store, 'a')).toEqual([]);
    expect(await store.append([at('b', many / 2 + 1)])).toEqual(allWritten);
    expect(isRemoved).toBe(false);
    expect(await removed).toEqual({ ok: true, value: { rooms: 1, rows: many } });
    expect(await rows(store, 'b')).toHaveLength(many / 2 + 1);
    const database = new Database(file);
    expect(database.prepare('SELECT count(*) AS many FROM event').all()).toMatchObject([
      { many: many / 2 + 1 },
    ]);
    expect(database.prepare('SELECT name FROM room').all()).toMatchObject([{ name: 'b' }]);
    expect(database.prepare('SELECT room FROM due').all()).toEqual([]);
    database.close();
  });

  test('a removal that was broken off is finished by the next, also of no room', async () => {
    const file = join(folder, 'log.sqlite');
    const store = libsql(file);
    for (let s = 1; s <= 500; s++) await store.append([at('a', s)]);
    await store.append([at('b', 1)]);
    void store.remove(await marked(store, { room: 'a', seq: 500 }));
    await store.close();
    const again = libsql(file);
    expect(await again.list()).toEqual({ ok: true, value: [{ room: 'b', seq: 1 }] });
    expect(await again.remove([])).toMatchObject({ ok: true, value: { rooms: 0 } });
    const database = new Database(file);
    expect(database.prepare('SELECT count(*) AS many FROM event').all()).toMatchObject([{ many: 1 }]);
    database.close();
  });

  test('two programs on one file: what one took away, the other does not write on', async () => {
    const one = libsql();
    const two = libsql();
    await one.append([at('b', 1), at('a', 1), at('a', 2)]);
    expect(await two.remove(await marked(two, { room: 'a', seq: 2 }))).toMatchObject({
      ok: true,
      value: { rooms: 1 },
    });
    await two.append([at('c', 1), at('c', 2)]);
    expect(await one.append([at('a', 3)])).toEqual(overtaken('a'));
    expect(await rows(two, 'c')).toEqual([row(1), row(2)]);
    expect(await rows(one, 'a')).toEqual([]);
  });

  test('of another program, or of a newer version of this one, is refused', async () => {
    const foreign = join(folder, 'foreign.sqlite');
    const database = new Database(foreign);
    database.exec('CREATE TABLE bookmarks (id INTEGER)');
    database.close();
    expect(openLibsqlStore(foreign)).toMatchObject({ ok: false, error: { code: 'of-another-program' } });
    const newer = join(folder, 'newer.sqlite');
    await libsql(newer).close();
    const later = new Database(newer);
    later.exec('PRAGMA user_version = 99');
    later.close();
    expect(openLibsqlStore(newer)).toMatchObject({ ok: false, error: { code: 'of-a-newer-version' } });
  });

  test.runIf(existsSync('/proc/self'))('in a place where no folder can be made is named', () => {
    expect(openLibsqlStore('/proc/no-such-place/deeper/log.sqlite')).toMatchObject({
      ok: false,
      error: { code: 'not-writable' },
    });
  });

  test('that cannot be made is named', () => {
    mkdirSync(join(folder, 'in-the-way'));
    expect(openLibsqlStore(join(folder, 'in-the-way'))).toMatchObject({
      ok: false,
      error: { code: 'not-writable' },
    });
    writeFileSync(join(folder, 'file'), '');
    expect(openLibsqlStore(join(folder, 'file', 'log.sqlite'))).toMatchObject({ ok: false });
  });

  test('with damaged pages fails to read with a reason, and never gives half a log', async () => {
    const file = join(folder, 'log.sqlite');
    const store = libsql(file);
    for (let s = 1; s <= 400; s++) await store.append([at('a', s)]);
    await store.close();
    const bytes = readFileSync(file);
    bytes.fill(0xa5, bytes.length / 2, bytes.length - 4096);
    writeFileSync(file, bytes);
    const damaged = openLibsqlStore(file);
    if (!damaged.ok) return;
    opened.push(damaged.value);
    expect(await damaged.value.load('a', 0)).toMatchObject({ ok: false, error: { code: 'failed' } });
  });

  test('with a row taken out of the middle is not read as if nothing were missing', async () => {
    const file = join(folder, 'log.sqlite');
    const store = libsql(file);
    await store.append([at('a', 1), at('a', 2), at('a', 3)]);
    const database = new Database(file);
    database.exec('DELETE FROM event WHERE seq = 2');
    database.close();
    expect(await store.load('a', 0)).toMatchObject({ ok: false, error: { code: 'failed' } });
    expect(await rows(store, 'a', 2)).toEqual([row(3)]);
  });
});
