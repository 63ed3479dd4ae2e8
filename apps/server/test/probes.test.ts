// What operators can read: /readyz, /metrics and the log. None of it helps anybody to get in.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { PROTOCOL_VERSION } from '@ludo/protocol';
import { pino } from 'pino';
import type { Logger } from 'pino';
import { describe, expect, test } from 'vitest';
import { GRUDGE, SEEN_LATELY, WROTE_LATELY } from '../src/upkeep/readiness.ts';
import type { EventStore } from '../src/store/event-store.ts';
import { openLibsqlStore } from '../src/store/libsql-store.ts';
import { openMemoryStore } from '../src/store/memory-store.ts';
import { HandClock } from './hand-clock.ts';
import { scriptedDice } from './scripted-dice.ts';
import type { Guest } from './guest.ts';
import type { TestServer } from './test-server.ts';
import { visits } from './visits.ts';

const { server, guest } = visits();

/** A logger, and everything it was told. */
function listening(level: string): { readonly log: Logger; readonly lines: () => Record<string, unknown>[] } {
  let text = '';
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      text += chunk.toString();
      done();
    },
  });
  const lines = (): Record<string, unknown>[] =>
    text
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
  return { log: pino({ level }, stream), lines };
}

interface MoodyStore extends EventStore {
  mood: 'well' | 'failing' | 'read-only' | 'slow' | 'held';
  writes: number;
  /** Appends that are held wait for it. */
  goOn: () => void;
}

/** A store that fails, is slow or waits on demand, and counts its writes. */
function moodyStore(): MoodyStore {
  const inner = openMemoryStore();
  const failure = { ok: false, error: { code: 'failed', reason: 'disk on fire' } } as const;
  return {
    ...inner,
    mood: 'well',
    writes: 0,
    goOn: () => undefined,
    async append(rows) {
      this.writes += 1;
      if (this.mood === 'held') await new Promise<void>((resolve) => (this.goOn = resolve));
      if (this.mood === 'slow') await new Promise((resolve) => setTimeout(resolve, 150));
      return this.mood === 'failing' || this.mood === 'read-only' ? failure : inner.append(rows);
    },
    async runOn(milliseconds) {
      this.writes += 1;
      return this.mood === 'failing' || this.mood === 'read-only' ? failure : inner.runOn(milliseconds);
    },
    load(room, afterSeq) {
      return this.mood === 'failing' ? Promise.resolve(failure) : inner.load(room, afterSeq);
    },
  };
}

/** Ada and Bob play a whole game. */
async function play(place: TestServer): Promise<{ readonly ada: Guest; readonly bob: Guest; room: string }> {
  const [ada, bob] = [guest(place.url), guest(place.url)];
  const { room } = await ada.create('ludo', '1-2-', 'ludo 1-2- 50.h.h.h/-/b.b.b.b/- R ? -');
  await ada.join(room);
  await bob.join(room);
  await ada.must({ do: 'sit', player: 1, name: 'Ada' });
  await bob.must({ do: 'sit', player: 2, name: 'Bob' });
  await ada.must({ do: 'start' });
  await Promise.all([ada.playUntil(), bob.playUntil()]);
  return { ada, bob, room };
}

