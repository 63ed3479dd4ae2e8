/** The record of a game in a file: its positions, and whether it is right. */
import { createReadStream } from 'node:fs';
import { readGameRecord } from '@ludo/protocol/schemas';
import {
  checkRecord,
  DamagedRecord,
  playingRecord,
  type CheckedRecord,
  type GameRecord,
} from '@ludo/room/record';
import { failure, success, type Result } from '@ludo/rules';
import { refuseExtra, type ArgumentError } from './arguments.ts';

/** Bytes: the longest record as JSON. */
const MOST_BYTES = 4_000_000;

const WRONG = 1;
const UNREADABLE = 2;

interface Answered {
  readonly lines: readonly string[];
  readonly error: ArgumentError | null;
  /** Exit status. */
  readonly status: number;
}

export const recordCommands = ['play', 'verify'] as const;

export async function runRecordCommand(
  name: (typeof recordCommands)[number],
  [path, ...extra]: readonly string[],
): Promise<Answered> {
  const tooMany = refuseExtra(extra);
  if (tooMany) return unreadable(tooMany);
  if (path === undefined) return unreadable({ field: 'file', reason: 'is missing' });
  const text = await readText(path);
  if (!text.ok) return unreadable(text.error);
  const record = readGameRecord(text.value);
  if (!record.ok) return wrong([], record.error);
  return name === 'play' ? played(record.value) : verified(record.value);
}

function unreadable(error: ArgumentError): Answered {
  return { lines: [], error, status: UNREADABLE };
}

function wrong(lines: readonly string[], { line, reason }: DamagedRecord['fault']): Answered {
  return { lines, error: { field: `line ${line}`, reason }, status: WRONG };
}

async function readText(path: string): Promise<Result<string, ArgumentError>> {
  const chunks: Uint8Array[] = [];
  try {
    for await (const chunk of createReadStream(path, { end: MOST_BYTES })) {
      if (chunk instanceof Uint8Array) chunks.push(chunk);
    }
  } catch (error) {
    return failure({ field: 'file', reason: error instanceof Error ? error.message : String(error) });
  }
  const bytes = Buffer.concat(chunks);
  if (bytes.length > MOST_BYTES)
    return failure({ field: 'file', reason: `it has more than ${MOST_BYTES} bytes` });
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    if (text.startsWith('record ') || text.startsWith('{')) return success(text);
    return failure({
      field: 'file',
      reason: "it is no record: it begins neither with 'record' nor with '{'",
    });
  } catch {
    return failure({ field: 'file', reason: 'it is no text in UTF-8' });
  }
}

function played(record: GameRecord): Answered {
  const lines: string[] = [];
  try {
    for (const { position } of playingRecord(record)) if (position !== null) lines.push(position);
  } catch (error) {
    if (error instanceof DamagedRecord) return wrong(lines, error.fault);
    throw error;
  }
  return { lines, error: null, status: 0 };
}

function verified(record: GameRecord): Answered {
  const checked = checkRecord(record);
  if (!checked.ok) return wrong([], checked.error);
  return { lines: summary(record, checked.value), error: null, status: 0 };
}

function summary(record: GameRecord, checked: CheckedRecord): readonly string[] {
  const { positions, restored } = checked;
  return [
    `rules: right, ${counted(positions.length, 'position')}, result ${record.result}`,
    `dice: ${aboutDice(record, checked)}`,
    ...aboutStart(record),
    ...(record.begins === undefined
      ? []
      : [`not shown: that the ${record.begins} of the game before begins this one`]),
    ...restored.map(
      (line) => `line ${line}: the server's store was restored, and may have known the throws that follow`,
    ),
  ];
}

function aboutDice({ dice }: GameRecord, { throws, right, without }: CheckedRecord): string {
  const all = counted(throws, 'throw');
  if (right === 0) return `${all}, none of which can be checked (${dice})`;
  const { bot, clock, device } = without;
  const made = `${bot + clock + device} made without a device's value (${bot} bot, ${clock} clock, ${device} device)`;
  const others = throws === right ? '' : `, ${throws - right} cannot be checked`;
  return `${all}, ${right} right, ${made}${others}`;
}

/** Whoever is away has no part in it. */
function aboutStart({ chains, lines }: GameRecord): readonly string[] {
  const values = lines.filter(({ is }) => is === 'value').length;
  const absent = (chains?.persons.length ?? 0) - values;
  return absent === 0 ? [] : [`start: made without the values of ${counted(absent, 'device')}`];
}

const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;
