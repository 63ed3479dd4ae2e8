// Owns what the server uses of engine.io below Socket.IO: connections, what is written to them, and how they end.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket as NetSocket } from 'node:net';
import type { GameServer, GameSocket } from './server-context.ts';
import { isOpen, LAST_BYTES } from './websockets.ts';
import type { Websocket } from './websockets.ts';

/** The first byte of a frame that holds a whole text. */
const WHOLE_TEXT = 0x81;
/** Between two packets of one body of polling. */
const SEPARATOR = '\u001e';
/** What engine.io says of those who hang up while their body comes. */
const HUNG_UP = 'data request connection closed prematurely';
/** Bytes whose number fits into a frame's second byte, and into the two after it. */
const LONGEST_SHORT = 125;
const LONGEST_LONG = 65_535;

export interface Packet {
  readonly type: string;
  readonly data?: string | Uint8Array;
}

export interface Transport {
  readonly name: string;
  /** The packets before are on their way. */
  readonly writable: boolean;
  readonly readyState: string;
  readonly socket?: Websocket;
  /** Of polling alone: the pending answer. */
  readonly res?: ServerResponse | null;
  /** Of polling alone: the answer to the body that is being read. */
  readonly dataRes?: ServerResponse | null;
  /** Takes a message of a websocket, or a whole body of polling. */
  onData(data: unknown): void;
  /** Ends the session, unless a websocket has taken it over. */
  onError(message: string): void;
  /** Of polling alone: milliseconds to wait for a request that can be told of the end. */
  closeTimeout?: number;
}

/** Over one websocket, or over one request after another. */
export interface Connection {
  readonly request: IncomingMessage;
  readonly transport: Transport;
  readonly readyState: string;
  /** Not handed to the transport yet. */
  readonly writeBuffer: readonly Packet[];
  on(event: 'packet' | 'packetCreate', listener: (packet: Packet) => void): void;
  on(event: 'upgrade', listener: (transport: Transport) => void): void;
  /** The client asks again and again whether the websocket that is to take over is ready. */
  on(event: 'upgrading', listener: () => void): void;
  on(event: 'flush', listener: () => void): void;
  /** The client has answered a sign of life. */
  on(event: 'heartbeat', listener: () => void): void;
  on(event: 'close', listener: (reason: string, problem?: unknown) => void): void;
  removeAllListeners(event: 'data'): void;
  write(data: string): void;
  close(discard?: boolean): void;
  /** By which it ends itself, when no sign of life came. */
  onClose(reason: string, problem?: unknown): void;
  /** From now on there is as much time for the answer to a sign of life as at first. */
  resetPingTimeout(): void;
}

export function connectionOf(socket: GameSocket): Connection {
  return socket.conn as unknown as Connection;
}

/** Else it waits half a minute for a request, also when nothing was heard of it for long, with all that belongs to it. */
export function endPollingSoon(transport: Transport): void {
  transport.closeTimeout = LAST_BYTES;
}

/** After its last bytes. Else a closed websocket waits long for the other side. */
export function hangUp(connection: Connection): void {
  connection.close();
  setTimeout(() => cut(connection), LAST_BYTES).unref();
}

/** At once: everything unsent is dropped. */
export function cut(connection: Connection): void {
  connection.close(true);
  connection.transport.socket?.terminate();
}

/** The TCP connection of polling's pending answer. */
export function laneOf({ transport }: Connection): NetSocket | null {
  return transport.res?.socket ?? null;
}

/** Whole and unmasked, as servers send it (RFC 6455, 5.2). */
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

/** Its websocket is closing or closed, or its connection is, which it will tell in its turn. */
export function isGone({ transport }: Connection): boolean {
  return transport.socket !== undefined && !isOpen(transport.socket);
}

/**
 * False: there is no websocket, or the frame would overtake waiting packets; then engine.io must take the packet.
 * Needs compression to be off, so that the websocket queues nothing itself.
 */
export function writeFrame({ readyState, writeBuffer, transport }: Connection, frame: Buffer): boolean {
  if (transport.socket === undefined || !isOpen(transport.socket)) return false;
  if (readyState !== 'open' || !transport.writable || writeBuffer.length > 0) return false;
  const { _socket: wire } = transport.socket;
  wire?.write(frame);
  return wire !== null;
}

/** The open connection that a request belongs to. */
export function sessionOf({ engine }: GameServer, { url = '' }: IncomingMessage): Connection | null {
  const id = /[?&]sid=([^&]+)/.exec(url)?.[1];
  const { clients } = engine as unknown as { clients: Readonly<Record<string, Connection>> };
  return id !== undefined && Object.hasOwn(clients, id) ? (clients[id] ?? null) : null;
}

/**
 * Packet by packet, of which one can take milliseconds. The answer waits for the last: whoever sent the body sends no other
 * meanwhile. Whoever hangs up before is lost, as in the middle of a body that comes: its bytes count no more, and are not kept.
 */
export function readInTurn(transport: Transport, inTurn: (act: () => void) => void): void {
  const read = transport.onData.bind(transport);
  transport.onData = (data) => {
    const { dataRes: response } = transport;
    let isRead = false;
    let answer: (() => void) | null = null;
    const readFrom = (start: number): void =>
      inTurn(() => {
        const isHungUp = response?.req.socket.destroyed === true;
        if (isHungUp && transport.readyState === 'open') return transport.onError(HUNG_UP);
        const { packet, next } = packetAt(data, start);
        read(packet);
        // Not within this turn's task, whose time is known at its end.
        if (next !== null && transport.readyState === 'open') return queueMicrotask(() => readFrom(next));
        isRead = true;
        answer?.();
      });
    readFrom(0);
    if (isRead || response === null || response === undefined) return;
    const end = response.end.bind(response);
    response.end = (text: unknown) => {
      answer = () => void end(text);
      return response;
    };
  };
}

/** `next`: where the one after it begins; null: it is the last. */
function packetAt(data: unknown, start: number): { readonly packet: unknown; readonly next: number | null } {
  if (typeof data !== 'string') return { packet: data, next: null };
  const end = data.indexOf(SEPARATOR, start);
  if (end < 0) return { packet: data.slice(start), next: null };
  return { packet: data.slice(start, end), next: end + SEPARATOR.length };
}
