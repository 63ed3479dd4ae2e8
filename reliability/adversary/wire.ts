// Owns the attackers' connections, by hand down to the bytes.
import { randomBytes } from 'node:crypto';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { SIGNS_OF_LIFE } from '@ludo/protocol';
import { addressOf, type Ground } from './ground.ts';

export const GAME = '/socket.io/?EIO=4&transport=websocket';
export const POLLING = '/socket.io/?EIO=4&transport=polling';
/** Milliseconds: less than the server waits for one. */
const PONGS = SIGNS_OF_LIFE.answered - 1000;
/** Between the packets of one polling body. */
export const NEXT = '\u001e';

/** As a client sends it; masked with zeros, which leave the bytes as they are. */
export function frame(
  payload: string | Uint8Array,
  first = 0x80 | (typeof payload === 'string' ? 1 : 2),
): Buffer {
  const data = Buffer.from(payload as string);
  const { length } = data;
  const head = Buffer.alloc(length < 126 ? 6 : length < 65_536 ? 8 : 14);
  head[0] = first;
  if (length < 126) head[1] = 0x80 | length;
  else if (length < 65_536) {
    head[1] = 0x80 | 126;
    head.writeUInt16BE(length, 2);
  } else {
    head[1] = 0x80 | 127;
    head.writeBigUInt64BE(BigInt(length), 2);
  }
  return Buffer.concat([head, data]);
}

