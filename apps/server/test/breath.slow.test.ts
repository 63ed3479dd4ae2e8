// What many websockets do at the same moment: a little of it in each turn of the event loop.
import { EventEmitter, once } from 'node:events';
import { ServerResponse } from 'node:http';
import { connect, Socket as NetSocket } from 'node:net';
import timers from 'node:timers';
import { PROTOCOL_VERSION as v, SIGNS_OF_LIFE } from '@ludo/protocol';
import { Socket } from 'socket.io';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { ENDINGS_A_TURN } from '../src/http/endings.ts';
import { REQUESTS_A_TURN } from '../src/http/requests.ts';
import { standardLimits } from '../src/limits/limits.ts';
import type { ThreadProgram } from '../src/store/threaded-store.ts';
import { LOOK } from '../src/wire/backlog.ts';
import { Polling } from './polling.ts';
import { Raw } from './raw.ts';
import { HandClock } from './hand-clock.ts';
import { noLimits } from './test-server.ts';
import { visits } from './visits.ts';
import { frame, Wire } from './wire.ts';

const { server, guest } = visits();

/** On a busy machine. */
const PATIENTLY = { timeout: 20_000 };

const WIRES = 400;
/** In one turn, and what began in the turn before. */
const MOST = 2 * 100;

/** Http requests in one turn, and in the one before. */
const MOST_REQUESTS = 2 * REQUESTS_A_TURN;
const ASKERS = 100;

/** Connections that are ended in one turn, and in the one before. */
const MOST_ENDINGS = 2 * ENDINGS_A_TURN;

const repository = process.cwd();
const pictureThread: ThreadProgram = {
  path: `${repository}/scripts/run-typescript.mjs`,
  args: [`${repository}/apps/server/src/previews/picture-thread.ts`],
};

/** Of Socket.IO's packets: ACK. */
const ANSWER = 3;
/** Without a question for what is new they are soon taken for gone. */
const DEAF = 300;

interface Turns {
  readonly note: () => void;
  readonly sum: () => number;
  readonly most: () => number;
}

/** How often `note` was called, by turns of the event loop. */
function turns(): Turns {
  const counts = [0];
  return {
    note: () => {
      // Nothing runs in turns in which nothing is noted: some tests wait for seconds.
      if (counts.at(-1) === 0) setImmediate(() => void counts.push(0));
      counts.push((counts.pop() ?? 0) + 1);
    },
    sum: () => counts.reduce((sum, count) => sum + count, 0),
    most: () => Math.max(...counts),
  };
}

/** Until the test is over; the method does what it did. */
function hear(of: object, method: string, called: (self: object, args: readonly unknown[]) => void): void {
  const kept = Reflect.get(of, method) as (...args: readonly unknown[]) => unknown;
  Reflect.set(of, method, function (this: object, ...args: readonly unknown[]) {
    called(this, args);
    return kept.apply(this, [...args]);
  });
  onTestFinished(() => void Reflect.set(of, method, kept));
}

/**
 * Until the test is over nobody is taken for silent: on a busy machine that would come before the turn of some that have gone
 * another way. The timers of this module are those by which engine.io asks for a sign of life, and waits for it.
 */
function takeNobodyForSilent(): void {
  const forEver = 2 ** 31 - 1;
  const later = vi.spyOn(timers, 'setTimeout');
  later.mockImplementation((act) => setTimeout(act, forEver).unref());
  onTestFinished(() => later.mockRestore());
}

/** Nobody is asked for a sign of life by itself; returns how all are asked who are to be asked by now. */
function askWhenTold(): () => void {
  const asking: (() => void)[] = [];
  const later = vi.spyOn(timers, 'setTimeout');
  later.mockImplementation((act, milliseconds) => {
    if (milliseconds === SIGNS_OF_LIFE.every) asking.push(act);
    return setTimeout(() => undefined, 0);
  });
  onTestFinished(() => later.mockRestore());
  return () => {
    for (const ask of asking.splice(0)) ask();
  };
}

