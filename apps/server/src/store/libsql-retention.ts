// Owns how logs in the libsql file end, and removing rooms. A small change removes a room: its line gets a name that
// no room can have, until its rows, scattered over the file, are gone in portions between which the event loop turns.
import { setTimeout as pass } from 'node:timers/promises';
import type { Result } from '@ludo/rules';
import type Database from 'libsql';
import type { EventStore, MarkedRoom, RoomEnd, RoomEntry, StoreProblem } from './event-store.ts';
import { attempt, numberOf, reasonOf } from './libsql-file.ts';
import type { CredentialTables } from './libsql-credentials.ts';
import type { Unlocked } from './packs/asking.ts';
import { packIn } from './packs/libsql-packs.ts';
import type { FoundPack, LibsqlPacks } from './packs/libsql-packs.ts';
import type { ClearRest } from './packs/libsql-rest.ts';
import type { Pack } from './packs/pack.ts';
import { personsInPack } from './packs/persons.ts';

/** After every room's name; none contains it. */
export const GONE = '~';

/** Rows, and milliseconds between two portions. */
const PORTION = 200;
const PAUSE = 10;

const ENDS = `
  SELECT id, name AS room, seq, phase, packed,
    CASE WHEN noted = seq THEN ran END AS ran, CASE WHEN noted = seq THEN marked END AS marked
  FROM room WHERE id > ?1 AND seq > 0 ORDER BY id LIMIT ?2
`;
/** From a JSON list of [name, seq]. */
const GIVEN = '(SELECT value ->> 0 AS name, value ->> 1 AS seq FROM json_each(?2)) AS given';
const SEE = `
  UPDATE room SET noted = room.seq, ran = ?1, marked = NULL FROM ${GIVEN}
  WHERE room.name = given.name AND room.seq = given.seq AND room.noted IS NOT room.seq
`;
const MARK = `
  UPDATE room SET marked = ?1 FROM ${GIVEN}
  WHERE room.name = given.name AND room.seq = given.seq AND room.noted = room.seq AND room.marked IS NULL
`;
const UNMARK = `
  UPDATE room SET marked = NULL
  WHERE name IN (SELECT value FROM json_each(?)) AND marked IS NOT NULL
`;
const PART = `
  WITH RECURSIVE chain(id, before, nth) AS (
    SELECT id, before, 1 FROM event WHERE id = ?1
    UNION ALL
    SELECT e.id, e.before, c.nth + 1 FROM event e JOIN chain c ON e.id = c.before WHERE c.nth < ${PORTION}
  )
  SELECT id, before FROM chain
`;

const PACK_LEFT = `
  SELECT room, first, pack.last AS last, form, body FROM pack JOIN room ON room.id = pack.room
  WHERE room.name > '${GONE}' LIMIT 1
`;

interface RetentionOptions {
  readonly database: Database.Database;
  readonly unlocked: Unlocked;
  readonly forget: (room: string) => void;
  readonly packs: Pick<LibsqlPacks, 'drop'>;
  /** Rows that lie in packs, too, go first. */
  readonly clearRest: ClearRest;
  readonly credentials: Pick<CredentialTables, 'roomsGone' | 'rowsGo' | 'namedGo'>;
}

type Retention = Pick<EventStore, 'ends' | 'notePhase' | 'runOn' | 'see' | 'mark' | 'unmark' | 'remove'>;

