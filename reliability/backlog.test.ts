// Connections that come while the server is busy wait to be accepted. One that is not let wait tries again only after a
// second: an honest player in the middle of a flood would.
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ServerProcess } from './server-process.ts';

const WAITING = 1500;
const mostWaiting =
  process.platform === 'linux' ? Number(readFileSync('/proc/sys/net/core/somaxconn', 'utf8')) : 0;

test.skipIf(mostWaiting < WAITING)(
  'many connections that come while the server does something else wait to be accepted',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'ludo-backlog-'));
    const server = new ServerProcess(join(folder, 'games.sqlite'));
    await server.start();
    const { pid = 0, port } = server;
    process.kill(pid, 'SIGSTOP');
    const sockets = Array.from({ length: WAITING }, () => connect(port, '127.0.0.1'));
    const connected = await Promise.all(sockets.map((socket) => once(socket, 'connect')));
    expect(connected).toHaveLength(WAITING);
    for (const socket of sockets) socket.destroy();
    await server.dispose();
    rmSync(folder, { recursive: true });
  },
  30_000,
);
