/** Masters Uckers towards the end: home, the 6 that frees a player for the partner, and the team that wins. */
import { describe, expect, test } from 'vitest';
import { after, legal, onwards, refusal, waysOf } from '../positions.ts';

/** Green, yellow and blue in base. */
const REST = 'b.b.b.b/b.b.b.b/b.b.b.b';

describe('MU-15', () => {
  const HOME = 'h.h.h.h/b.b.b.b/b.b.b.10/b.b.b.b';

  test('MU-15: a colour that is home throws for a 6 first, moves nothing, and the 6 ends the turn', () => {
    expect(onwards(`uckers 1234 ${HOME} R ? -`, '53')).toEqual([`${HOME} G ? -`]);
    expect(onwards(`uckers 1234 ${HOME} R ? -`, '61')).toEqual([`${HOME} G ? pR`]);
    expect(onwards(`uckers 1234 ${HOME} R ? -`, '66')).toEqual([`${HOME} G ? pR`]);
    expect(waysOf(`uckers 1234 ${HOME} R 53 -`)[0]?.refusal).toMatchObject({
      code: 'needs-a-six-first',
      clause: 'MU-15',
    });
  });

  test('MU-15: from the next turn on the player moves the partner’s pieces', () => {
    expect(onwards(`uckers 1234 ${HOME} R ? pR`, '53')).toEqual(['h.h.h.h/b.b.b.b/b.b.b.18/b.b.b.b G ? pR']);
    expect(onwards(`uckers 1234 ${HOME} R ? pR`, '61')).toEqual([
      'h.h.h.h/b.b.b.b/b.b.0.11/b.b.b.b R ? pR',
      'h.h.h.h/b.b.b.b/b.b.1.10/b.b.b.b R ? pR',
      'h.h.h.h/b.b.b.b/b.b.b.17/b.b.b.b R ? pR',
    ]);
  });

  test('MU-15: it goes by colour, also when one player has both', () => {
    expect(onwards(`uckers 1212 ${HOME} R ? -`, '53')).toEqual([`${HOME} G ? -`]);
    expect(onwards(`uckers 1212 ${HOME} Y ? -`, '53')).toEqual(['h.h.h.h/b.b.b.b/b.b.b.18/b.b.b.b B ? -']);
  });

  test('MU-15: an extra throw left from the turn in which the fourth piece came home counts as a try', () => {
    const last = '68.h.h.h/b.b.b.b/b.b.b.10/b.b.b.b';
    expect(onwards(`uckers 1234 ${last} R ? -`, '61')).toEqual([`${HOME} R ? -`]);
    expect(onwards(`uckers 1234 ${HOME} R ? -`, '62')).toEqual([`${HOME} G ? pR`]);
  });
});

test('MU-16: the partner goes on throwing in his own turns', () => {
  expect(onwards('uckers 1234 h.h.h.h/b.b.b.b/b.b.b.10/b.b.b.b Y ? pR', '53')).toEqual([
    'h.h.h.h/b.b.b.b/b.b.b.18/b.b.b.b B ? pR',
  ]);
});

test('MU-17: home by one die exactly, or by the total exactly', () => {
  expect(legal(`uckers 1234 b.b.b.70/${REST} R 31 -`)).toEqual(['R70>>h']);
  expect(legal(`uckers 1234 b.b.b.70/${REST} R 42 -`)).toEqual(['R70>h']);
  const text = `uckers 1234 b.b.b.70/${REST} R 55 -`;
  expect(legal(text)).toEqual(['-']);
  expect(refusal(text, 'R70>h')).toMatchObject({ code: 'overshoots', clause: 'MU-17', needs: [4] });
});

describe('MU-18', () => {
  test('MU-18: the team that first has all eight pieces home wins, under the numbers of its players', () => {
    const pieces = 'h.h.h.h/b.b.b.b/73.h.h.h/b.b.b.b';
    for (const [seats, note] of [
      ['1234', 'w13'],
      ['1212', 'w1'],
      ['1213', 'w1'],
      ['1232', 'w13'],
    ]) {
      expect(after(`uckers ${seats} ${pieces} Y ? -`, '21')).toEqual([
        `uckers ${seats} h.h.h.h/b.b.b.b/h.h.h.h/b.b.b.b - - ${note}`,
      ]);
    }
    expect(onwards('uckers 1232 b.b.b.b/73.h.h.h/b.b.b.b/h.h.h.h B ? pB', '21')).toEqual([
      'b.b.b.b/h.h.h.h/b.b.b.b/h.h.h.h - - w2',
    ]);
  });

  test('MU-18: four pieces home are not enough', () => {
    expect(onwards('uckers 1234 73.h.h.h/b.b.b.b/72.h.h.h/b.b.b.b R ? -', '21')).toEqual([
      'h.h.h.h/b.b.b.b/72.h.h.h/b.b.b.b G ? -',
    ]);
  });
});
