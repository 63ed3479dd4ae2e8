// Owns what is read and what is kept of the heads of requests for the game. A connection keeps the request that it began with, and
// its websocket another one, as long as they last; and a long address takes far longer to be taken apart than a page's own.
import type { IncomingMessage } from 'node:http';
import { OWN_PATHS } from './own-paths.ts';

/** What is read of them by the game, by engine.io and by its websockets. */
const READ = new Set([
  'connection',
  'content-length',
  'content-type',
  'host',
  'origin',
  'sec-websocket-key',
  'sec-websocket-version',
  'transfer-encoding',
  'upgrade',
  'x-forwarded-for',
]);
/** Characters of the longest that is: hosts have 253. */
const LONGEST_READ = 1000;

/** What one more line of a head, and one more request, takes beside its characters. */
const BYTES_OF_A_LINE = 50;
const BYTES_OF_A_REQUEST = 4000;

export function isForGame({ url = '' }: IncomingMessage): boolean {
  return url.startsWith(`${OWN_PATHS.sockets}/`);
}

/** Of a request for the game all that nobody reads. */
export function forgetUnread(request: IncomingMessage): void {
  const { headers } = request;
  for (const [name, value] of Object.entries(headers))
    if (!READ.has(name) || (name !== 'x-forwarded-for' && String(value).length > LONGEST_READ))
      delete headers[name];
  request.rawHeaders = [];
}

/** What a request takes in memory until it has its answer. */
export function bytesOf({ url = '', rawHeaders }: IncomingMessage): number {
  return rawHeaders.reduce(
    (bytes, text) => bytes + text.length + BYTES_OF_A_LINE,
    BYTES_OF_A_REQUEST + url.length,
  );
}
