// Who hears the feed over PostgreSQL. What every feed does is in feeds.slow.test.ts.
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import pg from 'pg';
import { openNotifyFeed } from '../src/feed/notify-feed.ts';
import { prepareDatabase } from '../src/store/postgres-schema.ts';
import { closeEnds, earAt, longer, ready, said } from './feed-ears.ts';
import type { Ear } from './feed-ears.ts';
import { PostgresDoor } from './postgres-door.ts';
import { isWithoutPostgres, NO_POSTGRES, postgresServer } from './postgres.ts';
import type { PostgresServer } from './postgres.ts';

let server: PostgresServer;
let url = '';

const ear = (...rooms: readonly string[]): Ear => earOver({ url }, rooms);

const earOver = (
  over: { readonly url: string; readonly mostUnheard?: number },
  rooms: readonly string[],
): Ear => earAt((changed) => openNotifyFeed({ ...over, changed }), rooms);

/** Where servers have been. */
async function withTables(): Promise<string> {
  const made = await server.empty();
  expect(await prepareDatabase(made)).toMatchObject({ ok: true });
  return made;
}

/** May connect to the database, and has no other right there. */
async function asStranger(schema: string, act: (client: pg.Client) => Promise<void>): Promise<void> {
  const name = `stranger_${process.pid}`;
  await server.ask(
    url,
    `CREATE ROLE ${name} LOGIN PASSWORD 'of-nobody'; GRANT USAGE ON SCHEMA ${schema} TO ${name}`,
  );
  const address = new URL(url);
  [address.username, address.password] = [name, 'of-nobody'];
  const client = new pg.Client(address.href);
  await client.connect();
  try {
    await act(client);
  } finally {
    await client.end();
    await server.ask(url, `REVOKE USAGE ON SCHEMA ${schema} FROM ${name}; DROP ROLE ${name}`);
  }
}

describe.skipIf(isWithoutPostgres)(
  `the feed over PostgreSQL${isWithoutPostgres ? `: ${NO_POSTGRES}` : ''}`,
  () => {
    beforeAll(async () => {
      server = await postgresServer();
      url = await withTables();
    });
    afterEach(async () => {
      await closeEnds();
    });
    afterAll(() => server.stop());

    test('is made anew where nothing comes back any more, and tells everybody of a gap', async () => {
      const { door, url: through } = await PostgresDoor.before(url);
      try {
        const [one, other] = [earOver({ url: through, mostUnheard: 10 }, ['a']), ear('a')];
        await ready(one, other);
        door.isMute = true;
        one.feed.publish([longer('a')]);
        for (let nth = 0; nth < 10; nth++) one.feed.beat('unheard');
        expect(one.changes).toEqual([]);
        one.feed.beat('one too many');
        const lost = one.changes.map((change) => change.split(' ')[0]);
        expect(new Set(lost)).toEqual(new Set(['listening', 'speaking']));
        one.feed.publish([said('a', 1)]);
        door.isMute = false;
        await expect.poll(() => one.changes.length, { timeout: 20_000 }).toBe(4);
        await ready(one);
        await expect.poll(() => other.gaps).toBe(1);
        expect(one.gaps).toBe(1);
        one.feed.publish([said('a', 2)]);
        await expect.poll(() => other.heard.at(-1)).toEqual(said('a', 2));
      } finally {
        await closeEnds();
        await door.close();
      }
    });

    test('is neither heard nor spoken to by whoever may connect to the database and not read its tables', async () => {
      const [one, two] = [ear('a'), ear('a')];
      await ready(one, two);
      const schema = new URL(url).searchParams.get('options')?.split('search_path=')[1] ?? '';
      await asStranger(schema, async (client) => {
        const heard: (string | undefined)[] = [];
        const forged = '{"f":"x","g":1,"b":["forged"]}';
        client.on('notification', ({ payload }) => heard.push(payload));
        await client.query(`LISTEN "ludo ${schema}"; LISTEN ludo`);
        one.feed.publish([longer('a')]);
        await expect.poll(() => two.heard).toEqual([longer('a')]);
        await client.query(`SELECT pg_notify('ludo ${schema}', '${forged}')`);
        await ready(one, two);
        expect(heard).toEqual([forged]);
        expect([one.gaps, two.gaps]).toEqual([0, 0]);
        expect([...one.beats, ...two.beats]).not.toContain('forged');
        // Nor is the name of the channel found out.
        await expect(client.query(`SELECT * FROM ${schema}.feed`)).rejects.toThrow('permission denied');
        const { rows } = await client.query<Record<string, unknown>>('SELECT * FROM pg_stat_activity');
        const servers = rows.filter(({ application_name: name }) => name === 'ludo feed');
        expect(servers.length).toBeGreaterThan(0);
        expect(JSON.stringify(servers)).not.toMatch(/listen|notify/i);
      });
    });
  },
);
