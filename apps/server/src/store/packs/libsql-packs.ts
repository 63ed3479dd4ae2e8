// Owns the table of packs in the libsql file. Throws the library's errors.
import type Database from 'libsql';
import type { Pack, RowLine } from './pack.ts';

/** Rows of a chain that are passed over while writers wait: some milliseconds. */
const PASSED = 2000;

const CHAIN = `
  WITH RECURSIVE chain(nth, id, seq, before) AS (
    SELECT 1, id, seq, before FROM event WHERE id = ?1
    UNION ALL
    SELECT c.nth + 1, e.id, e.seq, e.before FROM event e JOIN chain c ON e.id = c.before AND e.id < c.id
    WHERE c.nth < ${PASSED}
  )
  SELECT id, seq, before FROM chain
`;
const ROWS = `
  SELECT seq, at, command, body, author FROM event
  WHERE id IN (SELECT value FROM json_each(?)) ORDER BY seq
`;
const OVERLAPPING = `
  SELECT first, last, form, body FROM pack WHERE room = ?1 AND last > ?2 AND first <= ?3 ORDER BY first
`;
const TURN = 'UPDATE room SET packed = ?4 WHERE id = ?1 AND seq = ?2 AND packed = ?3';
const ADD = 'INSERT INTO pack (room, first, last, form, body, rest) VALUES (?, ?, ?, ?, ?, ?)';
/** Nothing lies before the first row that is not packed. */
const BEGIN_AT = 'UPDATE event SET before = 0 WHERE id = ?';

/** Where a row lies. */
export interface RowPlace {
  readonly id: number;
  readonly seq: number;
}

/** A pack, and the rows whose place it takes: from then on they are a rest, which nobody reads. */
export interface Packing {
  readonly room: number;
  /** Where its log ends. */
  readonly seq: number;
  readonly pack: Pack;
  /** Where the last of them lies, and the row after it. */
  readonly rest: number;
  readonly next: number;
}

export interface LibsqlPacks {
  /** From this row some way back. `before`: where the rows before these end; 0: there are none. */
  chain(last: number): { readonly places: readonly RowPlace[]; readonly before: number };
  /** By number. */
  rows(ids: readonly number[]): readonly RowLine[];
  /** Those with rows after `after`, up to `upTo`. */
  overlapping(room: number, after: number, upTo: number): readonly Pack[];
  /** Needs a transaction. False: the room is not as it was. */
  take(packing: Packing, packed: number): boolean;
  forgetSnapshot(room: number): void;
  drop(room: number, pack: Pack): void;
}

export type FoundPack = Omit<Pack, 'body'> & { readonly body: ArrayBuffer };

export function packIn({ first, last, form, body }: FoundPack): Pack {
  return { first, last, form, body: new Uint8Array(body) };
}

export function packsOn(database: Database.Database): LibsqlPacks {
  const chain = database.prepare(CHAIN);
  const rows = database.prepare(ROWS);
  const overlapping = database.prepare(OVERLAPPING);
  const turn = database.prepare(TURN);
  const add = database.prepare(ADD);
  const beginAt = database.prepare(BEGIN_AT);
  const forget = database.prepare('DELETE FROM snapshot WHERE room = ?');
  const dropPack = database.prepare('DELETE FROM pack WHERE room = ? AND first = ?');
  return {
    chain(last) {
      const found = chain.all(last) as (RowPlace & { readonly before: number })[];
      return { places: found.map(({ id, seq }) => ({ id, seq })), before: found.at(-1)?.before ?? 0 };
    },
    rows: (ids) =>
      (rows.all(JSON.stringify(ids)) as RowLine[]).map(({ seq, at, command, body, author }) => {
        return { seq, at, command, body, author };
      }),
    overlapping: (room, after, upTo) => (overlapping.all(room, after, upTo) as FoundPack[]).map(packIn),
    take({ room, seq, pack, rest, next }, packed) {
      const { first, last, form, body } = pack;
      if (turn.run(room, seq, packed, last).changes !== 1) return false;
      add.run(room, first, last, form, Buffer.from(body.buffer, body.byteOffset, body.length), rest);
      if (beginAt.run(next).changes !== 1) throw new Error('rows are missing');
      return true;
    },
    forgetSnapshot: (room) => void forget.run(room),
    drop: (room, { first }) => void dropPack.run(room, first),
  };
}
