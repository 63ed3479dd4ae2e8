// Owns how websockets are made: what each may send is bounded, is read in turns, and nothing is read after its end.
import type { IncomingMessage } from 'node:http';
import type { Socket as NetSocket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Incomplete } from '../limits/incomplete.ts';
import type { GameServer } from './server-context.ts';

/** Milliseconds for a connection's last bytes before it is cut. */
export const LAST_BYTES = 200;

/** Of one message: a good one has two or three, and each stored piece costs far more than its bytes. */
const MOST_FRAGMENTS = 16;
const MOST_CHUNKS = 256;
const BYTES_OF_A_PIECE = 500;
const BYTES_OF_A_MASK = 4;
const BYTES_READ_AT_ONCE = 65_536;
/** Texts that do not begin so are signs of life and steps of an upgrade, and cost little. */
const FOR_SOCKET_IO = '4'.charCodeAt(0);
/** `readyState` before either side has sent a close frame, and after that. */
const OPEN = 1;
const CLOSING = 2;

/** What takes apart what a websocket receives. */
interface Receiver {
  /** Of the last frame: a part of the piece that it came in. */
  readonly _mask?: Uint8Array;
  /** Of frames and messages that are incomplete. */
  readonly _buffers: readonly Buffer[];
  /** In `_buffers`. */
  readonly _bufferedBytes: number;
  readonly _fragments: readonly Buffer[];
  /** Bytes that wait for it; while it needs to be drained no more are read. */
  readonly writableLength: number;
  readonly writableNeedDrain: boolean;
  emit(event: string, ...args: readonly unknown[]): boolean;
  startLoop(done: () => void): void;
}

export interface Websocket {
  readonly _receiver: Receiver;
  /** Tells everybody that it is closed. */
  emitClose(): void;
  readonly _socket: NetSocket | null;
  readonly bufferedAmount: number;
  on(event: 'message' | 'ping' | 'pong', listener: (data: Uint8Array) => void): void;
  /** The other side sent bytes that are no frame. */
  on(event: 'error' | 'close', listener: () => void): void;
  listenerCount(event: string): number;
  close(code?: number, reason?: string | Uint8Array): void;
  readonly readyState: number;
  pong(...args: readonly unknown[]): void;
  /** As engine.io calls it. */
  send(data: unknown, sent: (problem?: unknown) => void): void;
  pause(): void;
  terminate(): void;
}

type WebsocketClass = new (...args: ConstructorParameters<typeof Object>) => Websocket;
type Opened = (websocket: Websocket, request: IncomingMessage) => void;
type WebsocketServer = new (options: object) => {
  readonly options: { WebSocket: WebsocketClass };
  handleUpgrade(request: IncomingMessage, wire: Duplex, head: Buffer, opened: Opened): void;
};

interface WebsocketBounds {
  /** Most bytes of one message. */
  readonly most: number;
  /** Act when it is the turn of the request's address; `signs` are quick, and wait for no messages. */
  readonly turnsOf: (request: IncomingMessage) => {
    readonly inTurn: (act: () => void) => void;
    readonly signs: (act: () => void) => void;
  };
  /** For the incomplete message of a websocket; `cut` ends the websocket. */
  readonly incompleteOf: (cut: () => void) => Incomplete;
  /** This websocket was cut: of incomplete messages beyond their limit, its was the longest. */
  readonly tooLong: (request: IncomingMessage) => void;
  /**
   * This websocket was cut: before it took over its connection it sent frames that are counted per connection alone.
   */
  readonly tooEarly: (request: IncomingMessage) => void;
}

/** To be called before the http server listens, which is when engine.io makes its websocket server. */
export function boundWebsockets(
  io: GameServer,
  { most, turnsOf, incompleteOf, tooLong, tooEarly }: WebsocketBounds,
): void {
  const opts = io.engine.opts as { wsEngine: WebsocketServer };
  opts.wsEngine = class extends opts.wsEngine {
    constructor(options: object) {
      // One message of a websocket per turn of the event loop, so that others are heard in between.
      super({
        ...options,
        maxPayload: most,
        maxFragments: MOST_FRAGMENTS,
        maxBufferedChunks: MOST_CHUNKS,
        allowSynchronousEvents: false,
      });
      this.options.WebSocket = quietAfterGoodbye(this.options.WebSocket);
    }

    override handleUpgrade(request: IncomingMessage, wire: Duplex, head: Buffer, opened: Opened): void {
      super.handleUpgrade(request, wire, head, (websocket, ...rest) => {
        for (const event of ['ping', 'pong'] as const)
          websocket.on(event, () => {
            // A further listener counts the frames itself; after a close frame nothing counts.
            if (websocket.listenerCount(event) > 1 || websocket.readyState !== OPEN) return;
            websocket.terminate();
            tooEarly(request);
          });
        const incomplete = incompleteOf(() => {
          websocket.terminate();
          tooLong(request);
        });
        const { inTurn, signs } = turnsOf(request);
        let waiting: Uint8Array | null = null;
        const mask = new Uint8Array(BYTES_OF_A_MASK);
        const keeps = (): void => {
          letGo(websocket, mask);
          incomplete.keeps(bytesKept(websocket, waiting));
        };
        leaveInTurn(websocket, inTurn);
        passInTurn(websocket, (event, message, pass) => {
          const turn = event === 'message' && message[0] === FOR_SOCKET_IO ? inTurn : signs;
          waiting = message;
          turn(() => {
            waiting = null;
            keeps();
            pass();
          });
          if (waiting !== null) keeps();
        });
        wire.on('data', keeps);
        websocket.on('close', () => incomplete.keeps(0));
        opened(websocket, ...rest);
      });
    }
  };
}

