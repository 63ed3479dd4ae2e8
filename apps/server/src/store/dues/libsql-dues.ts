// Owns the table of dues in the libsql file: a line for each room that does something by itself, and which process looks after
// it. The process that has the file open has the highest number, and all others are gone. Throws the library's errors.
import type Database from 'libsql';
import type { RoomDue } from '../event-store.ts';
import { numberOf } from '../libsql-file.ts';
import { linesOn } from '../libsql-lines.ts';
import { HeldDues } from './held-dues.ts';

/** Lines that are written together. */
const PORTION = 1000;

const addText = (lines: string): string => `
  INSERT INTO due (room, at, since, process) ${lines}
  ON CONFLICT (room) DO UPDATE SET process = excluded.process
`;
const OF_THOSE_GONE = `(SELECT room FROM due WHERE process < ?1 LIMIT ${PORTION})`;
const END_SOME = `
  DELETE FROM due WHERE room IN ${OF_THOSE_GONE}
  AND NOT EXISTS (SELECT 1 FROM room WHERE room.id = due.room AND room.due IS NOT NULL)
`;
const FREE_SOME = `
  UPDATE due SET process = NULL, at = room.due, since = event.at
  FROM room JOIN event ON event.id = room.last WHERE room.id = due.room AND due.room IN ${OF_THOSE_GONE}
`;
const comingText = (which: string, order: string): string => `
  SELECT due.room AS id, room.name AS room, room.due AS at, event.at AS since
  FROM due LEFT JOIN room ON room.id = due.room LEFT JOIN event ON event.id = room.last
  WHERE due.process IS NULL AND ${which} ORDER BY ${order} LIMIT ?2
`;
const TAKE = 'UPDATE due SET process = ?1 WHERE room IN (SELECT value FROM json_each(?2))';
const END = 'DELETE FROM due WHERE room IN (SELECT value FROM json_each(?1))';
const WITHOUT = `
  SELECT room.id AS id, room.name AS room FROM room
  WHERE room.name IN (SELECT value FROM json_each(?)) AND room.due IS NULL
`;

interface Line {
  readonly id: number;
  readonly room: string;
}

interface Coming {
  readonly id: number;
  /** Null: the room is not there. */
  readonly room: string | null;
  /** Null: nothing is due any more. */
  readonly at: number | null;
  readonly since: number | null;
}

/** After a row. */
interface NotedDue {
  readonly id: number;
  readonly due: number | null;
  readonly at: number;
}

interface DueTable {
  /** With the rows, in their transaction: returns the rooms that were given to `hold`. */
  note(ends: ReadonlyMap<string, NotedDue>): readonly string[];
  /** Once that is durable. */
  hold(rooms: readonly string[]): void;
  forget(room: string): void;
  /** Makes dues of processes that are gone anybody's; returns whether there are more. In a transaction. */
  free(): boolean;
  /** Durably; they are to be held then. Nothing is written where there are none. */
  claim(until: number, most: number): readonly RoomDue[];
  letGo(): null;
}

export function duesOn(database: Database.Database): DueTable {
  const add = linesOn(database, 4, addText);
  const endSome = database.prepare(END_SOME);
  const freeSome = database.prepare(FREE_SOME);
  const come = database.prepare(comingText('due.at <= ?1', 'due.at'));
  const ahead = database.prepare(comingText('due.since > ?1 AND due.at > ?1', 'due.since'));
  const take = database.prepare(TAKE);
  const end = database.prepare(END);
  const without = database.prepare(WITHOUT);
  const held = new HeldDues();
  const last = database.prepare('SELECT coalesce(max(process), 0) AS process FROM due');
  /** Null: not looked up yet. */
  let given: number | null = null;
  /** All lines of other processes are free. */
  let isFree = false;

  function own(): number {
    return (given ??= 1 + numberOf(last.all(), 'process'));
  }

  /** Of this process, without a due by now. */
  function quiet(): readonly Line[] {
    const rooms = held.toLook();
    return rooms.length === 0 ? [] : (without.all(JSON.stringify(rooms)) as Line[]);
  }

  return {
    note(ends) {
      const rooms: string[] = [];
      const values: (number | null)[] = [];
      for (const [room, { id, due, at }] of ends) {
        if (!held.lacks(room, due)) continue;
        rooms.push(room);
        values.push(id, due, at, own());
      }
      if (rooms.length > 0) add(values);
      return rooms;
    },
    hold: (rooms) => held.add(rooms),
    forget: (room) => held.delete([room]),
    free() {
      if (isFree) return false;
      isFree = endSome.run(own()).changes + freeSome.run(own()).changes === 0;
      return !isFree;
    },
    claim(until, most) {
      const quieted = quiet();
      const found = [...(come.all(until, most) as Coming[]), ...(ahead.all(until, most) as Coming[])];
      if (quieted.length + found.length === 0) return [];
      const dues = found.flatMap(({ id, room, at, since }) =>
        room === null || at === null || since === null ? [] : { id, room, at, since },
      );
      const ended = found.filter(({ room, at }) => room === null || at === null);
      const taken = dues.toSorted(order).slice(0, most);
      database.exec('BEGIN IMMEDIATE');
      end.run(JSON.stringify([...quieted, ...ended].map(({ id }) => id)));
      take.run(own(), JSON.stringify(taken.map(({ id }) => id)));
      database.exec('COMMIT');
      held.delete(quieted.map(({ room }) => room));
      return taken.map(({ room, at, since }) => ({ room, at, since }));
    },
    letGo() {
      given = own() + 1;
      isFree = false;
      held.clear();
      return null;
    },
  };
}

function order(one: RoomDue, other: RoomDue): number {
  return one.at - other.at || (one.room < other.room ? -1 : Number(one.room > other.room));
}
