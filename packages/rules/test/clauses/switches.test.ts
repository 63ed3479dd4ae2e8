/** The switches of Uckers. */
import { describe, expect, test } from 'vitest';
import { initialPosition, isEightPieceWin, isWinInHarbour, printPosition } from '../../src/index.ts';
import { events, legal, onwards, played, position, refusal, refusedField, thrown } from '../positions.ts';

const IDLE = 'b.b.b.30';
/** Red alone matters; the others stand far off. */
const red = (options: string, own: string, green = IDLE, yellow = 'b.b.b.2', blue = IDLE): string =>
  `uckers+${options} 1234 ${own}/${green}/${yellow}/${blue} R`;

describe('WU-2', () => {
  // The foot of red's column, place 66, is place 49 of green's way and 15 of blue's.
  test('WU-2: a piece in its column goes back onto an opponent at the foot, by a die or by the total', () => {
    expect(legal(thrown(`${red('blowBack', '71.h.h.h', 'b.b.b.49')} ? -`, '53'))).toEqual(['R71<66']);
    expect(played(thrown(`${red('blowBack', '70.h.h.h', 'b.b.b.49')} ? -`, '31'), 'R70<66')).toBe(
      'uckers+blowBack 1234 66.h.h.h/b.b.b.b/b.b.b.2/b.b.b.30 G ? -',
    );
  });

  test('WU-2: a mixed blob is captured, a blob forbids it, and an empty foot is no way back', () => {
    expect(onwards(`${red('blowBack', '71.h.h.h', 'b.b.b.49', 'b.b.b.2', 'b.b.b.15')} ? -`, '53')).toEqual([
      '66.h.h.h/b.b.b.b/b.b.b.2/b.b.b.b G ? -',
    ]);
    const blob = thrown(`${red('blowBack', '69.h.h.h', 'b.b.49.49')} ? -`, '32');
    expect(refusal(blob, 'R69<66')).toMatchObject({ code: 'blob-in-the-way', blockedAt: 66 });
    expect(legal(thrown(`${red('blowBack', '71.h.h.h')} ? -`, '53'))).toEqual(['R71>h']);
    expect(refusal(thrown(`${red('anyDouble', '69.h.h.h', 'b.b.b.49')} ? -`, '32'), 'R69<66').code).toBe(
      'not-a-play',
    );
  });

  test('WU-2: both dice are used if they can be, and a piece does not go back and on', () => {
    const text = thrown(`${red('blowBack', '10.69.h.h', 'b.b.b.49')} ? -`, '32');
    expect(legal(text)).toContain('R69<66,R10>12');
    expect(refusal(text, 'R69<66')).toMatchObject({ code: 'both-dice', clause: 'MU-4' });
    expect(refusal(text, 'R69<66,R66>68').code).toBe('not-a-play');
  });

  test('WU-2: it goes before another piece that lands there', () => {
    const text = thrown(`${red('blowBack', '63.68.h.h', 'b.b.b.49')} ? -`, '32');
    expect(legal(text)).toContain('R68<66,R63>66');
    expect(events(text, 'R68<66,R63>66').map(({ type }) => type)).toEqual([
      'moved',
      'captured',
      'moved',
      'turn',
    ]);
  });
});

