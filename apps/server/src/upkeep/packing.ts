// Owns which rooms have their rows put into packs: those at which nothing happens any more, some each time, one after the
// other. It changes nothing but the room that they take.
import type { Phase } from '@ludo/room';
import type { EventStore, RoomEnd } from '../store/event-store.ts';
import type { Lines } from '../telemetry/lines.ts';

const HOUR = 3_600_000;
/** Milliseconds of running time without a row. A game that was left counts as over after a week. */
const QUIET: Readonly<Record<Phase, number>> = { gathering: 168 * HOUR, playing: 168 * HOUR, over: HOUR / 2 };

/** Rows that lie one by one: fewer are not worth a pack. */
export const LEAST_ROWS = 64;

/** Rooms a sweep: three times as many games as a server with 2,000 people finishes between two of them. */
const MOST_ROOMS = 5000;

interface PackingOptions {
  readonly store: Pick<EventStore, 'pack'>;
  readonly log: Lines;
  /** Rows, when they lie together. */
  readonly packed: (rows: number) => void;
  readonly isStopped: () => boolean;
}

interface Packing {
  /** Of one page of a sweep. */
  look(ends: readonly RoomEnd[], now: number): Promise<void>;
  /** The sweep is over. */
  tell(): void;
}

/** `now`: running time. An unknown phase is found out by who looks whether the room is expired. */
export function isToPack({ seq, packed, phase, ran }: RoomEnd, now: number): boolean {
  return phase !== null && ran !== null && now - ran >= QUIET[phase] && seq - 1 - packed >= LEAST_ROWS;
}

export function createPacking({ store, log, packed, isStopped }: PackingOptions): Packing {
  let [tried, rooms, rows] = [0, 0, 0];
  let reasons: string[] = [];

  return {
    async look(ends, now) {
      const wanted = ends.filter((end) => isToPack(end, now)).slice(0, MOST_ROOMS - tried);
      if (isStopped() || (wanted.length === 0 && tried > 0)) return;
      // The first time of a sweep also for no room: something may have been broken off.
      tried += Math.max(1, wanted.length);
      const done = await store.pack(wanted);
      if (!done.ok) return void (isStopped() || reasons.push(done.error.reason));
      rooms += done.value.rooms;
      rows += done.value.rows;
      packed(done.value.rows);
      if (!isStopped()) reasons.push(...done.value.reasons);
    },
    tell() {
      const [reason] = reasons;
      if (rooms > 0) log.info({ rooms, rows }, 'rows of games that are over were packed');
      if (reason !== undefined)
        log.warn({ times: reasons.length, reason }, 'rows could not be packed, and lie as they did');
      [tried, rooms, rows] = [0, 0, 0];
      reasons = [];
    },
  };
}

export const noPacking: Packing = { look: () => Promise.resolve(), tell: () => undefined };
