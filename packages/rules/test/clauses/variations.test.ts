/** The ways to take the seats (GV-1, GV-2) and the switches GV-3 to GV-6 of German-style Ludo; GV-7 has its own file. */
import { describe, expect, test } from 'vitest';
import { initialPosition, printPosition } from '../../src/index.ts';
import { legal, onwards, refusal, refusedField } from '../positions.ts';

describe('GV-1', () => {
  test('GV-1: two players have two opposite colours each, and each colour its turn, its pieces and its duties', () => {
    const start = 'b.b.b.0/b.b.b.0/b.b.b.0/b.b.b.0';
    const first = initialPosition('german', '1212');
    expect(first.ok && printPosition(first.value)).toBe(`german 1212 ${start} Y ? -`);
    expect(onwards(`german 1212 ${start} G ? -`, '2')).toEqual(['b.b.b.0/b.b.b.2/b.b.b.0/b.b.b.0 R ? -']);
    // Red's pieces on B lay no duty on yellow, whose player has both.
    expect(legal('german 1212 0.5.12.23/b.b.b.1/b.b.b.0/b.b.b.1 Y 6 -')).toEqual([
      'Y0>6',
      'Y5>11',
      'Y12>18',
      'Y23>29',
    ]);
  });

  test('GV-1: the colours of one player capture each other', () => {
    // Red's 5 is yellow's 25.
    expect(onwards('german 1212 b.b.b.23/b.b.b.0/b.b.b.5/b.b.b.0 Y ? -', '2')).toEqual([
      'b.b.b.25/b.b.b.0/b.b.b.b/b.b.b.0 G ? -',
    ]);
  });

  test('GV-1: a colour that is home is skipped; the first player with both colours home wins', () => {
    expect(onwards('german 1212 39.41.42.43/b.b.b.0/b.b.b.5/b.b.b.0 Y ? -', '1')).toEqual([
      '40.41.42.43/b.b.b.0/b.b.b.5/b.b.b.0 G ? -',
    ]);
    expect(onwards('german 1212 40.41.42.43/b.b.b.0/b.b.b.5/b.b.b.0 K ? -', '1')).toEqual([
      '40.41.42.43/b.b.b.0/b.b.b.5/b.b.b.1 G ? -',
    ]);
    expect(onwards('german 1212 b.b.b.5/39.41.42.43/b.b.b.5/40.41.42.43 G ? -', '1')).toEqual([
      'b.b.b.5/40.41.42.43/b.b.b.5/40.41.42.43 - - w21',
    ]);
  });
});

describe('GV-2', () => {
  test('GV-2: the neutral colour is set up like the others and has no turn', () => {
    for (const [seats, first] of [
      ['123n', 'Y'],
      ['12n3', 'Y'],
      ['1n23', 'Y'],
      ['n123', 'G'],
    ]) {
      const start = initialPosition('german', seats ?? '');
      expect(start.ok && printPosition(start.value)).toBe(
        `german ${seats} b.b.b.0/b.b.b.0/b.b.b.0/b.b.b.0 ${first} ? -`,
      );
    }
    expect(
      onwards('german 1n23 b.b.b.5/b.b.b.0/b.b.b.0/b.b.b.0 Y ? -', '1').map((text) => text.split(' ')[1]),
    ).toEqual(['R', 'R']);
    expect(refusedField('german 123n b.b.b.0/b.b.b.0/b.b.b.0/b.b.b.0 K ? -')).toBe('colour');
  });
});

