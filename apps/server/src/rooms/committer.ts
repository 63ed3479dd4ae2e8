// Owns writing decided rows: those of one turn of the event loop in one append, and nobody is told before they are
// durable. Rows that the store refuses are withdrawn in memory, too.
import { performance } from 'node:perf_hooks';
import type { LoggedRow } from '@ludo/room';
import type { Turns } from '../kit/turns.ts';
import type { LiveRoom, Pending } from './live-room.ts';
import type { EventStore, StoreProblem } from '../store/event-store.ts';

/** Waiting for more rows before an append: a part of what the last one took, in milliseconds at most. */
const GATHER_SHARE = 0.1;
const LONGEST_GATHER = 3;

interface CommitterOptions {
  readonly store: EventStore;
  /** Rooms are told by turns; a row weighs as many as are told. */
  readonly telling: Turns;
  readonly written: (room: LiveRoom, row: LoggedRow) => void;
  readonly appended?: (milliseconds: number, rows: number, isWritten: boolean) => void;
  readonly failed: (room: LiveRoom, reason: string) => void;
  readonly settled: (room: LiveRoom) => void;
}

export interface Committer {
  submit(pending: Pending): void;
  /** Reads the rows of a doubtful room from the store; false: it failed again. */
  recover(room: LiveRoom): Promise<boolean>;
  /** Resolves once everything submitted is written and told, or refused. */
  idle(): Promise<void>;
}

export function createCommitter(options: CommitterOptions): Committer {
  const { store, telling, written, appended, failed, settled } = options;
  let queue: Pending[] = [];
  let untold = 0;
  let running: Promise<void> | null = null;
  let lasted = 0;

  async function run(): Promise<void> {
    await nextTurn();
    while (queue.length > 0) {
      const group = queue;
      queue = [];
      await commit(group);
      if (queue.length > 0) await gather();
    }
    running = null;
  }

  /**
   * Clients that were just answered reply within a moment: their commands join this append and save a sync. On a
   * quick disk the wait is one turn of the event loop.
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
      untold += group.length;
      for (const pending of group)
        telling.inTurn(pending.room.id, () => confirm(pending), 1 + pending.room.people.size);
      return;
    }
    const problem = answered.error;
    const isHit = (pending: Pending): boolean =>
      problem.code === 'failed' || pending.room.id === problem.room;
    const hit = new Set(group.filter(isHit).map((pending) => pending.room));
    const rest = group.filter((pending) => !hit.has(pending.room));
    queue = queue.filter((pending) => !hit.has(pending.room));
    // Their earlier rows are durable.
    for (const { id } of hit) telling.hurry(id);
    // All before the first await: no command is decided on rows that were not written.
    const withdrawn = [...hit].map((room) => ({ room, pending: room.withdraw() }));
    for (const { room, pending } of withdrawn) await answer(room, pending, problem);
    if (hit.size > 0) await commit(rest);
  }

  function confirm(pending: Pending): void {
    const { room, logged, repeats } = pending;
    untold -= 1;
    room.confirm(pending);
    written(room, logged);
    for (const tell of repeats) tell(logged.s);
    settled(room);
  }

  async function append(group: readonly Pending[]): ReturnType<EventStore['append']> {
    try {
      return await store.append(
        group.map(({ room, logged, due, after, author, seed }) => ({
          room: room.id,
          logged,
          due,
          phase: after.phase,
          author,
          ...(seed === null ? {} : { seed }),
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
      while (running !== null || untold > 0) await (running ?? nextTurn());
    },
  };
}

function nextTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
