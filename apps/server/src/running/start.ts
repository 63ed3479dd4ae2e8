// Owns the server's process: settings from the environment (docs/operations.md has all), listening, telling where,
// and stopping in good order.
import type { Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import type { Worker } from 'node:worker_threads';
import { pino } from 'pino';
import { problemOfKeys } from '../push/sender.ts';
import type { PushOptions } from '../push/push.ts';
import { addressesOf } from './addresses.ts';
import { createApp } from './app.ts';
import { parsePublicUrl } from '../http/public-address.ts';
import { BACKLOG } from '../http/sockets.ts';
import type { Limits } from '../limits/limits.ts';
import { DATABASE_FILE } from '../store/database-file.ts';
import type { EventStore } from '../store/event-store.ts';
import { openFeed } from '../feed/open-feed.ts';
import { parseRedisUrl } from '../feed/redis-address.ts';
import type { RedisAddress } from '../feed/redis-address.ts';
import { openLockedPostgresStore } from '../store/locked-postgres.ts';
import { openLockedThreadedStore } from '../store/locked-store.ts';
import type { StoreThread } from '../store/threaded-store.ts';
import { createLog, createOutput } from '../telemetry/output.ts';

/** Milliseconds for a stop before the process ends anyway; the log is durable already. */
const PATIENCE = 5000;

function fail(problem: string): never {
  console.error(problem);
  process.exit(1);
}

function portOf(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535) fail(`PORT=${text} is not a port: a number from 0 to 65535.`);
  return port;
}

function daysOf(text: string): number | null {
  if (!/^\d{1,6}$/.test(text))
    fail(`KEEP_FINISHED_DAYS=${text} is not a number of days: 365, say, or 0 for ever.`);
  return Number(text) === 0 ? null : Number(text);
}

function isPackingBy(text: string): boolean {
  if (text !== '0' && text !== '1') fail(`PACK_GAMES=${text} is neither 1 nor 0.`);
  return text === '1';
}

function limitOf(name: string, text: string, key: keyof Limits): Partial<Limits> {
  if (text === '') return {};
  if (!/^[1-9]\d{0,8}$/.test(text)) fail(`${name}=${text} is not a number of at least 1.`);
  return { [key]: Number(text) };
}

function addressOf(text: string): { readonly publicUrl?: string } {
  if (text === '') return {};
  const publicUrl = parsePublicUrl(text);
  if (publicUrl === null)
    fail(`PUBLIC_URL=${text} is not an address of a server: https://games.example, say, without a path.`);
  return { publicUrl };
}

function pushOf(publicKey: string, privateKey: string, contact: string): { readonly push?: PushOptions } {
  const given = [publicKey, privateKey, contact].filter((setting) => setting !== '').length;
  if (given === 0) return {};
  if (given < 3)
    fail(
      'To tell people of their turn, PUSH_PUBLIC_KEY, PUSH_PRIVATE_KEY and PUSH_CONTACT are needed together.',
    );
  const keys = { publicKey, privateKey, contact };
  const problem = problemOfKeys(keys);
  if (problem !== null)
    fail(`The settings of PUSH_… cannot be used: ${problem} Make keys: npx web-push generate-vapid-keys`);
  return { push: { keys } };
}

function levelOf(text: string): string {
  const levels = [...Object.keys(pino.levels.values), 'silent'];
  if (!levels.includes(text)) fail(`LOG_LEVEL=${text} is none of these: ${levels.join(', ')}.`);
  return text;
}

function listen(http: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    http.once('error', reject);
    http.listen({ port, host, backlog: BACKLOG }, () => {
      const address = http.address();
      resolve(typeof address === 'object' && address !== null ? address.port : port);
    });
  });
}

function listenProblem(thrown: unknown, port: number, host: string): string {
  const code = thrown instanceof Error && 'code' in thrown ? thrown.code : undefined;
  if (code === 'EADDRINUSE') {
    return `Port ${port} is in use by another program. Choose another: PORT=${port + 1} npm start`;
  }
  if (code === 'EACCES')
    return `Port ${port} may not be used by this user. Choose one above 1023: PORT=8080 npm start`;
  if (code === 'EADDRNOTAVAIL') return `HOST=${host} is not an address of this device.`;
  return `The server could not listen on ${host}:${port}: ${String(thrown)}`;
}

async function fileStore(thread: StoreThread): Promise<EventStore> {
  const store = await openLockedThreadedStore(thread);
  if (store.ok) return store.value;
  const { code, file, reason } = store.error;
  if (code === 'in-use')
    fail(
      `Another server runs the tables of ${file} already. End it first, or give this one a file of its own: DATABASE=/path/to/games.sqlite npm start`,
    );
  if (code === 'has-second-name')
    fail(
      `${file} has a second name (a hard link), by which a server would not find the newest rows, nor this server. Keep the name by which a server ran last, and remove the other one: find / -samefile ${file}`,
    );
  return fail(
    `The games cannot be kept in ${file}: ${reason}. Choose another file: DATABASE=/path/to/games.sqlite npm start`,
  );
}

