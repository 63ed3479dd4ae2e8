// Owns what goes between the thread that plays and the thread that keeps: each call of the store, and its answer.
import type { EventStore, RoomRow } from './event-store.ts';

/** What the store is asked across the threads: all that it can, but for its end. */
export const storeMethods = [
  'append',
  'load',
  'read',
  'keepSnapshot',
  'list',
  'dues',
  'ends',
  'notePhase',
  'runOn',
  'see',
  'mark',
  'unmark',
  'remove',
  'size',
  'credentials',
  'keepCredentials',
] as const satisfies readonly (keyof EventStore)[];
export type StoreMethod = (typeof storeMethods)[number];

/** A method that is missing in the list is named here by the compiler. */
type Missing = Exclude<keyof EventStore, StoreMethod | 'close'>;
const isComplete: [Missing] extends [never] ? true : Missing = true;
void isComplete;

/** `close` is answered when the file is closed, and is the last call. */
export interface Call {
  readonly id: number;
  readonly method: StoreMethod | 'close';
  readonly args: readonly unknown[];
}

export interface CallAnswer {
  readonly id: number;
  readonly result: unknown;
}

/** Rows that are read as text at once, before the event loop turns. */
const PORTION = 250;

/** Objects by the thousand are copied slower than they are written as text and read again, and text is read in portions. */
export interface RowTexts {
  readonly texts: readonly string[];
}

export function packRows(rows: readonly unknown[]): RowTexts {
  const texts: string[] = [];
  for (let from = 0; from < rows.length; from += PORTION)
    texts.push(JSON.stringify(rows.slice(from, from + PORTION)));
  return { texts };
}

/** A long log is read while others are served. */
export async function unpackRows<Row>(packed: RowTexts): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (const [nth, text] of packed.texts.entries()) {
    if (nth > 0) await new Promise((resolve) => setImmediate(resolve));
    rows.push(...(JSON.parse(text) as Row[]));
  }
  return rows;
}

export function packAppend(rows: readonly RoomRow[]): string {
  return JSON.stringify(rows);
}

export function unpackAppend(text: string): readonly RoomRow[] {
  return JSON.parse(text) as RoomRow[];
}
