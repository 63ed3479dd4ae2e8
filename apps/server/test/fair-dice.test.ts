// Dice that can be checked, at a real server: what everybody finds out, and what nobody hears.
import { facesOf } from '@ludo/fairness';
import { foldRows, type LoggedRow, type Row } from '@ludo/room';
import { Writable } from 'node:stream';
import { pino } from 'pino';
import { describe, expect, test } from 'vitest';
import { textOfRow } from '../src/store/event-store.ts';
import type { EventStore } from '../src/store/event-store.ts';
import { openMemoryStore } from '../src/store/memory-store.ts';
import { standardDice } from '../src/running/dice.ts';
import { Device, findingsOf, playOn } from './device.ts';
import { logOf, noLimits, type TestServer } from './test-server.ts';
import { newCommandId, type Guest } from './guest.ts';
import { scriptedDice } from './scripted-dice.ts';
import { visits } from './visits.ts';

const { server, guest } = visits();

interface Table {
  readonly room: string;
  readonly devices: readonly [Device, Device];
}

async function table(place: TestServer): Promise<Table> {
  const [ada, bob] = [guest(place.url), guest(place.url)];
  const { room } = await ada.create('jumbo', '1-2-');
  await ada.join(room);
  await bob.join(room);
  const devices = [new Device(ada), new Device(bob)] as const;
  await devices[0].sit(1);
  await devices[1].sit(2);
  return { room, devices };
}

async function begin({ devices: [ada, bob] }: Table): Promise<void> {
  await ada.guest.must({ do: 'start' });
  await Promise.all([ada.give(), bob.give()]);
  for (const { guest: each } of [ada, bob]) await each.until(() => each.state?.phase === 'playing');
}

async function seedsIn(store: EventStore, room: string): Promise<readonly string[]> {
  const read = await store.read(room, 'snapshot');
  return read.ok ? read.value.seeds.map(({ seed }) => seed) : [];
}

const isRight = (without: null | 'bot' | 'clock' | 'device') => ({ is: 'right', without });

describe('players and a watcher', () => {
  test('find every throw right, and none of them ever hears a seed', async () => {
    let logged = '';
    const log = pino(
      { level: 'trace' },
      new Writable({
        write(chunk: Buffer, _encoding, done) {
          logged += String(chunk);
          done();
        },
      }),
    );
    const place = await server({ log });
    const at = await table(place);
    const watcher = guest(place.url);
    await watcher.join(at.room);
    await begin(at);
    await playOn(at.devices, 40);
    const all = [...at.devices.map((device) => device.guest), watcher];
    const last = Math.max(...all.map(({ state }) => state?.seq ?? 0));
    for (const each of all) {
      await each.until(() => (each.state?.seq ?? 0) >= last);
      const findings = findingsOf(at.room, each.rows);
      expect(findings.length).toBeGreaterThanOrEqual(40);
      expect(findings).toEqual(findings.map(() => isRight(null)));
    }
    const seeds = await seedsIn(place.store, at.room);
    expect(seeds).toHaveLength(1);
    const metrics = await (await fetch(`${place.url}/metrics`)).text();
    const rows = JSON.stringify(await logOf(place.store, at.room));
    const secret = [
      ...seeds,
      ...at.devices.flatMap((device) => device.seeds.map((each) => each.toString('base64url'))),
    ];
    for (const seed of secret)
      for (const text of [logged, metrics, rows, ...all.map(({ received }) => received)]) {
        expect(text.length).toBeGreaterThan(0);
        expect(text).not.toContain(seed);
      }
  });

  test('find a changed face at once, each of them', async () => {
    let asked = 0;
    const place = await server({
      dice: {
        ...standardDice,
        *faces(result) {
          asked += 1;
          const isFalse = asked === 12;
          for (const face of facesOf(result)) yield isFalse ? (face % 6) + 1 : face;
          throw new Error('faces have no end');
        },
      },
    });
    const at = await table(place);
    const watcher = guest(place.url);
    await watcher.join(at.room);
    await begin(at);
    await playOn(at.devices, 15);
    for (const { rows, state } of [...at.devices.map((device) => device.guest), watcher]) {
      expect(state).not.toBeNull();
      const findings = findingsOf(at.room, rows);
      const first = findings.findIndex(({ is }) => is === 'wrong');
      expect(findings[first]).toMatchObject({ is: 'wrong', fault: 'faces' });
      expect(findings.slice(0, first)).toEqual(findings.slice(0, first).map(() => isRight(null)));
    }
  });
});

