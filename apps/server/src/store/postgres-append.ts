// Owns writing rows: one statement decides which rooms stand where their new rows begin, and writes these rows. So a
// process that ends at any moment holds no room, and a server that ends has all of it or nothing.
import type { Phase } from '@ludo/room';
import type { PostgresDues } from './dues/postgres-dues.ts';
import { bodyOf } from './event-store.ts';
import type { Overtaken, RoomRow } from './event-store.ts';
import type { Ask, Statement } from './postgres-connections.ts';

/**
 * Locks are taken in the order of names, first of rooms that are there, then of new ones: two processes that write to the
 * same rooms wait for each other and never in a circle. Whoever has waited sees the room as it is then, and the same new
 * room is made once. Numbers of new rooms are given in the order in which their rows came.
 *
 * The plan is made while there are few rooms, and stays. That rooms to be moved on have a name of those given is known
 * already; saying so keeps a plan from reading all rooms.
 */
const appendText = (rest: string): string => `
    WITH given AS MATERIALIZED (
      SELECT * FROM unnest($1::text[], $2::int[], $3::int[], $4::bigint[], $5::bigint[], $6::text[])
        WITH ORDINALITY AS given (name, first, last, at, due, phase, nth)
    ), held AS MATERIALIZED (
      SELECT id, name, seq FROM room WHERE name = ANY ($1) ORDER BY name FOR NO KEY UPDATE
    ), moved AS (
      UPDATE room SET seq = given.last, at = given.at, due = given.due, phase = given.phase
      FROM held JOIN given ON given.name = held.name AND given.first = held.seq + 1
      WHERE room.id = held.id AND room.name = ANY ($1)
      RETURNING room.id, given.nth
    ), numbered AS MATERIALIZED (
      SELECT nextval('room_id') AS id, fresh.* FROM (
        SELECT * FROM given WHERE first = 1 AND (SELECT count(*) FROM moved) >= 0 ORDER BY nth
      ) AS fresh
    ), opened AS (
      INSERT INTO room (id, name, seq, at, due, phase)
      SELECT id, name, last, at, due, phase FROM numbered ORDER BY name
      ON CONFLICT (name) DO NOTHING
      RETURNING id
    ), written AS MATERIALIZED (
      SELECT id, nth FROM moved UNION ALL SELECT opened.id, numbered.nth FROM opened JOIN numbered USING (id)
    ), events AS (
      INSERT INTO event (room, seq, at, command, body, author)
      SELECT written.id, row.seq, row.at, row.command, row.body, row.author
      FROM unnest($7::int[], $8::int[], $9::bigint[], $10::text[], $11::text[], $12::bigint[])
        AS row (nth, seq, at, command, body, author)
      JOIN written USING (nth)
    ), seeds AS (
      INSERT INTO seed (room, tip, seed)
      SELECT written.id, sown.tip, sown.seed
      FROM unnest($13::int[], $14::text[], $15::text[]) AS sown (nth, tip, seed) JOIN written USING (nth)
    )${rest}
    SELECT name FROM given WHERE nth NOT IN (SELECT nth FROM written)
  `;
const APPEND: Statement = { name: 'append', text: appendText('') };
/** And this process looks after rooms that get a due, where it did not yet. */
const APPEND_AND_NOTE: Statement = {
  name: 'append-and-note',
  text: appendText(`, noted AS (
      INSERT INTO due (room, at, since, process)
      SELECT written.id, given.due, given.at, $17 FROM unnest($16::int[]) AS lacking (nth)
      JOIN given USING (nth) JOIN written USING (nth)
      ON CONFLICT (room) DO UPDATE SET process = excluded.process
    )`),
};

/** Of the rows of one room: where they begin and end, and what holds after the last of them. */
interface Share {
  readonly nth: number;
  readonly first: number;
  readonly last: number;
  readonly at: number;
  readonly due: number | null;
  readonly phase: Phase | null;
}

/** Throws the library's errors. */
export async function appendOver(
  ask: Ask,
  rows: readonly RoomRow[],
  dues: Pick<PostgresDues, 'held' | 'process'>,
): Promise<Overtaken> {
  const { shares, gapped } = sharesOf(rows);
  if (shares.size === 0) return gapped;
  const { held, process } = dues;
  const lacking = [...shares].filter(([room, { due }]) => held.lacks(room, due));
  const values = valuesOf(shares, rows);
  const found = await (lacking.length === 0
    ? ask<{ readonly name: string }>(APPEND, values)
    : ask<{ readonly name: string }>(APPEND_AND_NOTE, [
        ...values,
        lacking.map(([, { nth }]) => nth),
        process,
      ]));
  const overtaken = [...gapped, ...found.map(({ name }) => name)];
  if (process === dues.process)
    held.add(lacking.map(([room]) => room).filter((room) => !overtaken.includes(room)));
  return overtaken;
}

/** `gapped`: rooms whose rows do not follow one another. */
function sharesOf(rows: readonly RoomRow[]): {
  readonly shares: ReadonlyMap<string, Share>;
  readonly gapped: readonly string[];
} {
  const shares = new Map<string, Share>();
  const gapped = new Set<string>();
  for (const { room, logged, due = null, phase = null } of rows) {
    const { s: seq, at } = logged;
    const share = shares.get(room);
    if (seq !== (share === undefined ? Math.max(1, seq) : share.last + 1)) gapped.add(room);
    const { nth = shares.size + 1, first = seq } = share ?? {};
    shares.set(room, { nth, first, last: seq, at, due, phase });
  }
  if (gapped.size === 0) return { shares, gapped: [] };
  const others = [...shares].filter(([room]) => !gapped.has(room));
  const numbered = others.map(([room, share], index) => [room, { ...share, nth: index + 1 }] as const);
  return { shares: new Map(numbered), gapped: [...gapped] };
}

/** A list for each parameter of the statement. */
function valuesOf(shares: ReadonlyMap<string, Share>, rows: readonly RoomRow[]): readonly unknown[] {
  const rooms = [...shares];
  const written = rows.flatMap((row) => {
    const share = shares.get(row.room);
    return share === undefined ? [] : [{ ...row, nth: share.nth }];
  });
  const sown = written.flatMap(({ nth, seed }) => (seed === undefined ? [] : [{ nth, ...seed }]));
  return [
    rooms.map(([room]) => room),
    rooms.map(([, { first }]) => first),
    rooms.map(([, { last }]) => last),
    rooms.map(([, { at }]) => at),
    rooms.map(([, { due }]) => due),
    rooms.map(([, { phase }]) => phase),
    written.map(({ nth }) => nth),
    written.map(({ logged }) => logged.s),
    written.map(({ logged }) => logged.at),
    written.map(({ logged }) => logged.id ?? null),
    written.map(({ logged }) => bodyOf(logged)),
    written.map(({ author = null }) => author),
    sown.map(({ nth }) => nth),
    sown.map(({ tip }) => tip),
    sown.map(({ seed }) => seed),
  ];
}
