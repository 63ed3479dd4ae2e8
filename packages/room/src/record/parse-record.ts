// Owns reading a record's text. Only what `printRecord` writes is read, and damage is named by its line. Whether the game was
// played so is for `checkRecord`.
import {
  allowsHeadStart,
  canonicalRules,
  initialPosition,
  parsePosition,
  playersAt,
  printPosition,
} from '@ludo/rules';
import type { Result } from '@ludo/rules';
import { FAIR_ORIGIN } from '../dice.ts';
import { readName } from '../names.ts';
import { ruleSetIn } from '../rule-set-in.ts';
import type { GameRecord, RecordFault, RecordLine, RecordSeat } from './game-record.ts';
import { DamagedRecord, RECORD_LENGTH, RECORD_LINES } from './game-record.ts';
import { parseInstant } from './instant-text.ts';
import { Lines } from './lines.ts';
import { readChains } from './parse-chains.ts';
import { fail, MOST, nothingMore, parseLine, parseNumber, parseSeat } from './parse-line.ts';
import { headLineNumber, lineNumber, printRecord } from './print-record.ts';

export function parseRecord(text: string): Result<GameRecord, RecordFault> {
  try {
    if (text.length > RECORD_LENGTH)
      throw new DamagedRecord(1, `a record has at most ${RECORD_LENGTH} characters`);
    const lines = text.split('\n').length - 1;
    if (lines > RECORD_LINES)
      throw new DamagedRecord(RECORD_LINES + 1, `a record has at most ${RECORD_LINES} lines`);
    const record = readText(text);
    checkWriting(text, record);
    checkTogether(record);
    return { ok: true, value: record };
  } catch (error) {
    if (error instanceof DamagedRecord) return { ok: false, error: error.fault };
    throw error;
  }
}

/** One record, one text. */
function checkWriting(text: string, record: GameRecord): void {
  const written = printRecord(record);
  if (written === text) return;
  const lines = written.split('\n');
  const given = text.split('\n');
  const nth = lines.findIndex((line, index) => line !== given[index]);
  const line = lines[nth];
  throw new DamagedRecord(
    nth < 0 ? lines.length : nth + 1,
    line === undefined || line === '' ? 'the text ends with one line feed' : `it is written '${line}'`,
  );
}

/** What one line says about others. */
function checkTogether(record: GameRecord): void {
  const { room, dice, chains, seated, lines } = record;
  const diceLine = headLineNumber(record, 'dice');
  const isFair = chains !== undefined || lines.some(({ is }) => is === 'tip');
  if ((dice === FAIR_ORIGIN) !== (chains !== undefined))
    throw new DamagedRecord(diceLine, "dice are 'fair' where the chains are known, and only there");
  if (isFair !== (room !== undefined))
    throw new DamagedRecord(diceLine, 'the room is named where dice can be checked, and only there');
  for (const seat of seated) {
    const reason = reasonAgainstSeat(seat, isFair);
    if (reason !== null) throw new DamagedRecord(headLineNumber(record, `seat ${seat.player}`), reason);
  }
  for (const [nth, line] of lines.entries()) {
    const reason =
      line.is === 'seat'
        ? reasonAgainstSeat(line.seat, isFair)
        : originsIn(line).includes(dice)
          ? `(${dice}) is left out: it is said in line ${diceLine}`
          : null;
    if (reason !== null) throw new DamagedRecord(lineNumber(record, nth), reason);
  }
}

function reasonAgainstSeat(seat: RecordSeat, isFair: boolean): string | null {
  if (seat.is === 'nobody' || (seat.is === 'bot' && seat.person === null && seat.name === null)) return null;
  if (isFair)
    return seat.person === null ? 'where dice can be checked, persons have their public names' : null;
  return seat.person === null ? null : "'-' stands for a person where no dice can be checked";
}

function originsIn(line: RecordLine): readonly (string | undefined)[] {
  if (line.is === 'lots') return line.lots.map(({ origin }) => origin);
  if (line.is === 'begin') return line.rounds.flat().map(({ origin }) => origin);
  return line.is === 'turn' ? [line.thrown?.origin] : [];
}

