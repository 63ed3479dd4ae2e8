// Who is let in: origins, limits, and what the http side answers.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Refused } from '@ludo/protocol';
import { io } from 'socket.io-client';
import { describe, expect, test, onTestFinished } from 'vitest';
import { noLimits, openServer } from './test-server.ts';
import { answerTo, statusOf } from './raw.ts';
import type { TestServer } from './test-server.ts';
import { visits } from './visits.ts';
import { frame, Wire } from './wire.ts';

const { server, guest } = visits();

/** Whether a page of this origin gets a connection. */
function connects(
  url: string,
  extraHeaders: Record<string, string>,
  transport: 'websocket' | 'polling' = 'websocket',
): Promise<boolean> {
  const socket = io(url, { transports: [transport], forceNew: true, reconnection: false, extraHeaders });
  return new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true));
    socket.once('connect_error', () => resolve(false));
  }).finally(() => socket.disconnect());
}

describe('origins', () => {
  test('a page of this server is let in, one of another is not', async () => {
    const { url, port } = await server();
    expect(await connects(url, { origin: url })).toBe(true);
    expect(await connects(url, { origin: `http://192.168.1.20:${port}`, host: `192.168.1.20:${port}` })).toBe(
      true,
    );
    expect(await connects(url, { origin: 'https://evil.example' })).toBe(false);
    expect(await connects(url, { origin: 'https://evil.example' }, 'polling')).toBe(false);
    expect(await connects(url, { origin: `http://127.0.0.1:${port + 1}` })).toBe(false);
    expect(await connects(url, { origin: 'null' })).toBe(false);
  });
  test('nobody is answered in the form of a script, which any page can have run', async () => {
    const { url } = await server();
    const handshake = `${url}/socket.io/?EIO=4&transport=polling`;
    const statuses = ['', '&j=0', '&j=', '&%6a=1'].map(
      async (form) => (await fetch(handshake + form)).status,
    );
    expect(await Promise.all(statuses)).toEqual([200, 403, 403, 403]);
  });
  test('a name that is longer than any host has is not read', async () => {
    const { port } = await server();
    const handshake = (name: string): Promise<string> =>
      answerTo(
        port,
        `GET /socket.io/?EIO=4&transport=polling HTTP/1.1\r\nHost: ${name}\r\nOrigin: http://${name}\r\nConnection: close\r\n\r\n`,
      );
    const [short, long] = [`${'a.'.repeat(100)}example`, `${'a.'.repeat(200)}example`];
    expect([statusOf(await handshake(short)), statusOf(await handshake(long))]).toEqual([200, 403]);
  });
  test('further origins can be allowed', async () => {
    const { url } = await server({ origins: ['https://games.example'] });
    expect(await connects(url, { origin: 'https://games.example' })).toBe(true);
    expect(await connects(url, { origin: 'https://games.example.evil.example' })).toBe(false);
  });
});