describe('GV-2.1', () => {
  // Black's 12 and 15 are yellow's 2 and 5.
  test('GV-2.1: a player moves one of his own pieces or a neutral one', () => {
    expect(legal('german 123n 6.10.22.41/b.b.b.1/b.b.b.1/b.b.b.12 Y 3 -')).toEqual([
      'Y6>9',
      'Y10>13',
      'Y22>25',
      'K12>15',
    ]);
  });

  test('GV-2.1: a duty on his own pieces comes first; if it cannot be done, own or neutral', () => {
    expect(legal('german 123n b.0.10.22/b.b.b.1/b.b.b.1/b.b.b.12 Y 3 -')).toEqual(['Y0>3']);
    expect(legal('german 123n b.0.3.22/b.b.b.1/b.b.b.1/b.b.b.12 Y 3 -')).toEqual([
      'Y3>6',
      'Y22>25',
      'K12>15',
    ]);
    expect(legal('german 123n b.b.b.3/b.b.b.1/b.b.b.1/b.b.b.12 Y 6 -')).toEqual(['Yb>0']);
  });

  test('GV-2.1: neutral pieces have no duties: they leave B as a choice, and may stay on A', () => {
    expect(legal('german 123n 6.10.22.41/b.b.b.1/b.b.b.1/b.b.b.12 Y 6 -')).toEqual([
      'Y6>12',
      'Y10>16',
      'Y22>28',
      'Kb>0',
      'K12>18',
    ]);
    expect(legal('german 123n 6.10.22.41/b.b.b.1/b.b.b.1/b.b.0.12 Y 6 -')).toEqual([
      'Y6>12',
      'Y10>16',
      'Y22>28',
      'K0>6',
      'K12>18',
    ]);
    expect(legal('german 123n 6.10.22.41/b.b.b.1/b.b.b.1/b.b.0.12 Y 3 -')).toContain('K12>15');
  });

  test('GV-2.1: they go round into their own a to d', () => {
    expect(legal('german 123n 40.41.42.43/b.b.b.1/b.b.b.1/b.b.b.38 Y 3 d1')).toEqual(['K38>41']);
  });
});

describe('GV-2.2', () => {
  test('GV-2.2: a neutral piece captures the pieces of players other than its mover', () => {
    // Green's 35 is black's 15.
    expect(onwards('german 123n b.b.b.22/b.b.b.35/b.b.b.1/b.b.b.12 Y ? -', '3')).toEqual([
      'b.b.b.22/b.b.b.b/b.b.b.1/b.b.b.15 G ? -',
      'b.b.b.25/b.b.b.35/b.b.b.1/b.b.b.12 G ? -',
    ]);
  });

  test('GV-2.2: it lands neither on its mover’s pieces nor on neutral ones', () => {
    const text = 'german 123n b.b.5.22/b.b.b.1/b.b.b.1/b.b.12.38 Y 3 -';
    expect(legal(text)).toEqual(['Y5>8', 'Y22>25', 'K38>41']);
    expect(refusal(text, 'K12>15')).toMatchObject({ code: 'spared-piece-there', clause: 'GV-2.2' });
    const own = 'german 123n b.b.6.22/b.b.b.1/b.b.b.1/b.b.12.15 Y 3 -';
    expect(refusal(own, 'K12>15')).toMatchObject({ code: 'own-piece-there', clause: 'GL-5' });
    // Green may capture yellow with the same neutral piece.
    expect(legal(text.replace('Y 3', 'G 3'))).toContain('K12>15');
  });

  test('GV-2.2: players capture neutral pieces', () => {
    expect(onwards('german 123n b.b.b.2/b.b.b.1/b.b.b.1/b.b.b.15 Y ? -', '3')).toContain(
      'b.b.b.5/b.b.b.1/b.b.b.1/b.b.b.b G ? -',
    );
  });
});

