// Connections that come while the server is busy wait to be accepted. One that is not let wait tries again only after a
// second: an honest player in the middle of a flood would.
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ServerProcess } from './server-process.ts';

const WAITING = 1500;
const mostWaiting =
  process.platform === 'linux' ? Number(readFileSync('/proc/sys/net/core/somaxconn', 'utf8')) : 0;

const folder = mkdtempSync(join(tmpdir(), 'ludo-backlog-'));
const server = new ServerProcess(join(folder, 'games.sqlite'));

beforeAll(() => server.start());
afterAll(async () => {
  await server.dispose();
  rmSync(folder, { recursive: true });
});

async function open(count: number): Promise<readonly Socket[]> {
  const sockets = Array.from({ length: count }, () => connect(server.port, '127.0.0.1'));
  await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  return sockets;
}

describe.skipIf(mostWaiting < WAITING)(
  'many connections that come while the server does something else',
  () => {
    test('wait to be accepted', { timeout: 30_000 }, async () => {
      const { pid = 0 } = server;
      process.kill(pid, 'SIGSTOP');
      const sockets = await open(WAITING);
      expect(sockets).toHaveLength(WAITING);
      for (const socket of sockets) socket.destroy();
      process.kill(pid, 'SIGCONT');
    });

    test('are accepted before the requests of others are answered', { timeout: 30_000 }, async () => {
      const { pid = 0 } = server;
      const asking = await open(600);
      let answers = 0;
      const ask = 'GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n';
      for (const socket of asking) socket.write(ask);
      await Promise.all(asking.map((socket) => once(socket, 'data')));
      process.kill(pid, 'SIGSTOP');
      for (const socket of asking) socket.on('data', () => (answers += 1)).write(ask);
      const idle = await open(150);
      const last = connect({ port: server.port, host: '127.0.0.1', localAddress: '127.0.0.2' });
      last.write(ask);
      const answered = once(last, 'data');
      await once(last, 'connect');
      process.kill(pid, 'SIGCONT');
      await answered;
      expect(answers).toBeLessThan(400);
      for (const socket of [...asking, ...idle, last]) socket.destroy();
    });
  },
);
