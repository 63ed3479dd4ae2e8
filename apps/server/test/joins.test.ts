// The cost of joining and opening: how often, how many rows are read, and how much there is room for.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PROTOCOL_VERSION } from '@ludo/protocol';
import type { Refused } from '@ludo/protocol';
import { standardChoices } from '@ludo/room';
import { describe, expect, onTestFinished, test } from 'vitest';
import { standardLimits } from '../src/limits/limits.ts';
import type { EventStore } from '../src/store/event-store.ts';
import { openLibsqlStore } from '../src/store/libsql-store.ts';
import { openMemoryStore } from '../src/store/memory-store.ts';
import { noLimits } from './test-server.ts';
import type { Guest } from './guest.ts';
import { visits } from './visits.ts';

const { server, guest } = visits();

const joinOf = (who: Guest, room: string): Promise<Partial<Refused>> =>
  who.say('join', {
    v: PROTOCOL_VERSION,
    room,
    lastSeq: 0,
    ...(who.token && { token: who.token }),
  }) as Promise<Partial<Refused>>;
const codeOf = async (answer: Promise<Partial<Refused>>): Promise<string> =>
  (await answer).refusal?.code ?? 'ok';

/** A store of rooms with so many rows each, none of them in memory. */
async function rooms(store: EventStore, count: number, rows: number): Promise<readonly string[]> {
  const names: string[] = [];
  const place = await server({ store });
  for (let each = 0; each < count; each++) {
    const host = guest(place.url);
    const { room } = await host.create('ludo', '1-2-');
    await host.join(room);
    for (let row = 2; row <= rows; row++)
      await host.must({ do: 'talk', talk: row % 2 === 0 ? 'text' : 'phrases' });
    await host.say('leave', { room });
    names.push(room);
  }
  return names;
}

describe('joins', () => {
  test('of one connection: so many at once, then so many a second', async () => {
    let clock = 0;
    const place = await server({
      limits: { ...noLimits, joinBurst: 3, joinsPerSecond: 2 },
      now: () => clock,
    });
    const ada = guest(place.url);
    const { room } = await ada.create('ludo', '1-2-');
    for (let time = 0; time < 3; time++) await ada.join(room);
    expect(await joinOf(ada, room)).toEqual({
      ok: false,
      refusal: { code: 'too-many-messages', clause: null, retryAfter: 500 },
    });
    // It is still in its former room.
    await ada.must({ do: 'sit', player: 1, name: 'Ada' });
    clock += 500;
    await ada.join(room);
  });

  test('of one connection: few that wait for the room, and others are refused at once', async () => {
    const store = openMemoryStore();
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    const slow: EventStore = { ...store, length: (room) => released.then(() => store.length(room)) };
    const ada = guest((await server({ store: slow })).url);
    const [waiting, late] = [
      Array.from({ length: standardLimits.joinsWaiting }, () => codeOf(joinOf(ada, 'AAAAAAAAAAAA'))),
      Array.from({ length: 4 }, () => joinOf(ada, 'AAAAAAAAAAAA')),
    ];
    for (const each of late)
      expect(await each).toMatchObject({ refusal: { code: 'too-many-messages', retryAfter: 1000 } });
    release();
    expect(await Promise.all(waiting)).toEqual(waiting.map(() => 'room-unknown'));
    expect(await codeOf(joinOf(ada, 'AAAAAAAAAAAA'))).toBe('room-unknown');
  });

  test('of one address: so many bytes of answers', async () => {
    let clock = 0;
    const place = await server({
      limits: { ...noLimits, answerBurst: 1000, answersPerSecond: 1000 },
      now: () => clock,
    });
    const ada = guest(place.url);
    const { room } = await ada.create('ludo', '1-2-');
    let joins = 0;
    while ((await codeOf(joinOf(ada, room))) === 'ok') joins += 1;
    expect(joins).toBeGreaterThan(0);
    expect(joins).toBeLessThan(10);
    expect(await codeOf(joinOf(guest(place.url), room))).toBe('too-many-messages');
    clock += 2000;
    await guest(place.url).join(room);
  });

  test('are charged by the rows that were read for them, also what they have owed', async () => {
    let clock = 0;
    const store = openMemoryStore();
    const names = await rooms(store, 5, 30);
    const place = await server({
      store,
      limits: { ...noLimits, loadBurst: 80, loadsPerSecond: 8 },
      now: () => clock,
    });
    const [first = '', second = '', third = '', fourth = '', fifth = ''] = names;
    const [ada, bob, eve] = [guest(place.url), guest(place.url), guest(place.url)];
    await eve.join(first);
    await ada.join(second);
    expect(await codeOf(joinOf(ada, third))).toBe('too-many-messages');
    // Rooms in memory cost nothing.
    for (const each of [ada, bob]) await each.join(first);
    await bob.join(third);
    const cid = guest(place.url);
    expect(await joinOf(cid, fourth)).toMatchObject({ refusal: { retryAfter: 1375 } });
    clock += 1375;
    await cid.join(fourth);
    expect(await codeOf(joinOf(ada, fifth))).toBe('too-many-messages');
    clock += 60_000;
    await ada.join(fifth);
  });

  test('rooms that are not in memory are read one after the other for each address', async () => {
    const inner = openMemoryStore();
    let reading = 0;
    let most = 0;
    const store: EventStore = {
      ...inner,
      async read(...args) {
        most = Math.max(most, ++reading);
        for (let turn = 0; turn < 30; turn++) await new Promise((resolve) => setImmediate(resolve));
        reading -= 1;
        return inner.read(...args);
      },
    };
    const names = await rooms(inner, 8, 2);
    const place = await server({ store });
    await Promise.all([...names, ...names].map((room) => guest(place.url).join(room)));
    expect(most).toBe(1);
  });
});

