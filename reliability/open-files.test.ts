// The system lets the server have few files open, and some addresses take as many TCP connections as they can.
import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Installed } from './installed-server.ts';

const FILES = 256;

let folder = '';
let installed: Installed;
const sockets: Socket[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ludo-files-'));
  installed = new Installed(join(folder, 'installed'));
});
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await installed.dispose();
  rmSync(folder, { recursive: true, force: true });
});

/** Resolves when it is answered, or cut. */
function crowdOf(port: number, localAddress: string): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', localAddress });
    sockets.push(socket);
    socket.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n');
    socket.once('data', () => resolve());
    socket.on('error', () => resolve());
    socket.once('close', () => resolve());
  });
}

function statusFor(port: number, localAddress: string): Promise<number | string> {
  return new Promise((resolve) => {
    const asked = request(
      { port, host: '127.0.0.1', localAddress, path: '/healthz', agent: false },
      (response) => {
        response.resume();
        resolve(response.statusCode ?? 0);
      },
    );
    asked.on('error', (problem) => resolve(String(problem)));
    asked.end();
  });
}

// Only Linux has all addresses of 127.0.0.0/8, and prlimit.
test.skipIf(process.platform !== 'linux')(
  'with few open files, and twice as many connections of a few addresses: whoever is new is answered',
  async () => {
    const { outcome } = installed.serve(join(folder, 'log.sqlite'), { files: FILES });
    const url = await outcome;
    if (typeof url !== 'string') throw new Error(JSON.stringify(url));
    const port = Number(new URL(url).port);
    await Promise.all(
      Array.from({ length: 2 * FILES }, (_, nth) => crowdOf(port, `127.0.0.${2 + (nth % 4)}`)),
    );
    const guests = [10, 11, 12, 13].map((nth) => statusFor(port, `127.0.0.${nth}`));
    expect(await Promise.all(guests)).toEqual([200, 200, 200, 200]);
  },
);
