// Owns what the server uses of engine.io below Socket.IO: its connections, how they end, and how its websockets are
// made.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket as NetSocket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Incomplete } from '../limits/incomplete.ts';
import type { GameServer, GameSocket } from './server-context.ts';

/** Milliseconds that a connection has to send its last bytes before it is cut. */
const LAST_BYTES = 200;

/** Pieces of one message: a good one has two or three, and each stored piece costs far more than its bytes. */
const MOST_FRAGMENTS = 16;
const MOST_CHUNKS = 256;
const BYTES_OF_A_PIECE = 500;
const BYTES_READ_AT_ONCE = 65_536;
/** How a text begins that is for Socket.IO; others are signs of life and steps of an upgrade, which cost nothing. */
const FOR_SOCKET_IO = '4'.charCodeAt(0);
/** The first byte of a frame that holds a whole text. */
const WHOLE_TEXT = 0x81;
/** The longest messages whose length fits into the frame's second byte, and into the two bytes after it. */
const LONGEST_SHORT = 125;
const LONGEST_LONG = 65_535;
/** The `readyState` before either side has sent a close frame. */
const OPEN = 1;

export interface Packet {
  readonly type: string;
  readonly data?: string | Uint8Array;
}

/** What takes apart what a websocket receives. */
interface Receiver {
  /** Incomplete frames, and frames of incomplete messages. */
  readonly _buffers: readonly Buffer[];
  readonly _fragments: readonly Buffer[];
  /** Bytes that wait for it; more are not read while it needs to be drained. */
  readonly writableLength: number;
  readonly writableNeedDrain: boolean;
  emit(event: string, ...args: readonly unknown[]): boolean;
  /** Goes on with what has come. */
  startLoop(done: () => void): void;
}

interface Websocket {
  readonly _receiver: Receiver;
  readonly _socket: NetSocket | null;
  readonly bufferedAmount: number;
  on(event: 'message' | 'ping' | 'pong', listener: (data: Uint8Array) => void): void;
  /** The other side sent bytes that are no valid frame. */
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
  /** It can take packets: the previous ones are on their way. */
  readonly writable: boolean;
  readonly socket?: Websocket;
  /** Only of polling: the pending answer, if any. */
  readonly res?: ServerResponse | null;
  /** Only of polling: the answer to the body that is being read. */
  readonly dataRes?: ServerResponse | null;
  /** Takes apart a message of a websocket, or a whole body of polling. */
  onData(data: unknown): void;
  /** Only of polling: how many milliseconds it waits for a request that can be told of the end. */
  closeTimeout?: number;
}

/** A connection of engine.io, over one websocket or over successive requests. */
export interface Connection {
  readonly request: IncomingMessage;
  readonly transport: Transport;
  readonly readyState: string;
  /** Packets that the transport does not have yet. */
  readonly writeBuffer: readonly Packet[];
  on(event: 'packet' | 'packetCreate', listener: (packet: Packet) => void): void;
  on(event: 'upgrade', listener: (transport: Transport) => void): void;
  /** The client repeatedly asks whether the websocket that is to take over is ready. */
  on(event: 'upgrading', listener: () => void): void;
  on(event: 'flush', listener: () => void): void;
  on(event: 'close', listener: (reason: string, problem?: unknown) => void): void;
  removeAllListeners(event: 'data'): void;
  write(data: string): void;
  close(discard?: boolean): void;
}

export function connectionOf(socket: GameSocket): Connection {
  return socket.conn as unknown as Connection;
}

/**
 * Ends it after its last bytes. Otherwise a closed websocket waits long for the other side, and polling for a request.
 */
export function hangUp(connection: Connection): void {
  if (connection.transport.closeTimeout !== undefined) connection.transport.closeTimeout = LAST_BYTES;
  connection.close();
  setTimeout(() => cut(connection), LAST_BYTES).unref();
}

/** Ends it at once and drops everything unsent. */
export function cut(connection: Connection): void {
  connection.close(true);
  connection.transport.socket?.terminate();
}

/** The TCP connection of polling's pending answer; null if there is none. */
export function laneOf({ transport }: Connection): NetSocket | null {
  return transport.res?.socket ?? null;
}

/** A text as one frame as servers send it: whole and unmasked (RFC 6455, 5.2). */
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
 * Writes a frame directly to the websocket. Returns false if there is no websocket or the frame would overtake waiting
 * packets; then the caller must give the packet to engine.io. Needs compression off, so that the websocket queues
 * nothing itself.
 */
export function writeFrame({ readyState, writeBuffer, transport }: Connection, frame: Buffer): boolean {
  if (transport.socket?.readyState !== OPEN) return false;
  if (readyState !== 'open' || !transport.writable || writeBuffer.length > 0) return false;
  const { _socket: wire } = transport.socket;
  wire?.write(frame);
  return wire !== null;
}

