// Owns playing a record through the rules and the dice: nothing in it is believed.
import { facesOf } from '@ludo/fairness';
import { printPosition } from '@ludo/rules';
import type { Refusal, Result } from '@ludo/rules';
import { DamagedLog } from '../damaged-log.ts';
import { checkRow } from '../fair/check.ts';
import type { Finding } from '../fair/check.ts';
import { proveStart, seatsWithChains } from '../fair/throws.ts';
import { foldRow } from '../fold/fold.ts';
import { withFair } from '../fold/fair.ts';
import { outcomeOf, outcomeOfPlay } from '../outcome.ts';
import type { Deputy, Row } from '../rows.ts';
import { ruleSetIn } from '../rule-set-in.ts';
import { actingSeat } from '../seats.ts';
import type { RoomState } from '../state.ts';
import { DamagedRecord, type Begin, type GameRecord, type RecordSeat, type Turn } from './game-record.ts';
import { headLineNumber, lineNumber } from './print-record.ts';
import { roomBefore, withRecordSeat } from './record-room.ts';
import { resultOf } from './take-record.ts';

/** What changes the state of a room whose game is played again. */
export type Deed =
  | { readonly row: Row; /** milliseconds since 1970; 0: unknown */ readonly at: number }
  | { readonly seat: RecordSeat };

interface Passed {
  /** Of the text. */
  readonly line: number;
  readonly deed: Deed;
  /** Of the game after this; null: it is where it was. */
  readonly position: string | null;
  /** About the dice; null: there is nothing to check. */
  readonly finding: Finding | null;
}

/** Throws DamagedRecord where the game was not played by its rules. */
export function* playingRecord(record: GameRecord): Generator<Passed, void, undefined> {
  let state = roomBefore(record);
  for (const [nth, line] of record.lines.entries()) {
    const number = lineNumber(record, nth);
    const at = { record, number };
    try {
      const isBegun = state.position !== null;
      if (isBegun && state.phase !== 'playing') fail(at, 'the game is over before this line');
      const isStart = line.is === 'value' || line.is === 'lots' || line.is === 'begin';
      if (isStart === isBegun) fail(at, isBegun ? 'the game has begun' : "a line with 'begin' is missing");
      switch (line.is) {
        case 'value':
          checkValue(at, state, nth);
          break;
        case 'lots':
          if (record.lines[nth + 1]?.is !== 'begin') fail(at, "lots stand before the line with 'begin'");
          break;
        case 'begin': {
          const row = startRow(at, state, line);
          const finding = record.room === undefined ? null : checkRow(record.room, state, row);
          state = folded(state, row);
          yield { line: number, deed: { row, at: 0 }, position: positionIn(state), finding };
          break;
        }
        case 'turn':
          for (const { row, state: after, finding } of playTurn(at, state, line)) {
            state = after;
            yield { line: number, deed: { row, at: 0 }, position: positionIn(state), finding };
          }
          break;
        case 'seat':
          state = sat(at, state, line.seat);
          yield { line: number, deed: { seat: line.seat }, position: null, finding: null };
          break;
        case 'tip': {
          const { person, tip, isRestored } = line;
          if (record.room === undefined) fail(at, 'a tip without a room');
          const row: Row = {
            t: 'tip',
            h: tip,
            ...(person === null ? {} : { who: person }),
            ...(isRestored === true ? { z: true } : {}),
          };
          const finding = checkRow(record.room, state, row);
          state = folded(state, row);
          yield { line: number, deed: { row, at: 0 }, position: null, finding };
        }
      }
    } catch (error) {
      if (error instanceof DamagedLog) fail(at, error.reason);
      throw error;
    }
  }
  if (state.position === null) throw new DamagedRecord(lineNumber(record, 0), 'the game does not begin');
  const isEnded = record.result === 'ended' && state.phase === 'playing';
  if (!isEnded && record.result !== resultOf(state)) {
    const reached = resultOf(state);
    const expected = reached === 'open' ? "the game is not over: 'ended' or 'open'" : `'${reached}'`;
    throw new DamagedRecord(headLineNumber(record, 'result'), `${expected} is expected`);
  }
}

interface At {
  readonly record: GameRecord;
  readonly number: number;
}

function fail({ number }: At, reason: string): never {
  throw new DamagedRecord(number, reason);
}

const positionIn = ({ position }: RoomState): string | null =>
  position === null ? null : printPosition(position);

function folded(state: RoomState, row: Row): RoomState {
  return foldRow(state, { s: state.seq + 1, at: 0, row }).state;
}

function checkValue(at: At, { fair, seatList }: RoomState, nth: number): void {
  const { lines } = at.record;
  const line = lines[nth];
  const before = lines[nth - 1];
  if (line?.is !== 'value') return;
  const isRising = before === undefined || (before.is === 'value' && before.player < line.player);
  if (!isRising) fail(at, 'values come first, in the order of the players');
  const isOf = fair !== null && seatsWithChains(fair, seatList).some(([player]) => player === line.player);
  if (!isOf) fail(at, `player ${line.player} has no chain that this value could be of`);
}

function startRow(at: At, state: RoomState, { colour, rounds, server }: Begin): Extract<Row, { t: 'start' }> {
  const { record } = at;
  const originOf = (origin: string | undefined): string => origin ?? record.dice;
  const lots = record.lines.find((line) => line.is === 'lots');
  if (server !== undefined && state.fair === null) fail(at, 'a value of the server without a chain');
  const dice = { room: record.room ?? '', value: () => server ?? null, faces: facesOf };
  const proof = server === undefined ? null : proveStart(state, dice, state.fair?.start?.given ?? []);
  return {
    t: 'start',
    rolls: rounds.map((round) =>
      round.map(({ colour: letter, faces, origin }) => [colourOf(state, letter), faces, originOf(origin)]),
    ),
    c: colourOf(state, colour),
    ...(lots === undefined
      ? {}
      : { lots: lots.lots.map(({ faces, origin }) => [faces[0] ?? 0, originOf(origin)]) }),
    ...(proof === null ? {} : { f: proof }),
  };
}

