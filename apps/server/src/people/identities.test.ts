import { expect, test } from 'vitest';
import { newRoomId, newToken } from '../secrets/identity.ts';
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

test('those of one turn are read together, and not one after the other', async () => {
  const { identities, mostAtOnce } = counted();
  const room = newRoomId();
  await Promise.all(Array.from({ length: 20 }, () => identities.renew(newToken(), room, 'crowd')));
  expect(mostAtOnce()).toBe(20);
});
