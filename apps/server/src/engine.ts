// Owns what is used of engine.io below Socket.IO: its connections, how they are ended, and how its websockets are made.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket as NetSocket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Half } from './halves.ts';
import type { GameServer, GameSocket } from './house.ts';

/** Milliseconds for the last bytes of a connection that is cut. */
const LAST_BYTES = 200;

/** Pieces of one message: of a good one there are two or three, and each that is kept costs far more than its bytes. */
const MOST_FRAGMENTS = 16;
const MOST_CHUNKS = 256;
/** What a piece takes beside its bytes. */
const BYTES_OF_A_PIECE = 500;
/** The first byte of a frame that is a whole text. */
const WHOLE_TEXT = 0x81;
/** Bytes of a message whose length is in the second byte of its frame, and in the two bytes after that. */
const LONGEST_SHORT = 125;
const LONGEST_LONG = 65_535;
/** Of a websocket: neither side has said goodbye. */
const OPEN = 1;

export interface Packet {
  readonly type: string;
  readonly data?: string | Uint8Array;
}

/** What of a websocket has come and is not told yet: bytes that are no whole frame, and frames that are no whole message. */
interface Unfinished {
  readonly _buffers: readonly Buffer[];
  readonly _fragments: readonly Buffer[];
}

/** A websocket of the library `ws`. */
interface Websocket {
  readonly _receiver: Unfinished;
  /** What its frames are written to; null once it is closed. */
  readonly _socket: NetSocket | null;
  readonly bufferedAmount: number;
  on(event: 'ping' | 'pong', listener: (data: Uint8Array) => void): void;
  /** Something came that no websocket sends. */
  on(event: 'error' | 'close', listener: () => void): void;
  listenerCount(event: string): number;
  close(code?: number, reason?: string | Uint8Array): void;
  readonly readyState: number;
  pong(...args: readonly unknown[]): void;
  pause(): void;
  terminate(): void;
}

export interface Transport {
  readonly name: string;
  /** It takes packets: what it was given before is on its way. */
  readonly writable: boolean;
  /** Of a websocket. */
  readonly socket?: Websocket;
  /** Of polling: the answer that is waited for, while there is one. */
  readonly res?: ServerResponse | null;
  /** Of polling: milliseconds in which a request has to come that can be told of the end. */
  closeTimeout?: number;
}

/** A connection of engine.io: over one websocket, or over requests that come one after the other. */
export interface Connection {
  readonly request: IncomingMessage;
  readonly transport: Transport;
  readonly readyState: string;
  /** Not yet given to the transport. */
  readonly writeBuffer: readonly Packet[];
  on(event: 'packet' | 'packetCreate', listener: (packet: Packet) => void): void;
  on(event: 'upgrade', listener: (transport: Transport) => void): void;
  /** Somebody asks again and again whether the websocket that is to take over is there. */
  on(event: 'upgrading', listener: () => void): void;
  on(event: 'flush', listener: () => void): void;
  on(event: 'close', listener: (reason: string, problem?: unknown) => void): void;
  removeAllListeners(event: 'data'): void;
  write(data: string): void;
  close(discard?: boolean): void;
}

/** What is below a socket of Socket.IO. */
export function connectionOf(socket: GameSocket): Connection {
  return socket.conn as unknown as Connection;
}

/** After its last bytes: a websocket that is closed waits long for the other side to agree, and polling for a request. */
export function hangUp(connection: Connection): void {
  if (connection.transport.closeTimeout !== undefined) connection.transport.closeTimeout = LAST_BYTES;
  connection.close();
  setTimeout(() => cut(connection), LAST_BYTES).unref();
}

/** At once, with all that waits for it. */
export function cut(connection: Connection): void {
  connection.close(true);
  connection.transport.socket?.terminate();
}

/** Where the bytes go that are given to the transport now. */
export function laneOf({ transport }: Connection): NetSocket | null {
  return transport.res?.socket ?? null;
}

/** A text as one frame of a websocket, as servers send it: whole and not masked (RFC 6455, 5.2). */
export function frameOf(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const [short, long] = [length <= LONGEST_SHORT, length > LONGEST_LONG];
  const head = short ? 2 : long ? 10 : 4;
  const frame = Buffer.allocUnsafe(head + length);
  frame[0] = WHOLE_TEXT;
  frame[1] = short ? length : long ? 127 : 126;
  if (long) frame.writeBigUInt64BE(BigInt(length), 2);
  else if (!short) frame.writeUInt16BE(length, 2);
  frame.write(text, head);
  return frame;
}

