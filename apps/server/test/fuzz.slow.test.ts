// Random malicious messages, packets, frames and requests, by the hundred thousand. The server keeps running, answers
// every message, does not disturb other games, and retains no memory.
//   FUZZ_MESSAGES (10000): how many messages FUZZ_SEED: which ones; a failure names its seed
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { PROTOCOL_VERSION } from '@ludo/protocol';
import { answers, clientMessages, parseMessage, refusedSchema, serverMessages } from '@ludo/protocol/schemas';
import type { ClientMessage } from '@ludo/protocol/schemas';
import { foldRows } from '@ludo/room';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fromSchema, hostile, spoilt } from './arbitraries.ts';
import type { EventStore } from '../src/store/event-store.ts';
import { openLibsqlStore } from '../src/store/libsql-store.ts';
import { Guest, newCommandId } from './guest.ts';
import { logOf, noLimits, openServer } from './test-server.ts';
import type { TestServer } from './test-server.ts';
import { frame, GAME, Wire } from './wire.ts';

const MESSAGES = Number(process.env['FUZZ_MESSAGES'] ?? 10_000);
const SEED = Number(process.env['FUZZ_SEED'] ?? Math.floor(Math.random() * 2 ** 31));
const CONNECTIONS = 8;
const BATCH = 50;
/** Milliseconds per message; far more than it takes. */
const PER_MESSAGE = 3;

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

const folder = mkdtempSync(join(tmpdir(), 'ludo-fuzz-'));
let place: TestServer;
const uncaught: unknown[] = [];
const note = (thrown: unknown): void => void uncaught.push(thrown);

function openStore(name: string): EventStore {
  const opened = openLibsqlStore(join(folder, name));
  if (!opened.ok) throw new Error(opened.error.reason);
  return opened.value;
}

beforeAll(async () => {
  process.on('uncaughtException', note);
  process.on('unhandledRejection', note);
  place = await openServer({
    store: openStore('games.sqlite'),
    limits: { ...noLimits, patience: 1e9 },
  });
});
afterAll(async () => {
  await place.close();
  process.off('uncaughtException', note);
  process.off('unhandledRejection', note);
  rmSync(folder, { recursive: true, force: true });
});

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Two honest players and their game. */
class Bystanders {
  readonly #ada: Guest;
  readonly #bob: Guest;
  readonly #sent = new Set<string>();
  #isOver = false;
  #playing: Promise<unknown> = Promise.resolve();
  room = '';

  constructor({ url }: TestServer) {
    this.#ada = new Guest(url);
    this.#bob = new Guest(url);
  }

  async begin(): Promise<this> {
    const { room } = await this.#ada.create('ludo', '1-2-');
    this.room = room;
    await this.#ada.join(room);
    await this.#bob.join(room);
    await this.#act(this.#ada, { do: 'sit', player: 1, name: 'Ada' });
    await this.#act(this.#bob, { do: 'sit', player: 2, name: 'Bob' });
    await this.#act(this.#ada, { do: 'start' });
    this.#playing = Promise.all([this.#play(this.#ada), this.#play(this.#bob)]);
    return this;
  }

