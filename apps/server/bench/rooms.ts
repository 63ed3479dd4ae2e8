/**
 * Measures the server's rooms. Real clients in this process talk over websockets to one server process with its store
 * on disk (synchronous=FULL), and in turn to a bare Socket.IO server that broadcasts the same bytes, so that ratios can
 * be compared between machines and days. Single figures are only valid on an otherwise idle machine. `--quick` measures
 * less; `--only PART` one part; `--profile FOLDER` writes a CPU profile of every server there.
 */
import { loadavg } from 'node:os';
import { endAll } from './rooms/child.ts';
import { measureColdStart } from './rooms/cold-start.ts';
import { measureDice } from './rooms/dice.ts';
import type { Effort } from './rooms/effort.ts';
import { measureGrowthOfLog, measureGrowthOfStore } from './rooms/growth.ts';
import { removeDatabases } from './rooms/pairs.ts';
import { measureIdle } from './rooms/idle.ts';
import { measureLatency } from './rooms/latency.ts';
import { measureThroughput } from './rooms/throughput.ts';

const parts: Readonly<Record<string, (effort: Effort) => Promise<void>>> = {
  throughput: measureThroughput,
  dice: measureDice,
  latency: measureLatency,
  log: measureGrowthOfLog,
  store: measureGrowthOfStore,
  idle: measureIdle,
  start: measureColdStart,
};

const args = process.argv.slice(2);
const effort: Effort = args.includes('--quick')
  ? { pairs: 2, milliseconds: 1000 }
  : { pairs: 5, milliseconds: 2000 };
const only = args.includes('--only') ? args[args.indexOf('--only') + 1] : undefined;

async function finish(status: number): Promise<never> {
  await endAll();
  removeDatabases();
  process.exit(status);
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void finish(1));
process.once('uncaughtException', (error) => {
  console.error(error);
  void finish(1);
});

const loadOf = (): string => loadavg()[0]?.toFixed(1) ?? '-';
const loadBefore = loadOf();
if (only !== undefined && !(only in parts))
  throw new Error(`no part ${only}: ${Object.keys(parts).join(', ')}`);
for (const [name, measure] of Object.entries(parts)) {
  if (only === undefined || only === name) await measure(effort);
}
console.log(`\nload of the machine: ${loadBefore} before, ${loadOf()} by now`);
await finish(0);
