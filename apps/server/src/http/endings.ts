// Owns how TCP connections end: some in each turn of the event loop, one of each address after the other. A crowd hangs up in
// one breath, and Node.js looks at once for all whose request has not come in time.
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { createTurns } from '../kit/turns.ts';
import { networkOf } from '../limits/networks.ts';

/** Some half a millisecond of work: a turn lets one connection in, and whoever is new waits for those before. */
export const ENDINGS_A_TURN = 10;

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

interface Ending {
  readonly _destroy: (this: Socket, problem: Error | null, done: (problem?: Error | null) => void) => void;
}

/** With what Node.js reads from. */
interface Reading {
  readonly _handle?: { onread: () => void; readonly readStop: () => void } | null;
}

/** To be called before `guardSockets`, which cuts at once whom it does not let in. */
export function endInTurns(http: Server): void {
  const { inTurn } = createTurns({ most: ENDINGS_A_TURN });

  http.on('connection', (socket: Socket) => {
    const address = networkOf(socket.remoteAddress ?? '');
    Object.assign(
      socket,
      inItsTurn(socket, socket, (act) => inTurn(address, act)),
    );
  });

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

function inItsTurn(socket: Socket, { _destroy: destroy }: Ending, turn: (act: () => void) => void): Ending {
  return {
    _destroy(problem, done) {
      let isOver = false;
      turn(() => {
        isOver = true;
        destroy.call(socket, problem, done);
      });
      if (!isOver) leaveUnread(socket);
    },
  };
}

/** What Node.js reads of a connection that has ended is an error of ours. */
function leaveUnread({ _handle: handle }: Socket & Reading): void {
  if (handle === undefined || handle === null) return;
  handle.readStop();
  handle.onread = () => undefined;
}
