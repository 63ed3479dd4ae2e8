// Owns how many http requests an address may make; none of them makes the server fail.
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { createHeld } from './held.ts';
import { forgetUnread, isForGame } from './heads.ts';
import type { Lines } from '../telemetry/lines.ts';
import { createBuckets, createEmptyBucket } from '../limits/limits.ts';
import type { Bucket, Clock, Limits } from '../limits/limits.ts';
import { createInbound } from './inbound.ts';
import type { Strikes } from '../limits/strikes.ts';
import type { SessionTurns } from './session-turns.ts';
import { traceOf } from '../kit/trace.ts';

/** Seconds until an address that waits for too much may ask again. */
const HELD = 2;
/** Some two milliseconds of work. */
export const REQUESTS_A_TURN = 8;

interface RequestsOptions {
  readonly limits: Limits;
  readonly now: Clock;
  readonly log: Lines;
  readonly addressOf: (request: IncomingMessage) => string;
  readonly strikes: Strikes;
  /** In whose turns a request is answered. */
  readonly turns: SessionTurns;
  /** The open game session that this request belongs to. */
  readonly sessionOf: (request: IncomingMessage) => object | null;
  /** Without our proxy, connections from shut-out addresses are cut at accept already. */
  readonly trustProxy: boolean;
}

/** To be called after all other listeners are added: they get only what passes. */
export function guardRequests(http: Server, options: RequestsOptions): void {
  const { limits, now, log, addressOf, strikes, turns, sessionOf, trustProxy } = options;
  const inbound = createInbound({
    limits,
    now,
    strikes,
    ended: (why, address) => log.warn({ why, address }, 'a connection is cut'),
    guarded,
  });
  const allowance = createBuckets(limits.requestBurst, limits.requestsPerSecond, now);
  const patience = createBuckets(limits.requestPatience, limits.requestsPerSecond, now);

  /** Without our proxy there are so many TCP connections of an address at most. */
  const held = trustProxy ? createHeld(limits) : null;
  const own = new WeakMap<object, Bucket>();
  const asks = new WeakMap<Duplex, number>();

  /** For a session whose address has used up its allowance. */
  function ownOf(session: object): Bucket {
    const known = own.get(session) ?? createEmptyBucket(limits.ownRequests, limits.ownRequestsPerSecond, now);
    own.set(session, known);
    return known;
  }

  /** Milliseconds until this address may ask again; null: it ignores refusals, and is cut. */
  function waitOf(request: IncomingMessage): number | null {
    const address = addressOf(request);
    const session = sessionOf(request);
    const its = session === null ? null : ownOf(session);
    const isShut = trustProxy && session === null;
    const wait =
      (isShut ? strikes.wait(address) : 0) ||
      inbound.waitOf(address) ||
      (held?.isFull(address) === true ? HELD * 1000 : 0) ||
      allowance(address).take();
    if (wait === 0 || its?.take() === 0) return 0;
    if (patience(address).take() === 0) return wait;
    strikes.struck(address);
    log.warn({ address }, 'requests without end are cut');
    return null;
  }

  function guarded(act: () => void, fail: () => void): void {
    try {
      act();
    } catch (thrown) {
      log.error({ reason: traceOf(thrown) }, 'a request failed');
      fail();
    }
  }

  const answers = http.listeners('request');
  http.removeAllListeners('request');
  http.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (isLastOf(request.socket)) response.shouldKeepAlive = false;
    asked(request, response, () => {
      if (isToNobody(request)) end(response, 400);
      else if (isTooLong(request)) end(response, 431);
      else if (isAstray(request)) end(response, 414);
      else tell(answers, request, response);
    });
  });
  // Without a listener Node.js answers these itself, unlimited.
  http.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) => {
    asked(request, response, () => end(response, 417));
  });

  // After a connection's last request Node.js answers further ones itself, uncounted.
  http.on('dropRequest', (_request: IncomingMessage, socket: Duplex) => void socket.destroy());

  /** At the limit Node.js announces the end, but leaves the connection open. */
  function isLastOf(socket: Duplex): boolean {
    const count = (asks.get(socket) ?? 0) + 1;
    asks.set(socket, count);
    return count >= limits.requestsPerSocket;
  }

  /** A header line that Node.js dropped may be the one that names the client behind the proxy. */
  function isTooLong({ rawHeaders }: IncomingMessage): boolean {
    return rawHeaders.length > 2 * limits.headLines;
  }

  function isAstray(request: IncomingMessage): boolean {
    if (!isForGame(request)) return false;
    forgetUnread(request);
    return (request.url?.length ?? 0) > limits.gameAddressLength;
  }

  function asked(request: IncomingMessage, response: ServerResponse, answer: () => void): void {
    const failed = (): void => {
      if (response.headersSent) response.end();
      else end(response, 500);
    };
    const answered = (): void => {
      if (request.socket.destroyed) return;
      const wait = waitOf(request);
      if (wait === null) return void request.socket.destroy();
      if (wait > 0) return end(response, 429, { 'retry-after': secondsOf(wait) });
      held?.answers(addressOf(request), response);
      answer();
    };
    guarded(() => {
      const address = addressOf(request);
      const reads = inbound.request(request, response, address);
      if (reads === null) return;
      const { socket } = request;
      const isOfSession = sessionOf(request) !== null;
      if (isOfSession) turns.hasSession(socket);
      turns.of(isOfSession)(address, () => {
        guarded(answered, failed);
        reads();
      });
    }, failed);
  }

  const upgrades = http.listeners('upgrade');
  http.removeAllListeners('upgrade');
  http.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => undefined);
    const upgrade = (): void => {
      if (socket.destroyed) return;
      const wait = waitOf(request);
      if (wait === null) return void socket.destroy();
      if (wait > 0) return refuse(socket, '429 Too Many Requests', [`Retry-After: ${secondsOf(wait)}`]);
      // Any other upgrade, to HTTP/2 say, would stay open without a time limit.
      if (!isForGame(request) || isToNobody(request) || isTooLong(request) || isAstray(request))
        return refuse(socket, '400 Bad Request');
      tell(upgrades, request, socket, head);
      inbound.upgraded(socket, addressOf(request));
      held?.upgraded(socket);
    };
    turns.of(false)(addressOf(request), () => guarded(upgrade, () => void socket.destroy()));
  });

  function tell(listeners: ReturnType<Server['listeners']>, ...args: readonly unknown[]): void {
    for (const listener of listeners) listener.apply(http, args);
  }
}

/** RFC 9112, 3.2: nor to two, of whom a proxy may have taken the other. */
function isToNobody({ httpVersion, rawHeaders }: IncomingMessage): boolean {
  const hosts = rawHeaders.filter((name, nth) => nth % 2 === 0 && name.toLowerCase() === 'host').length;
  return hosts > 1 || (hosts === 0 && httpVersion === '1.1');
}

function end(response: ServerResponse, status: number, headers: Record<string, string> = {}): void {
  response.writeHead(status, { ...headers, connection: 'close' });
  response.end();
}

function refuse(socket: Duplex, status: string, lines: readonly string[] = []): void {
  const head = [`HTTP/1.1 ${status}`, ...lines, 'Connection: close', 'Content-Length: 0'];
  socket.end(`${head.join('\r\n')}\r\n\r\n`, () => socket.destroy());
}

function secondsOf(milliseconds: number): string {
  return String(Math.ceil(milliseconds / 1000));
}
