// Owns which carrier brings news to and from the other servers of the same tables in PostgreSQL.
import { channelOf } from './channel.ts';
import type { Feed } from './feed.ts';
import { openNotifyFeed } from './notify-feed.ts';
import type { RedisAddress } from './redis-address.ts';

interface FeedOptions {
  /** Of the tables. */
  readonly databaseUrl: string;
  /** Null: PostgreSQL carries them, too. */
  readonly redis: RedisAddress | null;
  /** What carries them is lost, or there again: null. */
  readonly changed?: (what: string, reason: string | null) => void;
}

export async function openFeed({ databaseUrl, redis, changed = () => {} }: FeedOptions): Promise<Feed> {
  if (redis === null) return openNotifyFeed({ url: databaseUrl, changed });
  // Loaded by those alone who use it.
  const { openRedisFeed } = await import('./redis-feed.ts');
  return openRedisFeed({ address: redis, channel: await channelOf(databaseUrl), changed });
}
