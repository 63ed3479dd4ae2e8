// Owns the table of dues in PostgreSQL: a line for each room that does something by itself, and which process looks after it.
// Each process says now and then that it is there; what was with one that does not is anybody's. Throws the library's errors.
import { randomBytes } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import type { EventStore, RoomDue } from '../event-store.ts';
import type { Ask, PostgresConnections, Statement } from '../postgres-connections.ts';
import { HeldDues } from './held-dues.ts';

/** Lines that are written together, and how many times that in one claim. */
const PORTION = 1000;
const PORTIONS = 20;
/**
 * Milliseconds after its due for which a room whose log has grown meanwhile is left to whoever did that; and without a row after
 * which no process believes that it looks after a room: longer than each needs to look at all of its own.
 */
const LATER = 2000;
const QUIET = 300_000;

const NOW = '(extract(epoch FROM clock_timestamp()) * 1000)::bigint';
/** What a crash of the server takes back of this is found out again. */
const WITHOUT_WAITING = `set_config('synchronous_commit', 'off', true)`;
const TELL: Statement = {
  name: 'tell-process',
  text: `
    WITH before AS MATERIALIZED (SELECT until >= ${NOW} AS lasts FROM process WHERE id = $1),
    told AS (
      INSERT INTO process (id, until) SELECT $1, ${NOW} + $2::bigint FROM ${WITHOUT_WAITING}
      ON CONFLICT (id) DO UPDATE SET until = excluded.until
    ), gone AS (
      DELETE FROM process WHERE id IN (SELECT id FROM process WHERE until < ${NOW} AND id <> $1 FOR UPDATE SKIP LOCKED)
    )
    SELECT lasts FROM before
  `,
};
/** Each process is looked up once, not all of its lines. */
const GONE: Statement = {
  name: 'gone-processes',
  text: `
    WITH RECURSIVE each (id) AS (
      (SELECT process FROM due WHERE process IS NOT NULL ORDER BY process LIMIT 1)
      UNION ALL
      SELECT (SELECT process FROM due WHERE process > each.id ORDER BY process LIMIT 1) FROM each WHERE each.id IS NOT NULL
    )
    SELECT id FROM each
    WHERE id IS NOT NULL AND NOT EXISTS (SELECT FROM process WHERE process.id = each.id AND until >= ${NOW})
  `,
};
/** As the rooms' lines are now; each is looked up by its number, however many there are. */
const asTheyAre = (lines: string): string => `
  lines AS MATERIALIZED (
    SELECT ${lines}.room, ${lines}.since AS noted, found.name, found.due, found.at
    FROM ${lines} LEFT JOIN LATERAL (
      SELECT name, due, at FROM room WHERE room.id = ${lines}.room OFFSET 0
    ) AS found ON true
  ), ended AS (
    DELETE FROM due USING lines WHERE due.room = lines.room AND lines.due IS NULL
  )
`;
const FREE: Statement = {
  name: 'free-dues',
  text: `
    WITH picked AS MATERIALIZED (
      SELECT room, since FROM due WHERE process = ANY ($1::text[])
      AND NOT EXISTS (SELECT FROM process WHERE process.id = due.process AND until >= ${NOW})
      LIMIT ${PORTION} FOR UPDATE SKIP LOCKED
    ), ${asTheyAre('picked')}, freed AS (
      UPDATE due SET process = NULL, at = lines.due, since = lines.at
      FROM lines, ${WITHOUT_WAITING} WHERE due.room = lines.room AND lines.due IS NOT NULL
    )
    SELECT count(*)::int AS lines FROM lines
  `,
};
/** `$4`: a room whose log has grown since its due was noted is looked after by a process of an older version. */
const TAKE: Statement = {
  name: 'take-dues',
  text: `
    WITH come AS MATERIALIZED (
      SELECT room, at, since FROM due WHERE process IS NULL AND at <= $1
      ORDER BY at LIMIT $2 FOR UPDATE SKIP LOCKED
    ), ahead AS MATERIALIZED (
      SELECT room, at, since FROM due WHERE process IS NULL AND since > $1 AND at > $1
      ORDER BY since LIMIT $2 FOR UPDATE SKIP LOCKED
    ), picked AS MATERIALIZED (
      SELECT * FROM (SELECT * FROM come UNION ALL SELECT * FROM ahead) AS both_of_them ORDER BY at LIMIT $2
    ), ${asTheyAre('picked')}, later AS (
      UPDATE due SET at = lines.due + $4::bigint, since = lines.at FROM lines
      WHERE due.room = lines.room AND lines.due IS NOT NULL AND lines.at <> lines.noted
    ), taken AS (
      UPDATE due SET process = $3 FROM lines, ${WITHOUT_WAITING}
      WHERE due.room = lines.room AND lines.due IS NOT NULL AND lines.at = lines.noted
    )
    SELECT name AS room, due AS at, at AS since, due IS NOT NULL AND at = noted AS taken FROM lines ORDER BY due, name
  `,
};
/**
 * Returns those that this process still looks after. Their lines are found by the numbers of the rooms that are named, and not by
 * the process (`coalesce`): a plan may believe that it has hardly any, and it can have all that there are.
 */
