// The proxy of compose.yaml, in front of two servers: whom one of them hangs up on takes it away from nobody else.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test } from 'vitest';

const PROXY = fileURLToPath(new URL('../Caddyfile', import.meta.url));
const isThere = ((): boolean => {
  try {
    return execFileSync('caddy', ['version']).length > 0;
  } catch {
    return false;
  }
})();
/** Milliseconds, on a busy machine. */
const LONGEST = 2000;

const endings: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0).toReversed()) await end();
});

async function listening(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listening(server);
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Hangs up on whoever posts, as a server does on who sends what no page sends. */
async function serverThatHangsUp(): Promise<number> {
  const server = createServer((asked, response) => {
    if (asked.method === 'POST') asked.socket.destroy();
    else response.end('here');
  });
  endings.push(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return listening(server);
}

async function proxyTo(servers: readonly number[]): Promise<number> {
  const [port, admin] = [await freePort(), await freePort()];
  const child = spawn('caddy', ['run', '--config', PROXY, '--adapter', 'caddyfile'], {
    stdio: 'ignore',
    env: {
      ...process.env,
      CADDY_ADMIN: `127.0.0.1:${admin}`,
      DOMAIN: `http://127.0.0.1:${port}`,
      SERVERS: servers.map((each) => `127.0.0.1:${each}`).join(' '),
    },
  });
  endings.push(async () => {
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  });
  await expect.poll(() => asked(port, 'GET').catch(() => null)).toBe(200);
  return port;
}

/** Resolves with the status. */
function asked(port: number, method: 'GET' | 'POST', room = ''): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const path = room === '' ? '/' : `/socket.io/?room=${room}`;
    const asking = request({ port, host: '127.0.0.1', method, path, agent: false }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode));
    });
    asking.on('error', reject).end();
  });
}

test.skipIf(!isThere && process.env['CI'] === undefined)(
  'whoever has all servers hang up keeps nobody else from them',
  async () => {
    const port = await proxyTo([await serverThatHangsUp(), await serverThatHangsUp()]);
    const rooms = Array.from({ length: 20 }, (_, nth) => `room-${nth}`);
    expect(await Promise.all(rooms.map((room) => asked(port, 'POST', room)))).toEqual(rooms.map(() => 502));
    const before = performance.now();
    const statuses = await Promise.all(rooms.map((room) => asked(port, 'GET', room)));
    expect(statuses).toEqual(rooms.map(() => 200));
    expect(performance.now() - before).toBeLessThan(LONGEST);
  },
);

async function serverThatSays(name: string): Promise<number> {
  const server = createServer((_, response) => void response.setHeader('x-name', name).end());
  endings.push(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return listening(server);
}

async function nameAt(port: number, query: string): Promise<string | null> {
  const answer = await fetch(`http://127.0.0.1:${port}/socket.io/?${query}`);
  return answer.headers.get('x-name');
}

test.skipIf(!isThere && process.env['CI'] === undefined)(
  'those of one table come to one server; who names what is no table is answered as soon as others',
  async () => {
    const port = await proxyTo([await serverThatSays('one'), await serverThatSays('two')]);
    const rooms = Array.from({ length: 20 }, (_, nth) => `room=r-_${nth}abc`);
    const names = await Promise.all(rooms.map((room) => nameAt(port, room)));
    expect(new Set(names)).toEqual(new Set(['one', 'two']));
    expect(await Promise.all(rooms.map((room) => nameAt(port, room)))).toEqual(names);
    const before = performance.now();
    const odd = ['room=%00', 'room=%0d%0aa', 'room=%ff', 'room=', 'room=%'].map((room) => nameAt(port, room));
    for (const name of await Promise.all(odd)) expect(['one', 'two']).toContain(name);
    expect(performance.now() - before).toBeLessThan(LONGEST);
  },
);
