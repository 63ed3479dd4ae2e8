// Owns the fonts of the pictures, and shaping with them, which puts letters and marks where their scripts want them.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Face, Lettering, LetterKind, Script, Shape } from '@ludo/drawing/lettering';
import * as harfbuzz from 'harfbuzzjs';

const FONTS = [
  ['Noto Sans', 400, 'noto-sans/400Regular/NotoSans_400Regular.ttf'],
  ['Noto Sans', 600, 'noto-sans/600SemiBold/NotoSans_600SemiBold.ttf'],
  ['Noto Sans Arabic', 400, 'noto-sans-arabic/400Regular/NotoSansArabic_400Regular.ttf'],
  ['Noto Sans Arabic', 600, 'noto-sans-arabic/600SemiBold/NotoSansArabic_600SemiBold.ttf'],
  ['Noto Serif', 600, 'noto-serif/600SemiBold/NotoSerif_600SemiBold.ttf'],
] as const;

/** What is not drawn as an outline: the digits and letters on the board. */
export const BOARD_FONT = FONTS[1];

/** Words whose shape is remembered. */
const MOST_SHAPES = 500;

interface Font {
  readonly font: harfbuzz.Font;
  readonly units: number;
  readonly letters: ReadonlySet<number>;
}

const { resolve } = createRequire(import.meta.url);

export function readFont([, , file]: (typeof FONTS)[number]): Uint8Array {
  return readFileSync(resolve(`@expo-google-fonts/${file}`));
}

/** Noto Serif has neither Arabic nor Devanagari. */
function faceFor(script: Script, kind: LetterKind): Face {
  const weight = kind === 'plain' ? 400 : 600;
  if (script === 'arabic') return { family: 'Noto Sans Arabic', weight };
  return { family: kind === 'title' && script === 'other' ? 'Noto Serif' : 'Noto Sans', weight };
}

const nameOf = (family: string, weight: number): string => `${family} ${weight}`;

function openFont(entry: (typeof FONTS)[number]): Font {
  const bytes = readFont(entry);
  const buffer = new ArrayBuffer(bytes.length);
  new Uint8Array(buffer).set(bytes);
  const face = new harfbuzz.Face(new harfbuzz.Blob(buffer));
  return { font: new harfbuzz.Font(face), units: face.upem, letters: new Set(face.collectUnicodes()) };
}

export function createLettering(): Lettering {
  const fonts = new Map(FONTS.map((entry) => [nameOf(entry[0], entry[1]), openFont(entry)] as const));
  const shapes = new Map<string, Shape>();

  function fontOf({ family, weight }: Face): Font {
    const font = fonts.get(nameOf(family, weight));
    if (font === undefined) throw new Error(`no font ${family} ${weight}`);
    return font;
  }

  function shaped(text: string, face: Face): Shape {
    const { font, units } = fontOf(face);
    const buffer = new harfbuzz.Buffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    harfbuzz.shape(font, buffer);
    const positions = buffer.getGlyphPositions();
    let width = 0;
    const outlines = buffer.getGlyphInfos().map(({ codepoint }, nth) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[nth] ?? {};
      const outline = { d: font.glyphToPath(codepoint), x: width + xOffset, y: yOffset };
      width += xAdvance;
      return outline;
    });
    return { units, width, outlines: outlines.filter(({ d }) => d !== '') };
  }

  return {
    faceFor,
    draws: (letter, face) => fontOf(face).letters.has(letter.codePointAt(0) ?? 0),
    shape(text, face) {
      const key = `${nameOf(face.family, face.weight)} ${text}`;
      const known = shapes.get(key) ?? shaped(text, face);
      if (shapes.size >= MOST_SHAPES) shapes.clear();
      shapes.set(key, known);
      return known;
    },
  };
}
