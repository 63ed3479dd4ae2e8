// A crowd that comes in one breath is made ready in turns, one address after the other, on real connections.
import { once } from 'node:events';
import type { Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { standardLimits, type Limits } from '../limits/limits.ts';
import { createStrikes } from '../limits/strikes.ts';
import { createKinds } from './kinds.ts';
import { createHttp, guardSockets } from './sockets.ts';

/** Only Linux has all addresses of 127.0.0.0/8. */
const hasAddresses = process.platform === 'linux';
const CROWD = 200;
const ELSEWHERE = '127.0.0.2';

/** A guarded server, by the names of the addresses whose connections are ready. */
async function guarded(own: Partial<Limits> = {}): Promise<{
  readonly port: number;
  readonly ready: string[];
  /** Bytes that were read before a connection was ready. */
  readonly readEarly: () => number;
  readonly http: Server;
}> {
  const limits = { ...standardLimits, ...own };
  const now = (): number => performance.now();
  const http = createHttp({ limits, trustProxy: false }, (_, response) => response.end());
  const ready: string[] = [];
  let read = 0;
  http.on('connection', ({ remoteAddress, bytesRead }: Socket) => {
    ready.push(remoteAddress ?? '');
    read += bytesRead;
  });
  const strikes = createStrikes({ limits, now, shut: () => undefined });
  const failed = (reason: string): never => expect.fail(reason);
  guardSockets(http, { limits, now, strikes, kinds: createKinds(limits), failed });
  await once(http.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(async () => {
    const closed = once(http.close(), 'close');
    http.closeAllConnections();
    await closed;
  });
  return { port: (http.address() as AddressInfo).port, ready, readEarly: () => read, http };
}

/** The system has all of them before the server, in the same process, is given the first. */
function crowd(port: number): readonly Socket[] {
  return Array.from({ length: CROWD }, () => connect({ port, host: '127.0.0.1', localAddress: '127.0.0.1' }));
}

test.runIf(hasAddresses)('who comes behind a crowd of one address is ready before most of it', async () => {
  const { port, ready } = await guarded();
  const all = [...crowd(port), connect({ port, host: '127.0.0.1', localAddress: ELSEWHERE })];

  await expect.poll(() => ready.length).toBe(CROWD + 1);

  expect(ready.indexOf(ELSEWHERE)).toBeLessThan(CROWD / 2);
  for (const socket of all) socket.destroy();
});

test('a crowd that is reset while it waits is gone, and whoever comes next is ready', async () => {
  const { port, ready, http } = await guarded();
  const all = crowd(port);
  for (const socket of all) socket.on('error', () => undefined).resetAndDestroy();
  await Promise.all(all.map((socket) => once(socket, 'close')));
  const { status } = await fetch(`http://127.0.0.1:${port}`, { headers: { connection: 'close' } });

  expect(status).toBe(200);
  expect(ready.length).toBeLessThan(CROWD);
  const left = (): Promise<number> =>
    new Promise((resolve) => http.getConnections((_, count) => resolve(count)));
  await expect.poll(left).toBe(0);
});

test('nobody of a crowd that asks is cut as if it were silent while it waits', async () => {
  const { port } = await guarded({ connections: 2 * CROWD, silentSocketsOverall: 0.05 });
  const answers = await Promise.all(
    crowd(port).map(async (socket) => {
      socket.on('error', () => undefined).end('GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
      let heard = '';
      socket.on('data', (data) => (heard += data.toString()));
      await once(socket, 'close');
      return heard.slice(0, 12);
    }),
  );
  expect(answers.filter((answer) => answer !== 'HTTP/1.1 200')).toEqual([]);
});

test('of a crowd nothing is read that would be kept while it waits', async () => {
  const { port, ready, readEarly } = await guarded();
  const all = crowd(port);
  for (const socket of all) socket.on('error', () => undefined).write('x'.repeat(60_000));
  await expect.poll(() => ready.length).toBe(CROWD);
  expect(readEarly()).toBe(0);
  for (const socket of all) socket.destroy();
});
