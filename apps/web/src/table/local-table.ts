/** Play on one screen: the room is in this page, its rows on this device. */
import {
  decide,
  decideDue,
  dueOf,
  foldRow,
  foldRows,
  nextInstant,
  open,
  type Accepted,
  type Command,
  type Dice,
  type LoggedRow,
  type Opening,
  type Outcome,
  type RoomRefusal,
  type Row,
} from '@ludo/room';
import { failure, success, type Result, type SetupError, type BotLevel } from '@ludo/rules';
import { chooseByBot } from './device-bots.ts';
import { deviceDice, tipBefore, type DeviceDice } from './device-dice.ts';
import { wentOnline } from '../device/stored-game-note.ts';
import { amongTabs, STAND_IN_AFTER } from './other-tabs.ts';
import { isContinued, numberedOn, played, withoutPastGames } from './past-games.ts';
import {
  isSameGame,
  keepBefore,
  keepRows,
  storedGame,
  replaceGame,
  roomBefore,
  settleText,
  storedText,
  timeToBegin,
  type StoredGame,
} from './stored-game.ts';
import { PERSON, viewOf } from './local-view.ts';
import { recallUndoneThrows, withoutLastAction } from './undo.ts';
import { type ActResult, type RecordOfGame, type Table, type TableView } from './table.ts';

type Played = Pick<StoredGame, 'rows' | 'room'>;

export interface LocalPlayer {
  readonly player: number;
  readonly name: string;
  readonly isBot: boolean;
  /** Absent: as well as a bot can. */
  readonly level?: BotLevel;
}

/** Everybody sits, and the kept room is replaced; nothing changes if the wish or a name is refused. */
export function beginHere(
  opening: Opening,
  players: readonly LocalPlayer[],
  dice: DeviceDice = deviceDice,
): Result<null, SetupError | RoomRefusal> {
  const opened = open(opening, PERSON, dice.newTip?.());
  if (!opened.ok) return opened;
  const first: LoggedRow = { s: 1, at: timeToBegin(), row: opened.value };
  const rows = [first];
  let room = foldRow(null, first).state;
  for (const { player, name, isBot, level = 'sensible' } of players) {
    const command: Command = isBot ? { do: 'bot', player, level } : { do: 'sit', player, name };
    const sat = decide(room, command, { person: PERSON, dice });
    if (!sat.ok) return sat;
    const row: LoggedRow = {
      s: rows.length + 1,
      at: nextInstant(room, first.at, Date.now()),
      row: sat.value,
    };
    rows.push(row);
    room = foldRow(room, row).state;
  }
  replaceGame(rows);
  return success(null);
}

/**
 * Null: no game is kept. `botsWait`: the factor by which a bot waits now. `onReplaced`: another tab has begun another
 * game, which ends this one.
 */