  async #act(guest: Guest, command: Parameters<Guest['act']>[0]): Promise<void> {
    const id = newCommandId();
    this.#sent.add(id);
    const answer = await guest.act(command, id);
    if (!('row' in answer)) throw new Error(`${JSON.stringify(command)}: ${JSON.stringify(answer)}`);
  }

  /** Plays slowly, so that the game lasts through the test. */
  async #play(guest: Guest): Promise<void> {
    while (!this.#isOver) {
      const command = guest.nextCommand();
      if (command !== null) await this.#act(guest, command);
      else if (guest.state?.phase === 'over' && (guest === this.#ada) === (guest.state.agreement === null))
        await this.#act(guest, { do: 'start' });
      await pause(10);
    }
  }

  /** Checks that the log has no foreign rows and that both players see what it says. */
  async end(): Promise<number> {
    this.#isOver = true;
    await this.#playing;
    const log = await logOf(place.store, this.room);
    const others = log.slice(1).filter(({ id }) => id === undefined || !this.#sent.has(id));
    expect(others).toEqual([]);
    for (const guest of [this.#ada, this.#bob]) {
      await guest.until(() => guest.state?.seq === log.length);
      expect(guest.state).toEqual(foldRows(null, log));
      guest.leave();
    }
    return log.length;
  }
}

/** A message as sent. */
interface Said {
  readonly event: unknown;
  readonly args: readonly unknown[];
  readonly wantsAnswer: boolean;
}

function messages(room: string, own: readonly string[], token: string): fc.Arbitrary<Said> {
  const hints = {
    v: fc.constant(PROTOCOL_VERSION),
    room: fc.constantFrom(room, ...Array<string>(12).fill(own[0] ?? ''), own[1]),
    token: fc.constant(token),
    rules: fc.constantFrom('ludo', 'jumbo', 'uckers', 'ludo+enterOn=16', 'german'),
    seats: fc.constantFrom('1234', '1-2-', '1212'),
    player: fc.integer({ min: 1, max: 4 }),
    ply: fc.nat({ max: 12 }),
    lastSeq: fc.nat({ max: 12 }),
    play: fc.constantFrom('-', 'Rb>5', 'R5>6', 'Gb>18'),
    name: fc.constantFrom('Eve', 'Мария', '王小明', 'x'.repeat(400)),
  };
  const good = Object.entries(clientMessages).map(([event, schema]) => ({
    event,
    message: fromSchema(schema, hints),
  }));
  const weights: Readonly<Record<string, number>> = { create: 1, join: 3, leave: 1, command: 15, say: 3 };
  const said = fc.oneof(
    ...good.flatMap(({ event, message }) => [
      {
        weight: 2 * (weights[event] ?? 1),
        arbitrary: message.map((value) => ({ event: event as unknown, args: [value] as unknown[] })),
      },
      {
        weight: 5 * (weights[event] ?? 1),
        arbitrary: spoilt(message).map((value) => ({ event: event as unknown, args: [value] as unknown[] })),
      },
    ]),
    {
      weight: 4,
      arbitrary: fc.record({
        event: fc.oneof(
          fc.constantFrom<unknown>('row', 'presence', 'error', 'toString', '__proto__', 'message', '', 7),
          fc.string({ maxLength: 30, unit: 'binary' }).filter((name) => !reserved.has(name)),
        ),
        args: fc.array(hostile, { maxLength: 3 }),
      }),
    },
    {
      weight: 4,
      arbitrary: fc.record({
        event: fc.constantFrom<unknown>(...Object.keys(clientMessages)),
        args: fc.array(hostile, { maxLength: 4 }),
      }),
    },
  );
  return fc
    .tuple(said, fc.integer({ min: 0, max: 9 }))
    .map(([{ event, args }, chance]) => ({ event, args, wantsAnswer: chance > 0 }));
}

/** Names for which Socket.IO cuts the connection. */
const reserved = new Set([
  'connect',
  'connect_error',
  'disconnect',
  'disconnecting',
  'newListener',
  'removeListener',
]);

interface Tally {
  sent: number;
  good: number;
  rows: number;
  readonly refused: Map<string, number>;
}

function newTally(): Tally {
  return { sent: 0, good: 0, rows: 0, refused: new Map() };
}

/** One attacker: sends anything on one connection and reads the answers. */
class Villain {
  #wire: Wire | null = null;
  readonly #tally: Tally;
  readonly #own: string[] = [];
  readonly #open = new Map<number, Said>();
  /** Commands that are done: their rows have come. */
  readonly #written = new Map<number, Said>();
  readonly #rows = new Set<string>();
  readonly #problems: string[] = [];
  #token = 'abcdefghijklmnopqrstuv';
  #next = 1;
  #settle: (() => void) | null = null;

  readonly #server: TestServer;

  constructor(server: TestServer, tally: Tally) {
    this.#server = server;
    this.#tally = tally;
  }

  async enter(): Promise<this> {
    this.#wire = await Wire.enter(this.#server.port);
    this.#wire.onText = (text) => this.#hear(text);
    for (const seats of ['1-2-', '1234']) {
      const created = await this.#ask('create', { v: PROTOCOL_VERSION, rules: 'ludo', seats });
      this.#own.push(created['room'] ?? '');
      this.#token = created['token'] ?? '';
    }
    await this.#join();
    const [room] = this.#own;
    const commands = [
      { do: 'sit', player: 1, name: 'Eve' },
      { do: 'sit', player: 2, name: 'Eve' },
      { do: 'start' },
    ];
    for (const command of commands)
      this.#wire.write(frame(`42${JSON.stringify(['command', { room, id: newCommandId(), command }])}`));
    return this;
  }

  async #join(): Promise<void> {
    const [room] = this.#own;
    const message = { v: PROTOCOL_VERSION, room, token: this.#token, lastSeq: 0 };
    const joined = await this.#ask('join', message);
    // If a random message confirmed the new token, the old one now makes a new person.
    this.#token =
      joined['token'] ?? (await this.#ask('join', { ...message, token: undefined }))['token'] ?? '';
  }

  async #ask(event: string, message: object): Promise<Record<string, string>> {
    const heard = new Promise<string>((resolve) => {
      const listen = this.#wire?.onText;
      if (this.#wire === null || listen === undefined) return;
      this.#wire.onText = (text) => {
        if (!text.startsWith('430')) return listen(text);
        if (this.#wire !== null) this.#wire.onText = listen;
        resolve(text);
      };
    });
    this.#wire?.write(frame(`420${JSON.stringify([event, message])}`));
    return (JSON.parse((await heard).slice(3)) as [Record<string, string>])[0];
  }

  #hear(text: string): void {
    const [, kind, ack, body] = /^4([0-6])(\d*)(.*)$/s.exec(text) ?? [];
    if (kind === '3') return this.#answered(Number(ack), (JSON.parse(body ?? '') as unknown[])[0]);
    // The server disconnects.
    if (kind === '1') return;
    const told = JSON.parse(body ?? '[]') as [keyof typeof serverMessages, unknown];
    if (kind !== '2' || !Object.hasOwn(serverMessages, told[0])) {
      this.#problems.push(`heard ${text.slice(0, 200)}`);
      return;
    }
    const parsed = parseMessage(serverMessages[told[0]], told[1]);
    if (!parsed.ok) this.#problems.push(`heard ${text.slice(0, 200)}`);
    if (told[0] === 'row') {
      this.#tally.rows += 1;
      const { id } = told[1] as { readonly id?: string };
      if (id !== undefined) this.#rows.add(id);
    }
    if (told[0] === 'refused') this.#count(told[1]);
  }

  #answered(ack: number, answer: unknown): void {
    const said = this.#open.get(ack) ?? this.#written.get(ack);
    this.#open.delete(ack);
    this.#written.delete(ack);
    if (said === undefined) {
      this.#problems.push(`answered ${ack}, which was not asked`);
    } else if (parseMessage(refusedSchema, answer).ok) {
      this.#count(answer);
    } else if (!this.#isGood(said, answer)) {
      this.#problems.push(`${show(said)} was answered ${show(answer)}`);
    }
    if (this.#open.size === 0) this.#settle?.();
  }

  #isGood({ event, args }: Said, answer: unknown): boolean {
    if (typeof event !== 'string' || !Object.hasOwn(answers, event)) return false;
    this.#tally.good += 1;
    const name = event as ClientMessage;
    return parseMessage(clientMessages[name], args[0]).ok && parseMessage(answers[name], answer).ok;
  }

  #count(answer: unknown): void {
    const { code } = (answer as { refusal: { code: string } }).refusal;
    if (code === 'server-failed' || code === 'storage-failed')
      this.#problems.push(`answered ${show(answer)}`);
    this.#tally.refused.set(code, (this.#tally.refused.get(code) ?? 0) + 1);
  }

  /** Sends so many, and waits until each is answered. */
  async say(room: string, count: number, seed: number): Promise<void> {
    await this.#join();
    const frames: Buffer[] = [];
    for (const said of fc.sample(messages(room, this.#own, this.#token), { numRuns: count, seed })) {
      if (Buffer.byteLength(JSON.stringify(said.args)) > 7500) continue;
      const ack = said.wantsAnswer ? this.#next++ : null;
      if (ack !== null) this.#open.set(ack, said);
      frames.push(frame(`42${ack ?? ''}${JSON.stringify([said.event, ...said.args])}`));
      this.#tally.sent += 1;
    }
    const settled = new Promise<void>((resolve) => (this.#settle = resolve));
    this.#wire?.write(...frames);
    if (this.#open.size > 0) await Promise.race([settled, this.#wire?.closed(), this.#accepted()]);
    if (this.isCut) this.#problems.push(`cut with ${this.#wire?.code}`);
    expect(this.#problems, `seed ${seed} of ${SEED}`).toEqual([]);
  }

  /** Resolves when only accepted commands are open: their rows are the answers. */
  async #accepted(): Promise<void> {
    for (let turn = 0; turn < 2000; turn++) {
      await pause(5);
      const left = [...this.#open];
      if (!left.every(([, said]) => said.event === 'command')) continue;
      for (const [ack, said] of left) {
        // Of a spoilt one nothing is written: its answer is on the way.
        const { room, id } = (said.args[0] ?? {}) as { readonly room?: unknown; readonly id?: unknown };
        if (typeof room !== 'string' || typeof id !== 'string') continue;
        const isWritten =
          this.#rows.has(id) || (await logOf(this.#server.store, room)).some((row) => row.id === id);
        if (!isWritten) continue;
        this.#open.delete(ack);
        // A second command with this identifier is still answered.
        this.#written.set(ack, said);
      }
      if (this.#open.size === 0) return;
    }
    this.#problems.push(`never answered: ${show([...this.#open.values()][0])}`);
  }

  get isCut(): boolean {
    return this.#wire?.isClosed === true;
  }

  async leave(): Promise<void> {
    await this.#wire?.end();
  }
}

const show = (value: unknown): string => (JSON.stringify(value) ?? 'undefined').slice(0, 300);

async function assail(count: number, seed: number): Promise<Tally> {
  const tally = newTally();
  const bystanders = await new Bystanders(place).begin();
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async (_, index) => {
      // A few are too large to be sent here.
      const share = Math.ceil((count * 1.04) / CONNECTIONS);
      // Each reconnects now and then.
      for (let said = 0; said < share;) {
        const villain = await new Villain(place, tally).enter();
        for (let batch = 0; batch < 50 && said < share; batch++, said += BATCH)
          await villain.say(bystanders.room, Math.min(BATCH, share - said), seed + index * 100_003 + said);
        await villain.leave();
      }
    }),
  );
  expect(await bystanders.end()).toBeGreaterThan(4);
  return tally;
}

/** Bytes still held after everything collectable is gone. */
async function held(): Promise<number> {
  let least = Infinity;
  for (let round = 0; round < 5; round++) {
    await pause(50);
    collect();
    least = Math.min(least, process.memoryUsage().heapUsed);
  }
  return least;
}

/** Resolves when no connection or room of the attackers is kept; rooms wait a few seconds for their players. */
async function isForgotten(): Promise<void> {
  for (let turn = 0; ; turn++) {
    const metrics = await (await fetch(`${place.url}/metrics`)).text();
    const left = /^ludo_(rooms|sockets) [1-9]\d*$/gm.exec(metrics);
    if (left === null) return;
    expect(turn, left[0]).toBeLessThan(150);
    await pause(200);
  }
}

async function isWell(): Promise<void> {
  expect((await fetch(`${place.url}/healthz`)).status).toBe(200);
  const guest = new Guest(place.url);
  const { room } = await guest.create('ludo', '1-2-');
  await guest.join(room);
  expect(await guest.must({ do: 'sit', player: 1, name: 'Ada' })).toMatchObject({ row: { t: 'sit' } });
  guest.leave();
  expect(uncaught).toEqual([]);
}

test(
  `${MESSAGES} messages of every kind, good and bad, are answered, and nothing is left of them`,
  async () => {
    await assail(Math.ceil(MESSAGES / 5), SEED);
    const before = await held();
    const tally = await assail(Math.ceil((MESSAGES * 4) / 5), SEED + 1);
    const after = await held();
    expect(tally.sent).toBeGreaterThanOrEqual((MESSAGES * 4) / 5);
    // Checks the test itself: many messages are accepted, and others refused for many reasons.
    expect(tally.good).toBeGreaterThan(tally.sent / 100);
    expect(tally.refused.size).toBeGreaterThan(8);
    expect(after / before, `heap ${before} before, ${after} after, seed ${SEED}`).toBeLessThan(1.05);
    await isWell();
    await isForgotten();
  },
  120_000 + MESSAGES * PER_MESSAGE,
);

test('under the limits that everybody has: who says too much is told so, and then cut', async () => {
  const server = await openServer({ store: openStore('limited.sqlite'), limits: {} });
  const tally = newTally();
  const patient = await new Villain(server, tally).enter();
  await patient.say('abcdefghijkl', 20, SEED);
  expect(tally.refused.has('too-many-messages')).toBe(false);
  await patient.say('abcdefghijkl', 200, SEED + 1);
  expect(tally.refused.get('too-many-messages')).toBeGreaterThan(20);
  expect(patient.isCut).toBe(false);
  const hasty = await new Villain(server, newTally()).enter();
  await expect(hasty.say('abcdefghijkl', 1000, SEED + 2)).rejects.toThrow('cut with');
  const guest = new Guest(server.url);
  await guest.create('ludo', '1-2-');
  guest.leave();
  await patient.leave();
  await server.close();
});

/** Mostly characters of Socket.IO packets. */
const alphabet = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(...Array.from('0123456789[]{}",:-/_b\\\u001e\u0000 ')) },
  { weight: 2, arbitrary: fc.constantFrom('"command"', '"join"', '"_placeholder":true', '"num":0', 'null') },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 3 }) },
);
/** What engine.io is given: a packet's text, or bytes. */
const packets: fc.Arbitrary<string | Uint8Array> = fc.oneof(
  fc.array(alphabet, { maxLength: 30 }).map((parts) => `4${parts.join('')}`),
  fc.array(alphabet, { maxLength: 30 }).map((parts) => `42${parts.join('')}`),
  fc.array(alphabet, { maxLength: 12 }).map((parts) => parts.join('')),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.uint8Array({ maxLength: 100 }),
  fc.constantFrom(
    '0',
    '1',
    '2',
    '2probe',
    '3',
    '5',
    '6',
    '40',
    '40/other,',
    '40/__proto__,{}',
    '40{"sid":"x","__proto__":{}}',
    '41',
    '41/other,',
    '42',
    '42[]',
    '42{}',
    '42null',
    '42["error",{}]',
    '42["disconnect"]',
    '42["connect"]',
    '42["newListener"]',
    '4299999999999999999999999["leave",{}]',
    '42-1["leave",{}]',
    '43[]',
    '430[1]',
    '44',
    '44{"message":"x"}',
    '451-["command",{"_placeholder":true,"num":0}]',
    '451-["command",{"_placeholder":true,"num":7}]',
    '451-["command",{"_placeholder":true,"num":"__proto__"}]',
    '4510-["command"]',
    '4599999999-["command"]',
    '45-["command"]',
    '461-0[{"_placeholder":true,"num":0}]',
    `42${'['.repeat(8000)}`,
    `42["leave",${'['.repeat(4000)}${']'.repeat(4000)}]`,
    `451-["command",${'{"a":'.repeat(1300)}1${'}'.repeat(1300)}]`,
    '4'.repeat(8000),
    '4'.repeat(60_000),
    '4'.repeat(70_000),
  ),
);

