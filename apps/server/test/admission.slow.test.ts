// What one connection may do below Socket.IO: enter once, and read what it is sent.
import { PROTOCOL_VERSION } from '@ludo/protocol';
import { describe, expect, test } from 'vitest';
import { networkOf, siteOf } from '../src/limits/networks.ts';
import { Polling } from './polling.ts';
import { HandClock } from './hand-clock.ts';
import { noLimits } from './test-server.ts';
import type { Guest } from './guest.ts';
import type { TestServer } from './test-server.ts';
import { visits } from './visits.ts';
import { frame, GAME, Wire } from './wire.ts';

const { server, guest } = visits();

async function metric(url: string, name: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(new RegExp(`^${name} (.+)$`, 'm').exec(text)?.[1]);
}

describe('a connection enters once', () => {
  test.each(['40', '40/other,', '40{"token":"x"}'])('%s after 40 is told so, and ends it', async (second) => {
    const { port } = await server();
    const wire = await Wire.enter(port);
    const heard: string[] = [];
    wire.onText = (text) => heard.push(text);
    wire.write(frame(second));
    await wire.closed();
    expect(heard).toHaveLength(1);
    expect(JSON.parse(heard[0]?.slice(2) ?? '')).toMatchObject({
      message: 'malformed',
      data: { ok: false, refusal: { code: 'malformed', field: 'connect' } },
    });
  });

  test('and brings nothing along that would be kept', async () => {
    const { port, url } = await server();
    const [wire, page] = [await Wire.open(port), await Wire.open(port)];
    const heard: string[] = [];
    wire.onText = (text) => heard.push(text);
    wire.write(frame(`40{"a":[${Array<string>(2600).fill('{}').join()}]}`));
    await wire.closed();
    expect(heard).toHaveLength(1);
    expect(JSON.parse(heard[0]?.slice(2) ?? '')).toMatchObject({ message: 'malformed' });
    await expect.poll(() => metric(url, 'ludo_sockets')).toBe(1);
    const told = new Promise<string>((resolve) => (page.onText = resolve));
    page.write(frame('40{"token":"short"}'));
    expect(await told).toMatch(/^40\{"sid"/);
  });

  test('also after it has left, and with whatever comes in the same breath', async () => {
    const { port, url } = await server();
    const wire = await Wire.enter(port);
    wire.write(frame('41'), frame('40'), ...Array.from({ length: 500 }, () => frame('40')));
    await wire.closed();
    const at = await Wire.open(port);
    const heard: string[] = [];
    at.onText = (text) => heard.push(text);
    at.write(...Array.from({ length: 500 }, (_, number) => frame(`40/n${number},`)));
    await at.closed();
    expect(heard.filter((text) => text.startsWith('44/'))).toHaveLength(1);
    await expect.poll(() => metric(url, 'ludo_sockets')).toBe(0);
  });

  test('of 2,900 in one body of polling one is answered at most', async () => {
    const { port, url } = await server();
    const session = await Polling.open(port);
    const waiting = session.get();
    await session.post(...Array.from({ length: 2900 }, () => '40'));
    // On a busy machine the first is answered before the second is read.
    let told = '';
    let answer = await waiting;
    for (; answer.status === 200; answer = await session.get()) told += answer.body;
    expect(answer.status).toBe(400);
    expect((told.match(/40\{/g) ?? []).length).toBeLessThanOrEqual(1);
    expect((told.match(/44\{/g) ?? []).length).toBeLessThanOrEqual(1);
    await expect.poll(() => metric(url, 'ludo_sockets')).toBe(0);
    session.end();
  });

  test('and pages of several people are not held for one', async () => {
    const { url } = await server();
    const [ada, bob] = [guest(url), guest(url)];
    const { room } = await ada.create('ludo', '1-2-');
    await Promise.all([ada.join(room), bob.join(room)]);
    for (const each of [ada, bob]) {
      each.socket.disconnect();
      each.socket.connect();
      await each.join(room);
    }
    expect(await metric(url, 'ludo_sockets')).toBe(2);
  });
});

describe('nothing of the game is binary, and no part of what is binary is kept for the rest of it', () => {
  const event = '2-["join",{"_placeholder":true,"num":0},{"_placeholder":true,"num":1}]';
  const single = '451-["join",{"_placeholder":true,"num":0}]';
  const attachment = frame(new Uint8Array(10));

  test.each([
    ['an event of two attachments', frame(`45${event}`)],
    ['a long event of one', frame(single.replace('join', 'j'.repeat(1000)))],
    ['a text in place of the attachment', Buffer.concat([frame(single), frame(single)])],
    ['a second attachment', Buffer.concat([frame(single), attachment, attachment])],
    ['an answer', frame(`461-1["a",{"_placeholder":true,"num":0}]`)],
    ['an attachment without either', attachment],
  ])('%s ends a connection', async (_what, said) => {
    const { port, url } = await server();
    for (const wire of [await Wire.enter(port), await Wire.open(port)]) {
      wire.write(said);
      await wire.closed();
    }
    await expect.poll(() => metric(url, 'ludo_sockets')).toBe(0);
  });

  test.each([`45${event}`, 'bAAAA'])('by polling, too: %s', async (said) => {
    const { port, url } = await server();
    const session = await Polling.enter(port);
    await session.post(said);
    await expect.poll(() => metric(url, 'ludo_sockets')).toBe(0);
    expect((await session.get()).status).toBe(400);
    session.end();
  });
});

describe('every packet counts, for its connection and for its address', () => {
  test('frames that a websocket is answered by itself, too', async () => {
    const { port } = await server({ limits: { messageBurst: 5, patience: 5, messagesPerSecond: 1 } });
    for (const opcode of [9, 10]) {
      const wire = await Wire.enter(port);
      wire.write(...Array.from({ length: 200 }, () => frame('x', opcode)));
      await wire.closed();
    }
  });

  test('and long ones more', async () => {
    const { port } = await server({ limits: { messageBurst: 5, patience: 5, messagesPerSecond: 1 } });
    const wire = await Wire.enter(port);
    wire.write(...Array.from({ length: 13 }, () => frame(`43${'9'.repeat(8000)}[]`)));
    await wire.closed();
  });

  test.each([
    [8192, null],
    [8193, 1009],
  ])('a message of %d bytes by websocket: closed with %s', async (bytes, code) => {
    const { port } = await server();
    const wire = await Wire.enter(port);
    const answered = new Promise<void>((resolve) => (wire.onText = () => resolve()));
    wire.write(frame(`42["${'x'.repeat(bytes - 6)}"]`));
    await Promise.race([answered, wire.closed()]);
    expect(wire.code).toBe(code);
  });

  test.each([
    [8192, 200],
    [8193, 400],
  ])(
    'a message of %d characters by polling: the next request is answered with %d',
    async (length, status) => {
      const { port } = await server();
      const session = await Polling.enter(port);
      await session.post(`42["${'x'.repeat(length - 6)}"]`);
      expect((await session.post('3')).status).toBe(status);
      session.end();
    },
  );

  test.each([
    [65_536, 200],
    [65_537, 413],
  ])('a body of %d bytes is answered with %d', async (bytes, status) => {
    const { port } = await server();
    const session = await Polling.enter(port);
    expect((await session.post('3'.padEnd(bytes))).status).toBe(status);
    session.end();
  });

  test('a message in more pieces than it has bytes to speak of is not put together', async () => {
    const { port } = await server();
    const wire = await Wire.enter(port);
    const piece = (opcode: number): Buffer => {
      const part = frame('4', opcode);
      part[0] = opcode;
      return part;
    };
    wire.write(piece(1), ...Array.from({ length: 40 }, () => piece(0)));
    await wire.closed();
    expect(wire.code).toBe(1008);
  });

  test('a connection made anew brings no new allowance to its address', async () => {
    const { port } = await server({
      limits: { messageBurst: 5, patience: 5, messagesPerSecond: 1, packetBursts: 2 },
      now: () => 0,
    });
    let through = 0;
    for (let round = 0; round < 10; round++) {
      const wire = await Wire.open(port);
      const answered = new Promise<number>((resolve) => {
        wire.onText = (text) => {
          if (text.startsWith('40'))
            wire.write(...Array.from({ length: 60 }, () => frame('430[]')), frame('421["leave",{}]'));
          if (text.startsWith('431')) resolve(1);
        };
        void wire.closed().then(() => resolve(0));
      });
      wire.write(frame('40'));
      through += await answered;
      await wire.end();
    }
    expect(through).toBeGreaterThan(0);
    expect(through).toBeLessThan(5);
  });
});

/** A room with as much talk as is kept. */
async function talkative(place: TestServer): Promise<{ readonly host: Guest; readonly room: string }> {
  const host = guest(place.url);
  const { room } = await host.create('ludo', '1-2-');
  await host.join(room);
  await host.must({ do: 'talk', talk: 'text' });
  for (let line = 0; line < 100; line++) await host.say('say', { room, words: { text: 'ä'.repeat(200) } });
  return { host, room };
}

const joinPacket = (id: number, room: string): string =>
  `42${id}["join",${JSON.stringify({ v: PROTOCOL_VERSION, room, lastSeq: 0 })}]`;

describe('who does not read what it is sent', () => {
  const most = 1_000_000;

  test('is cut when a megabyte waits: by websocket, although it answers pings', async () => {
    const place = await server();
    const { room } = await talkative(place);
    const wire = await Wire.enter(place.port);
    wire.socket.pause();
    let largest = 0;
    for (let id = 0; !wire.isClosed && (await metric(place.url, 'ludo_sockets')) > 1; id++) {
      wire.write(frame(joinPacket(id, room)), frame('3'));
      largest = Math.max(largest, await metric(place.url, 'ludo_waiting_bytes'));
    }
    expect(largest).toBeLessThan(most);
    await expect.poll(() => metric(place.url, 'ludo_waiting_bytes')).toBeLessThan(most / 100);
    await wire.end();
  });

  test('but who reads all of it stays, however much comes', async () => {
    // By this clock the server never checks unread bytes.
    const place = await server({ wait: new HandClock().wait });
    const { room } = await talkative(place);
    const wire = await Wire.enter(place.port);
    let heard = 0;
    for (let id = 0; heard < 2 * most && !wire.isClosed; id++) {
      const answered = new Promise<number>((resolve) => {
        wire.onText = (text) => text.startsWith('43') && resolve(text.length);
        void wire.closed().then(() => resolve(0));
      });
      wire.write(frame(joinPacket(id, room)));
      heard += await answered;
    }
    expect(heard).toBeGreaterThan(2 * most);
    await wire.end();
  });

  test('by polling, when it never asks for it', async () => {
    const place = await server();
    const { room } = await talkative(place);
    const session = await Polling.enter(place.port);
    let largest = 0;
    for (let id = 0; (await session.post(joinPacket(id, room))).status === 200; id++)
      largest = Math.max(largest, await metric(place.url, 'ludo_waiting_bytes'));
    expect(largest).toBeLessThan(most);
    expect(await metric(place.url, 'ludo_sockets')).toBe(1);
    session.end();
  });

  test.each(['waitingBytesPerAddress', 'waitingBytesOverall'])(
    '%s: those that have most go first',
    async (bound) => {
      const place = await server({ limits: { ...noLimits, [bound]: most } });
      const { host, room } = await talkative(place);
      const sessions = await Promise.all(Array.from({ length: 6 }, () => Polling.enter(place.port)));
      let isCut = false;
      for (let id = 0; !isCut; id++) {
        const answers = await Promise.all(sessions.map((each) => each.post(joinPacket(id, room))));
        isCut = answers.some(({ status }) => status !== 200);
        expect(await metric(place.url, 'ludo_waiting_bytes')).toBeLessThan(most);
      }
      await host.join(room);
      for (const session of sessions) session.end();
    },
  );

  test('and when nothing of it is read for half a minute', async () => {
    const clock = new HandClock();
    const place = await server({ now: clock.time, wait: clock.wait });
    const { host, room } = await talkative(place);
    const session = await Polling.enter(place.port);
    const reader = await Polling.enter(place.port);
    await Promise.all([session.post(joinPacket(0, room)), reader.post(joinPacket(0, room))]);
    await expect.poll(() => metric(place.url, 'ludo_waiting_bytes')).toBeGreaterThan(10_000);
    clock.pass(25_000);
    await reader.get();
    await reader.post(joinPacket(1, room));
    clock.pass(10_000);
    expect((await session.post('3')).status).toBe(400);
    expect((await reader.post('43[]')).status).toBe(200);
    await host.join(room);
    for (const each of [session, reader]) each.end();
  });
});

test.each([
  ['192.168.1.20', '192.168.1.20', '192.168.1.20'],
  ['::ffff:192.168.1.20', '192.168.1.20', '192.168.1.20'],
  ['2001:DB8:5:12ab:aa:bb:cc:dd', '2001:db8:5:1200::/56', '2001:db8:5:0::/48'],
  ['2001:db8:5:12ff:0:0:0:1', '2001:db8:5:1200::/56', '2001:db8:5:0::/48'],
  ['2001:db8::12:0:0:0:1', '2001:db8:0:0::/56', '2001:db8:0:0::/48'],
  ['2001:db8:1::1', '2001:db8:1:0::/56', '2001:db8:1:0::/48'],
  ['::1', '0:0:0:0::/56', '0:0:0:0::/48'],
  ['fe80::1%eth0', 'fe80::1', 'fe80::1'],
])('%s counts as %s, and for what is opened as %s', (address, network, site) => {
  expect(networkOf(address)).toBe(network);
  expect(siteOf(network)).toBe(site);
});

describe.skipIf(process.platform !== 'linux')('as many connections as there may be', () => {
  test('of a few addresses leave a place for who comes from another one', async () => {
    const { port, url } = await server({
      limits: { ...noLimits, connections: 8, connectionsPerAddress: 4, strikes: 1, strikesPerSecond: 0.001 },
    });
    const crowds: Wire[] = [];
    for (const address of ['127.0.0.2', '127.0.0.3'])
      for (let nth = 0; nth < 4; nth += 1) crowds.push(await Wire.enter(port, address));
    const guests: Wire[] = [];
    for (const address of ['127.0.0.4', '127.0.0.5', '127.0.0.4'])
      guests.push(await Wire.enter(port, address));
    await expect.poll(() => metric(url, 'ludo_sockets')).toBe(8);
    // The newest of whoever has most went.
    const stay = [true, true, false, false, true, true, true, false];
    expect(crowds.map(({ isClosed }) => !isClosed)).toEqual(stay);
    // Who has most as it is comes in for nobody.
    const again = await Wire.open(port, GAME, '', '127.0.0.3');
    await again.closed();
    expect([...crowds, ...guests].filter(({ isClosed }) => !isClosed)).toHaveLength(8);
    // Nobody is shut out for having made room.
    await crowds[0]?.end();
    await Wire.enter(port, '127.0.0.2');
  });
});

describe('one customer of IPv6', () => {
  const from = (end: string): string => `X-Forwarded-For: 2001:db8:7:${end}\r\n`;

  test('has the connections of one address, and whoever has a /48 four times as many', async () => {
    const { port } = await server({
      limits: { ...noLimits, connectionsPerAddress: 1, connectionsPerSite: 2 },
      trustProxy: true,
    });
    const enters = async (end: string): Promise<boolean> => {
      const wire = await Wire.open(port, GAME, from(end));
      return new Promise((resolve) => {
        wire.onText = (text) => {
          if (/^4[04]/.test(text)) resolve(text.startsWith('40'));
        };
        void wire.closed().then(() => resolve(false));
        wire.write(frame('40'));
      });
    };
    expect(await enters('100::1')).toBe(true);
    expect(await enters('1ff:5::2')).toBe(false);
    expect(await enters('300::1')).toBe(false);
    const { port: other } = await server({
      limits: { ...noLimits, connectionsPerAddress: 1, connectionsPerSite: 2 },
      trustProxy: true,
    });
    const opened: Wire[] = [];
    for (const end of ['100::1', '200::1', '300::1', '400::1', '500::1'])
      opened.push(await Wire.open(other, GAME, from(end)));
    await opened.at(-1)?.closed();
    expect(opened.slice(0, 4).map(({ isClosed }) => isClosed)).toEqual([false, false, false, false]);
  });

  test('opens the rooms, and makes public the tables, of one', async () => {
    const { url } = await server({ limits: { ...noLimits, roomBurst: 1 }, now: () => 0, trustProxy: true });
    const create = (end: string): Promise<unknown> => {
      const who = guest(url, undefined, { 'x-forwarded-for': `2001:db8:${end}` });
      return who.create('ludo', '1-2-');
    };
    await create('7:100::1');
    await expect(create('7:9900::1')).rejects.toThrow('too-many-rooms');
    await create('8:100::1');
  });
});
