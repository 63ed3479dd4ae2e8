// The measured server: the product's own, with its store on disk. Its limits are lifted, but each command is still
// counted against them.
import { pino } from 'pino';
import { openFeed } from '../../src/feed/open-feed.ts';
import { parseRedisUrl } from '../../src/feed/redis-address.ts';
import { createApp } from '../../src/running/app.ts';
import { standardDice } from '../../src/running/dice.ts';
import { openLockedPostgresStore } from '../../src/store/locked-postgres.ts';
import { storeThread } from '../../test/store-thread.ts';
import type { AppOptions } from '../../src/running/app.ts';
import { host } from './host.ts';

const [database, dice, redis = ''] = process.argv.slice(2);
if (database === undefined) throw new Error('usage: server.ts FILE|URL [fair|plain] [REDIS]');

/** Of a file; or of PostgreSQL, where servers tell each other what happens. */
async function storeOf(place: string): Promise<Pick<AppOptions, 'databaseFile' | 'store' | 'feed'>> {
  if (!place.startsWith('postgres:')) return { databaseFile: place };
  const store = await openLockedPostgresStore({
    url: place,
    ended: (reason) => {
      throw new Error(reason);
    },
  });
  if (!store.ok) throw new Error(JSON.stringify(store.error));
  return { store: store.value, feed: await openFeed({ databaseUrl: place, redis: parseRedisUrl(redis) }) };
}

const MANY = 1e9;
const { http } = await createApp({
  ...(await storeOf(database)),
  ...(dice === 'plain' ? { dice: { throw: (count: 1 | 2) => standardDice.throw(count) } } : {}),
  storeThread: storeThread(),
  log: pino({ level: 'warn' }, pino.destination(2)),
  limits: {
    messageBurst: MANY,
    messagesPerSecond: MANY,
    connectionsPerAddress: MANY,
    connectionsPerRoom: MANY,
    entryBurst: MANY,
    socketBurst: MANY,
    byteBurst: MANY,
    rowBurst: MANY,
    rowsPerHour: MANY,
    changeBurst: MANY,
    changesPerHour: MANY,
    rowsPerRoom: MANY,
    addressRowBurst: MANY,
    joinBurst: MANY,
    loadBurst: MANY,
    answerBurst: MANY,
    waitingBytesPerAddress: MANY,
  },
});
host(http);