/** The existing connection that a request belongs to; null if there is none. */
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
  /** Acts when it is the turn of the address from which this request came. */
  readonly turnsOf: (request: IncomingMessage) => (act: () => void) => void;
  /** Tracks the incomplete message of a websocket; `cut` ends the websocket. */
  readonly incompleteOf: (cut: () => void) => Incomplete;
  /** This websocket was cut: incomplete messages exceed their limit, and its is the longest. */
  readonly tooLong: (request: IncomingMessage) => void;
  /** This websocket was cut: before it took over its connection it sent frames that are counted only per connection. */
  readonly tooEarly: (request: IncomingMessage) => void;
}

/** Must be called before the http server listens, which is when engine.io makes its websocket server. */
export function boundWebsockets(
  io: GameServer,
  { turnsOf, incompleteOf, tooLong, tooEarly }: WebsocketBounds,
): void {
  const opts = io.engine.opts as { wsEngine: WebsocketServer };
  opts.wsEngine = class extends opts.wsEngine {
    constructor(options: object) {
      // One message of a websocket per turn of the event loop, so that others are heard between many that come at once.
      super({
        ...options,
        maxFragments: MOST_FRAGMENTS,
        maxBufferedChunks: MOST_CHUNKS,
        allowSynchronousEvents: false,
      });
      this.options.WebSocket = deafAfterGoodbye(this.options.WebSocket);
    }

    override handleUpgrade(request: IncomingMessage, wire: Duplex, head: Buffer, opened: Opened): void {
      super.handleUpgrade(request, wire, head, (websocket, ...rest) => {
        for (const event of ['ping', 'pong'] as const)
          websocket.on(event, () => {
            // A further listener counts the frames itself; after a close frame nothing counts.
            if (websocket.listenerCount(event) > 2 || websocket.readyState !== OPEN) return;
            websocket.terminate();
            tooEarly(request);
          });
        const incomplete = incompleteOf(() => {
          websocket.terminate();
          tooLong(request);
        });
        const inTurn = turnsOf(request);
        let waiting: Uint8Array | null = null;
        const keeps = (): void => incomplete.keeps(bytesKept(websocket, waiting));
        passInTurn(websocket, (message, pass) => {
          if (message[0] !== FOR_SOCKET_IO) return pass();
          waiting = message;
          inTurn(() => {
            waiting = null;
            pass();
          });
          if (waiting !== null) keeps();
        });
        wire.on('data', keeps);
        for (const event of ['message', 'ping', 'pong'] as const) websocket.on(event, keeps);
        websocket.on('close', () => incomplete.keeps(0));
        opened(websocket, ...rest);
      });
    }
  };
}

/**
 * Gives each message to `take` instead of passing it on; `pass` passes it on. Until then nothing more of this websocket
 * is taken apart, and soon nothing more is read.
 */
function passInTurn(
  { _receiver: receiver }: Websocket,
  take: (message: Uint8Array, pass: () => void) => void,
): void {
  const emit = receiver.emit.bind(receiver);
  const startLoop = receiver.startLoop.bind(receiver);
  let isWaiting = false;
  let goOn: (() => void) | null = null;
  receiver.emit = (event, ...args) => {
    const [message] = args;
    if (event !== 'message' || !(message instanceof Uint8Array)) return emit(event, ...args);
    isWaiting = true;
    take(message, () => {
      isWaiting = false;
      emit(event, ...args);
      goOn?.();
      goOn = null;
    });
    return true;
  };
  receiver.startLoop = (done) => {
    if (isWaiting) goOn = () => startLoop(done);
    else startLoop(done);
  };
}

/** A body of polling waits for its turn, and so does its answer: whoever sent it sends no other meanwhile. */
export function readInTurn(transport: Transport, inTurn: (act: () => void) => void): void {
  const read = transport.onData.bind(transport);
  transport.onData = (data) => {
    const { dataRes: response } = transport;
    let isRead = false;
    let answer: (() => void) | null = null;
    inTurn(() => {
      isRead = true;
      read(data);
      answer?.();
    });
    if (isRead || response === null || response === undefined) return;
    const end = response.end.bind(response);
    response.end = (text: unknown) => {
      answer = () => void end(text);
      return response;
    };
  };
}

/**
 * Each piece keeps alive the whole buffer that was read from the network, however little of it the piece uses. Once a
 * receiver needs to be drained, as much again may have been read as is read at once.
 */
function bytesKept({ _receiver: receiver }: Websocket, waiting: Uint8Array | null): number {
  const { _buffers, _fragments, writableLength, writableNeedDrain } = receiver;
  let bytes = writableLength + (writableNeedDrain ? BYTES_READ_AT_ONCE : 0);
  if (waiting !== null) bytes += waiting.buffer.byteLength + BYTES_OF_A_PIECE;
  for (const pieces of [_buffers, _fragments])
    for (const { buffer } of pieces) bytes += buffer.byteLength + BYTES_OF_A_PIECE;
  return bytes;
}

/** Drops data after the close frame: `ws` would parse it, uncounted, until the other side hangs up. */
function deafAfterGoodbye(Base: WebsocketClass): WebsocketClass {
  return class extends Base {
    /** `ws` creates an error for each pong that it cannot send, possibly thousands for one chunk of pings. */
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
