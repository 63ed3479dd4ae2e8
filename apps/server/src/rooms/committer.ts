// Owns writing decided rows: those of one turn of the event loop in one append, and nobody is told before they are
// durable. Rows that the store does not write are withdrawn in memory, too.
import { performance } from 'node:perf_hooks';
import { isDeepStrictEqual } from 'node:util';
import type { LoggedRow } from '@ludo/room';
import type { Turns } from '../kit/turns.ts';
import { noFeed } from '../feed/feed.ts';
import type { Feed } from '../feed/feed.ts';
import { createHeardRows } from './heard-rows.ts';
import type { LiveRoom, Pending } from './live-room.ts';
import { createRepeats } from './repeats.ts';
import type { Repair } from '../telemetry/metrics.ts';
import type { EventStore, StoredRow } from '../store/event-store.ts';

/** Waiting for more rows before an append: a part of what the last one took, in milliseconds at most. */
const GATHER_SHARE = 0.1;
const LONGEST_GATHER = 3;

interface CommitterOptions {
  readonly store: EventStore;
  /** Rooms are told by turns; a row weighs as many as are told. */
  readonly telling: Turns;
  readonly feed?: Pick<Feed, 'isShared' | 'publish'>;
  /** `body`: the row as JSON; absent: it was not written here. */
  readonly written: (room: LiveRoom, row: LoggedRow, body?: string) => void;
  readonly appended?: (milliseconds: number, rows: number, isWritten: boolean) => void;
  readonly failed: (room: LiveRoom, reason: string) => void;
  /** Rows of another process do not fit here: it may be newer. */
  readonly unfit: (room: LiveRoom, reason: string) => void;
  /** Rows of another process are read late. */
  readonly repaired?: (kind: Repair) => void;
  readonly settled: (room: LiveRoom) => void;
}

export interface Committer {
  submit(pending: Pending): void;
  /** Reads the rows of a doubtful room from the store; false: it failed again. */
  recover(room: LiveRoom): Promise<boolean>;
  /** What another process has written. */
  hear(room: LiveRoom, rows: readonly StoredRow[]): void;
  /** There are other processes. */
  readonly isShared: boolean;
  /** Reads what other processes have written, if there are any; resolves once it is told as far as it can be. */
  readOn(room: LiveRoom, why: Repair | null): Promise<void>;
  /** Resolves once everything submitted is written and told, or refused. */
  idle(): Promise<void>;
}

