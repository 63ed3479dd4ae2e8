// Owns what TCP connections may send and receive: bytes per address and direction, waiting requests per connection,
// and nothing more of an answered request.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { createBodies } from './bodies.ts';
import type { WhyOfBody } from './bodies.ts';
import { createIncompletes } from '../limits/incomplete.ts';
import type { Incomplete } from '../limits/incomplete.ts';
import { bytesOf } from './heads.ts';
import { createBuckets, createEmptyBucket } from '../limits/limits.ts';
import type { Bucket, Clock, Limits } from '../limits/limits.ts';
import { ON_PURPOSE } from '../limits/strikes.ts';
import type { Strikes } from '../limits/strikes.ts';

/** Bytes, added up before they are charged. */
const AT_ONCE = 16_384;

interface Inbound {
  /** Milliseconds until more may be sent to this address. */
  waitOf(address: string): number;
  /** The returned function is to be called once the request is answered; null: its connection is cut. */
  request(request: IncomingMessage, response: ServerResponse, address: string): (() => void) | null;
  /** From now on the websocket's own limits count its bytes. */
  upgraded(socket: Duplex, address: string): void;
}

type Why = 'too-many-bytes' | 'requests-ahead' | 'requests-waiting' | WhyOfBody;

interface InboundOptions {
  readonly limits: Limits;
  readonly now: Clock;
  readonly strikes: Pick<Strikes, 'struck'>;
  /** A connection is cut. */
  readonly ended: (why: Why, address: string) => void;
  readonly guarded: (act: () => void, fail: () => void) => void;
}

interface Line {
  /** Of requests without an answer; `bytes` in memory. */
  waiting: number;
  bytes: number;
  readonly waits: Incomplete;
  /** Node.js tells no more of requests behind the first once their connection is gone. */
  readonly open: Set<() => void>;
  counted: number;
  sent: number;
  readonly own: Bucket;
}

export function createInbound({ limits, now, strikes, ended, guarded }: InboundOptions): Inbound {
  const sentTo = createBuckets(limits.sentBurst, limits.sentPerSecond, now);
  const bytesFrom = createBuckets(limits.byteBurst, limits.bytesPerSecond, now);
  const lines = new WeakMap<Duplex, Line>();
  const bodies = createBodies(limits);
  const waitsOf = createIncompletes(limits.waitingRequestBytes);

  function lineOf(socket: Duplex, address: string): Line {
    const known = lines.get(socket);
    if (known !== undefined) return known;
    const line: Line = {
      waiting: 0,
      bytes: 0,
      waits: waitsOf(() => end(socket, address, 'requests-waiting')),
      open: new Set(),
      counted: 0,
      sent: 0,
      own: createEmptyBucket(limits.ownBytes, limits.ownBytesPerSecond, now),
    };
    lines.set(socket, line);
    socket.once('close', () => {
      for (const close of line.open) close();
    });
    return line;
  }

  function charge(socket: Duplex, line: Line, bytes: number, address: string): void {
    if (bytesFrom(address).take(bytes) === 0) return;
    if (line.own.take(bytes) > 0) end(socket, address, 'too-many-bytes');
  }

  function end(socket: Duplex, address: string, why: Why, times?: number): void {
    if (socket.destroyed) return;
    ended(why, address);
    strikes.struck(address, times);
    socket.destroy();
  }

  /** By connection and address, because a proxy may send requests of several people over one. */
  function count(socket: Socket, address: string): void {
    const line = lineOf(socket, address);
    const bytes = socket.bytesRead - line.counted;
    line.counted += bytes;
    charge(socket, line, bytes, address);
    sentTo(address).charge(socket.bytesWritten - line.sent);
    line.sent = socket.bytesWritten;
  }

  return {
    waitOf: (address) => sentTo(address).wait(),
    request(request, response, address) {
      const { socket } = request;
      // One chunk can hold further requests of a cut connection.
      if (socket.destroyed) return null;
      const line = lineOf(socket, address);
      line.waiting += 1;
      if (line.waiting > limits.requestsAhead) {
        end(socket, address, 'requests-ahead', ON_PURPOSE);
        return null;
      }
      const bytes = bytesOf(request);
      line.bytes += bytes;
      line.waits.keeps(line.bytes);
      const body = bodies.began(request, (why, times) => end(socket, address, why, times));
      const close = (): void => {
        if (!line.open.delete(close)) return;
        line.waiting -= 1;
        line.bytes -= bytes;
        line.waits.keeps(line.bytes);
        body.over();
      };
      line.open.add(close);
      response.once('close', () => {
        close();
        guarded(
          () => count(socket, address),
          () => void socket.destroy(),
        );
      });
      response.once('finish', () => {
        if (!request.complete) socket.destroySoon();
      });
      return socket.destroyed ? null : body.reads;
    },
    upgraded(socket, address) {
      if (socket.destroyed || socket.listenerCount('data') === 0) return;
      const line = lineOf(socket, address);
      let bytes = 0;
      socket.on('data', (data: Buffer) => {
        bytes += data.length;
        if (bytes < AT_ONCE) return;
        guarded(
          () => charge(socket, line, bytes, address),
          () => void socket.destroy(),
        );
        bytes = 0;
      });
    },
  };
}
