// Owns removing the rows of the libsql file that lie in packs as well. Rows of many rooms lie between each other in a page: so
// those of many packs go together, in the order in which they lie, and each page is written once.
import { setTimeout as pass } from 'node:timers/promises';
import type { Result } from '@ludo/rules';
import type Database from 'libsql';
import type { StoreProblem } from '../event-store.ts';
import { reasonOf } from '../libsql-file.ts';
import type { Asked } from './asking.ts';

/** Packs whose rows go together: their numbers are in memory. */
const MOST_PACKS = 500;
/** Rows, and milliseconds between two portions. */
const PORTION = 500;
const PAUSE = 10;

const RESTS = `SELECT first, rest FROM pack WHERE rest IS NOT NULL ORDER BY rest LIMIT ${MOST_PACKS}`;
/** From the last one back: the first ones may have gone. */
const CHAIN = `
  WITH RECURSIVE chain(id, seq, before) AS (
    SELECT id, seq, before FROM event WHERE id = ?1
    UNION ALL
    SELECT e.id, e.seq, e.before FROM event e JOIN chain c ON e.id = c.before AND e.id < c.id WHERE c.seq > ?2
  )
  SELECT id FROM chain
`;
const DROP = 'DELETE FROM event WHERE id IN (SELECT value FROM json_each(?))';
const DONE = 'UPDATE pack SET rest = NULL WHERE rest IN (SELECT value FROM json_each(?))';

interface Rest {
  readonly first: number;
  readonly rest: number;
}

export type ClearRest = () => Promise<Result<null, StoreProblem>>;

export function restOn(database: Database.Database, asked: Asked): ClearRest {
  const rests = database.prepare(RESTS);
  const chain = database.prepare(CHAIN);
  const drop = database.prepare(DROP);
  const done = database.prepare(DONE);

  async function idsOf(packs: readonly Rest[]): Promise<readonly number[]> {
    const ids: number[] = [];
    for (const { rest, first } of packs) {
      ids.push(...(await asked(() => (chain.all(rest, first) as { id: number }[]).map(({ id }) => id))));
      await new Promise((resolve) => setImmediate(resolve));
    }
    return ids.toSorted((one, other) => one - other);
  }

  /** The last of a pack's rows is the one that goes last. */
  async function clear(packs: readonly Rest[]): Promise<void> {
    const ids = await idsOf(packs);
    const lasts = new Set(packs.map(({ rest }) => rest));
    for (let from = 0; from < ids.length; from += PORTION) {
      if (from > 0) await pass(PAUSE);
      const portion = ids.slice(from, from + PORTION);
      await asked(() => {
        database.exec('BEGIN IMMEDIATE');
        drop.run(JSON.stringify(portion));
        done.run(JSON.stringify(portion.filter((id) => lasts.has(id))));
        database.exec('COMMIT');
      });
    }
    // A damaged pack may name a row that is not there.
    const there = new Set(ids);
    const none = [...lasts].filter((id) => !there.has(id));
    if (none.length > 0) await asked(() => done.run(JSON.stringify(none)));
  }

  return async () => {
    try {
      for (;;) {
        const packs = await asked(() =>
          (rests.all() as Rest[]).map(({ first, rest }): Rest => ({ first, rest })),
        );
        if (packs.length === 0) return { ok: true, value: null };
        await clear(packs);
      }
    } catch (thrown) {
      return { ok: false, error: { code: 'failed', reason: reasonOf(thrown) } };
    }
  };
}
