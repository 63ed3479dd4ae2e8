// The installed server is told to stop while many play, and started again: everybody comes back by themselves.
import { spawn, type ChildProcess } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openLibsqlStore } from '@ludo/server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { bundleOf, repository } from '../scripts/run-typescript.mjs';
import { Chance } from './chance.ts';
import { Client, openRoom } from './client.ts';
import { nextCommand } from './habits.ts';
import { faultsOf } from './verdict.ts';

/** Milliseconds in which the product promises to end, plus some for a slow machine. */
const PATIENCE = 5000 + 2500;

let folder = '';
let child: ChildProcess | null = null;
let port = 0;
const clients: Client[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ludo-stop-'));
  mkdirSync(join(folder, 'server'));
  mkdirSync(join(folder, 'client'));
  writeFileSync(join(folder, 'client/index.html'), '<!doctype html>');
  symlinkSync(join(repository, 'node_modules'), join(folder, 'node_modules'), 'junction');
  copyFileSync(bundleOf(join(repository, 'apps/server/src/main.ts')), join(folder, 'server/main.mjs'));
});
afterEach(() => {
  for (const client of clients.splice(0)) client.close();
  child?.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

async function start(): Promise<void> {
  const started = spawn(process.execPath, [join(folder, 'server/main.mjs')], {
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATABASE: join(folder, 'log.sqlite'),
      LOG_LEVEL: 'silent',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  child = started;
  port = await new Promise<number>((resolve, reject) => {
    let text = '';
    started.stdout.setEncoding('utf8').on('data', (more: string) => {
      text += more;
      const found = /http:\/\/127\.0\.0\.1:(\d+)/.exec(text);
      if (found !== null) resolve(Number(found[1]));
    });
    started.once('exit', (status) => reject(new Error(`the server ended with status ${status}`)));
  });
}

/** Sends SIGTERM; returns the exit status and the milliseconds until the end. */
async function stop(): Promise<{ status: number | null; milliseconds: number }> {
  const stopped = child;
  if (stopped === null) throw new Error('no server runs');
  const began = performance.now();
  const ended = new Promise<number | null>((resolve) => stopped.once('exit', resolve));
  stopped.kill('SIGTERM');
  const status = await ended;
  return { status, milliseconds: performance.now() - began };
}

test('told to stop three times while eight rooms are played: nothing acknowledged is lost, and everybody plays on', async () => {
  await start();
  const url = `http://127.0.0.1:${port}`;
  const chance = new Chance(1);
  let isOver = false;
  const rooms: string[] = [];
  for (let nth = 0; nth < 8; nth += 1) {
    const { room, token } = await openRoom(url, { rules: 'jumbo', seats: '1-2-' });
    rooms.push(room);
    for (const player of [1, 2]) {
      const client = new Client(url, { room, ...(player === 1 ? { token } : {}) });
      clients.push(client);
      const act = (): void => {
        const command =
          isOver || !client.isSettled ? null : nextCommand(client, { player, isHost: true }, chance);
        if (command !== null) client.act(command);
      };
      // Slower than one connection's limit.
      let isThinking = false;
      client.watch(() => {
        if (isThinking || isOver) return;
        isThinking = true;
        setTimeout(
          () => {
            isThinking = false;
            act();
          },
          chance.between(30, 60),
        );
      });
    }
  }
  for (let time = 0; time < 3; time += 1) {
    const before = clients.map(({ acknowledged: { size } }) => size);
    await Promise.all(
      clients.map((client, nth) => client.until(() => client.acknowledged.size >= (before[nth] ?? 0) + 4)),
    );
    const { status, milliseconds } = await stop();
    expect(status).toBe(0);
    expect(milliseconds).toBeLessThan(PATIENCE);
    await start();
  }
  isOver = true;
  await Promise.all(clients.map((client) => client.until(() => client.isSettled)));
  await stop();
  const store = openLibsqlStore(join(folder, 'log.sqlite'));
  if (!store.ok) throw new Error(store.error.reason);
  await start();
  for (const room of rooms) {
    const log = await store.value.load(room, 0);
    if (!log.ok) throw new Error(JSON.stringify(log.error));
    const there = clients.filter((client) => client.room === room);
    await Promise.all(
      there.map((client) => client.until(() => client.isSettled && client.seq >= log.value.length)),
    );
    expect(faultsOf(log.value, there)).toEqual([]);
    // Persons notice nothing of a stop: what it refused is sent again.
    expect(there.flatMap(({ told }) => [...told.values()]).filter((isDone) => !isDone)).toEqual([]);
  }
  await store.value.close();
});

test('a client that does not listen any more does not keep the server from ending in good order', async () => {
  await start();
  const deaf = connect(port, '127.0.0.1');
  await new Promise<void>((resolve) => deaf.once('connect', resolve));
  deaf.write(
    'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n' +
      'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n',
  );
  await new Promise((resolve) => deaf.once('data', resolve));
  deaf.pause();
  const { status, milliseconds } = await stop();
  deaf.destroy();
  expect(status).toBe(0);
  expect(milliseconds).toBeLessThan(PATIENCE);
});
