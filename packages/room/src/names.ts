// Owns what a player may be called.
import type { Result } from '@ludo/rules';

/** The most characters (as people count them) that a name has. */
export const NAME_LENGTH = 20;

export type NameProblem = 'name-missing' | 'name-too-long' | 'name-not-readable';

/** The name as it is kept: composed (NFC), trimmed, with single spaces. */
export function readName(_text: string): Result<string, NameProblem> {
  throw new Error('not built yet');
}
