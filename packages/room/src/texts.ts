import type { Result } from '@ludo/rules';
import { readLine } from './readable.ts';

/** Characters, as people count them. */
export const TEXT_LENGTH = 200;

/** UTF-16; fewer than 200 of the longest emoji fit. */
export const TEXT_UNITS = 1000;

export type TextProblem = 'text-missing' | 'text-too-long' | 'text-not-readable';

/** As stored: composed (NFC), one line, trimmed, with single spaces. Plain text, even if it looks like markup. */
export function readText(text: string): Result<string, TextProblem> {
  const line = readLine(text, { characters: TEXT_LENGTH, units: TEXT_UNITS });
  return line.ok ? line : { ok: false, error: `text-${line.error}` };
}