describe('a full room', () => {
  test('has places for who has a seat, and for the host', async () => {
    const place = await server({
      trustProxy: true,
      limits: { ...noLimits, connectionsPerRoom: 3, ownConnections: 2 },
    });
    const from = (address: string): Guest => guest(place.url, undefined, { 'x-forwarded-for': address });
    const [host, bob] = [guest(place.url), guest(place.url)];
    const { room } = await host.create('ludo', '1-2-');
    await bob.join(room);
    await bob.must({ do: 'sit', player: 2, name: 'Bob' });
    bob.leave();
    const watchers = ['10.0.0.1', '10.0.0.2', '10.0.0.3'].map(from);
    for (const watcher of watchers) await watcher.join(room).catch(() => undefined);
    expect(await codeOf(joinOf(from('10.0.0.4'), room))).toBe('room-full');
    for (const { token } of [host, bob]) {
      const pages = [guest(place.url, token), guest(place.url, token), guest(place.url, token)];
      const codes: string[] = [];
      for (const page of pages) codes.push(await codeOf(joinOf(page, room)));
      expect(codes).toEqual(['ok', 'ok', 'room-full']);
    }
    expect(await codeOf(joinOf(from('10.0.0.4'), room))).toBe('room-full');
  });

  test('is full for a few addresses with many in it, and not for who comes from another one', async () => {
    const place = await server({ trustProxy: true, limits: { ...noLimits, connectionsPerRoom: 8 } });
    const from = (address: string): Guest => guest(place.url, undefined, { 'x-forwarded-for': address });
    const host = from('10.0.0.9');
    const { room } = await host.create('ludo', '1-2-');
    const counts: number[] = [];
    const watchers: Guest[] = [];
    for (const address of ['10.0.0.1', '10.0.0.2', '10.0.0.3', '10.0.0.4', '10.0.0.5']) {
      const codes: string[] = [];
      while (!codes.includes('room-full')) {
        const watcher = from(address);
        watchers.push(watcher);
        codes.push(await codeOf(joinOf(watcher, room)));
      }
      counts.push(codes.length - 1);
    }
    expect(counts).toEqual([4, 2, 1, 1, 0]);
    // Whoever has left has given the place back.
    await watchers[0]?.say('leave', { room });
    expect(await codeOf(joinOf(from('10.0.0.5'), room))).toBe('ok');
    await host.join(room);
  });
});

