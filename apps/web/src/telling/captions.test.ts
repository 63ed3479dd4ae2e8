import { foldRow, foldRows, type LoggedRow, type Row } from '@ludo/room';
import { describe, expect, it } from 'vitest';
import { happened, played, read, thrown, told } from '../../test/told.ts';
import { catalogue as arabic } from '../words/ar/index.ts';
import { catalogue as german } from '../words/de/index.ts';
import { catalogue as english } from '../words/en/index.ts';
import { catalogue as spanish } from '../words/es/index.ts';
import { catalogue as hindi } from '../words/hi/index.ts';
import type { Catalogue } from '../words/catalogue.ts';
import { challengesIn } from './challenges.ts';
import { playerIs } from './sentences.ts';
import { captionsOf } from './captions.ts';

describe('what a row tells', () => {
  it('a challenge: laid down, counted, won', () => {
    const start = 'uckers 1234 b.b.b.b/b.b.34.34/16.h.h.h/b.b.b.b Y ? -';
    const laid = told(start, thrown(6, 3), played('Y16*17'));
    expect(laid.captions).toEqual([
      'Cem (Yellow) challenges the blob of Ben (Green) on square 52 (Blue’s start): 2 sixes are needed.',
      'Cem (Yellow) throws again.',
    ]);
    expect(challengesIn(laid.room)).toMatchObject([{ at: 17, sixes: 0, needed: 2 }]);
    const counted = told(start, thrown(6, 3), played('Y16*17'), thrown(6, 2), played('Y16*17'));
    expect(counted.captions[0]).toBe('Cem (Yellow) has counted 1 of 2 sixes.');
    const won = told(start, thrown(6, 3), played('Y16*17'), thrown(6, 6), played('Y16*17'));
    expect(won.captions).toContain('Cem (Yellow) wins the challenge.');
    expect(won.captions).toContain('Cem (Yellow) captures 2 pieces of Ben (Green): they go back to base.');
    expect(won.captions).toContain('It is Dora (Blue)’s turn.');
  });

  it('seats that go to another device, each by its name', () => {
    const start = 'jumbo 1-2- b.7.20.33/-/b.b.12.40/- R ? -';
    expect(told(start, { t: 'move', from: 'a', who: 'b' }).captions).toEqual([
      'Anna (Red) now plays on another device.',
      'Ben (Yellow) now plays on another device.',
    ]);
  });

  it('a throw that is left unused by choice (MU-11), and one that cannot be used', () => {
    const lone = 'uckers 1234 b.b.b.b/b.b.34.34/16.h.h.h/b.b.b.b Y ? -';
    expect(told(lone, thrown(6, 3), played('-')).captions).toEqual([
      'Cem (Yellow) leaves the 6 + 3 unused.',
      'Cem (Yellow) throws again.',
    ]);
    expect(told(lone, thrown(5, 3)).captions.slice(0, 2)).toEqual([
      'Cem (Yellow) throws 5 + 3.',
      'Cem (Yellow) cannot use the 5 + 3.',
    ]);
  });

  it('the 6 that lets a finished player move for the partner, and such a move', () => {
    const start = 'uckers-navy 1234 h.h.h.h/b.b.40.41/b.1.b.5/b.b.51.h R ? -'.replace('b.1.b.5', 'b.b.1.5');
    expect(told(start, thrown(6, 2)).captions).toEqual([
      'Anna (Red) throws 6 + 2.',
      'Anna (Red) has thrown the 6: from the next turn on this player moves the pieces of Cem (Yellow).',
      'It is Ben (Green)’s turn.',
    ]);
    const freed = start.replace(/-$/, 'pR');
    expect(told(freed, thrown(2, 1), played('Y1>>4')).captions[0]).toBe(
      'Anna (Red) moves a piece of Cem (Yellow) from square 28 to square 31.',
    );
  });

  it('three throws, backwards, penalty and a neutral piece', () => {
    const three = 'german+threeThrows 1234 b.b.b.b/b.b.b.0/b.b.b.0/b.b.b.0 Y ? -';
    expect(told(three, thrown(3)).captions.at(-1)).toBe('Anna (Yellow) may throw again: throw 2 of three.');
    const back =
      'german+captureBackwards+compulsoryCapture=penalty 123n b.b.15.29/b.b.2.35/b.b.2.13/b.b.b.6 Y ? -';
    expect(told(back, thrown(3), played('Y15<12')).captions.slice(0, 2)).toEqual([
      'Anna (Yellow) moves backwards from square 16 to square 13.',
      'Anna (Yellow) captures Ben (Green): the piece goes back to base.',
    ]);
    expect(told(back, thrown(3), played('K6>9')).captions.slice(0, 2)).toEqual([
      'Anna (Yellow) moves a piece of neutral Black from square 37 to square 40.',
      'Anna (Yellow) did not capture: the piece on square 16 goes back to base.',
    ]);
  });

  it('what a neutral piece does, also at the beginning of a sentence (GV-2.2)', () => {
    const start =
      'german+captureBackwards+compulsoryCapture=penalty 123n 40.41.42.43/b.b.26.35/b.b.3.13/b.9.41.43 Y ? d1';
    expect(told(start, thrown(3), played('K9<6')).captions.slice(0, 2)).toEqual([
      'Anna (Yellow) moves a piece of neutral Black backwards from square 40 to square 37.',
      'Neutral Black captures Ben (Green): the piece goes back to base.',
    ]);
    expect(told(start, thrown(3), played('K9>12')).captions[1]).toBe(
      'Neutral Black did not capture: the piece on square 3 goes back to base.',
    );
  });

  it('a team wins together; a player of two colours is named by both', () => {
    const last = told('uckers 1213 72.h.h.h/b.b.b.b/h.h.h.h/b.b.b.b R ? -', thrown(2, 1), played('R72>h'));
    expect(last.captions).toContain('All eight pieces of Anna (Red and Yellow) are home: a win.');
    expect(playerIs(english, last.room, 1)).toBe('Anna (Red and Yellow)');
  });
});

