// The proxy of compose.yaml, in front of two servers: whom one of them hangs up on takes it away from nobody else.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test } from 'vitest';

const PROXY = fileURLToPath(new URL('../Caddyfile', import.meta.url));
const version = ((): readonly number[] | null => {
  try {
    return (/\d+\.\d+\.\d+/.exec(execFileSync('caddy', ['version'], { encoding: 'utf8' }))?.[0] ?? '')
      .split('.')
      .map(Number);
  } catch {
    return null;
  }
})();
const isThere = version !== null;
/** As those of Debian 12 call it. */
const isOld =
  version?.[0] === 2 && (version[1] ?? 0) <= 6 && ((version[1] ?? 0) < 6 || (version[2] ?? 0) < 3);
const bodies = isOld ? { BODIES: 'buffer_requests\nmax_buffer_size 64KiB' } : {};
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
      ...bodies,
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

test.skipIf(!isThere && process.env['CI'] === undefined)(
  'what a request brings costs no server a connection before it is whole',
  async () => {
    const came: string[] = [];
    const server = createServer((asked, response) => {
      asked.setEncoding('utf8').on('data', (part: string) => came.push(part));
      asked.on('end', () => response.end('whole'));
    });
    endings.push(async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    });
    const backEnd = await listening(server);
    const port = await proxyTo([backEnd]);
    const posting = request({ port, host: '127.0.0.1', method: 'POST', path: '/socket.io/', agent: false });
    const answered = once(posting, 'response');
    posting.write('one');
    // Others come and go meanwhile.
    for (let nth = 0; nth < 20; nth++) await asked(port, 'GET');
    expect(came).toEqual([]);
    posting.end('two');
    await answered;
    expect(came.join('')).toBe('onetwo');
  },
);
