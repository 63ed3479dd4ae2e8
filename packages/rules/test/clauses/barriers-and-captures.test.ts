/** GV-5, GV-6 and GV-7: no skipping, barriers, compulsory capture. */
import { describe, expect, test } from 'vitest';
import { events, legal, onwards, refusal, refusedField } from '../positions.ts';

const REST = 'b.b.b.1/b.b.b.1/b.b.b.1';

describe('GV-5', () => {
  const STRICT = 'german+noSkipping';

  test('GV-5: on a to d no piece is jumped over, from the track or within', () => {
    const text = `${STRICT} 1234 22.23.39.40/${REST} Y 2 -`;
    expect(legal(text)).toEqual(['Y22>24', 'Y23>25', 'Y40>42']);
    expect(refusal(text, 'Y39>41')).toMatchObject({ code: 'no-skipping', clause: 'GV-5' });
    expect(refusal(`${STRICT} 1234 22.23.40.41/${REST} Y 2 -`, 'Y40>42').code).toBe('no-skipping');
    expect(legal(`german 1234 22.23.39.40/${REST} Y 2 -`)).toContain('Y39>41');
  });

  test('GV-5: so the last piece can only enter on a', () => {
    expect(legal(`${STRICT} 1234 39.41.42.43/${REST} Y 1 -`)).toEqual(['Y39>40']);
    expect(legal(`${STRICT} 1234 38.40.42.43/${REST} Y 3 -`)).toEqual(['-']);
  });

  test('GV-5: on the track pieces are jumped over as before, and neutral pieces are bound likewise', () => {
    expect(legal(`${STRICT} 1234 22.23.32.33/${REST} Y 2 -`)).toContain('Y22>24');
    expect(legal(`${STRICT} 123n 40.41.42.43/b.b.b.1/b.b.b.1/b.b.38.40 Y 3 d1`)).toEqual(['K40>43']);
  });
});

describe('GV-6', () => {
  const BARRED = 'german+barriers';

  test('GV-6: two pieces of a colour may share a track square, and three may not', () => {
    expect(onwards(`${BARRED} 1234 b.b.5.8/${REST} Y ? -`, '3')).toContain(`b.b.8.8/${REST} G ? -`);
    expect(refusal(`${BARRED} 1234 b.5.8.8/${REST} Y 3 -`, 'Y5>8')).toMatchObject({
      code: 'barrier-in-the-way',
      clause: 'GV-6',
      blocker: 0,
    });
    expect(refusedField(`${BARRED} 1234 b.8.8.8/${REST} Y ? -`)).toBe('pieces');
  });

  test('GV-6: nobody jumps a barrier, not even its own colour, and nobody captures it', () => {
    expect(legal(`${BARRED} 1234 b.5.8.8/${REST} Y 4 -`)).toEqual(['Y8>12']);
    // Green's 35 and 38 are yellow's 5 and 8.
    const text = `${BARRED} 1234 b.b.8.8/b.b.b.35/b.b.b.1/b.b.b.1 G`;
    expect(refusal(`${text} 3 -`, 'G35>38')).toMatchObject({ code: 'barrier-in-the-way', blockedAt: 38 });
    expect(legal(`${text} 4 -`)).toEqual(['-']);
    expect(legal(`${text} 2 -`)).toEqual(['G35>37']);
  });

  test('GV-6: its two pieces may move away one by one', () => {
    // Green's 1 is yellow's 11.
    expect(onwards(`${BARRED} 1234 b.b.8.8/${REST} Y ? -`, '3')).toEqual([
      'b.b.8.11/b.b.b.b/b.b.b.1/b.b.b.1 G ? -',
    ]);
  });

  test('GV-6: no barrier on the own A nor on a to d; another colour’s on A forbids entering', () => {
    expect(legal(`${BARRED} 1234 b.b.0.12/${REST} Y 6 -`)).toEqual(['Y0>6']);
    expect(legal(`${BARRED} 1234 22.37.38.40/${REST} Y 3 -`)).toEqual(['Y22>25', 'Y38>41', 'Y40>43']);
    for (const pieces of ['b.b.0.0', 'b.b.41.41'])
      expect(refusedField(`${BARRED} 1234 ${pieces}/${REST} Y ? -`)).toBe('pieces');
    const text = `${BARRED} 1234 b.b.b.b/b.b.30.30/b.b.b.1/b.b.b.1 Y 6 -`;
    expect(refusal(text, 'Yb>0')).toMatchObject({ code: 'barrier-in-the-way', clause: 'GV-6', blocker: 1 });
  });

  test('GV-6: neutral pieces form barriers, which also keep a colour off its A', () => {
    // Black's 10 is yellow's A, and black's 12 yellow's 2.
    expect(legal(`${BARRED} 123n b.b.b.b/b.b.b.1/b.b.b.1/b.b.9.12 Y 3 -`)).toEqual(['K9>12', 'K12>15']);
    expect(legal(`${BARRED} 123n b.b.b.22/b.b.b.1/b.b.b.1/10.10.40.41 Y 6 -`)).toEqual(['Y22>28', 'K10>16']);
    expect(legal(`${BARRED} 123n b.b.b.1/b.b.b.1/b.b.b.1/b.b.12.12 Y 3 -`)).toEqual(['K12>15']);
  });

  test('GV-6: nobody goes backwards over one', () => {
    // Green's 37 is yellow's 7.
    const rules = 'german+barriers+captureBackwards';
    expect(legal(`${rules} 1234 8.8.10.23/b.b.b.37/b.b.b.1/b.b.b.2 Y 3 -`)).not.toContain('Y10<7');
    expect(legal(`${rules} 1234 b.8.10.23/b.b.b.37/b.b.b.1/b.b.b.2 Y 3 -`)).toContain('Y10<7');
  });
});