/** Bytes where frames are expected: whole, broken and partial ones, and none. */
const frames: fc.Arbitrary<Buffer> = fc.oneof(
  fc.tuple(packets, fc.integer({ min: 0, max: 15 })).map(([packet, opcode]) => frame(packet, opcode)),
  fc.tuple(packets, fc.nat()).map(([packet, where]) => {
    const whole = frame(packet);
    return whole.subarray(0, where % whole.length);
  }),
  fc.tuple(packets, fc.nat(), fc.nat({ max: 255 })).map(([packet, where, byte]) => {
    const changed = frame(packet);
    changed[where % Math.min(changed.length, 20)] = byte;
    return changed;
  }),
  fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
  // A frame that announces 2^62 bytes; endless close and ping frames.
  fc.constant(Buffer.from([0x81, 0xff, 0x40, 0, 0, 0, 0, 0, 0, 0, 1, 2, 3, 4, 5])),
  fc.constant(Buffer.concat(Array.from({ length: 50 }, () => frame('ping', 9)))),
  fc.constant(Buffer.concat([frame('', 8), frame('', 8), frame('42["leave"]')])),
);

describe('connections that do not speak the language', () => {
  const share = Math.ceil(MESSAGES / 100);

  test(
    'packets of every kind and none',
    async () => {
      const bystanders = await new Bystanders(place).begin();
      const drawn = fc.sample(fc.array(packets, { minLength: 1, maxLength: 12 }), {
        numRuns: share,
        seed: SEED,
      });
      await inParallel(drawn, async (list) => {
        const wire = await Wire.enter(place.port);
        wire.write(...list.map((packet) => frame(packet)));
        await heardOut(wire);
      });
      await bystanders.end();
      await isWell();
    },
    120_000 + MESSAGES,
  );

  test(
    'frames of every kind and none, before and after entering',
    async () => {
      const bystanders = await new Bystanders(place).begin();
      const drawn = fc.sample(fc.tuple(fc.boolean(), fc.array(frames, { minLength: 1, maxLength: 6 })), {
        numRuns: share,
        seed: SEED,
      });
      await inParallel(drawn, async ([isInside, list]) => {
        const wire = await (isInside ? Wire.enter(place.port) : Wire.open(place.port));
        wire.write(...list);
        await heardOut(wire);
      });
      await bystanders.end();
      await isWell();
    },
    120_000 + MESSAGES,
  );

  test(
    'requests of every kind and none',
    async () => {
      const bystanders = await new Bystanders(place).begin();
      const drawn = fc.sample(requests, { numRuns: share, seed: SEED });
      await inParallel(drawn, async (request) => {
        const socket = connect(place.port, '127.0.0.1');
        socket.on('error', () => undefined);
        let heard = '';
        socket.setEncoding('latin1').on('data', (text: string) => (heard += text));
        const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
        socket.write(request);
        await Promise.race([closed, pause(20)]);
        socket.destroy();
        await closed;
        expect(heard, request.toString('latin1')).not.toMatch(/^HTTP\/1\.1 5|\n {4}at |node_modules/);
      });
      await bystanders.end();
      await isWell();
    },
    120_000 + MESSAGES,
  );
});

