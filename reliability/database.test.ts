// The database is locked by other programs while commands come, briefly and for long.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp, openLibsqlStore, type App, type EventStore } from '@ludo/server';
import Database from 'libsql';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Client, openRoom } from './client.ts';
import { faultsOf } from './verdict.ts';

let folder = '';
let store: EventStore;
let app: App;
let url = '';
let other: Database.Database;
const clients: Client[] = [];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'ludo-locked-'));
  const file = join(folder, 'log.sqlite');
  const opened = openLibsqlStore(file);
  if (!opened.ok) throw new Error(opened.error.reason);
  store = opened.value;
  app = await createApp({ store, log: pino({ level: 'silent' }) });
  await new Promise<void>((resolve) => app.http.listen(0, '127.0.0.1', resolve));
  const address = app.http.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  url = `http://127.0.0.1:${address.port}`;
  other = new Database(file, { timeout: 5000 });
});

afterEach(async () => {
  for (const client of clients.splice(0)) client.close();
  other.close();
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A host and a guest in a room of their own, both present. */
async function two(): Promise<readonly [host: Client, guest: Client]> {
  const { room, token } = await openRoom(url, { rules: 'jumbo', seats: '1-2-' });
  const both = [new Client(url, { room, token }), new Client(url, { room })] as const;
  clients.push(...both);
  await Promise.all(both.map((client) => client.until(() => client.isOpen)));
  return both;
}

async function faults(of: readonly Client[]): Promise<readonly string[]> {
  const log = await store.load(of[0]?.room ?? '', 0);
  if (!log.ok) throw new Error(JSON.stringify(log.error));
  await Promise.all(
    of.map((client) => client.until(() => client.isSettled && client.seq >= log.value.length)),
  );
  return faultsOf(log.value, of);
}

test('locked for a moment: what comes meanwhile waits for it, while everybody else is served', async () => {
  const [host, guest] = await two();
  other.exec('BEGIN IMMEDIATE');
  const sitting = host.act({ do: 'sit', player: 1, name: 'Ada' });
  // The server still answers others, and refuses no pending writes.
  const began = performance.now();
  for (let round = 0; round < 5; round += 1) {
    const watcher = new Client(url, { room: host.room });
    clients.push(watcher);
    await watcher.until(() => watcher.isOpen);
    expect(watcher.seq).toBe(1);
  }
  expect(performance.now() - began).toBeLessThan(2000);
  expect(host.told.has(sitting)).toBe(false);
  other.exec('ROLLBACK');
  await guest.until(() => guest.seq === 2);
  expect(await faults([host, guest])).toEqual([]);
  expect(host.refused.size).toBe(0);
});

test('locked for long: clearly refused, nothing half done, and the same command goes through afterwards', async () => {
  const [host, guest] = await two();
  other.exec('BEGIN IMMEDIATE');
  const sitting = host.act({ do: 'sit', player: 1, name: 'Ada' });
  await host.until(() => host.told.has(sitting));
  expect(host.refused.get(sitting)).toBe('storage-failed');
  expect(guest.seq).toBe(1);
  other.exec('ROLLBACK');
  host.repeat(sitting);
  await guest.until(() => guest.seq === 2);
  expect(await faults([host, guest])).toEqual([]);
  expect(host.acknowledged.get(sitting)).toBe(2);
});
