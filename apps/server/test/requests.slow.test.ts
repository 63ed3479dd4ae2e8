// The http side against attackers: connections without a request, slow ones, too many, foreign host names. No answer
// reveals how the server is made.
import { createServer } from 'node:http';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { bytesOf, forgetUnread } from '../src/http/heads.ts';
import { namesThisDevice } from '../src/running/probes.ts';
import { Polling } from './polling.ts';
import { answerTo, get, Raw, statusOf } from './raw.ts';
import { noLimits } from './test-server.ts';
import { visits } from './visits.ts';
import { frame, GAME, Wire } from './wire.ts';

const { server, guest } = visits();

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** The connection stays open. */
const STAYS = 'GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n';

/** Bytes that stay in memory of each session of the game that such a request begins. */
async function keptOf(port: number, said: string): Promise<number> {
  const SESSIONS = 200;
  collect();
  const before = process.memoryUsage().heapUsed;
  for (let nth = 0; nth < SESSIONS; nth++) expect(statusOf(await answerTo(port, said))).toBe(200);
  collect();
  return (process.memoryUsage().heapUsed - before) / SESSIONS;
}

describe('a connection without a request', () => {
  const limits = { ...noLimits, headSeconds: 0.1, requestSeconds: 0.2 };

  test.each([
    ['no byte at all', ''],
    ['half a head', 'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: '],
    [
      'half a body',
      'POST /socket.io/?EIO=4&transport=polling HTTP/1.1\r\nHost: x\r\nContent-Length: 50\r\n\r\n4',
    ],
  ])('%s: is ended after a while', async (_what, said) => {
    const { port, url } = await server({ limits });
    const raw = new Raw(port, said);
    await raw.closed;
    // On a busy machine this one, too, can be slower than such limits.
    await expect.poll(async () => (await fetch(`${url}/healthz`)).status).toBe(200);
  });

  test('one byte after the other does not make it longer', async () => {
    const { port } = await server({ limits });
    const raw = new Raw(port, 'GET / HTTP/1.1\r\nX: ');
    const drip = setInterval(() => raw.socket.write('x'), 10);
    await raw.closed;
    clearInterval(drip);
    expect(raw.heard).toMatch(/^HTTP\/1\.1 408 /);
  });

  test('of many the oldest go, and whoever asks is answered', async () => {
    const { port, url } = await server({
      limits: { ...noLimits, connectionsPerAddress: 2, silentSockets: 2 },
    });
    const silent: Raw[] = [];
    for (let each = 0; each < 6; each++) silent.push(await new Raw(port).connected());
    await Promise.all(silent.slice(0, 2).map(({ closed }) => closed));
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    expect(silent.slice(3).map(({ socket }) => socket.destroyed)).toEqual([false, false, false]);
  });

  test('of many addresses together the oldest go, too', async () => {
    const { port, url } = await server({
      limits: { ...noLimits, connections: 8, silentSocketsOverall: 0.5 },
    });
    const silent: Raw[] = [];
    for (let each = 1; each <= 14; each++)
      silent.push(await new Raw(port, '', `127.0.1.${String(each)}`).connected());
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    await Promise.all(silent.slice(0, 10).map(({ closed }) => closed));
    expect(silent.slice(-3).map(({ socket }) => socket.destroyed)).toEqual([false, false, false]);
  });

  test('of many that were answered and ask nothing more the oldest go', async () => {
    const { port } = await server({
      limits: { ...noLimits, connectionsPerAddress: 2, idleSockets: 2, idleSeconds: 600 },
    });
    const idle: Raw[] = [];
    for (let each = 0; each < 6; each++) {
      const raw = new Raw(port, STAYS);
      await expect.poll(() => raw.heard).toContain('200 OK');
      idle.push(raw);
    }
    await Promise.all(idle.slice(0, 2).map(({ closed }) => closed));
    expect(idle.slice(2).map(({ socket }) => socket.destroyed)).toEqual([false, false, false, false]);
    idle[2]?.socket.write(STAYS);
    await expect.poll(() => idle[2]?.heard.split('200 OK').length).toBe(3);
  });

  test('so many of one address at once, whatever they say', async () => {
    const { port, url } = await server({
      limits: { ...noLimits, connectionsPerAddress: 2, socketsPerConnection: 1.5 },
    });
    const entered = await Promise.all([Wire.open(port), Wire.open(port), Wire.open(port)]);
    const late = new Raw(port, get('/healthz'));
    await late.closed;
    expect(late.heard).toBe('');
    await entered[0].end();
    await expect.poll(async () => (await fetch(`${url}/healthz`).catch(() => null))?.status).toBe(200);
  });

  test.each([
    ['say nothing', ''],
    ['say half of it', 'GET / HTTP/1.1\r\nX: '],
    ['ask nothing more', STAYS],
    ['do not read what they asked for', 'GET /large.svg HTTP/1.1\r\nHost: x\r\n\r\n'],
  ])(
    'whoever is new gets in while those of few addresses %s, and whoever is there stays',
    async (_, said) => {
      const folder = mkdtempSync(join(tmpdir(), 'ludo-crowd-'));
      onTestFinished(() => rmSync(folder, { recursive: true }));
      writeFileSync(join(folder, 'index.html'), '<!doctype html>');
      writeFileSync(join(folder, 'large.svg'), Buffer.alloc(30_000_000, ' '));
      const { port } = await server({
        clientDir: folder,
        limits: { ...noLimits, connections: 16, spareSockets: 1.25, idleSeconds: 600 },
      });
      const page = new Raw(port, STAYS, '127.0.1.1');
      const player = await Wire.open(port, GAME, '', '127.0.1.1');
      await expect.poll(() => page.heard).toContain('200 OK');
      const crowd: Raw[] = [];
      for (let each = 0; each < 24; each++) {
        const raw = new Raw(port, said, `127.0.2.${String(1 + (each % 3))}`);
        raw.socket.pause();
        crowd.push(await raw.connected());
      }
      const late = new Raw(port, get('/healthz'), '127.0.1.2');
      await late.closed;
      expect(statusOf(late.heard)).toBe(200);
      page.socket.write(STAYS);
      await expect.poll(() => page.heard.split('200 OK').length).toBe(3);
      expect(player.isClosed).toBe(false);
    },
  );

  test('that reads nothing of its answer is ended after a while', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'ludo-unread-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    writeFileSync(join(folder, 'index.html'), '<!doctype html>');
    writeFileSync(join(folder, 'large.svg'), Buffer.alloc(30_000_000, ' '));
    const { port, url } = await server({
      clientDir: folder,
      limits: {
        ...noLimits,
        connectionsPerAddress: 1,
        socketsPerConnection: 1,
        unreadSeconds: 0.2,
        idleSeconds: 0.1,
      },
    });
    const raw = new Raw(port, 'GET /large.svg HTTP/1.1\r\nHost: x\r\n\r\n');
    raw.socket.pause();
    await expect.poll(async () => (await fetch(`${url}/healthz`).catch(() => null))?.status).toBe(200);
    raw.socket.resume();
    await raw.closed;
    expect(raw.heard.length).toBeLessThan(30_000_000);
  });

  test('so many in all', async () => {
    const { port } = await server({
      limits: { ...noLimits, connections: 2, spareSockets: 1 },
      trustProxy: true,
    });
    const first = [await Wire.open(port), await Wire.open(port)];
    const late = new Raw(port, get('/healthz'));
    await late.closed;
    expect(late.heard).toBe('');
    expect(first.map(({ isClosed }) => isClosed)).toEqual([false, false]);
  });

  test('behind a proxy of ours all are its own', async () => {
    const { port } = await server({
      limits: { ...noLimits, connectionsPerAddress: 1, silentSockets: 1, socketsPerConnection: 1 },
      trustProxy: true,
    });
    const all = [
      await new Raw(port).connected(),
      await new Raw(port).connected(),
      await new Raw(port).connected(),
    ];
    for (const each of all) each.socket.write(get('/healthz'));
    await Promise.all(all.map(({ closed }) => closed));
    for (const { heard } of all) expect(statusOf(heard)).toBe(200);
  });

  test('that asks to become something else than the game is told so, and ended', async () => {
    const { port } = await server();
    for (const path of ['/', '/socket.iox', '/healthz'])
      expect(statusOf(await answerTo(port, get(path, 'Upgrade: h2c\r\nConnection: Upgrade\r\n')))).toBe(400);
  });
});