const upgrade = 'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n';
const key = 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n';
const paths = fc.oneof(
  fc.constantFrom(
    '/',
    '/socket.io/',
    '/socket.io/?EIO=3&transport=websocket',
    '/socket.io/?EIO=4&transport=polling',
    '/socket.io/?EIO=4&transport=polling&sid=__proto__',
    '/socket.io/?EIO=4&transport=polling&sid=constructor&sid=x',
    '/socket.io/?EIO[]=4&transport[a]=polling',
    '/socket.io/?EIO=4&transport=webtransport',
    '/socket.io/?EIO=4&transport=toString',
    '/socket.io/?%',
    '/%',
    '/assets/%00',
    '//',
    'http://other/',
    '*',
    GAME,
    `${GAME}&sid=x`,
    '/healthz',
  ),
  fc.string({ maxLength: 30 }).map((path) => `/${path.replaceAll(/\s/g, '')}`),
);
const lines = fc.oneof(
  fc.constantFrom(
    upgrade,
    key,
    upgrade + key,
    'Upgrade: h2c\r\nConnection: Upgrade\r\n',
    'Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits=99\r\n',
    'Sec-WebSocket-Extensions: ,;=\r\n',
    'Sec-WebSocket-Protocol: ,,\r\n',
    'Content-Length: 5\r\n',
    'Content-Length: -1\r\n',
    'Content-Length: 99999999999\r\n',
    'Transfer-Encoding: chunked\r\n',
    'Origin: null\r\n',
    'Origin: \u00ff\u0001\r\n',
    'Origin: http://[\r\n',
    'Expect: 100-continue\r\n',
    'Range: bytes=-\r\n',
    'Accept-Encoding: ;;q=x\r\n',
    `Cookie: ${'x'.repeat(20_000)}\r\n`,
  ),
  fc.string({ maxLength: 40 }).map((text) => `X: ${text}\r\n`),
);
/** Http requests: whole, partial and invalid. */
const requests: fc.Arbitrary<Buffer> = fc.oneof(
  fc
    .tuple(
      fc.constantFrom('GET', 'GET', 'GET', 'POST', 'PUT', 'OPTIONS', 'HEAD', 'CONNECT', 'TRACE', 'X'),
      paths,
      fc.array(lines, { maxLength: 4 }),
      fc.oneof(
        frames,
        fc.string({ unit: 'binary' }),
        fc.constantFrom('', '4\r\nabcd\r\n0\r\n\r\n', 'zz\r\n'),
      ),
    )
    .map(([method, path, list, body]) =>
      Buffer.concat([
        Buffer.from(`${method} ${path} HTTP/1.1\r\nHost: x\r\n${list.join('')}\r\n`, 'latin1'),
        Buffer.from(body as string),
      ]),
    ),
  fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)),
  fc
    .nat({ max: 120 })
    .map((length) =>
      Buffer.from(`GET ${GAME} HTTP/1.1\r\nHost: x\r\n${upgrade}${key}\r\n`).subarray(0, length),
    ),
);

/** Gives the server time to take what was sent or to cut the connection. */
async function heardOut(wire: Wire): Promise<void> {
  await Promise.race([wire.closed(), pause(20)]);
  await wire.end();
}

async function inParallel<T>(list: readonly T[], act: (one: T) => Promise<void>): Promise<void> {
  const left = [...list];
  await Promise.all(
    Array.from({ length: 32 }, async () => {
      for (let one = left.pop(); one !== undefined; one = left.pop()) await act(one);
    }),
  );
}
