// Owns how rooms are read back from the libsql file: their rows, along the pointer from each to the one before, their
// snapshots, and when each is next due. Everything here throws what the library throws.
import type { LoggedRow, Row } from '@ludo/room';
import type Database from 'libsql';
import { nextAfter } from './event-store.ts';
import type {
  DueMark,
  DuesPage,
  KeptRow,
  KeptSnapshot,
  RoomDue,
  RoomEntry,
  RoomReading,
} from './event-store.ts';

const CHAIN = `
  WITH RECURSIVE chain(seq, before, at, command, body, author) AS (
    SELECT seq, before, at, command, body, author FROM event WHERE id = (SELECT last FROM room WHERE name = ?1)
    UNION ALL
    SELECT e.seq, e.before, e.at, e.command, e.body, e.author FROM event e JOIN chain c ON e.id = c.before WHERE c.seq > ?2 + 1
  )
  SELECT seq, at, command, body, author FROM chain WHERE seq > ?2 ORDER BY seq
`;
const FIND_SNAPSHOT = `
  SELECT snapshot.seq AS seq, version, body FROM snapshot JOIN room ON room.id = snapshot.room WHERE name = ?
`;
const KEEP_SNAPSHOT = `
  INSERT INTO snapshot (room, seq, version, body) SELECT id, ?2, ?3, ?4 FROM room WHERE name = ?1
  ON CONFLICT (room) DO UPDATE SET seq = excluded.seq, version = excluded.version, body = excluded.body
`;

const DUES = `
  SELECT room.name AS room, room.due AS at, event.at AS since FROM room JOIN event ON event.id = room.last
  WHERE room.due IS NOT NULL AND (?1 IS NULL OR (room.due, room.name) > (?1, ?2))
  ORDER BY room.due, room.name LIMIT ?3
`;

interface ChainRow {
  readonly seq: number;
  readonly at: number;
  readonly command: string | null;
  readonly body: string;
  readonly author: number | null;
}

export interface Rooms {
  /** Throws where rows are missing, too. */
  rowsAfter(room: string, seq: number): readonly KeptRow[];
  read(room: string, after: number | 'snapshot'): RoomReading;
  keepSnapshot(room: string, snapshot: KeptSnapshot): null;
  list(): readonly RoomEntry[];
  dues(after: DueMark | null, most: number): DuesPage;
}

export function roomsOn(database: Database.Database): Rooms {
  const chain = database.prepare(CHAIN);
  const findSnapshot = database.prepare(FIND_SNAPSHOT);
  const keepSnapshot = database.prepare(KEEP_SNAPSHOT);
  const rooms = database.prepare('SELECT name, seq FROM room WHERE seq > 0 ORDER BY id');
  const dueRooms = database.prepare(DUES);

  function rowsAfter(room: string, seq: number): readonly KeptRow[] {
    const rows = (chain.all(room, seq) as ChainRow[]).map(keptRow);
    if (!rows.every(({ logged }, index) => logged.s === seq + 1 + index))
      throw new Error(`rows of room ${room} are missing`);
    return rows;
  }

  return {
    rowsAfter,
    read(room, after) {
      if (after !== 'snapshot') return { snapshot: null, rows: rowsAfter(room, after) };
      const [found] = findSnapshot.all(room) as (Omit<KeptSnapshot, 'body'> & { body: ArrayBuffer })[];
      const snapshot = found === undefined ? null : { ...found, body: new Uint8Array(found.body) };
      return { snapshot, rows: rowsAfter(room, snapshot?.seq ?? 0) };
    },
    keepSnapshot(room, { seq, version, body }) {
      keepSnapshot.run(room, seq, version, Buffer.from(body.buffer, body.byteOffset, body.length));
      return null;
    },
    list: () =>
      (rooms.all() as { name: string; seq: number }[]).map(({ name, seq }) => ({ room: name, seq })),
    dues(after, most) {
      const found = dueRooms.all(after?.at ?? null, after?.room ?? '', most + 1) as RoomDue[];
      const dues = found.slice(0, most).map(({ room, at, since }) => ({ room, at, since }));
      return { dues, next: nextAfter(dues, found.length > most) };
    },
  };
}

function keptRow({ seq, at, command, body, author }: ChainRow): KeptRow {
  const logged: LoggedRow = { s: seq, at, row: JSON.parse(body) as Row };
  return { logged: command === null ? logged : { ...logged, id: command }, author };
}