describe('GV-7: a penalty for the piece that failed to capture', () => {
  const PENALTY = 'german+compulsoryCapture=penalty';

  test('GV-7: another move is legal, but the piece that failed to capture goes to B', () => {
    // Green's 38 is yellow's 8.
    expect(onwards(`${PENALTY} 1234 5.22.30.42/b.b.b.38/b.b.b.b/b.b.b.b Y ? -`, '3')).toEqual([
      '8.22.30.42/b.b.b.b/b.b.b.b/b.b.b.b G ? -',
      'b.22.33.42/b.b.b.38/b.b.b.b/b.b.b.b G ? -',
      'b.25.30.42/b.b.b.38/b.b.b.b/b.b.b.b G ? -',
    ]);
    expect(events(`${PENALTY} 1234 5.22.30.42/b.b.b.38/b.b.b.b/b.b.b.b Y 3 -`, 'Y22>25')).toContainEqual({
      type: 'penalised',
      colour: 0,
      from: 5,
    });
  });

  test('GV-7: of several the one that is furthest after the move; any of the captures will do', () => {
    // Green's 38 and 15 are yellow's 8 and 25.
    expect(onwards(`${PENALTY} 1234 5.22.30.42/b.b.15.38/b.b.b.b/b.b.b.b Y ? -`, '3')).toEqual([
      '5.25.30.42/b.b.b.38/b.b.b.b/b.b.b.b G ? -',
      '8.22.30.42/b.b.b.15/b.b.b.b/b.b.b.b G ? -',
      'b.5.33.42/b.b.15.38/b.b.b.b/b.b.b.b G ? -',
    ]);
  });

  test('GV-7: a piece that moved away instead goes to B from where it stands then, also from a to d', () => {
    // Green's 25 is yellow's 35, behind 38.
    const rules = 'german+captureBackwards+compulsoryCapture=penalty';
    expect(onwards(`${rules} 1234 20.38.42.43/b.b.b.25/b.b.b.b/b.b.b.b Y ? -`, '3')).toEqual([
      '20.35.42.43/b.b.b.b/b.b.b.b/b.b.b.b G ? -',
      'b.20.42.43/b.b.b.25/b.b.b.b/b.b.b.b G ? -',
      'b.23.42.43/b.b.b.25/b.b.b.b/b.b.b.b G ? -',
    ]);
    // Green's 26 is yellow's 36: the last piece does not count as home.
    expect(onwards(`${rules} 1234 38.41.42.43/b.b.b.26/b.b.b.b/b.b.b.b Y ? -`, '2')).toEqual([
      '36.41.42.43/b.b.b.b/b.b.b.b/b.b.b.b G ? -',
      'b.41.42.43/b.b.b.26/b.b.b.b/b.b.b.b G ? -',
    ]);
  });

  test('GV-7: the furthest is counted after the move', () => {
    // Green's 37 and 38 are yellow's 7 and 8: 10 could take 7 backwards, 5 could take 8; 10 has gone on to 13.
    const rules = 'german+captureBackwards+compulsoryCapture=penalty';
    expect(onwards(`${rules} 1234 5.10.42.43/b.b.37.38/b.b.b.b/b.b.b.b Y ? -`, '3')).toEqual([
      '5.7.42.43/b.b.b.38/b.b.b.b/b.b.b.b G ? -',
      '8.10.42.43/b.b.b.37/b.b.b.b/b.b.b.b G ? -',
      'b.5.42.43/b.b.37.38/b.b.b.b/b.b.b.b G ? -',
    ]);
  });

  test('GV-7: own pieces before neutral ones, a neutral one on the track next, and one on B stays', () => {
    // Green's 38 is yellow's 8, green's 6 black's 26; black's 23 stands on yellow's 13.
    expect(onwards(`${PENALTY} 123n 5.22.42.43/b.b.6.38/b.b.b.b/b.b.b.23 Y ? -`, '3')).toContain(
      'b.25.42.43/b.b.6.38/b.b.b.b/b.b.b.23 G ? -',
    );
    expect(onwards(`${PENALTY} 123n 4.22.42.43/b.b.6.38/b.b.b.b/b.b.b.23 Y ? -`, '3')).toEqual([
      '4.22.42.43/b.b.b.38/b.b.b.b/b.b.b.26 G ? -',
      '4.25.42.43/b.b.6.38/b.b.b.b/b.b.b.b G ? -',
      '7.22.42.43/b.b.6.38/b.b.b.b/b.b.b.b G ? -',
    ]);
    // Green's 20 is black's A.
    expect(onwards(`${PENALTY} 123n 4.22.42.43/b.b.b.20/b.b.b.b/b.b.b.b Y ? -`, '6')).toEqual([
      '10.22.42.43/b.b.b.20/b.b.b.b/b.b.b.b Y ? -',
      '4.22.42.43/b.b.b.b/b.b.b.b/b.b.b.0 Y ? -',
      '4.28.42.43/b.b.b.20/b.b.b.b/b.b.b.b Y ? -',
    ]);
  });

  test('GV-7: a 6 gives its further throw all the same', () => {
    // Green's 1 is yellow's 11.
    expect(onwards(`${PENALTY} 1234 5.22.42.43/b.b.b.1/b.b.b.b/b.b.b.b Y ? -`, '6')).toEqual([
      '11.22.42.43/b.b.b.b/b.b.b.b/b.b.b.b Y ? -',
      'b.28.42.43/b.b.b.1/b.b.b.b/b.b.b.b Y ? -',
    ]);
  });

  test('GV-7: duties come first and decide what is legal: nothing has failed then', () => {
    expect(onwards(`${PENALTY} 1234 b.0.5.22/b.b.b.38/b.b.b.b/b.b.b.b Y ? -`, '3')).toEqual([
      'b.3.5.22/b.b.b.38/b.b.b.b/b.b.b.b G ? -',
    ]);
  });
});

