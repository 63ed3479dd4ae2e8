import { describe, expect, test } from 'vitest';
import { Chance, parsePosition } from '@ludo/rules';
import { choosePlay } from './index.ts';

const IN_BASE = 'b.b.b.b';

function choice(text: string): string {
  const position = parsePosition(text);
  if (!position.ok) throw new Error(`${position.error.field}: ${position.error.reason}`);
  return choosePlay(position.value, 'sensible', new Chance('any'));
}

describe('capturing', () => {
  test.each([
    // Green 64 is on red 13, green 16 on red 33.
    [`b.b.10.30/b.b.16.64/${IN_BASE}/${IN_BASE}`, 'R10>13'],
    // Green 6 is on red 23, blue 60 on red 43.
    [`b.b.20.40/b.b.b.6/${IN_BASE}/b.b.b.60`, 'R40>43'],
  ])('of two captures it takes the piece that was far on its way: %s', (pieces, play) => {
    expect(choice(`ludo 1234 ${pieces} R 3 -`)).toBe(play);
  });

  test.each([
    // Green 64 is on red 13, green 36 on red 53.
    [`b.b.10.50/b.b.b.64/${IN_BASE}/${IN_BASE}`, 'R10>13'],
    [`b.b.10.50/b.b.b.36/${IN_BASE}/${IN_BASE}`, 'R50>53'],
  ])('it captures rather than go on with another piece: %s', (pieces, play) => {
    expect(choice(`ludo 1234 ${pieces} R 3 -`)).toBe(play);
  });

  test('HO-2: who has a place is no rival, so it captures one of two rather than one of three', () => {
    // Yellow 44 is on red 10.
    const others = 'b.b.44.66/b.b.26.53 R 4';
    expect(choice(`ludo+places=last 1234 6.18.48.56/h.h.h.h/${others} w2`)).toBe('R6>10');
    expect(choice(`ludo+places=last 1234 6.18.48.56/b.h.h.h/${others} -`)).toBe('R56>60');
  });

  test('GV-1: it does not capture the other colour of its own player', () => {
    // Red 1 is on yellow 21.
    expect(choice(`german 1212 b.b.5.17/b.b.b.5/b.b.b.1/b.b.b.5 Y 4 -`)).toBe('Y5>9');
  });

  test('GV-1: it does capture the same piece where it is an opponent', () => {
    expect(choice(`german 1234 b.b.5.17/b.b.b.5/b.b.b.1/b.b.b.5 Y 4 -`)).toBe('Y17>21');
  });

  test('GV-2: a neutral piece captures where the own has nothing to do', () => {
    // Black, neutral, on 5 is on yellow 35; green 30 is on yellow 40, which is black 10.
    expect(choice('german 123n b.b.2.20/b.b.b.27/b.b.b.4/b.b.b.5 Y 2 -')).toBe('K5>7');
  });

  test('GV-7: it does not leave a capture that would cost the piece', () => {
    // Yellow 12 could capture green on 4; the move of the front piece would send yellow 12 to B.
    expect(choice('german+compulsoryCapture=penalty 1234 b.b.12.30/b.b.b.4/b.b.b.5/b.b.b.5 Y 2 -')).toBe(
      'Y12>14',
    );
  });
});

describe('the switches of Uckers', () => {
  test('WU-5: it takes a blob of two with its own', () => {
    // Green 63 is on red 12.
    const rules = 'uckers+blobTakesBlob';
    expect(choice(`${rules} 1234 b.4.10.10/b.b.63.63/b.b.b.2/b.b.b.30 R 22 -`)).toBe('R10=>12');
  });

  test('WU-2: it goes back to capture a piece that has come far', () => {
    // Red 66 is green 49.
    const rules = 'uckers+blowBack';
    expect(choice(`${rules} 1234 30.69.h.h/b.b.b.49/b.b.b.2/b.b.b.b R 21 -`)).toBe('R69<66');
  });

  test('WU-3: it brings all out, and in', () => {
    const rules = 'uckers+snakeEyes=outAndIn';
    const rest = `${IN_BASE}/${IN_BASE}/${IN_BASE} R 11`;
    expect(choice(`${rules} 1234 ${IN_BASE}/${rest} f`)).toBe('Rb=>0');
    expect(choice(`${rules} 1234 0.0.0.0/${rest} fRGYB`)).toBe('R0=>b');
  });
});

