import { initialPosition, parsePosition, ruleSets, type Position } from '@ludo/rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BOARD_STYLES } from './materials.ts';
import { PALETTES, printBoard, type PictureOptions } from './print-board.ts';
import { printSvg } from './print-svg.ts';
import { svg } from './svg.ts';

interface XmlElement {
  readonly tag: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly text: string;
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** `expect` is slow when called ten thousand times. */
function demand(isSo: boolean, what: string): void {
  if (!isSo) throw new Error(what);
}

const ESCAPED =
  /^(?:[\t\n\r\u0020-\u0025\u0027-\u003B\u003D-\uD7FF\uE000-\uFFFD]|[\uD800-\uDBFF][\uDC00-\uDFFF]|&(?:amp|lt|gt|quot);)*$/;

function plain(text: string): string {
  demand(ESCAPED.test(text), `not escaped, or not for XML: ${text}`);
  return text.replaceAll(/&(\w+);/g, (_, name: string) => ENTITIES[name] ?? '');
}

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';
const TAG = /<(?:\/([\w-]+)|([A-Za-z][\w-]*)((?: [\w:-]+="[^"<]*")*)(\/?))>([^<]*)/y;

/** A strict XML reader: fails for anything but elements, attributes and text. */
function parseXml(document: string): readonly XmlElement[] {
  demand(document.startsWith(DECLARATION), 'begins as XML');
  const found: XmlElement[] = [];
  const open: string[] = [];
  const whole = document.trimEnd();
  TAG.lastIndex = DECLARATION.length;
  while (TAG.lastIndex < whole.length) {
    const from = TAG.lastIndex;
    const [, close, tag, written = '', empty, text = ''] = TAG.exec(whole) ?? [];
    demand(close !== undefined || tag !== undefined, `cannot be read: ${whole.slice(from, from + 80)}`);
    if (tag === undefined) {
      demand(open.pop() === close, `${close} is closed`);
      demand(text === '' && (open.length > 0 || TAG.lastIndex === whole.length), `after ${close}: ${text}`);
      continue;
    }
    const pairs = Array.from(
      written.matchAll(/ ([\w:-]+)="([^"]*)"/g),
      ([, name = '', value = '']) => [name, plain(value)] as const,
    );
    const attributes = new Map(pairs);
    demand(attributes.size === pairs.length, `${tag} says an attribute twice`);
    found.push({ tag, attributes, text: plain(text) });
    if (empty === '') open.push(tag);
  }
  demand(open.length === 0, `${open.join()} are not closed`);
  return found;
}

const WORDS = { title: 'Ludo', description: 'Red has two pieces in base', language: 'en' };

function positionOf(text: string): Position {
  const parsed = parsePosition(text);
  if (!parsed.ok) throw new Error(`${parsed.error.field}: ${parsed.error.reason}`);
  return parsed.value;
}

function firstPosition(rules: string): Position {
  const found = ['1234', '1212'].map((seats) => initialPosition(rules, seats)).find(({ ok }) => ok);
  if (found?.ok !== true) throw new Error(`no position of ${rules}`);
  return found.value;
}

const PAINT = /^(?:none|#[\da-f]{6}|url\(#[\w-]+\))$/;
/** SVG elements that only draw: no scripts, images or links. */
const DRAWING = new Set(
  'svg title desc defs g rect circle ellipse line path polygon text linearGradient radialGradient stop pattern'.split(
    ' ',
  ),
);

/** Reads a picture; fails if it depends on a page. */
function readPicture(document: string): readonly XmlElement[] {
  const elements = parseXml(document);
  const ids = new Set(elements.flatMap(({ attributes }) => attributes.get('id') ?? []));
  demand(
    ids.size === elements.filter(({ attributes }) => attributes.has('id')).length,
    'an id is there twice',
  );
  for (const { tag, attributes } of elements) {
    demand(DRAWING.has(tag), `${tag} does more than draw`);
    for (const [name, value] of attributes) {
      const said = `${tag} ${name}="${value}"`;
      demand(!/^(?:on|class$|style$|href$|xlink)/.test(name), said);
      demand(!/var\(|color-mix|NaN|undefined|Infinity|javascript/.test(value), said);
      if (['fill', 'stroke', 'stop-color'].includes(name)) demand(PAINT.test(value), said);
      for (const [, id = ''] of value.matchAll(/url\(#([\w-]+)\)/g)) demand(ids.has(id), said);
    }
    // Without a fill it would be black.
    if (/^(?:rect|circle|ellipse|text|polygon)$/.test(tag))
      demand(attributes.has('fill'), `${tag} ${[...attributes].join(' ')} has no fill`);
  }
  return elements;
}

describe.each(ruleSets.map(({ id }) => id))('the picture of %s', (id) => {
  it.each(PALETTES.flatMap((palette) => BOARD_STYLES.map((style) => ({ palette, style }))))(
    'in %o carries all that it needs',
    (looks) => {
      const elements = readPicture(printBoard(firstPosition(id), { ...WORDS, ...looks }));
      expect(elements.length).toBeGreaterThan(200);
    },
  );

  it('says what it is to whoever does not see it', () => {
    const [root, title, description] = readPicture(printBoard(firstPosition(id), WORDS));
    expect(root?.attributes.get('role')).toBe('img');
    expect(root?.attributes.get('xml:lang')).toBe('en');
    expect(root?.attributes.get('aria-labelledby')).toBe(
      `${title?.attributes.get('id')} ${description?.attributes.get('id')}`,
    );
    expect([title?.tag, title?.text, description?.tag, description?.text]).toEqual([
      'title',
      WORDS.title,
      'desc',
      WORDS.description,
    ]);
  });
});

/** Of a team's sign. */
const TEAM_PLATE = '<rect x="-0.62" y="-0.35"';

describe('a picture', () => {
  const textsOf = (text: string, options: Partial<PictureOptions> = {}) =>
    readPicture(printBoard(positionOf(text), { ...WORDS, ...options })).flatMap((each) =>
      each.tag === 'text' ? each.text : [],
    );

  it('says how many pieces share a square', () => {
    expect(textsOf('jumbo 1-2- b.4.4.4/-/b.b.10.10/- R ? -').filter((text) => text !== '')).toEqual([
      '3',
      '2',
    ]);
  });

  it('says of a standing challenge how many sixes are counted and needed', () => {
    expect(textsOf('uckers 1213 b.47.51.51/b.b.h.h/b.h.h.h/b.b.b.h R ? cBb*1')).toContain('6: 1/3');
  });

  it('shows in teams who plays with whom', () => {
    const signs = (text: string) => printBoard(positionOf(text), WORDS).split(TEAM_PLATE).length - 1;
    const bases = 'b.b.b.b/b.b.b.b/b.b.b.b/b.b.b.b R ? -';
    expect(signs(`uckers 1234 ${bases}`)).toBe(4);
    expect(signs(`ludo 1234 ${bases}`)).toBe(0);
  });

  it('has names at the bases, cut to the room there, and covers who does not play', () => {
    const names = ['Anna', 'nobody', 'Maximiliane Adelheid Charlotte Friederike', null];
    const texts = textsOf('jumbo 1-2- b.b.b.b/-/b.b.b.b/- R ? -', { names, side: 320 });
    expect(texts[0]).toBe('Anna');
    expect(texts[1]).toMatch(/^Maximi.*…$/);
    expect(texts).toHaveLength(2);
  });

  it('is the same bytes for the same position', () => {
    const position = positionOf('jumbo 1-2- b.4.4.4/-/b.b.10.10/- R ? -');
    expect(printBoard(position, WORDS)).toBe(printBoard(position, WORDS));
  });
});

describe('a text', () => {
  const NAMES = ['<script>', '"/><a', ']]>', '&amp;', '\u0000\u001b', '\uD800', '\uFFFE', '</text>'];

  it.each(NAMES)('%j in a picture leaves it well-formed', (name) => {
    const position = positionOf('jumbo 1-2- b.4.4.4/-/b.b.10.10/- R ? -');
    readPicture(printBoard(position, { ...WORDS, title: name, names: [name] }));
  });

  it('of whatever letters is the same to a reader, but for what XML cannot hold', () => {
    const name = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom(...NAMES));
    fc.assert(
      fc.property(name, (text) => {
        const [found] = parseXml(`${DECLARATION}${printSvg(svg('text', { id: text }, text))}`);
        // oxlint-disable-next-line no-control-regex
        const possible = text.replaceAll(/[\0-\b\v\f\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu, '\uFFFD');
        expect(found?.text ?? '').toBe(possible);
        expect(found?.attributes.get('id')).toBe(possible);
      }),
      { numRuns: 50 },
    );
  });
});
