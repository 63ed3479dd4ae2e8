// Owns how long rooms are kept. It goes through the store from time to time, a few rooms at a time, and takes away those
// that nobody has come back to; never one that somebody is in.
import { setTimeout as pass } from 'node:timers/promises';
import type { KeptDays } from '@ludo/protocol';
import { DamagedLog, foldRows } from '@ludo/room';
import type { Phase } from '@ludo/room';
import type { Logger } from 'pino';
import type { Registry } from './registry.ts';
import type { Wait } from './steward.ts';
import type { EventStore, RoomEnd } from './store/event-store.ts';

export const standardKept: KeptDays = { gathering: 7, playing: 90, over: 365 };

const DAY = 86_400_000;
/** Milliseconds from the start to the first sweep, and from one to the next. */
export const FIRST_SWEEP = 300_000;
export const NEXT_SWEEP = 3_600_000;

/** Rooms that are looked at together, the milliseconds that others have in between, and the pages of one sweep. */
const PAGE = 200;
const PAUSE = 20;
const MOST_PAGES = 500;

export interface SweeperOptions {
  readonly registry: Registry;
  readonly store: EventStore;
  readonly kept: KeptDays;
  /** Milliseconds since 1970. */
  readonly time: () => number;
  readonly wait: Wait;
  readonly log: Logger;
  /** So many rooms were taken away. */
  readonly expired: (rooms: number) => void;
}

export interface Sweeper {
  stop(): void;
}

/** Whether a room of this phase is over its time when nothing has happened in it since. */
export function isExpired(phase: Phase, at: number, now: number, kept: KeptDays): boolean {
  const days = kept[phase];
  return days !== null && now - at > days * DAY;
}

export function createSweeper(options: SweeperOptions): Sweeper {
  const { registry, store, kept, time, wait, log, expired } = options;
  /** Where the next sweep goes on. */
  let from = 0;
  let isStopped = false;
  let callOff = wait(FIRST_SWEEP, () => void sweep());

  async function sweep(): Promise<void> {
    try {
      // What was broken off the last time.
      let removed = await remove([]);
      for (let page = 0; page < MOST_PAGES && !isStopped; page++) {
        const read = await store.ends(from, PAGE);
        if (!read.ok) throw new Error(JSON.stringify(read.error));
        const over = await expiredOf(read.value.ends);
        if (over.length > 0) removed += await removeAll(over);
        from = read.value.next ?? 0;
        if (from === 0) break;
        await pass(PAUSE);
      }
      if (removed > 0) log.info({ rooms: removed }, 'tables were taken away after their time');
    } catch (thrown) {
      if (!isStopped) log.error({ reason: String(thrown) }, 'old tables could not be taken away');
    }
    if (!isStopped) callOff = wait(NEXT_SWEEP, () => void sweep());
  }

  /** One after the other: whoever comes to one of them meanwhile waits for that one alone. */
  async function removeAll(ends: readonly RoomEnd[]): Promise<number> {
    let rooms = 0;
    for (const end of ends) rooms += await remove([end]);
    return rooms;
  }

  async function remove(ends: readonly RoomEnd[]): Promise<number> {
    if (isStopped) return 0;
    const removed = await registry.remove(ends);
    if (!removed.ok) throw new Error(JSON.stringify(removed.error));
    expired(removed.value.rooms);
    return removed.value.rooms;
  }

  async function expiredOf(ends: readonly RoomEnd[]): Promise<readonly RoomEnd[]> {
    const over: RoomEnd[] = [];
    for (const end of ends) {
      if (isStopped || !isOldEnough(end)) continue;
      const phase = end.phase ?? (await phaseOf(end));
      if (phase !== null && isExpired(phase, end.at, time(), kept)) over.push(end);
    }
    return over;
  }

  function isOldEnough({ at, phase }: RoomEnd): boolean {
    const phases: readonly Phase[] = phase === null ? ['gathering', 'playing', 'over'] : [phase];
    return phases.some((each) => isExpired(each, at, time(), kept));
  }

  /** For a room of an older file. Null: it cannot be read, and what cannot be read is left to whoever can mend it. */
  async function phaseOf({ room, seq }: RoomEnd): Promise<Phase | null> {
    await pass(PAUSE);
    const read = await store.load(room, 0);
    if (!read.ok) return null;
    const phase = foldedPhase(read.value);
    if (phase !== null && !isStopped) await store.notePhase(room, seq, phase);
    return phase;
  }

  return {
    stop() {
      isStopped = true;
      callOff();
    },
  };
}

function foldedPhase(rows: Parameters<typeof foldRows>[1]): Phase | null {
  try {
    return foldRows(null, rows)?.phase ?? null;
  } catch (thrown) {
    if (thrown instanceof DamagedLog) return null;
    throw thrown;
  }
}
