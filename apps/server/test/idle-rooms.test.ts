// An empty room stays in memory for a short while, so that quick returns do not read it again; only a few rooms do.
import { PROTOCOL_VERSION } from '@ludo/protocol';
import { expect, test } from 'vitest';
import { IDLE_LASTS, MOST_IDLE, UNREADABLE_LASTS } from '../src/rooms/registry.ts';
import type { EventStore } from '../src/store/event-store.ts';
import { openMemoryStore } from '../src/store/memory-store.ts';
import { rowsOf } from './kept-rooms.ts';
import { HandClock } from './hand-clock.ts';
import { visits } from './visits.ts';

const { server, guest } = visits();

/** Counts its reads. */
function countedStore(): EventStore & { reads: number } {
  const inner = openMemoryStore();
  return {
    ...inner,
    reads: 0,
    read(room, after) {
      this.reads += 1;
      return inner.read(room, after);
    },
  };
}

async function idleRooms(url: string): Promise<number> {
  const metrics = await (await fetch(`${url}/metrics`)).text();
  return Number(/^ludo_rooms_idle (\d+)$/m.exec(metrics)?.[1]);
}

test('it is read once by whoever comes and goes, and again when it was forgotten', async () => {
  const store = countedStore();
  const clock = new HandClock();
  const { url } = await server({ store, time: clock.time, wait: clock.wait });
  const ada = guest(url);
  const { room } = await ada.create('ludo', '1-2-');
  for (let times = 0; times < 20; times++) {
    await ada.join(room);
    await ada.say('leave', { room });
  }
  expect(store.reads).toBe(1);
  expect(await idleRooms(url)).toBe(1);
  clock.pass(IDLE_LASTS - 1);
  expect(await idleRooms(url)).toBe(1);
  clock.pass(1);
  expect(await idleRooms(url)).toBe(0);
  await ada.join(room);
  expect(store.reads).toBe(2);
});

test('many who come to one room at once have it read once', async () => {
  const store = countedStore();
  const { url } = await server({ store });
  const ada = guest(url);
  const { room } = await ada.create('ludo', '1-2-');
  await Promise.all(Array.from({ length: 10 }, () => guest(url).join(room)));
  expect(store.reads).toBe(1);
});

test('one that cannot be read is read once in a while, however often somebody comes', async () => {
  const store = countedStore();
  const clock = new HandClock();
  const room = 'damagedtable';
  const [opened] = rowsOf(1);
  await store.append([
    { room, logged: opened! },
    { room, logged: { s: 2, at: opened!.at, row: { t: 'stand', p: 1 } } },
  ]);
  const { url } = await server({ store, now: clock.now, time: clock.time, wait: clock.wait });
  const come = async (): Promise<unknown> =>
    guest(url).say('join', { v: PROTOCOL_VERSION, room, lastSeq: 0 });
  const refused = { ok: false, refusal: { code: 'storage-failed' } };
  for (let times = 0; times < 5; times++) expect(await come()).toMatchObject(refused);
  expect(store.reads).toBe(1);
  clock.pass(UNREADABLE_LASTS);
  expect(await come()).toMatchObject(refused);
  expect(store.reads).toBe(2);
});

test('one for which somebody came while the store was away is read as soon as the store is there again', async () => {
  const inner = openMemoryStore();
  const away = {
    ok: false,
    error: { code: 'failed', reason: 'Connection terminated unexpectedly' },
  } as const;
  /** The store is asked for its length, then read. */
  let answersLeft = Number.POSITIVE_INFINITY;
  const answers = (): boolean => answersLeft-- > 0;
  const store: EventStore = {
    ...inner,
    length: async (room) => (answers() ? inner.length(room) : away),
    read: async (room, after) => (answers() ? inner.read(room, after) : away),
  };
  const clock = new HandClock();
  const { url } = await server({ store, now: clock.now, time: clock.time, wait: clock.wait });
  const { room } = await guest(url).create('ludo', '1-2-');
  const come = async (): Promise<unknown> =>
    guest(url).say('join', { v: PROTOCOL_VERSION, room, lastSeq: 0 });
  const refused = { ok: false, refusal: { code: 'storage-failed' } };
  for (const before of [0, 1]) {
    answersLeft = before;
    expect(await come()).toMatchObject(refused);
  }
  answersLeft = Number.POSITIVE_INFINITY;
  expect(await come()).toMatchObject({ ok: true });
});

test('of very many only the last are kept', async () => {
  const clock = new HandClock();
  const { url } = await server({ time: clock.time, wait: clock.wait });
  const ada = guest(url);
  for (let nth = 0; nth < MOST_IDLE + 10; nth++) {
    const { room } = await ada.create('ludo', '1-2-');
    await ada.join(room);
    await ada.say('leave', { room });
  }
  expect(await idleRooms(url)).toBe(MOST_IDLE);
});

test('what was said is gone when everybody has left, although the room is kept', async () => {
  const { url } = await server();
  const ada = guest(url);
  const { room } = await ada.create('ludo', '1-2-');
  await ada.join(room);
  await ada.say('say', { room, words: { phrase: 'hello' } });
  expect((await guest(url).join(room)).talk).toHaveLength(1);
  const { url: other } = await server();
  const bob = guest(other);
  const { room: his } = await bob.create('ludo', '1-2-');
  await bob.join(his);
  await bob.say('say', { room: his, words: { phrase: 'hello' } });
  await bob.say('leave', { room: his });
  expect((await bob.join(his)).talk).toEqual([]);
});
