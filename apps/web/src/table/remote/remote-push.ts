import type { ClientToServerEvents, ServerToClientEvents } from '@ludo/protocol';
import type { Socket } from 'socket.io-client';
import type { PushDoor } from '../table.ts';

type Wire = Socket<ServerToClientEvents, ClientToServerEvents>;

export function remotePush(wire: Wire, room: string): PushDoor {
  return {
    // Whether the server has noted it makes no difference to the page.
    subscribe(at, language) {
      if (wire.connected) wire.emit('push', { room, language, ...at }, () => undefined);
    },
  };
}
