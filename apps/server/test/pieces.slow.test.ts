// What Node.js makes of a piece of 65,536 bytes, which it reads at once: no more than until its connection is cut.
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { IncomingMessage } from 'node:http';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { get, Raw, statusOf } from './raw.ts';
import { noLimits } from './test-server.ts';
import { visits } from './visits.ts';
import { frame, GAME } from './wire.ts';

const { server } = visits();

describe('what comes in one piece', () => {
  /** Of what Node.js makes a request, whoever hears of it. */
  function requestsMade(): () => number {
    let made = 0;
    const count = (): void => void (made += 1);
    subscribe('http.server.request.start', count);
    onTestFinished(() => void unsubscribe('http.server.request.start', count));
    return () => made;
  }

  test('makes few requests more once its connection is cut', async () => {
    const { port, url } = await server({ limits: { ...noLimits, requestsAhead: 2 } });
    const made = requestsMade();
    const raw = new Raw(port, 'GET / HTTP/1.1\r\n\r\n'.repeat(3600));
    await raw.closed;
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    expect(made()).toBeGreaterThan(2);
    expect(made()).toBeLessThan(100);
  });

  test('is taken apart no further than to the chunk at which it is cut', async () => {
    const { port, url } = await server({ limits: { ...noLimits, bodyPieces: 256 } });
    const push = vi.spyOn(IncomingMessage.prototype, 'push');
    onTestFinished(() => push.mockRestore());
    const head =
      'POST /socket.io/?EIO=4&transport=polling HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n';
    const raw = new Raw(port, head + '1\r\n4\r\n'.repeat(10_000));
    await raw.closed;
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    expect(push.mock.calls.length).toBeLessThan(1000);
  });

  test('after the request to become a websocket is read by the websocket', async () => {
    const { port } = await server();
    const raw = await new Raw(port).connected();
    const lines = `Sec-WebSocket-Key: ${'k'.repeat(22)}==\r\nSec-WebSocket-Version: 13\r\nX: ${'x'.repeat(3000)}\r\n`;
    const head = `GET ${GAME} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n${lines}\r\n`;
    const ping = frame('x'.repeat(100), 9);
    raw.socket.write(Buffer.concat([Buffer.from(head), frame('40'), ...Array<Buffer>(20).fill(ping)]));
    await expect.poll(() => raw.heard.split('x'.repeat(100)).length - 1).toBe(20);
    expect(raw.heard).toContain('40{"sid"');
  });

  test('waits for its turn: of those that are too much together some are cut, and who asks is answered', async () => {
    const { port, url } = await server({ limits: { ...noLimits, unparsedBytesOverall: 100_000 } });
    const many = await Promise.all(Array.from({ length: 40 }, () => new Raw(port).connected()));
    for (const { socket } of many) socket.write(get('/healthz', `Cookie: ${'c'.repeat(12_000)}\r\n`));
    await Promise.all(many.map(({ closed }) => closed));
    const answered = many.filter(({ heard }) => statusOf(heard) === 200).length;
    expect(answered).toBeGreaterThan(0);
    expect(answered).toBeLessThan(30);
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
  });
});