describe('the same throw comes out', () => {
  /** A store that refuses a row once, as a full disk does. */
  function refusing(when: (row: Row) => boolean): EventStore {
    const store = openMemoryStore();
    let isDone = false;
    return {
      ...store,
      append: (rows) => {
        const given = rows.map(({ logged }) => JSON.parse(textOfRow(logged)) as LoggedRow);
        if (isDone || !given.some(({ row }) => when(row))) return store.append(rows);
        isDone = true;
        refused.push(...given);
        return Promise.resolve({ ok: false, error: { code: 'failed', reason: 'disk full' } });
      },
    };
  }
  const refused: LoggedRow[] = [];

  test('when a row could not be written and the command is sent again', async () => {
    refused.length = 0;
    const place = await server({ store: refusing(({ t }) => t === 'throw') });
    const at = await table(place);
    await begin(at);
    const device = at.devices.find((each) => each.guest.nextCommand()?.do === 'throw');
    const command = device?.withPart(device.guest.nextCommand() ?? { do: 'start' });
    if (device === undefined || command === undefined) throw new Error('nobody throws');
    const id = newCommandId();
    expect(await device.guest.act(command, id)).toMatchObject({ refusal: { code: 'storage-failed' } });
    const row = await device.guest.act(command, id);
    expect(row).toMatchObject({ row: refused[0]?.row });
  });

  test('when the server was killed in between', async () => {
    const store = openMemoryStore();
    const first = await server({ store: { ...store, close: () => Promise.resolve() } });
    const at = await table(first);
    await begin(at);
    await playOn(at.devices, 5);
    const before = await logOf(store, at.room);
    const copies = await Promise.all([1, 2].map(() => ownCopy(store, at.room, before)));
    const thrown = await Promise.all(copies.map((copy) => nextRow(copy, at)));
    expect(thrown[0]).toBe(thrown[1]);
    expect(thrown[0]).toMatch(/"t":"(throw|play)"/);
  });

  /** What the first to act there does, with the device that it had before. */
  async function nextRow(store: EventStore, at: Table): Promise<string> {
    const place = await server({ store });
    for (const device of at.devices) {
      const back = guest(place.url, device.guest.token);
      await back.join(at.room);
      const command = back.nextCommand();
      if (command === null) continue;
      const row = await back.act(device.withPart(command));
      return JSON.stringify('row' in row ? row.row : row);
    }
    throw new Error('nobody acts');
  }

  async function ownCopy(store: EventStore, room: string, rows: readonly LoggedRow[]): Promise<EventStore> {
    const copy = openMemoryStore();
    const read = await store.read(room, 'snapshot');
    const [seed] = read.ok ? read.value.seeds : [];
    await copy.append(
      rows.map((logged, nth) => ({ room, logged, ...(nth === 0 && seed !== undefined ? { seed } : {}) })),
    );
    return copy;
  }
});

describe('a store that was restored', () => {
  test('has no seeds: the server publishes a new tip before anything else, and devices renew theirs', async () => {
    const store = openMemoryStore();
    const first = await server({ store: { ...store, close: () => Promise.resolve() } });
    const at = await table(first);
    await begin(at);
    await playOn(at.devices, 9);
    const copy = openMemoryStore();
    await copy.append((await logOf(store, at.room)).map((logged) => ({ room: at.room, logged })));
    const place = await server({ store: copy });
    const again: Guest[] = at.devices.map(({ guest: { token } }) => guest(place.url, token));
    for (const each of again) await each.join(at.room);
    const devices = again.map((each) => new Device(each)) as unknown as readonly [Device, Device];
    await devices[0].guest.must({ do: 'tip', tip: devices[0].tip() });
    await devices[1].guest.until(() => (devices[1].guest.state?.fair?.renewing ?? []).length === 1);
    const renewed = (await logOf(copy, at.room)).filter(({ row }) => row.t === 'tip');
    expect(renewed.map(({ row }) => row)).toMatchObject([{ z: true }, { who: devices[0].guest.person }]);
    await devices[1].guest.must({ do: 'tip', tip: devices[1].tip() });
    await playOn(devices, 20);
    const findings = findingsOf(at.room, await logOf(copy, at.room));
    expect(findings.filter(({ is }) => is === 'restored')).toHaveLength(1);
    expect(findings.filter(({ is }) => is === 'wrong')).toEqual([]);
    expect(await seedsIn(copy, at.room)).toHaveLength(1);
  });
});

describe('a table whose dice cannot be checked', () => {
  test('is one of an older server until it is not played: then the server publishes a tip', async () => {
    const store = openMemoryStore();
    const older = await server({
      store: { ...store, close: () => Promise.resolve() },
      dice: scriptedDice([], 1),
    });
    const ada = guest(older.url);
    const { room } = await ada.create('jumbo', '1-2-');
    expect(foldRows(null, await logOf(store, room))?.fair).toBeNull();
    const place = await server({ store });
    const late = guest(place.url, ada.token);
    await late.join(room);
    expect(await logOf(store, room)).toHaveLength(1);
    await late.must({ do: 'sit', player: 1, name: 'Ada' });
    const rows = await logOf(store, room);
    expect(rows.map(({ row }) => row.t)).toEqual(['open', 'tip', 'sit']);
    const device = new Device(late);
    await late.until(() => late.state?.fair !== null);
    await late.must({ do: 'tip', tip: device.tip() });
    await late.must({ do: 'bot', player: 2, level: 'random' });
    await late.must({ do: 'start' });
    await device.give();
    await late.until(() => late.state?.phase === 'playing');
    expect(findingsOf(room, await logOf(store, room))).toEqual([isRight(null)]);
  });

  test('is one with dealt dice, and it stays so', async () => {
    const place = await server({ dice: scriptedDice([6, 1, 3]) });
    const ada = guest(place.url);
    const { room } = await ada.create('jumbo', '1-2-');
    await ada.join(room);
    await ada.must({ do: 'sit', player: 1, name: 'Ada', tip: 'AAAAAAAAAAAAAAAAAAAAAA' });
    await ada.must({ do: 'bot', player: 2, level: 'random' });
    await ada.must({ do: 'start' });
    expect((await ada.must({ do: 'throw', ply: 1 })).row).toEqual({ t: 'throw', d: [3], o: 'scripted' });
    expect(ada.state?.fair).toBeNull();
    expect(await ada.act({ do: 'tip', tip: 'AAAAAAAAAAAAAAAAAAAAAA' })).toMatchObject({
      refusal: { code: 'not-allowed' },
    });
  });
});

