// Owns what somebody may say in own words at the table.
import type { Result } from '@ludo/rules';
import { readLine } from './readable.ts';

/** The most characters (as people count them) that are said at once. */
export const TEXT_LENGTH = 200;

/** The most UTF-16 units of it: of the longest emoji there are fewer than 200. */
export const TEXT_UNITS = 1000;

export type TextProblem = 'text-missing' | 'text-too-long' | 'text-not-readable';

/** The text as it is told: composed (NFC), one line, trimmed, with single spaces. It is plain text, whatever it looks like. */
export function readText(text: string): Result<string, TextProblem> {
  const line = readLine(text, { characters: TEXT_LENGTH, units: TEXT_UNITS });
  return line.ok ? line : { ok: false, error: `text-${line.error}` };
}
