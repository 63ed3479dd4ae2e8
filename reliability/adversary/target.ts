// The attacked server: the product's own with its own limits, in a process of its own. Its wall clock can be moved, and
// it reports its memory. Its store thread starts here too.
import { isMainThread } from 'node:worker_threads';
import { BACKLOG, createApp } from '@ludo/server';
import type { AppOptions } from '@ludo/server';
import { pino } from 'pino';

/** What the server is told over IPC, and its answer to `usage`. */
export type Wish =
  | { readonly type: 'usage'; readonly isCollected: boolean }
  | { readonly type: 'clock'; readonly ahead: number };
export interface Memory {
  readonly resident: number;
  readonly heap: number;
  /** Includes buffers. */
  readonly external: number;
}
export interface Usage extends Memory {
  readonly isCollected: boolean;
  readonly connections: number;
}

/** Sent when it has swept since the clock was moved. */
export const SWEPT = 'swept';

/** Milliseconds to the first sweep and between sweeps; these lengths identify the sweeps among all timers. */
const FIRST_SWEEP = 300_000;
const NEXT_SWEEP = 3_600_000;

if (isMainThread) await begin();
else await import('@ludo/server/store-thread');

async function begin(): Promise<void> {
  const [databaseFile, logFile, clientDir] = process.argv.slice(2);
  if (databaseFile === undefined || logFile === undefined || clientDir === undefined)
    throw new Error('usage: target.ts DATABASE LOG CLIENT');

  /** Milliseconds that the wall clock is ahead. */
  let ahead = 0;
  /** Starts the next sweep at once; each move of the clock does that. */
  let sweep: (() => void) | null = null;
  let isMoved = false;
  let hasSwept = false;
  const wait: NonNullable<AppOptions['wait']> = (milliseconds, act) => {
    // Only one sweep waits at a time: other timers of this length are not sweeps.
    if (sweep === null && milliseconds === (hasSwept ? NEXT_SWEEP : FIRST_SWEEP)) {
      if (isMoved) process.send?.(SWEPT);
      isMoved = false;
      sweep = act;
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
    const due = sweep;
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
