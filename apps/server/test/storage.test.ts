// Nothing unwritten is told: what the store refuses is withdrawn and answered, and nobody else hears of it.
import { PROTOCOL_VERSION } from '@ludo/protocol';
import type { Refused } from '@ludo/protocol';
import type { LoggedRow } from '@ludo/room';
import { afterEach, describe, expect, test } from 'vitest';
import type { EventStore, RoomRow } from '../src/store/event-store.ts';
import { openMemoryStore } from '../src/store/memory-store.ts';
import { Guest, newCommandId } from './guest.ts';
import { logOf, openServer } from './test-server.ts';
import { scriptedDice } from './scripted-dice.ts';
import type { TestServer } from './test-server.ts';

const servers: TestServer[] = [];
const guests: Guest[] = [];
afterEach(async () => {
  for (const guest of guests.splice(0)) guest.leave();
  await Promise.all(servers.splice(0).map((server) => server.close()));
});
function guest(url: string, token?: string): Guest {
  const came = new Guest(url, token);
  guests.push(came);
  return came;
}

type Trouble = 'none' | 'append' | 'everything' | 'after-the-write';

/** A store that can be put into trouble, counts its appends, and can be made to wait. */
function troubledStore(): EventStore & {
  trouble: Trouble;
  /** Whether the trouble is over after one append. */
  isPassing: boolean;
  groups: (readonly RoomRow[])[];
  gate: Promise<void>;
} {
  const inner = openMemoryStore();
  const fails = { ok: false, error: { code: 'failed', reason: 'disk full' } } as const;
  return {
    ...inner,
    trouble: 'none',
    isPassing: false,
    groups: [],
    gate: Promise.resolve(),
    async append(rows) {
      await this.gate;
      this.groups.push(rows);
      const { trouble } = this;
      if (this.isPassing) this.trouble = 'none';
      if (trouble === 'append' || trouble === 'everything') return fails;
      const appended = await inner.append(rows);
      return trouble === 'after-the-write' ? fails : appended;
    },
    load(room, afterSeq) {
      return this.trouble === 'everything' ? Promise.resolve(fails) : inner.load(room, afterSeq);
    },
  };
}

async function twoPlayers(): Promise<{
  store: ReturnType<typeof troubledStore>;
  ada: Guest;
  bob: Guest;
  room: string;
}> {
  const store = troubledStore();
  const place = await openServer({ store, dice: scriptedDice([6, 1], 7) });
  servers.push(place);
  const ada = guest(place.url);
  const bob = guest(place.url);
  const { room } = await ada.create('jumbo', '1-2-');
  await ada.join(room);
  await bob.join(room);
  await ada.must({ do: 'sit', player: 1, name: 'Ada' });
  await bob.must({ do: 'sit', player: 2, name: 'Bob' });
  await ada.must({ do: 'start' });
  return { store, ada, bob, room };
}

const failed = { ok: false, refusal: { code: 'storage-failed', clause: null } };

