/** What this page has found out about the dice of its table: each throw is worked out again as it comes. */
import {
  checkRow,
  foldRow,
  readSnapshot,
  type DiceFault,
  type LoggedRow,
  type PersonId,
  type RoomState,
  type WithoutValue,
} from '@ludo/room';
import type { Joined } from '@ludo/protocol';

export interface FoundFault {
  /** Which throw of the room. */
  readonly n: number;
  /**
   * 'foreign-tip': published in the name of this page's person, and this device does not have its chain;
   * 'another-announcement': than this page had sent with the value of the throw.
   */
  readonly fault: DiceFault | 'another-log' | 'foreign-tip' | 'another-announcement';
  /** What should have come; null: it cannot be said. */
  readonly expected: string | null;
  /** The row, and what was known before it. */
  readonly row: LoggedRow | null;
  readonly before: RoomState | null;
}

/** The last throw that this device knows of. */
export interface SeenThrow {
  readonly n: number;
  readonly result: string;
}

export interface DiceChecked {
  /** Of the present game: throws that this page found right. A start counts as one. */
  readonly right: number;
  /** Of these, for whom they were made. */
  readonly without: Readonly<Record<WithoutValue, number>>;
  /** Oldest first. */
  readonly faults: readonly FoundFault[];
  /** Throws of this game that were made without the value that this page had sent. */
  readonly heldBack: number;
  /** Throws by which the table went back since this device was here last. */
  readonly wentBack: number;
  readonly isRestored: boolean;
  /** Of the last throw; null: it came before this page, or there was none. */
  readonly last: 'right' | 'wrong' | null;
}

/** All rows of a room up to one, checked from the first on. */
export interface WholeLog {
  /** The last of them. */
  readonly seq: number;
  readonly checked: DiceChecked;
  readonly state: RoomState;
}

export const nothingChecked: DiceChecked = {
  right: 0,
  without: { bot: 0, clock: 0, device: 0 },
  faults: [],
  heldBack: 0,
  wentBack: 0,
  isRestored: false,
  last: null,
};

/** Faults that are kept. */
const MOST = 20;

/** Rows that came together and are checked at once: more would stop the page for too long. */
const AT_ONCE = 60;

/** A value that this page has sent. */
export interface SentValue {
  /** For the throw or the start that was expected then. */
  readonly ply: number;
  readonly value: string;
  /** With the throw; null: nothing. Of several tries any may have come. */
  readonly announcements?: readonly (string | null)[];
}

/** `room`: its name. */
export function afterRow(
  checked: DiceChecked,
  room: string,
  before: RoomState | null,
  row: LoggedRow,
  sent: SentValue | null = null,
): DiceChecked {
  if (before === null || before.fair === null) return checked;
  const finding = checkRow(room, before, row.row);
  const isStart = row.row.t === 'start';
  const since = isStart
    ? { ...checked, right: 0, without: nothingChecked.without, heldBack: 0, last: null }
    : checked;
  if (finding === null) return since;
  switch (finding.is) {
    case 'restored':
      return { ...since, isRestored: true };
    case 'wrong': {
      const { fault, expected } = finding;
      const n = before.fair.n + 1;
      return { ...withFault(since, { n, fault, expected, row, before }), last: 'wrong' };
    }
    case 'right': {
      const { without } = finding;
      if (isAnotherAnnouncement(row.row, sent)) {
        const fault = {
          n: before.fair.n + 1,
          fault: 'another-announcement',
          expected: null,
          row,
          before,
        } as const;
        return { ...withFault(since, fault), last: 'wrong' };
      }
      return {
        ...since,
        right: since.right + 1,
        without:
          without === null ? since.without : { ...since.without, [without]: since.without[without] + 1 },
        heldBack:
          since.heldBack + Number(sent?.ply === before.ply && !valuesIn(row.row).includes(sent.value)),
        last: 'right',
      };
    }
  }
}

/** The server has the value when it writes the row, so only the device that sent it can tell. */
function isAnotherAnnouncement(row: LoggedRow['row'], sent: SentValue | null): boolean {
  if (row.t !== 'throw' || sent?.announcements === undefined || row.p !== sent.value) return false;
  return !sent.announcements.includes(row.a ?? null);
}

function valuesIn(row: LoggedRow['row']): readonly (string | undefined)[] {
  if (row.t === 'start') return row.f?.of.map(([, , , value]) => value) ?? [];
  return row.t === 'throw' ? [row.p] : [];
}

