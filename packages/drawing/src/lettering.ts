/**
 * Lines of text for pictures that no page lays out: cut, broken and put in order word by word, and drawn as outlines.
 * Programs that draw SVG without a browser put marks of Indian and Arabic letters in wrong places.
 */
import { svg, type SvgNode } from './svg.ts';

export interface Face {
  readonly family: string;
  readonly weight: number;
}

/** What draws the text. */
export interface Lettering {
  /** The face for these letters, of the same kind. */
  readonly faceFor: (script: Script, face: LetterKind) => Face;
  readonly draws: (letter: string, face: Face) => boolean;
  readonly shape: (text: string, face: Face) => Shape;
}

/** In units of the font, from the start of the base line; upwards is positive. */
export interface Shape {
  /** Of the font size. */
  readonly units: number;
  readonly width: number;
  readonly outlines: readonly { readonly d: string; readonly x: number; readonly y: number }[];
}

export type LetterKind = 'title' | 'strong' | 'plain';
export type Script = 'arabic' | 'devanagari' | 'other';

interface Run {
  readonly shape: Shape;
  /** In parts of the font size. */
  readonly width: number;
}

/** Its runs go from left to right, or the other way. */
interface Word {
  readonly runs: readonly Run[];
  readonly isRightToLeft: boolean | null;
  /** Of the isolate that it is in; 0: none. */
  readonly isolate: number;
  /** Before it, in parts of the font size. */
  readonly gap: number;
  readonly width: number;
}

export interface Line {
  readonly words: readonly Word[];
  readonly width: number;
}

/** In parts of the font size. */
const SPACE = 0.26;
const STEP = 0.25;
const ARABIC = /\p{Script=Arabic}/u;
const DEVANAGARI = /\p{Script=Devanagari}/u;
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
const LETTER = /\p{L}/u;
/** Of whatever script is beside them. */
const SHARED = /^(?:\p{M}|\p{Join_Control}|\p{Variation_Selector})/u;
const OPENS = /[\u2066-\u2068]/u;
const CLOSES = '\u2069';
const INVISIBLE = /[\p{Join_Control}\p{Variation_Selector}\p{Bidi_Control}]/u;

const graphemes = new Intl.Segmenter();

function scriptOf(letter: string): Script {
  if (ARABIC.test(letter)) return 'arabic';
  return DEVANAGARI.test(letter) ? 'devanagari' : 'other';
}

function lettersOf(text: string): readonly string[] {
  return Array.from(graphemes.segment(text), ({ segment }) => segment);
}

/** Without what no face draws, pictures above all. */
export function drawable(text: string, lettering: Lettering, kind: LetterKind): string {
  const isDrawn = (letter: string) => {
    const face = lettering.faceFor(scriptOf(letter), kind);
    return [...letter].every((sign) => INVISIBLE.test(sign) || lettering.draws(sign, face));
  };
  return lettersOf(text)
    .filter((letter) => /^\s$/u.test(letter) || isDrawn(letter))
    .join('')
    .replaceAll(/\s+/gu, ' ')
    .trim();
}

function runsOf(word: string, lettering: Lettering, kind: LetterKind): readonly Run[] {
  const runs: { script: Script; text: string }[] = [];
  for (const letter of lettersOf(word)) {
    const last = runs.at(-1);
    const script = SHARED.test(letter) && last !== undefined ? last.script : scriptOf(letter);
    if (last?.script === script) last.text += letter;
    else runs.push({ script, text: letter });
  }
  return runs.map(({ script, text }) => {
    const shape = lettering.shape(text, lettering.faceFor(script, kind));
    return { shape, width: shape.width / shape.units };
  });
}

function directionOf(word: string): boolean | null {
  const strong = lettersOf(word).find((letter) => LETTER.test(letter));
  return strong === undefined ? null : RIGHT_TO_LEFT.test(strong);
}

/** Isolates end a word, too. */
const PART = /[\u2066-\u2068]|\u2069|\s+|[^\s\u2066-\u2069]+/gu;

function wordsOf(text: string, lettering: Lettering, kind: LetterKind): readonly Word[] {
  const words: Word[] = [];
  let isolates = 0;
  let isolate = 0;
  let gap = 0;
  for (const [part] of text.matchAll(PART)) {
    if (OPENS.test(part)) isolate = isolates += 1;
    else if (part === CLOSES) isolate = 0;
    else if (part.trim() === '') gap = SPACE;
    else {
      const runs = runsOf(part, lettering, kind);
      const width = runs.reduce((sum, run) => sum + run.width, 0);
      words.push({ runs, isRightToLeft: directionOf(part), isolate, gap, width });
      gap = 0;
    }
  }
  return words;
}