export function openLocalTable(
  dice: DeviceDice = deviceDice,
  botsWait = (): number => 1,
  onReplaced = (): void => {},
): Table | null {
  /** As this page knows them: other content comes from another tab. */
  let known = storedText();
  const kept = storedGame();
  if (kept === null) return null;
  let rows = [...kept.rows];
  let undone = recallUndoneThrows();
  const listeners = new Set<() => void>();
  let view: TableView = {
    ...viewOf(rows, kept.room, null, !undone.isNextKnown()),
    caughtUp: played(kept.rows, kept.caughtUp),
  };
  let alarm: ReturnType<typeof setTimeout> | undefined;
  let isForBots = false;
  let isClosed = false;
  let isResting = false;
  let isReplaced = false;
  let isFollowing = false;

  const thrown = (): Dice => undone.over(dice);
  const now = (): number => nextInstant(view.room, rows.at(-1)?.at ?? 0, Date.now());
  const tellAll = (): void => {
    for (const listener of listeners) listener();
  };

  const show = (row: Row, at: number, outcome: Outcome | null): void => {
    const logged: LoggedRow = { s: (view.room?.seq ?? 0) + 1, at, row };
    const folded = foldRow(view.room, logged, outcome);
    rows.push({ ...logged, s: rows.length + 1 });
    view = viewOf(rows, folded.state, { seq: logged.s, row, events: folded.events }, !undone.isNextKnown());
  };

  const append = ({ value: row, outcome }: Accepted): void => {
    if (row.t === 'start' && view.room !== null) keepBefore(view.room);
    undone.note(row);
    show(row, now(), outcome);
    if (row.t === 'start') rows = [...withoutPastGames(rows)];
    keep();
    tellAll();
    waitForBots();
  };

  /** A tip, before a throw that needs it. */
  const publish = (): void => {
    const tip = view.room === null ? null : tipBefore(view.room, dice);
    if (tip !== null) show(tip, now(), null);
  };

  const keep = (): void => {
    if (view.room !== null) known = keepRows(rows, view.room);
  };

  /** Takes over what another tab has written; true if there was anything. Comes before every action. */
  const follow = (): boolean => {
    if (isReplaced || isClosed) return false;
    const found = storedText();
    // Only this page still has the game.
    if (found === known || found === null) return false;
    known = found;
    settleText();
    const theirs = storedGame();
    if (theirs === null || !isSameGame(theirs.rows, rows)) {
      isReplaced = true;
      clearTimeout(alarm);
      onReplaced();
      return true;
    }
    undone = recallUndoneThrows();
    isFollowing = true;
    if (isContinued(rows, theirs.rows)) watch(theirs);
    else jumpTo(theirs, played(theirs.rows, theirs.caughtUp));
    isFollowing = false;
    waitForBots();
    return true;
  };

  /** Shows the other tab's rows as if they had happened here. */
  const watch = (theirs: StoredGame): void => {
    for (const { row, at } of theirs.rows.slice(rows.length)) {
      show(row, at, null);
      tellAll();
    }
  };

  /** `told`: by the numbers of these rows. */
  const jumpTo = (theirs: Played, told: StoredGame['caughtUp'] = []): void => {
    const room = numberedOn(theirs, { rows, room: view.room });
    const further = room.seq - theirs.room.seq;
    rows = [...theirs.rows];
    view = {
      ...viewOf(rows, room, null, !undone.isNextKnown()),
      caughtUp: told.map((each) => ({ ...each, seq: each.seq + further })),
    };
    tellAll();
  };

  const waitForBots = (): void => {
    clearTimeout(alarm);
    if (isResting || isClosed || isReplaced) return;
    isForBots = tabs.isInHand();
    const due = view.room === null ? null : dueOf(view.room);
    if (due === null) return;
    const left = Math.max(0, due.at - now()) * botsWait();
    alarm = setTimeout(() => actForBot(due.at), isForBots ? left : left + STAND_IN_AFTER);
  };

  const actForBot = (at: number): void => {
    if (isClosed || isResting || view.room === null || follow() || wentOnline() !== null) return;
    if (isForBots && !tabs.isInHand()) return waitForBots();
    tabs.take();
    publish();
    const due = decideDue(view.room, Math.max(at, now()), thrown(), chooseByBot);
    if (due === null) waitForBots();
    else append(due);
  };

  /** Only then may this page go on with the game. */
  const isCurrent = (): boolean => !isFollowing && !follow() && !isReplaced && wentOnline() === null;

  const act = (command: Command): ActResult => {
    if (!isCurrent()) return failure({ code: 'stale', clause: null });
    if (view.room === null) return failure({ code: 'not-started', clause: null });
    if (isResting) return failure({ code: 'paused', clause: null });
    tabs.take();
    publish();
    // Who begins is always thrown afresh.
    const wanted = command.do === 'throw' ? thrown() : dice;
    // Who has seen the throw and taken it back announces nothing.
    if (command.do === 'throw' && command.announcement !== undefined && undone.isNextKnown())
      return failure({ code: 'rules', clause: null, rules: { code: 'cannot-announce', clause: null } });
    const decided = decide(view.room, command, { person: PERSON, dice: wanted });
    if (!decided.ok) return decided;
    append(decided);
    return success(null);
  };

  const undo = (): boolean => {
    const shorter = isCurrent() ? withoutLastAction(rows) : null;
    if (shorter === null) return false;
    const folded = foldRows(null, shorter);
    if (folded === null) return false;
    tabs.take();
    undone.keep(rows.slice(shorter.length));
    jumpTo({ rows: shorter, room: folded });
    keep();
    waitForBots();
    return true;
  };

  const lastGame = (): RecordOfGame => {
    const [game, before] = [[...rows], roomBefore()];
    // Nobody needs it to play.
    return async (hasNames) =>
      (await import('./records/local-record.ts')).localRecord(game, before, hasNames);
  };

  const tabs = amongTabs(() => {
    if (!follow() && tabs.isInHand() !== isForBots) waitForBots();
  });
  waitForBots();
  return {
    kind: 'local',
    moving: null,
    asking: null,
    push: null,
    television: null,
    replayPath: () => null,
    checkLog: null,
    // Nobody needs it to play.
    soFar: async () => (await import('./records/local-record.ts')).localSoFar(rows, roomBefore()),
    record: (hasNames) => lastGame()(hasNames),
    lastGame,
    view: () => view,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    act: (command) => Promise.resolve(act(command)),
    talk: null,
    undo,
    rest: (wanted) => {
      isResting = wanted;
      waitForBots();
    },
    close: () => {
      isClosed = true;
      clearTimeout(alarm);
      listeners.clear();
      tabs.leave();
    },
  };
}