describe('limits', () => {
  test('messages: so many at once, then so many a second; refused ones say when', async () => {
    let clock = 0;
    const { url } = await server({
      limits: { ...noLimits, messageBurst: 5, messagesPerSecond: 2 },
      now: () => clock,
    });
    const ada = guest(url);
    const answers = (await Promise.all(
      Array.from({ length: 7 }, () => ada.say('leave', { room: 'abcdefghijkl' })),
    )) as (Refused | { ok: true })[];
    expect(answers.map(({ ok }) => ok)).toEqual([true, true, true, true, true, false, false]);
    expect(answers.at(-1)).toEqual({
      ok: false,
      refusal: { code: 'too-many-messages', clause: null, retryAfter: 500 },
    });
    clock += 500;
    expect(await ada.say('leave', { room: 'abcdefghijkl' })).toEqual({ ok: true });
  });
  test('messages of one address: a new connection brings no new allowance', async () => {
    let clock = 0;
    const { url } = await server({
      limits: { ...noLimits, messageBurst: 2, messagesPerSecond: 1 },
      now: () => clock,
    });
    const leave = (): Promise<unknown> => guest(url).say('leave', { room: 'abcdefghijkl' });
    const answers = (await Promise.all(Array.from({ length: 41 }, leave))) as (Refused | { ok: true })[];
    const refused = answers.flatMap((answer) => (answer.ok ? [] : [answer.refusal]));
    expect(refused).toEqual([{ code: 'too-many-messages', clause: null, retryAfter: 125 }]);
    clock += 125;
    expect(await leave()).toEqual({ ok: true });
  });
  test('500 connections of one address join at once and send a command, as after a restart', async () => {
    const { url } = await server({ limits: {}, now: () => 0 });
    const host = guest(url);
    const { room } = await host.create('ludo', '1234');
    const all = Array.from({ length: 498 }, () => guest(url));
    const answers = await Promise.all(
      all.map(async (each) => {
        await each.join(room);
        return each.act({ do: 'pause' });
      }),
    );
    const codes = answers.map((answer) => ('refusal' in answer ? answer.refusal.code : 'a row'));
    expect([...new Set(codes)]).toEqual(['not-started']);
  });
  test('a message that weighs more waits as long as it was told to, once', async () => {
    let clock = 0;
    const { url } = await server({
      limits: { ...noLimits, messageBurst: 5, messagesPerSecond: 10 },
      now: () => clock,
    });
    const ada = guest(url);
    await ada.create('ludo', '1234');
    await expect(ada.create('ludo', '1234')).rejects.toThrow(/too-many-messages.*500/);
    clock += 500;
    await ada.create('ludo', '1234');
  });
  test('a connection that never stops is cut', async () => {
    const { url } = await server({
      limits: { ...noLimits, messageBurst: 1, messagesPerSecond: 1, patience: 10 },
      now: () => 0,
    });
    const ada = guest(url);
    const cut = new Promise((resolve) => ada.socket.once('disconnect', resolve));
    for (let message = 0; message < 12; message++) void ada.say('leave', { room: 'abcdefghijkl' });
    expect(await cut).toBe('io server disconnect');
  });
  test('a connection that never stops is cut, although something is let through now and then', async () => {
    let clock = 0;
    const { url } = await server({
      limits: { ...noLimits, messageBurst: 1, messagesPerSecond: 10, patience: 100 },
      now: () => (clock += 5),
    });
    const ada = guest(url);
    const cut = new Promise((resolve) => ada.socket.once('disconnect', resolve));
    for (let message = 0; message < 300; message++) void ada.say('leave', { room: 'abcdefghijkl' });
    expect(await cut).toBe('io server disconnect');
  });
  test('packets that are no messages count, too', async () => {
    const { port } = await server({ limits: { messageBurst: 5, patience: 5, messagesPerSecond: 1 } });
    const wire = await Wire.enter(port);
    wire.write(...Array.from({ length: 200 }, () => frame('431[]')));
    await wire.closed();
  });
  test('connections that have not entered count, and one that has counts once', async () => {
    const { port, url } = await server({ limits: { ...noLimits, connectionsPerAddress: 3 } });
    const wire = await Wire.enter(port);
    await guest(url).create('ludo', '1234');
    const silent = await Promise.all(Array.from({ length: 10 }, () => Wire.open(port)));
    await Promise.any(silent.map((other) => other.closed()));
    await Promise.all([wire, ...silent].map((other) => other.end()));
    await guest(url).create('ludo', '1234');
    await guest(url).create('ludo', '1234');
  });
  test('rooms of one address', async () => {
    const { url } = await server({ limits: { ...noLimits, roomBurst: 2, roomsPerHour: 3600 }, now: () => 0 });
    const ada = guest(url);
    await ada.create('ludo', '1234');
    await ada.create('ludo', '1234');
    await expect(ada.create('ludo', '1234')).rejects.toThrow(/too-many-rooms.*1000/);
    await expect(guest(url).create('ludo', '1234')).rejects.toThrow('too-many-rooms');
  });
  test('connections of one address', async () => {
    const { url } = await server({ limits: { ...noLimits, connectionsPerAddress: 1 } });
    await guest(url).create('ludo', '1234');
    const second = guest(url);
    const problem = await new Promise<Error>((resolve) => second.socket.once('connect_error', resolve));
    expect(problem).toMatchObject({ data: { ok: false, refusal: { code: 'too-many-connections' } } });
    const metrics = await (await fetch(`${url}/metrics`)).text();
    expect(metrics).toMatch(/too-many-connections"\} [1-9]/);
  });
  test('connections in one room', async () => {
    const { url } = await server({ limits: { ...noLimits, connectionsPerRoom: 1 } });
    const ada = guest(url);
    const { room } = await ada.create('ludo', '1234');
    await ada.join(room);
    await expect(guest(url).join(room)).rejects.toThrow('room-full');
  });
});

function fetchHead(
  url: string,
  path: string,
  headers: Record<string, string> = {},
): Promise<{ status: number; headers: IncomingHttpHeaders; body: string }> {
  return new Promise((resolve, reject) => {
    get(`${url}${path}`, { headers }, (response) => {
      let body = '';
      response.setEncoding('latin1').on('data', (text: string) => (body += text));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
      );
    }).on('error', reject);
  });
}

