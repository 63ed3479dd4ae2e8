// Owns printing the record of a game in portions: of one that is longer than it may be, no more than that.
import { printingRecord, RECORD_LENGTH, type GameRecord } from '@ludo/room/record';

/** Less than a millisecond, of the longest names too. */
export const LINES_A_TURN = 100;

/** Null: it is longer than it may be. */
export async function printedInTurns(record: GameRecord): Promise<string | null> {
  let text = '';
  let count = 0;
  for (const part of printingRecord(record)) {
    text += part;
    if (text.length > RECORD_LENGTH) return null;
    count += 1;
    if (count % LINES_A_TURN === 0) await new Promise((resolve) => setImmediate(resolve));
  }
  return text;
}