describe('/readyz', () => {
  const status = async (url: string): Promise<[number, unknown]> => {
    const answer = await fetch(`${url}/readyz`);
    return [answer.status, await answer.json()];
  };

  test('tells of a file that was deleted or replaced, although it takes every write', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'ludo-probes-'));
    const file = join(folder, 'games.sqlite');
    const store = openLibsqlStore(file);
    if (!store.ok) throw new Error(store.error.reason);
    const clock = new HandClock();
    const { url } = await server({ store: store.value, now: clock.now, time: clock.time });
    expect(await status(url)).toEqual([200, { status: 'ok' }]);
    const copy = readFileSync(file);
    rmSync(file);
    await guest(url).create('ludo', '1-2-');
    clock.pass(SEEN_LATELY);
    expect(await status(url)).toEqual([503, { status: 'storage-failed' }]);
    writeFileSync(file, copy);
    clock.pass(SEEN_LATELY);
    expect(await status(url)).toEqual([503, { status: 'storage-failed' }]);
    rmSync(folder, { recursive: true });
  });

  test.each(['failing', 'read-only'] as const)(
    'tells a store that is %s, and one that writes again',
    async (mood) => {
      let now = 0;
      const store = moodyStore();
      const { url } = await server({ store, now: () => now });
      expect(await status(url)).toEqual([200, { status: 'ok' }]);
      store.mood = mood;
      now += WROTE_LATELY;
      expect(await status(url)).toEqual([503, { status: 'storage-failed' }]);
      now += GRUDGE;
      expect(await status(url)).toEqual([503, { status: 'storage-failed' }]);
      store.mood = 'well';
      expect(await status(url)).toEqual([200, { status: 'ok' }]);
      expect(await store.list()).toEqual({ ok: true, value: [] });
    },
  );

  test('has the store write now and then, however often it is asked, and never while rows are written', async () => {
    let now = 0;
    const store = moodyStore();
    const { url } = await server({ store, now: () => now });
    const ada = guest(url);
    const { room } = await ada.create('ludo', '1-2-');
    await ada.join(room);
    await ada.must({ do: 'sit', player: 1, name: 'Ada' });
    const before = store.writes;
    for (let second = 0; second < 60; second++) {
      await Promise.all([status(url), status(url), status(url)]);
      now += 1000;
    }
    expect(store.writes - before).toBe(2);
    for (let second = 0; second < 60; second++) {
      if (second % 10 === 0) await ada.must({ do: 'talk', talk: second % 20 === 0 ? 'text' : 'phrases' });
      await status(url);
      now += 1000;
    }
    expect(store.writes - before).toBe(2 + 6);
  });

  test('remembers for a while that rows could not be written', async () => {
    let now = 0;
    const store = moodyStore();
    const { url } = await server({ store, now: () => now });
    const ada = guest(url);
    const { room } = await ada.create('ludo', '1-2-');
    await ada.join(room);
    store.mood = 'failing';
    await ada.act({ do: 'sit', player: 1, name: 'Ada' });
    store.mood = 'well';
    expect(await status(url)).toEqual([503, { status: 'storage-failed' }]);
    now += GRUDGE;
    expect(await status(url)).toEqual([200, { status: 'ok' }]);
  });

  test('says that the server is stopping', async () => {
    const store = moodyStore();
    const place = await server({ store });
    const { url } = place;
    const ada = guest(url);
    const { room } = await ada.create('ludo', '1-2-');
    await ada.join(room);
    store.mood = 'held';
    const before = store.writes;
    void ada.act({ do: 'sit', player: 1, name: 'Ada' });
    await expect.poll(() => store.writes).toBe(before + 1);
    const closing = place.close();
    expect(await status(url)).toEqual([503, { status: 'stopping' }]);
    store.goOn();
    await closing;
  });
});

