// Owns checking that the rows of every room are complete, in order, readable, and make a room.
import { foldRows } from '@ludo/room';
import type { LoggedRow, Row } from '@ludo/room';
import type Database from 'libsql';
import { numberOf, reasonOf, WITH_PACKS } from '../store/libsql-file.ts';
import { packIn } from '../store/packs/libsql-packs.ts';
import type { FoundPack } from '../store/packs/libsql-packs.ts';
import type { Pack, RowLine } from '../store/packs/pack.ts';
import { rowsOfAllAtOnce } from '../store/packs/parts.ts';
import type { Fault } from './fault.ts';

/** Rooms that are read together, and their rows as far as a single room has no more of them. */
const MOST_ROOMS = 500;
const MOST_ROWS = 5000;
const ROOMS = `
  SELECT * FROM room WHERE (last > 0 OR seq > 0) AND id > ? ORDER BY id LIMIT ${MOST_ROOMS}
`;
const PACKS = `
  SELECT room, first, last, form, body FROM pack WHERE room IN (SELECT value FROM json_each(?)) ORDER BY room, first
`;
/** Rows that lie in packs and have not gone yet. */
const REST =
  'SELECT count(*) AS n FROM event JOIN room ON room.id = event.room WHERE event.seq <= room.packed';
const PACKED = `
  SELECT coalesce(sum(pack.last - first + 1), 0) AS n,
    coalesce(sum(CASE WHEN room.id IS NULL THEN pack.last - first + 1 END), 0) AS lost
  FROM pack LEFT JOIN room ON room.id = pack.room
`;
/**
 * From a JSON list of [number of the room, its last row]. Pointers only go back in the file, so that a damaged, circular
 * chain ends.
 */
const CHAINS = `
  WITH RECURSIVE chain(of, id, room, seq, before, at, command, body) AS (
    SELECT last.value ->> 0, e.id, e.room, e.seq, e.before, e.at, e.command, e.body
    FROM json_each(?1) AS last JOIN event e ON e.id = last.value ->> 1
    UNION ALL
    SELECT c.of, e.id, e.room, e.seq, e.before, e.at, e.command, e.body
    FROM event e JOIN chain c ON e.id = c.before WHERE e.id < c.id
  )
  SELECT of, room, seq, before, at, command, body FROM chain ORDER BY of, id
`;
const ROWS = 'SELECT count(*) AS n, min(at) AS oldest, max(at) AS newest FROM event';

interface RoomLine {
  readonly id: number;
  readonly name: string;
  /** 0: removed, with rows left over. */
  readonly seq: number;
  readonly last: number;
  /** Its first rows, as many as these, lie in packs; absent in older files, which have none. */
  readonly packed?: number;
}

type BodyLine = Omit<RowLine, 'author'>;

interface EventLine extends BodyLine {
  /** The room from whose last row it was found. */
  readonly of: number;
  readonly room: number;
  readonly before: number;
}

export interface RoomFigures {
  readonly rooms: number;
  readonly rows: number;
  /** Milliseconds since 1970; null: no rows. */
  readonly oldest: number | null;
  readonly newest: number | null;
}

