// A connection over which nothing comes any more is found out, though nobody says that it ended.
import { expect, test } from 'vitest';
import { Polling } from './polling.ts';
import { Guest } from './guest.ts';
import { openServer } from './test-server.ts';

test('a page is told that it hears from the server every two and a half seconds, and that it has three to answer', async () => {
  const place = await openServer();
  const answer = await fetch(`${place.url}/socket.io/?EIO=4&transport=polling`);
  expect(JSON.parse((await answer.text()).slice(1))).toMatchObject({ pingInterval: 2500, pingTimeout: 3000 });
  await place.close();
});

test('whoever plays over a dead link is not connected for the others', async () => {
  const place = await openServer();
  const [ada, ben] = [new Guest(place.url), new Guest(place.url)];
  const { room } = await ada.create('ludo', '1-2-');
  for (const guest of [ada, ben]) await guest.join(room);
  await ada.must({ do: 'sit', player: 1, name: 'Ada' });
  await ben.must({ do: 'sit', player: 2, name: 'Ben' });
  const here = (): readonly number[] => ada.presences.at(-1)?.here ?? [];
  await expect.poll(here).toEqual([1, 2]);
  // Nothing that Ben's page sends arrives from now on.
  const { transport } = ben.socket.io.engine;
  Object.assign(transport, { write: () => undefined });
  await expect.poll(here, { timeout: 20_000 }).toEqual([1]);
  for (const guest of [ada, ben]) guest.socket.close();
  await place.close();
});

test('of polling sessions that fall silent nothing waits any more soon after they have ended', async () => {
  const place = await openServer();
  const timers = (): number => process.getActiveResourcesInfo().filter((what) => what === 'Timeout').length;
  const before = timers();
  const sessions = await Promise.all(Array.from({ length: 50 }, () => Polling.open(place.port)));
  expect(timers() - before).toBeGreaterThanOrEqual(sessions.length);
  await expect.poll(() => timers() - before, { timeout: 12_000 }).toBeLessThan(10);
  for (const session of sessions) session.end();
  await place.close();
});

test('a polling session whose last words cannot be read, and that asks for nothing more, does not stay', async () => {
  const place = await openServer();
  const connections = async (): Promise<string | undefined> =>
    /^ludo_sockets (\d+)$/m.exec(await (await fetch(`${place.url}/metrics`)).text())?.[1];
  const session = await Polling.open(place.port);
  await session.post('40');
  await session.post('4what is this');
  expect(await connections()).toBe('1');
  session.end();
  await expect.poll(connections, { timeout: 12_000 }).toBe('0');
  await place.close();
});
