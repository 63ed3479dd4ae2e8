/** House rules of families in Ludo and Jumbo Ludo. */
import { describe, expect, test } from 'vitest';
import { initialPosition, printPosition, safeSquaresOf, stands, threats } from '../../src/index.ts';
import { events, legal, onwards, position, refusal, refusedField, thrown } from '../positions.ts';

const REST = 'b.b.b.b/b.b.b.b/b.b.b.b';

describe('HO-3', () => {
  const stuck = `ludo+threeThrows 1234 b.b.b.b/${REST} R ?`;

  test('HO-3: a colour with pieces in base and home alone has three throws', () => {
    expect(onwards(`${stuck} -`, '3')).toEqual([`b.b.b.b/${REST} R ? t1`]);
    expect(onwards(`${stuck} t1`, '3')).toEqual([`b.b.b.b/${REST} R ? t2`]);
    expect(onwards(`${stuck} t2`, '3')).toEqual([`b.b.b.b/${REST} G ? -`]);
    expect(onwards(`ludo+threeThrows 1234 b.h.h.h/${REST} R ? -`, '3')).toEqual([`b.h.h.h/${REST} R ? t1`]);
  });

  test('HO-3: a piece on the track or in the home column hinders', () => {
    for (const pieces of ['b.b.b.3', 'b.b.b.73', 'b.b.72.h'])
      expect(
        onwards(`ludo+threeThrows 1234 ${pieces}/${REST} R ? -`, '5').map((text) => text.split(' ')[1]),
      ).toEqual(['G']);
    expect(refusedField(`ludo+threeThrows 1234 b.b.b.73/${REST} R ? t1`)).toBe('notes');
    expect(refusedField(`ludo 1234 b.b.b.b/${REST} R ? t1`)).toBe('notes');
  });

  test('HO-3: a 6 starts the count afresh, also one that brings a piece home', () => {
    expect(onwards(`${stuck} t2`, '6')).toEqual([`b.b.b.5/${REST} R ? -`]);
    expect(onwards(`ludo+threeThrows 1234 b.b.68.h/${REST} R ? -`, '6')).toContain(`b.b.h.h/${REST} R ? -`);
  });

  test('HO-3: a barred 1 is one of the three, and a 1 that enters ends them', () => {
    const barred = 'jumbo+enterOn=16+threeThrows 1234 b.b.b.b/b.b.39.39/b.b.b.b/b.b.b.b R ?';
    expect(onwards(`${barred} -`, '1')).toEqual(['b.b.b.b/b.b.39.39/b.b.b.b/b.b.b.b R ? t1']);
    expect(onwards(`jumbo+enterOn=16+threeThrows 1234 b.b.b.b/${REST} R ? t1`, '1')).toEqual([
      `b.b.b.0/${REST} G ? -`,
    ]);
  });
});

describe('HO-4', () => {
  test('HO-4: so many pieces of each colour in play begin on its start square', () => {
    const first = (rules: string): string => {
      const found = initialPosition(rules, '1-2-');
      return found.ok ? printPosition(found.value) : found.error.reason;
    };
    expect(first('ludo+out=1')).toBe('ludo+out=1 1-2- b.b.b.0/-/b.b.b.0/- R ? -');
    expect(first('jumbo+out=2')).toBe('jumbo+out=2 1-2- b.b.0.0/-/b.b.0.0/- R ? -');
    expect(refusedField(`ludo+out=0 1234 b.b.b.b/${REST} R ? -`)).toBe('rules');
  });

  test('HO-4: two of them are a block from the first throw on', () => {
    const text = thrown('jumbo+out=2 1234 b.b.0.11/b.b.0.0/b.b.0.0/b.b.0.0 R ? -', '4');
    expect(refusal(text, 'R11>15')).toMatchObject({
      code: 'block-in-the-way',
      clause: 'ML-10',
      blockedAt: 13,
    });
  });
});

