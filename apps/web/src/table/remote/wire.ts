/** A connection to the server. */
import type { ClientToServerEvents, ServerToClientEvents } from '@ludo/protocol';
import { io, type Socket } from 'socket.io-client';

export type Wire = Socket<ServerToClientEvents, ClientToServerEvents>;

/** Milliseconds: the packets of an attempt to connect may have been lost. */
const TRYING = 6000;

/** Comes back by itself until it is closed. */
export function connect(): Wire {
  return io({
    transports: ['websocket', 'polling'],
    tryAllTransports: true,
    reconnectionDelayMax: 3000,
    timeout: TRYING,
    forceNew: true,
  });
}