/** `isOwn`: this device has the chain of that tip. Without what was known before, an older tip may have been forgotten. */
export function withForeignTips(
  checked: DiceChecked,
  known: RoomState | null,
  state: RoomState | null,
  person: PersonId | null,
  isOwn: (tip: string) => boolean,
): DiceChecked {
  const before = tipsOf(known, person);
  const foreign = tipsOf(state, person).filter((tip) => !before.includes(tip) && !isOwn(tip));
  if (known === null || foreign.length === 0) return checked;
  const n = (state?.fair?.n ?? 0) + 1;
  return withFault(checked, { n, fault: 'foreign-tip', expected: null, row: null, before: state });
}

function tipsOf(room: RoomState | null, person: PersonId | null): readonly string[] {
  const mine = room?.fair?.persons.find((each) => each.person === person);
  return [mine?.chain, mine?.next].flatMap((chain) => chain?.tip ?? []);
}

/** `known`: what the page knew before it joined. `seen`: what this device knew. */
export function afterJoin(
  checked: DiceChecked,
  room: string,
  known: RoomState | null,
  { snapshot, rows }: Pick<Joined, 'snapshot' | 'rows'>,
  seen: SeenThrow | null,
  sent: SentValue | null = null,
): DiceChecked {
  let state = snapshot === undefined ? known : readSnapshot(snapshot);
  const isOther = state?.game !== known?.game || snapshot !== undefined;
  let after: DiceChecked = isOther ? { ...checked, last: null } : checked;
  if (state !== null && known !== null && state.game !== known.game)
    after = { ...after, right: 0, without: nothingChecked.without, heldBack: 0 };
  after = compared(after, state, seen);
  const news = rows.filter(({ s }) => s > (state?.seq ?? 0));
  if (news.length > AT_ONCE) return { ...after, last: null };
  for (const row of news) {
    after = afterRow(after, room, state, row, sent);
    state = foldRow(state, row).state;
    if (row.row.t === 'throw' || row.row.t === 'start') after = compared(after, state, seen);
  }
  const n = state?.fair?.n ?? null;
  return n !== null && seen !== null && n < seen.n ? { ...after, wentBack: seen.n - n } : after;
}

/** `log`: all rows up to what the page knows, `room`, checked from the first on. */
export function afterLog(
  checked: DiceChecked,
  room: RoomState,
  { checked: whole, state }: Pick<WholeLog, 'checked' | 'state'>,
): DiceChecked {
  const seen = room.fair === null ? null : { n: room.fair.n, result: room.fair.result };
  const faults = [
    ...checked.faults.filter(({ row, n }) => row === null || !whole.faults.some((found) => found.n === n)),
    ...whole.faults,
  ];
  const { right, without, last } = whole;
  return compared({ ...checked, right, without, last: checked.last ?? last, faults }, state, seen);
}

/** The same throw has the same result, or the log is another one. */
function compared(checked: DiceChecked, state: RoomState | null, seen: SeenThrow | null): DiceChecked {
  const fair = state?.fair ?? null;
  if (fair === null || fair.n !== seen?.n || fair.result === seen.result) return checked;
  return withOtherLog(checked, state, seen);
}

/** A table at which this device has seen dice that can be checked has no others. */
export function withLostProof(
  checked: DiceChecked,
  state: RoomState | null,
  seen: SeenThrow | null,
): DiceChecked {
  return state === null || state.fair !== null || seen === null
    ? checked
    : withOtherLog(checked, state, seen);
}

function withOtherLog(checked: DiceChecked, state: RoomState | null, seen: SeenThrow): DiceChecked {
  if (checked.faults.some(({ fault, n }) => fault === 'another-log' && n === seen.n)) return checked;
  const fault = {
    n: seen.n,
    fault: 'another-log',
    expected: seen.result,
    row: null,
    before: state,
  } as const;
  return withFault(checked, fault);
}

function withFault(checked: DiceChecked, fault: FoundFault): DiceChecked {
  return checked.faults.length >= MOST ? checked : { ...checked, faults: [...checked.faults, fault] };
}

/** Of the present game; its start is one of them. */
export function throwsOf({ phase, statistics }: RoomState): number {
  return phase === 'gathering' ? 0 : 1 + statistics.reduce((sum, { throws }) => sum + throws, 0);
}

/** Of the present game, before this page or unseen by it. */
export function uncheckedThrows({ right, faults }: DiceChecked, room: RoomState): number {
  const wrong = faults.filter(({ before, row }) => row !== null && isOfGame(before, row, room.game)).length;
  return Math.max(0, throwsOf(room) - right - wrong);
}

function isOfGame(before: RoomState | null, { row }: LoggedRow, game: number): boolean {
  return (before?.game ?? 0) + Number(row.t === 'start') === game;
}