async function postgresStore(url: string, ended: (reason: string) => void): Promise<EventStore> {
  if (!/^postgres(?:ql)?:\/\/\S+$/.test(url))
    fail('DATABASE_URL is not the address of a database: postgres://user:password@host:5432/database, say.');
  const store = await openLockedPostgresStore({ url, ended });
  if (store.ok) return store.value;
  const { error } = store;
  if (error.code === 'in-use')
    fail(
      'Another program has the tables of this database for itself: they are being moved, say. Start again when it is done.',
    );
  return fail(
    error.code === 'of-a-newer-version'
      ? `${error.reason} Start the newer program again, or restore a copy from before it.`
      : `${error.reason} The games are kept where DATABASE_URL says; without it, in a file.`,
  );
}

function redisOf(text: string, databaseUrl: string): RedisAddress | null {
  if (text === '') return null;
  if (databaseUrl === '')
    fail(
      'REDIS_URL is for several servers whose tables are in PostgreSQL: name that in DATABASE_URL, or leave REDIS_URL out.',
    );
  return (
    parseRedisUrl(text) ??
    fail('REDIS_URL is not the address of a Redis: redis://user:password@host:6379, or rediss://… with TLS.')
  );
}

/**
 * `entry`: the built program, in a folder beside the built page. `storeThread` runs already, and waits for its file.
 */
export async function start(entry: URL, storeThread: Worker): Promise<void> {
  const { env } = process;
  const port = portOf(env['PORT'] || '8080');
  const host = env['HOST'] || '0.0.0.0';
  const kept = { over: daysOf(env['KEEP_FINISHED_DAYS'] || '365') };
  const isPacking = isPackingBy(env['PACK_GAMES'] || '1');
  const limits = {
    ...limitOf('MOST_STORE_MB', env['MOST_STORE_MB'] || '', 'storeMegabytes'),
    ...limitOf('MOST_CONNECTIONS', env['MOST_CONNECTIONS'] || '', 'connections'),
  };
  const address = addressOf(env['PUBLIC_URL'] || '');
  const push = pushOf(env['PUSH_PUBLIC_KEY'] || '', env['PUSH_PRIVATE_KEY'] || '', env['PUSH_CONTACT'] || '');
  const url = env['DATABASE_URL'] || '';
  const redis = redisOf(env['REDIS_URL'] || '', url);
  const output = createOutput();
  const log = createLog(levelOf(env['LOG_LEVEL'] || 'info'), output);

  // After a restart every room is as it was.
  const ended = (reason: string): never => {
    log.fatal({ reason }, 'the games cannot be kept any more');
    process.exit(1);
  };
  const store =
    url === ''
      ? await fileStore({ file: env['DATABASE'] || DATABASE_FILE, program: storeThread, ended })
      : await postgresStore(url, ended);
  if (url !== '') await storeThread.terminate();
  const changed = (what: string, reason: string | null): void =>
    reason === null
      ? log.info({ what }, 'other servers are heard again')
      : log.warn({ what, reason }, 'other servers are not heard');
  const feed =
    url === ''
      ? null
      : await openFeed({ databaseUrl: url, redis, changed }).catch((thrown: unknown) =>
          fail(
            `${String(thrown)}. The database of DATABASE_URL has just gone away: start again when it is there.`,
          ),
        );

  const app = await createApp({
    store,
    ...(feed === null ? {} : { feed }),
    log,
    kept,
    isPacking,
    limits,
    clientDir: fileURLToPath(new URL('../client', entry)),
    pictureThread: { path: entry, args: ['pictures'] },
    ...address,
    ...push,
    metrics: env['METRICS'] === '1' ? 'everybody' : env['METRICS'] === '0' ? 'nobody' : 'this-device',
    tls: env['TLS'] === '1',
    trustProxy: env['TRUST_PROXY'] === '1',
    origins: env['ORIGINS']?.split(',').map((origin) => origin.trim()) ?? [],
  }).catch((thrown: unknown) =>
    fail(`${thrown instanceof Error ? thrown.message : String(thrown)}. Build first: npm run build`),
  );

  // Whoever reads that the server is ready may stop it at once.
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      log.info({ signal }, 'stopping');
      setTimeout(() => process.exit(1), PATIENCE).unref();
      void app.close().then(() => process.exit(0));
    });
  }

  try {
    const listening = await listen(app.http, port, host);
    const lines = addressesOf(host, listening).map(({ where, url }) => `  ${where}: ${url}`);
    output.write(`Ludo and Uckers is open:\n${lines.join('\n')}\n`);
  } catch (thrown) {
    fail(listenProblem(thrown, port, host));
  }
}
