// Owns the server's TCP connections: how many there may be, in all and per address, how long one may take to send a
// request, and how long it may be idle.
import { createServer, IncomingMessage } from 'node:http';
import type { RequestListener, Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { createBuckets } from '../limits/limits.ts';
import type { Clock, Limits } from '../limits/limits.ts';
import { networkOf } from '../limits/networks.ts';
import type { Strikes } from '../limits/strikes.ts';

/**
 * Connections that may wait to be accepted. Of Node's usual 511 the rest is dropped in a burst, and whoever is dropped tries again
 * only after a second. The system may allow fewer (net.core.somaxconn).
 */
export const BACKLOG = 4096;

/** How often Node.js checks for slow requests within the time they may take. */
const LOOKS = 4;
/** Seconds. Must exceed the proxy's own time, or the proxy sends requests over a connection that is being closed. */
const IDLE_BEHIND_PROXY = 75;
/** The part of all TCP connections that one address may have. */
const SHARE = 0.5;

/** Forgets trailers, which come after its head was looked at: a connection keeps its first request, and nobody reads them. */
class Request extends IncomingMessage {}
Object.defineProperty(Request.prototype, 'rawTrailers', { get: () => [], set() {} });

interface SocketsOptions {
  readonly limits: Limits;
  /** Behind our proxy, all connections are the proxy's. */
  readonly trustProxy: boolean;
}

/**
 * Does not listen yet. Node.js measures a request's head time from the start of the connection, even if no byte comes.
 */
export function createHttp({ limits, trustProxy }: SocketsOptions, listener: RequestListener): Server {
  const idle = trustProxy ? IDLE_BEHIND_PROXY : limits.idleSeconds;
  const http = createServer(
    {
      IncomingMessage: Request,
      headersTimeout: limits.headSeconds * 1000,
      requestTimeout: limits.requestSeconds * 1000,
      connectionsCheckingInterval: Math.ceil((limits.headSeconds * 1000) / LOOKS),
      keepAliveTimeout: idle * 1000,
      maxHeaderSize: limits.headBytes,
      // We refuse these ourselves: Node.js would do it before they are counted.
      requireHostHeader: false,
    },
    listener,
  );
  // One more than allowed: Node.js silently drops the rest, and we refuse the request.
  http.maxHeadersCount = limits.headLines + 1;
  http.maxRequestsPerSocket = limits.requestsPerSocket;
  http.setTimeout(Math.max(limits.unreadSeconds, idle) * 1000);
  http.maxConnections = Math.floor(limits.connections * limits.spareSockets);
  return http;
}

interface Place {
  all: number;
  /** Connections without a complete request head, oldest first. */
  readonly silent: Set<Socket>;
}

interface DoormanOptions {
  readonly limits: Limits;
  readonly now: Clock;
  readonly strikes: Pick<Strikes, 'wait'>;
  /** An error of ours while looking at a connection; it does not end the server. */
  readonly failed: (reason: string) => void;
}

/**
 * Not for a server behind a proxy. Must be called after all other listeners are added: they only get what passes,
 * because cutting a connection is far cheaper than what Node.js does with it.
 */
export function guardSockets(http: Server, { limits, now, strikes, failed }: DoormanOptions): void {
  const places = new Map<string, Place>();
  const most = Math.min(
    limits.connectionsPerAddress * limits.socketsPerConnection,
    limits.connections * limits.spareSockets * SHARE,
  );
  const mostSilent = limits.connectionsPerAddress * limits.silentSockets;
  const mostSilentOverall = Math.ceil(limits.connections * limits.silentSocketsOverall);
  const silent = new Set<Socket>();
  const placeOf = new WeakMap<Duplex, Place>();
  const newFrom = createBuckets(limits.socketBurst, limits.socketsPerSecond, now);

  const told = http.listeners('connection');
  http.removeAllListeners('connection');
  http.on('connection', (socket: Socket) => {
    try {
      accept(socket);
    } catch (thrown) {
      failed(thrown instanceof Error ? String(thrown.stack) : String(thrown));
      socket.destroy();
    }
  });
  function accept(socket: Socket): void {
    const address = networkOf(socket.remoteAddress ?? '');
    const place = places.get(address) ?? { all: 0, silent: new Set() };
    if (place.all >= most || strikes.wait(address) > 0 || newFrom(address).take() > 0)
      return void socket.destroy();
    places.set(address, place);
    placeOf.set(socket, place);
    place.all += 1;
    place.silent.add(socket);
    silent.add(socket);
    socket.once('close', () => {
      place.all -= 1;
      spoke(socket);
      if (place.all === 0) places.delete(address);
    });
    for (const listener of told) listener.call(http, socket);
    if (place.silent.size > mostSilent) cutOldest(place.silent);
    if (silent.size > mostSilentOverall) cutOldest(silent);
  }
  function spoke(socket: Socket): void {
    placeOf.get(socket)?.silent.delete(socket);
    silent.delete(socket);
  }
  function cutOldest([oldest]: Iterable<Socket>): void {
    if (oldest === undefined) return;
    spoke(oldest);
    oldest.destroy();
  }
  http.prependListener('request', ({ socket }: IncomingMessage) => spoke(socket));
  http.prependListener('upgrade', ({ socket }: IncomingMessage) => spoke(socket));
}