describe('the page', () => {
  async function built(): Promise<TestServer & { readonly folder: string }> {
    const folder = mkdtempSync(join(tmpdir(), 'ludo-page-'));
    mkdirSync(join(folder, 'assets'));
    writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Ludo</title>');
    writeFileSync(join(folder, 'assets', 'main-abc123.js'), 'plain');
    writeFileSync(join(folder, 'assets', 'main-abc123.js.br'), 'brotli');
    writeFileSync(join(folder, 'assets', 'main-abc123.js.gz'), 'gzip');
    const opened = await server({ clientDir: folder });
    onTestFinished(() => rmSync(folder, { recursive: true }));
    return { ...opened, folder };
  }

  test('is served at every path, asked for anew each time', async () => {
    const { url } = await built();
    for (const path of ['/', '/r/abcdefghijkl']) {
      const answer = await fetchHead(url, path);
      expect(answer).toMatchObject({ status: 200, headers: { 'cache-control': 'no-cache' } });
      expect(answer.body).toContain('<title>Ludo</title>');
    }
    expect((await fetchHead(url, '/assets/gone.js')).status).toBe(404);
  });

  test('has its parts kept for ever, and compressed as they were built', async () => {
    const { url } = await built();
    const path = '/assets/main-abc123.js';
    expect(await fetchHead(url, path, { 'accept-encoding': 'gzip, br' })).toMatchObject({
      body: 'brotli',
      headers: { 'content-encoding': 'br', 'cache-control': 'public, max-age=31536000, immutable' },
    });
    expect(await fetchHead(url, path, { 'accept-encoding': 'gzip' })).toMatchObject({ body: 'gzip' });
    expect(await fetchHead(url, path)).toMatchObject({ body: 'plain' });
  });

  test('runs no inline script, asks nobody else for anything, and works over plain http on a local network', async () => {
    const { url } = await built();
    const { headers } = await fetchHead(url, '/');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("script-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe|upgrade-insecure-requests|https?:|\*/);
    expect(headers).not.toHaveProperty('strict-transport-security');
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('no-referrer');
  });

  test('behind https asks for https', async () => {
    const { url } = await server({ tls: true });
    const { headers } = await fetchHead(url, '/healthz');
    expect(headers).toHaveProperty('strict-transport-security');
    expect(headers['content-security-policy']).toContain('upgrade-insecure-requests');
  });

  test('that was not built is said so', async () => {
    await expect(openServer({ clientDir: join(tmpdir(), 'no-such-page') })).rejects.toThrow('no built page');
  });
});

test('/healthz tells that the server is up', async () => {
  const { url } = await server();
  expect(await fetchHead(url, '/healthz')).toMatchObject({
    status: 200,
    body: '{"status":"ok"}',
    headers: { 'cache-control': 'no-store' },
  });
});
