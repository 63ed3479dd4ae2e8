// Floods from one address: their cost is bounded over all its connections, including replacements of cut ones, and
// honest players behind the address go on.
import { describe, expect, test } from 'vitest';
import { Polling, SEPARATOR } from './polling.ts';
import { answerTo, get, Raw, statusOf } from './raw.ts';
import { noLimits } from './test-server.ts';
import type { Guest } from './guest.ts';
import type { TestServer } from './test-server.ts';
import { visits } from './visits.ts';
import { frame, GAME, Wire } from './wire.ts';

const { server, guest } = visits();

/** Only Linux has all addresses of 127.0.0.0/8. */
const hasAddresses = process.platform === 'linux';
/** A packet of engine.io that only servers send; it ends the connection. */
const WRONG = frame('2');

/** Two at a table, who must be able to play until the end. */
async function players(place: TestServer): Promise<readonly [Guest, Guest]> {
  const [ada, bob] = [guest(place.url), guest(place.url)];
  const { room } = await ada.create('ludo', '1-2-');
  await Promise.all([ada.join(room), bob.join(room)]);
  await ada.must({ do: 'sit', player: 1, name: 'Ada' });
  return [ada, bob];
}

async function playOn([ada, bob]: readonly [Guest, Guest]): Promise<void> {
  await ada.must({ do: 'stand', player: 1 });
  await bob.must({ do: 'sit', player: 2, name: 'Bob' });
  await bob.must({ do: 'stand', player: 2 });
  await ada.must({ do: 'sit', player: 1, name: 'Ada' });
}

/** Whether it was let in; it then misbehaves until it is cut. */
async function misbehaves(port: number): Promise<boolean> {
  const wire = await Wire.open(port);
  if (wire.isClosed) return false;
  wire.write(frame('40'), WRONG, WRONG);
  await wire.closed();
  return true;
}

async function isLetIn(port: number): Promise<boolean> {
  return statusOf(await answerTo(port, get('/healthz'))) === 200;
}

test('a thousand messages in one breath leave room for who asks from elsewhere', async () => {
  const { port } = await server();
  const [many, one] = [await Wire.enter(port), await Wire.enter(port)];
  let answers = 0;
  const all = new Promise<void>((resolve) => {
    many.onText = () => {
      answers += 1;
      if (answers === 1) one.write(frame('421["leave",{}]'));
      if (answers === 1000) resolve();
    };
  });
  const before = new Promise<number>((resolve) => (one.onText = () => resolve(answers)));
  many.write(...Array.from({ length: 1000 }, () => frame('421["leave",{}]')));
  expect(await before).toBeLessThan(500);
  await all;
});

test.runIf(hasAddresses)(
  'long messages on 100 websockets in one breath leave room for who speaks from elsewhere',
  async () => {
    const { port } = await server();
    const many = await Promise.all(Array.from({ length: 100 }, () => Wire.enter(port)));
    const one = await Wire.enter(port, '127.0.0.2');
    let answers = 0;
    const all = new Promise<void>((resolve) => {
      for (const wire of many)
        wire.onText = () => {
          answers += 1;
          if (answers === many.length) resolve();
        };
    });
    const before = new Promise<number>((resolve) => (one.onText = () => resolve(answers)));
    // Names that there never were take the most time to be read.
    const objects = Array.from({ length: 500 }, (_, nth) => `{"${(nth * 7919).toString(36)}":1}`).join();
    for (const [nth, wire] of many.entries()) wire.write(frame(`42["${nth}",${objects}]`));
    one.write(frame('421["leave",{}]'));
    expect(await before).toBeLessThan(many.length / 2);
    await all;
  },
);

