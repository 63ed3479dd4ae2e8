// Whoever comes back to a seat gets a new token; the old one stops working once the new one has arrived, and no failure
// on the way locks anybody out.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PROTOCOL_VERSION } from '@ludo/protocol';
import { expect, test } from 'vitest';
import { hashOf } from '../src/secrets/identity.ts';
import type { EventStore } from '../src/store/event-store.ts';
import { openLibsqlStore } from '../src/store/libsql-store.ts';
import { openMemoryStore } from '../src/store/memory-store.ts';
import type { Guest } from './guest.ts';
import type { TestServer } from './test-server.ts';
import { visits } from './visits.ts';

const { server: open, guest } = visits();
const server = (store: EventStore = openMemoryStore()): Promise<TestServer> => open({ store });

/** Ada sits at a table; returns her first token. */
async function seated(place: TestServer): Promise<{ ada: Guest; room: string; first: string }> {
  const ada = guest(place.url);
  const { room } = await ada.create('ludo', '1-2-');
  await ada.join(room);
  await ada.must({ do: 'sit', player: 1, name: 'Ada' });
  return { ada, room, first: ada.token ?? '' };
}

const joining = (room: string, token: string) => ({ v: PROTOCOL_VERSION, room, token, lastSeq: 0 });
const renewedAlready = { ok: false, refusal: { code: 'token-renewed', clause: null } };

test('whoever comes back to a seat is given a new token, and is the same person by it', async () => {
  const place = await server();
  const { ada, room, first } = await seated(place);
  const again = guest(place.url, first);
  await again.join(room);
  expect(again.token).not.toBe(first);
  expect(again.person).toBe(ada.person);
  const once = guest(place.url, again.token);
  await once.join(room);
  expect([once.person, once.token === again.token]).toEqual([ada.person, false]);
});

test('the old one works until the new one is said to be kept, and never after that', async () => {
  const place = await server();
  const { ada, room, first } = await seated(place);
  const again = guest(place.url, first);
  await again.join(room);
  const other = guest(place.url, first);
  await other.join(room);
  expect(other.person).toBe(ada.person);
  expect(await again.say('kept', { token: again.token })).toEqual({ ok: true });
  expect(await again.say('kept', { token: again.token })).toEqual({ ok: true });
  const late = guest(place.url);
  expect(await late.say('join', joining(room, first))).toEqual(renewedAlready);
  const wish = { v: PROTOCOL_VERSION, rules: 'ludo', seats: '1-2-', token: first };
  expect(await late.say('create', wish)).toEqual(renewedAlready);
  // Nor does the one that another page was given in its place: the stored one counts.
  expect(await late.say('join', joining(room, other.token ?? ''))).toEqual(renewedAlready);
  await guest(place.url, again.token).join(room);
});

test('or until the new one is presented, when nobody said so', async () => {
  const place = await server();
  const { room, first } = await seated(place);
  const again = guest(place.url, first);
  await again.join(room);
  const second = again.token ?? '';
  await guest(place.url, second).join(room);
  const late = guest(place.url);
  expect(await late.say('join', joining(room, first))).toEqual(renewedAlready);
  expect(await late.say('join', joining(room, second))).toMatchObject({ ok: true });
});

test('a connection plays on while another page of the same browser renews the token', async () => {
  const place = await server();
  const { ada, room, first } = await seated(place);
  const again = guest(place.url, first);
  await again.join(room);
  await again.say('kept', { token: again.token });
  await ada.must({ do: 'stand', player: 1 });
});

test('who only watches, or is new, keeps the token, and nothing is written of them', async () => {
  const store = openMemoryStore();
  const place = await server(store);
  const { room } = await seated(place);
  const watcher = guest(place.url);
  await watcher.join(room);
  const { token = '' } = watcher;
  const again = guest(place.url, token);
  await again.join(room);
  expect(again.token).toBe(token);
  expect(await again.say('kept', { token: again.token })).toEqual({ ok: true });
  expect(await store.credentials(hashOf(token))).toMatchObject({ value: { list: [] } });
});

test('kept names the token: said late, when a newer one is on its way, it leaves that one\u2019s parent alive', async () => {
  const place = await server();
  const { room, first } = await seated(place);
  const again = guest(place.url, first);
  await again.join(room);
  const second = again.token ?? '';
  // The answer to this one is lost.
  await again.say('join', joining(room, second));
  expect(await again.say('kept', { token: second })).toEqual({ ok: true });
  const late = guest(place.url);
  expect(await late.say('join', joining(room, second))).toMatchObject({ ok: true });
});

test('kept of a token that there is not changes nothing', async () => {
  const place = await server();
  const { ada, room, first } = await seated(place);
  await guest(place.url, first).join(room);
  const stranger = guest(place.url);
  for (const token of ['abcdefghijklmnopqrstuv', ada.person])
    expect(await stranger.say('kept', { token })).toEqual({ ok: true });
  expect(await stranger.say('join', joining(room, first))).toMatchObject({ ok: true });
});

test('a store that cannot write it keeps nobody out: they go on with the token that they have', async () => {
  const store = openMemoryStore();
  let isBroken = false;
  const place = await server({
    ...store,
    keepCredentials: (changed) =>
      isBroken
        ? Promise.resolve({ ok: false, error: { code: 'failed', reason: 'disk full' } })
        : store.keepCredentials(changed),
  });
  const { ada, room, first } = await seated(place);
  isBroken = true;
  const again = guest(place.url, first);
  await again.join(room);
  expect([again.token, again.person]).toEqual([first, ada.person]);
  isBroken = false;
  const healed = guest(place.url, first);
  await healed.join(room);
  expect(healed.token).not.toBe(first);
});

test('renewed tokens outlive the server, and dead ones stay dead', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'ludo-renewal-'));
  const open = (): EventStore => {
    const store = openLibsqlStore(join(folder, 'log.sqlite'));
    if (!store.ok) throw new Error(store.error.reason);
    return store.value;
  };
  const before = await server(open());
  const { ada, room, first } = await seated(before);
  const again = guest(before.url, first);
  await again.join(room);
  await again.say('kept', { token: again.token });
  for (const each of [ada, again]) each.leave();
  await before.close();
  const place = await server(open());
  expect(await guest(place.url).say('join', joining(room, first))).toEqual(renewedAlready);
  const back = guest(place.url, again.token);
  await back.join(room);
  expect(back.person).toBe(ada.person);
  await place.close();
  rmSync(folder, { recursive: true, force: true });
});

test('two hundred who come back at once are all let in, each with a token of their own', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'ludo-renewal-'));
  const store = openLibsqlStore(join(folder, 'log.sqlite'));
  if (!store.ok) throw new Error(store.error.reason);
  let writes = 0;
  const place = await server({
    ...store.value,
    keepCredentials: (changed) => {
      writes += 1;
      return store.value.keepCredentials(changed);
    },
  });
  const tables = await Promise.all(Array.from({ length: 200 }, () => seated(place)));
  const again = tables.map(({ first }) => guest(place.url, first));
  await Promise.all(again.map((each) => each.say('leave', { room: 'abcdefghijkl' })));
  const before = performance.now();
  await Promise.all(again.map((each, nth) => each.join(tables[nth]?.room ?? '')));
  process.stdout.write(`200 rejoins: ${Math.round(performance.now() - before)} ms, ${writes} writes\n`);
  expect(new Set(again.map(({ token }) => token)).size).toBe(200);
  expect(again.map(({ person }) => person)).toEqual(tables.map(({ ada }) => ada.person));
  expect(writes).toBeLessThan(200);
  await place.close();
  rmSync(folder, { recursive: true, force: true });
});