export function upgrade(port: number, path = GAME, headers = ''): string {
  return (
    `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
    `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}\r\nSec-WebSocket-Version: 13\r\n${headers}\r\n`
  );
}

export function dial(ground: Ground, from: number): Socket {
  ground.note('connections');
  const socket = connect({
    port: ground.port,
    host: '127.0.0.1',
    localAddress: addressOf(from),
    noDelay: true,
  });
  socket.on('error', () => undefined);
  socket.once('close', () => ground.note('closed'));
  return socket;
}

export function isClosed(socket: Socket): Promise<void> {
  return new Promise((resolve) => (socket.closed ? resolve() : socket.once('close', () => resolve())));
}

type Answer = Record<string, unknown>;

export class Wire {
  readonly socket: Socket;
  readonly #ground: Ground;
  readonly #closing: Promise<void>;
  readonly #answers = new Map<number, (answer: Answer | null) => void>();
  #acks = 0;
  #left: Buffer = Buffer.alloc(0);
  #isOpen = false;
  onText: (text: string) => void = () => undefined;
  #onPong: () => void = () => undefined;

  private constructor(ground: Ground, socket: Socket) {
    this.#ground = ground;
    this.socket = socket;
    socket.on('data', (data) => this.#take(data));
    this.#closing = isClosed(socket);
    void this.#closing.then(() => {
      for (const answer of this.#answers.values()) answer(null);
      this.#answers.clear();
    });
  }

  /** Null: refused. */
  static async open(ground: Ground, from: number, path = GAME, headers = ''): Promise<Wire | null> {
    const wire = new Wire(ground, dial(ground, from));
    const opened = new Promise<void>((resolve) => wire.socket.on('data', () => wire.#isOpen && resolve()));
    wire.socket.write(upgrade(ground.port, path, headers));
    await Promise.race([opened, isClosed(wire.socket)]);
    return wire.isOpen ? wire : null;
  }

  /** A websocket that has entered the game; null: refused. */
  static async enter(ground: Ground, from: number): Promise<Wire | null> {
    const wire = await Wire.open(ground, from);
    if (wire === null) return null;
    const entered = new Promise<boolean>((resolve) => {
      wire.onText = (text) => {
        if (text.startsWith('40')) resolve(true);
        if (text.startsWith('44')) resolve(false);
      };
      void isClosed(wire.socket).then(() => resolve(false));
    });
    wire.say('40');
    if (await entered) return wire;
    wire.end();
    return null;
  }

  get isOpen(): boolean {
    return this.#isOpen && !this.socket.destroyed;
  }

  say(text: string): void {
    this.write(frame(text));
  }

  write(data: Uint8Array): void {
    if (!this.socket.destroyed) this.socket.write(data);
  }

  /** Resolves when the bytes have left this process and others had their turn, or the connection is gone. */
  drained(): Promise<void> {
    return new Promise((resolve) => this.socket.write('', () => setImmediate(resolve)));
  }

  /** Resolves when everything sent is read, or the connection is gone. */
  answered(): Promise<unknown> {
    const ponged = new Promise<void>((resolve) => (this.#onPong = resolve));
    this.write(frame('all?', 0x89));
    return Promise.race([ponged, this.#closing]);
  }

  tell(event: string, message: unknown): void {
    this.say(`42${JSON.stringify([event, message])}`);
  }

  /** Null: cut before an answer. */
  ask(event: string, message: unknown): Promise<Answer | null> {
    const ack = ++this.#acks;
    if (this.socket.destroyed) return Promise.resolve(null);
    const answered = new Promise<Answer | null>((resolve) => this.#answers.set(ack, resolve));
    this.say(`42${ack}${JSON.stringify([event, message])}`);
    return answered;
  }

  /** Stops reading down to TCP; pings are still answered. */
  deafen(): void {
    this.socket.pause();
    const pong = setInterval(() => this.say('3'), PONGS);
    this.socket.once('close', () => clearInterval(pong));
  }

  end(): void {
    this.socket.destroy();
  }

  #take(data: Buffer): void {
    this.#left = this.#left.length === 0 ? data : Buffer.concat([this.#left, data]);
    if (!this.#isOpen) {
      const end = this.#left.indexOf('\r\n\r\n');
      if (end < 0) return;
      if (!this.#left.toString('latin1', 0, 12).endsWith('101')) return void this.socket.destroy();
      this.#isOpen = true;
      this.#left = this.#left.subarray(end + 4);
    }
    while (this.#takeFrame());
  }

  #takeFrame(): boolean {
    const { length } = this.#left;
    if (length < 2) return false;
    const short = this.#left.readUInt8(1) & 0x7f;
    const head = short < 126 ? 2 : short === 126 ? 4 : 10;
    if (length < head) return false;
    const long =
      short === 126
        ? this.#left.readUInt16BE(2)
        : head === 10
          ? Number(this.#left.readBigUInt64BE(2))
          : short;
    if (length < head + long) return false;
    const text = (this.#left.readUInt8(0) & 0x0f) === 1 ? this.#left.toString('utf8', head, head + long) : '';
    const kind = this.#left.readUInt8(0) & 0x0f;
    this.#left = this.#left.subarray(head + long);
    if (kind === 10) this.#onPong();
    // After a close frame nothing more is answered.
    if (kind === 8) this.#onPong();
    if (text !== '') this.#hear(text);
    return true;
  }

  #hear(text: string): void {
    if (text === '2') return this.say('3');
    this.#ground.note('packets heard');
    const [, ack, body] = /^43(\d+)(.*)$/s.exec(text) ?? [];
    const answer = this.#answers.get(Number(ack));
    if (answer === undefined || body === undefined) return this.onText(text);
    this.#answers.delete(Number(ack));
    answer((JSON.parse(body) as [Answer])[0]);
  }
}

const agents = new Map<number, Agent>();

/** By a library, on connections that stay; status 0: no answer. */
export function http(
  ground: Ground,
  from: number,
  path: string,
  {
    method = 'GET',
    headers = {},
    body,
  }: { method?: string; headers?: Record<string, string>; body?: string | Uint8Array } = {},
): Promise<{ status: number; text: string }> {
  const agent = agents.get(from) ?? new Agent({ keepAlive: true, localAddress: addressOf(from) });
  agents.set(from, agent);
  ground.note('requests');
  return new Promise((resolve) => {
    const none = (): void => resolve({ status: 0, text: '' });
    const asked = request(
      { host: '127.0.0.1', port: ground.port, path, method, headers, agent },
      (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (more: string) => (text += more));
        response.once('end', () => resolve({ status: response.statusCode ?? 0, text }));
        response.once('close', none);
      },
    );
    asked.once('error', none).once('upgrade', (_, socket) => {
      socket.destroy();
      none();
    });
    asked.end(body);
  });
}

/** Of a polling session; null: refused. */
export async function handshake(ground: Ground, from: number): Promise<string | null> {
  const { text } = await http(ground, from, POLLING);
  return /"sid":"([^"]+)"/.exec(text)?.[1] ?? null;
}

export function post(
  ground: Ground,
  from: number,
  sid: string,
  body: string | Uint8Array,
): Promise<{ status: number; text: string }> {
  const headers = { 'content-type': 'text/plain;charset=UTF-8' };
  return http(ground, from, `${POLLING}&sid=${sid}`, { method: 'POST', headers, body });
}
