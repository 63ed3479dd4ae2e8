// The disk fills up in the middle of a game and has room again later. The system refuses writes beyond a size
// (RLIMIT_FSIZE), whole ones and parts, as a full disk does.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openLibsqlStore } from '@ludo/server';
import Database from 'libsql';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Chance } from './chance.ts';
import { Client, openRoom } from './client.ts';
import { nextCommand } from './habits.ts';
import { ServerProcess } from './server-process.ts';
import { faultsOf } from './verdict.ts';

/** Bytes that the log may still grow; no whole number of pages, so that the last write is cut short. */
const ROOM_LEFT = 50_001;

let folder = '';
let file = '';
let server: ServerProcess;
const clients: Client[] = [];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'ludo-full-'));
  file = join(folder, 'log.sqlite');
  server = new ServerProcess(file);
  await server.start();
});
afterEach(async () => {
  for (const client of clients.splice(0)) client.close();
  await server.dispose();
  rmSync(folder, { recursive: true, force: true });
});

function limitFiles(bytes: number | 'unlimited'): void {
  execFileSync('prlimit', ['--pid', String(server.pid), `--fsize=${bytes}:`]);
}

/** Both play until this holds and everything is answered, even after refusals. */
async function playUntil(both: readonly Client[], isEnough: () => boolean, chance: Chance): Promise<void> {
  while (!isEnough()) {
    for (const client of both) {
      const isHost = client === both[0];
      const command = nextCommand(client, { player: isHost ? 1 : 2, isHost }, chance);
      if (command !== null) client.act(command);
    }
    await Promise.all(both.map((client) => client.until(() => client.isSettled)));
    const seq = Math.max(...both.map((client) => client.seq));
    await Promise.all(both.map((client) => client.until(() => client.seq >= seq)));
  }
}

const refusals = (both: readonly Client[]): readonly string[] =>
  both.flatMap((client) => [...client.refused.values()]);

test.skipIf(process.platform !== 'linux')(
  'a full disk: clearly refused, no half move, the server stays; with room again the same game goes on',
  async () => {
    const chance = new Chance(3);
    const { room, token } = await openRoom(server.url, { rules: 'jumbo', seats: '1-2-' });
    const both = [new Client(server.url, { room, token }), new Client(server.url, { room })];
    clients.push(...both);
    await Promise.all(both.map((client) => client.until(() => client.isOpen)));

    limitFiles(statSync(`${file}-wal`).size + ROOM_LEFT);
    await playUntil(both, () => refusals(both).includes('storage-failed'), chance);
    const full = Math.max(...both.map((client) => client.seq));
    expect(full).toBeGreaterThan(5);
    // The server tries to write, however long nobody else does.
    const until = server.time + 15_000;
    while (server.time < until) expect((await fetch(`${server.url}/readyz`)).status).toBe(503);
    // A newcomer sees the game as far as it was written.
    const watcher = new Client(server.url, { room });
    clients.push(watcher);
    await watcher.until(() => watcher.isOpen);
    expect(watcher.seq).toBe(full);

    limitFiles('unlimited');
    await playUntil(both, () => Math.max(...both.map((client) => client.seq)) > full + 100, chance);
    await server.kill();

    const store = openLibsqlStore(file);
    if (!store.ok) throw new Error(store.error.reason);
    const log = await store.value.load(room, 0);
    await store.value.close();
    if (!log.ok) throw new Error(JSON.stringify(log.error));
    expect(faultsOf(log.value, both)).toEqual([]);
    const database = new Database(file);
    expect(database.prepare('PRAGMA integrity_check').all()).toEqual([{ integrity_check: 'ok' }]);
    database.close();
  },
  60_000,
);
