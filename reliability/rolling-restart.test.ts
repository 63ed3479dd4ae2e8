// Servers of one PostgreSQL are restarted one after the other, as for a new version, while rooms are played.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ChildProcess } from 'node:child_process';
import type { LoggedRow } from '@ludo/room';
import { openPostgresStore } from '@ludo/server';
import { isWithoutPostgres, NO_POSTGRES, privatePostgres } from '@ludo/server/private-postgres';
import type { PrivatePostgres } from '@ludo/server/private-postgres';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openBalancer } from './balancer.ts';
import { Chance } from './chance.ts';
import { Client, openRoom } from './client.ts';
import { nextCommand } from './habits.ts';
import type { InBetween } from './in-between.ts';
import { Installed } from './installed-server.ts';
import { faultsOf } from './verdict.ts';

const ROUNDS = Number(process.env['ROLLING_ROUNDS'] ?? 1);
/** By command the servers may be killed instead, and nobody waits for them. */
const IS_KILLED = process.env['ROLLING_KILL'] === '1';
const ROOMS = 6;
const SERVERS = 2;
/** Milliseconds until a client tries again, as in a page. */
const AGAIN = 200;

let postgres: PrivatePostgres;
let url = '';
let folder = '';
let installed: Installed;
let balancer: InBetween | null = null;
const children: ChildProcess[] = [];
const ports: number[] = [];
const clients: Client[] = [];

/** The `nth` server, on the port that it had before. */
async function start(nth: number): Promise<void> {
  const { child, outcome } = installed.serve('', {
    env: { DATABASE_URL: url, PORT: String(ports[nth] ?? 0) },
  });
  const address = await outcome;
  if (typeof address !== 'string') throw new Error(address.errors);
  children[nth] = child;
  ports[nth] = Number(new URL(address).port);
}

async function stop(nth: number): Promise<number | null> {
  const child = children[nth];
  if (child === undefined) throw new Error('no server runs');
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  child.kill(IS_KILLED ? 'SIGKILL' : 'SIGTERM');
  return await ended;
}

interface Player {
  readonly client: Client;
  /** Milliseconds, of each time without a connection. */
  readonly spans: number[];
}

function sitDown(room: string, player: number, token: string | undefined, chance: Chance): Player {
  const client = new Client(balancer?.url ?? '', {
    room,
    ...(token === undefined ? {} : { token }),
    reconnectionDelay: AGAIN,
  });
  clients.push(client);
  const spans: number[] = [];
  let lostAt: number | null = null;
  client.socket.on('disconnect', () => (lostAt ??= performance.now()));
  let isThinking = false;
  client.watch(() => {
    if (client.isOpen && lostAt !== null) {
      spans.push(performance.now() - lostAt);
      lostAt = null;
    }
    if (isThinking) return;
    isThinking = true;
    setTimeout(
      () => {
        isThinking = false;
        const command = client.isSettled ? nextCommand(client, { player, isHost: true }, chance) : null;
        if (command !== null && !isOver) client.act(command);
      },
      chance.between(30, 60),
    );
  });
  return { client, spans };
}
let isOver = false;

/** Milliseconds between two rows of a game. */
function longestSilence(rows: readonly LoggedRow[]): number {
  const from = rows.findIndex(({ row }) => row.t === 'start');
  return Math.max(...rows.map(({ at }, nth) => (nth > from ? at - (rows[nth - 1]?.at ?? at) : 0)));
}

describe.skipIf(isWithoutPostgres)(isWithoutPostgres ? NO_POSTGRES : 'servers of one PostgreSQL', () => {
  beforeEach(async () => {
    postgres = await privatePostgres(true);
    url = await postgres.empty();
    folder = mkdtempSync(join(tmpdir(), 'ludo-rolling-'));
    installed = new Installed(folder);
    for (let nth = 0; nth < SERVERS; nth++) await start(nth);
    balancer = await openBalancer(ports);
  });
  afterEach(async () => {
    for (const client of clients.splice(0)) client.close();
    balancer?.close();
    await installed.dispose();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  test('are restarted one after the other: whoever plays is back at another one, nobody is away and nothing is lost', async () => {
    const chance = new Chance(1);
    const players: Player[] = [];
    const rooms: string[] = [];
    for (let nth = 0; nth < ROOMS; nth++) {
      const { room, token } = await openRoom(balancer?.url ?? '', { rules: 'jumbo', seats: '1-2-' });
      rooms.push(room);
      players.push(sitDown(room, 1, token, chance), sitDown(room, 2, undefined, chance));
    }
    const havePlayed = async (): Promise<void> => {
      const before = clients.map(({ acknowledged: { size } }) => size);
      await Promise.all(
        clients.map((client, nth) => client.until(() => client.acknowledged.size >= (before[nth] ?? 0) + 4)),
      );
    };
    await havePlayed();
    for (let round = 0; round < ROUNDS; round++) {
      for (let nth = 0; nth < SERVERS; nth++) {
        expect(await stop(nth)).toBe(IS_KILLED ? null : 0);
        await start(nth);
        await havePlayed();
      }
    }
    isOver = true;
    const silences: number[] = [];
    await Promise.all(clients.map((client) => client.until(() => client.isSettled)));
    const store = await openPostgresStore(url);
    if (!store.ok) throw new Error(store.error.reason);
    for (const room of rooms) {
      const log = await store.value.load(room, 0);
      if (!log.ok) throw new Error(JSON.stringify(log.error));
      const there = clients.filter((client) => client.room === room);
      await Promise.all(there.map((client) => client.until(() => client.seq >= log.value.length)));
      expect(faultsOf(log.value, there)).toEqual([]);
      expect(log.value.filter(({ row }) => row.t === 'away')).toEqual([]);
      silences.push(longestSilence(log.value));
      expect(there.flatMap(({ told }) => [...told.values()]).filter((isDone) => !isDone)).toEqual([]);
    }
    await store.value.close();
    // Whoever was at the first one went to the second, and was there when it stopped.
    expect(players.filter(({ spans }) => spans.length < ROUNDS)).toEqual([]);
    const spans = players.flatMap((player) => player.spans).toSorted((a, b) => a - b);
    const [half, longest] = [spans[spans.length >> 1] ?? 0, spans.at(-1) ?? 0];
    process.stdout.write(
      `${ROUNDS * SERVERS} restarts: ${spans.length} times without a connection, half of them at most ${Math.round(half)} ms, the longest ${Math.round(longest)} ms; longest time without a row in each room, ms: ${silences.toSorted((a, b) => a - b).join(' ')}\n`,
    );
  });
});
