/**
 * A lesson as a table: the rules judge the learner's plays, the lesson decides the dice, the others follow its script.
 */
import {
  decide,
  foldRow,
  open,
  type Command,
  type Dice,
  type LoggedRow,
  type RoomState,
  type Row,
} from '@ludo/room';
import { assertNever, failure, parsePosition, printPosition, success, type Result } from '@ludo/rules';
import {
  nothingOfOthers,
  seatsOf,
  type ActResult,
  type Latest,
  type Table,
  type TableView,
} from '../table/table.ts';
import type { Lesson, Task } from './lesson.ts';

export interface Progress {
  readonly step: number;
  /** From 0; after the last task the number of tasks. */
  readonly task: number;
  /** `missed`: another legal play than the step is about; the learner can try again. */
  readonly state: 'doing' | 'missed' | 'done';
  /** From now on the right play is pointed out. */
  readonly hasMissed: boolean;
}

interface LessonTable extends Table {
  readonly progress: () => Progress;
  readonly goTo: (step: number) => boolean;
  readonly again: () => void;
  /** Lets the others throw and play. */
  readonly goOn: () => void;
  readonly ask: (colour: number, place: number) => void;
}

const LEARNER = 'learner';
/** Rows after a restart have numbers below the previous ones, so that its past is not told. */
const HIGHEST = 1_000_000;
const APART = 1000;

interface Moment {
  readonly room: RoomState;
  readonly rows: number;
}

export function openLessonTable(
  lesson: Lesson,
  from: number,
  nameOf: (colours: readonly number[]) => string,
): LessonTable {
  const listeners = new Set<() => void>();
  let beginnings = 0;
  let now: Moment = begun(positionAt(lesson, from), nameOf);
  let before: Moment = now;
  let progress: Progress = { step: from, task: 0, state: 'doing', hasMissed: false };
  let view = viewOf(now, null);

  function taskNow(): Task | null {
    return progress.state === 'doing' ? (lesson.steps[progress.step]?.tasks[progress.task] ?? null) : null;
  }

  function viewOf({ room, rows }: Moment, latest: { row: Row; events: Latest['events'] } | null): TableView {
    const seq = HIGHEST - beginnings * APART + rows;
    const task = taskNow();
    const acts = task !== null && task.do !== 'watch';
    const held = seatsOf(room, LEARNER);
    return {
      ...nothingOfOthers,
      room: { ...room, seq },
      person: LEARNER,
      mine: acts ? held : [],
      connection: { state: 'local' },
      here: room.seatList.map(({ player }) => player),
      mayUndo: false,
      mayAnnounce: task?.do === 'announce',
      latest: latest && { ...latest, seq },
      caughtUp: [],
    };
  }

  const show = (latest: { row: Row; events: Latest['events'] } | null): void => {
    view = viewOf(now, latest);
    for (const listener of listeners) listener();
  };

  const jumpTo = (moment: Moment): void => {
    beginnings += 1;
    now = moment;
    before = moment;
    show(null);
  };

  /** `pass` returns what comes next, and is only called for an accepted command. */
  const carryOut = (
    command: Command,
    person: string,
    dice: readonly number[],
    pass: () => void,
  ): ActResult => {
    const decided = decide(now.room, command, { person, dice: dealt(dice) });
    if (!decided.ok) return decided;
    const { state, events } = foldRow(now.room, logged(now, decided.value));
    now = { room: state, rows: now.rows + 1 };
    pass();
    show({ row: decided.value, events });
    return success(null);
  };

  const passTask = (): void => {
    const tasks = lesson.steps[progress.step]?.tasks ?? [];
    const task = progress.task + 1;
    progress = { ...progress, task, state: task < tasks.length ? 'doing' : 'done', hasMissed: false };
    before = now;
  };

  const act = (command: Command): ActResult => {
    const task = taskNow();
    if (command.do === 'throw' && task?.do === 'throw') {
      return carryOut(command, LEARNER, task.dice, passTask);
    }
    if (command.do === 'throw' && task?.do === 'announce') {
      before = now;
      return carryOut(command, LEARNER, task.dice, () => {
        if (command.announcement === task.announcement) passTask();
        else progress = { ...progress, state: 'missed' };
      });
    }
    if (command.do === 'play' && (task?.do === 'play' || task?.do === 'ask')) {
      before = now;
      const isMeant = task.do === 'play' && task.plays.includes(command.play);
      return carryOut(command, LEARNER, [], () => {
        if (isMeant) passTask();
        else progress = { ...progress, state: 'missed' };
      });
    }
    return failure({ code: 'not-your-turn', clause: null });
  };

  const playTurns = (turns: readonly string[]): void => {
    for (const [nth, turn] of turns.entries()) {
      const { dice, play } = readTurn(turn);
      const isLast = nth === turns.length - 1;
      const deeds: Command[] = [{ do: 'throw', ply: now.room.ply }];
      if (play !== null) deeds.push({ do: 'play', ply: now.room.ply + 1, play });
      for (const [part, deed] of deeds.entries()) {
        const ends = isLast && part === deeds.length - 1;
        const done = carryOut(deed, actorIn(now.room), dice, ends ? passTask : () => {});
        if (!done.ok) throw new Error(`the script of ${lesson.id} cannot be played: ${turn}`);
      }
    }
  };

  return {
    kind: 'local',
    moving: null,
    asking: null,
    push: null,
    television: null,
    replayPath: () => null,
    checkLog: null,
    soFar: () => Promise.resolve(null),
    record: () => Promise.resolve(null),
    talk: null,
    view: () => view,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    act: (command) => Promise.resolve(act(command)),
    undo: () => false,
    close: () => listeners.clear(),
    progress: () => progress,
    goTo: (step) => {
      const next = lesson.steps[step];
      if (next === undefined) return false;
      // Only from its very end does a step go on in the next.
      const goesOn = next.at === null && progress.state === 'done' && step === progress.step + 1;
      const moment = goesOn ? now : begun(positionAt(lesson, step), nameOf);
      progress = { step, task: 0, state: 'doing', hasMissed: false };
      if (!goesOn) jumpTo(moment);
      else {
        before = now;
        show(null);
      }
      return true;
    },
    again: () => {
      if (progress.state !== 'missed') return;
      progress = { ...progress, state: 'doing', hasMissed: true };
      jumpTo(before);
    },
    goOn: () => {
      const task = taskNow();
      if (task?.do === 'watch') playTurns(task.turns);
    },
    ask: (colour, place) => {
      const task = taskNow();
      if (task?.do !== 'ask' || task.colour !== colour || task.place !== place) return;
      passTask();
      show(null);
    },
  };
}