test.each([
  [15_000, 404],
  [17_000, 431],
])('a head of %i bytes is answered with %i', async (bytes, status) => {
  const { port } = await server();
  const head = `GET /assets/none HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\nCookie: ${'c'.repeat(bytes)}\r\n\r\n`;
  expect(statusOf(await answerTo(port, head))).toBe(status);
});

const again = 'GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n';

test('a connection that asks for nothing more is ended after a while', async () => {
  const { port } = await server({ limits: { ...noLimits, idleSeconds: 0.1 } });
  const raw = new Raw(port, again);
  await raw.closed;
  expect(statusOf(raw.heard)).toBe(200);
});

describe('a connection that has had as many requests as it may', () => {
  const limits = { ...noLimits, requestsPerSocket: 3, idleSeconds: 1e5 };

  test('is closed after the answer to the last', async () => {
    const { port } = await server({ limits });
    const raw = new Raw(port, again);
    for (let nth = 1; nth < 4; nth++) {
      await expect.poll(() => raw.heard.split('HTTP/1.1 200').length - 1).toBe(nth);
      expect(/^connection: close/im.test(raw.heard)).toBe(nth === 3);
      if (nth < 3) raw.socket.write(again);
    }
    await raw.closed;
  });

  // Node.js would answer all of them itself, uncounted.
  test('has no more of them answered', async () => {
    const { port } = await server({ limits });
    const raw = new Raw(port, again.repeat(6));
    await raw.closed;
    expect(raw.heard.split('HTTP/1.1 ').length - 1).toBeLessThan(4);
    expect(raw.heard).not.toContain('503');
  });
});

