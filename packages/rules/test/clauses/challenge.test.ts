/** Challenges: laid down with a 6, carried through with more, lapsing when blob or challenger is no more. */
import { describe, expect, test } from 'vitest';
import { events, legal, onwards, refusal, waysOf } from '../positions.ts';

/** Red stands on 9, before a blob of green on red's place 10. */
const POSITION = '9.h.h.h/b.b.61.61/b.b.b.b/b.b.b.b';
const OF_THREE = '9.h.h.h/b.61.61.61/b.b.b.b/b.b.b.b';

describe('MU-11', () => {
  test('MU-11: a 6 lays down the challenge as the whole use of the throw; the extra throw follows', () => {
    expect(onwards('uckers 1234 b.b.b.9/b.b.61.61/b.b.b.b/b.b.b.b R ? -', '63')).toEqual([
      'b.b.3.9/b.b.61.61/b.b.b.b/b.b.b.b R ? -',
      'b.b.b.9/b.b.61.61/b.b.b.b/b.b.b.b R ? cR10*0',
    ]);
    expect(legal('uckers 1234 b.b.b.9/b.b.61.61/b.b.b.b/b.b.b.b R 53 -')).toEqual(['-']);
  });

  test('MU-11: where nothing else could be played, the throw may also be forfeited', () => {
    expect(onwards(`uckers 1234 ${POSITION} R ? -`, '63')).toEqual([
      `${POSITION} R ? -`,
      `${POSITION} R ? cR10*0`,
    ]);
  });

  test('MU-11: a double 6 at the challenge forfeits the second', () => {
    expect(onwards(`uckers 1234 ${POSITION} R ? -`, '66')).toEqual([
      `${POSITION} R ? -`,
      `${POSITION} R ? cR10*0`,
    ]);
  });

  test('MU-11: into position and challenge with the same throw is impossible, with the next of the turn not', () => {
    expect(onwards('uckers 1234 6.h.h.h/b.b.61.61/b.b.b.b/b.b.b.b R ? -', '63')).toEqual([
      `${POSITION} R ? -`,
    ]);
    expect(onwards(`uckers 1234 ${POSITION} R ? -`, '61')).toContain(`${POSITION} R ? cR10*0`);
  });

  test('MU-11: not from two squares before, not from a mixed blob, but from a blob of the own colour', () => {
    expect(legal('uckers 1234 8.h.h.h/b.b.61.61/b.b.b.b/b.b.b.b R 64 -')).toEqual(['-']);
    // Yellow's 43 is red's 9.
    expect(legal('uckers 1234 9.h.h.h/b.b.61.61/b.b.b.43/b.b.b.b R 61 -')).toEqual(['-']);
    expect(legal('uckers 1234 9.9.h.h/b.b.61.61/b.b.b.b/b.b.b.b R 61 -').toSorted()).toEqual(['-', 'R9*10']);
  });

  test('MU-11: not a single piece, not a mixed blob, not the partner’s blob', () => {
    expect(legal('uckers 1234 9.h.h.h/b.b.b.61/b.b.b.b/b.b.b.b R 65 -')).not.toContain('R9*10');
    expect(legal('uckers 1234 9.h.h.h/b.b.61.61/b.b.b.b/b.b.b.27 R 65 -')).not.toContain('R9*10');
    expect(legal('uckers 1234 9.h.h.h/b.b.b.b/b.b.44.44/b.b.b.b R 65 -')).not.toContain('R9*10');
  });

  test('MU-11: several colours may challenge one blob', () => {
    // Green's 51 is red's start square and yellow's 34.
    const pieces = 'b.h.h.h/b.b.51.51/33.h.h.h/b.b.b.b';
    expect(onwards(`uckers 1234 ${pieces} Y ? cRb*0`, '61')).toEqual([
      `${pieces} Y ? cRb*0`,
      `${pieces} Y ? cRb*0;cY34*0`,
    ]);
  });
});

