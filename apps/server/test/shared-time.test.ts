// Several processes, whose machines have wall clocks of their own: rooms go by the time of the store that they share.
import { standardChoices } from '@ludo/room';
import { expect, test } from 'vitest';
import { openMemoryStore } from '../src/store/memory-store.ts';
import { Feeds } from './feeds.ts';
import { HandClock } from './hand-clock.ts';
import { logOf } from './test-server.ts';
import { scriptedDice } from './scripted-dice.ts';
import type { TestServer } from './test-server.ts';
import { visits } from './visits.ts';

const { server, guest } = visits();
const DAY = 86_400_000;

test('nobody loses a turn because somebody comes to a process whose wall clock is ahead', async () => {
  const clock = new HandClock(Date.now() - 400 * DAY);
  const { now, wait, time } = clock;
  const store = { ...openMemoryStore(), time, close: () => Promise.resolve() };
  const feeds = new Feeds();
  const opened = (): Promise<TestServer> =>
    server({ store, feed: feeds.end(), dice: scriptedDice([6, 1], 1), now, wait });
  const [near, far] = [await opened(), await opened()];
  const [ada, bob] = [guest(near.url), guest(near.url)];
  const choices = { ...standardChoices, clock: { kind: 'throw', seconds: 30 } } as const;
  const { room } = await ada.create('jumbo', '1-2-', undefined, choices);
  await ada.join(room);
  await bob.join(room);
  await ada.must({ do: 'sit', player: 1, name: 'Ada' });
  await bob.must({ do: 'sit', player: 2, name: 'Bob' });
  await ada.must({ do: 'start' });
  await guest(far.url, bob.token).join(room);
  for (let seconds = 0; seconds < 29; seconds++) {
    clock.pass(1000);
    for (let turn = 0; turn < 10; turn++) await new Promise((resolve) => setImmediate(resolve));
  }
  const log = await logOf(store, room);
  expect(log.map(({ row }) => row.t)).toEqual(['open', 'sit', 'sit', 'start']);
  expect(log.at(-1)?.at).toBe(clock.time() - 29_000);
  await ada.must({ do: 'throw', ply: 1 });
});
