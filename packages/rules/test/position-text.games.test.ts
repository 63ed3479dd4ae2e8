/**
 * What the reader accepts and refuses of the games with two dice, and of German-style Ludo, and which field it names.
 */
import { describe, expect, test } from 'vitest';
import { parsePosition, printPosition } from '../src/index.ts';
import { position } from './positions.ts';

function isRefused(field: string, text: string): void {
  const read = parsePosition(text);
  expect(read).toMatchObject({ ok: false, error: { field } });
  if (!read.ok) expect(read.error.reason).toMatch(/\w{3}/);
}

describe('Uckers', () => {
  const BASES = 'b.b.b.b/b.b.b.b/b.b.b.b/b.b.b.b';
  /** Red on 9 before a blob of green on red's 10; yellow's 43 is red's 9, blue's 27 red's 10. */
  const CHALLENGED = '9.h.h.h/b.b.61.61/b.b.b.b/b.b.b.b';
  const HOME = 'h.h.h.h/b.b.b.b/b.b.b.10/b.b.b.b';

  test.each([
    `uckers 1234 ${BASES} R ? -`,
    `uckers 1234 ${BASES} R 63 -`,
    `uckers 1234 ${BASES} R 66 -`,
    `uckers+challenge=consecutive 1232 ${BASES} B 11 -`,
    `uckers-navy 1213 55.55.h.h/b.b.b.50/b.b.b.b/b.b.b.b G ? -`,
    // Partners share a square, whatever their number.
    'uckers 1234 12.12.12.12/b.b.b.b/46.46.46.46/b.b.b.b G ? -',
    `uckers 1234 ${CHALLENGED} G ? cR10*0`,
    `uckers 1234 ${CHALLENGED} R 54 cR10*3`,
    'uckers 1234 b.9.9.h/b.b.61.61/b.b.b.b/b.b.b.b R ? cR10*1',
    'uckers 1234 b.h.h.h/b.b.51.51/33.h.h.h/b.b.b.b Y ? cRb*4;cY34*3',
    `uckers 1234 ${HOME} R ? pR`,
    `uckers 1234 h.h.h.h/h.h.h.h/b.b.b.10/b.b.b.b R ? pRG`,
    'uckers 1234 h.h.h.h/b.b.27.27/b.b.b.9/b.b.b.b R ? cY10*1;pR',
    'uckers 1234 h.h.h.h/b.b.b.b/h.h.h.h/b.b.b.b - - w13',
    'uckers 1212 b.b.b.b/h.h.h.h/b.b.b.b/h.h.h.h - - w2',
    'uckers 1232 b.b.b.b/h.h.h.h/b.b.b.b/h.h.h.h - - w2',
    'uckers 1213 b.b.b.b/h.h.h.h/b.b.b.b/h.h.h.h - - w23',
  ])('is read and written back: %s', (text) => {
    expect(printPosition(position(text))).toBe(text);
  });

  test('another name is read, with options, and written back as the preset it names', () => {
    const text = `ludo-star-uckers+challenge=consecutive 1212 ${BASES} R ? -`;
    expect(printPosition(position(text))).toBe(text.replace('ludo-star-uckers', 'uckers'));
  });

  test.each([
    ['rules', `uckers+challenge 1234 ${BASES} R ? -`, 'an option without its value'],
    ['rules', `uckers+challenge=lasting 1234 ${BASES} R ? -`, 'the standard written out'],
    ['rules', `uckers+challenge=never 1234 ${BASES} R ? -`, 'an unknown value'],
    ['rules', `uckers+enterOn=16 1234 ${BASES} R ? -`, 'an option of another preset'],
    ['rules', `uckers+barriers 1234 ${BASES} R ? -`, 'a switch of another preset'],
    ['seats', `uckers 1-2- b.b.b.b/-/b.b.b.b/- R ? -`, 'two colours'],
    ['seats', `uckers 123n ${BASES} R ? -`, 'a neutral colour'],
    ['seats', `uckers 1221 ${BASES} R ? -`, 'neighbours as partners'],
    ['seats', `uckers 2121 ${BASES} R ? -`, 'players out of order'],
    ['pieces', 'uckers 1234 b.b.b.12/b.b.b.63/b.b.b.b/b.b.b.b R ? -', 'opponents on one square'],
    ['pieces', 'uckers 1234 b.b.b.12/b.b.b.63/b.b.b.46/b.b.b.b R ? -', 'an opponent on a mixed blob'],
    ['pieces', 'uckers-navy 1234 b.b.b.56/b.b.b.b/b.b.b.b/b.b.b.b R ? -', 'the number of the home'],
    ['pieces', 'uckers 1234 -/b.b.b.b/b.b.b.b/b.b.b.b G ? -', 'a colour left out'],
    ['colour', `uckers 1234 ${BASES} K ? -`, 'a colour of another board'],
    ['colour', `uckers 1234 ${BASES} - - w13`, 'over, and no team is home'],
    ['colour', `uckers 1234 ${HOME} - - w13`, 'over, and one colour of the team is home'],
    ['colour', 'uckers 1234 h.h.h.h/b.b.b.b/h.h.h.h/b.b.b.b G ? -', 'not over, and a team is home'],
    ['colour', 'uckers 1234 h.h.h.h/b.b.b.b/h.h.h.h/b.b.b.b G - w13', 'a colour in a game that is over'],
    ['dice', `uckers 1234 ${BASES} R 36 -`, 'the lower die first'],
    ['dice', `uckers 1234 ${BASES} R 6 -`, 'one die'],
    ['dice', `uckers 1234 ${BASES} R 633 -`, 'three dice'],
    ['dice', `uckers 1234 ${BASES} R 60 -`, 'a number below the die'],
    ['dice', `uckers 1234 ${BASES} R 71 -`, 'a number above the die'],
    ['dice', `uckers 1234 ${BASES} R ?? -`, 'two question marks'],
    ['dice', 'uckers 1234 h.h.h.h/b.b.b.b/h.h.h.h/b.b.b.b - 63 w13', 'dice in a game that is over'],
    ['notes', `uckers 1234 ${BASES} R ? t1`, 'throws of another game'],
    ['notes', `uckers 1234 ${HOME} R ? d1`, 'players who wait in a game without neutral pieces'],
    ['notes', `uckers 1234 ${HOME} R ? w1`, 'a winner in a game that goes on'],
    ['notes', 'uckers 1234 h.h.h.h/b.b.b.b/h.h.h.h/b.b.b.b - - w1', 'half a team'],
    ['notes', 'uckers 1234 h.h.h.h/b.b.b.b/h.h.h.h/b.b.b.b - - w31', 'players falling'],
    ['notes', 'uckers 1234 h.h.h.h/b.b.b.b/h.h.h.h/b.b.b.b - - w24', 'the other team'],
    ['notes', 'uckers 1212 h.h.h.h/b.b.b.b/h.h.h.h/b.b.b.b - - w11', 'a player twice'],
    ['notes', 'uckers 1234 h.h.h.h/b.b.b.b/h.h.h.h/b.b.b.b - - -', 'no winner'],
    ['notes', 'uckers 1234 h.h.h.h/b.b.b.b/h.h.h.h/b.b.b.b - - pR;w13', 'more than w when over'],
    ['notes', `uckers 1234 ${HOME} R ? pY`, 'p of a colour that is not home'],
    ['notes', `uckers 1234 ${HOME} R ? pRR`, 'p with a colour twice'],
    ['notes', `uckers 1234 h.h.h.h/h.h.h.h/b.b.b.10/b.b.b.b R ? pGR`, 'p out of order'],
    ['notes', `uckers 1234 ${HOME} R ? pR;pR`, 'p twice'],
    ['notes', `uckers 1234 ${HOME} R ? p`, 'p of nobody'],
    ['notes', `uckers 1234 ${HOME} R ? pK`, 'p of a colour of another board'],
    ['notes', `uckers 1234 ${HOME} R ? pr`, 'p in small letters'],
    ['notes', `uckers 1234 ${CHALLENGED} R ? cR10`, 'c without its count'],
    ['notes', `uckers 1234 ${CHALLENGED} R ? cR10*`, 'c with an empty count'],
    ['notes', `uckers 1234 ${CHALLENGED} R ? cR10*4`, 'as many sixes as the largest blob has pieces'],
    ['notes', `uckers 1234 ${CHALLENGED} R ? cR10*00`, 'a count with a leading zero'],
    ['notes', `uckers 1234 ${CHALLENGED} R ? cR010*0`, 'a place with a leading zero'],
    ['notes', `uckers 1234 ${CHALLENGED} R ? cR9*0`, 'the place of the challenger'],
    ['notes', `uckers 1234 ${CHALLENGED} R ? cR11*0`, 'a place with no blob'],
    ['notes', `uckers 1234 ${CHALLENGED} R ? cRb*0`, 'from base, where nobody waits'],
    ['notes', `uckers 1234 ${CHALLENGED} R ? cG61*0`, 'of the blob’s own colour'],
    ['notes', `uckers 1234 ${CHALLENGED} R ? cB27*0`, 'of the blob’s partner'],
    ['notes', `uckers 1234 ${CHALLENGED} R ? cY44*0`, 'of a colour with no piece before it'],
    ['notes', `uckers 1234 ${CHALLENGED} R ? cR10*0;cR10*0`, 'c of a colour twice'],
    ['notes', `uckers 1234 ${CHALLENGED} R ? cr10*0`, 'c in small letters'],
    ['notes', `uckers 1234 ${CHALLENGED} R ? cK10*0`, 'c of a colour of another board'],
    ['notes', 'uckers 1234 b.h.h.h/b.b.51.51/b.b.b.b/b.b.b.b R ? cRb*5', 'more sixes than from base'],
    ['notes', 'uckers 1234 b.h.h.h/b.b.51.51/b.b.b.b/b.b.b.b R ? cR0*0', 'base written as a number'],
    [
      'notes',
      'uckers 1234 b.h.h.h/b.b.52.52/b.b.b.b/b.b.b.b R ? cRb*0',
      'from base, the blob not on the start square',
    ],
    ['notes', 'uckers 1234 9.h.h.h/b.b.b.61/b.b.b.b/b.b.b.b R ? cR10*0', 'a single piece'],
    ['notes', 'uckers 1234 9.h.h.h/b.b.61.61/b.b.b.b/b.b.b.27 R ? cR10*0', 'a mixed blob'],
    ['notes', 'uckers 1234 9.h.h.h/b.b.61.61/b.b.b.43/b.b.b.b R ? cR10*0', 'from a mixed blob'],
    ['notes', 'uckers 1234 9.h.h.h/b.b.b.b/b.b.44.44/b.b.b.b R ? cR10*0', 'the partner’s blob'],
    ['notes', 'uckers 1234 b.h.h.h/b.b.51.51/33.h.h.h/b.b.b.b Y ? cY34*1;cRb*2', 'challenges out of order'],
    ['notes', 'uckers 1234 h.h.h.h/b.b.27.27/b.b.b.9/b.b.b.b R ? pR;cY10*1', 'p before c'],
    ['notes', `uckers 1234 ${CHALLENGED} R ? cR10*0;`, 'a semicolon at the end'],
    ['notes', `uckers 1234 ${CHALLENGED} R ? cR10*0;-`, 'a dash among notes'],
  ])('is refused in field %s: %s (%s)', (field, text) => {
    isRefused(field, text);
  });
});

