// Owns what is moved from one store into another: the lines of these tables, which both sides read and write with the
// same columns, whatever else they keep beside them. Who looks after which room's due is not moved: nobody does.
import type { DatabaseProblem } from './problems.ts';

/** What PostgreSQL calls the kinds of columns. `flag`: 0 or 1. */
type Kind = 'bigint' | 'integer' | 'text' | 'bytea' | 'flag';

interface Table {
  readonly columns: Readonly<Record<string, Kind>>;
  /** By which the lines are read in order. */
  readonly key: readonly string[];
  /** Lines that are in memory together. */
  readonly most: number;
}

export type TableName = 'room' | 'gone' | 'event' | 'pack' | 'snapshot' | 'seed' | 'credential' | 'known';

/** `at`: of the last row. `gone`: rooms that are taken away, whose rows are left over. Rooms come before their rows. */
export const TABLES: Readonly<Record<TableName, Table>> = {
  room: {
    columns: {
      id: 'bigint',
      name: 'text',
      seq: 'integer',
      at: 'bigint',
      due: 'bigint',
      phase: 'text',
      noted: 'integer',
      ran: 'bigint',
      marked: 'bigint',
      packed: 'integer',
    },
    key: ['id'],
    most: 2000,
  },
  gone: { columns: { room: 'bigint' }, key: ['room'], most: 2000 },
  event: {
    columns: {
      room: 'bigint',
      seq: 'integer',
      at: 'bigint',
      command: 'text',
      body: 'text',
      author: 'bigint',
    },
    key: ['room', 'seq'],
    most: 2000,
  },
  pack: {
    columns: { room: 'bigint', first: 'integer', last: 'integer', form: 'integer', body: 'bytea' },
    key: ['room', 'first'],
    most: 100,
  },
  snapshot: {
    columns: { room: 'bigint', seq: 'integer', version: 'integer', body: 'bytea' },
    key: ['room'],
    most: 100,
  },
  seed: { columns: { room: 'bigint', tip: 'text', seed: 'text' }, key: ['room', 'tip'], most: 2000 },
  credential: {
    columns: { hash: 'text', person: 'text', parent: 'text', live: 'flag', used: 'bigint' },
    key: ['hash'],
    most: 2000,
  },
  known: { columns: { room: 'text', person: 'text' }, key: ['room', 'person'], most: 2000 },
};

export const tableNames: readonly TableName[] = [
  'room',
  'gone',
  'event',
  'pack',
  'snapshot',
  'seed',
  'credential',
  'known',
];

export type Value = string | number | null | Buffer;
export type Line = Readonly<Record<string, Value>>;

/** Throws `Halted`. */
export interface MoveSource {
  /** Throws if something is damaged. */
  check(): void;
  lines(table: TableName): AsyncIterable<readonly Line[]>;
  count(table: TableName): Promise<number>;
  /** Milliseconds. */
  running(): Promise<number>;
}

/** Throws `Halted`; then, and until `keep` is done, nothing of it is there for a server. */
export interface MoveTarget {
  write(table: TableName, lines: readonly Line[]): Promise<void>;
  runOn(milliseconds: number): Promise<void>;
  /** After everything was written: looks whether each room is whole. `from`: who is to blame. */
  finish(from: string): Promise<void>;
  count(table: TableName): Promise<number>;
  keep(): Promise<void>;
}

export class Halted extends Error {
  readonly problem: DatabaseProblem;
  constructor(problem: DatabaseProblem) {
    super(problem.code);
    this.problem = problem;
  }
}

/** Parts of a table in the order of `key`. `after`: values of the key. */
export async function* partsOf(
  table: TableName,
  key: readonly string[],
  part: (after: readonly Value[], most: number) => Promise<readonly Line[]> | readonly Line[],
): AsyncGenerator<readonly Line[]> {
  const { columns, most } = TABLES[table];
  // Before every name, and every number that is given.
  let after: readonly Value[] = key.map((column) => (columns[column] === 'text' ? '' : 0));
  for (;;) {
    const lines = await part(after, most);
    if (lines.length > 0) yield lines;
    const last = lines.at(-1);
    if (last === undefined || lines.length < most) return;
    after = key.map((column) => last[column] ?? null);
  }
}