describe('/metrics', () => {
  const read = async (url: string, headers: Record<string, string> = {}): Promise<[number, string]> => {
    const answer = await fetch(`${url}/metrics`, { headers });
    return [answer.status, await answer.text()];
  };
  const valueOf = (text: string, name: string): number =>
    Number(
      text
        .split('\n')
        .find((line) => line.startsWith(`${name} `))
        ?.slice(name.length + 1),
    );

  test('counts what happens, in the format of Prometheus, and names nobody', async () => {
    const place = await server({ dice: scriptedDice([], 7) });
    const { ada, bob, room } = await play(place);
    await ada.act({ do: 'pause' });
    await ada.say('cheat', {});
    const [status, text] = await read(place.url);
    expect(status).toBe(200);
    const rows = ada.rows.length;
    expect(valueOf(text, 'ludo_rooms')).toBe(1);
    expect(valueOf(text, 'ludo_sockets')).toBe(2);
    expect(valueOf(text, 'ludo_rooms_opened_total')).toBe(1);
    expect(valueOf(text, 'ludo_rows_written_total')).toBe(rows);
    expect(valueOf(text, 'ludo_commands_accepted_total')).toBe(rows - 1);
    expect(valueOf(text, 'ludo_refusals_total{code="game-is-over"}')).toBe(1);
    expect(valueOf(text, 'ludo_refusals_total{code="unknown-message"}')).toBe(1);
    expect(valueOf(text, 'ludo_refusals_total{code="stale"}')).toBe(0);
    expect(valueOf(text, 'ludo_broadcast_seconds_count')).toBe(rows - 1);
    expect(valueOf(text, 'ludo_append_seconds_bucket{le="+Inf"}')).toBe(
      valueOf(text, 'ludo_append_seconds_count'),
    );
    expect(valueOf(text, 'process_resident_memory_bytes')).toBeGreaterThan(1e6);
    expect(valueOf(text, 'ludo_event_loop_late_seconds{quantile="1"}')).toBeGreaterThanOrEqual(0);
    for (const line of text.trimEnd().split('\n'))
      expect(line).toMatch(/^(# (HELP|TYPE) [a-z_]+ .+|[a-z_]+(\{[a-z]+="[a-z0-9.+Inf-]+"\})? [0-9.e+-]+)$/);
    for (const secret of [room, ada.person, bob.person, ada.token ?? '', 'Ada', '127.0.0.1'])
      expect(text).not.toContain(secret);
  });

  test('counts what a room does by itself apart from what it is asked for', async () => {
    const { url } = await server({ dice: scriptedDice([], 3) });
    const ada = guest(url);
    const { room } = await ada.create('ludo', '1-2-', 'ludo 1-2- b.b.b.b/-/b.b.b.b/- Y ? -');
    await ada.join(room);
    await ada.must({ do: 'sit', player: 1, name: 'Ada' });
    await ada.must({ do: 'bot', player: 2, level: 'random' });
    await ada.must({ do: 'start' });
    await ada.until(() => ada.rows.some(({ row }) => row.t === 'throw' && row.by === 'bot'));
    const [, text] = await read(url);
    expect(valueOf(text, 'ludo_acts_total{deed="bot"}')).toBeGreaterThan(0);
    expect(valueOf(text, 'ludo_commands_accepted_total')).toBe(3);
  });

  test('is for programs on this device, and not for what a proxy here passes on', async () => {
    const { url } = await server();
    expect((await read(url))[0]).toBe(200);
    for (const name of ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip'])
      expect((await read(url, { [name]: '10.0.0.7' }))[0]).toBe(404);
    const open = await server({ metrics: 'everybody' });
    expect((await read(open.url, { 'x-forwarded-for': '10.0.0.7' }))[0]).toBe(200);
    const shut = await server({ metrics: 'nobody' });
    expect((await read(shut.url))[0]).toBe(404);
  });
});

describe('the log', () => {
  test('tells what happened in a room: made, joined, seats, beginning and end, and refusals at debug', async () => {
    const { log, lines } = listening('debug');
    const { ada, room } = await play(await server({ log, dice: scriptedDice([], 7) }));
    await ada.act({ do: 'pause' });
    const about = lines().filter((line) => line['room'] === room);
    expect(about.slice(0, 6).map(({ msg }) => msg)).toEqual([
      'a room is opened',
      'somebody joins',
      'somebody joins',
      'somebody sits down',
      'somebody sits down',
      'a game begins',
    ]);
    expect(about.filter(({ msg }) => msg === 'a game is over')).toHaveLength(1);
    expect(about.find(({ msg }) => msg === 'somebody joins')).toMatchObject({
      person: ada.person,
      level: 30,
    });
    expect(about.at(-1)).toMatchObject({ level: 20, event: 'command', code: 'game-is-over', msg: 'refused' });
    expect(JSON.stringify(lines())).not.toContain('Ada');
  });

  test('tells of no fault where the server stops while a room and a token are read', async () => {
    const { log, lines } = listening('warn');
    const inner = openMemoryStore();
    let close = (): void => undefined;
    const closed = new Promise<void>((resolve) => (close = resolve));
    const failure = { ok: false, error: { code: 'failed', reason: 'the file is closed' } } as const;
    const asked: string[] = [];
    const never = async (what: string): Promise<typeof failure> => {
      asked.push(what);
      await closed;
      return failure;
    };
    const store: EventStore = {
      ...inner,
      read: () => never('room'),
      credentials: () => never('token'),
      async close() {
        close();
        await new Promise((resolve) => setImmediate(resolve));
        return inner.close();
      },
    };
    const place = await server({ log, store });
    const [ada, bob] = [guest(place.url), guest(place.url, 't'.repeat(22))];
    const { room } = await ada.create('ludo', '1-2-');
    void guest(place.url).say('join', { v: PROTOCOL_VERSION, room, lastSeq: 0 });
    void bob.say('join', { v: PROTOCOL_VERSION, room, lastSeq: 0, token: bob.token });
    await expect.poll(() => asked.toSorted(), { timeout: 4000 }).toEqual(['room', 'token']);
    await place.close();
    expect(lines()).toEqual([]);
  });

  test('warns of a slow append', async () => {
    const { log, lines } = listening('warn');
    const store = moodyStore();
    const { url } = await server({ log, store });
    const ada = guest(url);
    const { room } = await ada.create('ludo', '1-2-');
    await ada.join(room);
    store.mood = 'slow';
    await ada.must({ do: 'sit', player: 1, name: 'Ada' });
    expect(lines()).toMatchObject([{ level: 40, rows: 1, msg: 'a slow append' }]);
  });
});

test('nobody is sent, shown or logged the token of another', async () => {
  const { log, lines } = listening('trace');
  const store = moodyStore();
  const place = await server({ log, store, metrics: 'everybody', dice: scriptedDice([], 7) });
  const { ada, bob, room } = await play(place);
  const eve = guest(place.url);
  await eve.join(room);
  for (const who of [ada, bob, eve]) {
    await who.act({ do: 'pause' });
    await who.say('cheat', { token: who.token });
    await who.say('join', { v: PROTOCOL_VERSION, room, token: who.token, lastSeq: 0, [who.token ?? '']: 1 });
    await who.say('create', { v: 99, token: who.token });
    await who.say('create', { v: PROTOCOL_VERSION, rules: who.token, seats: who.token, token: who.token });
    await who.join(room);
  }
  store.mood = 'failing';
  await ada.act({ do: 'start' });
  store.mood = 'well';
  await ada.act({ do: 'start' });
  eve.socket.emit('command', { room, id: 'command-1', command: { do: 'end' } }, () => undefined);
  const paths = ['/', '/metrics', '/readyz', '/healthz', `/r/${room}`, `/${ada.token}`];
  const pages = await Promise.all(
    paths.map(async (path) => {
      const answer = await fetch(`${place.url}${path}`);
      return (
        JSON.stringify([...answer.headers]) + (path.includes(ada.token ?? '') ? '' : await answer.text())
      );
    }),
  );
  const everywhere = JSON.stringify(lines()) + pages.join('');
  const people = [ada, bob, eve];
  for (const one of people) {
    const token = one.token ?? '';
    expect(token).toMatch(/^[\w-]{22}$/);
    expect(one.received).toContain(token);
    for (const other of people) if (other !== one) expect(other.received).not.toContain(token);
    expect(everywhere).not.toContain(token);
    expect(JSON.stringify(await store.load(room, 0))).not.toContain(token);
  }
  expect(room).toMatch(/^[\w-]{12}$/);
});
