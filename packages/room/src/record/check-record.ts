// Owns what a record is worth: whether its game was played by the rules, and which of its throws can be checked.
import { assertNever } from '@ludo/rules';
import type { Result } from '@ludo/rules';
import { DamagedLog } from '../damaged-log.ts';
import type { DiceFault, WithoutValue } from '../fair/check.ts';
import { DamagedRecord, type GameRecord, type RecordFault } from './game-record.ts';
import { parseInstant } from './instant-text.ts';
import { playingRecord, type Deed } from './play-record.ts';

export interface CheckedRecord {
  /** The first one, and the one after each throw and each play. */
  readonly positions: readonly string[];
  /** What turns the room before the game into the room after it. */
  readonly deeds: readonly Deed[];
  /** All that were made, the start with its dice being one. */
  readonly throws: number;
  /** Worked out again from the values. */
  readonly right: number;
  /** Of these, made without a value of the device, by why. */
  readonly without: Readonly<Record<WithoutValue, number>>;
  /** Lines that say the server's store was restored. */
  readonly restored: readonly number[];
}

export function checkRecord(record: GameRecord): Result<CheckedRecord, RecordFault> {
  const positions: string[] = [];
  const deeds: Deed[] = [];
  const without = { bot: 0, clock: 0, device: 0 };
  const restored: number[] = [];
  let right = 0;
  try {
    for (const { line, deed, position, finding } of playingRecord(record)) {
      deeds.push(deed);
      if (position !== null) positions.push(position);
      if (finding?.is === 'wrong') {
        const expected = finding.expected === null ? '' : `: ${finding.expected} is expected`;
        throw new DamagedRecord(line, `${sentenceOf(finding.fault)}${expected}`);
      }
      if (finding?.is === 'restored') restored.push(line);
      if (finding?.is !== 'right') continue;
      right += 1;
      if (finding.without !== null) without[finding.without] += 1;
    }
  } catch (error) {
    if (error instanceof DamagedRecord) return { ok: false, error: error.fault };
    if (error instanceof DamagedLog) return { ok: false, error: { line: 1, reason: error.reason } };
    throw error;
  }
  if (record.result === 'ended') deeds.push(endOf(record));
  return { ok: true, value: { positions, deeds, throws: throwsIn(record), right, without, restored } };
}

/** A record does not say who it was. */
function endOf({ over }: GameRecord): Deed {
  const at = over === undefined ? null : parseInstant(over);
  return { row: { t: 'end', who: '' }, at: at ?? 0 };
}

function throwsIn({ lines }: GameRecord): number {
  return lines.filter(
    (line) =>
      (line.is === 'turn' && line.thrown !== null) ||
      (line.is === 'begin' && (line.rounds.length > 0 || line.server !== undefined)),
  ).length;
}

function sentenceOf(fault: DiceFault): string {
  switch (fault) {
    case 'no-proof':
      return 'the values of this throw are missing';
    case 'server-value':
      return "the value of the server is not the next one of the server's chain";
    case 'device-value':
      return "the value of the device is not the next one of the person's chain, or it is missing";
    case 'deputy':
      return 'somebody else throws than the one whose turn it is';
    case 'devices-left-out':
      return 'the start leaves out a device, or has a value that was not called for';
    case 'beginner':
      return 'another player begins than by the throws';
    case 'number':
      return 'the throw has another number in the room';
    case 'result':
      return 'another result follows from the values';
    case 'faces':
      return 'other faces follow from the values';
    case 'server-tip':
      return 'the server replaces a tip that does not count yet, or comes with one too late';
    default:
      return assertNever(fault);
  }
}
