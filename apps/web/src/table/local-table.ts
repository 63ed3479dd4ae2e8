/**
 * Play on this screen: the whole room lives in this page, and its rows on this device, so that a reload finds the game
 * where it was.
 */
import {
  decide,
  decideDue,
  dueOf,
  foldRow,
  foldRows,
  open,
  type Command,
  type Dice,
  type LoggedRow,
  type Opening,
  type RoomRefusal,
  type RoomState,
  type Row,
} from '@ludo/room';
import { failure, success, type Result, type SetupError } from '@ludo/rules';
import { recall, recallJson, remember } from '../settings/storage.ts';
import { chooseByBot } from './device-bots.ts';
import { deviceDice } from './device-dice.ts';
import { noteKeptGame, noteOnline, type KeptGame } from './kept-game.ts';
import { forgetFallen, putFallenAside, recallFallen, swapFallen, takenBack } from './taken-back.ts';
import { withoutPastGames } from './past-games.ts';
import { seatsOf, type ActResult, type Latest, type Table, type TableView } from './table.ts';

const KEY = 'here';
const PERSON = 'here';

interface Kept {
  readonly rows: readonly LoggedRow[];
  readonly room: RoomState;
}

const ASIDE = 'here.aside';

/** Whether a game is kept that this version cannot open: it was written by another one. */
export function hasUnreadGame(): boolean {
  return recallJson(KEY) !== null && keptGame() === null;
}

/** Whether such a game was put aside when another one was begun. */
export function hasGameAside(): boolean {
  return recall(ASIDE) !== null;
}

/** Puts it back where games are opened, in exchange for the one there. */
export function takeBackAside(): void {
  const [here, aside] = [recall(KEY), recall(ASIDE)];
  remember(KEY, aside);
  remember(ASIDE, here);
  swapFallen();
  const room = keptGame()?.room;
  noteKeptGame(room === undefined ? null : aboutGame(room));
}

/** The game that this device keeps; null when there is none, or none that can be read. */
function keptGame(): Kept | null {
  const rows = recallJson(KEY);
  if (!Array.isArray(rows)) return null;
  try {
    const room = foldRows(null, rows as LoggedRow[]);
    return room === null ? null : { rows: rows as LoggedRow[], room };
  } catch {
    return null;
  }
}

export function forgetGame(): void {
  remember(KEY, null);
  forgetFallen();
  noteKeptGame(null);
  noteOnline(null);
}

export interface Party {
  readonly player: number;
  readonly name: string;
  readonly isBot: boolean;
}

/**
 * Makes a room on this screen with everybody seated, in place of the one that was kept; changes nothing when the wish or
 * a name is refused.
 */
export function beginHere(
  opening: Opening,
  parties: readonly Party[],
  dice: Dice = deviceDice,
): Result<null, SetupError | RoomRefusal> {
  const opened = open(opening, PERSON);
  if (!opened.ok) return opened;
  const rows: LoggedRow[] = [{ s: 1, at: Date.now(), row: opened.value }];
  let room = foldRow(null, { s: 1, at: Date.now(), row: opened.value }).state;
  for (const { player, name, isBot } of parties) {
    const command: Command = isBot ? { do: 'bot', player, level: 'sensible' } : { do: 'sit', player, name };
    const sat = decide(room, command, { person: PERSON, dice });
    if (!sat.ok) return sat;
    const row: LoggedRow = { s: rows.length + 1, at: Date.now(), row: sat.value };
    rows.push(row);
    room = foldRow(room, row).state;
  }
  // What another version wrote is not for this one to throw away.
  if (hasUnreadGame()) {
    remember(ASIDE, recall(KEY));
    putFallenAside();
  }
  forgetGame();
  remember(KEY, JSON.stringify(rows));
  return success(null);
}