const LOOK: Statement = {
  name: 'look-at-dues',
  text: `
    WITH named AS MATERIALIZED (
      SELECT id, name, due IS NULL AND at < $3 AS quiet FROM room WHERE name = ANY ($1::text[])
    ), own AS MATERIALIZED (
      SELECT found.room, named.name, named.quiet FROM named, LATERAL (
        SELECT room FROM due WHERE due.room = named.id AND coalesce(due.process, '') = $2 OFFSET 0 FOR UPDATE SKIP LOCKED
      ) AS found
    ), ended AS (
      DELETE FROM due USING own WHERE due.room = own.room AND own.quiet
    )
    SELECT name FROM own WHERE NOT quiet
  `,
};
const LET_GO: Statement = { name: 'let-dues-go', text: 'DELETE FROM process WHERE id = $1' };
const FIND: Statement = {
  name: 'find-dues',
  text: `
    WITH picked AS MATERIALIZED (SELECT id, at, due FROM room WHERE id > $1 ORDER BY id LIMIT $2),
    noted AS (
      INSERT INTO due (room, at, since) SELECT picked.id, picked.due, picked.at FROM picked, ${WITHOUT_WAITING}
      WHERE picked.due IS NOT NULL AND NOT EXISTS (SELECT FROM due WHERE due.room = picked.id)
      ON CONFLICT (room) DO NOTHING
    )
    SELECT max(id) AS last, count(*)::int AS rooms FROM picked
  `,
};

interface Looked extends RoomDue {
  readonly taken: boolean;
}

export interface PostgresDues extends Pick<EventStore, 'claimDues' | 'findDues' | 'letDuesGo'> {
  readonly held: HeldDues;
  /** Of this process, in the lines. */
  readonly process: string;
}

export function duesOver(connections: PostgresConnections): PostgresDues {
  const held = new HeldDues();
  let process = newProcess();
  let hasTold = false;
  /** Until then no other process is taken for gone. */
  let patientUntil = 0;

  function renew(): void {
    process = newProcess();
    hasTold = false;
    held.clear();
  }

  /** Whether the others have believed until now that it is there. */
  async function tell(ask: Ask, lease: number): Promise<boolean> {
    const [told] = await ask<{ readonly lasts: boolean }>(TELL, [process, lease]);
    return told?.lasts === true;
  }

  /** After the rows that are on their way, and before those that come: nobody waits for it. */
  function look(until: number): void {
    const rooms = held.toLook();
    if (rooms.length === 0) return;
    void connections.write(async (ask) => {
      held.delete(rooms);
      const own = await ask<{ readonly name: string }>(LOOK, [rooms, process, until - QUIET]);
      held.add(own.map(({ name }) => name));
    });
  }

  async function take(ask: Ask, until: number, most: number): Promise<readonly RoomDue[]> {
    const all: RoomDue[] = [];
    for (let portion = 0; portion < PORTIONS && all.length < most; portion++) {
      const wanted = most - all.length;
      const lines = await ask<Looked>(TAKE, [until, wanted, process, LATER]);
      for (const { room, at, since, taken } of lines) if (taken) all.push({ room, at, since });
      if (lines.length < wanted) break;
    }
    return all;
  }

  return {
    held,
    get process() {
      return process;
    },
    async claimDues(until, lease, most) {
      look(until);
      const claimed = await connections.run(async (ask) => {
        const lasts = await tell(ask, lease);
        // Others may look after its rooms by now.
        if (!lasts) held.doubt();
        // Or the database was gone for all of them, and they tell of themselves next.
        if (!lasts && hasTold) patientUntil = performance.now() + lease;
        hasTold = true;
        if (performance.now() >= patientUntil) await freeAll(ask);
        return take(ask, until, most);
      });
      if (claimed.ok) held.add(claimed.value.map(({ room }) => room));
      return claimed;
    },
    letDuesGo() {
      const before = process;
      renew();
      return connections.run(async (ask) => {
        await ask(LET_GO, [before]);
        return null;
      });
    },
    findDues: (from, most) =>
      connections.run(async (ask) => {
        const [found] = await ask<{ readonly last: number | null; readonly rooms: number }>(FIND, [
          from,
          most,
        ]);
        return found === undefined || found.rooms < most ? null : found.last;
      }),
  };
}

function newProcess(): string {
  return randomBytes(9).toString('base64url');
}

async function freeAll(ask: Ask): Promise<void> {
  const gone = await ask<{ readonly id: string }>(GONE);
  if (gone.length === 0) return;
  for (let portion = 0; portion < PORTIONS; portion++) {
    const [freed] = await ask<{ readonly lines: number }>(FREE, [gone.map(({ id }) => id)]);
    if ((freed?.lines ?? 0) < PORTION) return;
  }
}
