// Owns how many TCP connections of one kind there may be, of an address and in all: beyond that the oldest is cut, in all that
// of the address that has most.
import type { Duplex } from 'node:stream';
import { createRanks } from '../kit/ranks.ts';

export interface Oldest {
  /** One more of this kind, the newest. */
  readonly add: (socket: Duplex, address: string) => void;
  /** It stays as old as it is, and is not cut until `spareNoMore`. */
  readonly spare: (socket: Duplex) => void;
  readonly spareNoMore: (socket: Duplex) => void;
  /** It is of another kind now, or gone. */
  readonly remove: (socket: Duplex) => void;
  /** False: the address has none that may be cut. */
  readonly cutOne: (address: string) => boolean;
  /** The address that has most that may be cut, and how many that are. */
  readonly first: () => string | undefined;
  readonly of: (address: string) => number;
}

interface OldestOptions {
  readonly ofAddress: number;
  readonly overall: number;
  /** It is removed already. */
  readonly cut: (socket: Duplex) => void;
}

export function createOldest({ ofAddress: most, overall: mostOverall, cut }: OldestOptions): Oldest {
  /** The oldest first. */
  const ofAddress = new Map<string, Set<Duplex>>();
  const addresses = new Map<Duplex, string>();
  const spared = new Set<Duplex>();
  /** By those that may be cut. */
  const ranks = createRanks();

  function bound(address: string): void {
    if (ranks.of(address) > most) cutOne(address);
    if (ranks.sum() > mostOverall) cutOne(ranks.first() ?? address);
  }

  function cutOne(address: string): boolean {
    for (const socket of ofAddress.get(address) ?? []) {
      if (spared.has(socket)) continue;
      remove(socket);
      cut(socket);
      return true;
    }
    return false;
  }

  function remove(socket: Duplex): void {
    const address = addresses.get(socket);
    if (address === undefined) return;
    if (!spared.delete(socket)) ranks.remove(address);
    addresses.delete(socket);
    const its = ofAddress.get(address);
    its?.delete(socket);
    if (its?.size === 0) ofAddress.delete(address);
  }

  return {
    add(socket, address) {
      remove(socket);
      addresses.set(socket, address);
      const its = ofAddress.get(address) ?? new Set();
      ofAddress.set(address, its.add(socket));
      ranks.add(address);
      bound(address);
    },
    spare(socket) {
      const address = addresses.get(socket);
      if (address === undefined || spared.has(socket)) return;
      spared.add(socket);
      ranks.remove(address);
    },
    spareNoMore(socket) {
      const address = addresses.get(socket);
      if (address === undefined || !spared.delete(socket)) return;
      ranks.add(address);
      bound(address);
    },
    remove,
    cutOne,
    first: ranks.first,
    of: ranks.of,
  };
}
