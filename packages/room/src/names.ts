// Owns what a player may be called. Asked by whoever accepts a command; the fold takes names as they are logged, since
// what counts as one character differs between versions of Unicode.
import type { Result } from '@ludo/rules';

/** The most characters (as people count them) that a name has. */
export const NAME_LENGTH = 20;

/** A bound for what is looked at at all, and for what is kept: twenty of the longest emoji stay below it. */
const MOST_UNITS = 400;

export type NameProblem = 'name-missing' | 'name-too-long' | 'name-not-readable';

const whitespace = /[\s\u0085]+/gu;
const joiner = /[\u200c\u200d]/u;
const variation = /[\ufe0e\ufe0f]/u;
/** Control and format characters, private use, lone surrogates, line separators, letters that show nothing. */
const hidden = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800\ufffc\ufffd]/u;
const visible = /[\p{L}\p{N}\p{P}\p{S}]/u;
/** What a joiner may stand after and before: letters that it shapes, pictures that it combines. */
const joined = /[\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f]/u;
const pictured = /[\p{Extended_Pictographic}\p{Emoji_Modifier}0-9#*]/u;
/** More marks on one letter than any script needs. */
const heaped = /\p{M}{5}/u;

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** The name as it is kept: composed (NFC), trimmed, with single spaces. */
export function readName(text: string): Result<string, NameProblem> {
  if (text.length > MOST_UNITS) return { ok: false, error: 'name-too-long' };
  const name = text.normalize('NFC').replace(whitespace, ' ').trim();
  if (name.length > MOST_UNITS) return { ok: false, error: 'name-too-long' };
  if (name === '') return { ok: false, error: 'name-missing' };
  if (!isReadable(name)) return { ok: false, error: 'name-not-readable' };
  if ([...graphemes.segment(name)].length > NAME_LENGTH) return { ok: false, error: 'name-too-long' };
  return { ok: true, value: name };
}

function isReadable(name: string): boolean {
  if (!visible.test(name) || heaped.test(name)) return false;
  const characters = Array.from(name);
  return characters.every((character, index) => {
    const before = characters[index - 1] ?? '';
    const after = characters[index + 1] ?? '';
    if (joiner.test(character)) return joined.test(before) && joined.test(after);
    if (variation.test(character)) return pictured.test(before);
    return !hidden.test(character);
  });
}
