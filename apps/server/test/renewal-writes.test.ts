// Renewals are written to the disk: nobody can make the server write without end.
import { expect, test } from 'vitest';
import { openMemoryStore } from '../src/store/memory-store.ts';
import { Guest, openHouse } from './table.ts';
import type { House } from './table.ts';

async function counted(): Promise<{ place: House; writes: () => number }> {
  const store = openMemoryStore();
  let writes = 0;
  const place = await openHouse({
    store: {
      ...store,
      keepCredentials: (changed) => {
        writes += 1;
        return store.keepCredentials(changed);
      },
    },
  });
  return { place, writes: () => writes };
}

async function seated(place: House): Promise<Guest> {
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