describe('MU-12', () => {
  test('MU-12: the challenging colour moves nothing else', () => {
    const pieces = '9.20.h.h/b.b.61.61/b.b.b.b/b.b.b.b';
    expect(onwards(`uckers 1234 ${pieces} R ? cR10*0`, '53')).toEqual([`${pieces} G ? cR10*0`]);
    expect(onwards(`uckers 1234 ${pieces} R ? cR10*0`, '61')).toEqual([`${pieces} R ? cR10*1`]);
    expect(refusal(`uckers 1234 ${pieces} R 53 cR10*0`, 'R20>23')).toMatchObject({
      code: 'locked-by-challenge',
      clause: 'MU-12',
    });
  });

  test('MU-12: a blob of three needs four sixes in all, and its capture ends the turn without a throw', () => {
    expect(onwards(`uckers 1234 ${OF_THREE} R ? -`, '61')).toContain(`${OF_THREE} R ? cR10*0`);
    expect(onwards(`uckers 1234 ${OF_THREE} R ? cR10*0`, '61')).toEqual([`${OF_THREE} R ? cR10*1`]);
    expect(onwards(`uckers 1234 ${OF_THREE} R ? cR10*1`, '61')).toEqual([`${OF_THREE} R ? cR10*2`]);
    expect(onwards(`uckers 1234 ${OF_THREE} R ? cR10*2`, '61')).toEqual([
      '10.h.h.h/b.b.b.b/b.b.b.b/b.b.b.b G ? -',
    ]);
  });

  test('MU-12: later both sixes of a double 6 count', () => {
    expect(onwards(`uckers 1234 ${OF_THREE} R ? cR10*0`, '66')).toEqual([`${OF_THREE} R ? cR10*2`]);
    expect(onwards(`uckers 1234 ${POSITION} R ? cR10*0`, '66')).toEqual([
      '10.h.h.h/b.b.b.b/b.b.b.b/b.b.b.b G ? -',
    ]);
    expect(onwards(`uckers 1234 ${OF_THREE} R ? cR10*2`, '66')).toEqual([
      '10.h.h.h/b.b.b.b/b.b.b.b/b.b.b.b G ? -',
    ]);
  });

  test('MU-12: sixes add up over turns: a throw without one passes the dice on and the challenge stands', () => {
    expect(onwards(`uckers 1234 ${OF_THREE} R ? cR10*2`, '54')).toEqual([`${OF_THREE} G ? cR10*2`]);
  });

  test('MU-12: a blob that has shrunk falls to the next 6, and not before', () => {
    expect(onwards(`uckers 1234 ${POSITION} R ? cR10*3`, '54')).toEqual([`${POSITION} G ? cR10*3`]);
    expect(onwards(`uckers 1234 ${POSITION} R ? cR10*3`, '61')).toEqual([
      '10.h.h.h/b.b.b.b/b.b.b.b/b.b.b.b G ? -',
    ]);
  });

  test('MU-12: the player’s other colour is not bound', () => {
    expect(onwards('uckers 1212 9.h.h.h/b.b.61.61/b.b.b.20/b.b.b.b Y ? cR10*0', '53')).toEqual([
      '9.h.h.h/b.b.61.61/b.b.b.28/b.b.b.b B ? cR10*0',
    ]);
  });

  test('MU-12: events tell of challenge, count and capture', () => {
    expect(events(`uckers 1234 ${POSITION} R 63 -`, 'R9*10')[0]).toEqual({
      type: 'challenged',
      colour: 0,
      at: 10,
    });
    const won = events(`uckers 1234 ${POSITION} R 61 cR10*1`, 'R9*10').map(({ type }) => type);
    expect(won).toEqual(['counted', 'challenge-ended', 'moved', 'captured', 'captured', 'turn']);
  });
});

