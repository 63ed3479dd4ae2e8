/** A connection to the server. */
import type { ClientToServerEvents, ServerToClientEvents } from '@ludo/protocol';
import { io, type Socket } from 'socket.io-client';

export type Wire = Socket<ServerToClientEvents, ClientToServerEvents>;

/**
 * Milliseconds until a lost connection is tried again for the first time, more or less by half; then doubled up to the
 * longest. Of a server that is restarted, another one takes over at once.
 */
const [SOONEST, LONGEST] = [200, 3000];
/** Milliseconds: the packets of an attempt to connect may have been lost. */
const TRYING = 6000;

/** Comes back by itself until it is closed. `room`: by which a proxy before several servers can bring those of one table together. */
export function connect(room?: string): Wire {
  return io({
    ...(room === undefined ? {} : { query: { room } }),
    transports: ['websocket', 'polling'],
    tryAllTransports: true,
    reconnectionDelay: SOONEST,
    reconnectionDelayMax: LONGEST,
    timeout: TRYING,
    forceNew: true,
  });
}
