// For tests: a real server on a free port.
import type { LoggedRow } from '@ludo/room';
import { pino } from 'pino';
import type { Logger } from 'pino';
import { createApp } from '../src/running/app.ts';
import type { AppOptions } from '../src/running/app.ts';
import type { Limits } from '../src/limits/limits.ts';
import type { EventStore } from '../src/store/event-store.ts';
import { openMemoryStore } from '../src/store/memory-store.ts';

export const silent: Logger = pino({ level: 'silent' });
export const noLimits: Partial<Limits> = {
  messageBurst: 1e9,
  messagesPerSecond: 1e9,
  joinBurst: 1e9,
  roomBurst: 1e9,
  listingBurst: 1e9,
  rowBurst: 1e9,
  addressRowBurst: 1e9,
  loadBurst: 1e9,
  answerBurst: 1e12,
  openingBurst: 1e9,
  requestBurst: 1e9,
  entryBurst: 1e9,
  socketBurst: 1e9,
  byteBurst: 1e12,
  strikes: 1e9,
  requestsAhead: 1e9,
  changeBurst: 1e9,
  talkBurst: 1e9,
  watchersTalkBurst: 1e9,
};

export interface TestServer {
  readonly url: string;
  readonly port: number;
  readonly store: EventStore;
  close(): Promise<void>;
}

export async function openServer(options: AppOptions & { readonly port?: number } = {}): Promise<TestServer> {
  const { port: wanted = 0, ...rest } = options;
  const store = options.store ?? openMemoryStore();
  const app = await createApp({ log: silent, limits: noLimits, ...rest, store });
  await new Promise<void>((resolve) => app.http.listen(wanted, '127.0.0.1', resolve));
  const address = app.http.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return { url: `http://127.0.0.1:${address.port}`, port: address.port, store, close: () => app.close() };
}

export async function logOf(store: EventStore, room: string): Promise<readonly LoggedRow[]> {
  const loaded = await store.load(room, 0);
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.error));
  return loaded.value;
}
