// Owns the writing of decided rows: all rows of one turn of the event loop go into one append, and nobody is told of
// them before they are durable. Rows that the store refuses are withdrawn in memory too.
import { performance } from 'node:perf_hooks';
import type { LoggedRow } from '@ludo/room';
import type { LiveRoom, Pending } from './live-room.ts';
import type { EventStore, StoreProblem } from '../store/event-store.ts';

/** How long to gather more rows before an append: this part of the last append, at most so many milliseconds. */
const GATHER_SHARE = 0.1;
const LONGEST_GATHER = 3;

interface CommitterOptions {
  readonly store: EventStore;
  readonly written: (room: LiveRoom, row: LoggedRow) => void;
  readonly appended?: (milliseconds: number, rows: number, isWritten: boolean) => void;
  readonly failed: (room: LiveRoom, reason: string) => void;
  /** Nothing of this room is on its way to the store any more. */
  readonly settled: (room: LiveRoom) => void;
}

export interface Committer {
  submit(pending: Pending): void;
  /** Reads the rows of a doubtful room from the store; false if that fails again. */
  recover(room: LiveRoom): Promise<boolean>;
  /** Resolves when everything submitted has been written or refused. */
  idle(): Promise<void>;
}

export function createCommitter({ store, written, appended, failed, settled }: CommitterOptions): Committer {
  let queue: Pending[] = [];
  let running: Promise<void> | null = null;
  let lasted = 0;

  async function run(): Promise<void> {
    await new Promise((resolve) => setImmediate(resolve));
    while (queue.length > 0) {
      const group = queue;
      queue = [];
      await commit(group);
      if (queue.length > 0) await gather();
    }
    running = null;
  }

  /**
   * Clients that were just answered reply to one another within a moment: their commands join this append instead of
   * waiting for a second sync. On a quick disk the wait is one turn of the event loop.
   */
  function gather(): Promise<void> {
    const moment = Math.min(lasted * GATHER_SHARE, LONGEST_GATHER);
    return new Promise((resolve) => {
      if (moment < 1) setImmediate(resolve);
      else setTimeout(resolve, moment);
    });
  }

  async function commit(group: readonly Pending[]): Promise<void> {
    if (group.length === 0) return;
    const before = performance.now();
    const answered = await append(group);
    lasted = performance.now() - before;
    appended?.(lasted, group.length, answered.ok);
    if (answered.ok) {
      for (const pending of group) {
        pending.room.confirm(pending);
        written(pending.room, pending.logged);
        for (const tell of pending.repeats) tell(pending.logged.s);
        settled(pending.room);
      }
      return;
    }
    const problem = answered.error;
    const isHit = (pending: Pending): boolean =>
      problem.code === 'failed' || pending.room.id === problem.room;
    const hit = new Set(group.filter(isHit).map((pending) => pending.room));
    const rest = group.filter((pending) => !hit.has(pending.room));
    queue = queue.filter((pending) => !hit.has(pending.room));
    // Withdraw in all rooms before the first await, so that no command is decided on rows that were not written.
    const withdrawn = [...hit].map((room) => ({ room, pending: room.withdraw() }));
    for (const { room, pending } of withdrawn) await answer(room, pending, problem);
    if (hit.size > 0) await commit(rest);
  }

  async function append(group: readonly Pending[]): ReturnType<EventStore['append']> {
    try {
      return await store.append(
        group.map(({ room, logged, due, after, author }) => ({
          room: room.id,
          logged,
          due,
          phase: after.phase,
          author,
        })),
      );
    } catch (thrown) {
      return { ok: false, error: { code: 'failed', reason: String(thrown) } };
    }
  }

  async function answer(room: LiveRoom, withdrawn: readonly Pending[], problem: StoreProblem): Promise<void> {
    failed(room, problem.code === 'failed' ? problem.reason : `row ${problem.seq} was written by another`);
    await recover(room);
    for (const pending of withdrawn) {
      const seq = room.rowOf(pending);
      if (seq === null) pending.refuse();
      for (const tell of pending.repeats) tell(seq);
    }
    settled(room);
  }

  async function recover(room: LiveRoom): Promise<boolean> {
    try {
      const { seq } = room.state;
      const read = await store.read(room.id, seq);
      if (!room.isDoubtful) return true;
      if (!read.ok || room.state.seq !== seq) return false;
      room.catchUp(read.value.rows);
      for (const { logged } of read.value.rows) written(room, logged);
      return true;
    } catch (thrown) {
      failed(room, String(thrown));
      return false;
    }
  }

  return {
    submit(pending) {
      queue.push(pending);
      running ??= run();
    },
    recover,
    async idle() {
      await running;
      if (queue.length > 0) await this.idle();
    },
  };
}
