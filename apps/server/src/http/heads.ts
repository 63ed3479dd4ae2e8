// Owns which parts of the heads of game requests are kept: a connection keeps its first request, and its websocket
// another one, as long as they last.
import type { IncomingMessage } from 'node:http';
import { lastForwarded } from '../limits/networks.ts';
import { OWN_PATHS } from './own-paths.ts';

const FORWARDED = 'x-forwarded-for';
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
  FORWARDED,
]);
/** Characters: host names have up to 253. */
const LONGEST_READ = 1000;

/** What each takes in memory besides its characters. */
const BYTES_OF_A_LINE = 50;
const BYTES_OF_A_REQUEST = 4000;

export function isForGame({ url = '' }: IncomingMessage): boolean {
  return url.startsWith(`${OWN_PATHS.sockets}/`);
}

export function forgetUnread(request: IncomingMessage): void {
  const { headers } = request;
  if (headers[FORWARDED] !== undefined) headers[FORWARDED] = lastForwarded(request);
  for (const [name, value] of Object.entries(headers))
    if (!READ.has(name) || String(value).length > LONGEST_READ) delete headers[name];
  request.rawHeaders = [];
}

export function bytesOf({ url = '', rawHeaders }: IncomingMessage): number {
  return rawHeaders.reduce(
    (bytes, text) => bytes + text.length + BYTES_OF_A_LINE,
    BYTES_OF_A_REQUEST + url.length,
  );
}