describe('GV-2.3', () => {
  const HOME = '40.41.42.43';

  test('GV-2.3: nobody has won while neutral pieces are left, and the 6 of the last own piece gives no throw', () => {
    expect(onwards(`german 123n 34.41.42.43/b.b.b.1/b.b.b.1/${HOME.replace('40', '1')} Y ? -`, '6')).toEqual([
      `34.41.42.43/b.b.b.1/b.b.b.1/7.41.42.43 Y ? -`,
      `${HOME}/b.b.b.1/b.b.b.1/1.41.42.43 G ? d1`,
    ]);
  });

  test('GV-2.3: a player who is home goes on moving neutral pieces', () => {
    expect(onwards(`german 123n ${HOME}/b.b.b.1/b.b.b.1/b.b.b.12 Y ? d1`, '3')).toEqual([
      `${HOME}/b.b.b.1/b.b.b.1/b.b.b.15 G ? d1`,
    ]);
    expect(onwards(`german 123n ${HOME}/b.b.b.1/b.b.b.5/b.b.b.12 R ? d1`, '1')).toContain(
      `${HOME}/b.b.b.1/b.b.b.6/b.b.b.12 Y ? d1`,
    );
  });

  test('GV-2.3: who brings the last neutral piece home wins, if home then; the others follow in their order', () => {
    const last = `${HOME}/${HOME}/b.b.b.1/39.41.42.43`;
    const over = `${HOME}/${HOME}/b.b.b.1/${HOME}`;
    expect(onwards(`german 123n ${last} G ? d12`, '1')).toEqual([`${over} - - w213`]);
    expect(onwards(`german 123n ${last} Y ? d21`, '1')).toEqual([`${over} - - w123`]);
  });

  test('GV-2.3: if the mover is not home, the earliest of those who are wins', () => {
    const last = `${HOME}/${HOME}/b.b.b.1/39.41.42.43`;
    expect(onwards(`german 123n ${last} R ? d21`, '1')).toContain(`${HOME}/${HOME}/b.b.b.1/${HOME} - - w213`);
    expect(onwards(`german 123n ${HOME}/b.b.b.1/b.b.b.1/39.41.42.43 G ? d1`, '1')).toContain(
      `${HOME}/b.b.b.1/b.b.b.1/${HOME} R ? w1`,
    );
  });

  test('GV-2.3: if nobody is home then, the first who gets there wins', () => {
    expect(onwards(`german 123n 39.41.42.43/b.b.b.1/b.b.b.1/39.41.42.43 G ? -`, '1')).toContain(
      `39.41.42.43/b.b.b.1/b.b.b.1/${HOME} R ? -`,
    );
    expect(onwards(`german 123n 39.41.42.43/b.b.b.1/b.b.b.1/${HOME} Y ? -`, '1')).toEqual([
      `${HOME}/b.b.b.1/b.b.b.1/${HOME} G ? w1`,
    ]);
  });

  test('GV-2.3: the 6 of the last neutral piece gives a throw, unless its thrower has a place then', () => {
    const last = `${HOME}/b.b.b.1/b.b.b.1/34.41.42.43`;
    expect(onwards(`german 123n ${last.replace('b.b.b.1', '1.40.41.42')} G ? d1`, '6')).toContain(
      `${HOME}/1.40.41.42/b.b.b.1/${HOME} G ? w1`,
    );
    expect(onwards(`german 123n ${last} Y ? d1`, '6')).toEqual([`${HOME}/b.b.b.1/b.b.b.1/${HOME} G ? w1`]);
  });
});

describe('GV-3', () => {
  const BACK = 'german+captureBackwards';

  test('GV-3: a piece goes backwards by the throw if that captures, and only then', () => {
    // Green's 39 is yellow's 9.
    expect(legal(`${BACK} 1234 b.b.12.23/b.b.b.39/b.b.b.1/b.b.b.1 Y 3 -`)).toEqual([
      'Y12>15',
      'Y12<9',
      'Y23>26',
    ]);
    expect(legal(`${BACK} 1234 b.b.12.23/b.b.b.1/b.b.b.1/b.b.b.1 Y 3 -`)).toEqual(['Y12>15', 'Y23>26']);
    expect(legal('german 1234 b.b.12.23/b.b.b.39/b.b.b.1/b.b.b.1 Y 3 -')).toEqual(['Y12>15', 'Y23>26']);
  });

  test('GV-3: never onto or past the own A', () => {
    // Green's 30, 31 and 29 are yellow's A, its 1, and the square behind A.
    expect(legal(`${BACK} 1234 b.b.3.23/b.b.b.30/b.b.b.1/b.b.b.1 Y 3 -`)).toEqual(['Y3>6', 'Y23>26']);
    expect(legal(`${BACK} 1234 b.b.2.23/b.b.b.29/b.b.b.1/b.b.b.1 Y 3 -`)).toEqual(['Y2>5', 'Y23>26']);
    expect(legal(`${BACK} 1234 b.b.4.23/b.b.b.31/b.b.b.1/b.b.b.1 Y 3 -`)).toEqual(['Y4>7', 'Y4<1', 'Y23>26']);
  });

  test('GV-3: pieces on a to d do not; neutral pieces capture backwards and are captured', () => {
    // Green's 28 is yellow's 38; green's 39 is black's 19.
    expect(legal(`${BACK} 1234 b.b.23.41/b.b.b.28/b.b.b.1/b.b.b.1 Y 3 -`)).toEqual(['Y23>26']);
    expect(legal(`${BACK} 123n b.b.b.23/b.b.b.39/b.b.b.1/b.b.b.22 Y 3 -`)).toEqual([
      'Y23>26',
      'K22>25',
      'K22<19',
    ]);
    expect(legal(`${BACK} 123n b.b.b.23/b.b.b.1/b.b.b.1/b.b.b.30 Y 3 -`)).toEqual(['Y23>26', 'Y23<20']);
  });

  test('GV-3: jumping in between follows the rules for going forwards', () => {
    // Green's 37 and 36 are yellow's 7 and 6; yellow's 8 stands in between.
    expect(legal(`${BACK} 1234 b.8.10.23/b.b.b.37/b.b.b.1/b.b.b.1 Y 3 -`)).toContain('Y10<7');
    expect(
      legal('german+barriers+captureBackwards 1234 8.8.10.23/b.b.b.37/b.b.b.2/b.b.b.2 Y 3 -'),
    ).not.toContain('Y10<7');
  });
});

