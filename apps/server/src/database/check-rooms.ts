// Owns checking that the rows of every room are complete, in order, readable, and make a room.
import { foldRows } from '@ludo/room';
import type { LoggedRow, Row } from '@ludo/room';
import type Database from 'libsql';
import { numberOf, reasonOf } from '../store/libsql-file.ts';
import type { Fault } from './fault.ts';

const ROOMS = 'SELECT id, name, seq, last FROM room WHERE last > 0 OR seq > 0 ORDER BY id';
/** Pointers only go back in the file, so that a damaged, circular chain ends. */
const CHAIN = `
  WITH RECURSIVE chain(id, room, seq, before, at, command, body) AS (
    SELECT id, room, seq, before, at, command, body FROM event WHERE id = ?1
    UNION ALL
    SELECT e.id, e.room, e.seq, e.before, e.at, e.command, e.body
    FROM event e JOIN chain c ON e.id = c.before WHERE e.id < c.id
  )
  SELECT id, room, seq, before, at, command, body FROM chain ORDER BY id
`;
const ROWS = 'SELECT count(*) AS n, min(at) AS oldest, max(at) AS newest FROM event';

interface RoomLine {
  readonly id: number;
  readonly name: string;
  /** 0: removed, with rows left over. */
  readonly seq: number;
  readonly last: number;
}

interface EventLine {
  readonly room: number;
  readonly seq: number;
  readonly before: number;
  readonly at: number;
  readonly command: string | null;
  readonly body: string;
}

export interface RoomFigures {
  readonly rooms: number;
  readonly rows: number;
  /** Milliseconds since 1970; null: no rows. */
  readonly oldest: number | null;
  readonly newest: number | null;
}

export function checkRooms(database: Database.Database): RoomFigures & { readonly faults: readonly Fault[] } {
  const faults: Fault[] = [];
  const chain = database.prepare(CHAIN);
  const lines = database.prepare(ROOMS).all() as RoomLine[];
  let chained = 0;
  for (const line of lines) {
    try {
      const events = chain.all(line.last) as EventLine[];
      chained += events.length;
      const reason = line.seq === 0 ? null : faultOf(line, events);
      if (reason !== null) faults.push({ where: `room ${line.name}`, reason });
    } catch (thrown) {
      faults.push({ where: `room ${line.name}`, reason: reasonOf(thrown) });
    }
  }
  const rows = database.prepare(ROWS).all();
  const count = numberOf(rows, 'n');
  if (count !== chained && faults.length === 0)
    faults.push({ where: 'rows', reason: `${count - chained} rows belong to no room` });
  const at = (column: string): number | null => (count === 0 ? null : numberOf(rows, column));
  return {
    rooms: lines.filter(({ seq }) => seq > 0).length,
    rows: count,
    oldest: at('oldest'),
    newest: at('newest'),
    faults,
  };
}

/** Null for a sound room. Throws what the fold throws. */
function faultOf(line: RoomLine, events: readonly EventLine[]): string | null {
  if (events.length !== line.seq)
    return `${events.length} of ${line.seq} rows are there${wherePlaced(events)}`;
  const odd = events.findIndex(({ seq, room }, index) => seq !== index + 1 || room !== line.id);
  if (odd >= 0) return `its row ${odd + 1} is row ${events[odd]?.seq} of room number ${events[odd]?.room}`;
  if (events[0]?.before !== 0) return 'a row lies before its first';
  const rows = events.map(loggedRow);
  const unreadable = rows.findIndex((row) => row === null);
  if (unreadable >= 0) return `its row ${unreadable + 1} cannot be read`;
  foldRows(
    null,
    rows.filter((row) => row !== null),
  );
  return null;
}

function wherePlaced(events: readonly EventLine[]): string {
  const [first] = events;
  return first === undefined ? '' : `, from row ${first.seq} on`;
}

function loggedRow({ seq, at, command, body }: EventLine): LoggedRow | null {
  try {
    const row: unknown = JSON.parse(body);
    if (typeof row !== 'object' || row === null || !Number.isSafeInteger(at)) return null;
    const logged: LoggedRow = { s: seq, at, row: row as Row };
    return command === null ? logged : { ...logged, id: command };
  } catch {
    return null;
  }
}
