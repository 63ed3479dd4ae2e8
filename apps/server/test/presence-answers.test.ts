// Announcements and the answers to joins agree on who is present.
import { expect, test } from 'vitest';
import { Guest } from './guest.ts';
import { openServer } from './test-server.ts';

test('whoever was told of somebody in the answer to the join is told when they go, however soon', async () => {
  const place = await openServer();
  const [ada, bo, eve] = [new Guest(place.url), new Guest(place.url), new Guest(place.url)];
  const { room } = await ada.create('ludo', '1-2-');
  await ada.join(room);
  await Promise.all([bo.say('leave', { room }), eve.say('leave', { room })]);
  // One watcher has been announced; before the next announcement another comes and the first leaves.
  const before = ada.presences.length;
  await bo.join(room);
  await ada.until(() => ada.presences.slice(before).some(({ watchers }) => watchers === 2));
  const told = await eve.join(room);
  expect(told.presence.watchers).toBe(3);
  await bo.say('leave', { room });
  await expect.poll(() => eve.presences.at(-1)?.watchers ?? told.presence.watchers).toBe(2);
  for (const each of [ada, bo, eve]) each.leave();
  await place.close();
});
