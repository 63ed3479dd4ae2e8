// Owns how long rooms are stored: it goes through the store, a few rooms at a time, marks those whose time is over
// and removes them days later, and none that somebody is in. By running time, so that no wall clock makes a room
// older. On its way it packs what is over.
import { setTimeout as pass } from 'node:timers/promises';
import type { RetentionDays, RoomId } from '@ludo/protocol';
import { DamagedLog, foldRows } from '@ludo/room';
import type { Phase } from '@ludo/room';
import type { Result } from '@ludo/rules';
import type { Lines } from '../telemetry/lines.ts';
import { createPacking, noPacking } from './packing.ts';
import type { Registry } from '../rooms/registry.ts';
import type { Wait } from '../kit/wait.ts';
import type { EventStore, MarkedRoom, RoomEnd, StoreProblem } from '../store/event-store.ts';

export const standardKept: RetentionDays = { gathering: 7, playing: 90, over: 365 };

const DAY = 86_400_000;
export const FIRST_SWEEP = 300_000;
export const NEXT_SWEEP = 3_600_000;

/** Milliseconds of running time from mark to removal: time to stop the server if rooms are marked wrongly. */
const GRACE = 3 * DAY;
/** A sweep: if a fault marked all rooms, most would still be there hours later. */
export const MOST_REMOVED = 200;

/** Rooms a page, milliseconds between pages, pages a sweep. */
const PAGE = 200;
const PAUSE = 20;
const MOST_PAGES = 500;

interface SweeperOptions {
  readonly registry: Registry;
  readonly store: EventStore;
  /** Other processes sweep as well, and do not know who is here. */
  readonly isShared: boolean;
  readonly kept: RetentionDays;
  /** Whether rows of games that are over are packed. */
  readonly isPacking: boolean;
  /** Milliseconds; null: not known yet. */
  readonly running: () => number | null;
  readonly wait: Wait;
  readonly log: Lines;
  readonly expired: (rooms: number) => void;
  readonly packed: (rows: number) => void;
}

interface Sweeper {
  /** The room loses its mark, and keeps its age. */
  visited(room: RoomId): void;
  stop(): Promise<void>;
}

export function isExpired(phase: Phase, age: number, kept: RetentionDays): boolean {
  const days = kept[phase];
  return days !== null && age > days * DAY;
}

export function createSweeper(options: SweeperOptions): Sweeper {
  const { registry, store, isShared, kept, isPacking, running, wait, log, expired, packed } = options;
  let from = 0;
  let isStopped = false;
  let callOff = wait(FIRST_SWEEP, () => void sweep());
  /** Rooms whose marks are to go. */
  const visits = new Set<RoomId>();
  let noting: Promise<void> | null = null;
  const packing = isPacking ? createPacking({ store, log, packed, isStopped: () => isStopped }) : noPacking;

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
    // Whoever stays for days has come only once.
    if (isShared) for (const { id, people } of registry.all()) if (people.size > 0) visits.add(id);
    await noteVisits();
    if (visits.size > 0 || isStopped) return;
    // Finishes an interrupted removal.
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
        // Whoever enters one of them waits for that one alone.
        removed += await remove([{ room, seq, marked: since }]);
      }
      await packing.look(ends, now);
      from = next ?? 0;
      if (from === 0) break;
      await pass(PAUSE);
    }
    packing.tell();
    if (marked > 0) log.info({ rooms: marked }, 'tables are marked: they go in three days of running time');
    if (removed > 0) log.info({ rooms: removed }, 'tables were taken away after their time');
  }

  async function remove(rooms: readonly MarkedRoom[]): Promise<number> {
    if (isStopped || rooms.some(({ room }) => visits.has(room))) return 0;
    const removed = required(await registry.remove(rooms));
    expired(removed.rooms);
    return removed.rooms;
  }

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

  /** Older files have none. Null: an unreadable room, which stays for repair. */
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
    // All visits of one turn of the event loop.
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