test.runIf(hasAddresses)(
  'bodies of 50 who poll that become whole in one breath leave room for who speaks from elsewhere',
  async () => {
    const { port } = await server();
    const one = await Wire.enter(port, '127.0.0.2');
    const speak = async (): Promise<void> => {
      const answered = new Promise<void>((resolve) => (one.onText = () => resolve()));
      one.write(frame('421["leave",{}]'));
      await answered;
    };
    const sessions = await Promise.all(Array.from({ length: 50 }, () => Polling.enter(port)));
    const objects = Array.from({ length: 500 }, (_, nth) => `{"${(nth * 7919).toString(36)}":1}`).join();
    const body = Array.from({ length: 6 }, () => `42["x",${objects}]`).join(SEPARATOR);
    const head = `Host: x\r\nContent-Type: text/plain\r\nContent-Length: ${body.length}\r\n\r\n`;
    const posts = sessions.map(() => new Raw(port, 'GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n'));
    for (const post of posts) await expect.poll(() => post.heard).toContain('ok');
    for (const [nth, { path }] of sessions.entries())
      posts[nth]?.socket.write(`POST ${path} HTTP/1.1\r\n${head}${body.slice(0, -1)}`);
    // More turns than it takes to begin with all of them.
    for (let turn = 0; turn < 20; turn++) await speak();
    for (const post of posts) post.heard = '';
    for (const { socket } of posts) socket.write(body.slice(-1));
    await speak();
    expect(posts.filter(({ heard }) => heard !== '').length).toBeLessThan(posts.length / 2);
    for (const post of posts) await expect.poll(() => post.heard).toContain('HTTP/1.1 200');
    for (const session of sessions) session.end();
  },
);

test('a websocket that was told goodbye is not listened to any more', async () => {
  const { port } = await server();
  const wire = await Wire.enter(port);
  wire.write(WRONG);
  await expect.poll(() => wire.isToldGoodbye).toBe(true);
  const flood = Buffer.concat(Array.from({ length: 7500 }, () => frame('3'.repeat(8000))));
  const isHeard = await new Promise((resolve) => {
    wire.socket.once('error', () => resolve(false));
    wire.socket.write(flood, () => resolve(true));
  });
  expect(isHeard).toBe(false);
});

describe('an address whose connections have to be cut again and again', () => {
  test('has nobody new let in for a while, each time longer; who is there plays on', async () => {
    let clock = 0;
    const place = await server({ limits: { ...noLimits, strikes: 3 }, now: () => clock });
    const there = await players(place);
    const come = async (): Promise<number> => {
      let letIn = 0;
      for (let time = 0; time < 10; time++) if (await misbehaves(place.port)) letIn += 1;
      return letIn;
    };
    expect(await come()).toBe(4);
    await playOn(there);
    expect(await isLetIn(place.port)).toBe(false);
    clock += 2000;
    expect(await isLetIn(place.port)).toBe(true);
    // One strike is forgotten by now.
    expect(await come()).toBe(2);
    clock += 2000;
    expect(await isLetIn(place.port)).toBe(false);
    clock += 2000;
    expect(await isLetIn(place.port)).toBe(true);
    clock += 60_000;
    expect(await come()).toBe(4);
    clock += 2000;
    expect(await isLetIn(place.port)).toBe(true);
    await playOn(there);
  });

  test.each([
    ['pings that only servers send', [WRONG]],
    ['frames that are none', [Buffer.from([0xff, 0xff, 0xff, 0xff])]],
    ['a message in a hundred pieces', Array.from({ length: 100 }, (_, nth) => piece(nth))],
    ['a message that is too long', [frame('4'.repeat(70_000))]],
    ['packets of Socket.IO that cannot be read', [frame('4'), frame('49')]],
    ['entering twice', [frame('40'), frame('40')]],
    ['pings by the hundred', Array.from({ length: 200 }, () => frame('', 9))],
    ['more packets than anybody needs', Array.from({ length: 4000 }, () => frame('3'))],
  ])('%s', async (_what, frames) => {
    const { port } = await server({ limits: { strikes: 5 }, now: () => 0 });
    let letIn = 0;
    for (let time = 0; time < 10; time++) {
      const wire = await Wire.open(port);
      if (wire.isClosed) continue;
      letIn += 1;
      wire.write(frame('40'), ...frames);
      await wire.closed();
    }
    expect(letIn).toBeLessThan(7);
    expect(letIn).toBeGreaterThan(0);
  });

  test.each([
    ['a ping', frame('', 9)],
    ['a pong', frame('', 10)],
  ])('%s over a websocket that has not taken over from polling yet', async (_what, early) => {
    const { port } = await server({ limits: { ...noLimits, strikes: 25 }, now: () => 0 });
    const session = await Polling.enter(port);
    for (let time = 0; time < 3; time++) {
      const wire = await Wire.open(port, session.upgradePath);
      wire.write(early);
      await wire.closed();
    }
    expect(await isLetIn(port)).toBe(false);
    session.end();
  });

  test('but who leaves, drops the line or reads nothing is not counted', async () => {
    const { port } = await server({ limits: { ...noLimits, strikes: 1 }, now: () => 0 });
    for (let time = 0; time < 5; time++) {
      const one = await Wire.enter(port);
      one.write(frame('41'), frame('1'));
      await one.end();
      const two = await Wire.enter(port);
      two.write(frame(new Uint8Array([0x03, 0xe8]), 8));
      await two.closed();
      const session = await Polling.enter(port);
      const waiting = session.get();
      session.end();
      await waiting;
    }
    expect(await isLetIn(port)).toBe(true);
  });

  test('behind a proxy of ours it is who is told of, by requests; who is there goes on', async () => {
    const { port } = await server({ limits: { ...noLimits, strikes: 1 }, now: () => 0, trustProxy: true });
    const by = (address: string): string => `X-Forwarded-For: ${address}\r\n`;
    const there = await Wire.open(port, GAME, by('6.6.6.6'));
    const heard = new Promise((resolve) => (there.onText = resolve));
    for (let time = 0; time < 2; time++) {
      const wire = await Wire.open(port, GAME, by('6.6.6.6'));
      wire.write(WRONG);
      await wire.closed();
    }
    expect(await answerTo(port, get('/healthz', by('6.6.6.6')))).toMatch(/^HTTP\/1\.1 429.*retry-after: 2/is);
    expect(statusOf(await answerTo(port, get('/healthz', by('7.7.7.7'))))).toBe(200);
    there.write(frame('40'));
    expect(await heard).toMatch(/^40/);
  });
});