export function checkRooms(
  database: Database.Database,
  version: number,
): RoomFigures & { readonly faults: readonly Fault[] } {
  const faults: Fault[] = [];
  const packs = version < WITH_PACKS ? null : database.prepare(PACKS);
  let oldestPacked = Number.POSITIVE_INFINITY;
  const chains = database.prepare(CHAINS);
  let chained = 0;
  let rooms = 0;

  function check(lines: readonly RoomLine[]): void {
    const wanted = JSON.stringify(lines.map(({ id, last }) => [id, last]));
    const events = new Map<number, EventLine[]>(lines.map(({ id }) => [id, []]));
    for (const event of chains.all(wanted) as EventLine[]) events.get(event.of)?.push(event);
    const packed = packsOf(lines);
    for (const line of lines) {
      const found = events.get(line.id) ?? [];
      chained += found.length;
      const reason = line.seq === 0 ? null : reasonAgainst(line, found, packed.get(line.id) ?? []);
      if (reason !== null) faults.push({ where: `room ${line.name}`, reason });
    }
  }

  function packsOf(lines: readonly RoomLine[]): ReadonlyMap<number, readonly Pack[]> {
    const found = packs?.all(JSON.stringify(lines.map(({ id }) => id))) ?? [];
    const byRoom = new Map<number, Pack[]>();
    for (const pack of found as (FoundPack & { readonly room: number })[])
      byRoom.set(pack.room, [...(byRoom.get(pack.room) ?? []), packIn(pack)]);
    return byRoom;
  }

  function reasonAgainst(
    line: RoomLine,
    events: readonly EventLine[],
    packed: readonly Pack[],
  ): string | null {
    try {
      const missing = missingIn(line, events, packed);
      if (missing !== null) return missing;
      const lines = rowsOfAllAtOnce(line.name, packed);
      oldestPacked = Math.min(oldestPacked, lines[0]?.at ?? oldestPacked);
      return faultIn([...lines, ...events]);
    } catch (thrown) {
      return reasonOf(thrown);
    }
  }

  for (const lines of partsOf(database)) {
    rooms += lines.filter(({ seq }) => seq > 0).length;
    try {
      check(lines);
    } catch {
      // One of them cannot be read.
      for (const line of lines)
        try {
          check([line]);
        } catch (thrown) {
          faults.push({ where: `room ${line.name}`, reason: reasonOf(thrown) });
        }
    }
  }
  const rows = database.prepare(ROWS).all();
  const rest = packs === null ? 0 : numberOf(database.prepare(REST).all(), 'n');
  const count = numberOf(rows, 'n') - rest;
  if (count !== chained && faults.length === 0)
    faults.push({ where: 'rows', reason: `${count - chained} rows belong to no room` });
  const together = packs === null ? [{ n: 0, lost: 0 }] : database.prepare(PACKED).all();
  const lost = numberOf(together, 'lost');
  if (lost > 0) faults.push({ where: 'rows', reason: `${lost} packed rows belong to no room` });
  return {
    rooms,
    rows: count + numberOf(together, 'n'),
    oldest: count === 0 ? null : Math.min(numberOf(rows, 'oldest'), oldestPacked),
    newest: count === 0 ? null : numberOf(rows, 'newest'),
    faults,
  };
}

/** Each call into the library takes memory until the event loop turns, so a call reads many rooms. */
function* partsOf(database: Database.Database): Generator<readonly RoomLine[]> {
  const rooms = database.prepare(ROOMS);
  for (let after = 0; ;) {
    const lines = rooms.all(after) as RoomLine[];
    let part: RoomLine[] = [];
    let rows = 0;
    for (const line of lines) {
      if (part.length > 0 && rows + line.seq > MOST_ROWS) {
        yield part;
        [part, rows] = [[], 0];
      }
      part.push(line);
      rows += line.seq;
    }
    if (part.length > 0) yield part;
    const last = lines.at(-1);
    if (last === undefined || lines.length < MOST_ROOMS) return;
    after = last.id;
  }
}

/** Null: each number is there once. */
function missingIn(
  { id, seq: last, packed = 0 }: RoomLine,
  events: readonly EventLine[],
  packs: readonly Pack[],
): string | null {
  if (events.length !== last - packed)
    return `${events.length} of ${last - packed} rows are there${wherePlaced(events)}`;
  const odd = events.findIndex(({ seq, room }, index) => seq !== packed + index + 1 || room !== id);
  if (odd >= 0)
    return `its row ${packed + odd + 1} is row ${events[odd]?.seq} of room number ${events[odd]?.room}`;
  if (events[0]?.before !== 0) return 'a row lies before its first';
  let next = 1;
  for (const pack of packs) {
    if (pack.first !== next) break;
    next = pack.last + 1;
  }
  return next === packed + 1 ? null : `its packed rows are not there from row ${next} to ${packed}`;
}

/** Null: they can be read, and make a room. Throws what the fold throws. */
function faultIn(lines: readonly BodyLine[]): string | null {
  const rows = lines.map(loggedRow);
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

function loggedRow({ seq, at, command, body }: BodyLine): LoggedRow | null {
  try {
    const row: unknown = JSON.parse(body);
    if (typeof row !== 'object' || row === null || !Number.isSafeInteger(at)) return null;
    const logged: LoggedRow = { s: seq, at, row: row as Row };
    return command === null ? logged : { ...logged, id: command };
  } catch {
    return null;
  }
}
