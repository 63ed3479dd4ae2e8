// Owns which TCP connections have nothing to do here: those that have said nothing whole yet, and those that were answered and ask
// nothing more. Of both there may be so many, and each moment of them costs something when all end at once.
import type { Duplex } from 'node:stream';
import type { Limits } from '../limits/limits.ts';
import { createOldest, type Oldest } from './oldest.ts';

export interface Kinds {
  readonly came: (socket: Duplex, address: string) => void;
  /** What it said waits to be read: so long it is not its fault that it asks nothing. */
  readonly waits: (socket: Duplex) => void;
  readonly isRead: (socket: Duplex) => void;
  /** It has sent a whole head. */
  readonly asked: (socket: Duplex) => void;
  readonly answered: (socket: Duplex) => void;
  /** It is a websocket now. */
  readonly upgraded: (socket: Duplex) => void;
  readonly gone: (socket: Duplex) => void;
}

interface Known {
  readonly address: string;
  /** Requests without an answer yet. */
  asked: number;
}

export function createKinds(limits: Limits): Kinds {
  const { connections, connectionsPerAddress } = limits;
  const silent = createOldest({
    ofAddress: connectionsPerAddress * limits.silentSockets,
    overall: Math.ceil(connections * limits.silentSocketsOverall),
  });
  const idle = createOldest({
    ofAddress: connectionsPerAddress * limits.idleSockets,
    overall: limits.idleSocketsOverall,
  });
  const both: readonly Oldest[] = [silent, idle];
  const known = new Map<Duplex, Known>();
  const forget = (socket: Duplex): void => {
    known.delete(socket);
    for (const kind of both) kind.remove(socket);
  };

  return {
    came(socket, address) {
      known.set(socket, { address, asked: 0 });
      silent.add(socket, address);
    },
    waits(socket) {
      for (const kind of both) kind.spare(socket);
    },
    isRead(socket) {
      for (const kind of both) kind.spareNoMore(socket);
    },
    asked(socket) {
      const its = known.get(socket);
      if (its === undefined) return;
      its.asked += 1;
      for (const kind of both) kind.remove(socket);
    },
    answered(socket) {
      const its = known.get(socket);
      if (its === undefined) return;
      its.asked -= 1;
      if (its.asked === 0) idle.add(socket, its.address);
    },
    upgraded: forget,
    gone: forget,
  };
}