describe('one address', () => {
  test('makes so many TCP connections at once, then so many a second', async () => {
    let clock = 0;
    const { port } = await server({
      limits: { ...noLimits, socketBurst: 3, socketsPerSecond: 1 },
      now: () => clock,
    });
    const come = async (): Promise<number> => {
      let letIn = 0;
      for (let time = 0; time < 6; time++) if (await isLetIn(port)) letIn += 1;
      return letIn;
    };
    expect(await come()).toBe(3);
    clock += 2000;
    expect(await come()).toBe(2);
  });

  test('six each for 500 browsers of a school are let through', async () => {
    const { port } = await server({ limits: {}, now: () => 0 });
    const crew = Array.from({ length: 50 }, async () => {
      let letIn = 0;
      for (let time = 0; time < 60; time++) if (await isLetIn(port)) letIn += 1;
      return letIn;
    });
    expect((await Promise.all(crew)).reduce((sum, letIn) => sum + letIn, 0)).toBe(3000);
    expect(await isLetIn(port)).toBe(false);
  });

  test('begins so many connections of the game, also over TCP connections that it has', async () => {
    let clock = 0;
    const { port } = await server({
      limits: { ...noLimits, entryBurst: 2, entriesPerSecond: 1 },
      now: () => clock,
    });
    const handshake = get('/socket.io/?EIO=4&transport=polling');
    const statuses: number[] = [];
    for (let time = 0; time < 3; time++) statuses.push(statusOf(await answerTo(port, handshake)));
    clock += 1000;
    for (let time = 0; time < 2; time++) statuses.push(statusOf(await answerTo(port, handshake)));
    expect(statuses).toEqual([200, 200, 403, 200, 403]);
  });

  test('sends so many bytes, over all its connections', async () => {
    const { port } = await server({
      limits: { ...noLimits, byteBurst: 1_000_000, bytesPerSecond: 1, ownBytesPerSecond: 1 },
      now: () => 0,
    });
    const long = frame(`42["nothing","${'x'.repeat(8000)}"]`);
    const taken: number[] = [];
    for (let time = 0; time < 5; time++) {
      const wire = await Wire.enter(port);
      let said = 0;
      const cut = wire.closed();
      while (!wire.isClosed && said < 2_000_000) {
        const answered = new Promise<void>((resolve) => {
          wire.onText = (text) => text.startsWith('431') && resolve();
        });
        wire.write(long, frame('421["leave",{}]'));
        said += long.length;
        await Promise.race([answered, cut]);
      }
      taken.push(said);
    }
    expect(taken.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThan(2_000_000);
  });

  test('and as heads of requests', async () => {
    const { port } = await server({
      limits: { ...noLimits, byteBurst: 100_000, bytesPerSecond: 1, ownBytesPerSecond: 1 },
      now: () => 0,
    });
    let answered = 0;
    for (let time = 0; time < 5; time++) {
      const raw = new Raw(port);
      for (let asked = 0; asked < 20 && !raw.socket.destroyed; asked++) {
        const before = raw.heard.length;
        raw.socket.write(`GET /healthz HTTP/1.1\r\nHost: x\r\nX: ${'y'.repeat(10_000)}\r\n\r\n`);
        const told = new Promise((resolve) => raw.socket.once('data', resolve));
        await Promise.race([told, raw.closed]);
        if (raw.heard.length === before) break;
        answered += 1;
      }
    }
    expect(answered).toBeGreaterThan(9);
    expect(answered).toBeLessThan(60);
  });
});

describe('over one TCP connection', () => {
  test.each([
    ['', 'GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n'],
    [' that expect what there is not', 'GET /healthz HTTP/1.1\r\nHost: x\r\nExpect: x\r\n\r\n'],
    [' to nobody', 'GET /healthz HTTP/1.1\r\n\r\n'],
  ])('a thousand requests%s in one write are not answered', async (_which, request) => {
    const { port, url } = await server({ limits: {} });
    const raw = new Raw(port, request.repeat(1000));
    await raw.closed;
    expect(raw.heard.split(/HTTP\/1\.1 [24]/).length - 1).toBeLessThan(10);
    expect(raw.socket.bytesRead).toBeLessThan(10_000);
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
  });

  test('and who does so again and again is not let in', async () => {
    const { port } = await server({ limits: {}, now: () => 0 });
    for (let time = 0; time < 4; time++)
      await new Raw(port, 'GET / HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(1000)).closed;
    expect(await isLetIn(port)).toBe(false);
  });

  test.each([
    ['/healthz', 'Content-Length: 1000000'],
    ['/', 'Transfer-Encoding: chunked'],
    ['/socket.io/?EIO=4&transport=polling&sid=unknown', 'Content-Length: 1000000'],
  ])('a body that nobody asked for is not read to its end: %s, %s', async (path, length) => {
    const limits = { ...noLimits, idleSeconds: 1e5, headSeconds: 1e5, requestSeconds: 1e5 };
    const { port } = await server({ limits });
    const raw = new Raw(port, `POST ${path} HTTP/1.1\r\nHost: x\r\n${length}\r\n\r\n1\r\nx\r\n`);
    await raw.closed;
    expect(statusOf(raw.heard)).toBeGreaterThanOrEqual(400);
  });
});

describe('who plays behind the address of an attacker', () => {
  test('is heard when its messages are used up', async () => {
    let clock = 0;
    const limits = { ...noLimits, messageBurst: 1000, messageBursts: 1, messagesPerSecond: 1 };
    const place = await server({ limits, now: () => clock });
    const there = await players(place);
    clock += 10_000;
    const wire = await Wire.enter(place.port);
    const used = new Promise<void>((resolve) => {
      wire.onText = (text) => {
        if (text.includes('too-many-messages')) resolve();
      };
    });
    wire.write(...Array.from({ length: 1100 }, (_, id) => frame(`42${id}["leave",{}]`)));
    await used;
    await playOn(there);
    await wire.end();
  });

  test('by polling also when its requests are, as often as it has earned', async () => {
    let clock = 0;
    const limits = { ...noLimits, requestBurst: 5, requestsPerSecond: 1, requestPatience: 1e9 };
    const { port } = await server({
      limits: { ...limits, ownRequests: 4, ownRequestsPerSecond: 1 },
      now: () => clock,
    });
    const session = await Polling.enter(port);
    const statuses = async (times: number): Promise<number[]> => {
      const told: number[] = [];
      for (let time = 0; time < times; time++) told.push((await session.post('3')).status);
      return told;
    };
    clock += 10_000;
    while (await isLetIn(port));
    expect(await statuses(6)).toEqual([200, 200, 200, 200, 429, 429]);
    clock += 2000;
    while (await isLetIn(port));
    expect(await statuses(3)).toEqual([200, 200, 429]);
    session.end();
  });

  test('and stays when its packets are', async () => {
    const limits = { messageBurst: 40, patience: 40, messagesPerSecond: 1, packetBursts: 1 };
    let clock = 0;
    const place = await server({ limits: { ...limits, messageBursts: 100 }, now: () => clock });
    const there = await players(place);
    clock += 10_000;
    const wire = await Wire.enter(place.port);
    wire.write(...Array.from({ length: 1000 }, () => frame('3')));
    await wire.closed();
    await playOn(there);
    expect(there.map(({ socket }) => socket.connected)).toEqual([true, true]);
  });
});

/** One byte of a longer message. */
function piece(nth: number): Buffer {
  const part = frame('4', nth === 0 ? 1 : 0);
  part[0] = nth === 0 ? 1 : 0;
  return part;
}