describe('German-style Ludo', () => {
  const START = 'b.b.b.0/b.b.b.0/b.b.b.0/b.b.b.0';
  const HOME = '40.41.42.43';
  const ALL = 'german+barriers+captureBackwards+compulsoryCapture=penalty+noSkipping+threeThrows';

  test.each([
    `german 1234 ${START} Y ? -`,
    `${ALL} 123n ${START} R 6 -`,
    'german+barriers 1234 b.b.10.10/b.b.b.b/b.b.b.b/b.b.b.b Y ? -',
    'german+threeThrows 1234 b.41.42.43/b.b.b.1/b.b.b.1/b.b.b.1 Y 6 t2',
    `german 1234 ${HOME}/${HOME}/b.b.b.1/b.b.b.1 R ? w21`,
    `german 1234 ${HOME}/${HOME}/b.b.b.1/${HOME} - - w4213`,
    `german 1212 ${HOME}/b.b.b.1/b.b.b.1/b.b.b.1 G ? -`,
    `german 1212 ${HOME}/b.b.b.1/${HOME}/b.b.b.1 - - w12`,
    `german 1-2- b.b.b.1/-/${HOME}/- - - w21`,
    `german 123n ${HOME}/${HOME}/${HOME}/b.b.b.1 Y ? d312`,
    `german 123n ${HOME}/b.b.b.1/b.b.b.1/${HOME} G ? w1`,
    `german 123n ${HOME}/${HOME}/${HOME}/${HOME} - - w231`,
    `german+threeThrows n123 ${START.replace('b.b.b.0', 'b.b.b.1')} G ? -`,
    `german+threeThrows 123n ${HOME}/b.b.b.43/b.b.b.1/b.b.b.1 G ? t1;d1`,
    `german+threeThrows 1234 ${HOME}/b.b.b.43/b.b.b.1/b.b.b.1 G ? t1;w1`,
  ])('is read and written back: %s', (text) => {
    expect(printPosition(position(text))).toBe(text);
  });

  test.each([
    ['rules', `german+threeThrows+barriers 1234 ${START} Y ? -`, 'options out of order'],
    ['rules', `german+barriers+barriers 1234 ${START} Y ? -`, 'an option twice'],
    ['rules', `german+barriers=on 1234 ${START} Y ? -`, 'a switch with a value'],
    ['rules', `german+compulsoryCapture 1234 ${START} Y ? -`, 'an option without its value'],
    ['rules', `german+compulsoryCapture=no 1234 ${START} Y ? -`, 'an unknown value'],
    [
      'rules',
      `german+compulsoryCapture=enforced+compulsoryCapture=penalty 1234 ${START} Y ? -`,
      'both values',
    ],
    ['rules', `german+enterOn=16 1234 ${START} Y ? -`, 'an option of another preset'],
    ['rules', `german+challenge=consecutive 1234 ${START} Y ? -`, 'an option of Uckers'],
    ['rules', `german+Barriers 1234 ${START} Y ? -`, 'a capital letter'],
    ['seats', `german 1213 ${START} Y ? -`, 'a seating of Uckers'],
    ['seats', `german 12nn ${START} Y ? -`, 'two neutral colours'],
    ['seats', `german n234 ${START} Y ? -`, 'players from 2'],
    ['seats', `german 123N ${START} Y ? -`, 'a capital n'],
    ['seats', `german 12-n b.b.b.0/b.b.b.0/-/b.b.b.0 Y ? -`, 'two and a neutral colour'],
    ['pieces', 'german 1234 b.b.b.h/b.b.b.1/b.b.b.1/b.b.b.1 Y ? -', 'a home that is not there'],
    ['pieces', 'german 1234 b.b.b.44/b.b.b.1/b.b.b.1/b.b.b.1 Y ? -', 'beyond d'],
    ['pieces', 'german 123n b.b.b.1/b.b.b.1/b.b.b.1/- Y ? -', 'no neutral pieces'],
    ['pieces', 'german 1234 b.b.5.5/b.b.b.1/b.b.b.1/b.b.b.1 Y ? -', 'two on a square'],
    ['pieces', 'german 123n b.b.b.5/b.b.b.1/b.b.b.1/b.b.4.4 Y ? -', 'two neutral pieces on a square'],
    ['pieces', 'german 1234 b.b.43.43/b.b.b.1/b.b.b.1/b.b.b.1 Y ? -', 'two on d'],
    ['pieces', 'german+barriers 1234 b.5.5.5/b.b.b.1/b.b.b.1/b.b.b.1 Y ? -', 'three on a square'],
    ['pieces', 'german+barriers 1234 b.b.0.0/b.b.b.1/b.b.b.1/b.b.b.1 Y ? -', 'a barrier on A'],
    ['pieces', 'german+barriers 1234 b.b.40.40/b.b.b.1/b.b.b.1/b.b.b.1 Y ? -', 'a barrier on a'],
    ['pieces', 'german 1234 b.b.b.11/b.b.b.1/b.b.b.2/b.b.b.2 Y ? -', 'two colours on one square'],
    ['pieces', 'german 1212 b.b.b.21/b.b.b.1/b.b.b.1/b.b.b.1 Y ? -', 'two colours of one player on a square'],
    ['pieces', 'german 123n b.b.b.31/b.b.b.1/b.b.b.1/b.b.b.1 Y ? -', 'neutral with another on one square'],
    ['colour', `german 1234 ${START} B ? -`, 'a colour of another board'],
    ['colour', `german 123n ${START} K ? -`, 'the neutral colour'],
    ['colour', 'german 1-2- b.b.b.0/-/b.b.b.0/- G ? -', 'a colour that does not play'],
    ['colour', `german 1234 ${HOME}/b.b.b.1/b.b.b.1/b.b.b.1 Y ? w1`, 'a colour that is home'],
    ['colour', `german 1212 ${HOME}/b.b.b.1/b.b.b.1/b.b.b.1 Y ? -`, 'one of two colours, and home'],
    ['colour', `german 123n ${HOME}/b.b.b.1/b.b.b.1/${HOME} Y ? w1`, 'home, and no neutral pieces left'],
    ['colour', `german 1234 ${START} - - w1234`, 'over, and nobody is home'],
    ['colour', `german 123n ${HOME}/${HOME}/b.b.b.1/b.b.b.1 - - w123`, 'over, and neutral pieces are left'],
    ['colour', `german 1234 ${HOME}/${HOME}/${HOME}/b.b.b.1 K ? w123`, 'not over, and one is left'],
    ['colour', `german 1212 ${HOME}/b.b.b.1/${HOME}/b.b.b.1 G ? -`, 'not over, and both colours are home'],
    ['dice', `german 1234 ${START} Y 63 -`, 'two dice'],
    ['dice', `german 1234 ${START} Y 0 -`, 'a number below the die'],
    ['dice', `german 1234 ${HOME}/${HOME}/${HOME}/b.b.b.1 - ? w1234`, 'dice when over'],
    ['notes', 'german 1234 b.b.b.b/b.b.b.1/b.b.b.1/b.b.b.1 Y ? t1', 't without the option'],
    ['notes', 'german+threeThrows 1234 b.b.b.b/b.b.b.1/b.b.b.1/b.b.b.1 Y ? t0', 'none used'],
    ['notes', 'german+threeThrows 1234 b.b.b.b/b.b.b.1/b.b.b.1/b.b.b.1 Y ? t3', 'all used'],
    [
      'notes',
      'german+threeThrows 1234 b.b.b.b/b.b.b.1/b.b.b.1/b.b.b.1 G ? t1',
      't with a piece on the track',
    ],
    ['notes', 'german+threeThrows 1234 b.b.b.42/b.b.b.1/b.b.b.1/b.b.b.1 Y ? t1', 't with a piece on c'],
    ['notes', 'german+threeThrows 1234 b.b.41.43/b.b.b.1/b.b.b.1/b.b.b.1 Y ? t1', 't with a gap'],
    ['notes', 'german+threeThrows 1234 1.41.42.43/b.b.b.2/b.b.b.1/b.b.b.1 Y ? t1', 't with nobody on B'],
    ['notes', 'german+threeThrows 1234 b.b.b.b/b.b.b.1/b.b.b.1/b.b.b.1 Y ? t1;t1', 't twice'],
    [
      'notes',
      'german+threeThrows 123n 40.41.42.43/b.b.b.1/b.b.b.1/b.b.b.1 Y ? t1;d1',
      't of a colour that is home',
    ],
    ['notes', `german+threeThrows 1234 ${HOME}/b.b.b.43/b.b.b.1/b.b.b.1 G ? w1;t1`, 'w before t'],
    ['notes', `german 1234 ${START} Y ? pY`, 'p of another game'],
    ['notes', `german 1234 ${START} Y ? cY5*0`, 'c of another game'],
    ['notes', `german 1234 ${START} Y ? w1`, 'w of a player who is not home'],
    ['notes', `german 1234 ${HOME}/b.b.b.1/b.b.b.1/b.b.b.1 G ? -`, 'no w for a player who is home'],
    ['notes', `german 1234 ${HOME}/${HOME}/b.b.b.1/b.b.b.1 R ? w1`, 'w without one who is home'],
    ['notes', `german 1234 ${HOME}/${HOME}/b.b.b.1/b.b.b.1 R ? w122`, 'w with a player twice'],
    ['notes', `german 1234 ${HOME}/${HOME}/b.b.b.1/b.b.b.1 R ? w123`, 'w with one too many'],
    ['notes', `german 1234 ${HOME}/b.b.b.1/b.b.b.1/b.b.b.1 G ? d1`, 'd without a neutral colour'],
    ['notes', `german 1212 ${HOME}/b.b.b.1/b.b.b.1/b.b.b.1 G ? w1`, 'w with one of two colours home'],
    ['notes', `german 1234 ${HOME}/${HOME}/b.b.b.1/${HOME} - - w421`, 'over, and the last is left out'],
    [
      'notes',
      `german 1234 ${HOME}/${HOME}/b.b.b.1/${HOME} - - w4231`,
      'over, and the one who is left is not last',
    ],
    ['notes', `german 1212 ${HOME}/b.b.b.1/${HOME}/b.b.b.1 - - w1`, 'over, and one of two is left out'],
    ['notes', `german 1212 ${HOME}/b.b.b.1/${HOME}/b.b.b.1 - - w21`, 'over, and the loser first'],
    ['notes', `german 123n ${HOME}/b.b.b.1/b.b.b.1/b.b.b.1 G ? -`, 'no d for a player who is home'],
    ['notes', `german 123n ${HOME}/b.b.b.1/b.b.b.1/b.b.b.1 G ? w1`, 'w while neutral pieces are left'],
    ['notes', `german 123n ${HOME}/b.b.b.1/b.b.b.1/b.b.b.1 G ? d2`, 'd of a player who is not home'],
    ['notes', `german 123n ${HOME}/${HOME}/b.b.b.1/b.b.b.1 R ? d1`, 'd without one who is home'],
    ['notes', `german 123n ${HOME}/b.b.b.1/b.b.b.1/${HOME} G ? d1`, 'd when the neutral pieces are home'],
    ['notes', `german 123n ${HOME}/b.b.b.1/b.b.b.1/${HOME} G ? w1;d1`, 'w and d'],
    ['notes', `german 123n ${HOME}/${HOME}/b.b.b.1/${HOME} - - w213;d12`, 'more than w when over'],
    ['notes', `german 123n ${HOME}/${HOME}/b.b.b.1/${HOME} - - w214`, 'a player who is not there'],
    ['notes', `german 1234 ${START} Y ? x`, 'a note of no game'],
  ])('is refused in field %s: %s (%s)', (field, text) => {
    isRefused(field, text);
  });
});
