// Owns writing all tables into a new file, which gets its name once it is whole and on the disk.
import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import Database from 'libsql';
import { attempt, prepare, reasonOf } from '../store/libsql-file.ts';
import { linesOn } from '../store/libsql-lines.ts';
import { GONE } from '../store/libsql-retention.ts';
import { makeOwnersFile } from '../store/owner-only.ts';
import { lockStore } from '../store/store-lock.ts';
import { checkDatabase } from './check.ts';
import { nameDurably, removeUnfinished, syncFile } from './durable.ts';
import { countIn } from './move-from-file.ts';
import { Halted, TABLES } from './move-tables.ts';
import type { Line, MoveTarget, TableName, Value } from './move-tables.ts';
import { writeProblem } from './problems.ts';
import { hasCompany } from './read-only.ts';

const END_ROOMS = (lines: string): string =>
  `UPDATE room SET last = ended.column2 FROM (${lines}) AS ended WHERE room.id = ended.column1`;
/** No server looks after any room yet. */
const NOTE_DUES = `
  INSERT INTO due (room, at, since)
  SELECT room.id, room.due, event.at FROM room JOIN event ON event.id = room.last WHERE room.due IS NOT NULL
`;

export async function writingFile<T>(given: string, action: (target: MoveTarget) => Promise<T>): Promise<T> {
  const lock = lockStore(given);
  if (!lock.ok) throw new Halted(lock.error);
  const { file, release } = lock.value;
  const start = `.${basename(file)}.moved-`;
  const unfinished = join(dirname(file), `${start}${process.pid}`);
  let database: Database.Database | null = null;
  try {
    // What lies beside a name without a database would be read as part of the new one.
    if (existsSync(file) || hasCompany(file)) throw new Halted({ code: 'not-empty', file });
    // The lock is ours, so nobody is writing these: a move that was killed has left them.
    for (const name of readdirSync(dirname(file)))
      if (name.startsWith(start)) removeUnfinished(join(dirname(file), name));
    makeOwnersFile(unfinished);
    database = new Database(unfinished);
    // Half of it is never used, so nothing need be taken back.
    database.exec('PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF;');
    prepare(database, unfinished);
    database.exec('BEGIN; DELETE FROM running');
    return await action(targetIn({ database, unfinished, file }));
  } catch (thrown) {
    throw haltedBy(file, thrown);
  } finally {
    attempt(() => database?.close());
    removeUnfinished(unfinished);
    release();
  }
}

function haltedBy(file: string, thrown: unknown): Halted {
  return thrown instanceof Halted ? thrown : new Halted(writeProblem(file, reasonOf(thrown)));
}

interface NewFile {
  readonly database: Database.Database;
  readonly unfinished: string;
  readonly file: string;
}

function targetIn({ database, unfinished, file }: NewFile): MoveTarget {
  const write = writerOn(database);

  function tried<T>(action: () => T): Promise<T> {
    try {
      return Promise.resolve(action());
    } catch (thrown) {
      return Promise.reject(haltedBy(file, thrown));
    }
  }

  return {
    write: (table, lines) => tried(() => write.lines(table, lines)),
    runOn: (milliseconds) =>
      tried(() => void database.prepare('INSERT INTO running VALUES (?)').run(milliseconds)),
    finish: (from) =>
      tried(() => {
        write.ends();
        database.exec(NOTE_DUES);
        database.exec('COMMIT');
        const checked = checkDatabase(unfinished);
        if (!checked.ok) throw new Halted(checked.error);
        const [fault] = checked.value.faults;
        if (fault === undefined) return;
        throw new Halted({ code: 'not-whole', file: from, reason: `${fault.where}: ${fault.reason}` });
      }),
    count: (table) => tried(() => countIn(database, table)),
    keep: () =>
      tried(() => {
        database.close();
        syncFile(unfinished);
        if (existsSync(file)) throw new Halted({ code: 'not-empty', file });
        nameDurably(unfinished, file);
      }),
  };
}

interface Writer {
  lines(table: TableName, lines: readonly Line[]): void;
  /** Tells each room its last row. */
  ends(): void;
}

function writerOn(database: Database.Database): Writer {
  /** The last row of each room so far: some ten megabytes for the most rooms that are ever kept. */
  const lasts = new Map<Value, number>();
  let newest = 0;

  function into(name: string, columns: readonly string[]): (lines: readonly (readonly Value[])[]) => void {
    const text = (values: string): string => `INSERT INTO ${name} (${columns.join()}) ${values}`;
    const add = linesOn(database, columns.length, text);
    return (lines) => void add(lines.flat());
  }

  const room = into('room', [
    'id',
    'name',
    'seq',
    'last',
    'due',
    'phase',
    'noted',
    'ran',
    'marked',
    'packed',
  ]);
  const event = into('event', ['id', 'room', 'seq', 'before', 'at', 'command', 'body', 'author']);
  const others = new Map<TableName, (lines: readonly (readonly Value[])[]) => void>();

  function nextEvent(line: Line): readonly Value[] {
    const { room: of = null, seq = null, at = null, command = null, body = null, author = null } = line;
    const before = lasts.get(of) ?? 0;
    newest += 1;
    lasts.set(of, newest);
    return [newest, of, seq, before, at, command, body, author];
  }

  function other(table: TableName, lines: readonly Line[]): void {
    const columns = Object.keys(TABLES[table].columns);
    const add = others.get(table) ?? into(table, columns);
    others.set(table, add);
    add(lines.map((line) => columns.map((column) => line[column] ?? null)));
  }

  return {
    lines(table, lines) {
      if (table === 'room') room(lines.map(roomLine));
      else if (table === 'gone') room(lines.map(goneLine));
      else if (table === 'event') event(lines.map(nextEvent));
      else other(table, lines);
    },
    ends() {
      const end = linesOn(database, 2, END_ROOMS);
      let some: Value[] = [];
      for (const [of, last] of lasts) {
        some.push(of, last);
        if (some.length < 2000) continue;
        end(some);
        some = [];
      }
      end(some);
    },
  };
}

/** Without its last row, which is not there yet. */
function roomLine(line: Line): readonly Value[] {
  const { id = null, name = null, seq = null, due = null, phase = null } = line;
  const { noted = null, ran = null, marked = null, packed = 0 } = line;
  return [id, name, seq, 0, due, phase, noted, ran, marked, packed];
}

function goneLine({ room = null }: Line): readonly Value[] {
  return [room, `${GONE}${String(room)}`, 0, 0, null, null, null, null, null, 0];
}
