// A page that is told to wait sends the same again after that time by itself, and succeeds.
import { createApp, openMemoryStore, type App } from '@ludo/server';
import { pino } from 'pino';
import { afterEach, expect, test } from 'vitest';
import { Client, openRoom } from './client.ts';
import { faultsOf } from './verdict.ts';

const store = openMemoryStore();
const clients: Client[] = [];
let app: App;

afterEach(async () => {
  for (const client of clients.splice(0)) client.close();
  await app.close();
});

test('a whole class behind one address, with less of an allowance than it needs: everybody gets in, and nothing is lost', async () => {
  app = await createApp({
    store,
    log: pino({ level: 'silent' }),
    // The address may send 100 at once and 8 a second; 40 joins and 40 commands weigh 160, on a slow machine too.
    limits: { messageBurst: 5, messagesPerSecond: 1 },
  });
  await new Promise<void>((resolve) => app.http.listen(0, '127.0.0.1', resolve));
  const address = app.http.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const url = `http://127.0.0.1:${address.port}`;
  const { room, token } = await openRoom(url, { rules: 'ludo', seats: '1234' });
  clients.push(new Client(url, { room, token }));
  for (let nth = 1; nth < 40; nth += 1) clients.push(new Client(url, { room }));
  await Promise.all(clients.map((client) => client.until(() => client.isOpen)));
  const sat = clients.map((client, nth) =>
    client.act(nth < 4 ? { do: 'sit', player: nth + 1, name: 'Ada' } : { do: 'pause' }),
  );
  const waited = new Set<Client>();
  for (const client of clients) client.watch(() => client.state.view.isAskingAgain && waited.add(client));
  await Promise.all(clients.map((client) => client.until(() => client.isSettled && client.seq === 5)));
  expect(waited.size).toBeGreaterThan(0);
  expect(sat.map((id, nth) => clients[nth]?.told.get(id))).toEqual(sat.map((_, nth) => nth < 4));
  const log = await store.load(room, 0);
  expect(log.ok && faultsOf(log.value, clients)).toEqual([]);
});