/** Until the test is over: how often something was written to a connection that is gone. */
function writtenInVain(): () => number {
  let times = 0;
  hear(NetSocket.prototype, 'write', (self) => (times += (self as NetSocket).destroyed ? 1 : 0));
  return () => times;
}

/** Its host has gone already. */
async function emptyRoom(url: string): Promise<string> {
  const gone = turns();
  hear(Socket.prototype, '_onclose', gone.note);
  const host = guest(url);
  const { room } = await host.create('ludo', '1234');
  host.leave();
  await expect.poll(gone.sum, PATIENTLY).toBe(1);
  return room;
}

async function entered(port: number): Promise<readonly Wire[]> {
  const wires: Wire[] = [];
  for (let nth = 0; nth < WIRES; nth++) wires.push(await Wire.enter(port));
  return wires;
}

describe('at the same moment many websockets', () => {
  test.each([
    ['pongs of the game', 'message', frame('3')],
    ['packets of no meaning', 'message', frame('6')],
    ['pongs of their own', 'pong', frame('', 10)],
  ])('send %s: some are read in each turn', async (_name, event, sign) => {
    const { port } = await server({ limits: noLimits });
    const wires = await entered(port);
    const read = turns();
    hear(EventEmitter.prototype, 'emit', (self, [name]) => {
      if (name === event && Reflect.get(self, '_isServer') === true) read.note();
    });
    for (const wire of wires) wire.write(sign, sign, sign);
    await expect.poll(read.sum, PATIENTLY).toBeGreaterThanOrEqual(3 * WIRES);
    expect(read.most()).toBeLessThanOrEqual(MOST);
    for (const wire of wires) wire.socket.destroy();
  });

  test.each([
    ['ended', 'transport close'],
    ['reset', 'transport close'],
    ['silent', 'ping timeout'],
  ])(
    'of one room are %s: some leave in each turn, and nothing is written to those that are gone',
    async (how, why) => {
      if (how !== 'silent') takeNobodyForSilent();
      const { port, url } = await server({ limits: noLimits });
      const room = await emptyRoom(url);
      const wires = await entered(port);
      const join = frame(`420${JSON.stringify(['join', { v, room, lastSeq: 0 }])}`);
      let joined = 0;
      for (const wire of wires) {
        wire.onText = (text) => (joined += text.startsWith('430') ? 1 : 0);
        wire.write(join);
      }
      await expect.poll(() => joined, PATIENTLY).toBe(WIRES);
      const left = turns();
      const reasons = new Set<unknown>();
      hear(Socket.prototype, '_onclose', (_self, [reason]) => {
        left.note();
        reasons.add(reason);
      });
      const ended = turns();
      hear(NetSocket.prototype, 'end', ended.note);
      const inVain = writtenInVain();
      for (const wire of wires) {
        if (how === 'ended') wire.socket.destroy();
        if (how === 'reset') wire.socket.resetAndDestroy();
        // From the last sign of life on the server counts.
        if (how === 'silent') wire.write(frame('3'));
        wire.write = () => undefined;
      }
      await expect.poll(left.sum, PATIENTLY).toBe(WIRES);
      for (const { most } of [left, ended]) expect(most()).toBeLessThanOrEqual(MOST);
      expect([...reasons]).toEqual([why]);
      expect(inVain()).toBe(0);
      for (const { socket } of wires) socket.destroy();
    },
  );
});

test.each([
  ['ended', 'some have left'],
  ['reset', 'it is known'],
  ['reset', 'some have left'],
])(
  'many websockets are %s, and before %s all are to be asked for signs of life: those that are gone are not, and some leave in each turn',
  async (how, when) => {
    const ask = askWhenTold();
    const { port } = await server({ limits: noLimits });
    const wires = await entered(port);
    const left = turns();
    const reasons = new Set<unknown>();
    hear(Socket.prototype, '_onclose', (_self, [reason]) => {
      if (left.sum() === 0) setImmediate(ask);
      left.note();
      reasons.add(reason);
    });
    const inVain = writtenInVain();
    for (const { socket } of wires) {
      if (how === 'ended') socket.destroy();
      else socket.resetAndDestroy();
    }
    if (when === 'it is known') ask();
    await expect.poll(left.sum, PATIENTLY).toBe(WIRES);
    expect(left.most()).toBeLessThanOrEqual(MOST);
    expect([...reasons]).toEqual(['transport close']);
    expect(inVain()).toBe(0);
  },
);

