// Owns how one message goes to many: it is written as text once and framed once, and each websocket is given that frame as
// it is. One write for each connection is what a crowd costs; all that Socket.IO does on the way to it costs half as much
// again.
import type { ServerToClientEvents } from '@ludo/protocol';
import { connectionOf, frameOf, writeFrame } from './engine.ts';
import type { Connection } from './engine.ts';
import type { GameSocket } from './house.ts';

/** As Socket.IO marks an event, and engine.io a message. */
const EVENT = '2';
const MESSAGE = '4';

interface TellingOptions {
  readonly socketOf: (id: string) => GameSocket | undefined;
  /** So many bytes were written to a connection past engine.io, which tells of all others itself. */
  readonly written: (connection: Connection, bytes: number) => void;
}

export interface Telling {
  /** Each of these sockets, by their names; a name that nobody has any more is passed over. */
  tell<Event extends keyof ServerToClientEvents>(
    sockets: Iterable<string>,
    event: Event,
    message: Parameters<ServerToClientEvents[Event]>[0],
  ): void;
}

export function createTelling({ socketOf, written }: TellingOptions): Telling {
  return {
    tell(sockets, event, message) {
      const packet = `${EVENT}${JSON.stringify([event, message])}`;
      const frame = frameOf(MESSAGE + packet);
      for (const id of sockets) {
        const socket = socketOf(id);
        if (socket === undefined) continue;
        const connection = connectionOf(socket);
        if (writeFrame(connection, frame)) written(connection, frame.length);
        else connection.write(packet);
      }
    },
  };
}
