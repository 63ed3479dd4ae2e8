/** Cuts names to the room in a corner of the board, and breaks sentences into lines. */

const WIDE = /^[MW@%—]$/u;
/** Pictures, and scripts whose letters fill a square. */
const SQUARE =
  /^(?:\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{sc=Han}|\p{sc=Hangul}|\p{sc=Hiragana}|\p{sc=Katakana})/u;
/**
 * All others are `COMMON`. Measured in bold Liberation Sans, which has Arial's widths. The widest font, DejaVu Sans,
 * needs up to a sixth more, most of which the margin of a corner has.
 */
const SPECIAL: readonly (readonly [letters: string, width: number])[] = [
  ["ijlI.,'’!| ", 0.42],
  ['frt', 0.5],
  ['csz', 0.58],
  ['w', 0.78],
  ['m', 0.9],
];
const COMMON = 0.62;
const CAPITAL = /^\p{Lu}/u;
/** Marks of direction, and joiners. */
const INVISIBLE = /^[\p{Bidi_Control}\p{Join_Control}]$/u;

/** In parts of the font size. */
function widthOf(letter: string): number {
  if (INVISIBLE.test(letter)) return 0;
  if (SQUARE.test(letter)) return 1.3;
  if (WIDE.test(letter)) return 1;
  const special = SPECIAL.find(([letters]) => letters.includes(letter));
  return special?.[1] ?? (CAPITAL.test(letter) ? 0.76 : COMMON);
}

/** Some browsers have none; making it costs more than many uses. */
let segmenter: Intl.Segmenter | null | undefined;

function lettersOf(text: string): readonly string[] {
  segmenter ??= typeof Intl.Segmenter === 'function' ? new Intl.Segmenter() : null;
  return segmenter === null ? [...text] : Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/** `room`: in parts of the font size. */
export function fitted(text: string, room: number): string {
  const letters = lettersOf(text);
  let width = 0;
  let fitting = 0;
  for (const letter of letters) {
    width += widthOf(letter);
    if (width > room) return `${letters.slice(0, Math.max(1, fitting)).join('').trimEnd()}…`;
    // The ellipsis needs room too.
    if (width <= room - 0.9) fitting += 1;
  }
  return text;
}

const SPACE = 0.42;

/** `room`: in parts of the font size. What has no room in `most` lines is cut. */
export function linesOf(text: string, room: number, most: number): readonly string[] {
  const lines: string[] = [];
  let left = 0;
  for (const word of text.split(/\s+/u).filter((each) => each !== '')) {
    const width = lettersOf(word).reduce((sum, letter) => sum + widthOf(letter), 0);
    const last = lines.at(-1);
    if (last === undefined || (width + SPACE > left && lines.length < most)) {
      lines.push(word);
      left = room - width;
    } else {
      lines[lines.length - 1] = `${last} ${word}`;
      left -= width + SPACE;
    }
  }
  return lines.map((line) => fitted(line, room));
}

/** In as many lines as it needs, and these about as long as each other. */
export function evenLinesOf(text: string, room: number, most: number): readonly string[] {
  const usual = linesOf(text, room, most);
  for (let part = 0.5; part < 1; part += 0.1) {
    const lines = linesOf(text, part * room, most + 1);
    const isWhole = lines.join(' ') === usual.join(' ');
    if (isWhole && lines.length === usual.length) return lines;
  }
  return usual;
}
