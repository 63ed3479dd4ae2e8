// Owns the goals of an outcome; times are for the benchmark alone.
import type { Outcome } from './attack.ts';
import { LONGEST } from './prepared.ts';

/** Bytes after an attack: the server's own count, and what the system sees. */
const KEPT = 32e6;
/** For each room of 20,000 rows, which may stay in memory for a while. */
const KEPT_ROOM = 4e6;
/** V8 and the system's allocator give back late what was free long before. */
const RESIDENT = 128e6;
/** Further bytes during the attack, of the heap without garbage; and the most that the system may see. */
const HELD = 64e6;
/** For each connection that stays, beyond the bytes above: with all that Socket.IO stores of it, it takes 24 kB. */
const HELD_CONNECTION = 10e3;
const MOST = 400e6;
/** Milliseconds. */
const HONEST = 250;
/** What Node.js reads of a connection before anybody can cut it. */
const PIECE = 65_536;
/** In all, and for each game or return. */
const LINES = 60;

export interface Miss {
  readonly what: string;
  readonly value: number | string;
  readonly atMost: number | string;
}

export function misses(outcome: Outcome): readonly Miss[] {
  const { attack, isAlive, memory, faults, tally, log, games, returns, leftOpen } = outcome;
  const found: Miss[] = [];
  const most = (what: string, value: number, atMost: number): void => {
    if (!(value <= atMost)) found.push({ what, value, atMost });
  };
  if (!isAlive) found.push({ what: 'the server', value: 'is gone', atMost: 'alive' });
  for (const fault of faults) found.push({ what: 'honest people', value: fault, atMost: 'all is well' });
  const rooms = KEPT_ROOM * (attack.cold ?? 0) * ((attack.coldRows ?? LONGEST) / LONGEST);
  const pieces = PIECE * (attack.pieces ?? 0);
  if (memory.after !== null) {
    const { before, after } = memory;
    most('bytes held after it', after.heap + after.external - before.heap - before.external, KEPT + rooms);
    most('resident bytes more after it', after.resident - before.resident, RESIDENT + pieces);
  }
  const crowd = HELD_CONNECTION * (tally['let in'] ?? 0);
  most('heap more meanwhile', memory.most.heap - memory.before.heap, HELD + rooms + crowd);
  most('external bytes more meanwhile', memory.most.external - memory.before.external, HELD + pieces);
  most('resident bytes at most', memory.most.resident, MOST);
  most('lines in the log', log.lines, LINES + 4 * games + 2 * returns.count);
  most('connections left open', leftOpen, 0);
  for (const [what, count, atMost] of attack.limits?.(tally) ?? []) most(what, count, atMost);
  return found;
}

export function latenesses({ attack, commands, returns, pulse }: Outcome): readonly Miss[] {
  const found: Miss[] = [];
  const most = (what: string, value: number, atMost: number): void => {
    if (value > atMost) found.push({ what, value: Math.round(value), atMost });
  };
  most('p99 of an honest command (ms)', commands.p99, HONEST);
  most('p99 of an honest return (ms)', returns.p99, HONEST);
  most('/healthz unanswered', pulse.unanswered, 0);
  if (attack.pulse !== undefined) most('worst /healthz (ms)', pulse.worst, attack.pulse);
  return found;
}