describe('HO-5', () => {
  test('HO-5: a capture gives another throw, by a piece that enters too', () => {
    const text = 'ludo+captureThrows 1234 b.b.b.30/b.b.b.16/b.b.b.b/b.b.b.b R ? -';
    expect(onwards(text, '3')).toEqual(['b.b.b.33/b.b.b.b/b.b.b.b/b.b.b.b R ? -']);
    expect(onwards(text, '2')).toEqual(['b.b.b.32/b.b.b.16/b.b.b.b/b.b.b.b G ? -']);
    expect(
      onwards('jumbo+captureThrows+enterOn=16 1234 b.b.b.30/b.b.b.39/b.b.b.b/b.b.b.b R ? -', '1'),
    ).toContain('b.b.0.30/b.b.b.b/b.b.b.b/b.b.b.b R ? -');
  });

  test('HO-5: a 6 that captures gives one throw, and the place of the last piece none', () => {
    const text = thrown('jumbo+captureThrows 1234 b.b.b.20/b.b.b.13/b.b.b.b/b.b.b.b R ? -', '6');
    const again = events(text, 'R20>26').filter(({ type }) => type === 'throws-again');
    expect(again).toEqual([{ type: 'throws-again', colour: 0, used: 0 }]);
    expect(onwards(`jumbo+captureThrows+places=last 123- 55.h.h.h/b.b.b.3/b.b.b.b/- R ? -`, '1')).toEqual([
      'h.h.h.h/b.b.b.3/b.b.b.b/- G ? w1',
    ]);
  });
});

describe('HO-6', () => {
  test('HO-6: the start squares and those ten or eight further on are safe', () => {
    expect(safeSquaresOf('ludo+safe')).toEqual([0, 10, 17, 27, 34, 44, 51, 61]);
    expect(safeSquaresOf('jumbo+safe')).toEqual([0, 8, 13, 21, 26, 34, 39, 47]);
    expect(safeSquaresOf('ludo')).toEqual([]);
  });

  test('HO-6: nobody is captured there, and colours share them', () => {
    const text = 'jumbo+captureThrows+safe 1234 b.b.b.5/b.b.b.47/b.b.b.b/b.b.b.b R ? -';
    expect(onwards(text, '3')).toEqual(['b.b.b.8/b.b.b.47/b.b.b.b/b.b.b.b G ? -']);
    expect(threats(position(text)).filter(({ by }) => by === 0)).toEqual([]);
    expect(stands(position(text)).find(({ colour, place }) => colour === 1 && place === 47)).toMatchObject({
      safeBy: 'HO-6',
      barredBy: null,
    });
    // Where a 6 brings in is not safe.
    expect(onwards('ludo+safe 1234 b.b.b.b/b.b.b.56/b.b.b.b/b.b.b.b R ? -', '6')).toEqual([
      'b.b.b.5/b.b.b.b/b.b.b.b/b.b.b.b R ? -',
    ]);
    expect(refusedField('jumbo+safe 1234 b.b.b.5/b.b.b.44/b.b.b.b/b.b.b.b R ? -')).toBe('pieces');
  });

  test('HO-6: two of one colour bar every other colour, whatever stands beside them; singles bar nobody', () => {
    const mixed = (green: string): string =>
      thrown(`jumbo+safe 1234 b.b.b.5/${green}/b.b.b.34/b.b.b.21 R ? -`, '4');
    expect(legal(mixed('b.b.b.47'))).toEqual(['R5>9']);
    expect(refusal(mixed('b.b.47.47'), 'R5>9')).toMatchObject({
      code: 'block-in-the-way',
      blocker: 1,
      blockedAt: 8,
    });
    // A single beside a foreign block may leave.
    expect(legal(thrown('jumbo+safe 1234 b.b.b.8/b.b.47.47/b.b.b.b/b.b.b.b R ? -', '4'))).toEqual(['R8>12']);
  });
});

test('HO-7: the number that brings in is told first, then a block, then the exact throw home', () => {
  const text = thrown('jumbo 1234 b.49.55.h/b.b.b.b/b.b.24.24/b.b.b.b R ? -', '5');
  expect(refusal(text, 'Rb>4')).toMatchObject({ code: 'needs-another-number-to-enter' });
  expect(refusal(text, 'R49>54')).toMatchObject({ code: 'block-in-the-way', blockedAt: 50 });
  expect(refusal(text, 'R55>55')).toMatchObject({ code: 'overshoots' });
  const shut = thrown('jumbo 1234 b.b.b.b/b.b.b.b/b.b.26.26/b.b.b.b R ? -', '6');
  expect(refusal(shut, 'Rb>5')).toMatchObject({ code: 'block-in-the-way', blockedAt: 0 });
});
