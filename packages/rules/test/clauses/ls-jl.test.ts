import { expect, test } from 'vitest';
import {
  canonicalRules,
  clausesInForce,
  initialPosition,
  printPosition,
  ruleSetOf,
} from '../../src/index.ts';
import { after, legal, played, position, refusal, waysOf } from '../positions.ts';

const REST = 'b.b.b.b/b.b.b.b/b.b.b.b';

test('LS-1: Ludo Star is played by the clauses of Masters Ludo', () => {
  expect(clausesInForce('ludo-star')).toEqual(clausesInForce('ludo'));
  expect(ruleSetOf('ludo-star')).toEqual(ruleSetOf('ludo'));
});

test('LS-2: capturing, blocks and the start on a 1 hold in Ludo Star although its text leaves them out', () => {
  expect(after('ludo-star 1234 b.b.b.20/b.b.b.6/b.b.b.b/b.b.b.b R ? -', '3')).toEqual([
    'ludo 1234 b.b.b.23/b.b.b.b/b.b.b.b/b.b.b.b G ? -',
  ]);
  expect(refusal('ludo-star 1234 b.b.b.20/b.b.6.6/b.b.b.b/b.b.b.b R 4 -', 'R20>24')).toMatchObject({
    clause: 'ML-10',
  });
  expect(legal(`ludo-star+enterOn=16 1234 b.b.b.b/${REST} R 1 -`)).toEqual(['Rb>0']);
});

test('LS-3: ludo-star is read and written back as ludo', () => {
  expect(canonicalRules('ludo-star+enterOn=16')).toEqual({ ok: true, value: 'ludo+enterOn=16' });
  expect(printPosition(position(`ludo-star 1234 b.b.b.b/${REST} R ? -`))).toBe(
    `ludo 1234 b.b.b.b/${REST} R ? -`,
  );
});

test('JL-1: arms of six squares and four places in each base', () => {
  const jumbo = ruleSetOf('jumbo');
  expect(jumbo.ok && jumbo.value.board).toMatchObject({
    armLength: 6,
    trackLength: 52,
    lastOnTrack: 50,
    lastPlace: 56,
  });
  const first = initialPosition('jumbo', '1234');
  expect(first.ok && printPosition(first.value)).toBe(`jumbo 1234 b.b.b.b/${REST} R ? -`);
});

test('JL-2: a 6 brings a piece to place 5', () => {
  expect(played(`jumbo 1234 b.b.b.b/${REST} R 6 -`, 'Rb>5')).toBe(`jumbo 1234 b.b.b.5/${REST} R ? -`);
  const [base] = waysOf(`jumbo 1234 b.b.b.b/${REST} R 5 -`);
  expect(base?.refusal).toMatchObject({ code: 'needs-another-number-to-enter', clause: 'JL-2', needs: [6] });
});

test('JL-3: capture', () => {
  // Green's place 10 is red's 23.
  expect(after('jumbo 1234 b.b.b.20/b.b.b.10/b.b.b.b/b.b.b.b R ? -', '3')).toEqual([
    `jumbo 1234 b.b.b.23/${REST} G ? -`,
  ]);
});

test('JL-3: block', () => {
  expect(refusal('jumbo 1234 b.b.b.20/b.b.10.10/b.b.b.b/b.b.b.b R 4 -', 'R20>24')).toMatchObject({
    code: 'block-in-the-way',
    clause: 'ML-10',
    blockedAt: 23,
  });
});

test('JL-3: home by an exact throw, a throw after a 6, and the winner', () => {
  expect(legal(`jumbo 1234 b.b.b.52/${REST} R 5 -`)).toEqual(['-']);
  expect(after(`jumbo 1234 b.b.50.51/${REST} R ? -`, '6').map((text) => text.split(' ')[3])).toEqual([
    'R',
    'R',
  ]);
  expect(after(`jumbo 1234 50.h.h.h/${REST} R ? -`, '6')).toEqual([`jumbo 1234 h.h.h.h/${REST} - - w1`]);
});

test('JL-4: with enterOn=16 a piece may also start on a 1', () => {
  expect(legal(`jumbo+enterOn=16 1234 b.b.b.b/${REST} R 1 -`)).toEqual(['Rb>0']);
  expect(refusal(`jumbo+enterOn=16 1234 b.b.b.b/${REST} R 3 -`, 'Rb>2')).toMatchObject({
    clause: 'JL-4',
    needs: [1, 6],
  });
});
