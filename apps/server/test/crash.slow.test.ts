// The server process is killed in mid-game and started again on the same database.
import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { foldRows } from '@ludo/room';
import type { Command, LoggedRow } from '@ludo/room';
import { afterEach, expect, test } from 'vitest';
import { openLibsqlStore } from '../src/store/libsql-store.ts';
import { Guest, logOf, newCommandId } from './table.ts';

const repository = fileURLToPath(new URL('../../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'ludo-crash-'));
const databaseFile = join(folder, 'log.sqlite');
let child: ChildProcess | null = null;
const guests: Guest[] = [];

afterEach(async () => {
  for (const guest of guests.splice(0)) guest.leave();
  await kill();
  rmSync(folder, { recursive: true, force: true });
});

function start(port: number): Promise<number> {
  const entry = fileURLToPath(new URL('./crash-server.ts', import.meta.url));
  const started = fork(join(repository, 'scripts/run-typescript.mjs'), [entry, databaseFile, String(port)], {
    execArgv: [],
  });
  child = started;
  return new Promise((resolve, reject) => {
    started.once('message', (listening) => resolve(Number(listening)));
    started.once('exit', (status) => reject(new Error(`the server ended with status ${status}`)));
  });
}

async function kill(): Promise<void> {
  const running = child;
  child = null;
  if (running === null || running.exitCode !== null) return;
  const ended = new Promise((resolve) => running.once('exit', resolve));
  running.kill('SIGKILL');
  await ended;
}

/** A guest who rejoins the room whenever the connection comes back. */
function faithful(url: string, room: string, token?: string): Guest & { joined: number } {
  const guest = Object.assign(new Guest(url, token), { joined: 0 });
  guests.push(guest);
  const count = (): void => {
    guest.joined += 1;
    guest.lookAgain();
  };
  guest.socket.on('connect', () => void guest.join(room).then(count));
  return guest;
}

/** Sends the command under one identifier until its outcome is known. */
async function surely(guest: Guest & { joined: number }, command: Command): Promise<void> {
  const id = newCommandId();
  for (;;) {
    const { joined } = guest;
    const lost = new Promise<'lost'>((resolve) => guest.socket.once('disconnect', () => resolve('lost')));
    const answer = await Promise.race([guest.act(command, id), lost]);
    const again = answer === 'lost' || ('refusal' in answer && answer.refusal.code === 'not-joined');
    if (!again) return;
    await guest.until(() => guest.joined > joined && guest.socket.connected);
  }
}

async function play(guest: Guest & { joined: number }, isDone: () => boolean): Promise<void> {
  for (;;) {
    await guest.until(() => isDone() || guest.nextCommand() !== null);
    const command = guest.nextCommand();
    if (isDone() || command === null) return;
    await surely(guest, command);
  }
}

test('killed three times in mid-game: every row that anybody saw is in the log, nothing is there twice, and the game goes on', async () => {
  const port = await start(0);
  const url = `http://127.0.0.1:${port}`;
  const opener = new Guest(url);
  guests.push(opener);
  const { room } = await opener.create('jumbo', '1-2-');
  const [ada, bob, watcher] = [faithful(url, room, opener.token), faithful(url, room), faithful(url, room)];
  await Promise.all([ada, bob, watcher].map((guest) => guest.until(() => guest.joined === 1)));
  await surely(ada, { do: 'sit', player: 1, name: 'Ada' });
  await surely(bob, { do: 'sit', player: 2, name: 'Bob' });
  await surely(ada, { do: 'start' });
  const seenByAll: LoggedRow[][] = [];
  const playing = Promise.all([ada, bob].map((guest) => play(guest, () => (guest.state?.seq ?? 0) > 130)));
  for (const seq of [20, 57, 101]) {
    await watcher.until(() => (watcher.state?.seq ?? 0) >= seq);
    await kill();
    seenByAll.push([...ada.rows], [...bob.rows], [...watcher.rows]);
    await start(port);
  }
  await playing;
  await watcher.until(() => (watcher.state?.seq ?? 0) > 130);
  await kill();

  const store = openLibsqlStore(databaseFile);
  if (!store.ok) throw new Error(store.error.reason);
  const log = await logOf(store.value, room);
  await store.value.close();
  for (const rows of [...seenByAll, ada.rows, bob.rows, watcher.rows]) {
    expect(rows).toEqual(log.slice(0, rows.length));
  }
  const ids = log.flatMap((row) => row.id ?? []);
  expect(new Set(ids).size).toBe(ids.length);
  expect(foldRows(null, log)).toMatchObject({ seq: log.length });
}, 60_000);