describe('whoever', () => {
  test('has no seat publishes no tip, and has no value for others', async () => {
    const place = await server();
    const at = await table(place);
    await begin(at);
    const stranger = guest(place.url);
    await stranger.join(at.room);
    const device = new Device(stranger);
    expect(await stranger.act({ do: 'tip', tip: device.tip() })).toMatchObject({
      refusal: { code: 'not-your-seat' },
    });
    const thrower = at.devices.find((each) => each.guest.nextCommand()?.do === 'throw');
    const value = thrower?.value();
    if (thrower === undefined || value === undefined) throw new Error('nobody throws');
    const ply = thrower.guest.state?.ply ?? 0;
    expect(await stranger.act({ do: 'throw', ply, value })).toMatchObject({
      refusal: { code: 'not-your-turn' },
    });
    expect(await thrower.guest.act({ do: 'throw', ply })).toMatchObject({
      refusal: { code: 'value-needed' },
    });
    await thrower.guest.must({ do: 'throw', ply, value });
  });

  test('sends wrong values without end is soon told to wait before another one is looked at, and is heard again after that', async () => {
    let clock = 0;
    const limits = { ...noLimits, wrongValueBurst: 3, wrongValuesPerHour: 3600 };
    const place = await server({ limits, now: () => clock });
    const at = await table(place);
    await begin(at);
    const thrower = at.devices.find((each) => each.guest.nextCommand()?.do === 'throw');
    const value = thrower?.value();
    if (thrower === undefined || value === undefined) throw new Error('nobody throws');
    const ply = thrower.guest.state?.ply ?? 0;
    const codeOf = async (sent: string): Promise<string> => {
      const answer = await thrower.guest.act({ do: 'throw', ply, value: sent });
      return 'refusal' in answer ? answer.refusal.code : 'ok';
    };
    const codes: string[] = [];
    for (let nth = 0; nth < 5; nth++) codes.push(await codeOf('AAAAAAAAAAAAAAAAAAAAAA'));
    expect(codes.join(' ')).toBe('value-wrong value-wrong value-wrong too-many-changes too-many-changes');
    expect(await codeOf(value)).toBe('too-many-changes');
    clock += 1000;
    expect(await codeOf(value)).toBe('ok');
  });
});

describe('the log of a running game', () => {
  test('is read in parts by whoever is at the table, who then finds every throw right', async () => {
    const place = await server();
    const at = await table(place);
    await begin(at);
    await playOn(at.devices, 30);
    const late = guest(place.url);
    expect(await late.say('log', { room: at.room, after: 0 })).toMatchObject({
      refusal: { code: 'not-joined' },
    });
    await late.join(at.room);
    const all = await logOf(place.store, at.room);
    expect(await late.say('log', { room: at.room, after: 0 })).toEqual({ ok: true, rows: all });
    expect(await late.say('log', { room: at.room, after: 7 })).toEqual({ ok: true, rows: all.slice(7) });
    expect(await late.say('log', { room: at.room, after: 1e6 })).toEqual({ ok: true, rows: [] });
    const other = await late.create('jumbo', '1-2-');
    expect(await late.say('log', { room: other.room, after: 0 })).toMatchObject({
      refusal: { code: 'not-joined' },
    });
    const findings = findingsOf(at.room, all);
    expect(findings).toEqual(findings.map(() => isRight(null)));
  });

  test('is charged by the rows that are read for it', async () => {
    const place = await server({ limits: { ...noLimits, loadBurst: 1000, loadsPerSecond: 1 } });
    const ada = guest(place.url);
    const { room } = await ada.create('jumbo', '1-2-');
    await ada.join(room);
    const codes: unknown[] = [];
    for (let nth = 0; nth < 30; nth++) codes.push(await ada.say('log', { room, after: 0 }));
    expect(codes[0]).toMatchObject({ ok: true });
    expect(codes.at(-1)).toMatchObject({ refusal: { code: 'too-many-messages' } });
  });
});
