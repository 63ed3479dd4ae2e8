// Nothing can be written to where the log goes, from the start.
import { execFileSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { closeSync, constants, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Client, openRoom } from './client.ts';
import { Installed } from './installed-server.ts';

let folder = '';
let installed: Installed;
const clients: Client[] = [];
const opened: number[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ludo-log-'));
  installed = new Installed(join(folder, 'installed'));
});
afterEach(async () => {
  for (const client of clients.splice(0)) client.close();
  for (const file of opened.splice(0)) closeSync(file);
  await installed.dispose();
  rmSync(folder, { recursive: true, force: true });
});

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Once it listens; false: it has ended. */
async function isReady(url: string, child: ChildProcess): Promise<boolean> {
  while (child.exitCode === null) {
    const response = await fetch(`${url}/readyz`).catch(() => null);
    if (response !== null) return response.ok;
  }
  return false;
}

/** Takes nothing, as a full disk does. */
const fullDisk = (): number => openSync('/dev/full', 'w');

/** A pipe with as much in it as fits: whoever writes more waits until somebody reads. */
function fullPipe(): number {
  const path = join(folder, 'pipe');
  execFileSync('mkfifo', [path]);
  const filled = openSync(path, constants.O_RDWR | constants.O_NONBLOCK);
  opened.push(filled);
  for (const bytes of [65_536, 4096, 1]) {
    try {
      for (;;) writeSync(filled, Buffer.alloc(bytes));
    } catch {}
  }
  return openSync(path, 'w');
}

test.skipIf(process.platform !== 'linux').each([
  ['on a full disk', fullDisk],
  ['to a reader that does not read', fullPipe],
])('a log %s: the server goes on, and ends when it is told to', async (_where, open) => {
  const port = await freePort();
  const full = open();
  opened.push(full);
  const { child } = installed.serve(join(folder, 'log.sqlite'), {
    env: { PORT: String(port), LOG_LEVEL: 'debug' },
    output: full,
  });
  const url = `http://127.0.0.1:${port}`;
  expect(await isReady(url, child)).toBe(true);
  const { room, token } = await openRoom(url, { rules: 'ludo', seats: '1-2-' });
  const host = new Client(url, { room, token });
  clients.push(host);
  await host.until(() => host.isOpen);
  host.act({ do: 'sit', player: 1, name: 'Ada' });
  await host.until(() => host.isSettled);
  expect([...host.acknowledged.values()]).toEqual([2]);
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
});
