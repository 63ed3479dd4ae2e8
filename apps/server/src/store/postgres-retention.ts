// Owns how logs in PostgreSQL end, and removing rooms: their lines go at once and all that was in them is unknown then;
// rows go in portions, by the rooms' numbers, which no other room ever has.
import { randomUUID } from 'node:crypto';
import type { Result } from '@ludo/rules';
import type { EventStore, MarkedRoom, RoomEnd, RoomEntry, StoreProblem } from './event-store.ts';
import type { Ask, PostgresConnections, Statement } from './postgres-connections.ts';
import { personsIn, personsInPack } from './packs/persons.ts';
import { dropPack, packLeft } from './packs/postgres-packs.ts';
import { aboutToForget, forgetNamed, forgetThoseOf } from './postgres-credentials.ts';

/** Rows. */
const PORTION = 500;

const ENDS: Statement = {
  name: 'ends',
  text: `
    SELECT id, name AS room, seq, phase, packed,
      CASE WHEN noted = seq THEN ran END AS ran, CASE WHEN noted = seq THEN marked END AS marked
    FROM room WHERE id > $1 ORDER BY id LIMIT $2
  `,
};
const NOTE: Statement = {
  name: 'note-phase',
  text: 'UPDATE room SET phase = $3 WHERE name = $1 AND seq = $2 AND phase IS NULL',
};
/** In the order in which rows are written, so that nobody waits in a circle. */
const held = (which: string, strength: string): string => `
  held AS MATERIALIZED (
    SELECT room.id, room.name, room.seq FROM room WHERE ${which} ORDER BY room.name FOR ${strength}
  )
`;
const GIVEN = '(SELECT * FROM unnest($1::text[], $2::int[]))';
const SEE: Statement = {
  name: 'see',
  text: `
    WITH ${held(`(name, seq) IN ${GIVEN} AND noted IS DISTINCT FROM seq`, 'NO KEY UPDATE')}
    UPDATE room SET noted = held.seq, ran = $3, marked = NULL FROM held WHERE room.id = held.id
  `,
};
const MARK: Statement = {
  name: 'mark',
  text: `
    WITH ${held(`(name, seq) IN ${GIVEN} AND noted = seq AND marked IS NULL`, 'NO KEY UPDATE')}
    UPDATE room SET marked = $3 FROM held WHERE room.id = held.id
  `,
};
const UNMARK: Statement = {
  name: 'unmark',
  text: `
    WITH ${held('name = ANY ($1::text[]) AND marked IS NOT NULL', 'NO KEY UPDATE')}
    UPDATE room SET marked = NULL FROM held WHERE room.id = held.id
  `,
};
const MARKED = '(SELECT * FROM unnest($1::text[], $2::int[], $3::bigint[]))';
const TAKE_AWAY: Statement = {
  name: 'take-away',
  text: `
    WITH ${held(`(name, seq, marked) IN ${MARKED} AND noted = seq`, 'UPDATE')},
    lines AS (DELETE FROM room USING held WHERE room.id = held.id),
    snapshots AS (DELETE FROM snapshot USING held WHERE snapshot.room = held.id),
    seeds AS (DELETE FROM seed USING held WHERE seed.room = held.id),
    dues AS (DELETE FROM due USING held WHERE due.room = held.id),
    rest AS (INSERT INTO gone (room) SELECT id FROM held)
    SELECT name AS room FROM held
  `,
};
const REMAINS: Statement = { name: 'remains', text: 'SELECT room FROM gone ORDER BY room LIMIT 1' };
const CLEAR: Statement = {
  name: 'clear-rows',
  text: `
    DELETE FROM event WHERE room = $1 AND seq IN (
      SELECT seq FROM event WHERE room = $1 ORDER BY seq LIMIT ${PORTION}
    ) RETURNING body
  `,
};
const CLEARED: Statement = { name: 'cleared', text: 'DELETE FROM gone WHERE room = $1' };