describe('MU-13', () => {
  const blob = (count: number): string => {
    const green = [...Array<string>(4 - count).fill('b'), ...Array<string>(count).fill('51')].join('.');
    return `b.b.b.b/${green}/b.b.b.b/b.b.b.b`;
  };

  test('MU-13: from base a blob of three needs five sixes', () => {
    expect(onwards(`uckers 1234 ${blob(3)} R ? -`, '61')).toEqual([
      `${blob(3)} R ? -`,
      `${blob(3)} R ? cRb*0`,
    ]);
    expect(onwards(`uckers 1234 ${blob(3)} R ? cRb*2`, '61')).toEqual([`${blob(3)} R ? cRb*3`]);
    expect(onwards(`uckers 1234 ${blob(3)} R ? cRb*3`, '61')).toEqual([
      'b.b.b.0/b.b.b.b/b.b.b.b/b.b.b.b G ? -',
    ]);
  });

  test('MU-13: a blob of two needs three more than the challenge, of four five', () => {
    expect(onwards(`uckers 1234 ${blob(2)} R ? cRb*0`, '66')).toEqual([`${blob(2)} R ? cRb*2`]);
    expect(onwards(`uckers 1234 ${blob(2)} R ? cRb*2`, '61')).toEqual([
      'b.b.b.0/b.b.b.b/b.b.b.b/b.b.b.b G ? -',
    ]);
    expect(onwards(`uckers 1234 ${blob(4)} R ? cRb*3`, '61')).toEqual([`${blob(4)} R ? cRb*4`]);
  });

  test('MU-13: only a blob on the own start square', () => {
    // Green's 52 is red's place 1, green's 50 the square behind red's start.
    for (const place of ['52', '50']) {
      expect(legal(`uckers 1234 b.h.h.h/b.b.${place}.${place}/b.b.b.b/b.b.b.b R 65 -`)).not.toContain('Rb*0');
    }
  });
});

describe('MU-14', () => {
  test('MU-14: a challenge lapses when its blob comes down to a single piece', () => {
    expect(onwards(`uckers 1234 9.h.h.h/61.61.h.h/b.b.b.b/b.b.b.b G ? cR10*1`, '21')).toEqual([
      '9.h.h.h/61.64.h.h/b.b.b.b/b.b.b.b Y ? -',
      '9.h.h.h/62.63.h.h/b.b.b.b/b.b.b.b Y ? -',
    ]);
  });

  test('MU-14: a blob of two that one die leaves and the other joins: the order decides', () => {
    expect(onwards(`uckers 1234 9.h.h.h/58.61.61.h/b.b.b.b/b.b.b.b G ? cR10*0`, '32')).toEqual([
      '9.h.h.h/58.61.66.h/b.b.b.b/b.b.b.b Y ? -',
      '9.h.h.h/58.63.64.h/b.b.b.b/b.b.b.b Y ? -',
      '9.h.h.h/61.61.63.h/b.b.b.b/b.b.b.b Y ? -',
      '9.h.h.h/61.61.63.h/b.b.b.b/b.b.b.b Y ? cR10*0',
      // Green's 60 is red's 9: the challenger is captured.
      'b.h.h.h/60.61.64.h/b.b.b.b/b.b.b.b Y ? -',
    ]);
    const ways = waysOf('uckers 1234 9.h.h.h/58.61.61.h/b.b.b.b/b.b.b.b G 32 cR10*0').map(({ text }) => text);
    expect(ways).toContain('G58>61,G61>63');
    expect(ways).toContain('G61>63,G58>61');
  });

  test('MU-14: a blob of three that loses one stands', () => {
    expect(onwards('uckers 1234 9.h.h.h/61.61.61.h/b.b.b.b/b.b.b.b G ? cR10*2', '32')).toContain(
      '9.h.h.h/61.61.66.h/b.b.b.b/b.b.b.b Y ? cR10*2',
    );
  });

  test('MU-14: it lapses when the challenger is captured', () => {
    // Blue's 26 is red's 9.
    expect(onwards(`uckers 1234 9.h.h.h/b.b.61.61/b.b.b.b/24.h.h.h B ? cR10*1`, '11')).toEqual([
      'b.h.h.h/b.b.61.61/b.b.b.b/26.h.h.h R ? -',
    ]);
  });

  test('MU-14: it lapses when its square or its blob becomes a mixed blob', () => {
    // Yellow's 43 is red's 9, blue's 27 red's 10.
    expect(onwards(`uckers 1234 9.h.h.h/b.b.61.61/40.h.h.h/b.b.b.b Y ? cR10*1`, '21')).toEqual([
      '9.h.h.h/b.b.61.61/43.h.h.h/b.b.b.b B ? -',
    ]);
    expect(onwards(`uckers 1234 9.h.h.h/b.b.61.61/b.b.b.b/24.h.h.h B ? cR10*1`, '21')).toEqual([
      '9.h.h.h/b.b.61.61/b.b.b.b/27.h.h.h R ? -',
    ]);
  });

  test('MU-14: it lapses when another challenger has captured the blob', () => {
    expect(onwards('uckers 1234 b.h.h.h/b.b.51.51/33.h.h.h/b.b.b.b Y ? cRb*2;cY34*1', '61')).toEqual([
      'b.h.h.h/b.b.b.b/34.h.h.h/b.b.b.b B ? -',
    ]);
  });

  test('MU-14: one from base lapses with its blob likewise', () => {
    expect(onwards('uckers 1234 b.b.b.b/b.b.51.51/b.b.b.b/b.b.b.b G ? cRb*0', '21')).toEqual([
      'b.b.b.b/b.b.51.54/b.b.b.b/b.b.b.b Y ? -',
      'b.b.b.b/b.b.52.53/b.b.b.b/b.b.b.b Y ? -',
    ]);
  });
});

