// A database is copied while its server is in use: each copy is whole and a prefix of the final log, one of them can be
// played on, and a disk that fills up midway leaves no partial copy.
import { execFileSync, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { LoggedRow } from '@ludo/room';
import { openLibsqlStore } from '@ludo/server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Chance } from './chance.ts';
import { Client, openRoom } from './client.ts';
import { nextCommand } from './habits.ts';
import { Installed, kill } from './installed-server.ts';
import { faultsOf } from './verdict.ts';

const ROOMS = 6;
const COPIES = 3;
const BETWEEN = 6;

let folder = '';
let file = '';
let installed: Installed;
const clients: Client[] = [];

beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'ludo-copies-')));
  file = join(folder, 'kept/games.sqlite');
  installed = new Installed(join(folder, 'installed'));
});
afterEach(async () => {
  for (const client of clients.splice(0)) client.close();
  await installed.dispose();
  rmSync(folder, { recursive: true, force: true });
});

async function serve(): Promise<{ child: ChildProcess; url: string }> {
  const { child, outcome } = installed.serve(file);
  const url = await outcome;
  if (typeof url !== 'string') throw new Error(url.errors);
  return { child, url };
}

const command = (...words: string[]) => installed.command(words, { DATABASE: file });

/** Plays until stopped, no faster than one connection may. */
function playing(client: Client, player: number, chance: Chance): { stop(): void } {
  let [isOver, isThinking] = [false, false];
  client.watch(() => {
    if (isThinking || isOver) return;
    isThinking = true;
    setTimeout(
      () => {
        isThinking = false;
        const next =
          isOver || !client.isSettled ? null : nextCommand(client, { player, isHost: player === 1 }, chance);
        if (next !== null) client.act(next);
      },
      chance.between(20, 40),
    );
  });
  return { stop: () => void (isOver = true) };
}

async function logsOf(
  database: string,
  rooms: readonly string[],
): Promise<readonly (readonly LoggedRow[])[]> {
  const store = openLibsqlStore(database);
  if (!store.ok) throw new Error(store.error.reason);
  const logs: (readonly LoggedRow[])[] = [];
  for (const room of rooms) {
    const log = await store.value.load(room, 0);
    if (!log.ok) throw new Error(JSON.stringify(log.error));
    logs.push(log.value);
  }
  await store.value.close();
  return logs;
}