describe('a store that fails', () => {
  test('the command is refused, nobody hears of it, and the same command goes through later', async () => {
    const { store, ada, bob, room } = await twoPlayers();
    store.trouble = 'append';
    const id = newCommandId();
    const command = { do: 'throw', ply: 1 } as const;
    expect(await ada.act(command, id)).toEqual(failed);
    expect(await logOf(store, room)).toHaveLength(4);
    store.trouble = 'none';
    expect(await ada.act(command, id)).toMatchObject({ s: 5, id });
    await bob.until(() => bob.state?.seq === 5);
    expect(bob.rows).toEqual(await logOf(store, room));
  });

  test('while it cannot even be read nothing is decided; afterwards play goes on', async () => {
    const { store, ada, bob, room } = await twoPlayers();
    store.trouble = 'everything';
    const command = { do: 'throw', ply: 1 } as const;
    expect(await ada.act(command)).toEqual(failed);
    expect(await ada.act(command)).toEqual(failed);
    expect(
      await guest(servers[0]?.url ?? '').say('create', { v: PROTOCOL_VERSION, rules: 'ludo', seats: '1234' }),
    ).toEqual(failed);
    store.trouble = 'none';
    await ada.must(command);
    await Promise.all([ada.playUntil(), bob.playUntil()]);
    expect(bob.rows).toEqual(await logOf(store, room));
  });

  test('a write that was reported as failed but was made is told to everybody, once', async () => {
    const { store, ada, bob, room } = await twoPlayers();
    store.trouble = 'after-the-write';
    const row = (await ada.act({ do: 'throw', ply: 1 })) as LoggedRow;
    expect(row.s).toBe(5);
    store.trouble = 'none';
    await bob.until(() => bob.state?.seq === 5);
    await Promise.all([ada.playUntil(), bob.playUntil()]);
    expect(bob.rows).toEqual(await logOf(store, room));
  });

  test('takes back everything that was decided on top of what it refused', async () => {
    const { store, ada, bob, room } = await twoPlayers();
    let open = (): void => undefined;
    store.gate = new Promise((resolve) => (open = resolve));
    store.trouble = 'append';
    const answers = [
      ada.act({ do: 'stand', player: 1 }),
      ada.act({ do: 'sit', player: 1, name: 'Ada again' }),
      bob.act({ do: 'stand', player: 2 }),
    ];
    await ada.say('leave-nothing');
    await bob.say('leave-nothing');
    open();
    expect(await Promise.all(answers)).toEqual([failed, failed, failed]);
    store.trouble = 'none';
    const watcher = guest(servers[0]?.url ?? '');
    await watcher.join(room);
    expect(watcher.rows).toHaveLength(4);
    expect(watcher.state).toEqual(ada.state);
    await ada.must({ do: 'stand', player: 1 });
    expect(ada.rows.map(({ s }) => s)).toEqual([1, 2, 3, 4, 5]);
  });
});

describe('a store that fails once', () => {
  test('what waited behind what it reported as failed is refused, and stays out of the log', async () => {
    const { store, ada, bob, room } = await twoPlayers();
    let open = (): void => undefined;
    store.gate = new Promise((resolve) => (open = resolve));
    store.trouble = 'after-the-write';
    store.isPassing = true;
    const first = ada.act({ do: 'throw', ply: 1 });
    await ada.say('leave-nothing');
    const second = bob.act({ do: 'stand', player: 2 });
    await bob.say('leave-nothing');
    open();
    expect(await first).toMatchObject({ s: 5 });
    expect(await second).toEqual(failed);
    await ada.must({ do: 'end' });
    expect((await logOf(store, room)).map(({ row }) => row.t)).toEqual([
      'open',
      'sit',
      'sit',
      'start',
      'throw',
      'end',
    ]);
  });
});