describe('WU-3', () => {
  const fresh = 'b.b.b.b';

  test('WU-3: a double 1 as the first throw brings all out, and nothing else is possible', () => {
    const found = initialPosition('uckers+snakeEyes=out', '1234');
    const text = found.ok ? printPosition(found.value) : '';
    expect(text).toBe('uckers+snakeEyes=out 1234 b.b.b.b/b.b.b.b/b.b.b.b/b.b.b.b R ? f');
    expect(onwards(text, '11')).toEqual(['0.0.0.0/b.b.b.b/b.b.b.b/b.b.b.b G ? fR']);
    expect(legal(thrown(text, '11'))).toEqual(['Rb=>0']);
    expect(refusal(thrown(text, '11'), '-')).toMatchObject({ code: 'must-move' });
  });

  test('WU-3: it captures a single piece or a mixed blob, joins the partner, and an opposing blob forbids it', () => {
    expect(onwards(`${red('snakeEyes=out', fresh, 'b.b.b.51')} ? fGYB`, '11')).toEqual([
      '0.0.0.0/b.b.b.b/b.b.b.2/b.b.b.30 G ? -',
    ]);
    expect(onwards(`${red('snakeEyes=out', fresh, IDLE, 'b.b.b.34')} ? fGYB`, '11')).toEqual([
      '0.0.0.0/b.b.b.30/b.b.b.34/b.b.b.30 G ? -',
    ]);
    expect(onwards(`${red('snakeEyes=out', fresh, 'b.b.51.51')} ? fGYB`, '11')).toEqual([
      'b.b.b.b/b.b.51.51/b.b.b.2/b.b.b.30 G ? -',
    ]);
  });

  test('WU-3: only the first throw, only a double 1, only with all four in base', () => {
    for (const [own, dice, notes] of [
      [fresh, '11', 'fR'],
      [fresh, '22', 'f'],
      ['b.b.b.5', '11', 'f'],
    ] as const)
      expect(
        legal(thrown(`${red('snakeEyes=out', own)} ? ${notes === 'fR' ? 'fRG' : notes}`, dice)),
      ).not.toContain('Rb=>0');
  });

  test('WU-3: with outAndIn another one as the second throw brings all in again, and challenges lapse', () => {
    const text = `${red('snakeEyes=outAndIn', '0.0.0.0', 'b.b.b.50')} ? cG51*0;fRG`;
    expect(onwards(text, '11')).toEqual(['b.b.b.b/b.b.b.50/b.b.b.2/b.b.b.30 G ? fRRG']);
    expect(played(thrown(text, '11'), 'R0=>b')).toContain('b.b.b.b/b.b.b.50/b.b.b.2/b.b.b.30 G ? fRRG');
    expect(onwards(text.replace('fRG', 'fRRG'), '11')).not.toContain(
      'b.b.b.b/b.b.b.50/b.b.b.2/b.b.b.30 G ? fRRG',
    );
    expect(legal(thrown(`${red('snakeEyes=out', '0.0.0.0')} ? fRG`, '11'))).not.toContain('R0=>b');
  });

  test.each([
    [`${red('snakeEyes=out', fresh)} ? fRGYB`, 'all have thrown'],
    [`${red('snakeEyes=out', fresh)} ? fGR`, 'not in the order of the colours'],
    [`${red('snakeEyes=out', fresh)} ? fRR`, 'more often than it is counted'],
    [`${red('anyDouble', fresh)} ? f`, 'throws are not counted'],
    [
      `${red('snakeEyes=out', 'b.b.b.4', 'b.b.39.39')} ? cR5*0;fG`,
      'who has not thrown has challenged nobody',
    ],
  ])('WU-3: refused by its notes: %s (%s)', (text) => {
    expect(refusedField(text)).toBe('notes');
  });
});

describe('WU-4', () => {
  test('WU-4: any double throws again, used or not', () => {
    expect(onwards(`${red('anyDouble', 'b.b.b.10')} ? -`, '22')).toEqual([
      'b.b.b.14/b.b.b.30/b.b.b.2/b.b.b.30 R ? -',
    ]);
    expect(onwards(`${red('anyDouble', 'b.b.b.b')} ? -`, '22')).toEqual([
      'b.b.b.b/b.b.b.30/b.b.b.2/b.b.b.30 R ? -',
    ]);
    expect(onwards(`${red('blowBack', 'b.b.b.10')} ? -`, '22')).toEqual([
      'b.b.b.14/b.b.b.30/b.b.b.2/b.b.b.30 G ? -',
    ]);
  });

  test('WU-4: not in a try, and a throw left over is a try, or lost in Navy Uckers', () => {
    expect(onwards(`${red('anyDouble', 'h.h.h.h')} ? -`, '22')).toEqual([
      'h.h.h.h/b.b.b.30/b.b.b.2/b.b.b.30 G ? -',
    ]);
    expect(onwards(`${red('anyDouble', '70.h.h.h')} ? -`, '22')).toEqual([
      'h.h.h.h/b.b.b.30/b.b.b.2/b.b.b.30 R ? -',
    ]);
    expect(onwards('uckers-navy+anyDouble 1234 52.h.h.h/b.b.b.30/b.b.b.2/b.b.b.30 R ? -', '22')).toEqual([
      'h.h.h.h/b.b.b.30/b.b.b.2/b.b.b.30 G ? -',
    ]);
  });

  test('WU-4: in a challenge a double without a 6 counts nothing and throws again, but not in a run of sixes', () => {
    const own = 'b.b.b.4';
    const standing = `${red('anyDouble', own, 'b.b.56.56')} ? cR5*1`;
    expect(onwards(standing, '33')).toEqual(['b.b.b.4/b.b.56.56/b.b.b.2/b.b.b.30 R ? cR5*1']);
    const run = `${red('anyDouble+challenge=consecutive', own, 'b.b.56.56')} ? cR5*1`;
    expect(onwards(run, '33')).toEqual(['b.b.b.4/b.b.56.56/b.b.b.2/b.b.b.30 G ? -']);
    expect(onwards(standing, '66')).toEqual(['b.b.b.5/b.b.b.b/b.b.b.2/b.b.b.30 G ? -']);
  });
});

