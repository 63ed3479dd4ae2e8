// Owns the saturating load: all tables play as fast as rows come back. Also measures what the server uses meanwhile.
import { performance } from 'node:perf_hooks';
import { setTimeout as pass } from 'node:timers/promises';
import type { Child } from './child.ts';
import type { Table } from './crowd.ts';

/** Milliseconds of play before the measurement. */
const WARM_UP = 300;

export interface SeatedServer {
  /** One or several. */
  readonly child: Pick<Child, 'usage' | 'end'>;
  readonly tables: readonly Table[];
}

export interface Load {
  readonly commandsPerSecond: number;
  /** Microseconds of the server's CPU. */
  readonly cpuPerCommand: number;
  /** The share of one core that the server used. */
  readonly core: number;
}

export async function saturate({ child, tables }: SeatedServer, milliseconds: number): Promise<Load> {
  const games = tables.map((table) => table.play());
  await pass(WARM_UP);
  const before = await reading(child, tables);
  await pass(milliseconds);
  const load = between(before, await reading(child, tables));
  for (const table of tables) table.isPlaying = false;
  await Promise.all(games);
  return load;
}

export async function playPlies({ child, tables }: SeatedServer, plies: number): Promise<Load> {
  const before = await reading(child, tables);
  await Promise.all(tables.map((table) => table.play(plies)));
  return between(before, await reading(child, tables));
}

interface Reading {
  readonly at: number;
  readonly cpu: number;
  readonly commands: number;
}

async function reading(child: SeatedServer['child'], tables: readonly Table[]): Promise<Reading> {
  const { cpu } = await child.usage();
  const commands = tables.reduce((sum, table) => sum + table.commands, 0);
  return { at: performance.now(), cpu, commands };
}

function between(before: Reading, after: Reading): Load {
  const commands = after.commands - before.commands;
  const milliseconds = after.at - before.at;
  const cpu = after.cpu - before.cpu;
  return {
    commandsPerSecond: (1000 * commands) / milliseconds,
    cpuPerCommand: cpu / commands,
    core: cpu / 1000 / milliseconds,
  };
}
