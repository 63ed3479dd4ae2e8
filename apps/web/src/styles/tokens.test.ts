import { ruleSets } from '@ludo/rules';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrast, luminance, parseHex, type Rgb } from './contrast.ts';

const source = new URL('../', import.meta.url);
/** The sheet of the board's drawing lies beside its code. */
const DRAWING = '../../../packages/drawing/src/';
const filesIn = (folder: string) =>
  readdirSync(new URL(folder, source), { recursive: true, encoding: 'utf8' }).map((path) => folder + path);
const files = [...filesIn(''), ...filesIn(DRAWING)];
const read = (path: string): string => readFileSync(new URL(path, source), 'utf8');
const withoutComments = (css: string): string => css.replace(/\/\*[^]*?\*\//g, '');

const sheets = files.filter((path) => path.endsWith('.css') && !/tokens[\w-]*\.css$/.test(path));
const components = files.filter((path) => path.endsWith('.tsx'));
const code = files.filter((path) => /(?<!\.test)\.tsx?$/.test(path));

const FORBIDDEN: readonly (readonly [string, RegExp])[] = [
  ['a colour', /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(/gi],
  [
    'a named colour',
    /:[^;{}]*\b(?:white|black|red|green|blue|yellow|gold|brown|gr[ae]y|navy|orange|purple)\b/gi,
  ],
  ['a size of text', /font-size:(?!\s*(?:var\(|inherit))[^;]+/gi],
  ['a family of type', /font-family:(?!\s*(?:var\(|inherit))[^;]+/gi],
  ['a time', /(?<![\w.#-])\d*\.?\d+m?s\b/gi],
];

describe('style sheets take from the tokens', () => {
  it('there are sheets to look at', () => {
    expect(sheets.length).toBeGreaterThan(3);
  });

  it.each(sheets)('%s writes down no colour, size of text, family or time of its own', (path) => {
    // Names of tokens may be those of colours.
    const css = withoutComments(read(path)).replace(/var\(--[\w-]+/g, 'var(');
    const found = FORBIDDEN.flatMap(([what, pattern]) =>
      Array.from(css.matchAll(pattern), ([value]) => `${what}: ${value.trim()}`),
    );
    expect(found).toEqual([]);
  });

  it.each(components)('%s draws in no colour of its own', (path) => {
    const found = read(path).match(
      /\b(?:fill|stroke|color|stopColor|floodColor|background)(?:=|: )(?:["'`]|\{["'`])(?!none|url|currentcolor|transparent|var|forwards|backwards|both)[^"'`]+/gi,
    );
    expect(found ?? []).toEqual([]);
  });

  it('a token means one thing only', () => {
    const own = files
      .filter((path) => /tokens[\w-]*\.css$/.test(path))
      .flatMap((path) => [...new Set(withoutComments(read(path)).match(/--[\w-]+(?=:)/g))]);
    const twice = own.filter((name, nth) => own.indexOf(name) !== nth);
    expect(twice, 'in two token files').toEqual([]);
  });

  it.each(sheets)('%s asks only for tokens that there are', (path) => {
    const written = files
      .filter((file) => file.endsWith('.css'))
      .flatMap((file) =>
        Array.from(withoutComments(read(file)).matchAll(/(--[\w-]+):/g), ([, name]) => name),
      );
    // Set by code for one element.
    const set = code.flatMap((file) => Array.from(read(file).matchAll(/'(--[\w-]+)'/g), ([, name]) => name));
    const known = new Set([...written, ...set]);
    const asked = Array.from(withoutComments(read(path)).matchAll(/var\((--[\w-]+)/g), ([, name]) => name);
    expect(asked.filter((name) => !known.has(name))).toEqual([]);
  });
});

/** The tokens of the themes, by the palette's name. */
const palettes = new Map(
  Array.from(
    withoutComments(read('styles/tokens-themes.css')).matchAll(
      /:root(?:\[data-theme='([\w-]+)'\])? \{\s*color-scheme[^}]*\}/g,
    ),
    ([block, name]) => [
      name ?? 'light',
      new Map(
        Array.from(block.matchAll(/--([\w-]+): ([^;]+);/g), ([, key = '', value = '']) => [key, value]),
      ),
    ],
  ),
);
const PALETTES = ['light', 'dark', 'contrast-light', 'contrast-dark'] as const;
const COLOURS = ['red', 'green', 'yellow', 'blue', 'black'] as const;

function colour(palette: string, token: string): Rgb {
  return parseHex(palettes.get(palette)?.get(token) ?? `no token ${token}`);
}

const TEXTS: readonly (readonly [string, string])[] = [
  ...['paper', 'paper-lit', 'tabletop', 'tabletop-lit', 'bar', 'card', 'well'].flatMap((ground) =>
    ['ink', 'soft', 'alarm'].map((text) => [text, ground] as const),
  ),
  ['on-strong', 'strong'],
  ['on-strong', 'strong-lit'],
  ['on-alarm', 'alarm'],
  ['pip', 'die'],
  ...COLOURS.map((name) => [`on-${name}`, name] as const),
];

/** Drawn colours on their grounds, where they must be visible. */
const LINES: readonly (readonly [string, string])[] = [
  ['control-line', 'card'],
  ['control-line', 'paper'],
  ['focus', 'card'],
  ['focus', 'paper'],
  ['focus', 'tabletop'],
  ...ruleSets.map(({ id }) => [`game-${id}`, 'card'] as const),
];

describe.each(PALETTES)('the palette %s', (palette) => {
  const needed = palette.startsWith('contrast') ? 7 : 4.5;

  it.each(TEXTS)(`${needed}:1 between %s and %s`, (text, ground) => {
    expect(contrast(colour(palette, text), colour(palette, ground))).toBeGreaterThanOrEqual(needed);
  });

  it.each(LINES)('3:1 between %s and %s', (line, ground) => {
    expect(contrast(colour(palette, line), colour(palette, ground))).toBeGreaterThanOrEqual(3);
  });

  it('tells the colours of players apart by lightness alone', () => {
    const boards = [
      ['red', 'green', 'yellow', 'blue'],
      ['yellow', 'green', 'red', 'black'],
    ];
    for (const board of boards) {
      const light = board.map((name) => luminance(colour(palette, name))).toSorted((a, b) => a - b);
      for (const [nth, one] of light.slice(1).entries()) {
        expect((one + 0.05) / ((light[nth] ?? 0) + 0.05), `${palette}: ${board.join()}`).toBeGreaterThan(
          1.15,
        );
      }
    }
  });
});