test('a websocket that has not entered after a while is cut', async () => {
  const { port } = await server({ limits: { ...noLimits, enterSeconds: 0.5 } });
  const [there, silent] = [await Wire.enter(port), await Wire.open(port)];
  await silent.closed();
  expect([there.isClosed, silent.isClosed]).toEqual([false, true]);
  there.socket.destroy();
});

test('so many connections in all, by what memory there is', async () => {
  const { port, url } = await server({ limits: { ...noLimits, connections: 2 } });
  await guest(url).create('ludo', '1-2-');
  await guest(url).create('ludo', '1-2-');
  const late = await Wire.open(port);
  await late.closed();
});

describe('a head of more lines than any browser sends', () => {
  const lines = (count: number): string => 'A: b\r\n'.repeat(count);
  const forwarded = 'X-Forwarded-For: 6.6.6.6\r\n';

  test.each([80, 90, 1000, 1500])('%i more: no line of it is passed over', async (count) => {
    const { port } = await server();
    const status = statusOf(await answerTo(port, get('/metrics', lines(count) + forwarded)));
    expect(status).toBe(count === 80 ? 404 : 431);
  });

  test('nor becomes a websocket', async () => {
    const { port } = await server();
    for (const [count, isClosed] of [
      [80, false],
      [1500, true],
    ] as const)
      expect((await Wire.open(port, GAME, lines(count))).isClosed).toBe(isClosed);
  });
});