it('who begins is asked once a round, before the first of its throws', () => {
  const rows: readonly Row[] = [
    { t: 'open', v: 1, rules: 'jumbo', seats: '1-2-', host: 'a' },
    { t: 'sit', p: 1, n: 'Anna', who: 'a' },
    { t: 'sit', p: 2, n: 'Ben', who: 'b' },
    {
      t: 'start',
      rolls: [
        [
          [0, [4], 'scripted'],
          [2, [4], 'scripted'],
        ],
        [
          [0, [6], 'scripted'],
          [2, [1], 'scripted'],
        ],
      ],
      c: 0,
    },
  ];
  const logged: LoggedRow[] = rows.map((row, nth) => ({ s: nth + 1, at: 0, row }));
  const before = foldRows(null, logged.slice(0, -1));
  const last = logged.at(-1);
  if (before === null || last === undefined) throw new Error('no rows');
  const { state, events } = foldRow(before, last);
  expect(captionsOf(english, state, events, null)).toEqual([
    'Who begins? Anna (Red) throws 4.',
    'Ben (Yellow) throws 4.',
    'Who begins? Anna (Red) throws 6.',
    'Ben (Yellow) throws 1.',
    'Anna (Red) begins.',
  ]);
  expect(captionsOf(english, state, events, 'b')).toEqual([
    'Who begins? Anna (Red) throws 4.',
    'You throw 4.',
    'Who begins? Anna (Red) throws 6.',
    'You throw 1.',
    'Anna (Red) begins.',
  ]);
});

const RACE = 'ludo 1-2- b.20.20.40/-/b.b.b.3/- ';

