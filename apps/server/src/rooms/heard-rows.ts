// Owns taking rows that other processes have written: the room goes on at once, and its people are told by turns.
import type { LoggedRow } from '@ludo/room';
import type { EventStore, StoredRow } from '../store/event-store.ts';
import type { Repair } from '../telemetry/metrics.ts';
import type { LiveRoom } from './live-room.ts';

interface HeardRowsOptions {
  readonly store: Pick<EventStore, 'read'>;
  /** There are other processes. */
  readonly isShared: boolean;
  /** Those of one room in order. */
  readonly tellInTurn: (room: LiveRoom, row: LoggedRow) => void;
  readonly failed: (room: LiveRoom, reason: string) => void;
  readonly unfit: (room: LiveRoom, reason: string) => void;
  readonly repaired: (kind: Repair) => void;
  readonly settled: (room: LiveRoom) => void;
}

interface HeardRows {
  /** What another process has written. */
  hear(room: LiveRoom, rows: readonly StoredRow[]): void;
  /** What was heard and comes next. */
  take(room: LiveRoom): void;
  /** Reads what other processes have written; resolves once the room has it as far as it can. */
  readOn(room: LiveRoom, why: Repair | null): Promise<void>;
}

/** Of a room, from the store. */
interface Reading {
  readonly over: Promise<void>;
  next: Promise<void> | null;
}

export function createHeardRows(options: HeardRowsOptions): HeardRows {
  const { store, isShared, tellInTurn, failed, unfit, repaired, settled } = options;
  const reading = new WeakMap<LiveRoom, Reading>();

  function take(room: LiveRoom): void {
    for (const logged of takenOf(room)) tellInTurn(room, logged);
  }

  /** Whoever is told of an own row, or waits for one, has nothing to do with one that does not fit. */
  function takenOf(room: LiveRoom): readonly LoggedRow[] {
    try {
      return room.takeHeard();
    } catch (thrown) {
      unfit(room, String(thrown));
      return [];
    }
  }

  function hear(room: LiveRoom, rows: readonly StoredRow[]): void {
    // The seed of a new tip is in the store alone.
    if (rows.some(({ logged: { row } }) => row.t === 'tip' && row.who === undefined))
      return void readOn(room, null);
    room.hear(rows);
    take(room);
    settled(room);
    if (room.isBehind && !room.isLeft) void readOn(room, 'missing');
  }

  /** However many ask, one reading is underway, and one is to come, which has all that is written by now. */
  function readOn(room: LiveRoom, why: Repair | null): Promise<void> {
    if (!isShared) return Promise.resolve();
    if (why !== null) repaired(why);
    const underway = reading.get(room);
    if (underway !== undefined) return (underway.next ??= underway.over.then(() => readOn(room, null)));
    const over = readMore(room).finally(() => reading.delete(room));
    reading.set(room, { over, next: null });
    return over;
  }

  async function readMore(room: LiveRoom): Promise<void> {
    const read = await store.read(room.id, room.state.seq).catch((thrown: unknown) => ({
      ok: false as const,
      error: { reason: String(thrown) },
    }));
    if (!read.ok) return failed(room, read.error.reason);
    for (const { tip, seed } of read.value.seeds) room.seeds.set(tip, seed);
    room.hear(read.value.rows);
    take(room);
    settled(room);
  }

  return { hear, take, readOn };
}
