// Owns when snapshots are written: now and then as a log grows, and when its room is forgotten. A failed write is not
// repeated: the rows hold the same.
import type { RoomId } from '@ludo/protocol';
import type { LiveRoom } from './live-room.ts';
import type { EventStore, StoredSnapshot } from '../store/event-store.ts';

export interface Snapshots {
  look(room: LiveRoom): void;
  forgetting(room: LiveRoom): void;
  idle(): Promise<void>;
}

/** Rows between two. */
export const ROWS_BETWEEN = 512;
/**
 * The same where other processes take over: all rooms of one that ends are read in the same moment, where one that is alone
 * reads each when somebody comes.
 */
export const ROWS_BETWEEN_FOR_OTHERS = 128;

export function createSnapshots(
  store: EventStore,
  failed: (room: RoomId, reason: string) => void,
  least = ROWS_BETWEEN,
): Snapshots {
  let last: Promise<void> = Promise.resolve();

  async function keep(room: RoomId, snapshot: StoredSnapshot): Promise<void> {
    try {
      const kept = await store.keepSnapshot(room, snapshot);
      if (!kept.ok) failed(room, JSON.stringify(kept.error));
    } catch (thrown) {
      failed(room, String(thrown));
    }
  }

  function write(room: LiveRoom, isLast: boolean): void {
    const snapshot = room.snapshot(isLast, least);
    if (snapshot !== null) last = last.then(() => keep(room.id, snapshot));
  }

  return {
    look: (room) => write(room, false),
    forgetting: (room) => write(room, true),
    idle: () => last,
  };
}
