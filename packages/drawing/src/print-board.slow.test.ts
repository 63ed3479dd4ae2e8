import { initialPosition, parsePosition, ruleSets, type Position } from '@ludo/rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DECLARATION, parseXml, readPicture } from '../test/reading.ts';
import { BOARD_STYLES } from './materials.ts';
import { PALETTES, printBoard, type PictureOptions } from './print-board.ts';
import { printSvg } from './print-svg.ts';
import { svg } from './svg.ts';

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

/** Of a team's sign, and of a die. */
const TEAM_PLATE = '<rect x="-0.62" y="-0.35"';
const DIE_BODY = '<rect x="-1" y="-1" width="2" height="2"';

const textsOf = (text: string, options: Partial<PictureOptions> = {}) =>
  readPicture(printBoard(positionOf(text), { ...WORDS, ...options })).flatMap((each) =>
    each.tag === 'text' ? each.text : [],
  );

describe('a picture', () => {
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

describe('a picture with a heading', () => {
  const text = 'uckers 1213 b.47.51.51/b.b.h.h/b.h.h.h/b.b.b.h R 64 cBb*1';
  const heading = { title: 'Uckers', sentence: 'Anna (Red) moves a piece', isRightToLeft: false };
  const root = (options: Partial<PictureOptions>) =>
    readPicture(printBoard(positionOf(text), { ...WORDS, ...options }))[0]?.attributes;

  it('says the game and how it stands, from whichever side one reads', () => {
    for (const isRightToLeft of [false, true]) {
      const picture = readPicture(
        printBoard(positionOf(text), { ...WORDS, heading: { ...heading, isRightToLeft } }),
      );
      const said = picture.filter(({ attributes }) => attributes.has('direction'));
      expect(said.map((each) => [each.text, each.attributes.get('direction')])).toEqual(
        [heading.title, heading.sentence].map((words) => [words, isRightToLeft ? 'rtl' : 'ltr']),
      );
    }
  });

  it('breaks a long sentence, and loses no word of it', () => {
    const sentence = 'Maximilian the Great (Red and Yellow) throws for the challenge, 1 of 3 sixes';
    const lines = textsOf(text, { heading: { ...heading, sentence } });
    expect(lines).not.toContain(sentence);
    expect(lines.join(' ')).toContain(sentence);
  });

  it('is near square, and as long as was asked for', () => {
    const [width, height] = ['width', 'height'].map((name) =>
      Number(root({ heading, length: 1600 })?.get(name)),
    );
    expect(height).toBe(1600);
    expect(width).toBeGreaterThan(1350);
    const [x, y, wide, high] = (root({ heading })?.get('viewBox') ?? '').split(' ').map(Number);
    expect([x, y].every((from) => from !== undefined && from < 0)).toBe(true);
    expect((wide ?? 0) / (high ?? 1)).toBeCloseTo((width ?? 0) / 1600, 2);
  });

  it('has the dice that lie, and no mark of a turn once nobody goes on', () => {
    const dice = (options: Partial<PictureOptions>) =>
      printBoard(positionOf(text), { ...WORDS, heading, ...options }).split(DIE_BODY).length - 1;
    expect(dice({})).toBe(2);
    expect(dice({ isEnded: true })).toBe(0);
    const marks = (isEnded: boolean) => printBoard(positionOf(text), { ...WORDS, isEnded }).length;
    expect(marks(true)).toBeLessThan(marks(false));
  });
});

describe('a text', () => {
  const NAMES = ['<script>', '"/><a', ']]>', '&amp;', '\u0000\u001b', '\uD800', '\uFFFE', '</text>'];

  it.each(NAMES)('%j in a picture leaves it well-formed', (name) => {
    const position = positionOf('jumbo 1-2- b.4.4.4/-/b.b.10.10/- R ? -');
    const heading = { title: name, sentence: name, isRightToLeft: false };
    readPicture(printBoard(position, { ...WORDS, title: name, names: [name], heading }));
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
