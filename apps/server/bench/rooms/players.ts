// Players in a process of their own, so that measuring does not slow down the server: they play a share of the prepared
// rooms when the parent says so, and report how long each command took to come back.
import { performance } from 'node:perf_hooks';
import { setTimeout as pass } from 'node:timers/promises';
import { seatTables } from './crowd.ts';
import type { Table } from './crowd.ts';
import { prepareLog, roomsWith } from './prepared-log.ts';

export interface Game {
  /** Commands at each table; null: as fast as they come back. */
  readonly perSecond: number | null;
  /** Only the first so many tables. */
  readonly tables: number;
  readonly milliseconds: number;
}

export interface Played {
  /** Milliseconds of each command. */
  readonly waits: readonly number[];
  /** The share of one core that this process used. */
  readonly core: number;
}

const [port, plies, rooms, share, shares] = process.argv.slice(2).map(Number);
if (port === undefined || plies === undefined || rooms === undefined || share === undefined)
  throw new Error('usage: players.ts PORT PLIES ROOMS SHARE SHARES');

const mine = roomsWith(prepareLog(plies), rooms).filter((_, nth) => nth % (shares ?? 1) === share);
const tables = await seatTables(port, mine, 0);

async function playOn(table: Table, nth: number, game: Game, until: number): Promise<readonly number[]> {
  const waits: number[] = [];
  const span = game.perSecond === null ? 0 : 1000 / game.perSecond;
  // Tables start at different moments.
  let next = performance.now() + (span * nth) / game.tables;
  while (performance.now() < until) {
    if (next > performance.now()) await pass(next - performance.now());
    next += span;
    const sent = performance.now();
    await table.play(1);
    waits.push(performance.now() - sent);
  }
  return waits;
}

async function play(game: Game): Promise<Played> {
  const begun = performance.now();
  const cpu = process.cpuUsage();
  const waits = await Promise.all(
    tables.slice(0, game.tables).map((table, nth) => playOn(table, nth, game, begun + game.milliseconds)),
  );
  const { user, system } = process.cpuUsage(cpu);
  return { waits: waits.flat(), core: (user + system) / 1000 / (performance.now() - begun) };
}

process.on('message', (game) => void play(game as Game).then((played) => process.send?.(played)));
process.on('disconnect', () => process.exit());
process.send?.('seated');
