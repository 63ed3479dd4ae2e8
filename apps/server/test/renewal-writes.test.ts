// Renewals are written to the disk, and bounded: nobody can make the server write endlessly.
import { expect, test } from 'vitest';
import type { Limits } from '../src/limits/limits.ts';
import { openMemoryStore } from '../src/store/memory-store.ts';
import { Guest } from './guest.ts';
import { noLimits, openServer } from './test-server.ts';
import type { TestServer } from './test-server.ts';

async function counted(
  limits?: Partial<Limits>,
  now?: () => number,
): Promise<{ place: TestServer; writes: () => number; reads: () => number }> {
  const store = openMemoryStore();
  let writes = 0;
  let reads = 0;
  const place = await openServer({
    store: {
      ...store,
      credentials: (hash) => {
        reads += 1;
        return store.credentials(hash);
      },
      keepCredentials: (changed) => {
        writes += 1;
        return store.keepCredentials(changed);
      },
    },
    ...(limits === undefined ? {} : { limits }),
    ...(now === undefined ? {} : { now }),
  });
  return { place, writes: () => writes, reads: () => reads };
}

async function seated(place: TestServer): Promise<Guest> {
  const ada = new Guest(place.url);
  const { room } = await ada.create('ludo', '1-2-');
  await ada.join(room);
  await ada.must({ do: 'sit', player: 1, name: 'Ada' });
  return ada;
}

test('that a token has arrived is written once, however often it is said', async () => {
  const { place, writes } = await counted();
  const ada = await seated(place);
  await ada.join(ada.room);
  expect(writes()).toBe(1);
  for (let times = 0; times < 20; times++)
    expect(await ada.say('kept', { token: ada.token })).toEqual({ ok: true });
  expect(writes()).toBe(2);
  ada.leave();
  await place.close();
});

test('only what a connection was given itself can arrive there, once: whoever says so of others is not waited for', async () => {
  const { place, reads } = await counted();
  const ada = await seated(place);
  await ada.join(ada.room);
  const stranger = new Guest(place.url);
  const before = reads();
  for (let times = 0; times < 20; times++) {
    expect(await stranger.say('kept', { token: `abcdefghijklmnopqrst${times + 10}` })).toEqual({ ok: true });
    expect(await stranger.say('kept', { token: ada.token })).toEqual({ ok: true });
  }
  expect(reads()).toBe(before);
  const said = Array.from({ length: 20 }, () => ada.say('kept', { token: ada.token }));
  expect(await Promise.all(said)).toEqual(said.map(() => ({ ok: true })));
  expect(reads()).toBe(before + 1);
  for (const each of [ada, stranger]) each.leave();
  await place.close();
});

test('whoever comes back all the time goes on with the token that they have', async () => {
  const { place, writes } = await counted();
  const ada = await seated(place);
  const { person } = ada;
  for (let times = 0; times < 200; times++) await ada.join(ada.room);
  expect(writes()).toBeLessThan(100);
  expect(ada.person).toBe(person);
  ada.leave();
  await place.close();
});

test('nobody is renewed more than so many times at once, and an hour after that', async () => {
  let clock = 0;
  const { place } = await counted({ ...noLimits, renewalBurst: 2, renewalsPerHour: 60 }, () => clock);
  const ada = await seated(place);
  const joins: boolean[] = [];
  const join = async (): Promise<void> => {
    const { token } = ada;
    await ada.join(ada.room);
    joins.push(ada.token !== token);
  };
  for (let times = 0; times < 3; times++) await join();
  clock += 60_000;
  for (let times = 0; times < 2; times++) await join();
  expect(joins).toEqual([true, true, false, true, false]);
  ada.leave();
  await place.close();
});

test('of one address so many are renewed at once; whoever comes after them goes on with the token that they have', async () => {
  const few = { renewalBurstPerAddress: 3, renewalsPerSecondPerAddress: 0.001 };
  const { place, writes } = await counted({ ...noLimits, ...few });
  const people: Guest[] = [];
  for (let nth = 0; nth < 6; nth++) people.push(await seated(place));
  const before = people.map(({ token }) => token);
  for (const each of people) await each.join(each.room);
  expect(people.map(({ token }, nth) => token !== before[nth])).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
  ]);
  expect(writes()).toBe(3);
  for (const each of people) each.leave();
  await place.close();
});
