// Measures what dice that can be checked cost the whole server: commands a second, and the CPU of one, beside the same
// server with dice that prove nothing, at tables whose devices publish nothing.
import { Child } from './child.ts';
import { seatTables } from './crowd.ts';
import type { Effort } from './effort.ts';
import { median, printNumber } from './figures.ts';
import { saturate, type SeatedServer } from './load.ts';
import { closePair, databaseOf, measurePairs } from './pairs.ts';
import { prepareLog, roomsWith, withoutTips, type PreparedRoom } from './prepared-log.ts';
import { goalsOf } from './throughput.ts';

const ROOMS = 50;
const WATCHERS = [0, 10];
/** Percent of what the server does without them. */
const GOAL = 95;
/** Many short turns: what else the machine does hits both alike. */
const TURNS = 4;

async function seat(rooms: readonly PreparedRoom[], watchers: number, dice: string): Promise<SeatedServer> {
  const child = await Child.start('server', await databaseOf(rooms), dice);
  return { child, tables: await seatTables(child.port, rooms, watchers) };
}

export async function measureDice({ pairs, milliseconds }: Effort): Promise<void> {
  const count = pairs * TURNS;
  const span = milliseconds / TURNS;
  console.log(`dice that can be checked: median of ${count} pairs, with them and without in turn`);
  const goals: string[] = [];
  for (const watchers of WATCHERS) {
    const rooms = roomsWith(prepareLog(100), ROOMS);
    const pair = {
      ours: await seat(rooms, watchers, 'fair'),
      floor: await seat(rooms.map(withoutTips), watchers, 'plain'),
    };
    await measurePairs(pair, 1, (server) => saturate(server, milliseconds));
    const loads = await measurePairs(pair, count, (server) => saturate(server, span));
    await closePair(pair);
    for (const side of ['ours', 'floor'] as const) {
      const commands = printNumber(median(loads.map((load) => load[side].commandsPerSecond)));
      const cpu = printNumber(median(loads.map((load) => load[side].cpuPerCommand)));
      const of = side === 'ours' ? `${ROOMS} rooms of 4+${watchers}` : '  dice without a proof';
      console.log(`${of.padEnd(24)} ${commands.padStart(7)} commands/s  ${cpu.padStart(7)} us`);
    }
    goals.push(...goalsOf(loads, 4 + watchers, GOAL));
  }
  console.log(goals.join('\n'));
}