function colourOf({ rules }: RoomState, letter: string): number {
  return ruleSetIn(rules).board.colours.find((each) => each.letter === letter)?.index ?? -1;
}

interface Step {
  readonly row: Row;
  readonly state: RoomState;
  readonly finding: Finding | null;
}

function* playTurn(at: At, before: RoomState, turn: Turn): Generator<Step, void, undefined> {
  const { colour, announced, thrown, played, bonuses = [] } = turn;
  if (announced !== undefined) checkAnnounced(at, turn, announced);
  const turnOf = ruleSetIn(before.rules).board.colours.find(({ index }) => index === before.position?.colour);
  if (turnOf?.letter !== colour) fail(at, `it is the turn of ${turnOf?.letter ?? 'nobody'}`);
  let state = before;
  if (thrown === null) {
    if (turn.server !== undefined) fail(at, 'a value without a throw');
  } else {
    const step = throwDice(at, before, turn, thrown);
    ({ state } = step);
    yield step;
    if (announced !== undefined) return;
    if (state.position?.dice === null) {
      if (played?.play !== '-' || played.by !== undefined || bonuses.length > 0)
        fail(at, "the throw cannot be used: '-' is expected");
      return;
    }
  }
  if (played === null) {
    if (thrown === null && bonuses.length === 0) fail(at, 'the play is missing');
  } else {
    checkCounted(at, state, 0);
    const step = playOn(at, state, played);
    ({ state } = step);
    yield step;
  }
  for (const { count, ...counted } of bonuses) {
    checkCounted(at, state, count);
    const step = playOn(at, state, counted);
    ({ state } = step);
    yield step;
  }
}

/** `count`: that a play is said to count; 0: it uses a throw. */
function checkCounted(at: At, { position }: RoomState, count: number): void {
  const toCount = position?.toCount ?? 0;
  if (toCount === count) return;
  fail(at, toCount === 0 ? `no +${count} is to be counted` : `+${toCount} is to be counted first`);
}

function checkAnnounced(at: At, { thrown, played, bonuses = [] }: Turn, announced: readonly string[]): void {
  if (announced.length > 1) fail(at, 'one thing is announced before a throw');
  if (thrown === null) fail(at, 'what is announced stands before a throw');
  if (played !== null || bonuses.length > 0)
    fail(at, 'an announced throw is used by what was announced: nothing is played');
  if (thrown.by === 'clock') fail(at, 'the clock announces nothing');
}

function throwDice(at: At, state: RoomState, turn: Turn, thrown: NonNullable<Turn['thrown']>): Step {
  const { announced, server, device } = turn;
  const { faces, origin, by } = thrown;
  const [announcement] = announced ?? [];
  const { room, dice } = at.record;
  if (server !== undefined && state.fair === null) fail(at, 'a value of the server without a chain');
  checkDeputy(at, state, by);
  if (faces.toSorted((a, b) => b - a).join() !== faces.join()) fail(at, 'the higher die stands first');
  const row: Row = {
    t: 'throw',
    d: faces,
    ...(announcement === undefined ? {} : { a: announcement }),
    ...(origin === undefined && server !== undefined ? {} : { o: origin ?? dice }),
    ...(by === undefined ? {} : { by }),
    ...(server === undefined ? {} : { s: server }),
    ...(device === undefined ? {} : { p: device }),
  };
  const { position } = state;
  if (position === null) fail(at, 'no game is played');
  const finding = room === undefined ? null : checkRow(room, state, row);
  const what = announcement === undefined ? 'the throw' : `the throw announced as ${announcement}`;
  lawful(at, outcomeOf(row, position, null), what);
  return { row, state: folded(state, row), finding };
}

function playOn(at: At, state: RoomState, { play: text, by }: NonNullable<Turn['played']>): Step {
  checkDeputy(at, state, by);
  const { position } = state;
  if (position === null) fail(at, 'no game is played');
  lawful(at, outcomeOfPlay(position, text).applied, `the play ${text}`);
  const row: Row = { t: 'play', m: text, ...(by === undefined ? {} : { by }) };
  return { row, state: folded(state, row), finding: null };
}

function lawful(at: At, applied: Result<unknown, Refusal>, what: string): void {
  if (applied.ok) return;
  const { code, clause } = applied.error;
  fail(at, `the rules refuse ${what}: ${code}${clause === null ? '' : ` (${clause})`}`);
}

function checkDeputy(at: At, state: RoomState, by: Deputy | undefined): void {
  if (by === 'bot' && actingSeat(state)?.state !== 'bot') fail(at, 'no bot plays for this colour');
  if (by === 'clock' && at.record.hasClock !== true) fail(at, 'there is no clock that could have run out');
}

function sat(at: At, state: RoomState, seat: RecordSeat): RoomState {
  if (!state.seatList.some(({ player }) => player === seat.player))
    fail(at, `there is no seat ${seat.player}`);
  const after = withRecordSeat({ ...state, seq: state.seq + 1 }, seat);
  if (JSON.stringify(after.seatList) === JSON.stringify(state.seatList))
    fail(at, 'the same sits there already');
  return withFair(state, after);
}
