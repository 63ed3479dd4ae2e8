// The product's game server in a process of its own, whose clock runs faster, also while no server runs. It listens
// when it is told the port. Its store thread starts here, too.
import { isMainThread } from 'node:worker_threads';
import { BACKLOG, createApp, openFeed, openPostgresStore, parseRedisUrl } from '@ludo/server';
import type { AppOptions } from '@ludo/server';

if (isMainThread) awaitOrders();
else await import('@ludo/server/store-thread');

function awaitOrders(): void {
  const [file, birth, haste, redis = ''] = process.argv.slice(2);
  if (file === undefined || haste === undefined)
    throw new Error('usage: hasty-server.ts DATABASE BIRTH HASTE [REDIS]');
  process.env['LOG_LEVEL'] ??= 'error';
  process.once('message', (port) => void open(Number(port), { file, redis }, Number(birth), Number(haste)));
  process.on('disconnect', () => process.exit());
}

interface Kept {
  readonly file: string;
  /** Empty: PostgreSQL carries what servers tell each other. */
  readonly redis: string;
}

async function open(port: number, kept: Kept, birth: number, haste: number): Promise<void> {
  const now = (): number => performance.now() * haste;
  const time = (): number => birth + Math.floor((Date.now() - birth) * haste);
  const wait: NonNullable<AppOptions['wait']> = (milliseconds, act) => {
    const timer = setTimeout(act, milliseconds / haste);
    return () => clearTimeout(timer);
  };
  const { http } = await createApp({
    ...(await keptIn(kept)),
    now,
    time,
    wait,
    limits: { messageBurst: 1e9, messagesPerSecond: 1e9, roomBurst: 1e9 },
  });
  http.listen({ port, host: '127.0.0.1', backlog: BACKLOG }, () => {
    const address = http.address();
    if (address !== null && typeof address === 'object') process.send?.(address.port);
  });
}

/** A file; or a PostgreSQL, which other servers may share. */
async function keptIn({ file: database, redis }: Kept): Promise<AppOptions> {
  if (!database.startsWith('postgres:'))
    return { databaseFile: database, storeThread: { path: new URL(import.meta.url) } };
  const store = await openPostgresStore(database);
  if (!store.ok) throw new Error(store.error.reason);
  const feed = await openFeed({ databaseUrl: database, redis: parseRedisUrl(redis) });
  return { store: store.value, feed };
}