function readText(text: string): GameRecord {
  const lines = new Lines(text);
  const record = lines.must('record', (words) =>
    words.join(' ') === '1' ? (1 as const) : fail('only form 1 is known'),
  );
  const rules = lines.must('rules', readRules);
  const seats = lines.must('seats', (words) => readSeats(rules, words));
  const position = lines.next('position', (words) => readPosition(rules, seats, words));
  const hasHeadStart =
    position === undefined
      ? lines.next('head-start', (words) => readHeadStart(rules, seats, words))
      : undefined;
  const rulesName = lines.next('called', readCalled);
  const game = lines.must('game', ([number, ...rest]) => {
    nothingMore(rest);
    return parseNumber(number, 'number of a game', MOST) || fail('games count from 1');
  });
  const hasClock = lines.next('clock', readYes);
  const begins = lines.next('begins', readBegins);
  const began = lines.next('began', readTime);
  const over = lines.next('over', readTime);
  const room = lines.next('room', ([id = '', ...rest]) => {
    nothingMore(rest);
    return /^[\w-]{1,12}$/.test(id) ? id : fail(`'${id}' is no room`);
  });
  const dice = lines.must('dice', ([origin = '', ...rest]) => {
    nothingMore(rest);
    return /^[a-z]{1,16}$/.test(origin) ? origin : fail(`'${origin}' is no origin of dice`);
  });
  const result = lines.must('result', ([note = '', ...rest]) => {
    nothingMore(rest);
    return /^(?:w[1-4]{1,4}|ended|open)$/.test(note) ? note : fail(`'${note}' is no result`);
  });
  const seated: RecordSeat[] = playersAt(seats).map((player) =>
    lines.must('seat', (words) => {
      const seat = parseSeat(words);
      if (seat.player !== player) fail(`the seat of player ${player} is expected`);
      return seat.is === 'nobody' ? fail('a game does not begin with an empty seat') : seat;
    }),
  );
  const chains = readChains(lines);
  lines.any((line) => line === '' || fail('an empty line is expected'));
  return {
    record,
    rules,
    seats,
    ...(position === undefined ? {} : { position }),
    ...(hasHeadStart === true ? { hasHeadStart } : {}),
    ...(rulesName === undefined ? {} : { rulesName }),
    game,
    ...(hasClock === true ? { hasClock } : {}),
    ...(begins === undefined ? {} : { begins }),
    ...(began === undefined ? {} : { began }),
    ...(over === undefined ? {} : { over }),
    ...(room === undefined ? {} : { room }),
    dice,
    result,
    seated,
    ...(chains === undefined ? {} : { chains }),
    lines: readLines(lines, rules),
  };
}

function readLines(lines: Lines, rules: string): readonly RecordLine[] {
  const colours = ruleSetIn(rules).board.colours.map(({ letter }) => letter);
  const read: RecordLine[] = [];
  while (!lines.isAtEnd) {
    lines.any((text) => {
      const line = parseLine(text, colours);
      const last = read.at(-1);
      const isApart = last?.is === 'turn' && last.thrown !== null && last.played === null;
      if (line.is === 'turn' && line.thrown === null && isApart)
        fail('a play stands in the line of its throw');
      read.push(line);
    });
  }
  return read;
}

function readRules(words: readonly string[]): string {
  const rules = canonicalRules(words.join(' '));
  return rules.ok ? rules.value : fail(rules.error.reason);
}

function readSeats(rules: string, words: readonly string[]): string {
  const first = initialPosition(rules, words.join(' '));
  return first.ok ? first.value.seats : fail(first.error.reason);
}

function readPosition(rules: string, seats: string, words: readonly string[]): string {
  const text = words.join(' ');
  const position = parsePosition(text);
  if (!position.ok) fail(`${position.error.field}: ${position.error.reason}`);
  const { colour } = position.value;
  if (position.value.rules !== rules || position.value.seats !== seats)
    fail('the position is one of another game');
  return colour === null ? fail('the game is over in this position') : printPosition(position.value);
}

function readHeadStart(rules: string, seats: string, words: readonly string[]): true {
  return allowsHeadStart(rules, seats) ? readYes(words) : fail(`games by ${rules} have no head start`);
}

function readCalled(words: readonly string[]): string {
  const text = words.join(' ');
  const name = readName(text);
  return name.ok && name.value === text ? text : fail('the name is none that a table would take');
}

function readBegins(words: readonly string[]): 'winner' | 'loser' {
  const who = words.join(' ');
  return who === 'winner' || who === 'loser' ? who : fail(`'${who}' is neither winner nor loser`);
}

function readYes(words: readonly string[]): true {
  return words.join(' ') === 'yes' || fail("'yes' is expected");
}

function readTime(words: readonly string[]): string {
  const time = words.join(' ');
  return parseInstant(time) !== null
    ? time
    : fail(`'${time}' is no time: expected as 2026-01-31T23:59:59.000Z`);
}
