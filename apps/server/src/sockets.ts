// Owns the TCP connections of the server: how many there may be, of all and of each address, from accept on; how long one
// may take to say what it wants; and how long it may be idle.
import { createServer } from 'node:http';
import type { IncomingMessage, RequestListener, Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { createBuckets } from './limits.ts';
import type { Clock, Limits } from './limits.ts';
import { networkOf } from './networks.ts';
import type { Strikes } from './strikes.ts';

/** How often Node.js looks for requests that take too long, as a part of the time that they may take. */
const LOOKS = 4;
/** Behind a proxy, in seconds: whoever keeps a connection for less is sent requests over one that is just closed. */
const IDLE_BEHIND_PROXY = 75;
/** Of all TCP connections those that one address may have. */
const SHARE = 0.5;

interface SocketsOptions {
  readonly limits: Limits;
  /** Behind a proxy of ours: all connections are its own. */
  readonly trustProxy: boolean;
}

/** Not listening yet. Node.js starts the time of a request's head with the connection, also if no byte ever comes. */
export function createHttp({ limits, trustProxy }: SocketsOptions, listener: RequestListener): Server {
  const idle = trustProxy ? IDLE_BEHIND_PROXY : limits.idleSeconds;
  const http = createServer(
    {
      headersTimeout: limits.headSeconds * 1000,
      requestTimeout: limits.requestSeconds * 1000,
      connectionsCheckingInterval: Math.ceil((limits.headSeconds * 1000) / LOOKS),
      keepAliveTimeout: idle * 1000,
      maxHeaderSize: limits.headBytes,
      // Refused by us: Node.js would do so before anybody counts it.
      requireHostHeader: false,
    },
    listener,
  );
  // One more than there may be: Node.js passes over the others in silence, and we refuse the request.
  http.maxHeadersCount = limits.headLines + 1;
  http.maxRequestsPerSocket = limits.requestsPerSocket;
  http.setTimeout(Math.max(limits.unreadSeconds, idle) * 1000);
  http.maxConnections = Math.floor(limits.connections * limits.spareSockets);
  return http;
}

interface Place {
  all: number;
  /** Those that have not sent a whole head of a request, oldest first. */
  readonly silent: Set<Socket>;
}

interface DoormanOptions {
  readonly limits: Limits;
  readonly now: Clock;
  readonly strikes: Pick<Strikes, 'wait'>;
  /** A connection could not be looked at: a fault of ours, by which the server does not end. */
  readonly failed: (reason: string) => void;
}

/**
 * Not where all connections are those of a proxy. To be called when everybody else listens to this server already: they
 * are only told of what is let in, since what Node.js makes of a connection costs far more than to cut it.
 */
export function guardSockets(http: Server, { limits, now, strikes, failed }: DoormanOptions): void {
  const places = new Map<string, Place>();
  const most = Math.min(
    limits.connectionsPerAddress * limits.socketsPerConnection,
    limits.connections * limits.spareSockets * SHARE,
  );
  const mostSilent = limits.connectionsPerAddress * limits.silentSockets;
  const mostSilentOverall = Math.ceil(limits.connections * limits.silentSocketsOverall);
  /** Those of all addresses. */
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
