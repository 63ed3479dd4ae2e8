// What every store promises of packs: nothing that can be read changes, whatever is packed, and whenever.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LoggedRow, Row } from '@ludo/room';
import fc from 'fast-check';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { packed } from '../../../test/kept-rooms.ts';
import { isWithoutPostgres, NO_POSTGRES, postgresServer } from '../../../test/postgres.ts';
import type { PostgresServer } from '../../../test/postgres.ts';
import { storeThread } from '../../../test/store-thread.ts';
import type { EventStore, RoomRow } from '../event-store.ts';
import { openLibsqlStore } from '../libsql-store.ts';
import { openMemoryStore } from '../memory-store.ts';
import { openPostgresStore } from '../postgres-store.ts';
import { openThreadedStore } from '../threaded-store.ts';

let folder = '';
const opened: EventStore[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ludo-packing-'));
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map((store) => store.close()));
  rmSync(folder, { recursive: true, force: true });
});
let server: PostgresServer | null = null;
afterAll(() => server?.stop());

function kept(store: EventStore): EventStore {
  opened.push(store);
  return store;
}

const newFile = (): string => join(mkdtempSync(join(folder, 'x')), 'log.sqlite');

function libsql(): EventStore {
  const store = openLibsqlStore(newFile());
  if (!store.ok) throw new Error(store.error.reason);
  return kept(store.value);
}

async function threaded(): Promise<EventStore> {
  const store = await openThreadedStore({ file: newFile(), program: storeThread(), ended: () => undefined });
  if (!store.ok) throw new Error(store.error.reason);
  return kept(store.value);
}

async function postgres(): Promise<EventStore> {
  server ??= await postgresServer();
  const store = await openPostgresStore(await server.empty());
  if (!store.ok) throw new Error(store.error.reason);
  return kept(store.value);
}

function rowOf(room: string, s: number): LoggedRow {
  const id = s % 3 === 0 ? {} : { id: `${room}-${s}` };
  return { s, at: 1000 + s * 7, row: { t: 'play', m: `R${s}>9 "ä" '😀' \u0001 \ud800` }, ...id };
}
const line = (room: string, s: number): RoomRow => ({
  room,
  logged: rowOf(room, s),
  author: s % 2 === 0 ? s : null,
  phase: 'over',
});
const lines = (room: string, from: number, to: number): readonly RoomRow[] =>
  Array.from({ length: to - from + 1 }, (_, nth) => line(room, from + nth));
const logged = (room: string, from: number, to: number): readonly LoggedRow[] =>
  Array.from({ length: to - from + 1 }, (_, nth) => rowOf(room, from + nth));

async function add(store: EventStore, room: string, from: number, to: number): Promise<void> {
  expect(await store.append(lines(room, from, to))).toEqual({ ok: true, value: [] });
}

async function packedIn(store: EventStore): Promise<Record<string, number>> {
  const ends = await store.ends(0, 100);
  return Object.fromEntries(ends.ok ? ends.value.ends.map(({ room, packed }) => [room, packed]) : []);
}

