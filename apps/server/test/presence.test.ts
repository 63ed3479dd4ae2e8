// Presence when people come and go faster than it is announced, and which rooms stay in memory meanwhile.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { attach } from '../src/running/attach.ts';
import type { Attached } from '../src/running/attach.ts';
import type { EventStore } from '../src/store/event-store.ts';
import { openMemoryStore } from '../src/store/memory-store.ts';
import { Guest } from './guest.ts';
import { noLimits, silent } from './test-server.ts';

const servers: Attached[] = [];
const guests: Guest[] = [];
afterEach(async () => {
  for (const guest of guests.splice(0)) guest.leave();
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

/** A store whose reads and writes wait for a gate. */
function gatedStore(): EventStore & { gate: Promise<void>; isFull: boolean } {
  const inner = openMemoryStore();
  return {
    ...inner,
    gate: Promise.resolve(),
    isFull: false,
    async append(rows) {
      await this.gate;
      return this.isFull ? { ok: false, error: { code: 'failed', reason: 'disk full' } } : inner.append(rows);
    },
    async read(room, since) {
      await this.gate;
      return inner.read(room, since);
    },
  };
}

/** The game without the page; tells how many rooms it has in memory. */
async function bare(store: EventStore): Promise<{ attached: Attached; come: () => Guest }> {
  const http = createServer();
  const attached = attach(http, { store, log: silent, limits: noLimits });
  servers.push(attached);
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const { port } = http.address() as AddressInfo;
  return {
    attached,
    come: () => {
      const guest = new Guest(`http://127.0.0.1:${port}`);
      guests.push(guest);
      return guest;
    },
  };
}

function closedGate(): { readonly gate: Promise<void>; open: () => void } {
  let open = (): void => undefined;
  const gate = new Promise<void>((resolve) => (open = resolve));
  return { gate, open: () => open() };
}

test('who leaves and comes back at once is never told that nobody is there', async () => {
  const { come } = await bare(openMemoryStore());
  const ada = come();
  const { room } = await ada.create('ludo', '1-2-');
  await ada.join(room);
  await ada.say('leave', { room });
  await ada.join(room);
  const bob = come();
  await bob.join(room);
  await ada.until(() => ada.presences.at(-1)?.watchers === 2);
  expect(ada.presences.map(({ watchers }) => watchers).filter((watchers) => watchers < 1)).toEqual([]);
});

test('who leaves a room stays in another', async () => {
  const { come } = await bare(openMemoryStore());
  const ada = come();
  const [{ room: first }, { room: second }] = [
    await ada.create('ludo', '1-2-'),
    await ada.create('ludo', '1-2-'),
  ];
  await ada.join(first);
  await ada.say('leave', { room: first });
  await new Promise<void>((resolve) => {
    ada.state = null;
    void ada.join(second).then(() => resolve());
    void ada.say('leave', { room: first });
  });
  expect(await ada.must({ do: 'sit', player: 1, name: 'Ada' })).toMatchObject({ row: { t: 'sit' } });
});

test('a room is not kept in memory for who left before it was read', async () => {
  const store = gatedStore();
  const before = await bare(store);
  const { room } = await before.come().create('ludo', '1-2-');
  // After a restart the room has to be read.
  const { attached, come } = await bare(store);
  const ada = come();
  const { gate, open } = closedGate();
  store.gate = gate;
  const joining = ada.join(room);
  const overtaken = expect(joining).rejects.toThrow('not-joined');
  await ada.say('leave', { room });
  open();
  await overtaken;
  expect(attached.rooms).toBe(0);
});

test('a room is not kept in memory for who left before a write failed', async () => {
  const store = gatedStore();
  const { attached, come } = await bare(store);
  const ada = come();
  const { room } = await ada.create('ludo', '1-2-');
  await ada.join(room);
  const { gate, open } = closedGate();
  store.gate = gate;
  store.isFull = true;
  const sitting = ada.act({ do: 'sit', player: 1, name: 'Ada' });
  await ada.say('leave', { room });
  open();
  expect(await sitting).toMatchObject({ refusal: { code: 'storage-failed' } });
  await attached.close();
  expect(attached.rooms).toBe(0);
});