/** Its connection may have been reset, which it is told in a turn. */
export function isOpen({ readyState, _socket: wire }: Websocket): boolean {
  return readyState === OPEN && wire?.destroyed !== true;
}

/** A crowd whose connections end at the same moment. */
function leaveInTurn(websocket: Websocket, inTurn: (act: () => void) => void): void {
  const { _socket: wire } = websocket;
  const emitClose = websocket.emitClose.bind(websocket);
  websocket.emitClose = () => inTurn(emitClose);
  const ended = wire?.listeners('end').at(-1);
  if (wire === null || ended === undefined) return;
  wire.off('end', ended as () => void).on('end', () => {
    // Nothing more is written meanwhile.
    Object.assign(websocket, { _readyState: CLOSING });
    inTurn(() => {
      if (!wire.destroyed) ended.call(wire);
    });
  });
}

const TAKEN: readonly string[] = ['message', 'ping', 'pong'];

/**
 * `take` gets each message, ping and pong, and a function that passes it on: until that is called, nothing more of this websocket is
 * taken apart, and soon nothing more is read.
 */
function passInTurn(
  websocket: Websocket,
  take: (event: string, message: Uint8Array, pass: () => void) => void,
): void {
  const { _receiver: receiver, _socket: wire } = websocket;
  const emit = receiver.emit.bind(receiver);
  const startLoop = receiver.startLoop.bind(receiver);
  let isWaiting = false;
  let goOn: (() => void) | null = null;
  receiver.emit = (event, ...args) => {
    const [message] = args;
    if (!TAKEN.includes(event) || !(message instanceof Uint8Array)) return emit(event, ...args);
    isWaiting = true;
    take(event, message, () => {
      isWaiting = false;
      emit(event, ...args);
      goOn?.();
      goOn = null;
    });
    return true;
  };
  receiver.startLoop = (done) => {
    if (wire?.destroyed === true) leaveUnread(receiver);
    if (isWaiting) goOn = () => startLoop(done);
    else startLoop(done);
  };
}

/** `ws` would go on for thousands of frames, one a turn, and keep them all the while. */
function leaveUnread(receiver: Receiver): void {
  Object.assign(receiver, { _buffers: [], _bufferedBytes: 0 } satisfies Partial<Receiver>);
}

/** A mask keeps alive all that it came with, until the next frame: it is copied to where the one before was. */
function letGo({ _receiver: receiver }: Websocket, own: Uint8Array): void {
  const { _mask: mask } = receiver;
  if (mask === undefined || mask === own) return;
  own.set(mask);
  Object.assign(receiver, { _mask: own } satisfies Partial<Receiver>);
}

/**
 * A piece keeps alive the whole buffer that it came in. A receiver that needs to be drained may hold as much again as
 * is read at once.
 */
function bytesKept({ _receiver: receiver }: Websocket, waiting: Uint8Array | null): number {
  const { _buffers, _fragments, writableLength, writableNeedDrain } = receiver;
  let bytes = writableLength + (writableNeedDrain ? BYTES_READ_AT_ONCE : 0);
  if (waiting !== null) bytes += waiting.buffer.byteLength + BYTES_OF_A_PIECE;
  if (_buffers.length > 0) bytes += bytesOf(_buffers);
  if (_fragments.length > 0) bytes += bytesOf(_fragments);
  return bytes;
}

function bytesOf(pieces: readonly Uint8Array[]): number {
  return pieces.reduce((bytes, { buffer }) => bytes + buffer.byteLength + BYTES_OF_A_PIECE, 0);
}

/** `ws` would parse data after the close frame, uncounted, until the other side hangs up. */
function quietAfterGoodbye(Base: WebsocketClass): WebsocketClass {
  return class extends Base {
    /**
     * What cannot be sent is not told: engine.io would end the connection at once, where it ends in its turn, and an error for each
     * takes as long as an end. A crowd is asked for signs of life by timers that are all due after a turn that took long.
     */
    override send(data: unknown, sent: (problem?: unknown) => void): void {
      if (!isOpen(this)) return;
      super.send(data, (problem) => {
        if (problem === undefined || problem === null) sent();
      });
    }

    /** `ws` makes an error for each pong that it cannot send: thousands for one chunk of pings. */
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