describe('while the store writes', () => {
  test('who joins is sent only what is written, and then the rest, once', async () => {
    const { store, ada, bob, room } = await twoPlayers();
    let open = (): void => undefined;
    store.gate = new Promise((resolve) => (open = resolve));
    const throwing = ada.act({ do: 'throw', ply: 1 });
    await ada.say('leave-nothing');
    const watcher = guest(servers[0]?.url ?? '');
    await watcher.join(room);
    expect(watcher.rows).toHaveLength(4);
    expect(bob.rows).toHaveLength(4);
    open();
    await throwing;
    await watcher.until(() => watcher.rows.length === 5);
    expect(watcher.rows).toEqual(ada.rows);
  });

  test('commands of one turn of the event loop, of several rooms, are one append', async () => {
    const { store, ada } = await twoPlayers();
    const place = servers[0]?.url ?? '';
    const others = await Promise.all(
      Array.from({ length: 5 }, async () => {
        const other = guest(place);
        await other.join((await other.create('ludo', '1234')).room);
        return other;
      }),
    );
    store.groups.length = 0;
    let open = (): void => undefined;
    store.gate = new Promise((resolve) => (open = resolve));
    const answers = [ada, ...others].map((each) =>
      each.act(each === ada ? { do: 'throw', ply: 1 } : { do: 'sit', player: 2, name: 'X' }),
    );
    await Promise.all([ada, ...others].map((each) => each.say('leave-nothing')));
    open();
    await Promise.all(answers);
    expect(store.groups.flat()).toHaveLength(6);
    expect(store.groups.length).toBeLessThan(4);
  });

  /** By another process, which this one has not heard of. */
  async function writtenElsewhere(
    { store, ada, room }: Awaited<ReturnType<typeof twoPlayers>>,
    row: LoggedRow['row'],
  ): Promise<void> {
    const { s, at } = ada.rows.at(-1) ?? { s: 0, at: 0 };
    expect(await store.append([{ room, logged: { s: s + 1, at, row } }])).toEqual({ ok: true, value: [] });
  }

  test('a command that another process was quicker than is decided again, in its own room alone', async () => {
    const table = await twoPlayers();
    const { ada, store, room } = table;
    const other = guest(servers[0]?.url ?? '');
    await other.join((await other.create('ludo', '1234')).room);
    await writtenElsewhere(table, { t: 'stand', p: 2 });
    const [mine, theirs] = await Promise.all([
      ada.act({ do: 'throw', ply: 1 }),
      other.act({ do: 'sit', player: 1, name: 'X' }),
    ]);
    expect(mine).toMatchObject({ s: 6, row: { t: 'throw' } });
    expect(theirs).toMatchObject({ row: { t: 'sit' } });
    expect(ada.state?.seatList[1]?.state).toBe('given-up');
    expect(ada.rows).toEqual(await logOf(store, room));
  });

  test('what no longer fits after a row of another process is refused for that, also to who sent it twice', async () => {
    const table = await twoPlayers();
    const { ada } = table;
    await writtenElsewhere(table, { t: 'end', who: ada.person });
    const id = newCommandId();
    const command = { do: 'throw', ply: 1 } as const;
    const refused = { ok: false, refusal: { code: 'game-is-over' } };
    const [once, twice] = await Promise.all([ada.act(command, id), ada.act(command, id)]);
    expect(once).toMatchObject(refused);
    expect(twice).toMatchObject(refused);
    expect(ada.state?.phase).toBe('over');
  });
});

describe('closing', () => {
  test('what was decided is written and told; what comes after is refused', async () => {
    const { store, ada, room } = await twoPlayers();
    let open = (): void => undefined;
    store.gate = new Promise((resolve) => (open = resolve));
    const throwing = ada.act({ do: 'throw', ply: 1 });
    await ada.say('leave-nothing');
    const closing = servers.splice(0)[0]?.close();
    const late = (await ada.act({ do: 'end' })) as Refused;
    expect(late.refusal.code).toBe('server-stopping');
    const cut = new Promise((resolve) => ada.socket.once('disconnect', resolve));
    open();
    expect(await throwing).toMatchObject({ s: 5 });
    await closing;
    expect(await cut).toBe('transport close');
    expect(ada.socket.active).toBe(true);
    expect(await logOf(store, room)).toHaveLength(5);
  });

  test('whoever comes back at once after the cut is not taken in here, but can come to another server', async () => {
    let closeIt = (): void => undefined;
    const store = troubledStore();
    const held: EventStore = { ...store, close: () => new Promise((resolve) => (closeIt = resolve)) };
    const place = await openServer({ store: held });
    const ada = guest(place.url);
    const cut = new Promise((resolve) => ada.socket.once('disconnect', resolve));
    await ada.create('jumbo', '1-2-');
    const closing = place.close();
    await cut;
    await expect(fetch(`${place.url}/healthz`)).rejects.toThrow('fetch failed');
    closeIt();
    await closing;
  });
});

test('dice that fail are a failure of the server, told as one; the game goes on', async () => {
  const dealt = [6, 1];
  const place = await openServer({ dice: scriptedDice(dealt) });
  servers.push(place);
  const ada = guest(place.url);
  await ada.join((await ada.create('jumbo', '1-2-')).room);
  await ada.must({ do: 'sit', player: 1, name: 'A' });
  await ada.must({ do: 'sit', player: 2, name: 'B' });
  await ada.must({ do: 'start' });
  expect(await ada.act({ do: 'throw', ply: 1 })).toEqual({
    ok: false,
    refusal: { code: 'server-failed', clause: null },
  });
  dealt.push(3);
  await ada.must({ do: 'throw', ply: 1 });
});
