// Measures the memory of a connection that only watches: the server after a garbage collection, with and without
// watchers.
import type { Child } from './child.ts';
import { watchEach } from './crowd.ts';
import { goalLine, printNumber } from './figures.ts';
import { startPair } from './pairs.ts';
import { prepareLog, roomsWith } from './prepared-log.ts';
import type { PreparedRoom } from './prepared-log.ts';

const ROOMS = 200;
const WATCHERS = 10;

interface Memory {
  /** Bytes per socket. */
  readonly resident: number;
  readonly heap: number;
}

export async function measureIdle(): Promise<void> {
  const rooms = roomsWith(prepareLog(100), ROOMS);
  const { ours, floor } = await startPair(rooms);
  const [mine, bare] = [await memoryOfWatchers(ours, rooms), await memoryOfWatchers(floor, rooms)];
  await Promise.all([ours.end(), floor.end()]);
  console.log(`\nmemory of ${ROOMS * WATCHERS} sockets that watch`);
  const print = ({ resident, heap }: Memory): string =>
    `${printNumber(resident / 1000)} kB, heap ${printNumber(heap / 1000)} kB`;
  const note = `${print(mine)}; bare Socket.IO ${print(bare)}`;
  console.log(
    goalLine({ what: 'an idle socket, resident', value: mine.resident / 1000, unit: 'kB', atMost: 30, note }),
  );
}

async function memoryOfWatchers(child: Child, rooms: readonly PreparedRoom[]): Promise<Memory> {
  await watchEach(child.port, rooms);
  const before = await child.usage('collected');
  for (let nth = 0; nth < WATCHERS; nth++) await watchEach(child.port, rooms);
  const after = await child.usage('collected');
  const sockets = rooms.length * WATCHERS;
  return {
    resident: (after.resident - before.resident) / sockets,
    heap: (after.heap - before.heap) / sockets,
  };
}