test.each([
  ['hang up', (raw: Raw) => void raw.socket.end()],
  ['wait', () => undefined],
])('with half the head of a request many %s: some are ended in each turn', async (_what, act) => {
  const { port } = await server({ limits: { ...noLimits, headSeconds: 1 } });
  const ended = turns();
  hear(NetSocket.prototype, '_destroy', (self) => {
    if (Reflect.get(self, 'server') !== null) ended.note();
  });
  const asked = 'GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n';
  const crowd = Array.from({ length: WIRES }, () => new Raw(port, `${asked}GET / HTTP/1.1\r\n`));
  await expect.poll(() => crowd.filter(({ heard }) => heard.includes('"ok"')).length, PATIENTLY).toBe(WIRES);
  for (const raw of crowd) act(raw);
  await expect.poll(ended.sum, PATIENTLY).toBe(WIRES);
  expect(ended.most()).toBeLessThanOrEqual(MOST_ENDINGS);
});

test('many connections that have asked are reset: some end in each turn', async () => {
  const { port } = await server({ limits: noLimits });
  const ended = turns();
  hear(NetSocket.prototype, '_destroy', (self) => {
    if (Reflect.get(self, 'server') !== null) ended.note();
  });
  const asked = 'GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n';
  const crowd = Array.from({ length: WIRES }, () => new Raw(port, asked));
  await expect.poll(() => crowd.filter(({ heard }) => heard.includes('"ok"')).length, PATIENTLY).toBe(WIRES);
  for (const { socket } of crowd) socket.resetAndDestroy();
  await expect.poll(ended.sum, PATIENTLY).toBe(WIRES);
  expect(ended.most()).toBeLessThanOrEqual(MOST_ENDINGS);
});

test('a crowd that reads nothing is ended by some in each turn', async () => {
  takeNobodyForSilent();
  const clock = new HandClock();
  const { port, url } = await server({ limits: noLimits, wait: clock.wait, now: clock.now });
  const room = await emptyRoom(url);
  const join = `420${JSON.stringify(['join', { v, room, lastSeq: 0 }])}`;
  const left = turns();
  const reasons = new Set<unknown>();
  hear(Socket.prototype, '_onclose', (_self, [reason]) => {
    left.note();
    reasons.add(reason);
  });
  let answered = 0;
  hear(Socket.prototype, 'packet', (_self, [packet]) => {
    answered += (packet as { readonly type: number }).type === ANSWER ? 1 : 0;
  });
  const crowd: Polling[] = [];
  for (let nth = 0; nth < DEAF; nth++) crowd.push(await Polling.enter(port));
  await Promise.all(crowd.map((session) => session.post(join)));
  await expect.poll(() => answered, PATIENTLY).toBe(DEAF);
  clock.pass(1000 * standardLimits.stuckSeconds + LOOK);
  await expect.poll(left.sum, PATIENTLY).toBe(DEAF);
  expect(left.most()).toBeLessThanOrEqual(MOST);
  expect([...reasons]).toEqual(['forced close']);
  for (const session of crowd) session.end();
});

test('many wait for the same picture: when it is drawn, some are answered in each turn', async () => {
  const { port } = await server({ limits: noLimits, pictureThread });
  const answered = turns();
  hear(ServerResponse.prototype, 'end', answered.note);
  const askers = Array.from({ length: ASKERS }, () => {
    const socket = connect(port, '127.0.0.1');
    socket.write('GET /picture/en.png HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
    socket.resume();
    return once(socket, 'close');
  });
  await Promise.all(askers);
  expect(answered.sum()).toBe(ASKERS);
  expect(answered.most()).toBeLessThanOrEqual(MOST_REQUESTS);
});
