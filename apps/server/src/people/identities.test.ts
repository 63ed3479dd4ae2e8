import { expect, test } from 'vitest';
import { newRoomId, newToken } from '../secrets/identity.ts';
import type { EventStore } from '../store/event-store.ts';
import { openMemoryStore } from '../store/memory-store.ts';
import { createIdentities } from './identities.ts';

const CROWD = 1000;

function counted(): {
  readonly identities: ReturnType<typeof createIdentities>;
  readonly reads: () => number;
  readonly mostAtOnce: () => number;
} {
  const store = openMemoryStore();
  let [reads, now, most] = [0, 0, 0];
  const identities = createIdentities(
    {
      ...store,
      async credentials(hash) {
        reads += 1;
        now += 1;
        most = Math.max(most, now);
        await new Promise((resolve) => setImmediate(resolve));
        now -= 1;
        return store.credentials(hash);
      },
    },
    () => 0,
  );
  return { identities, reads: () => reads, mostAtOnce: () => most };
}

test('whoever comes back is not kept waiting by a crowd from another address', async () => {
  const { identities, reads } = counted();
  const room = newRoomId();
  const crowd = Array.from({ length: CROWD }, () => identities.renew(newToken(), room, 'crowd'));
  expect((await identities.renew(newToken(), room, 'elsewhere')).ok).toBe(true);
  expect(reads()).toBeLessThan(CROWD / 2);
  expect((await Promise.all(crowd)).every(({ ok }) => ok)).toBe(true);
});

test('whoever brings a token is not kept waiting by a crowd from another address that brings many', async () => {
  const { identities, reads } = counted();
  const crowd = Array.from({ length: CROWD }, () => identities.personOf(newToken(), 'crowd'));
  expect((await identities.personOf(newToken(), 'elsewhere')).ok).toBe(true);
  expect(reads()).toBeLessThan(CROWD / 4);
  expect((await Promise.all(crowd)).every(({ ok }) => ok)).toBe(true);
});

test('those of one turn are read together, and not one after the other', async () => {
  const { identities, mostAtOnce } = counted();
  const room = newRoomId();
  await Promise.all(Array.from({ length: 20 }, () => identities.renew(newToken(), room, 'crowd')));
  expect(mostAtOnce()).toBe(20);
});

test('two processes that renew the token of one person in the same moment both do', async () => {
  const inner = openMemoryStore();
  let reads = 0;
  let bothHaveRead = (): void => undefined;
  const both = new Promise<void>((resolve) => (bothHaveRead = resolve));
  const store: EventStore = {
    ...inner,
    async credentials(hash) {
      const read = await inner.credentials(hash);
      reads += 1;
      if (reads === 2) bothHaveRead();
      await both;
      return read;
    },
  };
  const [one, other] = [createIdentities(store, () => 0), createIdentities(store, () => 0)];
  const [token, room] = [newToken(), newRoomId()];
  const renewed = await Promise.all([one.renew(token, room, 'a'), other.renew(token, room, 'b')]);
  const fresh = renewed.flatMap((each) => (each.ok ? [each.value] : []));
  expect(fresh).toHaveLength(2);
  const persons = await Promise.all(fresh.map((each) => one.personOf(each, 'a')));
  expect(persons[0]).toMatchObject({ ok: true });
  expect(persons[1]).toEqual(persons[0]);
});
