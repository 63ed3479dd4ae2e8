// Owns what a player may be called. The fold takes names as logged: what counts as one character differs between versions
// of Unicode.
import type { Result } from '@ludo/rules';
import { readLine } from './readable.ts';

/** Characters, as people count them. */
export const NAME_LENGTH = 20;

/** Twenty of the longest emoji fit. */
const MOST_UNITS = 400;

type NameProblem = 'name-missing' | 'name-too-long' | 'name-not-readable';

/** As stored: composed (NFC), trimmed, with single spaces. */
export function readName(text: string): Result<string, NameProblem> {
  const name = readLine(text, { characters: NAME_LENGTH, units: MOST_UNITS });
  return name.ok ? name : { ok: false, error: `name-${name.error}` };
}
