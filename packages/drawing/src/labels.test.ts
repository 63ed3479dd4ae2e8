import { boards } from '@ludo/rules';
import { expect, it } from 'vitest';
import { drawLabels, type BaseName } from './labels.ts';
import { layoutFor } from './layout.ts';

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
