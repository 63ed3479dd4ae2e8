// Owns how much fits on the server: tables in the store and on its disk, rooms in memory. It refuses new things only.
import type { WireRefusal } from '@ludo/protocol';
import { createBucket } from '../limits/limits.ts';
import type { Bucket, Clock, Limits } from '../limits/limits.ts';
import type { Registry } from './registry.ts';
import type { EventStore, StoreSize } from '../store/event-store.ts';

/** Milliseconds: how long a measured size holds, and until whoever was refused may try again. */
const FRESH = 5000;
const AGAIN = 60_000;
const SOON = 5000;

/** Of the store's limit: up to there new tables are opened. */
const OPENING = 0.8;
const MEGABYTE = 1_000_000;

/** Of what others leave of the memory limit, for the rooms of one address. */
const SHARE = 0.5;
/** Of the memory limit, up to there, for whoever has no other room there. */
const RETURNS = 1.1;

export interface Capacity {
  /** Null: there is room for one more table in the store. */
  refusalToOpen(): Promise<WireRefusal | null>;
  /** Tables of everybody together. */
  readonly openings: Bucket;
  /** Null: one more room can be read into memory for this address. */
  refusalToLoad(registry: Registry, address: string): WireRefusal | null;
  /** For a room in memory that is empty: at full capacity whoever has no other one may still return to it. */
  refusalToWake(registry: Registry, address: string): WireRefusal | null;
}

interface Taken {
  rooms: number;
  rows: number;
}

interface CapacityOptions {
  readonly limits: Limits;
  readonly now: Clock;
  readonly store: Pick<EventStore, 'size'>;
  readonly turned: (isFull: boolean, size: StoreSize) => void;
}

export function createCapacity({ limits, now, store, turned }: CapacityOptions): Capacity {
  const openings = createBucket(limits.openingBurst, limits.openingsPerHour / 3600, now);
  let isFull = false;
  let goodUntil = Number.NEGATIVE_INFINITY;
  let looking: Promise<void> | null = null;

  async function look(): Promise<void> {
    const size = await store.size().catch(() => null);
    goodUntil = now() + FRESH;
    looking = null;
    if (size?.ok !== true) return;
    const { bytes, free } = size.value;
    const was = isFull;
    isFull =
      bytes >= limits.storeMegabytes * MEGABYTE * OPENING ||
      (free !== null && free < limits.diskReserveMegabytes * MEGABYTE);
    if (isFull !== was) turned(isFull, size.value);
  }

  function takenIn(registry: Registry, address: string): { readonly all: Taken; readonly its: Taken } {
    const all: Taken = { rooms: 0, rows: 0 };
    const its: Taken = { rooms: 0, rows: 0 };
    for (const room of registry.all()) {
      if (room.isIdle) continue;
      for (const sum of room.broughtFrom === address ? [all, its] : [all]) {
        sum.rooms += 1;
        // Those of the log alone: whether there are others tells what was thrown in them.
        sum.rows += room.state.seq;
      }
    }
    return { all, its };
  }

  function isAllTaken({ all }: { readonly all: Taken }, part = 1): boolean {
    return all.rooms >= limits.roomsInMemory * part || all.rows >= limits.rowsInMemory * part;
  }

  /** So a few that each take as much as they may leave something for whoever comes after them. */
  function isShareTaken({ all, its }: { readonly all: Taken; readonly its: Taken }): boolean {
    const rooms = limits.roomsInMemory - (all.rooms - its.rooms);
    const rows = limits.rowsInMemory - (all.rows - its.rows);
    return its.rooms >= rooms * SHARE || its.rows >= rows * SHARE;
  }

  return {
    async refusalToOpen() {
      if (now() >= goodUntil) await (looking ??= look());
      return isFull ? full(AGAIN) : null;
    },
    openings,
    refusalToLoad(registry, address) {
      const taken = takenIn(registry, address);
      return isAllTaken(taken) || isShareTaken(taken) ? full(SOON) : null;
    },
    refusalToWake(registry, address) {
      const taken = takenIn(registry, address);
      const isTooMuch = taken.its.rooms === 0 ? isAllTaken(taken, RETURNS) : isShareTaken(taken);
      return isTooMuch ? full(SOON) : null;
    },
  };
}

function full(retryAfter: number): WireRefusal {
  return { code: 'server-full', clause: null, retryAfter };
}