describe('GV-7: enforced', () => {
  const ENFORCED = 'german+compulsoryCapture=enforced';

  test('GV-7: only capturing moves are legal, of which the player chooses', () => {
    const text = `${ENFORCED} 1234 5.22.30.42/b.b.15.38/b.b.b.b/b.b.b.b Y 3 -`;
    expect(legal(text)).toEqual(['Y5>8', 'Y22>25']);
    expect(refusal(text, 'Y30>33')).toMatchObject({ code: 'must-capture', clause: 'GV-7' });
  });

  test('GV-7: duties come first, and without a capture any move is legal', () => {
    expect(legal(`${ENFORCED} 1234 b.0.5.22/b.b.b.38/b.b.b.b/b.b.b.b Y 3 -`)).toEqual(['Y0>3']);
    expect(legal(`${ENFORCED} 1234 5.22.30.42/b.b.b.37/b.b.b.b/b.b.b.b Y 3 -`)).toEqual([
      'Y5>8',
      'Y22>25',
      'Y30>33',
    ]);
  });

  test('GV-7: what a neutral piece can capture counts, too', () => {
    expect(legal(`${ENFORCED} 123n 4.22.42.43/b.b.6.38/b.b.b.b/b.b.b.23 Y 3 -`)).toEqual(['K23>26']);
  });
});
