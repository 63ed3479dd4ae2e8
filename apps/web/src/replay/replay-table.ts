/** A game that has been played, as a table at which one moment after the other is shown. Nobody sits at it. */
import type { PersonId, RoomState } from '@ludo/room';
import { momentsOf, type Deed, type Moments } from '@ludo/room/record';
import { failure } from '@ludo/rules';
import { marksOf, turnsOf, type Mark, type TurnSpan } from './turns.ts';
import { nothingOfOthers, type CaughtUp, type Latest, type Table, type TableView } from '../table/table.ts';

export interface ReplayTable extends Table {
  readonly moments: Moments;
  /** The same array while nothing is added. */
  readonly turns: () => readonly TurnSpan[];
  /** The same; folds the whole game once, a long one part by part: the view changes with each. */
  readonly marks: () => readonly Mark[];
  /** From 0. */
  readonly at: () => number;
  /** What happens there is not shown. Beyond the ends: the first or last moment. */
  readonly goTo: (nth: number) => void;
  /** Shows what happens next; false after the last moment. */
  readonly step: () => boolean;
  /** Of a game that goes on; what is looked at stays. */
  readonly add: (deed: Deed) => void;
}

interface ReplayedGame {
  /** Before the game's start. */
  readonly before: RoomState;
  /** From the start on. */
  readonly deeds: readonly Deed[];
  /** Who looks, where it is a game of their own; null: nobody is "you". */
  readonly person: PersonId | null;
  /** Of the table that it is looked at from: the board lies as it does there. */
  readonly connection: TableView['connection'];
  readonly record: (hasNames: boolean) => Promise<string | null>;
  /** By which it came here; null: by none. */
  readonly path: string | null;
}

/** Moments that are folded at once: no game that people play has more, and a slow phone takes a fifth of a second. */
export const MARKED_AT_ONCE = 2000;

/** Moments whose sentences are kept at a jump. */
const TOLD = 12;

/** Rows of the stage are numbered by moments, so that the next moment is the next row. */
const seqOf = (nth: number): number => nth + 1;

export function openReplayTable(game: ReplayedGame, from = 0): ReplayTable {
  const { before, deeds, person, connection, record, path } = game;
  const moments = momentsOf(before, deeds);
  const listeners = new Set<() => void>();
  let turns = turnsOf(moments);
  let marks: readonly Mark[] = [];
  let marked = 0;
  let marking: ReturnType<typeof setTimeout> | null = null;
  let nth = bounded(from);
  let view = jumped();

  function bounded(wanted: number): number {
    return Math.max(0, Math.min(moments.length() - 1, wanted));
  }

  function viewWith(latest: Latest | null, caughtUp: readonly CaughtUp[]): TableView {
    const { room } = moments.at(nth);
    return {
      ...nothingOfOthers,
      room: { ...room, seq: seqOf(nth) },
      person,
      mine: [],
      connection,
      here: room.seatList.map(({ player }) => player),
      mayUndo: false,
      mayAnnounce: false,
      latest,
      caughtUp,
    };
  }

  function jumped(): TableView {
    const told: CaughtUp[] = [];
    for (let each = Math.max(0, nth - TOLD + 1); each <= nth; each += 1) {
      const { room, events } = moments.at(each);
      told.push({ seq: seqOf(each), events, room });
    }
    return viewWith(null, told);
  }

  const show = (next: TableView): void => {
    view = next;
    for (const listener of listeners) listener();
  };

  /** Whoever looks asks for more marks. */
  const markOn = (): void => {
    marking = null;
    show({ ...view });
  };

  return {
    kind: 'replay',
    moving: null,
    asking: null,
    push: null,
    television: null,
    replayPath: () => path,
    checkLog: null,
    soFar: () => Promise.resolve(null),
    record,
    talk: null,
    view: () => view,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    act: () => Promise.resolve(failure({ code: 'not-your-turn', clause: null })),
    undo: () => false,
    close: () => {
      listeners.clear();
      if (marking !== null) clearTimeout(marking);
    },
    moments,
    turns: () => turns,
    marks: () => {
      if (marking !== null) return marks;
      const to = Math.min(moments.length(), marked + MARKED_AT_ONCE);
      const further = marksOf(moments, marked, to);
      if (further.length > 0) marks = [...marks, ...further];
      marked = to;
      if (to < moments.length()) marking = setTimeout(markOn);
      return marks;
    },
    at: () => nth,
    goTo: (wanted) => {
      if (bounded(wanted) === nth) return;
      nth = bounded(wanted);
      show(jumped());
    },
    step: () => {
      if (nth >= moments.length() - 1) return false;
      nth += 1;
      const { row, events } = moments.at(nth);
      show(viewWith({ seq: seqOf(nth), row, events }, []));
      return true;
    },
    add: (deed) => {
      const before = moments.length();
      moments.add(deed);
      if (moments.length() > before) turns = turnsOf(moments, turns);
      show({ ...view });
    },
  };
}
