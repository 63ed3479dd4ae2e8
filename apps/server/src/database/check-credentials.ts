import type Database from 'libsql';
import { MOST_DEAD, MOST_LIVE } from '../secrets/credentials.ts';
import { numberOf } from '../store/libsql-file.ts';
import type { Fault } from './fault.ts';

const HASH_LENGTH = 22;

const KINDS: readonly (readonly [reason: string, count: string])[] = [
  [
    'hashes that are none',
    `SELECT count(*) AS n FROM credential WHERE length(hash) <> ${HASH_LENGTH} OR length(person) <> ${HASH_LENGTH}
     OR length(coalesce(parent, hash)) <> ${HASH_LENGTH}`,
  ],
  ['that neither work nor are used up', 'SELECT count(*) AS n FROM credential WHERE live NOT IN (0, 1)'],
  [
    'persons with none that works',
    'SELECT count(*) AS n FROM (SELECT 1 FROM credential GROUP BY person HAVING sum(live) = 0)',
  ],
  [
    'persons with more than are ever kept',
    `SELECT count(*) AS n FROM (SELECT 1 FROM credential GROUP BY person
     HAVING sum(live) > ${MOST_LIVE} OR count(*) - sum(live) > ${MOST_DEAD})`,
  ],
];

export function checkCredentials(database: Database.Database): {
  readonly persons: number;
  readonly faults: readonly Fault[];
} {
  const faults = KINDS.flatMap(([reason, count]) => {
    const found = numberOf(database.prepare(count).all(), 'n');
    return found === 0 ? [] : [{ where: 'credentials', reason: `${found} ${reason}` }];
  });
  const persons = numberOf(database.prepare('SELECT count(DISTINCT person) AS n FROM credential').all(), 'n');
  return { persons, faults };
}
