/** The tables at which this browser last had a seat. Holds no secrets. */
import { recallJson, remember } from '../device/storage.ts';
import { storedGameNote, wentOnline } from '../device/stored-game-note.ts';
import { isInstant } from '../device/instants.ts';

interface OwnTable {
  readonly room: string;
  readonly rules: string;
  /** What they are called; absent: nothing. */
  readonly rulesName?: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly others: readonly string[];
  /** There is no seat there any more, or the table is closed. */
  readonly isLeft?: true;
  /** The number of the last game that has ended there, if one has. */
  readonly ended?: number;
}

const KEY = 'tables';
const MOST = 5;
/** Milliseconds. */
const DAY = 86_400_000;

/** The last one first. */
export function readOwnTables(remembered: unknown): readonly OwnTable[] {
  if (!Array.isArray(remembered)) return [];
  return remembered
    .flatMap((each: unknown): readonly OwnTable[] => {
      if (typeof each !== 'object' || each === null) return [];
      const { room, rules, rulesName, at, others, isLeft, ended }: Partial<Record<keyof OwnTable, unknown>> =
        each;
      if (typeof room !== 'string' || typeof rules !== 'string' || !isInstant(at)) return [];
      if (!isRoomName(room)) return [];
      const table = { room, rules, at, others: namesIn(others), ...endedIn(ended), ...calledIn(rulesName) };
      return [isLeft === true ? { ...table, isLeft } : table];
    })
    .slice(0, MOST);
}

function namesIn(found: unknown): readonly string[] {
  return Array.isArray(found) ? found.filter((name) => typeof name === 'string') : [];
}

function endedIn(ended: unknown): Pick<OwnTable, 'ended'> {
  return typeof ended === 'number' && Number.isInteger(ended) && ended > 0 ? { ended } : {};
}

export function calledIn(rulesName: unknown): { readonly rulesName?: string } {
  return typeof rulesName === 'string' ? { rulesName } : {};
}

export function isRoomName(text: string): boolean {
  return /^[A-Za-z0-9_-]{12}$/.test(text);
}

export function ownTables(): readonly OwnTable[] {
  return readOwnTables(recallJson(KEY));
}

/** The own table of this code, if capital and small letters alone tell them apart; else the code. */
export function spelledAsOwn(code: string): string {
  const tables = ownTables().map(({ room }) => room);
  const [only, ...others] = tables.filter((room) => room.toLowerCase() === code.toLowerCase());
  return tables.includes(code) || only === undefined || others.length > 0 ? code : only;
}

export function noteOwnTable(table: OwnTable): void {
  keep([table, ...ownTables().filter(({ room }) => room !== table.room)]);
}

/** The table of the last seat, for a day; null: it has been left, or the game that went there from this screen leads to it. */
export function tableToGoOn(now: number = Date.now()): OwnTable | null {
  const [last] = ownTables();
  if (last === undefined || last.isLeft === true || now - last.at > DAY) return null;
  return storedGameNote() !== null && wentOnline() === last.room ? null : last;
}

/** Nothing changes where the table is not among them. One that is closed gives no games away any more. */
export function noteLeft(room: string, isClosed = false): void {
  const tables = ownTables();
  const left = tables.map((table): OwnTable => {
    if (table.room !== room) return table;
    const { ended, ...others } = table;
    return { ...others, isLeft: true, ...(isClosed ? {} : endedIn(ended)) };
  });
  if (JSON.stringify(left) !== JSON.stringify(tables)) keep(left);
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
