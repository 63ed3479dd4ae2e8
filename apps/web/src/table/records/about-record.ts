/** What the list of kept games tells of a record. Fetched apart, because it brings the rules along. */
import { parseBytes, portableHash } from '@ludo/fairness';
import { parseRecord } from '@ludo/room/record';

interface AboutRecord {
  readonly rules: string;
  /** One for each player, in order; empty for a bot, and where names are left out. */
  readonly names: readonly string[];
  readonly result: string;
  readonly throws: number;
  /** The same for the same text: 32 hexadecimal digits. */
  readonly digest: string;
}

/** Bytes. */
const DIGEST = 16;

/** Null: it is no record. */
export function aboutRecord(text: string): AboutRecord | null {
  const parsed = parseRecord(text);
  if (!parsed.ok) return null;
  const { rules, result, seated, lines } = parsed.value;
  return {
    rules,
    names: seated.map((seat) => (seat.is === 'nobody' ? '' : (seat.name ?? ''))),
    result,
    throws: lines.filter((line) => line.is === 'turn' && line.thrown !== null).length,
    digest: Array.from(parseBytes(portableHash.of(text))?.subarray(0, DIGEST) ?? [], (byte) =>
      byte.toString(16).padStart(2, '0'),
    ).join(''),
  };
}