describe('rules beyond the throw', () => {
  test('WU-1: it does not leave the partner in danger for its own piece with the suck-back either', () => {
    const table = '1234 b.b.16.h/b.0.0.h/b.20.40.h/b.b.30.60';
    const throws = ['21', '32', '43', '54', '65', '51', '62', '41', '63'];
    for (const dice of throws) {
      for (const colour of ['R', 'G', 'Y', 'B'])
        expect(choice(`uckers+suckBack ${table} ${colour} ${dice} -`)).toBe(
          choice(`uckers ${table} ${colour} ${dice} -`),
        );
    }
  });

  test('PA-9: what is to be counted it counts with the piece in front', () => {
    expect(choice(`parchis 1234 b.b.9.30/${IN_BASE}/${IN_BASE}/${IN_BASE} Y +20 s1;l9`)).toBe('Y30>50');
  });
});

describe('safety', () => {
  test('it does not open a block in front of an opponent for nothing', () => {
    // Green on its start square is on red 17, three squares behind the block.
    expect(choice(`ludo 1234 b.5.20.20/b.b.b.0/${IN_BASE}/${IN_BASE} R 2 -`)).toBe('R5>7');
  });

  test('it makes a block out of two pieces in danger', () => {
    expect(choice(`ludo 1234 b.20.22.40/b.b.b.0/${IN_BASE}/${IN_BASE} R 2 -`)).toBe('R20>22');
  });

  test('a piece flees that an opponent is close behind', () => {
    // Green 20 is on red 37, three squares behind red 40.
    expect(choice(`ludo 1234 b.b.5.40/b.b.b.20/${IN_BASE}/${IN_BASE} R 5 -`)).toBe('R40>45');
  });

  test('MU-9: it does not join the partner where an opponent would capture both', () => {
    // Yellow 47 is on red 13; green 60 is on red 9.
    expect(choice(`uckers 1234 b.b.10.30/b.b.b.60/b.b.b.47/${IN_BASE} R 32 -`)).not.toContain('>13');
  });
});

describe('going home', () => {
  test('it brings a piece home rather than another one on', () => {
    expect(choice(`ludo 1234 20.70.h.h/b.b.b.b/${IN_BASE}/${IN_BASE} R 4 -`)).toBe('R70>h');
  });

  test('GV-2.3: once its own pieces are home, it brings the neutral ones home', () => {
    // Yellow is home; green 10 is on red 0, and black, neutral, has two pieces to bring.
    expect(choice('german 123n 40.41.42.43/b.b.b.27/b.b.b.25/b.30.39.43 Y 1 d1')).toBe('K39>40');
  });

  test('MU-17: it uses the die that brings a piece home', () => {
    expect(choice(`uckers 1234 20.70.h.h/b.b.b.20/${IN_BASE}/b.b.b.20 R 41 -`)).toContain('R70>h');
  });

  test('it leaves base when it may', () => {
    expect(choice(`ludo 1234 b.b.b.30/b.b.b.b/${IN_BASE}/${IN_BASE} R 6 -`)).toBe('Rb>5');
  });
});

describe('challenges', () => {
  test('MU-11: it challenges a far blob of three', () => {
    // Green 63 is on red 12.
    expect(choice(`uckers 1234 b.b.b.11/b.63.63.63/${IN_BASE}/${IN_BASE} R 61 -`)).toBe('R11*12');
  });

  test('MU-11: it does not challenge two pieces that have not come far', () => {
    // Green 8 is on red 25.
    expect(choice(`uckers 1234 20.21.22.24/b.b.8.8/${IN_BASE}/${IN_BASE} R 61 -`)).not.toContain('*');
  });

  test('MU-12: it goes on with a challenge when a 6 wins it', () => {
    expect(choice(`uckers 1234 b.b.b.11/b.b.63.63/${IN_BASE}/${IN_BASE} R 61 cR12*1`)).toBe('R11*12');
  });

  test('HO-1: it does not lay down the same challenge where it would hardly hold', () => {
    const rules = 'uckers+challenge=consecutive';
    expect(choice(`${rules} 1234 b.b.b.11/b.63.63.63/${IN_BASE}/${IN_BASE} R 61 -`)).not.toContain('*');
  });
});
