// Owns sending one message to many sockets, written and framed once: Socket.IO's own way costs half as much again for
// a crowd.
import type { ServerToClientEvents } from '@ludo/protocol';
import { connectionOf, frameOf, hangUp, isGone, writeFrame } from './engine.ts';
import type { Connection } from './engine.ts';
import type { GameSocket } from './server-context.ts';

/** Prefixes of a Socket.IO event and an engine.io message. */
const EVENT = '2';
const MESSAGE = '4';

interface BroadcasterOptions {
  readonly socketOf: (id: string) => GameSocket | undefined;
  /** For bytes that go past engine.io, which reports all others itself. */
  readonly written: (connection: Connection, bytes: number) => void;
}

export interface Broadcaster {
  /** Skips unknown names. */
  tell<Event extends keyof ServerToClientEvents>(
    sockets: Iterable<string>,
    event: Event,
    message: Parameters<ServerToClientEvents[Event]>[0],
  ): void;
  /** They come back, maybe at another process. */
  hangUp(sockets: Iterable<string>): void;
  /** As `tell`, with the message as JSON. */
  tellText(sockets: Iterable<string>, event: keyof ServerToClientEvents, message: string): void;
}

export function createBroadcaster({ socketOf, written }: BroadcasterOptions): Broadcaster {
  function tellText(sockets: Iterable<string>, event: keyof ServerToClientEvents, message: string): void {
    const packet = `${EVENT}["${event}",${message}]`;
    const frame = frameOf(MESSAGE + packet);
    for (const id of sockets) {
      const socket = socketOf(id);
      if (socket === undefined) continue;
      const connection = connectionOf(socket);
      if (writeFrame(connection, frame)) written(connection, frame.length);
      // For each write engine.io would make an error, and close them all at once.
      else if (!isGone(connection)) connection.write(packet);
    }
  }

  return {
    tell: (sockets, event, message) => tellText(sockets, event, JSON.stringify(message)),
    tellText,
    hangUp(sockets) {
      for (const id of sockets) {
        const socket = socketOf(id);
        if (socket !== undefined) hangUp(connectionOf(socket));
      }
    },
  };
}
