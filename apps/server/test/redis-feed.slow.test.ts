// The feed over Redis, while Redis is killed, stopped, away or closed to us. What every feed does is in feeds.slow.test.ts.
import { Redis } from 'ioredis';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openRedisFeed } from '../src/feed/redis-feed.ts';
import { parseRedisUrl } from '../src/feed/redis-address.ts';
import { closeEnds, earAt, longer, ready } from './feed-ears.ts';
import type { Ear } from './feed-ears.ts';
import { freePort } from './postgres.ts';
import { isWithoutPrivateRedis, NO_REDIS, privateRedis } from './redis.ts';
import type { PrivateRedis } from './redis.ts';

let redis: PrivateRedis;

const PASSWORD = 'p/a s@s:%';

function ear(rooms: readonly string[], url = redis.url): Ear {
  const address = parseRedisUrl(url);
  if (address === null) throw new Error(url);
  return earAt((changed) => openRedisFeed({ address, channel: 'ludo a place', changed }), rooms);
}

async function asked<T>(ask: (client: Redis) => Promise<T>, { port } = redis): Promise<T> {
  const client = new Redis({ host: '127.0.0.1', port, password: PASSWORD });
  try {
    return await ask(client);
  } finally {
    client.disconnect();
  }
}

const title = isWithoutPrivateRedis ? `the feed over Redis: ${NO_REDIS}` : 'the feed over Redis';
describe.skipIf(isWithoutPrivateRedis)(title, () => {
  beforeEach(async () => {
    redis = await privateRedis(PASSWORD);
  });
  afterEach(async () => {
    await closeEnds();
    await redis.stop();
  });

  test('sends all of one turn of the event loop in one message a room', async () => {
    const [one, two] = [ear(['a', 'b']), ear(['a', 'b'])];
    await ready(one, two);
    const spoken = async (): Promise<number> =>
      Number(/cmdstat_spublish:calls=(\d+)/.exec(await asked((client) => client.info('commandstats')))?.[1]);
    const before = await spoken();
    for (let nth = 0; nth < 50; nth++) one.feed.publish([longer('a'), longer('b')]);
    await expect.poll(() => two.heard.length).toBe(100);
    expect(await spoken()).toBe(before + 2);
  });

  test('subscribes to rooms that are in memory, and to no others', async () => {
    const one = ear(['a', 'b']);
    await ready(one);
    const channels = async (): Promise<readonly string[]> => {
      const told = await asked((client) => client.call('PUBSUB', 'SHARDCHANNELS'));
      return Array.isArray(told) ? told.map(String).toSorted() : [];
    };
    expect(await channels()).toEqual(['{ludo a place}', '{ludo a place} a', '{ludo a place} b']);
    one.feed.leave('a');
    one.feed.follow('c');
    await ready(one);
    expect(await channels()).toEqual(['{ludo a place}', '{ludo a place} b', '{ludo a place} c']);
  });

  test('comes back when Redis was killed, and tells of a gap', async () => {
    const [one, two] = [ear(['a']), ear(['a'])];
    await ready(one, two);
    await redis.kill();
    await expect.poll(() => [one, two].map(({ changes }) => changes.length)).toEqual([1, 1]);
    one.feed.publish([longer('a')]);
    await redis.start();
    await ready(one, two);
    expect([one, two].map(({ changes }) => changes.at(-1))).toEqual(['redis again', 'redis again']);
    expect(Math.min(one.gaps, two.gaps)).toBeGreaterThan(0);
    expect(two.heard).toEqual([]);
    one.feed.publish([longer('a')]);
    await expect.poll(() => two.heard).toEqual([longer('a')]);
  });

  test('sees that Redis stands still, and tells of a gap once it goes on', async () => {
    const [one, two] = [ear(['a']), ear(['a'])];
    await ready(one, two);
    redis.signal('SIGSTOP');
    await expect
      .poll(() => [one, two].map(({ changes }) => changes[0]), { timeout: 5000 })
      .toEqual(['redis it does not answer', 'redis it does not answer']);
    redis.signal('SIGCONT');
    await ready(one, two);
    expect(Math.min(one.gaps, two.gaps)).toBeGreaterThan(0);
    one.feed.publish([longer('a')]);
    await expect.poll(() => two.heard.at(-1)).toEqual(longer('a'));
  });

  test('waits for a Redis that is not there yet, and tells of a gap when it is', async () => {
    await redis.kill();
    const one = ear(['a']);
    one.feed.publish([longer('a')]);
    one.feed.beat('one');
    await expect.poll(() => one.changes).toHaveLength(1);
    await redis.start();
    await ready(one);
    expect([one.gaps, one.changes.at(-1)]).toEqual([1, 'redis again']);
  });

  test('says that it is not let in, and never with which password', async () => {
    const one = ear(['a'], `redis://:wrong-secret@127.0.0.1:${redis.port}`);
    await expect.poll(() => one.changes).toEqual([expect.stringContaining('WRONGPASS')]);
    const two = ear(['a'], `redis://nobody:other-secret@127.0.0.1:${redis.port}`);
    await expect.poll(() => two.changes).toEqual([expect.stringContaining('WRONGPASS')]);
    const three = ear(['a'], `redis://127.0.0.1:${redis.port}`);
    await expect.poll(() => three.changes).toEqual([expect.stringContaining('NOAUTH')]);
    expect(JSON.stringify([one, two].map(({ changes }) => changes))).not.toContain('secret');
    await asked((client) =>
      client.acl('SETUSER', 'ludo', 'on', '>of its own', 'allchannels', '+@pubsub', '+ping'),
    );
    await ready(ear(['a'], `redis://ludo:of%20its%20own@127.0.0.1:${redis.port}`));
  });

  test('finds the part of a cluster that has its channels, also when they are moved to another one', async () => {
    const [busOfOne, busOfOther] = [await freePort(), await freePort()];
    const part = (bus: number): Promise<PrivateRedis> =>
      privateRedis(PASSWORD, [
        '--cluster-enabled',
        'yes',
        '--cluster-port',
        String(bus),
        '--masterauth',
        PASSWORD,
      ]);
    const parts = [await part(busOfOne), await part(busOfOther)] as const;
    const [one, other] = parts;
    try {
      await asked((client) => client.call('CLUSTER', 'ADDSLOTSRANGE', 0, 8191), one);
      await asked((client) => client.call('CLUSTER', 'ADDSLOTSRANGE', 8192, 16_383), other);
      await asked((client) => client.call('CLUSTER', 'MEET', '127.0.0.1', other.port, busOfOther), one);
      const isWhole = async (): Promise<boolean> => {
        const told = await Promise.all(parts.map((each) => asked((client) => client.cluster('INFO'), each)));
        return told.every((text) => /cluster_state:ok/.test(text) && /cluster_known_nodes:2/.test(text));
      };
      await expect.poll(isWhole).toBe(true);
      const [here, there] = parts.map((each) => ear(['a'], each.url));
      if (here === undefined || there === undefined) throw new Error('no ears');
      await ready(here, there);
      for (const [speaks, hears] of [
        [here, there],
        [there, here],
      ] as const) {
        const { length } = hears.heard;
        speaks.feed.publish([longer('a')]);
        await expect.poll(() => hears.heard.length).toBe(length + 1);
      }
      expect([here, there].map(({ gaps, changes }) => [gaps, changes])).toEqual([
        [0, []],
        [0, []],
      ]);

      const slot = await asked((client) => client.cluster('KEYSLOT', '{ludo a place}'), one);
      const isOfOne = slot < 8192;
      const target = await asked((client) => client.cluster('MYID'), isOfOne ? other : one);
      // Whoever gets them is told first.
      for (const each of isOfOne ? [other, one] : [one, other])
        await asked((client) => client.call('CLUSTER', 'SETSLOT', slot, 'NODE', target), each);
      await expect.poll(() => Math.min(here.gaps, there.gaps)).toBeGreaterThan(0);
      await ready(here, there);
      const { length } = there.heard;
      here.feed.publish([longer('a')]);
      await expect.poll(() => there.heard.length).toBe(length + 1);
    } finally {
      await closeEnds();
      for (const each of parts) await each.stop();
    }
  });
});
