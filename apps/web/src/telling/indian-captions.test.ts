// What is told in Indian Ludo alone: sixes in a row, and places won with fewer pieces.
import type { Row } from '@ludo/room';
import { describe, expect, it } from 'vitest';
import { played, read, thrown, told } from '../../test/told.ts';

describe('what a row tells', () => {
  it('IL-5: with the throw that a second 6 in a row gives, that a third would be lost; of the third, that it is', () => {
    const start = 'indian 1-2- b.b.4.9/-/b.b.4.9/- R ? ';
    expect(told(`${start}-`, thrown(6), played('R9>15')).captions.slice(1)).toEqual([
      'Anna (Red) throws again.',
    ]);
    expect(told(`${start}s1`, thrown(6), played('R9>15')).captions.slice(1)).toEqual([
      'Anna (Red) throws again.',
      'A third 6 in a row would be lost.',
    ]);
    expect(told(`${start}s2`, thrown(6)).captions).toEqual([
      'Anna (Red) throws 6.',
      'Anna (Red) cannot use the 6.',
      'The third 6 in a row is lost.',
      'It is Ben (Yellow)’s turn.',
    ]);
  });

  it('IL-5: of a 6 that nothing can use, and which throws again, not that it is a third one', () => {
    const start = 'indian+captureFirst 1-2- 52.53.h.h/-/b.b.4.9/- R ? kR';
    expect(told(start, thrown(6)).captions.slice(1)).toEqual([
      'Anna (Red) cannot use the 6.',
      'Anna (Red) throws again.',
    ]);
    expect(told(`${start};s2`, thrown(6)).captions).toContain('The third 6 in a row is lost.');
  });

  it('IL-11: who wins with fewer pieces, and the others that go back to base', () => {
    const start = 'indian+goal=1 123- b.0.9.55/b.b.b.4/b.b.b.4/- R ? -';
    expect(told(start, thrown(1), played('R55>h')).captions).toEqual([
      'Anna (Red) brings a piece from Red’s home column 5 home.',
      'Anna (Red) has enough pieces home and wins.',
      'Anna (Red) has a place: the piece on square 10 goes back to base for good.',
      'Anna (Red) has a place: the piece on square 1 (Red’s start) goes back to base for good.',
      'It is Ben (Green)’s turn.',
    ]);
  });
});

describe('what a row tells to somebody about themselves', () => {
  it.each<readonly [string, Row[], readonly string[]]>([
    [
      'indian 1-2- b.b.4.9/-/b.b.4.9/- Y ? s2',
      [thrown(6)],
      ['You throw 6.', 'You cannot use the 6.', 'The third 6 in a row is lost.', 'It is Anna (Red)’s turn.'],
    ],
    [
      'indian 1-2- b.b.4.9/-/b.b.4.9/- Y ? s1',
      [thrown(6), played('Y9>15')],
      ['You move from square 36 to square 42.', 'You throw again.', 'A third 6 in a row would be lost.'],
    ],
    [
      'indian 1-2- b.b.4.9/-/53.h.h.h/- Y ? s2',
      [thrown(6)],
      ['You throw 6.', 'You cannot use the 6.', 'The third 6 in a row is lost.', 'It is Anna (Red)’s turn.'],
    ],
    [
      'indian 1-2- b.b.4.9/-/53.h.h.h/- Y ? s1',
      [thrown(6)],
      [
        'You throw 6.',
        'You cannot use the 6.',
        'The 6 leads beyond the end of the way.',
        'You throw again.',
        'A third 6 in a row would be lost.',
      ],
    ],
    [
      'indian+goal=3 123- b.b.b.4/b.55.h.h/b.b.b.4/- G ? -',
      [thrown(1), played('G55>h')],
      [
        'You bring a piece from Green’s home column 5 home.',
        'You have enough pieces home and win.',
        'It is Cem (Yellow)’s turn.',
      ],
    ],
  ])('%s %j', (position, rows, words) => {
    expect(read([position, ...rows])).toEqual(words);
  });
});
