// The attacked server, the product's own, in a process of its own that reports its memory and whose wall clock can be
// moved. Its store thread starts here, too.
import { isMainThread } from 'node:worker_threads';
import { BACKLOG, createApp } from '@ludo/server';
import type { AppOptions } from '@ludo/server';
import { pino } from 'pino';

/** What the server is told, and its answer to `usage`. */
export type Wish =
  | { readonly type: 'usage'; readonly isCollected: boolean }
  | { readonly type: 'clock'; readonly ahead: number };
export interface Memory {
  readonly resident: number;
  readonly heap: number;
  /** With buffers. */
  readonly external: number;
}
export interface Usage extends Memory {
  readonly isCollected: boolean;
  readonly connections: number;
}

/** Sent after a sweep by the moved clock. */
export const SWEPT = 'swept';

/** Milliseconds, by which sweeps are known among all timers. */
const FIRST_SWEEP = 300_000;
const NEXT_SWEEP = 3_600_000;

if (isMainThread) await begin();
else await import('@ludo/server/store-thread');

async function begin(): Promise<void> {
  const [databaseFile, logFile, clientDir] = process.argv.slice(2);
  if (databaseFile === undefined || logFile === undefined || clientDir === undefined)
    throw new Error('usage: target.ts DATABASE LOG CLIENT');

  /** Milliseconds. */
  let ahead = 0;
  /** Starts the next sweep at once. */
  let sweep: (() => void) | null = null;
  let isMoved = false;
  /** The clock was moved while no sweep waited. */
  let isOwed = false;
  let hasSwept = false;
  const wait: NonNullable<AppOptions['wait']> = (milliseconds, act) => {
    // Only one sweep waits at a time: other timers of this length are none.
    if (sweep === null && milliseconds === (hasSwept ? NEXT_SWEEP : FIRST_SWEEP)) {
      if (isMoved) process.send?.(SWEPT);
      isMoved = false;
      sweep = act;
      if (isOwed) setImmediate(startSweep);
      return () => (sweep = null);
    }
    const timer = setTimeout(act, milliseconds);
    return () => clearTimeout(timer);
  };

  const { http } = await createApp({
    databaseFile,
    storeThread: { path: new URL(import.meta.url) },
    clientDir,
    log: pino({ level: 'info' }, pino.destination({ dest: logFile, sync: true })),
    time: () => Date.now() + ahead,
    wait,
  });

  function moveClock(to: number): void {
    ahead = to;
    startSweep();
  }
  function startSweep(): void {
    const due = sweep;
    isOwed = due === null;
    if (due === null) return;
    sweep = null;
    isMoved = true;
    hasSwept = true;
    due();
  }
  process.on('message', (said) => {
    const wish = said as Wish;
    if (wish.type === 'clock') moveClock(wish.ahead);
    else answer(wish.isCollected);
  });
  function answer(isCollected: boolean): void {
    if (isCollected) globalThis.gc?.();
    const { rss, heapUsed, external } = process.memoryUsage();
    http.getConnections((_, connections) => {
      process.send?.({ resident: rss, heap: heapUsed, external, connections, isCollected } satisfies Usage);
    });
  }
  process.on('disconnect', () => process.exit());
  http.listen({ port: 0, host: '127.0.0.1', backlog: BACKLOG }, () => {
    const address = http.address();
    if (address !== null && typeof address === 'object') process.send?.(address.port);
  });
}
