// Owns opening the database for the server: the lock, then the store; closing releases both.
import type { Result } from '@ludo/rules';
import type { EventStore } from './event-store.ts';
import { hasSecondName, lockStore, removeSecondNames } from './store-lock.ts';
import type { StoreLock, LockProblem } from './store-lock.ts';
import type { OpenProblem } from './libsql-file.ts';
import { openLibsqlStore } from './libsql-store.ts';
import { openThreadedStore } from './threaded-store.ts';
import type { StoreThread } from './threaded-store.ts';

/** By another name rows may be missing, and a second server be at work. */
interface SecondName {
  readonly code: 'has-second-name';
  readonly file: string;
  readonly reason: string;
}

type Opened = Result<EventStore, OpenProblem | LockProblem | SecondName>;

/** In this thread, which waits for the disk: for development and tests. */
export function openLockedStore(file: string): Opened {
  const lock = lockForServer(file);
  return lock.ok ? locked(lock.value, openLibsqlStore(lock.value.file)) : lock;
}

export async function openLockedThreadedStore(thread: StoreThread): Promise<Opened> {
  const lock = lockForServer(thread.file);
  if (!lock.ok) return lock;
  return locked(lock.value, await openThreadedStore({ ...thread, file: lock.value.file }));
}

function lockForServer(name: string): Result<StoreLock, LockProblem | SecondName> {
  const lock = lockStore(name);
  if (!lock.ok) return lock;
  const { file, release } = lock.value;
  removeSecondNames(file);
  if (!hasSecondName(file)) return lock;
  release();
  return {
    ok: false,
    error: { code: 'has-second-name', file, reason: 'it has a second name (a hard link)' },
  };
}

function locked(lock: StoreLock, opened: Opened): Opened {
  if (!opened.ok) {
    lock.release();
    return opened;
  }
  const store = opened.value;
  return { ok: true, value: { ...store, close: () => store.close().finally(() => lock.release()) } };
}
