// Owns asking the libsql file between what others ask, as if it always answered.
import type Database from 'libsql';
import { attempt, reasonOf } from '../libsql-file.ts';
import type { Unlocked } from '../libsql-retention.ts';

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
