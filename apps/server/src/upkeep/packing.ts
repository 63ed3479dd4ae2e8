// Owns which rooms have their rows put into packs: those at which nothing happens any more, some each time, one after the
// other. It changes nothing but the room that they take.
import { setTimeout as pass } from 'node:timers/promises';
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
/** Milliseconds between two rooms. */
const PAUSE = 20;

interface PackingOptions {
  readonly store: Pick<EventStore, 'pack'>;
  readonly log: Lines;
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

export function createPacking({ store, log, isStopped }: PackingOptions): Packing {
  let [tried, rooms, rows, failures] = [0, 0, 0, 0];
  let reason = '';

  return {
    async look(ends, now) {
      for (const end of ends) {
        if (isStopped() || tried >= MOST_ROOMS || !isToPack(end, now)) continue;
        tried += 1;
        const packed = await store.pack(end);
        if (isStopped()) return;
        if (packed.ok && packed.value > 0) rooms += 1;
        if (packed.ok) rows += packed.value;
        else {
          failures += 1;
          reason = packed.error.reason;
        }
        await pass(PAUSE);
      }
    },
    tell() {
      if (rooms > 0) log.info({ rooms, rows }, 'rows of games that are over were packed');
      if (failures > 0)
        log.warn({ rooms: failures, reason }, 'rows could not be packed, and lie as they did');
      [tried, rooms, rows, failures] = [0, 0, 0, 0];
    },
  };
}

export const noPacking: Packing = { look: () => Promise.resolve(), tell: () => undefined };
