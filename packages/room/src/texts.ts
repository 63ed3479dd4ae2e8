// Owns what people may say in free text at the table.
import type { Result } from '@ludo/rules';
import { readLine } from './readable.ts';

/** Most characters (as people count them) of one text. */
export const TEXT_LENGTH = 200;

/** Most UTF-16 units of one text; fewer than 200 of the longest emoji fit. */
export const TEXT_UNITS = 1000;

export type TextProblem = 'text-missing' | 'text-too-long' | 'text-not-readable';

/**
 * The text as kept: composed (NFC), one line, trimmed, with single spaces. It is plain text, even if it looks like
 * markup.
 */
export function readText(text: string): Result<string, TextProblem> {
  const line = readLine(text, { characters: TEXT_LENGTH, units: TEXT_UNITS });
  return line.ok ? line : { ok: false, error: `text-${line.error}` };
}
