// Owns a connection to Redis that is made again whenever it is lost, and given up when it does not answer.
import { Redis } from 'ioredis';
import type { RedisAddress } from './redis-address.ts';

/** Milliseconds until a lost connection is tried again, doubled up to the longest. */
const SOONEST = 100;
const LONGEST = 500;
/** Milliseconds between questions whether it is there, and for which an answer, and a beginning, is waited for. */
const ASKED_EVERY = 500;
const PATIENCE = 2000;
const PATIENCE_AT_FIRST = 5000;

interface LineOptions {
  readonly address: RedisAddress;
  /** All channels that are to be heard. */
  readonly channels: () => Iterable<string>;
  readonly heard: (channel: string, text: string) => void;
  /** It can be spoken over, and all channels are heard. `isGap`: they were not, for a while. */
  readonly ready: (isGap: boolean) => void;
  /** It is lost, or there again: null. */
  readonly told: (reason: string | null) => void;
}

interface RedisLine {
  readonly isUp: boolean;
  hear(channel: string): void;
  leave(channel: string): void;
  /** In this order. Resolves when Redis has taken all, and rejects when it may not have: the connection is lost then. */
  speak(all: readonly (readonly [channel: string, text: string])[]): Promise<void>;
  close(): void;
}

/** What a part of a cluster says of channels that another one has. */
const MOVED = /^MOVED \d+ (.*):(\d+)$/;

/** One for both, as RESP3 allows: what is asked of others comes after the channel in which they answer. */
export function openRedisLine({ address, channels, heard, ready, told }: LineOptions): RedisLine {
  let current: Connection | null = null;
  let isUp = false;
  let isGap = false;
  let isTold = false;
  let at = address;
  /** Where a cluster has the channels. */
  let moved: RedisAddress | null = null;
  let isClosed = false;
  let pause = SOONEST;
  let timer: NodeJS.Timeout | undefined;

  async function connect(): Promise<void> {
    const connection = openConnection(at, heard, (reason) => {
      const [, host, toPort] = MOVED.exec(reason) ?? [];
      if (toPort !== undefined) at = moved = { ...address, host: host || at.host, port: Number(toPort) };
      else at = at === address ? (moved ?? address) : address;
      isGap ||= isUp || toPort === undefined;
      if (toPort === undefined && !isClosed && !isTold) {
        isTold = true;
        told(reason);
      }
      [current, isUp] = [null, false];
      if (isClosed) return;
      timer = setTimeout(() => void connect(), pause);
      pause = Math.min(2 * pause, LONGEST);
    });
    current = connection;
    if (!(await connection.begin(channels))) return;
    isUp = true;
    pause = SOONEST;
    if (isTold) told(null);
    isTold = false;
    ready(isGap);
  }

  void connect();
  return {
    get isUp() {
      return isUp;
    },
    hear: (channel) => current?.hear(channel),
    leave: (channel) => current?.leave(channel),
    async speak(all) {
      if (current === null) throw new Error('there is no connection');
      await current.speak(all);
    },
    close() {
      isClosed = true;
      clearTimeout(timer);
      current?.end('it is not needed any more');
    },
  };
}

interface Connection {
  /** False: it is lost before that. */
  begin(channels: () => Iterable<string>): Promise<boolean>;
  hear(channel: string): void;
  leave(channel: string): void;
  speak(all: readonly (readonly [channel: string, text: string])[]): Promise<void>;
  end(reason: string): void;
}

/** `lost`: once. */
function openConnection(
  { host, port, username, password, isSecured }: RedisAddress,
  heard: (channel: string, text: string) => void,
  lost: (reason: string) => void,
): Connection {
  const client = new Redis({
    host,
    port,
    ...(username === '' ? {} : { username }),
    ...(password === '' ? {} : { password }),
    ...(isSecured ? { tls: {} } : {}),
    protocol: 3,
    connectionName: 'ludo feed',
    connectTimeout: PATIENCE_AT_FIRST,
    disconnectTimeout: SOONEST,
    lazyConnect: true,
    enableReadyCheck: false,
    enableOfflineQueue: false,
    autoResubscribe: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: null,
    retryStrategy: () => null,
  });
  let isLost = false;
  let isHearing = false;
  let patience: NodeJS.Timeout | undefined;
  let giveUp: (reason: Error) => void = () => undefined;
  const loss = new Promise<never>((_, reject) => (giveUp = reject));
  // Who does not speak just now does not wait for it.
  loss.catch(() => undefined);

  function end(reason: string): void {
    if (isLost) return;
    isLost = true;
    clearTimeout(patience);
    client.disconnect();
    giveUp(new Error(reason));
    lost(reason);
  }
  const failed = (thrown: unknown): void => end(thrown instanceof Error ? thrown.message : String(thrown));
  const waitFor = (milliseconds: number): void => {
    clearTimeout(patience);
    patience = setTimeout(() => end('it does not answer'), milliseconds);
  };

  client.on('error', failed);
  client.on('end', () => end('the connection is lost'));
  // Without an answer that says where to, which would come first.
  client.on('moved', () => setImmediate(() => end('the cluster has moved the channels')));
  client.on('smessage', (channel: string, text: string) => {
    if (!isLost) heard(channel, text);
  });

  function ask(): void {
    if (isLost) return;
    waitFor(PATIENCE);
    client.ping().then(() => {
      clearTimeout(patience);
      if (!isLost) patience = setTimeout(ask, ASKED_EVERY);
    }, failed);
  }

  return {
    async begin(channels) {
      waitFor(PATIENCE_AT_FIRST);
      try {
        await client.connect();
        isHearing = true;
        await Promise.all(Array.from(channels(), (channel) => client.ssubscribe(channel)));
      } catch (thrown) {
        failed(thrown);
      }
      ask();
      return !isLost;
    },
    hear(channel) {
      if (isHearing && !isLost) client.ssubscribe(channel).catch(failed);
    },
    leave(channel) {
      if (isHearing && !isLost) client.sunsubscribe(channel).catch(failed);
    },
    async speak(all) {
      const said = client.pipeline();
      for (const [channel, text] of all) said.spublish(channel, text);
      const answers = await Promise.race([said.exec(), loss]);
      const problem = answers?.find(([error]) => error !== null)?.[0];
      if (problem === undefined || problem === null) return;
      failed(problem);
      throw problem;
    },
    end,
  };
}
