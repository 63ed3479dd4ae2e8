/** What the reader refuses, and which field it names. Each row differs from a good text in one thing. */
import { expect, test } from 'vitest';
import { parsePosition, printPosition } from '../src/index.ts';
import { position } from './positions.ts';

const PIECES = 'b.b.b.10/b.b.b.b/b.b.b.b/b.b.b.b';

test.each([
  `ludo 1234 ${PIECES} R ? -`,
  `ludo 1234 ${PIECES} R 6 -`,
  'ludo+enterOn=16 12-3 b.0.66.67/b.b.5.5/-/b.70.73.h G 1 -',
  'jumbo -1-2 -/b.b.b.b/-/50.51.55.h B ? -',
  'jumbo 1-2- h.h.h.h/-/b.b.b.b/- - - w1',
  'ludo 1234 h.h.h.h/h.h.h.h/b.b.b.b/b.b.b.b - - w2',
  'ludo+enterOn=16+places=last 1234 h.h.h.h/h.h.h.h/b.b.b.b/b.b.b.b Y ? w21',
  'jumbo+places=last 1-2- h.h.h.h/-/b.b.b.b/- - - w12',
])('is read and written back: %s', (text) => {
  expect(printPosition(position(text))).toBe(text);
});

test.each([
  ['text', '', 'nothing'],
  ['text', `ludo 1234 ${PIECES} R ?`, 'five fields'],
  ['text', `ludo 1234 ${PIECES} R ? - -`, 'seven fields'],
  ['text', `ludo  1234 ${PIECES} R ? -`, 'two spaces'],
  ['text', ` ludo 1234 ${PIECES} R ? -`, 'a space before'],
  ['rules', `mensch 1234 ${PIECES} R ? -`, 'an unknown preset'],
  ['rules', `Ludo 1234 ${PIECES} R ? -`, 'a capital letter'],
  ['rules', `ludo+barriers 1234 ${PIECES} R ? -`, 'an option of another preset'],
  ['rules', `ludo+enterOn 1234 ${PIECES} R ? -`, 'an option without its value'],
  ['rules', `ludo+enterOn=6 1234 ${PIECES} R ? -`, 'the standard written out'],
  ['rules', `ludo+enterOn=5 1234 ${PIECES} R ? -`, 'an unknown value'],
  ['rules', `ludo+enterOn=16+enterOn=16 1234 ${PIECES} R ? -`, 'an option twice'],
  ['rules', `ludo+places=first 1234 ${PIECES} R ? -`, 'the standard of places written out'],
  ['rules', `ludo+places=last+enterOn=16 1234 ${PIECES} R ? -`, 'options out of order'],
  ['rules', `ludo+ 1234 ${PIECES} R ? -`, 'an empty option'],
  ['rules', `constructor 1234 ${PIECES} R ? -`, 'a word of the language'],
  ['seats', `ludo 4321 ${PIECES} R ? -`, 'players out of order'],
  ['seats', `ludo 1212 ${PIECES} R ? -`, 'a seating of another game'],
  ['seats', `ludo 12-- ${PIECES} R ? -`, 'two neighbours'],
  ['seats', `ludo 1 ${PIECES} R ? -`, 'one character'],
  ['pieces', 'ludo 1234 b.b.b.10/b.b.b.b/b.b.b.b R ? -', 'three groups'],
  ['pieces', `ludo 1234 ${PIECES}/b.b.b.b R ? -`, 'five groups'],
  ['pieces', 'ludo 1234 b.b.b/b.b.b.b/b.b.b.b/b.b.b.b R ? -', 'three pieces'],
  ['pieces', 'ludo 1234 b.b.b.b.b/b.b.b.b/b.b.b.b/b.b.b.b R ? -', 'five pieces'],
  ['pieces', 'ludo 1234 -/b.b.b.b/b.b.b.b/b.b.b.b R ? -', 'no pieces for a player'],
  ['pieces', 'ludo 1-2- b.b.b.b/b.b.b.b/b.b.b.b/- R ? -', 'pieces without a player'],
  ['pieces', 'ludo 1234 b.b.b.74/b.b.b.b/b.b.b.b/b.b.b.b R ? -', 'the number of the home'],
  ['pieces', 'ludo 1234 b.b.b.75/b.b.b.b/b.b.b.b/b.b.b.b R ? -', 'beyond the way'],
  [
    'pieces',
    'jumbo 1234 b.b.b.56/b.b.b.b/b.b.b.b/b.b.b.b R ? -',
    'the number of the home of the small board',
  ],
  ['pieces', 'ludo 1234 b.b.b.-1/b.b.b.b/b.b.b.b/b.b.b.b R ? -', 'a negative place'],
  ['pieces', 'ludo 1234 b.b.b.07/b.b.b.b/b.b.b.b/b.b.b.b R ? -', 'a leading zero'],
  ['pieces', 'ludo 1234 b.b.b.1e1/b.b.b.b/b.b.b.b/b.b.b.b R ? -', 'an exponent'],
  ['pieces', 'ludo 1234 b.b.b./b.b.b.b/b.b.b.b/b.b.b.b R ? -', 'an empty place'],
  ['pieces', 'ludo 1234 b.b.10.9/b.b.b.b/b.b.b.b/b.b.b.b R ? -', 'places falling'],
  ['pieces', 'ludo 1234 0.b.b.b/b.b.b.b/b.b.b.b/b.b.b.b R ? -', 'base after a number'],
  ['pieces', 'ludo 1234 b.b.h.9/b.b.b.b/b.b.b.b/b.b.b.b R ? -', 'home before a number'],
  ['pieces', 'ludo 1234 b.b.b.17/b.b.b.0/b.b.b.b/b.b.b.b R ? -', 'two colours on one square'],
  ['colour', `ludo 1234 ${PIECES} r ? -`, 'a small letter'],
  ['colour', `ludo 1234 ${PIECES} K ? -`, 'a colour of another board'],
  ['colour', 'ludo 1-2- b.b.b.b/-/b.b.b.b/- G ? -', 'a colour that does not play'],
  ['colour', `ludo 1234 ${PIECES} - - w1`, 'over, and nobody is home'],
  ['colour', 'ludo 1234 h.h.h.h/b.b.b.b/b.b.b.b/b.b.b.b R ? -', 'not over, and red is home'],
  ['dice', `ludo 1234 ${PIECES} R 0 -`, 'a number below the die'],
  ['dice', `ludo 1234 ${PIECES} R 7 -`, 'a number above the die'],
  ['dice', `ludo 1234 ${PIECES} R 63 -`, 'two dice in a game of one'],
  ['dice', `ludo 1234 ${PIECES} R - -`, 'no dice in a game that goes on'],
  ['dice', 'ludo 1234 h.h.h.h/b.b.b.b/b.b.b.b/b.b.b.b - ? w1', 'dice to be thrown in a game that is over'],
  ['notes', `ludo 1234 ${PIECES} R ? w1`, 'a winner in a game that goes on'],
  ['notes', `ludo 1234 ${PIECES} R ? t1`, 'a note of another game'],
  ['notes', 'ludo 1234 h.h.h.h/b.b.b.b/b.b.b.b/b.b.b.b - - -', 'no winner in a game that is over'],
  ['notes', 'ludo 1234 h.h.h.h/b.b.b.b/b.b.b.b/b.b.b.b - - w2', 'a winner who is not home'],
  ['notes', 'ludo 1234 h.h.h.h/b.b.b.b/b.b.b.b/b.b.b.b - - w12', 'two winners'],
  ['notes', 'ludo 1-2- h.h.h.h/-/b.b.b.b/- - - w4', 'a winner who is no player'],
  // The first field that is wrong, from left to right.
  ['pieces', 'ludo 1234 b.b.b.17/b.b.b.0/b.b.b.b/b.b.b.b K 7 x', 'two colours on a square, and more'],
  ['colour', `ludo 1234 ${PIECES} - ? -`, 'over, and nobody is home, with dice to be thrown'],
  ['colour', 'ludo 1234 h.h.h.h/b.b.b.b/b.b.b.b/b.b.b.b R - w1', 'not over, with the rest of a game that is'],
  ['dice', `ludo 1234 ${PIECES} R 7 w1`, 'a number above the die, and a wrong note'],
])('is refused in field %s: %s (%s)', (field, text) => {
  const read = parsePosition(text);
  expect(read).toMatchObject({ ok: false, error: { field } });
  if (!read.ok) expect(read.error.reason).toMatch(/\w{3}/);
});

test('a long text is refused without being searched', () => {
  expect(parsePosition('b.'.repeat(1_000_000))).toMatchObject({ ok: false, error: { field: 'text' } });
});
