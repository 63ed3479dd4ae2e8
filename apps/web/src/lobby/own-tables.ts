/** The tables at which this browser last had a seat. Holds no secrets. */
import { recallJson, remember } from '../device/storage.ts';

interface OwnTable {
  readonly room: string;
  readonly rules: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly others: readonly string[];
}

const KEY = 'tables';
const MOST = 5;

/** The last one first. */
export function readOwnTables(remembered: unknown): readonly OwnTable[] {
  if (!Array.isArray(remembered)) return [];
  return remembered
    .flatMap((each: unknown) => {
      if (typeof each !== 'object' || each === null) return [];
      const { room, rules, at, others }: Partial<Record<keyof OwnTable, unknown>> = each;
      if (typeof room !== 'string' || typeof rules !== 'string' || typeof at !== 'number') return [];
      return isRoomName(room) && Number.isFinite(at) ? [{ room, rules, at, others: namesIn(others) }] : [];
    })
    .slice(0, MOST);
}

function namesIn(found: unknown): readonly string[] {
  return Array.isArray(found) ? found.filter((name) => typeof name === 'string') : [];
}

export function isRoomName(text: string): boolean {
  return /^[A-Za-z0-9_-]{12}$/.test(text);
}

export function ownTables(): readonly OwnTable[] {
  return readOwnTables(recallJson(KEY));
}

export function noteOwnTable(table: OwnTable): void {
  keep([table, ...ownTables().filter(({ room }) => room !== table.room)]);
}

export function dropOwnTable(room: string): boolean {
  const before = ownTables();
  const after = before.filter((table) => table.room !== room);
  if (after.length < before.length) keep(after);
  return after.length < before.length;
}

function keep(tables: readonly OwnTable[]): void {
  remember(KEY, tables.length === 0 ? null : JSON.stringify(tables.slice(0, MOST)));
}