describe('what a row tells to somebody about themselves', () => {
  it.each<readonly [string, Row[], readonly string[]]>([
    [`${RACE}Y ? -`, [thrown(3)], ['You throw 3.']],
    [
      `${RACE}Y ? -`,
      [thrown(3), played('Y3>6')],
      [
        'You move from square 38 to square 41.',
        'You capture a piece of Anna (Red): it goes back to base.',
        'It is Anna (Red)’s turn.',
      ],
    ],
    [
      'ludo 1-2- b.20.20.37/-/b.b.b.6/- R ? -',
      [thrown(3), played('R37>40')],
      [
        'Anna (Red) moves from square 38 to square 41.',
        'Anna (Red) captures your piece: it goes back to base.',
        'It is your turn.',
      ],
    ],
    [
      'uckers 1234 b.b.b.20/b.b.4.4/h.h.h.h/b.b.b.b R ? -',
      [thrown(6, 3), played('R20*21')],
      ['Anna (Red) challenges your blob on square 22: 2 sixes are needed.', 'Anna (Red) throws again.'],
    ],
    [
      'uckers-navy 1234 b.b.20.21/h.h.h.h/b.b.51.h/b.b.1.5 G ? -',
      [thrown(6, 2)],
      [
        'You throw 6 + 2.',
        'You have thrown the 6: from the next turn on you move the pieces of Dora (Blue).',
        'It is Cem (Yellow)’s turn.',
      ],
    ],
    [
      'uckers-navy 1234 b.b.40.41/b.b.1.5/b.b.51.h/h.h.h.h B ? pB',
      [thrown(2, 1), played('G1>>4')],
      ['Dora (Blue) moves your piece from square 15 to square 18.', 'It is Anna (Red)’s turn.'],
    ],
    [
      'uckers 1234 b.b.b.b/72.h.h.h/b.b.b.b/h.h.h.h G ? -',
      [thrown(2, 1), played('G72>h')],
      [
        'You bring a piece from Green’s home column 6 home.',
        'All eight pieces of you and Dora (Blue) are home: you win.',
        'The game is over.',
      ],
    ],
    [
      'uckers 1212 b.b.b.b/b.b.3.20/b.b.b.b/b.b.4.9 G ? -',
      [thrown(2, 1), played('G3>5,G20>21')],
      [
        'Green: You move from square 21 to square 23.',
        'Green: You move from square 38 to square 39.',
        'It is Anna (Yellow)’s turn.',
      ],
    ],
  ])('%s %j', (position, rows, words) => {
    expect(read([position, ...rows])).toEqual(words);
  });

  it('with several seats, each by its name; what befell the person, as "you"', () => {
    const { room, events } = happened(`${RACE}Y ? -`, ['me', 'me'], [thrown(3)]);
    expect(captionsOf(english, room, events, 'me')).toEqual(['Ben (Yellow) throws 3.']);
    const lost = happened(`${RACE}Y ? -`, ['me', 'me'], [{ t: 'away', p: 2 }]);
    expect(captionsOf(english, lost.room, lost.events, 'me')).toEqual(['You had lost the connection.']);
    expect(captionsOf(english, lost.room, lost.events, 'b')).toEqual([
      'Ben (Yellow) has lost the connection.',
    ]);
  });

  it.each<readonly [Catalogue, readonly string[]]>([
    [
      german,
      [
        'Du ziehst von Feld 38 auf Feld 41.',
        'Du schlägst eine Figur von Anna (Rot): Sie geht zurück in die Basis.',
      ],
    ],
    [
      spanish,
      ['Mueves desde la casilla 38 a la casilla 41.', 'Comes una ficha de Anna (Rojo): vuelve a casa.'],
    ],
    [hindi, ['आपने गोटी खाने 38 से खाने 41 पर पहुँचाई.', 'आपने Anna (लाल) की गोटी काटी: वह वापस घर गई.']],
    [
      arabic,
      ['نقلتك: من الخانة 38 إلى الخانة 41.', 'أنت: أكل حجر \u2068Anna\u2069 (الأحمر)، فيعود إلى البيت.'],
    ],
  ])('in a whole sentence of each language', (text, words) => {
    expect(read([`${RACE}Y ? -`, thrown(3), played('Y3>6')], text).slice(0, 2)).toEqual(words);
  });
});