describe('GV-4', () => {
  const THRICE = 'german+threeThrows';
  const OTHERS = 'b.b.b.5/b.b.b.5/b.b.b.5';

  test('GV-4: a colour with nothing on the track throws up to three times until a 6 comes', () => {
    expect(onwards(`${THRICE} 1234 b.b.b.b/${OTHERS} Y ? -`, '5')).toEqual([`b.b.b.b/${OTHERS} Y ? t1`]);
    expect(onwards(`${THRICE} 1234 b.b.b.b/${OTHERS} Y ? t1`, '5')).toEqual([`b.b.b.b/${OTHERS} Y ? t2`]);
    expect(onwards(`${THRICE} 1234 b.b.b.b/${OTHERS} Y ? t2`, '5')).toEqual([`b.b.b.b/${OTHERS} G ? -`]);
    expect(onwards(`${THRICE} 1234 b.b.b.b/${OTHERS} Y ? t2`, '6')).toEqual([`b.b.b.0/${OTHERS} Y ? -`]);
    expect(onwards(`german 1234 b.b.b.b/${OTHERS} Y ? -`, '5')).toEqual([`b.b.b.b/${OTHERS} G ? -`]);
  });

  test('GV-4: not with a piece on c that can still advance, but with pieces that cannot', () => {
    expect(onwards(`${THRICE} 1234 b.b.b.42/${OTHERS} Y ? -`, '5')).toEqual([`b.b.b.42/${OTHERS} G ? -`]);
    expect(onwards(`${THRICE} 1234 b.b.41.43/${OTHERS} Y ? -`, '5')).toEqual([`b.b.41.43/${OTHERS} G ? -`]);
    for (const end of ['b.b.b.43', 'b.b.42.43', 'b.41.42.43']) {
      expect(onwards(`${THRICE} 1234 ${end}/${OTHERS} Y ? -`, '5')).toEqual([`${end}/${OTHERS} Y ? t1`]);
    }
  });

  test('GV-4: not with a piece on the track that merely cannot move', () => {
    expect(onwards(`${THRICE} 1234 b.39.42.43/${OTHERS} Y ? -`, '5')).toEqual([`b.39.42.43/${OTHERS} G ? -`]);
  });

  test('GV-4: after a 6, used or not, the count starts afresh', () => {
    const barred = `${THRICE.replace('+', '+barriers+')} 1234 b.b.b.b/b.b.30.30/b.b.b.5/b.b.b.5`;
    expect(onwards(`${barred} Y ? t2`, '6')).toEqual(['b.b.b.b/b.b.30.30/b.b.b.5/b.b.b.5 Y ? -']);
    expect(onwards(`${barred} Y ? -`, '5')).toEqual(['b.b.b.b/b.b.30.30/b.b.b.5/b.b.b.5 Y ? t1']);
  });

  test('GV-4: neutral pieces do not count as own, and a throw that moves one ends the throws', () => {
    expect(onwards(`${THRICE} 123n b.b.b.b/${OTHERS} Y ? t1`, '3')).toEqual([
      'b.b.b.b/b.b.b.5/b.b.b.5/b.b.b.8 G ? -',
    ]);
    const stuck = 'b.b.b.b/b.b.b.5/b.b.b.5/b.b.b.43';
    expect(onwards(`${THRICE} 123n ${stuck} Y ? t1`, '3')).toEqual([`${stuck} Y ? t2`]);
  });

  test('GV-4: with two colours to a player each counts for itself', () => {
    expect(onwards(`${THRICE} 1212 b.b.b.b/${OTHERS} Y ? -`, '5')).toEqual([`b.b.b.b/${OTHERS} Y ? t1`]);
  });
});
