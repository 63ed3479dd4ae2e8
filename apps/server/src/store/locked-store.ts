// Owns opening the database for the server: the lock, then the store; closing releases both.
import type { Result } from '@ludo/rules';
import type { EventStore } from './event-store.ts';
import { lockStore } from './store-lock.ts';
import type { StoreLock, LockProblem } from './store-lock.ts';
import type { OpenProblem } from './libsql-file.ts';
import { openLibsqlStore } from './libsql-store.ts';
import { openThreadedStore } from './threaded-store.ts';
import type { StoreThread } from './threaded-store.ts';

type Opened = Result<EventStore, OpenProblem | LockProblem>;

/** In this thread, which waits for the disk: for development and tests. */
export function openLockedStore(file: string): Opened {
  const lock = lockStore(file);
  return lock.ok ? locked(lock.value, openLibsqlStore(lock.value.file)) : lock;
}

export async function openLockedThreadedStore(thread: StoreThread): Promise<Opened> {
  const lock = lockStore(thread.file);
  if (!lock.ok) return lock;
  return locked(lock.value, await openThreadedStore({ ...thread, file: lock.value.file }));
}

function locked(lock: StoreLock, opened: Opened): Opened {
  if (!opened.ok) {
    lock.release();
    return opened;
  }
  const store = opened.value;
  return { ok: true, value: { ...store, close: () => store.close().finally(() => lock.release()) } };
}
