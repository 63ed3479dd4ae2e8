// Owns the Socket.IO server: how it listens on the http server, and which pages may connect at all.
import type { IncomingMessage, Server as HttpServer } from 'node:http';
import { Server } from 'socket.io';
import type { Doors } from './doors.ts';
import type { GameServer } from './house.ts';
import type { Limits } from './limits.ts';
import type { Lines } from './lines.ts';

interface GameServerOptions {
  readonly limits: Limits;
  readonly doors: Doors;
  readonly log: Lines;
  /** Origins besides the server's own from which pages may connect. */
  readonly origins: readonly string[];
  /** Nobody else on this http server takes upgrades. */
  readonly isAlone: boolean;
}

export function createGameServer(
  http: HttpServer,
  { limits, doors, log, origins, isAlone }: GameServerOptions,
): GameServer {
  return new Server(http, {
    transports: ['websocket', 'polling'],
    serveClient: false,
    destroyUpgrade: isAlone,
    maxHttpBufferSize: limits.packetBytes,
    connectTimeout: limits.enterSeconds * 1000,
    // Each answer that is compressed takes a quarter of a megabyte while it is.
    perMessageDeflate: false,
    httpCompression: false,
    allowRequest: (request, callback) => {
      const ours = isOfThisOrigin(request, origins);
      if (!ours)
        log.warn({ origin: request.headers.origin?.slice(0, 100) }, 'a page of another origin was refused');
      if (!ours) return callback('foreign-origin', false);
      return doors.isShut(request) ? callback('too-many-connections', false) : callback(null, true);
    },
  });
}

/**
 * Browsers name the origin of the page that connects; it has to be the one that this server is reached by. For a script
 * they name none: any page could have one run that is an answer of engine.io to `j`.
 */
function isOfThisOrigin({ headers, url = '' }: IncomingMessage, others: readonly string[]): boolean {
  const asked = url.indexOf('?');
  if (asked >= 0 && new URLSearchParams(url.slice(asked)).has('j')) return false;
  const { origin, host } = headers;
  if (origin === undefined || others.includes(origin)) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}