const NOW = '(extract(epoch FROM clock_timestamp()) * 1000)::bigint';
/**
 * Of several processes each runs all the time and tells for how long: whoever adds after another one adds no more than
 * the time since, so that no time counts twice. What is lost when one comes in between only makes rooms last longer.
 */
const RUN_ON: Statement = {
  name: 'run-on',
  text: `
    INSERT INTO running (milliseconds, until, who) VALUES ($1, ${NOW}, $2)
    ON CONFLICT (one) DO UPDATE SET
      milliseconds = running.milliseconds
        + CASE WHEN running.who = $2 THEN $1 ELSE greatest(0, least($1, ${NOW} - running.until)) END,
      until = CASE WHEN $1 > 0 THEN ${NOW} ELSE running.until END,
      who = CASE WHEN $1 > 0 THEN $2 ELSE running.who END
    RETURNING milliseconds
  `,
};

type Retention = Pick<EventStore, 'ends' | 'notePhase' | 'runOn' | 'see' | 'mark' | 'unmark' | 'remove'>;

export function retentionOver(connections: PostgresConnections): Retention {
  const who = randomUUID();

  function done(statement: Statement, values: readonly unknown[]): Promise<Result<null, StoreProblem>> {
    return connections.run(async (ask) => {
      await ask(statement, values);
      return null;
    });
  }

  return {
    ends: (from, most) => connections.run((ask) => endsAfter(ask, from, most)),
    notePhase: (room, seq, phase) => done(NOTE, [room, seq, phase]),
    runOn: (milliseconds) =>
      connections.run(async (ask) => {
        const [sum] = await ask<{ readonly milliseconds: number }>(RUN_ON, [milliseconds, who]);
        return sum?.milliseconds ?? 0;
      }),
    see: (rooms, ran) => done(SEE, [...given(rooms), ran]),
    mark: (rooms, ran) => done(MARK, [...given(rooms), ran]),
    unmark: (rooms) => done(UNMARK, [rooms]),
    async remove(rooms) {
      const taken = await connections.inOne((ask) => takeAway(ask, rooms));
      if (!taken.ok) return taken;
      for (let rows = 0; ;) {
        const cleared = await connections.inOne(clearPortion);
        if (!cleared.ok) return cleared;
        if (cleared.value === null) return { ok: true, value: { rooms: taken.value, rows } };
        rows += cleared.value;
      }
    },
  };
}

async function endsAfter(
  ask: Ask,
  from: number,
  most: number,
): Promise<{ readonly ends: readonly RoomEnd[]; readonly next: number | null }> {
  const found = await ask<{ readonly id: number } & RoomEnd>(ENDS, [from, most + 1]);
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
}

async function takeAway(ask: Ask, rooms: readonly MarkedRoom[]): Promise<number> {
  await aboutToForget(ask);
  const taken = await ask<{ readonly room: string }>(TAKE_AWAY, [
    ...given(rooms),
    rooms.map(({ marked }) => marked),
  ]);
  await forgetThoseOf(
    ask,
    taken.map(({ room }) => room),
  );
  return taken.length;
}

/** Returns how many rows it deleted; null: no room is left. */
async function clearPortion(ask: Ask): Promise<number | null> {
  await aboutToForget(ask);
  const [left] = await ask<{ readonly room: number }>(REMAINS);
  if (left === undefined) return null;
  const rows = await ask<{ readonly body: string }>(CLEAR, [left.room]);
  await forgetNamed(
    ask,
    rows.flatMap(({ body }) => personsIn(body)),
  );
  if (rows.length === PORTION) return PORTION;
  const pack = await packLeft(ask, left.room);
  if (pack === null) {
    await ask(CLEARED, [left.room]);
    return rows.length;
  }
  await forgetNamed(ask, await personsInPack(pack));
  await dropPack(ask, left.room, pack);
  return rows.length + pack.last - pack.first + 1;
}

function given(rooms: readonly RoomEntry[]): readonly [readonly string[], readonly number[]] {
  return [rooms.map(({ room }) => room), rooms.map(({ seq }) => seq)];
}
