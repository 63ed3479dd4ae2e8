// Everything on the port that is not the game: no request stops or hangs the server.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { openServer } from './test-server.ts';
import type { TestServer } from './test-server.ts';
import { Wire } from './wire.ts';

const folder = mkdtempSync(join(tmpdir(), 'ludo-page-'));
const servers: TestServer[] = [];
const connections: Socket[] = [];
afterEach(async () => {
  for (const connection of connections.splice(0)) connection.destroy();
  await Promise.all(servers.splice(0).map((server) => server.close()));
  rmSync(folder, { recursive: true, force: true });
});

async function built(): Promise<TestServer> {
  mkdirSync(join(folder, 'assets'), { recursive: true });
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Ludo</title>');
  writeFileSync(join(folder, 'assets', 'main-abc123.js'), 'plain');
  writeFileSync(join(folder, 'assets', 'main-abc123.js.gz'), 'gzip');
  const opened = await openServer({ clientDir: folder });
  servers.push(opened);
  return opened;
}

/** Everything received on a connection that sends this, until the server ends it. */
function ended(port: number, said: string): Promise<string> {
  const connection = connect(port, '127.0.0.1');
  connections.push(connection);
  let heard = '';
  connection.setEncoding('utf8').on('data', (text: string) => (heard += text));
  connection.write(said);
  return new Promise((resolve) => connection.once('close', () => resolve(heard)));
}

test('a build made beneath the running server neither stops it nor changes its page', async () => {
  const { url } = await built();
  rmSync(folder, { recursive: true });
  for (const path of ['/', '/assets/main-abc123.js', '/healthz']) {
    expect((await fetch(`${url}${path}`)).status).toBe(200);
  }
});

test('what is not there is not kept for ever in its place', async () => {
  const { url } = await built();
  for (const path of ['/assets/gone', '/assets/@.js', '/assets/', '/.env', '/%2e%2e%2fpackage.json']) {
    const answer = await fetch(`${url}${path}`);
    expect([path, answer.status]).toEqual([path, 404]);
    expect(answer.headers.get('cache-control') ?? '').not.toContain('immutable');
  }
  expect((await fetch(`${url}/%E0%A4%A`)).status).toBe(200);
});

test('an address with a dot is one of the page, if somebody opens it and no file has that name', async () => {
  mkdirSync(folder, { recursive: true });
  const open = async (path: string, accept = 'text/html,application/xhtml+xml,*/*;q=0.8') => {
    const answer = await fetch(`${url}${path}`, { headers: { accept } });
    return [answer.status, (await answer.text()).includes('<title>Ludo</title>')];
  };
  writeFileSync(join(folder, 'icon.svg'), '<svg/>');
  const { url } = await built();
  for (const path of ['/rules/navy.uckers', '/learn/a.b', '/table/Ab3_-9xYzQ12.']) {
    expect(await open(path), path).toEqual([200, true]);
    expect((await open(path, '*/*'))[0], path).toBe(404);
  }
  expect(await open('/icon.svg'), 'a file that is there').toEqual([200, false]);
  expect(await open('/assets/gone.js')).toMatchObject([404, false]);
});

test('the page is only read, and only in a form that the browser takes', async () => {
  const { url } = await built();
  for (const method of ['POST', 'PUT', 'DELETE']) {
    expect((await fetch(url, { method })).status).toBe(404);
  }
  const head = await fetch(url, { method: 'HEAD' });
  expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, '34', '']);
  const plain = await fetch(`${url}/assets/main-abc123.js`, { headers: { 'accept-encoding': 'gzip;q=0' } });
  expect(await plain.text()).toBe('plain');
  const etag = head.headers.get('etag') ?? '';
  const again = await fetch(url, { headers: { 'if-none-match': etag, 'cache-control': 'max-age=0' } });
  expect(again.status).toBe(304);
  const range = await fetch(url, { headers: { range: 'bytes=5-2' } });
  expect(await range.text()).toContain('Ludo');
});

test('the first page comes in the language that the browser asks for, and other addresses begin without it', async () => {
  writeFirstPages();
  const { url } = await built();
  const first = async (language: string, path = '/'): Promise<readonly [string, string]> => {
    const answer = await fetch(`${url}${path}`, { headers: { 'accept-language': language } });
    return [await answer.text(), answer.headers.get('vary') ?? ''];
  };
  expect((await first('de-AT,de;q=0.9,en;q=0.5'))[0]).toBe('deutsch');
  expect((await first('en-GB'))[0]).toBe('english');
  expect((await first('fr'))[0], 'English where nothing fits').toBe('english');
  expect((await first('*'))[0]).toBe('english');
  expect((await first('de'))[1].toLowerCase()).toContain('accept-language');
  expect((await first('de', '/table/abc'))[0]).toContain('<title>Ludo</title>');
});

test('lists of wishes that no browser sends are not read', async () => {
  writeFirstPages();
  const { url } = await built();
  const get = (path: string, wishes: Record<string, string>) => fetch(`${url}${path}`, { headers: wishes });
  const languages = await get('/', { 'accept-language': `de,${'x,'.repeat(7000)}x` });
  expect(await languages.text()).toBe('english');
  const codings = await get('/assets/main-abc123.js', { 'accept-encoding': `gzip,${'x,'.repeat(7000)}x` });
  expect(codings.headers.get('content-encoding')).toBeNull();
  expect(await codings.text()).toBe('plain');
});

function writeFirstPages(): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'first.de.html'), 'deutsch');
  writeFileSync(join(folder, 'first.en.html'), 'english');
}

test('a connection that is to become another kind is told so and ended, unless it is for the game', async () => {
  const { port } = await built();
  const headers = 'Host: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n';
  expect(await ended(port, `GET /elsewhere HTTP/1.1\r\n${headers}`)).toMatch(/^HTTP\/1\.1 400 /);
});

test('a connection that says nothing does not keep the server from closing', async () => {
  const { port } = await built();
  const silence = ended(port, '');
  const half = ended(port, 'GET / HTTP/1.1\r\nHost:');
  await fetch(`http://127.0.0.1:${port}/healthz`);
  await servers.splice(0)[0]?.close();
  expect(await Promise.all([silence, half])).toEqual(['', '']);
});

test('a player whose device has died does not keep the server from closing', async () => {
  const { port } = await built();
  const wire = await Wire.enter(port);
  const started = performance.now();
  await servers.splice(0)[0]?.close();
  await wire.closed();
  expect(performance.now() - started).toBeLessThan(2000);
});
