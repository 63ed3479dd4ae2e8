// Owns how many TCP connections there may be that have said nothing whole yet: no whole request head, and nothing that
// waits here to be read.
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

interface Group {
  /** Without a whole head, the oldest first. */
  readonly all: Set<Duplex>;
  readonly most: number;
  /** Of these, how many wait to be read. */
  waiting: number;
}

/** Beyond the limits the oldest one is cut that has nothing waiting. */
export function createSilent(limits: Limits): Silent {
  const most = limits.connectionsPerAddress * limits.silentSockets;
  const overall = groupOf(Math.ceil(limits.connections * limits.silentSocketsOverall));
  const ofAddress = new Map<string, Group>();
  const addresses = new Map<Duplex, string>();
  const waiting = new Set<Duplex>();

  function groupsOf(socket: Duplex): readonly Group[] {
    const its = ofAddress.get(addresses.get(socket) ?? '');
    return its === undefined ? [] : [its, overall];
  }

  function bound(groups: readonly Group[]): void {
    for (const group of groups) if (group.all.size - group.waiting > group.most) cutOldest(group);
  }

  function cutOldest({ all }: Group): void {
    for (const socket of all) {
      if (waiting.has(socket)) continue;
      spoke(socket);
      return void socket.destroy();
    }
  }

  function isRead(socket: Duplex): void {
    if (!waiting.delete(socket)) return;
    const groups = groupsOf(socket);
    for (const group of groups) group.waiting -= 1;
    bound(groups);
  }

  function spoke(socket: Duplex): void {
    const address = addresses.get(socket);
    if (address === undefined) return;
    for (const group of groupsOf(socket)) {
      group.all.delete(socket);
      if (waiting.has(socket)) group.waiting -= 1;
    }
    waiting.delete(socket);
    addresses.delete(socket);
    if (ofAddress.get(address)?.all.size === 0) ofAddress.delete(address);
  }

  return {
    came(socket, address) {
      addresses.set(socket, address);
      if (!ofAddress.has(address)) ofAddress.set(address, groupOf(most));
      const groups = groupsOf(socket);
      for (const group of groups) group.all.add(socket);
      bound(groups);
    },
    waits(socket) {
      if (!addresses.has(socket) || waiting.has(socket)) return;
      waiting.add(socket);
      for (const group of groupsOf(socket)) group.waiting += 1;
    },
    isRead,
    spoke,
  };
}

function groupOf(most: number): Group {
  return { all: new Set(), most, waiting: 0 };
}