export function createCommitter(options: CommitterOptions): Committer {
  const {
    store,
    telling,
    feed = noFeed,
    written,
    appended,
    failed,
    unfit,
    repaired = () => {},
    settled,
  } = options;
  let queue: Pending[] = [];
  let untold = 0;
  /** Durable, and not told yet: states go ahead of what is told where a later row of the room cannot be written. */
  const unconfirmed = new Set<Pending>();
  const repeats = createRepeats(telling);
  let running: Promise<void> | null = null;
  const recovering = new Set<Promise<void>>();
  let lasted = 0;
  /** Last, of rooms whose rows the store may have all the same. */
  const withdrawn = new WeakMap<LiveRoom, readonly Pending[]>();

  const heard = createHeardRows({
    store,
    isShared: feed.isShared,
    tellInTurn: (room, logged) => tellInTurn(room, () => written(room, logged)),
    failed,
    unfit,
    repaired,
    settled,
  });

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
    const before = performance.now();
    const answered = await append(group);
    lasted = performance.now() - before;
    appended?.(lasted, group.length, answered.ok);
    const overtaken = new Set(answered.ok ? answered.value : group.map(({ room }) => room.id));
    const hit = new Set<LiveRoom>();
    if (feed.isShared) publish(group.filter(({ room }) => !overtaken.has(room.id)));
    for (const pending of group) {
      if (overtaken.has(pending.room.id)) hit.add(pending.room);
      else {
        unconfirmed.add(pending);
        tellInTurn(pending.room, () => tellOwn(pending));
      }
    }
    // All at once: no command is decided on rows that were not written.
    queue = queue.filter(({ room }) => !hit.has(room));
    for (const room of hit) {
      // Its earlier rows are durable, and told in their turns.
      for (const pending of unconfirmed) if (pending.room === room) confirm(pending);
      withdraw(room, answered.ok ? null : answered.error.reason);
    }
  }

  function tellInTurn(room: LiveRoom, tell: () => void): void {
    untold += 1;
    const tellIt = (): void => {
      untold -= 1;
      tell();
    };
    telling.inTurn(room.id, tellIt, 1 + room.people.size);
  }

  function confirm(pending: Pending): void {
    if (unconfirmed.delete(pending)) pending.room.confirm(pending);
  }

  function tellOwn(pending: Pending): void {
    const { room, logged, body } = pending;
    confirm(pending);
    written(room, logged, body);
    repeats.answer(pending, logged.s);
    heard.take(room);
    settled(room);
  }

  function publish(group: readonly Pending[]): void {
    const news = new Map<string, StoredRow[]>();
    for (const { room, logged, author } of group) {
      const rows = news.get(room.id) ?? [];
      news.set(room.id, rows);
      rows.push({ logged, author });
    }
    feed.publish([...news].map(([room, rows]) => ({ is: 'rows', room, rows })));
  }

  async function append(group: readonly Pending[]): ReturnType<EventStore['append']> {
    try {
      return await store.append(
        group.map(({ room, logged: { s, at, id }, body, due, after, author, seed }) => ({
          room: room.id,
          logged: { s, at, body, ...(id === undefined ? {} : { id }) },
          due: due?.at ?? null,
          phase: after.phase,
          author,
          ...(seed === null ? {} : { seed }),
        })),
      );
    } catch (thrown) {
      return { ok: false, error: { code: 'failed', reason: String(thrown) } };
    }
  }

  /** Others go on meanwhile. `reason`: of the store; null: another process has written to the room. */
  function withdraw(room: LiveRoom, reason: string | null): void {
    const pending = room.withdraw();
    withdrawn.set(room, pending);
    if (reason !== null) failed(room, reason);
    const answering = answer(room, pending, reason === null);
    recovering.add(answering);
    void answering.finally(() => recovering.delete(answering));
  }

  async function answer(room: LiveRoom, all: readonly Pending[], isOvertaken: boolean): Promise<void> {
    const { seq: known } = room.state;
    const isRead = await recover(room);
    // A room that another process has taken away is as short as before: nothing is decided again and again.
    const isLonger = isRead && room.state.seq > known;
    if (isOvertaken && isLonger) repaired('overtaken');
    else if (isOvertaken) failed(room, 'another process has taken the room away');
    const why = isOvertaken && isLonger ? 'overtaken' : 'failed';
    heard.take(room);
    for (const pending of all) {
      const seq = room.rowOf(pending);
      repeats.answer(pending, seq ?? why);
    }
    settled(room);
  }

  const recoveries = new WeakMap<LiveRoom, Promise<boolean>>();

  /** However many commands wait for a doubtful room, it is read once. */
  function recover(room: LiveRoom): Promise<boolean> {
    const underway = recoveries.get(room);
    if (underway !== undefined) return underway;
    const begun = readAgain(room).finally(() => recoveries.delete(room));
    recoveries.set(room, begun);
    return begun;
  }

  /** With what was heard while it was doubtful. */
  async function goOn(room: LiveRoom): Promise<void> {
    if (!feed.isShared || room.isLeft || !(await recover(room))) return;
    heard.take(room);
    settled(room);
  }

  async function readAgain(room: LiveRoom): Promise<boolean> {
    const { seq } = room.state;
    const read = await store.read(room.id, seq).catch((thrown: unknown) => {
      failed(room, String(thrown));
      return { ok: false as const };
    });
    try {
      if (!room.isDoubtful) return true;
      if (!read.ok || room.state.seq !== seq) return false;
      for (const { tip, seed } of read.value.seeds) room.seeds.set(tip, seed);
      room.catchUp(read.value.rows);
      const own = withdrawn.get(room);
      for (const { logged } of read.value.rows)
        tellInTurn(room, () => written(room, logged, bodyOfOwn(own, logged)));
      return true;
    } catch (thrown) {
      unfit(room, String(thrown));
      return false;
    }
  }

  return {
    submit(pending) {
      queue.push(pending);
      running ??= run();
    },
    isShared: feed.isShared,
    recover,
    hear(room, rows) {
      heard.hear(room, rows);
      // None of its people may act again soon, who are to be told all the same.
      if (room.isDoubtful) void goOn(room);
    },
    async readOn(room, why) {
      await heard.readOn(room, why);
      if (room.isDoubtful) await goOn(room);
    },
    async idle() {
      while (running !== null || recovering.size > 0 || untold + repeats.waiting > 0)
        await (running ?? Promise.race([nextTurn(), ...recovering]));
    },
  };
}

function nextTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

/** Absent: another process has come before. */
function bodyOfOwn(withdrawn: readonly Pending[] = [], row: LoggedRow): string | undefined {
  return withdrawn.find(({ logged }) => isDeepStrictEqual(logged, row))?.body;
}
