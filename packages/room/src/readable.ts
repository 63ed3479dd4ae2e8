// Owns what counts as a readable line, for names and talk alike.
import type { Result } from '@ludo/rules';

type LineProblem = 'missing' | 'too-long' | 'not-readable';

interface Bounds {
  /** As people count them. */
  readonly characters: number;
  /** UTF-16, of the text given and of the text stored. */
  readonly units: number;
}

const whitespace = /[\s\u0085]+/gu;
const joiner = /[\u200c\u200d]/u;
const variation = /[\ufe0e\ufe0f]/u;
/** Control and format characters, private use, lone surrogates, line separators, invisible letters. */
const hidden = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800\ufffc\ufffd]/u;
const visible = /[\p{L}\p{N}\p{P}\p{S}]/u;
/** Beside a joiner: letters that it shapes, pictures that it combines. */
const joined = /[\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f]/u;
const pictured = /[\p{Extended_Pictographic}\p{Emoji_Modifier}0-9#*]/u;
/** More marks on one letter than any script needs, also with joiners between them. */
const heaped = /(?:\p{M}[\u200c\u200d]*){5}/u;
/** What is drawn beside one another where a font does not join it. */
const drawn = /[\p{L}\p{Extended_Pictographic}]/gu;
/** Of them in one character: as many as a family has. */
const JOINED = 4;

/** Made on first use, which takes tens of milliseconds on a slow device. Some browsers have none. */
let graphemes: Intl.Segmenter | null | undefined;

function isLonger(line: string, characters: number): boolean {
  // Every character has at least one unit.
  if (line.length <= characters) return false;
  graphemes ??= typeof Intl.Segmenter === 'function' ? new Intl.Segmenter() : null;
  if (graphemes === null) return Array.from(line).length > characters;
  let counted = 0;
  for (const { segment } of graphemes.segment(line)) {
    counted += widthOf(segment);
    if (counted > characters) return true;
  }
  return false;
}

/** Some letters of Korean join without end, and so do pictures. */
function widthOf(character: string): number {
  if (character.length <= JOINED) return 1;
  return Math.max(1, Math.ceil((character.match(drawn)?.length ?? 0) / JOINED));
}

/** As stored: composed (NFC), trimmed, with single spaces. */
export function readLine(text: string, { characters, units }: Bounds): Result<string, LineProblem> {
  if (text.length > units) return { ok: false, error: 'too-long' };
  const line = text.normalize('NFC').replace(whitespace, ' ').trim();
  if (line.length > units) return { ok: false, error: 'too-long' };
  if (line === '') return { ok: false, error: 'missing' };
  if (!isReadable(line)) return { ok: false, error: 'not-readable' };
  if (isLonger(line, characters)) return { ok: false, error: 'too-long' };
  return { ok: true, value: line };
}

function isReadable(line: string): boolean {
  if (!visible.test(line) || heaped.test(line)) return false;
  const characters = Array.from(line);
  return characters.every((character, index) => {
    const before = characters[index - 1] ?? '';
    const after = characters[index + 1] ?? '';
    if (joiner.test(character)) return joined.test(before) && joined.test(after);
    if (variation.test(character)) return pictured.test(before);
    return !hidden.test(character);
  });
}