test('a thousand requests in one breath leave room for who asks from elsewhere', async () => {
  const { port } = await server();
  const many = new Raw(port, 'GET /gone HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(1000), '127.0.1.9');
  const answered = (): number => many.heard.match(/HTTP\/1\.1 404/g)?.length ?? 0;
  await new Promise((resolve) => many.socket.once('data', resolve));
  expect(statusOf(await answerTo(port, get('/healthz')))).toBe(200);
  const before = answered();
  expect(before).toBeGreaterThan(0);
  expect(before).toBeLessThan(900);
  while (answered() < 1000) await new Promise((resolve) => many.socket.once('data', resolve));
});

test('of requests that wait for their answers the connections with most are cut, and who polls is answered', async () => {
  const { port, url } = await server({ limits: { ...noLimits, waitingRequestBytes: 100_000 } });
  const ada = guest(url);
  const { room } = await ada.create('ludo', '1-2-');
  const polls = [await Polling.open(port), await Polling.open(port)];
  const waiting = polls.map((session) => session.get());
  const greedy: Raw[] = [];
  for (let each = 0; each < 6; each++) {
    const { sid } = await Polling.open(port);
    const behind = `GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n`.repeat(6);
    greedy.push(
      new Raw(
        port,
        `GET /socket.io/?EIO=4&transport=polling&sid=${sid} HTTP/1.1\r\nHost: x\r\n\r\n${behind}`,
      ),
    );
  }
  await Promise.race(greedy.map(({ closed }) => closed));
  await Promise.all(polls.map((session) => session.post('40')));
  for (const answer of waiting) expect((await answer).status).toBe(200);
  await ada.join(room);
});

test.each([
  ['requests', 'GET / HTTP/1.1\r\nHost: x\r\n\r\n', { waitingRequestBytes: 100_000 }],
  ['bodies', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\n\r\n', { bodyBytesOverall: 20 }],
])('%s behind a waiting request are forgotten with their connection', async (_what, behind, tight) => {
  const { port, url } = await server({ limits: { ...noLimits, ...tight } });
  const ada = guest(url);
  const { room } = await ada.create('ludo', '1-2-');
  for (let each = 0; each < 40; each++) {
    const { sid } = await Polling.open(port);
    const waits = `GET /socket.io/?EIO=4&transport=polling&sid=${sid} HTTP/1.1\r\nHost: x\r\n\r\n`;
    const ahead = await new Raw(port, waits + behind).connected();
    // Whoever asks later is answered later.
    await fetch(`${url}/healthz`);
    ahead.socket.resetAndDestroy();
  }
  const polls = [await Polling.open(port), await Polling.open(port)];
  const waiting = polls.map((session) => session.get());
  const posted = await Promise.all(polls.map((session) => session.post('40')));
  for (const answer of [...posted, ...(await Promise.all(waiting))]) expect(answer.status).toBe(200);
  await ada.join(room);
});

describe('a request for the game', () => {
  const path = '/socket.io/?EIO=4&transport=polling';
  const names = Array.from({ length: 3000 }, (_, nth) => `&q${nth}=`).join('');

  test('is not taken apart where its address has thousands of names', async () => {
    const { port } = await server();
    expect(statusOf(await answerTo(port, get(path)))).toBe(200);
    expect(statusOf(await answerTo(port, get(path + names.slice(0, 10_000))))).toBe(414);
    const { isClosed } = await Wire.open(port, `${GAME}${names.slice(0, 10_000)}`);
    expect(isClosed).toBe(true);
  });

  test('is kept without what nobody reads of it', async () => {
    const cookie = 'c'.repeat(7000);
    const server = createServer((request, response) => {
      const before = bytesOf(request);
      forgetUnread(request);
      response.end(JSON.stringify({ before, after: bytesOf(request), headers: request.headers }));
    });
    onTestFinished(() => void server.close());
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const lines = `Cookie: ${cookie}\r\nUser-Agent: ${cookie}\r\nContent-Type: ${cookie.slice(0, 1001)}\r\n`;
    const answer = await answerTo(port, get(path, lines));
    const told = JSON.parse(answer.slice(answer.indexOf('{'))) as {
      before: number;
      after: number;
      headers: Record<string, string>;
    };
    expect(told.before).toBeGreaterThan(19_000);
    expect(told.after).toBeLessThan(5000);
    expect(told.headers).toEqual({ host: 'localhost', connection: 'close' });
  });

  test('takes as much memory, whatever a proxy passes on before the address and after the body', async () => {
    const { port } = await server({ trustProxy: true });
    const forwarded = `X-Forwarded-For: ${'1,'.repeat(5000)} 203.0.113.77\r\n`;
    const trailers = Array.from({ length: 80 }, (_, nth) => `t${nth}: ${'t'.repeat(100)}\r\n`).join('');
    const laden = `${forwarded}Transfer-Encoding: chunked\r\n\r\n0\r\n${trailers}`;
    await keptOf(port, get(path));
    // The laden one brings twenty thousand bytes more; what else the process keeps or lets go meanwhile is some thousands.
    const most = (await keptOf(port, get(path))) + 10_000;
    expect(await keptOf(port, get(path, laden))).toBeLessThan(most);
  });
});

test('of bodies on their way that are too much together the longest are cut', async () => {
  const { port } = await server({ limits: { ...noLimits, bodyBytesOverall: 110_000 } });
  const post = async (length: string): Promise<Raw> => {
    const { path } = await Polling.open(port);
    return new Raw(port, `POST ${path} HTTP/1.1\r\nHost: x\r\n${length}\r\n\r\n1\r\n4`);
  };
  const known = await Polling.enter(port);
  let cut = 0;
  const cutOnce = new Promise<void>((resolve) => {
    for (let time = 0; time < 3; time++)
      void post('Content-Length: 50000').then(async ({ closed }) => {
        await closed;
        cut += 1;
        resolve();
      });
  });
  await cutOnce;
  // Of unknown length: as long as a packet may be.
  await (
    await post('Transfer-Encoding: chunked')
  ).closed;
  expect((await known.post('3')).status).toBe(200);
  expect(cut).toBe(1);
  known.end();
});

test('so many bytes of answers at once, then so many a second', async () => {
  let clock = 0;
  const limits = { ...noLimits, sentBurst: 10_000, sentPerSecond: 1000 };
  const { port } = await server({ limits, now: () => clock });
  const ask = (): Promise<string> => answerTo(port, get('/metrics'));
  let [bytes, answer] = [0, ''];
  for (; statusOf((answer = await ask())) === 200; bytes += answer.length);
  expect(statusOf(answer)).toBe(429);
  expect(answer).toMatch(/Retry-After: [1-9]/i);
  expect(bytes).toBeGreaterThan(10_000);
  expect(bytes).toBeLessThan(25_000);
  clock += 20_000;
  expect(statusOf(await ask())).toBe(200);
});

test('a body in more pieces than any packet needs is cut, and so is whoever sends it again', async () => {
  const { port } = await server({ limits: { ...noLimits, strikes: 30 }, now: () => 0 });
  const answered = async (length: number): Promise<number> => {
    const { path } = await Polling.enter(port);
    const said = `42["${'x'.repeat(length - 6)}"]`;
    const pieces = Array.from(said, (character) => `1\r\n${character}\r\n`).join('');
    const head = `POST ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n`;
    return statusOf(await answerTo(port, `${head}${pieces}0\r\n\r\n`));
  };
  expect([await answered(256), await answered(257)]).toEqual([200, 0]);
  for (const length of [257, 300, 9000]) expect(await answered(length)).toBe(0);
  expect(await answerTo(port, get('/healthz'))).toBe('');
});

describe('messages on their way over websockets that are too much together', () => {
  const limits = { ...noLimits, frameBytesOverall: 15_000 };
  /** Writes each piece separately, after the server has had a turn. */
  async function pieces(wire: Wire, count: number, piece: Uint8Array): Promise<void> {
    for (let each = 0; each < count && !wire.isClosed; each++) {
      wire.write(piece);
      await new Promise(setImmediate);
    }
  }

  test('of half frames the longest are cut, and players are heard', async () => {
    const { port, url } = await server({ limits });
    const player = await Wire.enter(port);
    const said = frame('42["x",{}]');
    player.write(said.subarray(0, 8));
    const waiting = [await Wire.open(port), await Wire.enter(port), await Wire.enter(port)];
    const half = frame('4'.repeat(8000)).subarray(0, -1);
    for (const wire of waiting) wire.write(half);
    await Promise.race(waiting.map((wire) => wire.closed()));
    player.write(said.subarray(8));
    player.write(frame('421["leave",{"room":"abcdefghijkl"}]'));
    await new Promise<void>((resolve) => (player.onText = (text) => text.startsWith('431') && resolve()));
    expect((await guest(url).create('ludo', '1-2-')).ok).toBe(true);
    expect(player.isClosed).toBe(false);
  });

  test('of fragments the same', async () => {
    const { port } = await server({ limits });
    const wires = [await Wire.enter(port), await Wire.enter(port)];
    const begun = frame('4'.repeat(8000), 0x01);
    begun[0] = 0x01;
    for (const wire of wires) wire.write(begun);
    await Promise.race(wires.map((wire) => wire.closed()));
  });

  test('of whole ones that wait for their turn the same', async () => {
    const { port } = await server({ limits });
    const wires = await Promise.all(Array.from({ length: 40 }, () => Wire.enter(port)));
    const cut = Promise.race(wires.map((wire) => wire.closed()));
    for (const wire of wires) wire.write(frame(`42["x",${'{},'.repeat(2600)}1]`));
    await cut;
  });

  test('a byte counts with all that came with it', async () => {
    const { port } = await server({ limits });
    const wires = await Promise.all(Array.from({ length: 8 }, () => Wire.enter(port)));
    const message = frame('3'.padEnd(8000));
    const shifted = Buffer.concat([message.subarray(1), message.subarray(0, 1)]);
    for (const wire of wires) wire.write(message.subarray(0, 1));
    const cut = Promise.race(wires.map((wire) => wire.closed()));
    await Promise.all(wires.map((wire) => pieces(wire, 50, shifted)));
    await cut;
  });

  test('a piece of one byte counts as more', async () => {
    const { port } = await server({ limits });
    const wires = await Promise.all(Array.from({ length: 8 }, () => Wire.enter(port)));
    for (const wire of wires) wire.write(frame('4'.repeat(8000)).subarray(0, 8));
    const cut = Promise.race(wires.map((wire) => wire.closed()));
    await Promise.all(wires.map((wire) => pieces(wire, 200, Buffer.from('4'))));
    await cut;
  });
});

describe('requests of one address', () => {
  test('so many at once, then so many a second; whoever goes on is cut', async () => {
    let clock = 0;
    const { port } = await server({
      limits: { ...noLimits, requestBurst: 3, requestsPerSecond: 1, requestPatience: 2 },
      now: () => clock,
    });
    const statuses: number[] = [];
    const ask = async (): Promise<void> =>
      void statuses.push(statusOf(await answerTo(port, get('/healthz'))));
    for (let time = 0; time < 6; time++) await ask();
    expect(statuses).toEqual([200, 200, 200, 429, 429, 0]);
    clock += 1000;
    expect(await answerTo(port, get('/healthz'))).toMatch(/^HTTP\/1\.1 200/);
    expect(await answerTo(port, get('/healthz'))).toMatch(/^HTTP\/1\.1 429.*\r\nretry-after: 1\r\n/is);
    clock += 1000;
    expect(await answerTo(port, get('/healthz'))).toMatch(/^HTTP\/1\.1 200/);
    expect(await answerTo(port, get(GAME, 'Upgrade: websocket\r\n').replace(': close', ': Upgrade'))).toMatch(
      /^HTTP\/1\.1 429.*\r\nretry-after: 1\r\n/is,
    );
  });

  test.each([
    ['that expect what there is not', 417, get('/healthz', 'Expect: x\r\n')],
    ['to nobody', 400, get('/healthz').replace('Host: localhost\r\n', '')],
  ])('those %s are counted like all others', async (_which, status, request) => {
    const limits = { ...noLimits, requestBurst: 2, requestsPerSecond: 1, requestPatience: 1 };
    const { port } = await server({ limits, now: () => 0 });
    const statuses: number[] = [];
    for (let time = 0; time < 4; time++) statuses.push(statusOf(await answerTo(port, request)));
    expect(statuses).toEqual([status, status, 429, 0]);
  });

  test('behind a proxy of ours each by its own address', async () => {
    const { port } = await server({
      limits: { ...noLimits, requestBurst: 1, requestsPerSecond: 1 },
      now: () => 0,
      trustProxy: true,
    });
    const from = async (address: string): Promise<number> =>
      statusOf(await answerTo(port, get('/healthz', `X-Forwarded-For: 6.6.6.6, ${address}\r\n`)));
    expect([await from('1.1.1.1'), await from('1.1.1.1'), await from('2.2.2.2')]).toEqual([200, 429, 200]);
  });

  test('30 files each for 500 people of a school at once are let through', async () => {
    const { port } = await server({
      limits: { requestsPerSocket: 1e9, requestsAhead: 1e9 },
      now: () => 0,
    });
    const raw = new Raw(port);
    const all = new Promise<void>((resolve) => {
      let answers = 0;
      raw.socket.on('data', (text: string) => {
        answers += text.split('HTTP/1.1 400').length - 1;
        if (answers >= 14_990) resolve();
      });
    });
    raw.socket.write('GET /socket.io/?x HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(15_000));
    await all;
    expect(raw.heard).not.toContain('429');
  });
});

describe('a name that is not its own', () => {
  test.each([
    ['localhost', true],
    ['LOCALHOST:8080', true],
    ['games.localhost:1', true],
    ['localhost.', true],
    ['127.0.0.1', true],
    ['127.1.2.3:80', true],
    ['[::1]:8080', true],
    ['', false],
    ['evil.example', false],
    ['localhost.evil.example', false],
    ['127.0.0.1.evil.example', false],
    ['evil-localhost', false],
    ['192.168.1.20:8080', false],
    ['[::2]', false],
    ['localhost:8080:1', false],
  ])('%s: %s', (host, isOwn) => {
    expect(namesThisDevice(host)).toBe(isOwn);
  });

  test.each([
    ['none', ''],
    ['two', 'Host: localhost\r\nHost: evil.example\r\n'],
    ['twice the same', 'Host: localhost\r\nhOST: localhost\r\n'],
  ])('%s: is answered by nobody', async (_name, hosts) => {
    const { port } = await server();
    for (const lines of ['Connection: close\r\n', 'Connection: Upgrade\r\nUpgrade: websocket\r\n'])
      expect(statusOf(await answerTo(port, `GET ${GAME} HTTP/1.1\r\n${hosts}${lines}\r\n`))).toBe(400);
  });

  test('is told neither numbers nor addresses', async () => {
    const { port } = await server();
    for (const [path, host, status] of [
      ['/metrics', 'localhost', 200],
      ['/metrics', 'evil.example', 404],
      ['/addresses', '127.0.0.1:80', 200],
      ['/addresses', 'evil.example', 404],
    ] as const)
      expect(statusOf(await answerTo(port, get(path).replace('localhost', host))), `${path} ${host}`).toBe(
        status,
      );
  });
});

describe('no answer tells how the server is made, and none gives back what was asked for', () => {
  const asked = [
    '/%',
    '/%ff/x-y-z',
    '/x-y-z',
    '/x-y-z/../../etc/passwd',
    '/assets/x-y-z',
    '/assets/%00x-y-z',
    '/tables/x-y-z',
    '/socket.io/x-y-z',
    '/socket.io/?EIO=4&transport=x-y-z',
    '/socket.io/?EIO=3&transport=polling&x-y-z',
    '/socket.io/?EIO=4&transport=polling&sid=x-y-z',
    '//x-y-z',
    'http://x-y-z/',
    '*',
    'x-y-z',
    '/x-y-z\u00ff',
  ];
  const tells = /x-y-z|\n {4}at |node_modules|\.ts\b|\.js\b|\/work|\/home|Error:/;

  test.each(['development', 'production', 'test', ''])('with NODE_ENV=%s', async (environment) => {
    vi.stubEnv('NODE_ENV', environment);
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    onTestFinished(() => {
      vi.unstubAllEnvs();
      complaints.mockRestore();
    });
    const { port } = await server();
    for (const path of asked) {
      for (const method of ['GET', 'POST', 'PUT', 'OPTIONS', 'TRACE', 'DELETE']) {
        const answer = await answerTo(port, get(path).replace('GET', method));
        expect(answer, `${method} ${path}`).not.toMatch(tells);
        expect(statusOf(answer), `${method} ${path}`).toBeLessThan(500);
      }
    }
    for (const said of [
      'x-y-z\r\n\r\n',
      'GET /x-y-z HTTP/9\r\n\r\n',
      get('/', `X: ${'x-y-z'.repeat(5000)}\r\n`),
    ])
      expect(await answerTo(port, said)).not.toMatch(tells);
    expect(complaints).not.toHaveBeenCalled();
  });

  test('also where something of the server fails', async () => {
    vi.stubEnv('NODE_ENV', 'development');
    onTestFinished(() => void vi.unstubAllEnvs());
    const fails = {
      toJSON: () => {
        throw new Error('x-y-z');
      },
    };
    const { port } = await server({ kept: { over: fails as unknown as number } });
    const answer = await answerTo(port, get('/tables'));
    expect(statusOf(answer)).toBe(500);
    expect(answer).not.toMatch(tells);
    expect(statusOf(await answerTo(port, get('/healthz')))).toBe(200);
  });

  test('and the page may use of a device what it does use', async () => {
    const { port } = await server();
    const answer = await answerTo(port, get('/healthz'));
    const policy = /permissions-policy: (.*)\r/i.exec(answer)?.[1]?.split(', ') ?? [];
    expect(policy.filter((part) => !part.endsWith('=()')).toSorted()).toEqual([
      'autoplay=(self)',
      'clipboard-write=(self)',
      'screen-wake-lock=(self)',
      'web-share=(self)',
    ]);
    expect(policy).toContain('camera=()');
  });
});
