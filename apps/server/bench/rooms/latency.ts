// Measures how long a row takes to the last person in its room, with 200 rooms of 9 at one command a second, and its
// bytes.
import { performance } from 'node:perf_hooks';
import { setTimeout as pass } from 'node:timers/promises';
import type { Table } from './crowd.ts';
import type { Effort } from './effort.ts';
import { goalLine, mean, median, printNumber, quantile } from './figures.ts';
import { closePair, measurePairs, openPair } from './pairs.ts';
import type { SeatedServer } from './load.ts';
import { prepareLog, roomsWith } from './prepared-log.ts';

const ROOMS = 200;
const WATCHERS = 5;
const SOCKETS = 4 + WATCHERS;

interface Receipts {
  /** Milliseconds from the command to the last receipt of its row. */
  readonly waits: readonly number[];
  /** Of each row's packet. */
  readonly bytes: readonly number[];
}

export async function measureLatency({ pairs, milliseconds }: Effort): Promise<void> {
  const pair = await openPair(roomsWith(prepareLog(100), ROOMS), WATCHERS);
  await measurePairs(pair, 1, (server) => playSlowly(server, 1));
  const seconds = Math.ceil(milliseconds / 1000);
  const measured = await measurePairs(pair, pairs, (server) => playSlowly(server, seconds));
  await closePair(pair);
  console.log(
    `\n${ROOMS} rooms of ${SOCKETS} at one command a second: to the last receipt, median of ${pairs} times`,
  );
  for (const [share, atMost] of [
    [0.5, 2.5],
    [0.99, 10],
  ] as const) {
    const of = (side: 'ours' | 'floor'): number =>
      median(measured.map((each) => quantile(each[side].waits, share)));
    const note = `bare Socket.IO ${printNumber(of('floor'))}`;
    console.log(
      goalLine({ what: `last receipt, p${100 * share}`, value: of('ours'), unit: 'ms', atMost, note }),
    );
  }
  const bytes = measured.flatMap(({ ours }) => ours.bytes);
  const note = `payload of the frame; longest ${Math.max(...bytes)}, half at most ${quantile(bytes, 0.5)}`;
  console.log(goalLine({ what: 'an update, mean', value: mean(bytes), unit: 'B', atMost: 90, note }));
}

/** One command a second at each table; the tables start one after the other. */
async function playSlowly({ tables }: SeatedServer, seconds: number): Promise<Receipts> {
  const waits: number[] = [];
  const bytes: number[] = [];
  const begun = performance.now();
  const step = 1000 / tables.length;
  const open = new Set<Table>();
  for (let nth = 0; nth < seconds * tables.length; nth++) {
    const early = begun + nth * step - performance.now();
    if (early > 0) await pass(early);
    const table = tables[nth % tables.length];
    if (table === undefined || open.has(table)) continue;
    open.add(table);
    let missing = SOCKETS;
    const sentAt = performance.now();
    table.onReceipt = (packet) => {
      missing -= 1;
      if (missing > 0) return;
      waits.push(performance.now() - sentAt);
      bytes.push(Buffer.byteLength(packet));
      open.delete(table);
    };
    table.send();
  }
  while (open.size > 0) await pass(10);
  return { waits, bytes };
}
