// Owns finding the record of a finished game. It is no visit: the room is read from the store, one at a time, in portions, and
// stays out of memory; what was printed is remembered.
import { createHash } from 'node:crypto';
import type { RoomId } from '@ludo/protocol';
import { foldingRows } from '@ludo/room';
import { takingRecord } from '@ludo/room/record';
import type { LoggedRow, RoomState } from '@ludo/room';
import type { GameRecord } from '@ludo/room/record';
import { createFairQueue } from '../kit/fair-queue.ts';
import { createPlaces } from '../kit/places.ts';
import type { Bucket, Limits } from '../limits/limits.ts';
import type { EventStore } from '../store/event-store.ts';
import { printedInTurns } from './printed.ts';

interface WantedRecord {
  readonly room: RoomId;
  /** 1 for the first. */
  readonly game: number;
  readonly form: 'text' | 'json';
  readonly hasNames: boolean;
}

interface PrintedRecord {
  readonly bytes: Buffer;
  readonly etag: string;
}

/** `not-there`: no such game, or it is not finished, or its table is closed, or the record is longer than one may be. */
type FoundRecord = PrintedRecord | 'not-there' | 'busy';
export type FindRecord = (wanted: WantedRecord, address: string) => Promise<FoundRecord>;

/** Rows in one turn of the event loop: some two milliseconds, because dice are worked out again. */
const PORTION = 20;

interface RecordsOptions {
  readonly store: Pick<EventStore, 'length' | 'load'>;
  readonly limits: Pick<Limits, 'recordReads' | 'recordReadsPerAddress' | 'recordCacheMB'>;
  /** By address: rows read. */
  readonly loadsFrom: (address: string) => Pick<Bucket, 'wait' | 'charge' | 'taken'>;
  readonly failed: (room: RoomId, reason: string) => void;
}

interface Remembered extends PrintedRecord {
  /** Rows of the room that are known not to close it. */
  length: number;
}

export function createRecords({ store, limits, loadsFrom, failed }: RecordsOptions): FindRecord {
  const places = createPlaces(limits.recordReads, limits.recordReadsPerAddress);
  const remembered = new Map<string, Remembered>();
  /** Those of addresses that have had fewest rows first. */
  const queue = createFairQueue(1, (address) => loadsFrom(address).taken());
  let size = 0;

  function forget(key: string): void {
    size -= remembered.get(key)?.bytes.length ?? 0;
    remembered.delete(key);
  }

  function remember(key: string, record: Remembered): void {
    forget(key);
    remembered.set(key, record);
    size += record.bytes.length;
    for (const oldest of remembered.keys()) {
      if (size <= limits.recordCacheMB * 1_000_000) return;
      forget(oldest);
    }
  }

  async function find(wanted: WantedRecord, address: string): Promise<FoundRecord> {
    const { room } = wanted;
    const key = JSON.stringify([room, wanted.game, wanted.form, wanted.hasNames]);
    const length = await store.length(room);
    if (!length.ok) return 'busy';
    const known = remembered.get(key);
    if (known?.length === length.value) return known;
    if (length.value === 0) return 'not-there';
    const loads = loadsFrom(address);
    if (loads.wait() > 0) return 'busy';
    const loaded = await store.load(room, known?.length ?? 0);
    if (!loaded.ok) return 'busy';
    const rows = loaded.value;
    loads.charge(rows.length);
    if (rows.at(-1)?.row.t === 'close') {
      forget(key);
      return 'not-there';
    }
    if (known !== undefined) {
      known.length = rows.at(-1)?.s ?? known.length;
      return known;
    }
    const record = await recordIn(rows, wanted);
    const text = record === null ? null : await printedInTurns(record);
    if (text === null) return 'not-there';
    const bytes = Buffer.from(wanted.form === 'json' ? JSON.stringify(record) : text);
    const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
    const printed = { bytes, etag, length: rows.at(-1)?.s ?? 0 };
    remember(key, printed);
    return printed;
  }

  return (wanted, address) => {
    if (!places.take(address)) return Promise.resolve('busy');
    return queue
      .done(new Set([address]), () => find(wanted, address))
      .catch((thrown: unknown): FoundRecord => {
        failed(wanted.room, String(thrown));
        return 'not-there';
      })
      .finally(() => places.giveBack(address));
  };
}

/** Null: there is no such game, or it is not finished. Throws DamagedLog. */
async function recordIn(
  rows: readonly LoggedRow[],
  { room, game, hasNames }: WantedRecord,
): Promise<GameRecord | null> {
  const starts = [...rows.entries()].flatMap(([nth, { row }]) => (row.t === 'start' ? [nth] : []));
  const from = starts[game - 1];
  if (from === undefined) return null;
  let before: RoomState | null = null;
  for await (const state of inPortions(foldingRows(null, rows.slice(0, from)))) before = state;
  if (before === null) return null;
  const taken = takingRecord({ room, before, rows: rows.slice(from, starts[game]), hasNames });
  const record = await endOf(taken);
  return record === null || record.result === 'open' ? null : record;
}

async function* inPortions<T>(values: Iterable<T>): AsyncGenerator<T, void, undefined> {
  let count = 0;
  for (const value of values) {
    yield value;
    count += 1;
    if (count % PORTION === 0) await nextTurn();
  }
}

async function endOf<T>(steps: Generator<void, T, undefined>): Promise<T> {
  for (let count = 1; ; count++) {
    const step = steps.next();
    if (step.done === true) return step.value;
    if (count % PORTION === 0) await nextTurn();
  }
}

function nextTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
