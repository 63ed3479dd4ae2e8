// Owns opening PostgreSQL for a server, of which several may run: the lock, then the store; closing releases both.
import type { Result } from '@ludo/rules';
import type { EventStore } from './event-store.ts';
import { shareLock } from './postgres-lock.ts';
import type { PostgresLockProblem } from './postgres-lock.ts';
import type { OpenProblem } from './postgres-schema.ts';
import { openPostgresStore } from './postgres-store.ts';

interface LockedPostgres {
  /** As in `postgres://user:password@host:5432/database`. */
  readonly url: string;
  /** Another program has these tables for itself now. */
  readonly ended: (reason: string) => void;
}

export async function openLockedPostgresStore({
  url,
  ended,
}: LockedPostgres): Promise<Result<EventStore, OpenProblem | PostgresLockProblem>> {
  const lock = await shareLock(url, ended);
  if (!lock.ok) return lock;
  const opened = await openPostgresStore(url);
  if (!opened.ok) {
    await lock.value.release();
    return opened;
  }
  const [store, held] = [opened.value, lock.value];
  async function close(): Promise<void> {
    await store.close();
    await held.release();
  }
  return { ok: true, value: { ...store, close } };
}
