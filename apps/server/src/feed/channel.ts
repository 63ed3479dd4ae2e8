// Owns what all processes with the same tables in PostgreSQL call the channel on which they tell each other what happens.
import pg from 'pg';

/**
 * Everybody who may connect to a database, or to a Redis, hears and speaks on the channels whose names they know. So the name is
 * told by the tables alone; and of the schema, because a database may have another one that began as a copy.
 */
const CHANNEL = `SELECT 'ludo ' || md5(secret || current_schema()) AS channel FROM feed`;

export async function channelOver(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ readonly channel: string }>(CHANNEL);
  const [found] = rows;
  if (found === undefined) throw new Error('the table feed is empty');
  return found.channel;
}

export async function channelOf(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url, application_name: 'ludo feed' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await channelOver(client);
  } finally {
    client.end().catch(() => undefined);
  }
}
