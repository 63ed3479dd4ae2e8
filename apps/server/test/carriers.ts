// For tests: what can carry a feed between processes, with a door before it that cuts connections and holds answers back.
import { noFeed } from '../src/feed/feed.ts';
import type { Feed } from '../src/feed/feed.ts';
import { openNotifyFeed } from '../src/feed/notify-feed.ts';
import { openRedisFeed } from '../src/feed/redis-feed.ts';
import { parseRedisUrl } from '../src/feed/redis-address.ts';
import { prepareDatabase } from '../src/store/postgres-schema.ts';
import { Feeds } from './feeds.ts';
import { isWithoutPostgres, NO_POSTGRES, postgresServer } from './postgres.ts';
import type { PostgresServer } from './postgres.ts';
import { PostgresDoor } from './postgres-door.ts';
import { isWithoutRedis, NO_REDIS, redisServer } from './redis.ts';
import type { RedisServer } from './redis.ts';

/** What it says of its connections. */
export type Changed = (what: string, reason: string | null) => void;

export interface Carrier {
  readonly name: string;
  /** Why it cannot be tried here. */
  readonly lacks: string | null;
  begin(): Promise<void>;
  /** One end, of a process. */
  open(changed: Changed): Feed;
  /** From now on ends are of another store. */
  elsewhere(): Promise<void>;
  /** Null: it has no connections. */
  readonly door: PostgresDoor | null;
  /** Connections of one end. */
  readonly connections: number;
  end(): Promise<void>;
}

const none: Carrier = {
  name: 'none',
  lacks: null,
  begin: () => Promise.resolve(),
  open: () => noFeed,
  elsewhere: () => Promise.resolve(),
  door: null,
  connections: 0,
  end: () => Promise.resolve(),
};

export class OfTests implements Carrier {
  readonly name = 'the one of tests';
  readonly lacks = null;
  readonly door = null;
  readonly connections = 0;
  #feeds = new Feeds();
  begin(): Promise<void> {
    return Promise.resolve();
  }
  open(): Feed {
    return this.#feeds.end();
  }
  elsewhere(): Promise<void> {
    this.#feeds = new Feeds();
    return Promise.resolve();
  }
  end(): Promise<void> {
    return Promise.resolve();
  }
}

class OverPostgres implements Carrier {
  readonly name = 'PostgreSQL';
  readonly lacks = isWithoutPostgres ? NO_POSTGRES : null;
  readonly connections = 2;
  door: PostgresDoor | null = null;
  #server: PostgresServer | null = null;
  #url = '';
  async begin(): Promise<void> {
    this.#server = await postgresServer();
    await this.elsewhere();
  }
  open(changed: Changed): Feed {
    return openNotifyFeed({ url: this.#url, changed });
  }
  async elsewhere(): Promise<void> {
    const empty = await this.#server?.empty();
    if (empty === undefined) throw new Error('it has not begun');
    const prepared = await prepareDatabase(empty);
    if (!prepared.ok) throw new Error(prepared.error.reason);
    const port = new URL(empty).port;
    this.door ??= (await PostgresDoor.before(empty)).door;
    this.#url = empty.replace(`:${port}/`, `:${this.door.port}/`);
  }
  async end(): Promise<void> {
    await this.door?.close();
    await this.#server?.stop();
  }
}

class OverRedis implements Carrier {
  readonly name = 'Redis';
  readonly lacks = isWithoutRedis ? NO_REDIS : null;
  readonly connections = 1;
  door: PostgresDoor | null = null;
  #server: RedisServer | null = null;
  #url = '';
  #place = 0;
  async begin(): Promise<void> {
    this.#server = await redisServer();
    const { door, url } = await PostgresDoor.before(this.#server.url);
    this.door = door;
    this.#url = url;
  }
  open(changed: Changed): Feed {
    const address = parseRedisUrl(this.#url);
    if (address === null) throw new Error('it has not begun');
    return openRedisFeed({ address, channel: `test ${process.pid} ${this.#place}`, changed });
  }
  elsewhere(): Promise<void> {
    this.#place += 1;
    return Promise.resolve();
  }
  async end(): Promise<void> {
    await this.door?.close();
    await this.#server?.stop();
  }
}

export const alone = none;
export const shared: readonly Carrier[] = [new OfTests(), new OverPostgres(), new OverRedis()];
