// Owns what a player may be called. Asked by whoever accepts a command; the fold takes names as they are logged, since
// what counts as one character differs between versions of Unicode.
import type { Result } from '@ludo/rules';
import { readLine } from './readable.ts';

/** The most characters (as people count them) that a name has. */
export const NAME_LENGTH = 20;

/** Twenty of the longest emoji stay below it. */
const MOST_UNITS = 400;

type NameProblem = 'name-missing' | 'name-too-long' | 'name-not-readable';

/** The name as it is kept: composed (NFC), trimmed, with single spaces. */
export function readName(text: string): Result<string, NameProblem> {
  const name = readLine(text, { characters: NAME_LENGTH, units: MOST_UNITS });
  return name.ok ? name : { ok: false, error: `name-${name.error}` };
}