/** `botsWait`: gives the part of the usual time that a bot lets pass before it acts. */
export function openLocalTable(dice: Dice = deviceDice, botsWait = (): number => 1): Table | null {
  const kept = keptGame();
  if (kept === null) return null;
  let rows = [...kept.rows];
  const fallen = recallFallen();
  const listeners = new Set<() => void>();
  let view = viewOf(rows, kept.room, null);
  let alarm: ReturnType<typeof setTimeout> | undefined;
  let isClosed = false;
  let isResting = false;

  const thrown = (): Dice => fallen.over(dice);

  const append = (row: Row): void => {
    const logged: LoggedRow = { s: (view.room?.seq ?? 0) + 1, at: Date.now(), row };
    const folded = foldRow(view.room, logged);
    fallen.note(row);
    rows.push({ ...logged, s: rows.length + 1 });
    if (row.t === 'start') rows = [...withoutPastGames(rows)];
    remember(KEY, JSON.stringify(rows));
    noteKeptGame(aboutGame(folded.state));
    view = viewOf(rows, folded.state, { seq: logged.s, row, events: folded.events });
    for (const listener of listeners) listener();
    waitForBots();
  };

  /** Lets the bot that is to act do so when it is due. */
  const waitForBots = (): void => {
    clearTimeout(alarm);
    if (isResting || isClosed) return;
    const due = view.room === null ? null : dueOf(view.room);
    if (due === null) return;
    const left = Math.max(0, due.at - Date.now());
    alarm = setTimeout(() => actForBot(due.at), left * botsWait());
  };

  const actForBot = (at: number): void => {
    if (isClosed || isResting || view.room === null) return;
    const row = decideDue(view.room, Math.max(at, Date.now()), thrown(), chooseByBot);
    if (row === null) waitForBots();
    else append(row);
  };

  const act = (command: Command): ActResult => {
    if (view.room === null) return failure({ code: 'not-started', clause: null });
    if (isResting) return failure({ code: 'paused', clause: null });
    // Who begins is always thrown afresh.
    const wanted = command.do === 'throw' ? thrown() : dice;
    const decided = decide(view.room, command, { person: PERSON, dice: wanted });
    if (!decided.ok) return decided;
    append(decided.value);
    return success(null);
  };

  /** Rows of past games are kept no longer, so a fold counts fewer than people have seen: on with their numbers. */
  const numberedOn = (folded: RoomState): RoomState => {
    const [seen, kept] = [view.room, foldRows(null, rows)];
    if (seen === null || kept === null) return folded;
    return {
      ...folded,
      seq: folded.seq + seen.seq - kept.seq,
      ply: folded.ply + seen.ply - kept.ply,
      game: folded.game + seen.game - kept.game,
    };
  };

  const undo = (): boolean => {
    const shorter = takenBack(rows);
    if (shorter === null) return false;
    const folded = foldRows(null, shorter);
    if (folded === null) return false;
    const room = numberedOn(folded);
    fallen.keep(rows.slice(shorter.length));
    rows = [...shorter];
    remember(KEY, JSON.stringify(rows));
    noteKeptGame(aboutGame(room));
    view = viewOf(rows, room, null);
    for (const listener of listeners) listener();
    waitForBots();
    return true;
  };

  waitForBots();
  return {
    kind: 'local',
    moving: null,
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
    },
  };
}

function aboutGame({ phase, rules, statistics }: RoomState): KeptGame | null {
  if (phase !== 'playing') return null;
  const [ruleSet = ''] = rules.split('+');
  return { ruleSet, throws: statistics.reduce((sum, { throws }) => sum + throws, 0) };
}

function viewOf(rows: readonly LoggedRow[], room: RoomState, latest: Latest | null): TableView {
  const mine = seatsOf(room, PERSON);
  return {
    room,
    person: PERSON,
    mine,
    connection: { state: 'local' },
    here: mine,
    watchers: 0,
    talk: [],
    ahead: 0,
    mayUndo: takenBack(rows) !== null,
    latest,
    caughtUp: [],
    isAskingAgain: false,
    isSeatLost: false,
    turnedAway: null,
    problem: null,
  };
}