test('MU-16: whoever throws for a colour carries its challenge on', () => {
  // Green's 27 is yellow's 10.
  const pieces = 'h.h.h.h/b.b.27.27/b.b.b.9/b.b.b.b';
  expect(onwards(`uckers 1234 ${pieces} R ? cY10*0;pR`, '61')).toEqual([`${pieces} R ? cY10*1;pR`]);
  expect(onwards(`uckers 1234 ${pieces} R ? cY10*1;pR`, '61')).toEqual([
    'h.h.h.h/b.b.b.b/b.b.b.10/b.b.b.b G ? pR',
  ]);
  expect(onwards(`uckers 1234 ${pieces} R ? cY10*1;pR`, '53')).toEqual([`${pieces} G ? cY10*1;pR`]);
});

describe('HO-1', () => {
  const HOUSE = 'uckers+challenge=consecutive';

  test('HO-1: the first throw without a 6 ends the challenge and the turn, and the colour is free again', () => {
    for (const rules of [HOUSE, 'uckers-navy+challenge=consecutive']) {
      const pieces = rules === HOUSE ? POSITION : '9.h.h.h/b.b.49.49/b.b.b.b/b.b.b.b';
      expect(onwards(`${rules} 1234 ${pieces} R ? cR10*1`, '53')).toEqual([`${pieces} G ? -`]);
      expect(onwards(`${rules} 1234 ${pieces} R ? cR10*0`, '61')).toEqual([`${pieces} R ? cR10*1`]);
    }
    const free = '9.20.h.h/b.b.61.61/b.b.b.b/b.b.b.b';
    expect(onwards(`${HOUSE} 1234 ${free} R ? cR10*0`, '53')).toEqual([`${free} G ? -`]);
    expect(onwards(`${HOUSE} 1234 ${free} R ? -`, '53')).toEqual([
      '9.28.h.h/b.b.61.61/b.b.b.b/b.b.b.b G ? -',
    ]);
  });

  test('HO-1: sixes count and capture as without it', () => {
    expect(onwards(`${HOUSE} 1234 ${POSITION} R ? cR10*0`, '66')).toEqual([
      '10.h.h.h/b.b.b.b/b.b.b.b/b.b.b.b G ? -',
    ]);
    const events1 = events(`${HOUSE} 1234 ${POSITION} R 53 cR10*1`, '-');
    expect(events1).toContainEqual({ type: 'challenge-ended', colour: 0, why: 'no-six' });
  });

  test('HO-1: one that another throws for ends likewise', () => {
    const pieces = 'h.h.h.h/b.b.27.27/b.b.b.9/b.b.b.b';
    expect(onwards(`${HOUSE} 1234 ${pieces} R ? cY10*1;pR`, '53')).toEqual([`${pieces} G ? pR`]);
  });
});
