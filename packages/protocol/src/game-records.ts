// Owns reading the record of a game in either form: as text, or as JSON.
import {
  parseRecord,
  printRecord,
  RECORD_LENGTH,
  type GameRecord,
  type RecordFault,
} from '@ludo/room/record';
import type { Result } from '@ludo/rules';
import * as v from 'valibot';
import { gameRecordSchema } from './schemas/game-record.ts';

/** JSON names a field with each value. */
const JSON_LENGTH = 4 * RECORD_LENGTH;

/** Lines are those of the text, also where the record came as JSON. */
export function readGameRecord(text: string): Result<GameRecord, RecordFault> {
  return text.startsWith('{') ? readJson(text) : parseRecord(text);
}

function readJson(text: string): Result<GameRecord, RecordFault> {
  if (text.length > JSON_LENGTH) return unread(`a record as JSON has at most ${JSON_LENGTH} characters`);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return unread('the text is no JSON');
  }
  const parsed = v.safeParse(gameRecordSchema, value, { abortEarly: true });
  if (!parsed.success) {
    const path = v.getDotPath(parsed.issues[0])?.slice(0, 60) ?? 'its first level';
    return unread(`the object does not fit the schema at ${path}`);
  }
  const record = parseRecord(printRecord(parsed.output));
  if (!record.ok || ordered(record.value) === ordered(parsed.output)) return record;
  return unread('the object is not what its text says');
}

function unread(reason: string): Result<never, RecordFault> {
  return { ok: false, error: { line: 1, reason } };
}

/** The same text for the same fields, in whatever order they stand. */
function ordered(value: unknown): string {
  return JSON.stringify(value, (_, field: unknown) =>
    typeof field === 'object' && field !== null && !Array.isArray(field)
      ? Object.fromEntries(Object.entries(field).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : field,
  );
}