test('copied while six rooms are played: every copy is whole and a beginning; one that is restored plays on', async () => {
  const { child, url } = await serve();
  const chance = new Chance(5);
  const rooms: string[] = [];
  const players: { stop(): void }[] = [];
  for (let nth = 0; nth < ROOMS; nth += 1) {
    const { room, token } = await openRoom(url, { rules: 'jumbo', seats: '1-2-' });
    rooms.push(room);
    for (const player of [1, 2]) {
      const client = new Client(url, { room, ...(player === 1 ? { token } : {}) });
      clients.push(client);
      players.push(playing(client, player, chance));
    }
  }
  const copies = Array.from({ length: COPIES }, (_, nth) => join(folder, `copy-${nth}.sqlite`));
  for (const copy of copies) {
    const before = clients.map(({ seq }) => seq);
    await Promise.all(
      clients.map((client, nth) => client.until(() => client.seq >= (before[nth] ?? 0) + BETWEEN)),
    );
    expect(await command('backup', copy)).toMatchObject({ status: 0, errors: '' });
    expect(await command('check', copy)).toMatchObject({ status: 0, errors: '' });
  }
  // Also the file itself, while it is written.
  expect(await command('check')).toMatchObject({ status: 0, errors: '' });
  expect(await command('restore', copies[0] ?? '')).toEqual({
    status: 1,
    output: '',
    errors: `A server runs the tables of ${file}. Stop it first.\n`,
  });
  for (const player of players) player.stop();
  await Promise.all(clients.map((client) => client.until(() => client.isSettled)));
  const newest = rooms.map((room) =>
    Math.max(...clients.map((client) => (client.room === room ? client.seq : 0))),
  );
  await Promise.all(
    clients.map((client) => client.until(() => client.seq === newest[rooms.indexOf(client.room)])),
  );
  await kill(child);

  const last = await logsOf(file, rooms);
  for (const [nth, log] of last.entries()) {
    const there = clients.filter(({ room }) => room === rooms[nth]);
    expect(there.flatMap(({ refused }) => [...refused.values()])).toEqual([]);
    expect(faultsOf(log, there)).toEqual([]);
  }
  let rows = 0;
  for (const copy of copies) {
    const logs = await logsOf(copy, rooms);
    for (const [nth, log] of logs.entries())
      expect(isDeepStrictEqual(log, last[nth]?.slice(0, log.length))).toBe(true);
    const sum = logs.flat().length;
    expect(sum).toBeGreaterThan(rows);
    rows = sum;
  }

  const tokens = clients.map(({ token }) => token);
  for (const client of clients.splice(0)) client.close();
  const chosen = copies[1] ?? '';
  const restored = await command('restore', chosen);
  expect(restored).toMatchObject({ status: 0, errors: '' });
  expect(restored.output).toMatch(
    /^Restored 6 rooms, [\d,]+ rows, .*\nThe database that was there before lies in /,
  );
  const [again, kept] = [await serve(), await logsOf(chosen, rooms)];
  for (const [nth, room] of rooms.entries()) {
    const both = [1, 2].map((player) => {
      const token = tokens[2 * nth + player - 1];
      const client = new Client(again.url, { room, ...(token === undefined ? {} : { token }) });
      clients.push(client);
      players.push(playing(client, player, chance));
      return client;
    });
    await Promise.all(
      both.map((client) => client.until(() => client.seq > (kept[nth]?.length ?? 0) + BETWEEN)),
    );
  }
});

test.skipIf(process.platform !== 'linux')(
  'a disk that is full while it is copied: a sentence, status 1, and nothing half; the server plays on',
  async () => {
    const { url } = await serve();
    for (let nth = 0; nth < 5; nth += 1) await openRoom(url, { rules: 'ludo', seats: '1234' });
    const to = join(folder, 'copies');
    const full = await installed.command(['backup', join(to, 'copy.sqlite')], { DATABASE: file }, (child) =>
      execFileSync('prlimit', ['--pid', String(child.pid), '--fsize=9000:']),
    );
    expect(full).toMatchObject({ status: 1, output: '' });
    expect(full.errors).toMatch(/copies\/copy\.sqlite.*full.*Nothing was changed\.\n$/);
    expect(readdirSync(to)).toEqual([]);
    expect(await command('backup', join(to, 'copy.sqlite'))).toMatchObject({ status: 0, errors: '' });
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
  },
);

test('a command that is not understood, a wrong path and a file of somebody else: a sentence each', async () => {
  for (const words of [
    [],
    ['backup', 'a', 'b'],
    ['restore'],
    ['check', '--fast'],
    ['restore', 'a', '--to'],
  ]) {
    const { status, output, errors } = await installed.command(words);
    expect([status, output]).toEqual([2, '']);
    expect(errors).toMatch(/^usage: npm run -s database -- backup/);
  }
  const none = join(folder, 'none.sqlite');
  expect(await command('check', none)).toEqual({
    status: 1,
    output: '',
    errors: `There is no file ${none}.\n`,
  });
  expect(await command('backup')).toEqual({ status: 1, output: '', errors: `There is no file ${file}.\n` });
  writeFileSync(join(folder, 'letter.txt'), 'Dear Ada, '.repeat(500));
  const strange = await command('restore', join(folder, 'letter.txt'));
  expect(strange).toMatchObject({ status: 1, output: '' });
  expect(strange.errors).toContain('letter.txt is no database');
  expect(existsSync(file)).toBe(false);
});
