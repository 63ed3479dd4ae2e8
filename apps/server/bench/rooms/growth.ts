// Measures whether a command costs the same as a room's log grows and as there are more rooms. Also measures what a
// newcomer is sent.
import { Child } from './child.ts';
import { bytesOfFirstJoin, seatTables, watchEach } from './crowd.ts';
import type { Effort } from './effort.ts';
import { goalLine, median, printNumber } from './figures.ts';
import { databaseOf } from './pairs.ts';
import { playPlies } from './load.ts';
import type { SeatedServer, Load } from './load.ts';
import { prepareLog, roomsWith } from './prepared-log.ts';

const ROOMS = 50;
/** Commands at each table in one measurement. */
const PLIES = 30;
const LENGTHS = [100, 1000, 5000];
const OTHERS = [0, 1000, 5000];
/** The last value may be so many times the first: more is not noise. */
const FLAT = 1.2;

export async function measureGrowthOfLog(effort: Effort): Promise<void> {
  const log = prepareLog(Math.max(...LENGTHS));
  const rooms = LENGTHS.map((plies) =>
    roomsWith(log.slice(0, log.length - Math.max(...LENGTHS) + plies), ROOMS, `p${plies}-`),
  );
  const child = await Child.start('server', await databaseOf(rooms.flat()));
  const servers: SeatedServer[] = [];
  for (const some of rooms) servers.push({ child, tables: await seatTables(child.port, some, 0) });
  const curve = await measureCurve(servers, effort);
  console.log(`\nCPU of a command by the length of the log, ${ROOMS} rooms`);
  tellCurve('plies', LENGTHS, curve);
  const joins: number[] = [];
  for (const [room] of rooms) {
    if (room !== undefined) joins.push(await bytesOfFirstJoin(child.port, room));
  }
  await child.end();
  const lengths = LENGTHS.map((plies, nth) => `${joins[nth] ?? 0} at ply ${plies}`).join(', ');
  const [value = 0] = joins.slice(1);
  console.log(
    goalLine({ what: 'the whole state, on a first join', value, unit: 'B', atMost: 300, note: lengths }),
  );
}

export async function measureGrowthOfStore(effort: Effort): Promise<void> {
  const log = prepareLog(100);
  const servers: SeatedServer[] = [];
  for (const count of OTHERS) {
    const rooms = roomsWith(log, ROOMS);
    const others = roomsWith(log.slice(0, 20), count, 'o');
    const child = await Child.start('server', await databaseOf([...others, ...rooms]));
    await watchEach(child.port, others);
    servers.push({ child, tables: await seatTables(child.port, rooms, 0) });
  }
  const curve = await measureCurve(servers, effort);
  for (const { child } of servers) await child.end();
  console.log(`\nCPU of a command by the number of other rooms in the store and in memory, ${ROOMS} rooms`);
  tellCurve('other rooms', OTHERS, curve);
}

async function measureCurve(
  servers: readonly SeatedServer[],
  { pairs }: Effort,
): Promise<readonly (readonly Load[])[]> {
  const loads: Load[][] = servers.map(() => []);
  for (const server of servers) await playPlies(server, PLIES);
  for (let round = 0; round < pairs; round++) {
    for (const [nth, server] of servers.entries()) loads[nth]?.push(await playPlies(server, PLIES));
  }
  return loads;
}

function tellCurve(unit: string, steps: readonly number[], curve: readonly (readonly Load[])[]): void {
  for (const [nth, loads] of curve.entries()) {
    const cpu = printNumber(median(loads.map((load) => load.cpuPerCommand)));
    console.log(
      `${(steps[nth] ?? 0).toLocaleString('en').padStart(7)} ${unit.padEnd(14)} ${cpu.padStart(7)} us`,
    );
  }
  const [first = [], last = []] = [curve[0], curve.at(-1)];
  const ratios = last.map((load, nth) => load.cpuPerCommand / (first[nth]?.cpuPerCommand ?? Number.NaN));
  console.log(goalLine({ what: 'last to first', value: median(ratios), unit: '', atMost: FLAT }));
}
