// Owns asking the libsql file between what others ask, as if it always answered.
import type { Result } from '@ludo/rules';
import type Database from 'libsql';
import type { StoreProblem } from '../event-store.ts';
import { attempt, reasonOf } from '../libsql-file.ts';

/** Tries again while another program locks the file, until the store is closed. */
export type Unlocked = <T>(attempted: () => Result<T, StoreProblem>) => Promise<Result<T, StoreProblem>>;

/** Throws what failed; a transaction that was begun is taken back. */
export type Asked = <T>(ask: () => T) => Promise<T>;

export function askingOver(database: Database.Database, unlocked: Unlocked): Asked {
  return async (ask) => {
    const answer = await unlocked(() => {
      try {
        return { ok: true, value: ask() };
      } catch (thrown) {
        if (database.inTransaction) attempt(() => database.exec('ROLLBACK'));
        return { ok: false, error: { code: 'failed', reason: reasonOf(thrown) } };
      }
    });
    if (!answer.ok) throw new Error(answer.error.reason);
    return answer.value;
  };
}
