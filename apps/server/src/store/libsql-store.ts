// Owns the log in one libsql (SQLite) file. Rows lie in order of arrival: an append touches only the end of the file.
// Each row points to the one before it in its room, and a small table has the last row of every room, where a second
// writer fails.
import { performance } from 'node:perf_hooks';
import { setTimeout as pass } from 'node:timers/promises';
import type { Phase } from '@ludo/room';
import type { Result } from '@ludo/rules';
import type Database from 'libsql';
import { bodyOf } from './event-store.ts';
import type { EventStore, Overtaken, RoomRow, StoreProblem } from './event-store.ts';
import { duesOn } from './dues/libsql-dues.ts';
import { credentialsOn } from './libsql-credentials.ts';
import { createRetention } from './libsql-retention.ts';
import { linesOn } from './libsql-lines.ts';
import { roomsOn } from './libsql-rooms.ts';
import { attempt, isLock, numberOf, openDatabase, reasonOf } from './libsql-file.ts';
import type { OpenProblem } from './libsql-file.ts';
import { numberOfFile, sizeOfFile, unusedBytesIn } from './libsql-size.ts';
import { askingOver } from './packs/asking.ts';
import type { Unlocked } from './packs/asking.ts';
import { packingOver } from './packs/libsql-packing.ts';
import { packsOn } from './packs/libsql-packs.ts';
import { readingOver } from './packs/libsql-reading.ts';
import { restOn } from './packs/libsql-rest.ts';

const addEventsText = (lines: string): string =>
  `INSERT INTO event (id, room, seq, before, at, command, body, author) ${lines}`;
const turnRoomsText = (lines: string): string => `
  UPDATE room SET seq = turned.column3, last = turned.column4, due = turned.column5, phase = turned.column6
  FROM (${lines}) AS turned
  WHERE room.id = turned.column1 AND room.seq = turned.column2
`;

/** Rooms whose last row need not be looked up. */
const REMEMBERED = 10_000;

/** Milliseconds for another program's lock, and between two attempts. */
const PATIENCE = 3000;
const AGAIN = 25;

interface End {
  readonly id: number;
  readonly seq: number;
  readonly last: number;
  readonly at: number;
  readonly due: number | null;
  readonly phase: Phase | null;
}

class OvertakenRoom extends Error {
  readonly room: string;
  constructor(room: string) {
    super(`another program has written to room ${room}`);
    this.room = room;
  }
}

export function openLibsqlStore(file: string): Result<EventStore, OpenProblem> {
  const database = openDatabase(file);
  return database.ok ? { ok: true, value: storeOn(database.value, file) } : database;
}