describe('the server as a whole', () => {
  test('has so many rooms in memory, and rows of them', async () => {
    for (const limits of [{ roomsInMemory: 1 }, { rowsInMemory: 3 }]) {
      const store = openMemoryStore();
      const [first = '', second = ''] = await rooms(store, 2, 3);
      const place = await server({ store, limits: { ...noLimits, ...limits } });
      const ada = guest(place.url);
      await ada.join(first);
      expect(await joinOf(guest(place.url), second)).toMatchObject({
        refusal: { code: 'server-full', retryAfter: 5000 },
      });
      await guest(place.url).join(first);
      await ada.say('leave', { room: first });
    }
  });

  test('has room for others when one address has as many rooms in memory as it may, half of all, or rows of them', async () => {
    for (const limits of [{ roomsInMemory: 4 }, { rowsInMemory: 10 }]) {
      const store = openMemoryStore();
      const names = await rooms(store, 4, 3);
      const place = await server({ store, trustProxy: true, limits: { ...noLimits, ...limits } });
      const from = (address: string): Guest => guest(place.url, undefined, { 'x-forwarded-for': address });
      const codes: string[] = [];
      for (const name of names.slice(0, 3)) codes.push(await codeOf(joinOf(from('10.0.0.1'), name)));
      expect(codes).toEqual(['ok', 'ok', 'server-full']);
      expect(await codeOf(joinOf(from('10.0.0.2'), names[3] ?? ''))).toBe('ok');
    }
  });

  test('has room for others when a few addresses have as many as they may: each half of what others leave', async () => {
    const store = openMemoryStore();
    const names = [...(await rooms(store, 14, 3))];
    const place = await server({ store, trustProxy: true, limits: { ...noLimits, roomsInMemory: 8 } });
    const counts: number[] = [];
    for (let nth = 1; nth <= 5; nth += 1) {
      const codes: string[] = [];
      while (!codes.includes('server-full')) {
        const from = guest(place.url, undefined, { 'x-forwarded-for': `10.0.0.${nth}` });
        codes.push(await codeOf(joinOf(from, names.pop() ?? '')));
      }
      counts.push(codes.length - 1);
    }
    expect(counts).toEqual([4, 2, 1, 1, 0]);
  });

  test('lets whoever has no other room back into one that is in memory when a few addresses have taken all that there are', async () => {
    const store = openMemoryStore();
    const [first = '', second = '', unread = '', ...others] = await rooms(store, 7, 3);
    const place = await server({ store, trustProxy: true, limits: { ...noLimits, roomsInMemory: 4 } });
    const codeFrom = (nth: number, room: string): Promise<string> =>
      codeOf(joinOf(guest(place.url, undefined, { 'x-forwarded-for': `10.0.0.${nth}` }), room));
    const ada = guest(place.url, undefined, { 'x-forwarded-for': '10.0.0.1' });
    for (const room of [first, second]) {
      await ada.join(room);
      await ada.say('leave', { room });
    }
    const codes = [2, 2, 3, 4].map((nth, each) => codeFrom(nth, others[each] ?? ''));
    expect(await Promise.all(codes)).toEqual(['ok', 'ok', 'ok', 'ok']);
    expect(await codeFrom(1, unread)).toBe('server-full');
    expect(await codeFrom(1, first)).toBe('ok');
    expect(await codeFrom(1, second)).toBe('server-full');
  });

  test('counts a room that everybody has left as one that is read, for the address that comes to it', async () => {
    for (const limits of [{ roomsInMemory: 4 }, { rowsInMemory: 10 }]) {
      const store = openMemoryStore();
      const names = await rooms(store, 3, 3);
      const place = await server({ store, limits: { ...noLimits, ...limits } });
      const eve = guest(place.url);
      for (const name of names) {
        await eve.join(name);
        await eve.say('leave', { room: name });
      }
      const codes = await Promise.all(names.map((name) => codeOf(joinOf(guest(place.url), name))));
      expect(codes.toSorted()).toEqual(['ok', 'ok', 'server-full']);
      const taken = names[codes.indexOf('ok')] ?? '';
      expect(await codeOf(joinOf(guest(place.url), taken))).toBe('ok');
    }
  });

  test('has so many rooms opened', async () => {
    const place = await server({
      limits: { ...noLimits, openingBurst: 1, openingsPerHour: 3600 },
      now: () => 0,
    });
    await guest(place.url).create('ludo', '1-2-');
    await expect(guest(place.url).create('ludo', '1-2-')).rejects.toThrow(/server-full.*1000/);
  });

  test('is not kept from opening rooms by one address that asks for more than it may, or for none that there is', async () => {
    const place = await server({
      trustProxy: true,
      limits: { ...noLimits, openingBurst: 4, openingsPerHour: 0.001, roomBurst: 2, listingBurst: 1 },
      now: () => 0,
    });
    const from = (address: string): Guest => guest(place.url, undefined, { 'x-forwarded-for': address });
    const [eve, eva] = [from('10.0.0.1'), from('10.0.0.5')];
    const create = async (choices: object, by = eve): Promise<string> =>
      codeOf(
        (await by.say('create', {
          v: PROTOCOL_VERSION,
          rules: 'ludo',
          seats: '1234',
          ...choices,
        })) as Promise<Partial<Refused>>,
      );
    for (const _ of Array(2)) expect(await create({ seats: '1111' }, eva)).toBe('setup');
    for (const _ of Array(5)) expect(await create({ seats: '1111' }, eva)).toBe('too-many-rooms');
    const listed = { table: { ...standardChoices, listed: true } };
    expect(await create(listed)).toBe('ok');
    for (const _ of Array(5)) expect(await create(listed)).toBe('too-many-public');
    expect(await create({})).toBe('ok');
    for (const _ of Array(5)) expect(await create({})).toBe('too-many-rooms');
    await from('10.0.0.2').create('ludo', '1234');
    await from('10.0.0.3').create('ludo', '1234');
    await expect(from('10.0.0.4').create('ludo', '1234')).rejects.toThrow('server-full');
  });

  test('has a room to open for who comes after a few addresses that open as many as they may', async () => {
    const place = await server({
      trustProxy: true,
      limits: { ...noLimits, openingBurst: 8, openingsPerHour: 3600, roomBurst: 4 },
      now: () => 0,
    });
    const counts: number[] = [];
    for (const address of ['10.0.0.1', '10.0.0.2', '10.0.0.3', '10.0.0.4', '10.0.0.5', '10.0.0.6']) {
      const from = guest(place.url, undefined, { 'x-forwarded-for': address });
      const message = { v: PROTOCOL_VERSION, rules: 'ludo', seats: '1234' };
      const answers: Partial<Refused>[] = [];
      do answers.push((await from.say('create', message)) as Partial<Refused>);
      while (answers.at(-1)?.refusal === undefined);
      // A room is earned each second, and so many more have to be left.
      const retryAfter = expect.any(Number) as number;
      expect(answers.at(-1)?.refusal).toEqual({ code: 'server-full', clause: null, retryAfter });
      counts.push(answers.length - 1);
    }
    expect(counts).toEqual([3, 2, 1, 1, 1, 0]);
  });

  test('opens no table when the store is nearly full or the disk is; games that run go on', async () => {
    let clock = 0;
    const size = { bytes: 0, free: 1e12 };
    const inner = openMemoryStore();
    let asked = 0;
    const store: EventStore = {
      ...inner,
      size: () => {
        asked += 1;
        return Promise.resolve({ ok: true, value: { ...size } });
      },
    };
    const place = await server({ store, now: () => clock });
    const ada = guest(place.url);
    const { room } = await ada.create('ludo', '1-2-');
    await ada.join(room);
    const { storeMegabytes, diskReserveMegabytes } = standardLimits;
    for (const full of [{ bytes: storeMegabytes * 1e6 * 0.8 }, { free: diskReserveMegabytes * 1e6 - 1 }]) {
      const before = { ...size };
      Object.assign(size, full);
      await guest(place.url).create('ludo', '1-2-');
      clock += 5000;
      await expect(guest(place.url).create('ludo', '1-2-')).rejects.toThrow('server-full');
      await ada.must({ do: 'talk', talk: 'text' });
      await ada.must({ do: 'talk', talk: 'phrases' });
      Object.assign(size, before);
      clock += 5000;
      await guest(place.url).create('ludo', '1-2-');
    }
    expect(asked).toBe(5);
  });

  test('knows how large its file is, and how much room is left on the disk', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'ludo-size-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const opened = openLibsqlStore(join(folder, 'log.sqlite'));
    if (!opened.ok) throw new Error(opened.error.reason);
    const store = opened.value;
    const before = await store.size();
    const rows = Array.from({ length: 2000 }, (_, index) => ({
      room: 'a',
      logged: { s: index + 1, at: 1, row: { t: 'talk' as const, who: 'ada', k: 'text' as const } },
    }));
    await store.append(rows);
    const after = await store.size();
    if (!before.ok || !after.ok) throw new Error('no size');
    expect(after.value.bytes - before.value.bytes).toBeGreaterThan(2000 * 20);
    expect(after.value.free).toBeGreaterThan(0);
    await store.close();
  });
});
