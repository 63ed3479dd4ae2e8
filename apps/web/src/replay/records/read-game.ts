/** A record as the replay needs it: read, and played again by the rules. */
import { readGameRecord } from '@ludo/protocol/schemas';
import {
  checkRecord,
  printRecord,
  type CheckedRecord,
  type GameRecord,
  type RecordFault,
} from '@ludo/room/record';
import { failure, success, type Result } from '@ludo/rules';

export interface ReadGame extends Omit<CheckedRecord, 'positions'> {
  readonly record: GameRecord;
  /** Canonical, whatever form it came in. */
  readonly text: string;
}

/** Takes a second for the longest records. */
export function readGame(text: string): Result<ReadGame, RecordFault> {
  const read = readGameRecord(text);
  if (!read.ok) return read;
  const checked = checkRecord(read.value);
  if (!checked.ok) return failure(checked.error);
  const { deeds, throws, right, without, restored } = checked.value;
  return success({
    record: read.value,
    text: printRecord(read.value),
    deeds,
    throws,
    right,
    without,
    restored,
  });
}