describe('WU-5', () => {
  const text = thrown(`${red('blobTakesBlob', 'b.b.10.10', 'b.b.63.63')} ? -`, '22');

  test('WU-5: a blob of two takes a blob of two, with a double and with both dice', () => {
    expect(legal(text)).toEqual(['R10=>12']);
    expect(events(text, 'R10=>12').map(({ type }) => type)).toEqual([
      'moved',
      'moved',
      'captured',
      'captured',
      'turn',
    ]);
    expect(refusal(text, '-')).toMatchObject({ code: 'must-move' });
    expect(onwards(`${red('blobTakesBlob', 'b.b.4.4', 'b.b.61.61')} ? -`, '66')).toContain(
      'b.b.10.10/b.b.b.b/b.b.b.2/b.b.b.30 R ? -',
    );
  });

  test('WU-5: not three, not a mixed blob, not past an opposing blob', () => {
    for (const fields of [
      red('blobTakesBlob', 'b.10.10.10', 'b.b.63.63'),
      red('blobTakesBlob', 'b.b.10.10', 'b.63.63.63'),
      red('blobTakesBlob', 'b.b.10.10', 'b.b.63.63', 'b.b.b.44'),
      red('blobTakesBlob', 'b.b.10.10', '62.62.63.63'),
    ])
      expect(legal(thrown(`${fields} ? -`, '22'))).not.toContain('R10=>12');
    expect(
      legal(thrown(`${red('blobTakesBlob', 'b.b.10.10', 'b.b.63.63', 'b.b.45.45')} ? -`, '22')),
    ).toContain('R10=>12');
  });

  test('WU-5: a colour that has laid down a challenge moves nothing, and challenges by the taken blob lapse', () => {
    const locked = `${red('blobTakesBlob', 'b.4.10.10', 'b.b.63.63', 'b.b.b.2', 'b.b.22.22')} ? cR5*0`;
    expect(legal(thrown(locked, '22'))).toEqual(['-']);
    const lapses = `${red('blobTakesBlob', 'b.b.10.10', 'b.b.63.63', 'b.b.b.45')} ? cY46*1`;
    expect(onwards(lapses, '22')).toContain('b.b.12.12/b.b.b.b/b.b.b.45/b.b.b.30 G ? -');
  });
});

test('WU-7: an eight-piece win, and one in harbour', () => {
  const won = (losers: string): string => `uckers 1212 h.h.h.h/${losers}/h.h.h.h/b.b.b.b - - w1`;
  const named = (losers: string): readonly boolean[] => {
    const over = position(won(losers));
    return [isEightPieceWin(over), isWinInHarbour(over)];
  };
  expect(named('b.b.b.b')).toEqual([true, true]);
  expect(named('b.b.b.30')).toEqual([true, false]);
  expect(named('b.b.b.h')).toEqual([false, false]);
  expect(isWinInHarbour(position('uckers 1212 b.b.b.b/b.b.b.b/h.h.h.h/b.b.b.b R ? -'))).toBe(false);
});
