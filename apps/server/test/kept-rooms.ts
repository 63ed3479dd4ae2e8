// Owns small databases for tests: rooms of so many rows, written by the store itself.
import { isDeepStrictEqual } from 'node:util';
import type { LoggedRow } from '@ludo/room';
import type { EventStore } from '../src/store/event-store.ts';
import { openLibsqlStore } from '../src/store/libsql-store.ts';

const AT = Date.UTC(2026, 0, 1);

/** The log of a room in which somebody keeps sitting down and standing up. */
export function rowsOf(count: number): readonly LoggedRow[] {
  return Array.from({ length: count }, (_, index): LoggedRow => {
    const [s, at] = [index + 1, AT + index * 1000];
    if (index === 0) return { s, at, row: { t: 'open', v: 1, rules: 'jumbo', seats: '1-2-', host: 'ada' } };
    return index % 2 === 1
      ? { s, at, id: `c${s}`, row: { t: 'sit', p: 1, n: 'Ada', who: 'ada' } }
      : { s, at, row: { t: 'stand', p: 1 } };
  });
}

export function openStore(file: string): EventStore {
  const store = openLibsqlStore(file);
  if (!store.ok) throw new Error(`${store.error.file}: ${store.error.reason}`);
  return store.value;
}

export async function addRoom(store: EventStore, room: string, count: number): Promise<void> {
  const appended = await store.append(rowsOf(count).map((logged) => ({ room, logged })));
  if (!appended.ok) throw new Error(JSON.stringify(appended.error));
}

/** `rooms`: the number of rows by room name. */
export async function keepRooms(file: string, rooms: Record<string, number>): Promise<void> {
  const store = openStore(file);
  for (const [room, count] of Object.entries(rooms)) await addRoom(store, room, count);
  await store.close();
}

/** How many rows, or why none. */
export async function packed(store: EventStore, room: string, seq: number): Promise<number | string> {
  const done = await store.pack([{ room, seq }]);
  if (!done.ok) return done.error.reason;
  const [reason] = done.value.reasons;
  return reason ?? done.value.rows;
}

/** All rows of these rooms but the last. */
export async function packRooms(file: string, rooms: Record<string, number>): Promise<void> {
  const store = openStore(file);
  for (const [room, seq] of Object.entries(rooms))
    if ((await packed(store, room, seq)) !== seq - 1) throw new Error(`room ${room} was not packed`);
  await store.close();
}

/** How many rows each of these rooms has; every row must be as it was written. */
export async function readRooms(file: string): Promise<Record<string, number>> {
  const store = openStore(file);
  const list = await store.list();
  const found: Record<string, number> = {};
  for (const { room, seq } of list.ok ? list.value : []) {
    const log = await store.load(room, 0);
    if (!log.ok || !isDeepStrictEqual(log.value, rowsOf(seq))) throw new Error(`room ${room} has other rows`);
    found[room] = seq;
  }
  await store.close();
  return found;
}
