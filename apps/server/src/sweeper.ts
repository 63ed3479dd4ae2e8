// Owns how long rooms are kept. It goes through the store from time to time, a few rooms at a time, notes which have ended
// where they ended before, marks those to which nobody has come back, and takes them away days later; never one that
// somebody is in, and by the running time alone, so that no wall clock makes a room older.
import { setTimeout as pass } from 'node:timers/promises';
import type { KeptDays, RoomId } from '@ludo/protocol';
import { DamagedLog, foldRows } from '@ludo/room';
import type { Phase } from '@ludo/room';
import type { Result } from '@ludo/rules';
import type { Lines } from './lines.ts';
import type { Registry } from './registry.ts';
import type { Wait } from './wait.ts';
import type { EventStore, MarkedRoom, RoomEnd, StoreProblem } from './store/event-store.ts';

export const standardKept: KeptDays = { gathering: 7, playing: 90, over: 365 };

const DAY = 86_400_000;
/** Milliseconds from the start to the first sweep, and from one to the next. */
export const FIRST_SWEEP = 300_000;
export const NEXT_SWEEP = 3_600_000;

/**
 * Milliseconds of running time from the mark to the end: a room that went too early by some fault of ours is there for
 * three more days, and so is the time to stop the server.
 */
const GRACE = 3 * DAY;
/** Rooms that one sweep takes away: were all of them marked by a fault, most would still be there hours later. */
export const MOST_REMOVED = 200;

/** Rooms that are looked at together, the milliseconds that others have in between, and the pages of one sweep. */
const PAGE = 200;
const PAUSE = 20;
const MOST_PAGES = 500;

interface SweeperOptions {
  readonly registry: Registry;
  readonly store: EventStore;
  readonly kept: KeptDays;
  /** Milliseconds of running time; null: not known yet. */
  readonly running: () => number | null;
  readonly wait: Wait;
  readonly log: Lines;
  /** So many rooms were taken away. */
  readonly expired: (rooms: number) => void;
}

interface Sweeper {
  /** Somebody has come into an empty room: it loses its mark, and is as old as before. */
  visited(room: RoomId): void;
  /** Writes down who has visited. */
  stop(): Promise<void>;
}

/** Whether a room of this phase is over its time when nothing has happened in it for so many milliseconds. */
export function isExpired(phase: Phase, age: number, kept: KeptDays): boolean {
  const days = kept[phase];
  return days !== null && age > days * DAY;
}

export function createSweeper(options: SweeperOptions): Sweeper {
  const { registry, store, kept, running, wait, log, expired } = options;
  /** Where the next sweep goes on. */
  let from = 0;
  let isStopped = false;
  let callOff = wait(FIRST_SWEEP, () => void sweep());
  /** Rooms whose marks are to be taken away. */
  const visits = new Set<RoomId>();
  let noting: Promise<void> | null = null;

  async function sweep(): Promise<void> {
    try {
      const now = running();
      if (now !== null) await sweepAt(now);
    } catch (thrown) {
      if (!isStopped) log.error({ reason: String(thrown) }, 'old tables could not be taken away');
    }
    if (!isStopped) callOff = wait(NEXT_SWEEP, () => void sweep());
  }

  async function sweepAt(now: number): Promise<void> {
    await noteVisits();
    // A mark that a visit should have taken away may still be there.
    if (visits.size > 0 || isStopped) return;
    // What was broken off the last time.
    let removed = await remove([]);
    let marked = 0;
    for (let page = 0; page < MOST_PAGES && !isStopped; page++) {
      const { ends, next } = required(await store.ends(from, PAGE));
      const over = await expiredOf(ends, now);
      const [news, unmarked] = [
        ends.filter(({ ran }) => ran === null),
        over.filter((end) => end.marked === null),
      ];
      if (news.length > 0) required(await store.see(news, now));
      if (unmarked.length > 0) required(await store.mark(unmarked, now));
      marked += unmarked.length;
      for (const { room, seq, marked: since } of over) {
        if (since === null || now - since <= GRACE || removed >= MOST_REMOVED) continue;
        // One after the other: whoever comes to one of them meanwhile waits for that one alone.
        removed += await remove([{ room, seq, marked: since }]);
      }
      from = next ?? 0;
      if (from === 0) break;
      await pass(PAUSE);
    }
    if (marked > 0) log.info({ rooms: marked }, 'tables are marked: they go in three days of running time');
    if (removed > 0) log.info({ rooms: removed }, 'tables were taken away after their time');
  }

  async function remove(rooms: readonly MarkedRoom[]): Promise<number> {
    if (isStopped || rooms.some(({ room }) => visits.has(room))) return 0;
    const removed = required(await registry.remove(rooms));
    expired(removed.rooms);
    return removed.rooms;
  }

  /** Those that are over their time and that nobody is in. */
  async function expiredOf(ends: readonly RoomEnd[], now: number): Promise<readonly RoomEnd[]> {
    const over: RoomEnd[] = [];
    for (const end of ends) {
      if (isStopped || end.ran === null || !isOldEnough(end, now - end.ran)) continue;
      const phase = end.phase ?? (await phaseOf(end));
      const isEmpty = (registry.live(end.room)?.people.size ?? 0) === 0;
      if (phase !== null && isExpired(phase, now - end.ran, kept) && isEmpty) over.push(end);
    }
    return over;
  }

  function isOldEnough({ phase }: RoomEnd, age: number): boolean {
    const phases: readonly Phase[] = phase === null ? ['gathering', 'playing', 'over'] : [phase];
    return phases.some((each) => isExpired(each, age, kept));
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

  function noteVisits(): Promise<void> {
    return (noting ??= takeMarksAway().finally(() => (noting = null)));
  }

  async function takeMarksAway(): Promise<void> {
    // All of one turn of the event loop in one.
    await new Promise((resolve) => setImmediate(resolve));
    try {
      for (let rooms = [...visits]; rooms.length > 0; rooms = [...visits]) {
        required(await store.unmark(rooms));
        for (const room of rooms) visits.delete(room);
      }
    } catch (thrown) {
      log.error({ reason: String(thrown) }, 'visits could not be noted');
    }
  }

  return {
    visited(room) {
      visits.add(room);
      void noteVisits();
    },
    async stop() {
      isStopped = true;
      callOff();
      await noting;
      await noteVisits();
    },
  };
}

function required<T>(result: Result<T, StoreProblem>): T {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

function foldedPhase(rows: Parameters<typeof foldRows>[1]): Phase | null {
  try {
    return foldRows(null, rows)?.phase ?? null;
  } catch (thrown) {
    if (thrown instanceof DamagedLog) return null;
    throw thrown;
  }
}