function storeOn(database: Database.Database, file: string): EventStore {
  const begin = database.prepare('BEGIN IMMEDIATE');
  const commit = database.prepare('COMMIT');
  const rollback = database.prepare('ROLLBACK');
  const findRoom = database.prepare('SELECT id, seq, last FROM room WHERE name = ?');
  const addRoom = database.prepare('INSERT INTO room (name, seq, last) VALUES (?, 0, 0)');
  const findLast = database.prepare('SELECT coalesce(max(id), 0) AS last FROM event');
  const addEvents = linesOn(database, 8, addEventsText);
  const turnRooms = linesOn(database, 6, turnRoomsText);
  const addSeed = database.prepare('INSERT INTO seed (room, tip, seed) VALUES (?, ?, ?)');
  const rooms = roomsOn(database);
  const secrets = credentialsOn(database);
  const dues = duesOn(database);
  const number = numberOfFile(file);

  /** As this process last saw them: the update that moves an end verifies it. */
  const remembered = new Map<string, End>();
  /** Likewise: if another program wrote since, its number is taken. */
  let newest: number | null = null;

  function endOf(room: string): End {
    const known = remembered.get(room);
    if (known !== undefined) return known;
    const [found] = findRoom.all(room) as End[];
    const { id, seq, last } = found ?? { id: Number(addRoom.run(room).lastInsertRowid), seq: 0, last: 0 };
    return { id, seq, last, at: 0, due: null, phase: null };
  }

  /** Returns where the logs of these rooms end now, the last row of all, and the rooms that this process looks after now. */
  function write(rows: readonly RoomRow[]): {
    readonly ends: ReadonlyMap<string, End>;
    readonly last: number;
    readonly noted: readonly string[];
  } {
    const before = new Map<string, End>();
    const after = new Map<string, End>();
    const events: (string | number | null)[] = [];
    let id = newest ?? numberOf(findLast.all(), 'last');
    for (const { room, logged, due = null, phase = null, author = null, seed } of rows) {
      const end = after.get(room) ?? endOf(room);
      if (!before.has(room)) before.set(room, end);
      const { s: seq, at, id: command = null } = logged;
      if (seq !== end.seq + 1) throw new OvertakenRoom(room);
      id += 1;
      after.set(room, { id: end.id, seq, last: id, at, due, phase });
      if (seed !== undefined) addSeed.run(end.id, seed.tip, seed.seed);
      events.push(id, end.id, seq, end.last, at, command, bodyOf(logged), author);
    }
    addEvents(events);
    const turns: (string | number | null)[] = [];
    for (const [room, { id: of, seq, last, due, phase }] of after)
      turns.push(of, before.get(room)?.seq ?? 0, seq, last, due, phase);
    if (turnRooms(turns) !== after.size) throw overtakenIn(after);
    return { ends: after, last: id, noted: dues.note(after) };
  }

  /** For the room that another program wrote to. */
  function overtakenIn(after: ReadonlyMap<string, End>): Error {
    for (const [room, { last }] of after) {
      remembered.delete(room);
      if (endOf(room).last !== last) return new OvertakenRoom(room);
    }
    return new Error('the rooms could not be moved on');
  }

  function append(rows: readonly RoomRow[], overtaken: Overtaken = []): Result<Overtaken, StoreProblem> {
    if (rows.length === 0) return { ok: true, value: overtaken };
    try {
      begin.run();
      const { ends, last, noted } = write(rows);
      commit.run();
      newest = last;
      dues.hold(noted);
      if (remembered.size > REMEMBERED) remembered.clear();
      for (const [room, end] of ends) remembered.set(room, end);
      return { ok: true, value: overtaken };
    } catch (thrown) {
      if (database.inTransaction) attempt(() => rollback.run());
      for (const { room } of rows) remembered.delete(room);
      const wasTaken = newest !== null && isTaken(thrown);
      newest = null;
      if (wasTaken) return append(rows, overtaken);
      if (!(thrown instanceof OvertakenRoom)) return failed(thrown);
      // Once in a long while, and a room is overtaken once in an append.
      const { room } = thrown;
      const others = rows.filter((row) => row.room !== room);
      return append(others, [...overtaken, room]);
    }
  }

  function tried<T>(attempted: () => T): Result<T, StoreProblem> {
    try {
      return { ok: true, value: attempted() };
    } catch (thrown) {
      if (database.inTransaction) attempt(() => rollback.run());
      return failed(thrown);
    }
  }

  let isClosed = false;
  /** The library ends the process when a closed file is used, also by a call that has waited for a lock. */
  const unlocked: Unlocked = (attempted) =>
    untilUnlocked(() => (isClosed ? failed(new Error('the file is closed')) : attempted()));
  const asked = askingOver(database, unlocked);
  const packs = packsOn(database);
  const rowsAfter = readingOver({ rooms, packs, asked });
  const clearRest = restOn(database, asked);

  function inOne<T>(action: () => T): Promise<Result<T, StoreProblem>> {
    return unlocked(() =>
      tried(() => {
        begin.run();
        const value = action();
        commit.run();
        return value;
      }),
    );
  }

  async function claimDues(until: number, most: number): ReturnType<EventStore['claimDues']> {
    for (let isMore = true; isMore;) {
      const freed = await inOne(() => dues.free());
      if (!freed.ok) return freed;
      isMore = freed.value;
      if (isMore) await nextTurn();
    }
    const claimed = await unlocked(() => tried(() => dues.claim(until, most)));
    if (claimed.ok) dues.hold(claimed.value.map(({ room }) => room));
    return claimed;
  }

  function forget(room: string): void {
    remembered.delete(room);
    dues.forget(room);
  }
  const retention = createRetention({ database, unlocked, forget, packs, clearRest, credentials: secrets });
  return {
    append: (rows) => unlocked(() => append(rows)),
    async load(room, afterSeq, most) {
      const rows = await rowsAfter(room, afterSeq, most);
      return rows.ok ? { ok: true, value: rows.value.map(({ logged }) => logged) } : rows;
    },
    async read(room, after) {
      const kept = await unlocked(() =>
        tried(() => ({
          snapshot: after === 'snapshot' ? rooms.snapshot(room) : null,
          seeds: rooms.seeds(room),
        })),
      );
      if (!kept.ok) return kept;
      const rows = await rowsAfter(room, after === 'snapshot' ? (kept.value.snapshot?.seq ?? 0) : after);
      return rows.ok ? { ok: true, value: { ...kept.value, rows: rows.value } } : rows;
    },
    length: (room) => unlocked(() => tried(() => rooms.lineOf(room)?.seq ?? 0)),
    lengths: (names) => unlocked(() => tried(() => rooms.lengths(names))),
    snapshotMark: (room) => unlocked(() => tried(() => rooms.snapshotMark(room))),
    keepSnapshot: (room, snapshot) => unlocked(() => tried(() => rooms.keepSnapshot(room, snapshot))),
    list: () => unlocked(() => tried(() => rooms.list())),
    claimDues: (until, _lease, most) => claimDues(until, most),
    letDuesGo: () => unlocked(() => tried(() => dues.letGo())),
    // All processes that have written to this file have brought its dues up to date.
    findDues: () => Promise.resolve({ ok: true, value: null }),
    ...retention,
    pack: packingOver({ database, rooms, packs, asked, clearRest }),
    credentials: (hash) => unlocked(() => tried(() => secrets.read(hash))),
    keepCredentials: (changed, known = []) => inOne(() => secrets.write(changed, known)),
    async size() {
      const unused = await unlocked(() => tried(() => unusedBytesIn(database)));
      return sizeOfFile(file, number, unused.ok ? unused.value : 0);
    },
    close: () => {
      if (isClosed) return Promise.resolve();
      isClosed = true;
      // The library would leave the write-ahead log beside the closed file.
      attempt(() => database.exec('PRAGMA wal_checkpoint(TRUNCATE)'));
      attempt(() => database.close());
      return Promise.resolve();
    },
  };
}

function nextTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

/** The event loop turns between two attempts. */
async function untilUnlocked<T>(attempted: () => Result<T, StoreProblem>): Promise<Result<T, StoreProblem>> {
  const until = performance.now() + PATIENCE;
  for (;;) {
    const result = attempted();
    const isLocked = !result.ok && result.error.code === 'failed' && isLock(result.error.reason);
    if (!isLocked || performance.now() > until) return result;
    await pass(AGAIN);
  }
}

/** By another program. */
function isTaken(thrown: unknown): boolean {
  return reasonOf(thrown).includes('UNIQUE constraint failed: event.id');
}

function failed(thrown: unknown): { readonly ok: false; readonly error: StoreProblem } {
  return { ok: false, error: { code: 'failed', reason: reasonOf(thrown) } };
}