/** Throws if the script cannot be played. */
export function positionAt(lesson: Lesson, step: number): string {
  const at = lesson.steps[step]?.at;
  if (at === undefined) throw new Error(`${lesson.id} has no step ${step}`);
  if (at !== null) return at;
  const ended = endOf(lesson, step - 1);
  if (ended.position === null) throw new Error(`${lesson.id}: step ${step} goes on from nothing`);
  return printPosition(ended.position);
}

function endOf(lesson: Lesson, step: number): RoomState {
  let moment = begun(positionAt(lesson, step), String);
  const make = (command: Command, dice: readonly number[]): void => {
    const decided = decide(moment.room, command, { person: actorIn(moment.room), dice: dealt(dice) });
    if (!decided.ok) throw new Error(`${lesson.id}, step ${step}: ${decided.error.code}`);
    moment = { room: foldRow(moment.room, logged(moment, decided.value)).state, rows: moment.rows + 1 };
  };
  const makeTurn = (dice: readonly number[], play: string | null): void => {
    make({ do: 'throw', ply: moment.room.ply }, dice);
    if (play !== null) make({ do: 'play', ply: moment.room.ply, play }, []);
  };
  for (const task of lesson.steps[step]?.tasks ?? []) {
    switch (task.do) {
      case 'throw':
        makeTurn(task.dice, null);
        break;
      case 'announce':
        make({ do: 'throw', ply: moment.room.ply, announcement: task.announcement }, task.dice);
        break;
      case 'play':
        make({ do: 'play', ply: moment.room.ply, play: task.plays[0] ?? '' }, []);
        break;
      case 'watch':
        for (const turn of task.turns) {
          const { dice, play } = readTurn(turn);
          makeTurn(dice, play);
        }
        break;
      case 'ask':
        break;
      default:
        assertNever(task);
    }
  }
  return moment.room;
}

/** '21 G9>>12': dice 2 and 1, and what is played with them. */
function readTurn(turn: string): { readonly dice: readonly number[]; readonly play: string | null } {
  const [faces = '', play = null] = turn.split(' ');
  return { dice: [...faces].map(Number), play };
}

function begun(text: string, nameOf: (colours: readonly number[]) => string): Moment {
  const { rules, seats } = expected(parsePosition(text));
  const opened = expected(open({ rules, seats, position: text }, LEARNER));
  const first: LoggedRow = { s: 1, at: 0, row: opened };
  let moment: Moment = { room: foldRow(null, first).state, rows: 1 };
  const sits = moment.room.seatList.map(({ player, colours }) => ({ player, name: nameOf(colours) }));
  const commands: Command[] = [...sits.map((sit) => ({ do: 'sit' as const, ...sit })), { do: 'start' }];
  for (const command of commands) {
    const person = command.do === 'sit' ? personOf(command.player) : LEARNER;
    const row = expected(decide(moment.room, command, { person, dice: dealt([]) }));
    moment = { room: foldRow(moment.room, logged(moment, row)).state, rows: moment.rows + 1 };
  }
  return moment;
}

const personOf = (player: number): string => (player === 1 ? LEARNER : `other ${player}`);

function actorIn({ position, seatList }: RoomState): string {
  const seat = seatList.find(({ colours }) => position?.colour != null && colours.includes(position.colour));
  return personOf(seat?.player ?? 1);
}

function logged({ rows }: Moment, row: Row): LoggedRow {
  return { s: rows + 1, at: 0, row };
}

function dealt(faces: readonly number[]): Dice {
  return { throw: () => ({ faces, origin: 'lesson' }) };
}

function expected<T>(result: Result<T, { readonly reason: string } | { readonly code: string }>): T {
  if (!result.ok) throw new Error(`a lesson cannot begin: ${JSON.stringify(result.error)}`);
  return result.value;
}
