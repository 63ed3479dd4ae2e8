// Owns how both servers of the benchmark report their usage to the process that started them.
import type { Server } from 'node:http';

export interface Usage {
  /** Microseconds of CPU, all threads. */
  readonly cpu: number;
  readonly resident: number;
  readonly heap: number;
}

/** Listens on a free port and reports it; then answers every message with the usage until the parent is gone. */
export function host(http: Server): void {
  http.listen(0, '127.0.0.1', () => {
    const address = http.address();
    if (address !== null && typeof address === 'object') process.send?.(address.port);
  });
  process.on('message', (wish) => {
    if (wish === 'collected') globalThis.gc?.();
    const { user, system } = process.cpuUsage();
    const { rss, heapUsed, external } = process.memoryUsage();
    process.send?.({ cpu: user + system, resident: rss, heap: heapUsed + external } satisfies Usage);
  });
  process.on('disconnect', () => process.exit());
}