const stores: readonly [string, () => EventStore | Promise<EventStore>][] = [
  ['memory', () => openMemoryStore()],
  ['libsql', libsql],
  ['libsql in a thread of its own', threaded],
  ['PostgreSQL', postgres],
];
describe.each(stores)('packs: %s', (name, open) => {
  beforeEach(({ skip }) => {
    if (name === 'PostgreSQL' && isWithoutPostgres) skip(NO_POSTGRES);
  });

  test('whatever is written and packed, everything is read as from a store without packs', async () => {
    const step = fc.record({
      room: fc.constantFrom('a', 'b'),
      rows: fc.oneof(fc.integer({ min: 0, max: 5 }), fc.constant(600)),
      isPacked: fc.boolean(),
      after: fc.integer({ min: 0, max: 1300 }),
      most: fc.option(fc.integer({ min: 1, max: 1300 }), { nil: undefined }),
      snapshot: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 6 }), async (steps) => {
        const [store, plain] = [await open(), openMemoryStore()];
        const length: Record<string, number> = { a: 0, b: 0 };
        for (const { room, rows, isPacked, after, most, snapshot } of steps) {
          const last = length[room] ?? 0;
          const seq = (length[room] = last + rows);
          const both = [store, plain];
          for (const each of both) if (rows > 0) await add(each, room, last + 1, seq);
          if (snapshot && seq > 1)
            for (const each of both)
              await each.keepSnapshot(room, { seq: Math.ceil(seq / 2), version: 1, body: Uint8Array.of(1) });
          if (isPacked) {
            // Twice, and at the same time: whoever comes second finds nothing to do.
            const packs = await Promise.all([packed(store, room, seq), packed(store, room, seq)]);
            expect(packs).toEqual([expect.any(Number), expect.any(Number)]);
            if (seq > 0) expect(await packedIn(store)).toMatchObject({ [room]: seq - 1 });
            expect(await packed(store, room, seq)).toBe(0);
          }
          for (const of of ['a', 'b']) {
            expect(await store.load(of, after, most)).toEqual(await plain.load(of, after, most));
            expect(await store.read(of, after)).toEqual(await plain.read(of, after));
            expect(await store.length(of)).toEqual(await plain.length(of));
            const [read, all] = [await store.read(of, 'snapshot'), await plain.read(of, 0)];
            if (!read.ok || !all.ok) throw new Error('not read');
            expect(read.value.rows).toEqual(all.value.rows.slice(read.value.snapshot?.seq ?? 0));
          }
        }
      }),
      { numRuns: name === 'memory' || name === 'libsql' ? 25 : 8 },
    );
  });

  test('a log that goes on is packed where it ended, and not where it does not end any more', async () => {
    const store = await open();
    await add(store, 'a', 1, 700);
    await add(store, 'b', 1, 3);
    expect(await packed(store, 'a', 699)).toBe(0);
    expect(await packed(store, 'nowhere', 1)).toBe(0);
    expect(await packedIn(store)).toEqual({ a: 0, b: 0 });
    expect(await packed(store, 'a', 700)).toBe(699);
    expect(await packedIn(store)).toEqual({ a: 699, b: 0 });
    await add(store, 'a', 701, 720);
    expect(await store.append([line('a', 720)])).toEqual({ ok: true, value: ['a'] });
    expect(await store.load('a', 690)).toEqual({ ok: true, value: logged('a', 691, 720) });
    expect(await packed(store, 'a', 720)).toBe(20);
    expect(await store.load('a', 0)).toEqual({ ok: true, value: logged('a', 1, 720) });
    expect(await store.load('b', 0)).toEqual({ ok: true, value: logged('b', 1, 3) });
    expect(await store.list()).toEqual({
      ok: true,
      value: [
        { room: 'a', seq: 720 },
        { room: 'b', seq: 3 },
      ],
    });
  });

  test('what is written while a room is packed is there, and what is read meanwhile is whole', async () => {
    const store = await open();
    await add(store, 'a', 1, 3000);
    const packing = packed(store, 'a', 3000);
    const reads: Promise<unknown>[] = [];
    let length = 3000;
    for (let isDone = false; !isDone;) {
      reads.push(store.load('a', 0, 2500));
      await add(store, 'other', (length - 3000) * 2 + 1, (length - 3000) * 2 + 2);
      length += 1;
      isDone = await Promise.race([packing.then(() => true), reads.at(-1)?.then(() => false) ?? true]);
    }
    expect(await packing).toBe(2999);
    for (const read of await Promise.all(reads))
      expect(read).toEqual({ ok: true, value: logged('a', 1, 2500) });
    await add(store, 'a', 3001, 3001);
    expect(await store.load('a', 2990)).toEqual({ ok: true, value: logged('a', 2991, 3001) });
  });

  test('a room that is taken away takes its packs along, and the credentials of whoever is named in them alone', async () => {
    const store = await open();
    const rows: readonly Row[] = [
      { t: 'open', v: 1, rules: 'jumbo', seats: '1-2-', host: 'hal' },
      ...Array.from({ length: 900 }, (): Row => ({ t: 'sit', p: 1, who: 'ada', n: 'Ada' })),
      { t: 'move', from: 'bob', who: 'eve' },
      { t: 'stand', p: 1 },
    ];
    const log = rows.map((row, nth) => ({ room: 'a', logged: { s: nth + 1, at: 1, row } }));
    await store.append(log);
    await add(store, 'b', 1, 2);
    const persons = ['hal', 'ada', 'bob', 'eve', 'mia'];
    await store.keepCredentials(
      persons.map((person) => ({ person, list: [{ hash: person, parent: null, isLive: true, used: 1 }] })),
      [{ room: 'b', person: 'eve' }],
    );
    const room = { room: 'a', seq: log.length };
    expect(await store.pack([room])).toEqual({
      ok: true,
      value: { rooms: 1, rows: log.length - 1, reasons: [] },
    });
    await store.see([room], 5);
    await store.mark([room], 7);
    expect(await store.remove([{ ...room, marked: 7 }])).toEqual({
      ok: true,
      value: { rooms: 1, rows: log.length },
    });
    const left = await Promise.all(persons.map((person) => store.credentials(person)));
    expect(left.map((each) => (each.ok ? each.value.list.length : -1))).toEqual([0, 0, 0, 1, 1]);
    await add(store, 'a', 1, 2);
    expect(await store.load('a', 0)).toEqual({ ok: true, value: logged('a', 1, 2) });
    expect(await store.load('b', 0)).toEqual({ ok: true, value: logged('b', 1, 2) });
  });

  test('a room that is taken away while it is packed leaves nothing', async () => {
    const store = await open();
    await add(store, 'a', 1, 3000);
    const room = { room: 'a', seq: 3000 };
    await store.see([room], 5);
    await store.mark([room], 7);
    const packing = packed(store, 'a', 3000);
    for (let turn = 0; turn < 60; turn++) await new Promise((resolve) => setImmediate(resolve));
    const removed = await store.remove([{ ...room, marked: 7 }]);
    expect(await packing).toEqual(expect.any(Number));
    const rest = await store.remove([]);
    expect([removed, rest].map((each) => each.ok && each.value.rows)).toEqual([3000, 0]);
    expect(await store.pack([])).toEqual({ ok: true, value: { rooms: 0, rows: 0, reasons: [] } });
    expect(await store.load('a', 0)).toEqual({ ok: true, value: [] });
  });
});
