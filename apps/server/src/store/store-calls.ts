// Owns the messages between the main thread and the store thread.
import type { Phase } from '@ludo/room';
import { bodyOf } from './event-store.ts';
import type { EventStore, RoomRow, RoomSeed } from './event-store.ts';

export const storeMethods = [
  'append',
  'load',
  'read',
  'length',
  'lengths',
  'snapshotMark',
  'keepSnapshot',
  'list',
  'claimDues',
  'letDuesGo',
  'findDues',
  'ends',
  'notePhase',
  'runOn',
  'see',
  'mark',
  'unmark',
  'pack',
  'remove',
  'size',
  'credentials',
  'keepCredentials',
] as const satisfies readonly (keyof EventStore)[];
export type StoreMethod = (typeof storeMethods)[number];

/** A compile error here names what the list lacks. */
type Missing = Exclude<keyof EventStore, StoreMethod | 'close' | 'time'>;
const isComplete: [Missing] extends [never] ? true : Missing = true;
void isComplete;

/** `close` comes last, and is answered once the file is closed. */
export interface Call {
  readonly id: number;
  readonly method: StoreMethod | 'close';
  readonly args: readonly unknown[];
}

export interface CallAnswer {
  readonly id: number;
  readonly result: unknown;
}

/** Rows before the event loop turns: some two milliseconds. */
const PORTION = 250;

/** Copying thousands of objects between threads is slower than text, which can also go in portions. */
export interface RowTexts {
  readonly texts: readonly string[];
}

export async function textsOfRows(rows: readonly unknown[]): Promise<RowTexts> {
  const texts: string[] = [];
  for (let from = 0; from < rows.length; from += PORTION) {
    if (from > 0) await nextTurn();
    texts.push(JSON.stringify(rows.slice(from, from + PORTION)));
  }
  return { texts };
}

export async function rowsOfTexts<Row>({ texts }: RowTexts): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (const [nth, text] of texts.entries()) {
    if (nth > 0) await nextTurn();
    rows.push(...(JSON.parse(text) as Row[]));
  }
  return rows;
}

function nextTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

type RowFields = readonly [
  room: string,
  s: number,
  at: number,
  id: string | null,
  due: number | null,
  phase: Phase | null,
  author: number | null,
  seed: RoomSeed | null,
];

/** Bodies are a line each: written into other text, each of their quotes would be escaped. */
export interface AppendTexts {
  readonly rows: string;
  readonly bodies: string;
}

export function textsOfAppend(rows: readonly RoomRow[]): AppendTexts {
  const fields = rows.map(
    ({
      room,
      logged: { s, at, id = null },
      due = null,
      phase = null,
      author = null,
      seed = null,
    }): RowFields => [room, s, at, id, due, phase, author, seed],
  );
  return { rows: JSON.stringify(fields), bodies: rows.map(({ logged }) => bodyOf(logged)).join('\n') };
}

export function rowsOfAppend({ rows, bodies }: AppendTexts): readonly RoomRow[] {
  const lines = bodies.split('\n');
  return (JSON.parse(rows) as RowFields[]).map(([room, s, at, id, due, phase, author, seed], nth) => ({
    room,
    logged: { s, at, body: lines[nth] ?? '', ...(id === null ? {} : { id }) },
    due,
    author,
    ...(phase === null ? {} : { phase }),
    ...(seed === null ? {} : { seed }),
  }));
}
