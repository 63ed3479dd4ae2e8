// For tests: a websocket by hand, down to its frames, so that invalid ones can be sent.
import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import type { Socket } from 'node:net';

export const GAME = '/socket.io/?EIO=4&transport=websocket';

/** One frame as a client sends it; masked with zeros, which leaves the bytes as they are. */
export function frame(payload: string | Uint8Array, opcode = typeof payload === 'string' ? 1 : 2): Buffer {
  const data = Buffer.from(payload as string);
  const { length } = data;
  const head = Buffer.alloc(length < 126 ? 6 : length < 65_536 ? 8 : 14);
  head[0] = 0x80 | opcode;
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

/** A connection that has become a websocket, if the server let it. */
export class Wire {
  readonly socket: Socket;
  /** Everything received, as text, including frame heads. */
  isClosed = false;
  /** The code with which the server closed, if any. */
  code: number | null = null;
  isToldGoodbye = false;
  onText: (text: string) => void = () => undefined;
  readonly #closing: Promise<void>;
  #left: Buffer = Buffer.alloc(0);
  #isOpen = false;

  private constructor(port: number, request: string, from: string) {
    this.socket = connect({ port, host: '127.0.0.1', localAddress: from, noDelay: true });
    this.#closing = new Promise((resolve) => {
      this.socket.once('close', () => {
        this.isClosed = true;
        resolve();
      });
    });
    this.socket.on('error', () => undefined);
    this.socket.write(request);
  }

  /** `from`: an address of this device to connect from. */
  static async open(port: number, path = GAME, headers = '', from = '127.0.0.1'): Promise<Wire> {
    const key = randomBytes(16).toString('base64');
    const wire = new Wire(
      port,
      `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
        `Sec-WebSocket-Key: ${key}\r\nSec-WebSocket-Version: 13\r\n${headers}\r\n`,
      from,
    );
    await new Promise<void>((resolve) => {
      wire.socket.on('data', (data) => {
        wire.#take(data);
        if (wire.#isOpen) resolve();
      });
      void wire.#closing.then(resolve);
    });
    return wire;
  }

  /** Opens a websocket that has entered the game. */
  static async enter(port: number, from?: string): Promise<Wire> {
    const wire = await Wire.open(port, GAME, '', from);
    const entered = new Promise<void>((resolve, reject) => {
      wire.onText = (text) => {
        if (text.startsWith('40')) resolve();
        if (text.startsWith('44')) reject(new Error(text));
      };
      void wire.closed().then(() => reject(new Error('cut')));
    });
    wire.write(frame('40'));
    await entered;
    return wire;
  }

  write(...parts: readonly Uint8Array[]): void {
    if (!this.isClosed) this.socket.write(Buffer.concat(parts));
  }

  closed(): Promise<void> {
    return this.#closing;
  }

  end(): Promise<void> {
    this.socket.destroy();
    return this.#closing;
  }

  #take(data: Buffer): void {
    this.#left = this.#left.length === 0 ? data : Buffer.concat([this.#left, data]);
    if (!this.#isOpen) {
      const end = this.#left.indexOf('\r\n\r\n');
      if (end < 0) return;
      if (!this.#left.toString('latin1', 0, 12).endsWith('101')) return;
      this.#isOpen = true;
      this.#left = this.#left.subarray(end + 4);
    }
    for (;;) {
      const { length } = this.#left;
      if (length < 2) return;
      const short = this.#left.readUInt8(1) & 0x7f;
      const head = short < 126 ? 2 : short === 126 ? 4 : 10;
      if (length < head) return;
      const size =
        short < 126
          ? short
          : short === 126
            ? this.#left.readUInt16BE(2)
            : Number(this.#left.readBigUInt64BE(2));
      if (length < head + size) return;
      const opcode = this.#left.readUInt8(0) & 0x0f;
      const payload = this.#left.subarray(head, head + size);
      this.#left = this.#left.subarray(head + size);
      if (opcode === 1) this.#hear(payload.toString());
      if (opcode === 8) this.isToldGoodbye = true;
      if (opcode === 8 && size >= 2) this.code = payload.readUInt16BE(0);
    }
  }

  #hear(text: string): void {
    if (text === '2') return this.write(frame('3'));
    this.onText(text);
  }
}
