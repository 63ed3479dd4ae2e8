// The log goes to a file, and its disk is full from the start: /dev/full takes nothing, as a full disk does.
import type { ChildProcess } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync } from 'node:fs';
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

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ludo-log-'));
  installed = new Installed(join(folder, 'installed'));
});
afterEach(async () => {
  for (const client of clients.splice(0)) client.close();
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

test.skipIf(process.platform !== 'linux')(
  'a log that cannot be written: the server goes on, and ends when it is told to',
  async () => {
    const port = await freePort();
    const full = openSync('/dev/full', 'w');
    const { child } = installed.serve(join(folder, 'log.sqlite'), {
      env: { PORT: String(port), LOG_LEVEL: 'debug' },
      output: full,
    });
    closeSync(full);
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
  },
);
