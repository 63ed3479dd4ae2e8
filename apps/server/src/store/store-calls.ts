// Owns the messages between the main thread and the store thread.
import type { EventStore, RoomRow } from './event-store.ts';

export const storeMethods = [
  'append',
  'load',
  'read',
  'length',
  'lengths',
  'keepSnapshot',
  'list',
  'dues',
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
type Missing = Exclude<keyof EventStore, StoreMethod | 'close'>;
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

export async function printRows(rows: readonly unknown[]): Promise<RowTexts> {
  const texts: string[] = [];
  for (let from = 0; from < rows.length; from += PORTION) {
    if (from > 0) await nextTurn();
    texts.push(JSON.stringify(rows.slice(from, from + PORTION)));
  }
  return { texts };
}

export async function parseRows<Row>(printed: RowTexts): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (const [nth, text] of printed.texts.entries()) {
    if (nth > 0) await nextTurn();
    rows.push(...(JSON.parse(text) as Row[]));
  }
  return rows;
}

function nextTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

export function printAppend(rows: readonly RoomRow[]): string {
  return JSON.stringify(rows);
}

export function parseAppend(text: string): readonly RoomRow[] {
  return JSON.parse(text) as RoomRow[];
}
