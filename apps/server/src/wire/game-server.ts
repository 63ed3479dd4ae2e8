// Owns the Socket.IO server, and which pages may connect to it.
import type { IncomingMessage, Server as HttpServer } from 'node:http';
import { SIGNS_OF_LIFE } from '@ludo/protocol';
import { Server } from 'socket.io';
import type { Admission } from './admission.ts';
import type { GameServer } from './server-context.ts';
import type { Limits } from '../limits/limits.ts';
import type { Lines } from '../telemetry/lines.ts';

interface GameServerOptions {
  readonly limits: Limits;
  readonly admission: Admission;
  readonly log: Lines;
  readonly origins: readonly string[];
  readonly isAlone: boolean;
}

export function createGameServer(
  http: HttpServer,
  { limits, admission, log, origins, isAlone }: GameServerOptions,
): GameServer {
  return new Server(http, {
    transports: ['websocket', 'polling'],
    serveClient: false,
    destroyUpgrade: isAlone,
    maxHttpBufferSize: limits.packetBytes,
    pingInterval: SIGNS_OF_LIFE.every,
    pingTimeout: SIGNS_OF_LIFE.answered,
    connectTimeout: limits.enterSeconds * 1000,
    // Compressing an answer takes a quarter of a megabyte meanwhile.
    perMessageDeflate: false,
    httpCompression: false,
    allowRequest: (request, callback) => {
      const ours = isOfThisOrigin(request, origins, limits.originLength);
      if (!ours)
        log.warn({ origin: request.headers.origin?.slice(0, 100) }, 'a page of another origin was refused');
      if (!ours) return callback('foreign-origin', false);
      return admission.isShut(request) ? callback('too-many-connections', false) : callback(null, true);
    },
  });
}

/**
 * Browsers send the page's origin: the server's own or a listed one. Script tags send none, and any page could run
 * engine.io's JSONP answer (`j`) as a script.
 */
function isOfThisOrigin(
  { headers, url = '' }: IncomingMessage,
  others: readonly string[],
  longest: number,
): boolean {
  const asked = url.indexOf('?');
  if (asked >= 0 && new URLSearchParams(url.slice(asked)).has('j')) return false;
  const { origin, host } = headers;
  if (origin === undefined || others.includes(origin)) return true;
  return origin.length <= longest && URL.canParse(origin) && new URL(origin).host === host;
}