/**
 * Writes a frame past engine.io; false where it would overtake what waits there, or where there is no websocket: engine.io
 * has to be given the packet then. Nothing is compressed, so websockets keep nothing back either.
 */
export function writeFrame({ readyState, writeBuffer, transport }: Connection, frame: Buffer): boolean {
  if (transport.socket?.readyState !== OPEN) return false;
  if (readyState !== 'open' || !transport.writable || writeBuffer.length > 0) return false;
  const { _socket: wire } = transport.socket;
  wire?.write(frame);
  return wire !== null;
}

/** The connection that is there and that a request belongs to; null: none. */
export function sessionOf({ engine }: GameServer, { url = '' }: IncomingMessage): Connection | null {
  const id = /[?&]sid=([^&]+)/.exec(url)?.[1];
  const { clients } = engine as unknown as { clients: Readonly<Record<string, Connection>> };
  return id !== undefined && Object.hasOwn(clients, id) ? (clients[id] ?? null) : null;
}

type WebsocketClass = new (...args: ConstructorParameters<typeof Object>) => Websocket;
type Opened = (websocket: Websocket, request: IncomingMessage) => void;
type WebsocketServer = new (options: object) => {
  readonly options: { WebSocket: WebsocketClass };
  handleUpgrade(request: IncomingMessage, wire: Duplex, head: Buffer, opened: Opened): void;
};

interface WebsocketBounds {
  /** Makes what is kept of a message that is not whole; `cut` ends its websocket. */
  readonly halfOf: (cut: () => void) => Half;
  /** So much is kept of those that are not whole that this one, the longest, is cut. */
  readonly tooLong: (request: IncomingMessage) => void;
  /**
   * Over a websocket that is to take over a connection and has not yet, something came that is counted for connections
   * alone; it is cut.
   */
  readonly tooEarly: (request: IncomingMessage) => void;
}

/** To be called before the http server listens: engine.io makes its server of websockets then. */
export function boundWebsockets(io: GameServer, { halfOf, tooLong, tooEarly }: WebsocketBounds): void {
  const opts = io.engine.opts as { wsEngine: WebsocketServer };
  opts.wsEngine = class extends opts.wsEngine {
    constructor(options: object) {
      super({ ...options, maxFragments: MOST_FRAGMENTS, maxBufferedChunks: MOST_CHUNKS });
      this.options.WebSocket = deafAfterGoodbye(this.options.WebSocket);
    }

    override handleUpgrade(request: IncomingMessage, wire: Duplex, head: Buffer, opened: Opened): void {
      super.handleUpgrade(request, wire, head, (websocket, ...rest) => {
        for (const event of ['ping', 'pong'] as const)
          websocket.on(event, () => {
            // Nobody else listens to it, and what came in the same piece is of no interest.
            if (websocket.listenerCount(event) > 1 || websocket.readyState !== OPEN) return;
            websocket.terminate();
            tooEarly(request);
          });
        const half = halfOf(() => {
          websocket.terminate();
          tooLong(request);
        });
        // It has been taken apart by then.
        wire.on('data', () => half.keeps(bytesKept(websocket)));
        websocket.on('close', () => half.keeps(0));
        opened(websocket, ...rest);
      });
    }
  };
}

/** Each piece keeps all that was read from the network with it, however little of that is its own. */
function bytesKept({ _receiver: { _buffers, _fragments } }: Websocket): number {
  let bytes = 0;
  for (const pieces of [_buffers, _fragments])
    for (const { buffer } of pieces) bytes += buffer.byteLength + BYTES_OF_A_PIECE;
  return bytes;
}

/** Else whatever comes in would be taken apart for as long as the other side does not hang up, and counted by nobody. */
function deafAfterGoodbye(Base: WebsocketClass): WebsocketClass {
  return class extends Base {
    /** The library makes an error of each that it cannot send, for thousands of pings that came in one piece. */
    override pong(...args: readonly unknown[]): void {
      if (this.readyState === OPEN) super.pong(...args);
    }

    override close(code?: number, reason?: string | Uint8Array): void {
      super.close(code, reason);
      this.pause();
      setTimeout(() => this.terminate(), LAST_BYTES).unref();
    }
  };
}
