import { boards } from '@ludo/rules';
import { expect, it } from 'vitest';
import { drawLabels, type BaseName } from './labels.ts';
import { layoutFor } from './layout.ts';
import type { SvgNode } from './svg.ts';

const [board] = boards;
if (board === undefined) throw new Error('there is no board');
const layout = layoutFor(board);
const textsOf = (names: readonly (BaseName | null)[], pixels: number) =>
  JSON.stringify(drawLabels(layout, names, pixels / layout.size));

it('of names that differ at their end the short ones stand where there is no room', () => {
  const bots = [
    { name: 'Bot Schwarz', short: 'Schwarz' },
    { name: 'Bot Gelb', short: 'Gelb' },
  ];
  expect(textsOf(bots, 800)).toContain('"Bot Schwarz"');
  expect(textsOf(bots, 220)).toContain('"Schwarz"');
  expect(textsOf(bots, 220)).toContain('"Bot Gelb"');
  expect(textsOf(bots, 160)).toMatch(/"Sch\p{L}*…"/u);
});

it('no name leaves its base, whatever a font makes of its letters', () => {
  const { parts } = drawLabels(layout, ['\ufdfd'.repeat(20), 'Anna', 'Bert', 'Carl'], 20);
  for (const [colour, { centre, half }] of layout.bases.entries()) {
    const room = partOf(parts[colour]);
    expect(room).toMatchObject({ tag: 'svg', attributes: { overflow: 'hidden' } });
    expect(partOf(room).tag).toBe('text');
    const at = (name: string): number => Number(room.attributes[name]);
    const sides = [centre.x - at('x'), at('x') + at('width') - centre.x, centre.y - at('y')];
    for (const side of sides) expect(side).toBeLessThanOrEqual(half);
  }
});

it('at an open seat nothing is written, and no room is kept for it', () => {
  const { parts } = drawLabels(layout, ['Anna', '', null, ''], 20);
  const filled = parts.map((each) => (typeof each === 'object' ? each.parts.length : 0));
  expect(filled).toEqual([1, 0, 1, 0]);
});

function partOf(node: SvgNode | string | undefined): SvgNode {
  const [part] = typeof node === 'object' ? node.parts : [];
  if (typeof part !== 'object') throw new Error('there is nothing in it');
  return part;
}
