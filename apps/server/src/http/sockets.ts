// Owns the server's TCP connections: how many there may be, in all and per address, and how long one may be slow or
// idle.
import { createServer, IncomingMessage } from 'node:http';
import type { RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { createTurns } from '../kit/turns.ts';
import { traceOf } from '../kit/trace.ts';
import { createBuckets } from '../limits/limits.ts';
import type { Clock, Limits } from '../limits/limits.ts';
import { leavingBeside } from '../limits/open-files.ts';
import { networkOf } from '../limits/networks.ts';
import type { Strikes } from '../limits/strikes.ts';
import type { Kinds } from './kinds.ts';

/**
 * Connections waiting to be accepted: a burst beyond Node's usual 511 is dropped and comes again only after a second.
 * The system may allow fewer (net.core.somaxconn).
 */
export const BACKLOG = 4096;

/** Node.js checks for slow requests this often within the time they may take. */
const LOOKS = 4;
/** Seconds, more than the proxy's own: else it sends requests over a connection that is being closed. */
const IDLE_BEHIND_PROXY = 75;
/** Of all TCP connections, for one address. */
const SHARE = 0.5;

/**
 * Of the time, for what has come, while new connections come: Node.js accepts one a turn, the oldest first, and whoever comes
 * behind a crowd is in once the crowd is.
 */
export const WHILE_THEY_COME = 1 / 8;
/** Connections that are made ready for requests in a turn: some half a millisecond of work. */
const ARRIVALS_A_TURN = 8;

/** Trailers come after the head was looked at, and a connection keeps its first request: nobody reads them. */
class Request extends IncomingMessage {}
Object.defineProperty(Request.prototype, 'rawTrailers', { get: () => [], set() {} });

interface SocketsOptions {
  readonly limits: Limits;
  readonly trustProxy: boolean;
}

/**
 * Does not listen yet. Node.js counts the time for a head from the start of the connection, even before the first
 * byte.
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
      // We refuse these ourselves, and count them.
      requireHostHeader: false,
    },
    listener,
  );
  // Node.js drops the rest silently: one line more than allowed tells us of it.
  http.maxHeadersCount = limits.headLines + 1;
  http.maxRequestsPerSocket = limits.requestsPerSocket;
  http.setTimeout(Math.max(limits.unreadSeconds, idle) * 1000);
  const most = Math.floor(limits.connections * limits.spareSockets);
  // Where we know whose they are, one makes room for the next.
  http.maxConnections = trustProxy ? most : most + leavingBeside(most);
  return http;
}

interface DoormanOptions {
  readonly limits: Limits;
  readonly now: Clock;
  readonly strikes: Pick<Strikes, 'wait'>;
  readonly kinds: Kinds;
  /** An error of ours. */
  readonly failed: (reason: string) => void;
}

/**
 * Not for a server behind a proxy. To be called after all other listeners are added: cutting a connection is far
 * cheaper than what Node.js does with it, and so is keeping it until its address has its turn.
 */
export function guardSockets(http: Server, { limits, now, strikes, kinds, failed }: DoormanOptions): void {
  const open = new Map<string, number>();
  const most = Math.min(
    limits.connectionsPerAddress * limits.socketsPerConnection,
    limits.connections * limits.spareSockets * SHARE,
  );
  const newFrom = createBuckets(limits.socketBurst, limits.socketsPerSecond, now);
  const arrivals = createTurns({ most: ARRIVALS_A_TURN, shareOfShort: WHILE_THEY_COME, now });

  // An option of servers of `net` that those of `http` do not pass on: nothing is read before `resume`.
  Object.assign(http, { pauseOnConnect: true });
  const told = http.listeners('connection');
  http.removeAllListeners('connection');
  http.on('connection', (socket: Socket) => {
    arrivals.cutShort();
    attempt(accept, socket);
  });
  function attempt(act: (socket: Socket) => void, socket: Socket): void {
    try {
      act(socket);
    } catch (thrown) {
      failed(traceOf(thrown));
      socket.destroy();
    }
  }
  function accept(socket: Socket): void {
    const address = networkOf(socket.remoteAddress ?? '');
    const before = open.get(address) ?? 0;
    if (before >= most || strikes.wait(address) > 0 || newFrom(address).take() > 0)
      return void socket.destroy();
    open.set(address, before + 1);
    socket.once('close', () => {
      kinds.gone(socket);
      const left = (open.get(address) ?? 0) - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
    kinds.came(socket, address);
    // All others are websockets.
    if (socket.destroyed) return;
    // Until it has its turn nothing is read, and that it says nothing is not its fault.
    kinds.waits(socket);
    arrivals.inTurn(address, () => attempt(makeReady, socket));
  }
  function makeReady(socket: Socket): void {
    if (socket.destroyed) return;
    kinds.isRead(socket);
    for (const listener of told) listener.call(http, socket);
    socket.resume();
  }
  http.prependListener('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    kinds.asked(socket);
    response.once('close', () => kinds.answered(socket));
  });
  http.prependListener('upgrade', ({ socket }: IncomingMessage) => kinds.upgraded(socket));
}
