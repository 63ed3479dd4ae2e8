// The server that is attacked: the product's own, with its own limits, in a process of its own. Its wall clock can be
// moved, and it tells what memory it holds.
import { createApp } from '@ludo/server';
import type { AppOptions } from '@ludo/server';
import { pino } from 'pino';

/** What the server is told over IPC, and what it answers to `usage`. */
export type Wish =
  | { readonly type: 'usage'; readonly isCollected: boolean }
  | { readonly type: 'clock'; readonly ahead: number };
export interface Memory {
  /** Bytes. */
  readonly resident: number;
  readonly heap: number;
  /** Buffers among it. */
  readonly external: number;
}
export interface Usage extends Memory {
  readonly isCollected: boolean;
  readonly connections: number;
}

/** Milliseconds from the start to the first sweep and from one to the next, and in place of these. */
const SWEEPS: Readonly<Record<number, number>> = { 300_000: 1500, 3_600_000: 1500 };

const [databaseFile, logFile, clientDir] = process.argv.slice(2);
if (databaseFile === undefined || logFile === undefined || clientDir === undefined)
  throw new Error('usage: target.ts DATABASE LOG CLIENT');

/** Milliseconds that the wall clock is ahead. */
let ahead = 0;
const wait: NonNullable<AppOptions['wait']> = (milliseconds, act) => {
  const timer = setTimeout(act, SWEEPS[milliseconds] ?? milliseconds);
  return () => clearTimeout(timer);
};

const { http } = await createApp({
  databaseFile,
  clientDir,
  log: pino({ level: 'info' }, pino.destination({ dest: logFile, sync: true })),
  time: () => Date.now() + ahead,
  wait,
});

process.on('message', (wish) => {
  const { type, ...said } = wish as Wish;
  if (type === 'clock') ahead = (said as { ahead: number }).ahead;
  else answer((said as { isCollected: boolean }).isCollected);
});
function answer(isCollected: boolean): void {
  if (isCollected) globalThis.gc?.();
  const { rss, heapUsed, external } = process.memoryUsage();
  http.getConnections((_, connections) => {
    process.send?.({ resident: rss, heap: heapUsed, external, connections, isCollected } satisfies Usage);
  });
}
process.on('disconnect', () => process.exit());
http.listen(0, '127.0.0.1', () => {
  const address = http.address();
  if (address !== null && typeof address === 'object') process.send?.(address.port);
});
