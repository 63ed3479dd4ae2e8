// Records of kept games as texts, and what is found wrong in others: for tests.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkRecord } from '../src/record/check-record.ts';
import type { GameRecord, RecordFault } from '../src/record/game-record.ts';
import { parseRecord } from '../src/record/parse-record.ts';
import { printRecord } from '../src/record/print-record.ts';
import { takeRecord } from '../src/record/take-record.ts';
import type { LoggedRow, Row } from '../src/rows.ts';
import { gamesIn, type PlayedGame } from './games-played.ts';

const folder = join(import.meta.dirname, 'kept-logs');

export function keptRows(file: string): readonly LoggedRow[] {
  const lines = readFileSync(join(folder, file), 'utf8').trimEnd().split('\n').slice(0, -1);
  return lines.map((line): LoggedRow => {
    const [s, at, , body = ''] = line.split('\t');
    return { s: Number(s), at: Number(at), row: JSON.parse(body) as Row };
  });
}

export interface KeptGame {
  readonly name: string;
  readonly game: PlayedGame;
  readonly record: GameRecord;
}

function keptGame(name: string, game: PlayedGame): KeptGame {
  const record = takeRecord({ room: 'abcdefghijkl', ...game });
  if (record === null) throw new Error('no game');
  return { name, game, record };
}

export const keptGames = (): readonly KeptGame[] =>
  readdirSync(folder).flatMap((file) =>
    gamesIn(keptRows(file)).map((game, nth) => keptGame(`${file} ${nth + 1}`, game)),
  );

/** Of a game whose dice can be checked. */
export function fairLines(): readonly string[] {
  const [first] = gamesIn(keptRows('uckers-navy-fair.tsv'));
  if (first === undefined) throw new Error('no game');
  return printRecord(keptGame('', first).record).split('\n');
}

export function readRecord(text: string): GameRecord {
  const record = parseRecord(text);
  if (!record.ok) throw new Error(`line ${record.error.line}: ${record.error.reason}`);
  return record.value;
}

/** Of reading or of checking; null: the text is a right record. */
export function faultOf(text: string): RecordFault | null {
  const record = parseRecord(text);
  if (!record.ok) return record.error;
  const checked = checkRecord(record.value);
  return checked.ok ? null : checked.error;
}
