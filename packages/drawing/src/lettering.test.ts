import { describe, expect, it } from 'vitest';
import { broken, cut, drawable, drawLine, type Lettering, type Line } from './lettering.ts';
import type { SvgNode } from './svg.ts';

/** Every letter is half as wide as it is high, and an outline says which letters it is. */
const lettering: Lettering = {
  faceFor: (script) => ({ family: script, weight: 400 }),
  draws: (letter, face) =>
    face.family === 'arabic' || face.family === 'devanagari' || /[\p{Script=Latin}\d…:.,()]/u.test(letter),
  shape: (text, face) => ({
    units: 1000,
    width: 500 * [...text].length,
    outlines: [{ d: `${text}/${face.family}`, x: 0, y: 0 }],
  }),
};

const said = ({ words }: Line) => words.length;

/** What is drawn, from left to right, by its place. */
function fromTheLeft(text: string, isRightToLeft: boolean): readonly string[] {
  const line = cut(text, 1000, lettering, 'plain');
  const x = isRightToLeft ? line.width : 0;
  const placed = drawLine(line, { x, y: 0, size: 1, fill: '#000000', isRightToLeft });
  const atOf = ({ attributes }: SvgNode) =>
    Number(/translate\(([\d.e-]+)/.exec(String(attributes['transform']))?.[1]);
  const textOf = ({ parts: [part] }: SvgNode) =>
    typeof part === 'object' ? String(part.attributes['d']).split('/')[0] : '';
  expect(placed.map(atOf)).toEqual(placed.map(atOf).toSorted((a, b) => a - b));
  expect(atOf(placed[0] as SvgNode)).toBeCloseTo(0);
  return placed.map((node) => textOf(node) ?? '');
}

describe('a line', () => {
  it.each([
    ['Anna invites you', false, ['Anna', 'invites', 'you']],
    ['دعوة من محمد', true, ['محمد', 'من', 'دعوة']],
    ['دعوة من \u2068Anna Maria\u2069 إلى', true, ['إلى', 'Anna', 'Maria', 'من', 'دعوة']],
    ['\u2068محمد علي\u2069 and \u2068سارة\u2069 won', false, ['علي', 'محمد', 'and', 'سارة', 'won']],
    ['\u2068محمد علي\u2069, \u2068سارة نور\u2069', false, ['علي', 'محمد', ',', 'نور', 'سارة']],
    ['و\u2068Anna Maria\u2069: فوز', true, ['فوز', ':', 'Anna', 'Maria', 'و']],
    ['3 مقاعد', true, ['مقاعد', '3']],
  ])('%j is read in the order of its direction', (text, isRightToLeft, words) => {
    expect(fromTheLeft(text, isRightToLeft)).toEqual(words);
  });

  it('takes letters of another script from another face, in the middle of a word', () => {
    expect(fromTheLeft('Annaم', false)).toEqual(['Anna', 'م']);
    expect(fromTheLeft('مAnna', false)).toEqual(['Anna', 'م']);
  });

  it('is cut to its room, with an ellipsis', () => {
    const line = cut('Maximiliane', 3, lettering, 'plain');
    expect(line.width).toBeLessThanOrEqual(3);
    expect(line.words[0]?.runs[0]?.shape.outlines[0]?.d).toBe('Maxim…/other');
    expect(cut('Max', 3, lettering, 'plain').width).toBe(1.5);
  });
});

describe('a text', () => {
  it('is broken into few lines that are about as long as each other', () => {
    const lines = broken('Play with friends by a link', { width: 12, most: 2 }, lettering, 'title');
    expect(lines?.map(said)).toEqual([2, 4]);
    expect(broken('Play', { width: 12, most: 2 }, lettering, 'title')?.map(said)).toEqual([1]);
  });

  it('is not broken where a word, or all of it, has no room', () => {
    expect(broken('Maximiliane', { width: 5, most: 2 }, lettering, 'title')).toBeNull();
    expect(broken('a b c d e f g h', { width: 1, most: 2 }, lettering, 'title')).toBeNull();
  });

  it.each([
    ['Anna 😀', 'Anna'],
    ['👩‍🚀 Anna', 'Anna'],
    ['張三', ''],
    ['A張B', 'AB'],
    ['क्षितिज', 'क्षितिज'],
    ['\u2068محمد\u2069 wins', '\u2068محمد\u2069 wins'],
  ])('%j without what no face draws is %j', (text, left) => {
    expect(drawable(text, lettering, 'plain')).toBe(left);
  });
});
