// Owns the log in PostgreSQL, for one process or several: a line for each room says how far its log goes, and whoever
// moves it on writes the rows.
import type { Result } from '@ludo/rules';
import { createAskedTime } from '../kit/asked-time.ts';
import type { EventStore } from './event-store.ts';
import { duesOver } from './dues/postgres-dues.ts';
import { appendOver } from './postgres-append.ts';
import { connectionsTo } from './postgres-connections.ts';
import type { PostgresConnections, Statement } from './postgres-connections.ts';
import { readCredentials, writeCredentials } from './postgres-credentials.ts';
import { retentionOver } from './postgres-retention.ts';
import { keepSnapshot, lengthOf, lengths, list, reading, rowsAfter, snapshotMark } from './postgres-rooms.ts';
import { prepareDatabase } from './postgres-schema.ts';
import type { OpenProblem } from './postgres-schema.ts';
import { packingOver } from './packs/postgres-packs.ts';

const SIZE: Statement = { name: 'size', text: 'SELECT pg_database_size(current_database()) AS bytes' };

const TIME: Statement = {
  name: 'time',
  text: 'SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint AS now',
};

/** Milliseconds for an answer. */
const PATIENCE = 10_000;

/** `url`: as in `postgres://user:password@host:5432/database`. */
export async function openPostgresStore(
  url: string,
  patience = PATIENCE,
): Promise<Result<EventStore, OpenProblem>> {
  const { time, ask: askTime } = createAskedTime();
  const prepared = await prepareDatabase(url, (client) =>
    askTime(async () => nowIn((await client.query<Told>(TIME.text)).rows)),
  );
  if (!prepared.ok) return prepared;
  const connections = connectionsTo(url, patience);
  const readTime = (): Promise<unknown> =>
    connections.run((ask) => askTime(async () => nowIn(await ask<Told>(TIME))));
  return { ok: true, value: storeOver(connections, time, readTime) };
}

interface Told {
  readonly now: number;
}

function nowIn([told]: readonly Told[]): number {
  if (told === undefined) throw new Error('the database tells no time');
  return told.now;
}

function storeOver(
  connections: PostgresConnections,
  time: () => number,
  readTime: () => Promise<unknown>,
): EventStore {
  const dues = duesOver(connections);
  const { findDues, letDuesGo } = dues;
  return {
    time,
    append: (rows) => connections.write((ask) => appendOver(ask, rows, dues)),
    load: (room, afterSeq, most) =>
      connections.run(async (ask) =>
        (await rowsAfter(ask, room, afterSeq, most)).map(({ logged }) => logged),
      ),
    read: (room, after) => connections.run((ask) => reading(ask, room, after)),
    length: (room) => connections.run((ask) => lengthOf(ask, room)),
    lengths: (rooms) => connections.run((ask) => lengths(ask, rooms)),
    snapshotMark: (room) => connections.run((ask) => snapshotMark(ask, room)),
    keepSnapshot: (room, snapshot) => connections.run((ask) => keepSnapshot(ask, room, snapshot)),
    list: () => connections.run(list),
    async claimDues(...wanted) {
      const claimed = dues.claimDues(...wanted);
      await readTime();
      return claimed;
    },
    findDues,
    letDuesGo,
    ...retentionOver(connections),
    pack: packingOver(connections),
    credentials: (hash) => connections.run((ask) => readCredentials(ask, hash)),
    keepCredentials: (changed, known = []) =>
      connections.inOne((ask) => writeCredentials(ask, changed, known)),
    size: () =>
      connections.run(async (ask) => {
        const [found] = await ask<{ readonly bytes: number }>(SIZE);
        return { bytes: found?.bytes ?? 0, free: null };
      }),
    close: () => connections.close(),
  };
}
