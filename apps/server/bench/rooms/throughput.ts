// Measures commands a second, and the cost of one, with 4, 14 and 1,004 sockets in a room: all rooms at their limit.
import { goalLine, median, printNumber, spread } from './figures.ts';
import { closePair, measurePairs, openPair } from './pairs.ts';
import type { Pair } from './pairs.ts';
import { saturate } from './load.ts';
import type { Load } from './load.ts';
import { prepareLog, roomsWith } from './prepared-log.ts';
import type { Effort } from './effort.ts';

/** Rooms, watchers in each, and the goal: percent of what the bare server does. */
const CASES = [
  [50, 0, 60],
  [50, 10, 80],
  [2, 1000, 90],
] as const;

export async function measureThroughput({ pairs, milliseconds }: Effort): Promise<void> {
  console.log(`every room at its limit: median of ${pairs} pairs, ours and the bare server in turn`);
  const goals: string[] = [];
  for (const [count, watchers, goal] of CASES) {
    const pair = await openPair(roomsWith(prepareLog(100), count), watchers);
    await measurePairs(pair, 1, (server) => saturate(server, milliseconds / 2));
    const loads = await measurePairs(pair, pairs, (server) => saturate(server, milliseconds));
    await closePair(pair);
    const room = `${count} rooms of 4+${watchers}`;
    for (const side of ['ours', 'floor'] as const) {
      const commands = printNumber(median(loads.map((load) => load[side].commandsPerSecond)));
      const cpu = printNumber(median(loads.map((load) => load[side].cpuPerCommand)));
      const core = printNumber(median(loads.map((load) => load[side].core)));
      const of = side === 'ours' ? room : '  bare Socket.IO';
      console.log(`${of.padEnd(24)} ${commands.padStart(7)} commands/s  ${cpu.padStart(7)} us  core ${core}`);
    }
    goals.push(...goalsOf(loads, 4 + watchers, goal));
  }
  console.log(goals.join('\n'));
}

/** `sockets` of a room; `atLeast`: percent of what the other server does. */
export function goalsOf(loads: readonly Pair<Load>[], sockets: number, atLeast: number): readonly string[] {
  const faster = loads.map(({ ours, floor }) => (100 * ours.commandsPerSecond) / floor.commandsPerSecond);
  const cheaper = loads.map(({ ours, floor }) => (100 * floor.cpuPerCommand) / ours.cpuPerCommand);
  const named = [
    ['commands a second', faster],
    ['commands a second of CPU', cheaper],
  ] as const;
  return named.map(([what, ratios]) =>
    goalLine({
      what: `${what}, ${sockets} sockets a room`,
      value: median(ratios),
      unit: '%',
      atLeast,
      note: spread(ratios),
    }),
  );
}