function lineOf(words: readonly Word[]): Line {
  const width = words.reduce((sum, word, nth) => sum + word.width + (nth === 0 ? 0 : word.gap), 0);
  return { words, width };
}

interface Room {
  /** In parts of the font size. */
  readonly width: number;
  readonly most: number;
}

/** Into as few lines as there can be, about as long as each other. Null: a word, or all of them, is too long. */
export function broken(
  text: string,
  { width, most }: Room,
  lettering: Lettering,
  kind: LetterKind,
): readonly Line[] | null {
  const words = wordsOf(text, lettering, kind);
  let found = linesOf(words, width);
  if (found.length > most || found.some((line) => line.width > width)) return null;
  for (let less = width - STEP; less > 0; less -= STEP) {
    const lines = linesOf(words, less);
    if (lines.length > found.length || lines.some((line) => line.width > less)) break;
    found = lines;
  }
  return found;
}

function linesOf(words: readonly Word[], width: number): readonly Line[] {
  const lines: Word[][] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && (word.gap === 0 || lineOf([...last, word]).width <= width)) last.push(word);
    else lines.push([word]);
  }
  return lines.map(lineOf);
}

/** `room`: in parts of the font size. */
export function cut(text: string, room: number, lettering: Lettering, kind: LetterKind): Line {
  const whole = lineOf(wordsOf(text, lettering, kind));
  if (whole.width <= room) return whole;
  const letters = lettersOf(text);
  let fitting = lineOf([]);
  for (let count = 1; count < letters.length; count += 1) {
    const part = `${letters.slice(0, count).join('').trimEnd()}…`;
    const line = lineOf(wordsOf(part, lettering, kind));
    if (line.width > room) break;
    fitting = line;
  }
  return fitting;
}

interface Group {
  readonly isAgainst: boolean;
  readonly isolate: number;
  readonly words: Word[];
}

/** Words that go the other way than the line stay together. */
function groupsOf({ words }: Line, isRightToLeft: boolean): readonly Group[] {
  const groups: Group[] = [];
  for (const word of words) {
    const last = groups.at(-1);
    const isAgainst = word.isRightToLeft !== null && word.isRightToLeft !== isRightToLeft;
    if (last !== undefined && isAgainst && last.isAgainst && last.isolate === word.isolate)
      last.words.push(word);
    else groups.push({ isAgainst, isolate: word.isolate, words: [word] });
  }
  return groups;
}

/** From left to right, each with the gap on its left; of the first that is nothing. */
function fromTheLeft<T>(parts: readonly T[], isRightToLeft: boolean, gapBefore: (part: T) => number) {
  const gaps = parts.map((part, nth) => (nth === 0 ? 0 : gapBefore(part)));
  if (!isRightToLeft) return parts.map((part, nth) => ({ part, gap: gaps[nth] ?? 0 }));
  return parts.map((part, nth) => ({ part, gap: gaps[nth + 1] ?? 0 })).toReversed();
}

function inOrder(
  line: Line,
  isRightToLeft: boolean,
): readonly { readonly word: Word; readonly gap: number }[] {
  const groups = fromTheLeft(groupsOf(line, isRightToLeft), isRightToLeft, ({ words }) => words[0]?.gap ?? 0);
  return groups.flatMap(({ part, gap: before }) => {
    const words = fromTheLeft(part.words, isRightToLeft !== part.isAgainst, ({ gap }) => gap);
    return words.map(({ part: word, gap }, nth) => ({ word, gap: nth === 0 ? before : gap }));
  });
}

interface Placed {
  /** Where the line begins: its left end, or its right one where it goes from right to left. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly fill: string;
  readonly isRightToLeft: boolean;
}

export function drawLine(line: Line, { x, y, size, fill, isRightToLeft }: Placed): readonly SvgNode[] {
  let at = isRightToLeft ? x - line.width * size : x;
  return inOrder(line, isRightToLeft).flatMap(({ word, gap }) => {
    at += gap * size;
    const runs = word.isRightToLeft === true ? word.runs.toReversed() : word.runs;
    return runs.map(({ shape, width }) => {
      const scale = size / shape.units;
      const node = svg(
        'g',
        { transform: `translate(${at} ${y}) scale(${scale} ${-scale})`, fill },
        ...shape.outlines.map(({ d, x, y }) => svg('path', { d, transform: `translate(${x} ${y})` })),
      );
      at += width * size;
      return node;
    });
  });
}
