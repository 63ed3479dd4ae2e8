// Owns how many TCP connections of one kind there may be, of an address and in all: beyond that the oldest is cut.
import type { Duplex } from 'node:stream';

export interface Oldest {
  /** One more of this kind, the newest. */
  readonly add: (socket: Duplex, address: string) => void;
  /** It stays as old as it is, and is not cut until `spareNoMore`. */
  readonly spare: (socket: Duplex) => void;
  readonly spareNoMore: (socket: Duplex) => void;
  /** It is of another kind now, or gone. */
  readonly remove: (socket: Duplex) => void;
}

interface Bounds {
  readonly ofAddress: number;
  readonly overall: number;
}

interface Group {
  /** The oldest first. */
  readonly all: Set<Duplex>;
  readonly most: number;
  /** Of these, how many are not cut. */
  spared: number;
}

export function createOldest({ ofAddress: most, overall: mostOverall }: Bounds): Oldest {
  const overall = groupOf(mostOverall);
  const ofAddress = new Map<string, Group>();
  const addresses = new Map<Duplex, string>();
  const spared = new Set<Duplex>();

  function groupsOf(socket: Duplex): readonly Group[] {
    const its = ofAddress.get(addresses.get(socket) ?? '');
    return its === undefined ? [] : [its, overall];
  }

  function bound(groups: readonly Group[]): void {
    for (const group of groups) if (group.all.size - group.spared > group.most) cutOldest(group);
  }

  function cutOldest({ all }: Group): void {
    for (const socket of all) {
      if (spared.has(socket)) continue;
      remove(socket);
      return void socket.destroy();
    }
  }

  function spareNoMore(socket: Duplex): void {
    if (!spared.delete(socket)) return;
    const groups = groupsOf(socket);
    for (const group of groups) group.spared -= 1;
    bound(groups);
  }

  function remove(socket: Duplex): void {
    const address = addresses.get(socket);
    if (address === undefined) return;
    for (const group of groupsOf(socket)) {
      group.all.delete(socket);
      if (spared.has(socket)) group.spared -= 1;
    }
    spared.delete(socket);
    addresses.delete(socket);
    if (ofAddress.get(address)?.all.size === 0) ofAddress.delete(address);
  }

  return {
    add(socket, address) {
      addresses.set(socket, address);
      if (!ofAddress.has(address)) ofAddress.set(address, groupOf(most));
      const groups = groupsOf(socket);
      for (const group of groups) group.all.add(socket);
      bound(groups);
    },
    spare(socket) {
      if (!addresses.has(socket) || spared.has(socket)) return;
      spared.add(socket);
      for (const group of groupsOf(socket)) group.spared += 1;
    },
    spareNoMore,
    remove,
  };
}

function groupOf(most: number): Group {
  return { all: new Set(), most, spared: 0 };
}
