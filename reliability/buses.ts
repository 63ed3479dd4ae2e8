// Owns what carries news between the servers of a test, and what can happen to it while the tables are well.
import type { PrivatePostgres } from '@ludo/server/private-postgres';
import { isWithoutPrivateRedis, NO_REDIS, privateRedis } from '@ludo/server/private-redis';
import type { Chance } from './chance.ts';

/** Milliseconds: longer than the others believe that a server is there which says nothing. */
const LONGEST = 4000;

export interface Bus {
  /** Of Redis; empty: PostgreSQL carries them. */
  readonly url: string;
  readonly troubles: Readonly<Record<string, (chance: Chance) => Promise<void>>>;
  stop(): Promise<void>;
}

export const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

export const buses = ['notify', 'redis'] as const;
export type BusName = (typeof buses)[number];

export const lacks = (bus: BusName): string | null =>
  bus === 'redis' && isWithoutPrivateRedis ? NO_REDIS : null;

export async function openBus(name: BusName, postgres: PrivatePostgres, url: string): Promise<Bus> {
  return name === 'redis' ? overRedis() : overPostgres(postgres, url);
}

function overPostgres(postgres: PrivatePostgres, url: string): Bus {
  const cut = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'ludo feed'`;
  return {
    url: '',
    troubles: {
      /** Whoever comes back is cut again, until that is over. */
      async cut(chance) {
        const until = Date.now() + chance.between(0, LONGEST);
        do {
          await postgres.ask(url, cut);
          await pause(30);
        } while (Date.now() < until);
      },
    },
    stop: () => Promise.resolve(),
  };
}

async function overRedis(): Promise<Bus> {
  const redis = await privateRedis();
  return {
    url: redis.url,
    troubles: {
      async killed(chance) {
        await redis.kill();
        await pause(chance.between(0, LONGEST));
        await redis.start();
      },
      async still(chance) {
        redis.signal('SIGSTOP');
        await pause(chance.between(500, LONGEST));
        redis.signal('SIGCONT');
      },
      async cut() {
        await redis.kill();
        await redis.start();
      },
    },
    stop: () => redis.stop(),
  };
}
