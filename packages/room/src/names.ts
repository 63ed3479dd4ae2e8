// Owns what a player may be called. Checked when a command is accepted; the fold takes names as logged, because what
// counts as one character differs between versions of Unicode.
import type { Result } from '@ludo/rules';
import { readLine } from './readable.ts';

/** Most characters (as people count them) of a name. */
export const NAME_LENGTH = 20;

/** Twenty of the longest emoji fit. */
const MOST_UNITS = 400;

type NameProblem = 'name-missing' | 'name-too-long' | 'name-not-readable';

/** The name as kept: composed (NFC), trimmed, with single spaces. */
export function readName(text: string): Result<string, NameProblem> {
  const name = readLine(text, { characters: NAME_LENGTH, units: MOST_UNITS });
  return name.ok ? name : { ok: false, error: `name-${name.error}` };
}
