// Owns the feed over PostgreSQL's NOTIFY: after the commit, over a connection of its own that waits for no disk. What a lost
// connection may have swallowed is told as a gap: here by whoever listens again, to others by whoever speaks again.
import pg from 'pg';
import { randomBytes } from 'node:crypto';
import type { RoomId } from '@ludo/protocol';
import { channelOver } from './channel.ts';
import type { Feed, FeedListener } from './feed.ts';
import { partsOf, writeMessage } from './feed-messages.ts';
import { hearMessage } from './hear-message.ts';
import { createOutbox } from './outbox.ts';

const NOTIFY = 'SELECT pg_notify($1, payload) FROM unnest($2::text[]) AS payload';
/** Milliseconds until a lost connection is tried again, doubled up to the longest. */
const SOONEST = 100;
const LONGEST = 2000;
/** So many beats without one that comes back, which are ten seconds: both connections are made anew. */
const MOST_UNHEARD = 20;

interface Lasting {
  readonly client: () => pg.Client | null;
  readonly lose: (reason: string) => void;
  readonly close: () => Promise<void>;
}

interface NotifyFeedOptions {
  /** Of a direct connection, to a database with tables: a pooler between transactions forgets who listens. */
  readonly url: string;
  readonly mostUnheard?: number;
  /** A connection is lost, or there again. */
  readonly changed?: (what: 'listening' | 'speaking', reason: string | null) => void;
}

export function openNotifyFeed({
  url,
  mostUnheard = MOST_UNHEARD,
  changed = () => {},
}: NotifyFeedOptions): Feed {
  const self = randomBytes(9).toString('base64url');
  const followed = new Set<RoomId>();
  let listener: FeedListener | null = null;
  const outbox = createOutbox(self);
  let isSending = false;
  let channel = '';
  let isClosed = false;
  /** Beats since one has come back. */
  let unheard = 0;

  const ears = lasting(
    async (client) => {
      client.on('notification', ({ payload }) => take(payload ?? ''));
      await client.query(`LISTEN ${client.escapeIdentifier(await channelOver(client))}`);
    },
    (isFirst) => {
      if (!isFirst) listener?.gap();
    },
    (reason) => changed('listening', reason),
  );
  const mouth = lasting(
    async (client) => {
      await client.query('SET synchronous_commit = off');
      channel = await channelOver(client);
    },
    () => void send(),
    (reason) => changed('speaking', reason),
  );

  function take(payload: string): void {
    if (hearMessage(payload, { self, followed, listener })) unheard = 0;
  }

  async function send(): Promise<void> {
    if (isSending) return;
    isSending = true;
    // All of this turn of the event loop.
    await new Promise((resolve) => setImmediate(resolve));
    for (let client = mouth.client(); client !== null && !outbox.isEmpty; client = mouth.client()) {
      const parts = partsOf(outbox.take());
      try {
        await client.query({
          name: 'notify',
          text: NOTIFY,
          values: [channel, parts.map(writeMessage)],
        });
      } catch {
        outbox.lose();
      }
    }
    // What is said meanwhile is found by the numbers, once the others are told of a gap.
    if (mouth.client() === null) outbox.drop();
    isSending = false;
  }

  /** A half-open connection, or a server that stands still, tells nothing, and what is to be said would grow for ever. */
  function lookForSilence(): void {
    const isWhole = ears.client() !== null && mouth.client() !== null;
    unheard = isWhole ? unheard + 1 : 0;
    if (unheard <= mostUnheard) return;
    unheard = 0;
    for (const connection of [ears, mouth]) connection.lose('nothing comes back');
  }

  /** A connection that is made again whenever it is lost. */
  function lasting(
    prepare: (client: pg.Client) => Promise<void>,
    ready: (isFirst: boolean) => void,
    told: (reason: string | null) => void,
  ): Lasting {
    let current: pg.Client | null = null;
    let isFirst = true;
    let pause = SOONEST;
    let timer: NodeJS.Timeout | undefined;
    let loseIt = (_reason: string): void => undefined;

    async function connect(): Promise<void> {
      const client = new pg.Client({
        connectionString: url,
        application_name: 'ludo feed',
        connectionTimeoutMillis: 5000,
        keepAlive: true,
      });
      let isLost = false;
      const lose = (reason: string): void => {
        if (isLost) return;
        isLost = true;
        const wasThere = current === client;
        if (wasThere) current = null;
        end(client);
        if (isClosed) return;
        if (wasThere || pause === SOONEST) told(reason);
        timer = setTimeout(() => void connect(), pause);
        pause = Math.min(2 * pause, LONGEST);
      };
      loseIt = lose;
      client.on('error', ({ message }) => lose(message));
      client.on('end', () => lose('the connection is lost'));
      try {
        await client.connect();
        await prepare(client);
      } catch (thrown) {
        return lose(thrown instanceof Error ? thrown.message : String(thrown));
      }
      if (isClosed || isLost) return end(client);
      current = client;
      pause = SOONEST;
      if (!isFirst) told(null);
      ready(isFirst);
      isFirst = false;
    }

    void connect();
    return {
      client: () => current,
      lose: (reason) => loseIt(reason),
      async close() {
        clearTimeout(timer);
        const client = current;
        current = null;
        await client?.end().catch(() => undefined);
      },
    };
  }

  return {
    isShared: true,
    listen: (heard) => void (listener = heard),
    publish(more) {
      outbox.say(more);
      void send();
    },
    beat(process) {
      lookForSilence();
      outbox.beat(process);
      void send();
    },
    follow: (room) => void followed.add(room),
    leave: (room) => void followed.delete(room),
    async close() {
      isClosed = true;
      await Promise.all([ears.close(), mouth.close()]);
    },
  };
}

/** It may be lost already. */
function end(client: pg.Client): void {
  client.end().catch(() => undefined);
}
