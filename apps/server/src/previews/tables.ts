// Owns finding out what a table's link tells. It is no visit: a room that is not in memory stays out of it, and asking
// the store costs what joins may cost.
import type { RoomId } from '@ludo/protocol';
import type { RoomState } from '@ludo/room';
import { createFairQueue } from '../kit/fair-queue.ts';
import { createPlaces } from '../kit/places.ts';
import type { Bucket, Limits } from '../limits/limits.ts';
import type { LiveRoom } from '../rooms/live-room.ts';
import type { EventStore } from '../store/event-store.ts';
import { previewOf, type Preview } from './preview.ts';
import { readStoredTable } from './stored-table.ts';

export interface TablePreview extends Preview {
  readonly room: RoomId;
  /** The last row that it tells of. */
  readonly seq: number;
}

/** Null: nothing is told of this table, or there is none. A promise only where the store has to be asked. */
export type FindPreview = (
  room: string,
  address: string,
) => TablePreview | null | Promise<TablePreview | null>;

/** Of tables, with their last rows. */
const MOST_REMEMBERED = 500;
const ROOM = /^[\w-]{12}$/;

interface TablesOptions {
  readonly live: (room: RoomId) => LiveRoom | undefined;
  readonly store: Pick<EventStore, 'length' | 'read'>;
  readonly limits: Pick<Limits, 'previewReads' | 'previewReadsPerAddress'>;
  /** By address: rows read. */
  readonly loadsFrom: (address: string) => Pick<Bucket, 'wait' | 'charge' | 'taken'>;
  readonly failed: (room: RoomId, reason: string) => void;
}

interface Remembered {
  readonly seq: number;
  readonly preview: TablePreview | null;
}

export function createTablePreviews({ live, store, limits, loadsFrom, failed }: TablesOptions): FindPreview {
  const remembered = new Map<RoomId, Remembered>();
  /** Those of addresses that have had fewest rows first. */
  const queue = createFairQueue(1, (address) => loadsFrom(address).taken());
  const places = createPlaces(limits.previewReads, limits.previewReadsPerAddress);

  function remember(room: RoomId, seq: number, state: RoomState | null): TablePreview | null {
    const preview = told(room, seq, state);
    remembered.delete(room);
    remembered.set(room, { seq, preview });
    const [oldest] = remembered.keys();
    if (remembered.size > MOST_REMEMBERED && oldest !== undefined) remembered.delete(oldest);
    return preview;
  }

  function told(room: RoomId, seq: number, state: RoomState | null): TablePreview | null {
    try {
      const preview = state === null ? null : previewOf(state);
      return preview === null ? null : { ...preview, room, seq };
    } catch (thrown) {
      failed(room, String(thrown));
      return null;
    }
  }

  function ofLive(room: RoomId, { state }: LiveRoom): TablePreview | null {
    const known = remembered.get(room);
    return known?.seq === state.seq ? known.preview : remember(room, state.seq, state);
  }

  async function ofStored(room: RoomId, address: string): Promise<TablePreview | null> {
    const length = await store.length(room);
    if (!length.ok || length.value === 0) return null;
    const known = remembered.get(room);
    if (known?.seq === length.value) return known.preview;
    const loads = loadsFrom(address);
    if (loads.wait() > 0) return null;
    const { state, rows } = await readStoredTable(store, room);
    loads.charge(rows);
    // A log that cannot be read is not read again before it has grown.
    return remember(room, state?.seq ?? length.value, state);
  }

  return (room, address) => {
    if (!ROOM.test(room)) return null;
    const found = live(room);
    if (found !== undefined) return ofLive(room, found);
    if (!places.take(address)) return null;
    return queue
      .done(new Set([address]), () => ofStored(room, address))
      .catch((thrown: unknown) => {
        failed(room, String(thrown));
        return null;
      })
      .finally(() => places.giveBack(address));
  };
}
