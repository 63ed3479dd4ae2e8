// Owns looking at any moment of a game again: a few states are remembered, the others are folded from them.
import type { RoomEvent, RoomState } from '../state.ts';
import { foldRow } from '../fold/fold.ts';
import type { Row } from '../rows.ts';
import type { Deed } from './play-record.ts';
import { withRecordSeat } from './record-room.ts';

/** The game after its start, a throw, a play or its end. */
export interface Moment {
  /** 0: the start. */
  readonly nth: number;
  readonly row: Row;
  readonly room: RoomState;
  /** Also of what happened at the table since the moment before. */
  readonly events: readonly RoomEvent[];
}

export interface Moments {
  readonly length: () => number;
  /** Without folding anything; undefined where there is no moment. */
  readonly rowAt: (nth: number) => Row | undefined;
  /** Throws RangeError where there is none, and DamagedLog for rows that do not fit. */
  readonly at: (nth: number) => Moment;
  /** Of a game that goes on. */
  readonly add: (deed: Deed) => void;
}

/** Moments between two states that are remembered. */
const APART = 32;

const OF_THE_GAME: readonly Row['t'][] = ['start', 'throw', 'play', 'end'];

/** `before`: the state before the game's start; `deeds`: from the start on. */
export function momentsOf(before: RoomState, deeds: readonly Deed[]): Moments {
  /** The deeds of each moment; the last is its own row. */
  const parts: (readonly Deed[])[] = [];
  const remembered = new Map<number, RoomState>([[-1, before]]);
  let waiting: Deed[] = [];
  let last: Moment | null = null;

  const add = (deed: Deed): void => {
    waiting.push(deed);
    if (!('row' in deed) || !OF_THE_GAME.includes(deed.row.t)) return;
    parts.push(waiting);
    waiting = [];
  };

  const stateBefore = (nth: number): RoomState => {
    if (last?.nth === nth - 1) return last.room;
    const from = Math.floor(nth / APART) * APART - 1;
    for (let known = from; ; known -= APART) {
      const state = remembered.get(Math.max(-1, known));
      if (state !== undefined) return foldedTo(state, Math.max(-1, known) + 1, nth);
    }
  };

  /** From the moment `from` on, without the moment `to`. */
  const foldedTo = (state: RoomState, from: number, to: number): RoomState => {
    let after = state;
    for (let nth = from; nth < to; nth += 1) {
      after = foldPart(after, parts[nth] ?? []).room;
      if ((nth + 1) % APART === 0) remembered.set(nth, after);
    }
    return after;
  };

  const rowAt = (nth: number): Row | undefined => {
    const own = parts[nth]?.at(-1);
    return own !== undefined && 'row' in own ? own.row : undefined;
  };

  const at = (nth: number): Moment => {
    const row = rowAt(nth);
    if (row === undefined) throw new RangeError(`there is no moment ${nth} among ${parts.length}`);
    if (last?.nth === nth) return last;
    last = { nth, row, ...foldPart(stateBefore(nth), parts[nth] ?? []) };
    return last;
  };

  for (const deed of deeds) add(deed);
  return { length: () => parts.length, rowAt, at, add };
}

function foldPart(state: RoomState, part: readonly Deed[]): Pick<Moment, 'room' | 'events'> {
  let room = state;
  const events: RoomEvent[] = [];
  for (const deed of part) {
    if ('seat' in deed) {
      room = withRecordSeat(room, deed.seat);
      continue;
    }
    const folded = foldRow(room, { s: room.seq + 1, at: deed.at, row: deed.row });
    room = folded.state;
    events.push(...folded.events);
  }
  return { room, events };
}
