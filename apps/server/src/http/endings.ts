// Owns how connections end of which no request can be made, because it is unreadable or has not come in time: some in each
// turn of the event loop, one of each address after the other. Node.js looks at the time of all of them at once.
import type { Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { createTurns } from '../kit/turns.ts';
import { networkOf } from '../limits/networks.ts';

/** Some three milliseconds of work. */
export const ENDINGS_A_TURN = 50;

/** As Node.js answers them by itself. */
const STATUS: Readonly<Record<string, string>> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: '413 Payload Too Large',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
};
const UNREADABLE = '400 Bad Request';

/** With what Node.js adds to it. */
interface Answering extends Duplex {
  readonly remoteAddress?: string;
  /** The answer that is being written. */
  readonly _httpMessage?: { readonly _headerSent: boolean } | null;
}

export function endInTurns(http: Server): void {
  const { inTurn } = createTurns({ most: ENDINGS_A_TURN });

  http.on('clientError', (problem: NodeJS.ErrnoException, socket: Answering) => {
    inTurn(networkOf(socket.remoteAddress ?? ''), () => {
      const { destroyed, writable, _httpMessage: answer } = socket;
      if (destroyed) return;
      const status = STATUS[problem.code ?? ''] ?? UNREADABLE;
      const { _headerSent: isBegun = false } = answer ?? {};
      // Nobody must take it for a part of that answer.
      if (writable && !isBegun) socket.write(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`);
      socket.destroy(problem);
    });
  });
}
