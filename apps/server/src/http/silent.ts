// Owns how many TCP connections there may be that have said nothing whole yet: without a whole request head, and without
// bytes that wait here to be read.
import type { Duplex } from 'node:stream';
import type { Limits } from '../limits/limits.ts';

export interface Silent {
  /** A connection that has said nothing yet. */
  readonly came: (socket: Duplex, address: string) => void;
  /** What it said waits to be read: so long it is not its fault that it has no whole head. */
  readonly waits: (socket: Duplex) => void;
  /** What it said is read. */
  readonly isRead: (socket: Duplex) => void;
  /** It has a whole head, or is gone. */
  readonly spoke: (socket: Duplex) => void;
}

/** Beyond the limits the oldest one is cut. */
export function createSilent(limits: Limits): Silent {
  const most = limits.connectionsPerAddress * limits.silentSockets;
  const mostOverall = Math.ceil(limits.connections * limits.silentSocketsOverall);
  const all = new Set<Duplex>();
  const ofAddress = new Map<string, Set<Duplex>>();
  /** Of those that have no whole head. */
  const addresses = new WeakMap<Duplex, string>();

  function add(socket: Duplex, address: string): void {
    const its = ofAddress.get(address) ?? new Set();
    ofAddress.set(address, its.add(socket));
    all.add(socket);
    if (its.size > most) cutOldest(its);
    if (all.size > mostOverall) cutOldest(all);
  }

  function leave(socket: Duplex): void {
    const address = addresses.get(socket);
    if (address === undefined || !all.delete(socket)) return;
    const its = ofAddress.get(address);
    its?.delete(socket);
    if (its?.size === 0) ofAddress.delete(address);
  }

  function spoke(socket: Duplex): void {
    leave(socket);
    addresses.delete(socket);
  }

  function cutOldest([oldest]: Iterable<Duplex>): void {
    if (oldest === undefined) return;
    spoke(oldest);
    oldest.destroy();
  }

  return {
    came(socket, address) {
      addresses.set(socket, address);
      add(socket, address);
    },
    waits: leave,
    isRead(socket) {
      const address = addresses.get(socket);
      if (address !== undefined && !socket.destroyed) add(socket, address);
    },
    spoke,
  };
}
