// Owns which TCP connections have nothing to do here: those that have said nothing whole yet, and those that were answered and ask
// nothing more. Of both there may be so many, and each moment of them costs something when all end at once. Where there are as
// many as there may be of all kinds, one of the address that has most makes room; before that one with nothing to do, of a crowd.
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
  const known = new Map<Duplex, Known>();
  const websockets = new Set<Duplex>();
  const most = Math.floor(connections * limits.spareSockets);

  function forget(socket: Duplex): void {
    known.delete(socket);
    for (const kind of all) kind.remove(socket);
  }
  function cut(socket: Duplex): void {
    forget(socket);
    socket.destroy();
  }
  const silent = createOldest({
    ofAddress: connectionsPerAddress * limits.silentSockets,
    overall: Math.ceil(connections * limits.silentSocketsOverall),
    cut,
  });
  const idle = createOldest({
    ofAddress: connectionsPerAddress * limits.idleSockets,
    overall: limits.idleSocketsOverall,
    cut,
  });
  const both: readonly Oldest[] = [idle, silent];
  /** But websockets, of which there may be as many as connections. */
  const any = createOldest({ ofAddress: Infinity, overall: Infinity, cut });
  const all: readonly Oldest[] = [...both, any];

  function makeRoom(): void {
    if (both.some((kind) => cutOneOf(kind, limits.socketsPerConnection))) return;
    cutOneOf(any, 0);
  }

  /** False: no address has more than so many. */
  function cutOneOf(kind: Oldest, few: number): boolean {
    const address = kind.first();
    return address !== undefined && kind.of(address) > few && kind.cutOne(address);
  }

  return {
    came(socket, address) {
      known.set(socket, { address, asked: 0 });
      any.add(socket, address);
      silent.add(socket, address);
      if (known.size + websockets.size > most) makeRoom();
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
    upgraded(socket) {
      forget(socket);
      websockets.add(socket);
    },
    gone(socket) {
      forget(socket);
      websockets.delete(socket);
    },
  };
}