export function createRetention(options: RetentionOptions): Retention {
  const { database, unlocked, forget, packs, clearRest, credentials } = options;
  const ends = database.prepare(ENDS);
  const note = database.prepare('UPDATE room SET phase = ?3 WHERE name = ?1 AND seq = ?2 AND phase IS NULL');
  const takeAway = database.prepare(
    `UPDATE room SET name = '${GONE}' || id, seq = 0, due = NULL
     WHERE name = ?1 AND seq = ?2 AND noted = seq AND marked = ?3`,
  );
  const forgetSnapshots = database.prepare(
    `DELETE FROM snapshot WHERE room IN (SELECT id FROM room WHERE name > '${GONE}')`,
  );
  const forgetSeeds = database.prepare(
    `DELETE FROM seed WHERE room IN (SELECT id FROM room WHERE name > '${GONE}')`,
  );
  const forgetDues = database.prepare(
    `DELETE FROM due WHERE room IN (SELECT id FROM room WHERE name > '${GONE}')`,
  );
  const see = database.prepare(SEE);
  const mark = database.prepare(MARK);
  const unmark = database.prepare(UNMARK);
  const runOn = database.prepare('UPDATE running SET milliseconds = milliseconds + ?');
  const running = database.prepare('SELECT milliseconds FROM running');
  const beginRunning = database.prepare('INSERT INTO running VALUES (0)');
  const remains = database.prepare(`SELECT id, last FROM room WHERE name > '${GONE}' AND last > 0 LIMIT 1`);
  const packLeft = database.prepare(PACK_LEFT);
  const part = database.prepare(PART);
  const drop = database.prepare('DELETE FROM event WHERE id IN (SELECT value FROM json_each(?))');
  const shorten = database.prepare('UPDATE room SET last = ?2 WHERE id = ?1');
  // The last line stays: another program may remember its number, which must not go to a second room.
  const forgetLines = database.prepare(
    `DELETE FROM room WHERE name > '${GONE}' AND last = 0 AND id < (SELECT max(id) FROM room)
     AND id NOT IN (SELECT room FROM pack)`,
  );

  function attempted<T>(action: () => T): Result<T, StoreProblem> {
    try {
      return { ok: true, value: action() };
    } catch (thrown) {
      if (database.inTransaction) attempt(() => database.exec('ROLLBACK'));
      return { ok: false, error: { code: 'failed', reason: reasonOf(thrown) } };
    }
  }

  function inOne<T>(action: () => T): Result<T, StoreProblem> {
    return attempted(() => {
      database.exec('BEGIN IMMEDIATE');
      const value = action();
      database.exec('COMMIT');
      return value;
    });
  }

  function takeAll(rooms: readonly MarkedRoom[]): number {
    for (const { room } of rooms) forget(room);
    const gone = rooms.filter(({ room, seq, marked }) => takeAway.run(room, seq, marked).changes === 1);
    forgetSnapshots.run();
    forgetSeeds.run();
    forgetDues.run();
    credentials.roomsGone(gone.map(({ room }) => room));
    return gone.length;
  }

  function done(action: () => unknown): Promise<Result<null, StoreProblem>> {
    return unlocked(() =>
      attempted(() => {
        action();
        return null;
      }),
    );
  }

  /** Of those that lie one by one. Returns how many it deleted; 0: none is left. */
  function clearPortion(): number {
    const [left] = remains.all() as { id: number; last: number }[];
    if (left === undefined) return 0;
    const rows = part.all(left.last) as { id: number; before: number }[];
    credentials.rowsGo(rows.map(({ id }) => id));
    drop.run(JSON.stringify(rows.map(({ id }) => id)));
    shorten.run(left.id, rows.length < PORTION ? 0 : (rows.at(-1)?.before ?? 0));
    return Math.max(1, rows.length);
  }

  /** Null: none is left. */
  function findPackLeft(): { readonly room: number; readonly pack: Pack } | null {
    const [left] = packLeft.all() as (FoundPack & { readonly room: number })[];
    if (left !== undefined) return { room: left.room, pack: packIn(left) };
    forgetLines.run();
    return null;
  }

  /** Returns how many rows it deleted; 0: none is left. */
  async function clear(): Promise<Result<number, StoreProblem>> {
    const cleared = await unlocked(() => inOne(clearPortion));
    if (!cleared.ok || cleared.value > 0) return cleared;
    const left = await unlocked(() => inOne(findPackLeft));
    if (!left.ok) return left;
    if (left.value === null) return { ok: true, value: 0 };
    const { room, pack } = left.value;
    const persons = await personsInPack(pack);
    return unlocked(() =>
      inOne(() => {
        credentials.namedGo(persons);
        packs.drop(room, pack);
        return pack.last - pack.first + 1;
      }),
    );
  }

  return {
    ends: (from, most) =>
      unlocked(() =>
        attempted(() => {
          const found = ends.all(from, most + 1) as ({ id: number } & RoomEnd)[];
          const page = found.slice(0, most);
          return {
            ends: page.map(({ room, seq, ran, marked, phase, packed }) => ({
              room,
              seq,
              ran,
              marked,
              phase,
              packed,
            })),
            next: found.length > page.length ? (page.at(-1)?.id ?? null) : null,
          };
        }),
      ),
    notePhase: (room, seq, phase) => done(() => note.run(room, seq, phase)),
    runOn: (milliseconds) =>
      unlocked(() =>
        attempted(() => {
          if (running.all().length === 0) beginRunning.run();
          runOn.run(milliseconds);
          return numberOf(running.all(), 'milliseconds');
        }),
      ),
    see: (rooms, ran) => done(() => see.run(ran, given(rooms))),
    mark: (rooms, ran) => done(() => mark.run(ran, given(rooms))),
    unmark: (rooms) => done(() => unmark.run(JSON.stringify(rooms))),
    async remove(rooms) {
      const taken = await unlocked(() => inOne(() => takeAll(rooms)));
      if (!taken.ok) return taken;
      const rest = await clearRest();
      if (!rest.ok) return rest;
      for (let rows = 0; ;) {
        const cleared = await clear();
        if (!cleared.ok) return cleared;
        if (cleared.value === 0) return { ok: true, value: { rooms: taken.value, rows } };
        rows += cleared.value;
        await pass(PAUSE);
      }
    },
  };
}

function given(rooms: readonly RoomEntry[]): string {
  return JSON.stringify(rooms.map(({ room, seq }) => [room, seq]));
}
