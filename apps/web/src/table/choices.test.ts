import { applyPlay, diceLeft, parsePlay, parsePosition, survey, type Position } from '@ludo/rules';
import { describe, expect, it } from 'vitest';
import { playerChoices, type Choice } from './choices.ts';

const positionOf = (text: string): Position => {
  const parsed = parsePosition(text);
  if (!parsed.ok) throw new Error(parsed.error.reason);
  return parsed.value;
};
const from = (choices: readonly Choice[], place: number) =>
  choices.filter(({ step }) => step?.from === place);
const told = (choices: readonly Choice[]) =>
  choices.map(({ step, dice, play }) => `${step?.from}-${step?.to} ${dice.join('+')} ${play ?? '...'}`);

describe('choices with two dice', () => {
  const two = positionOf('uckers-navy 1234 b.b.4.20/b.b.b.b/b.b.b.b/b.b.b.b R 53 -');

  it('offer each piece every die and the total, piece by piece', () => {
    const { choices, duty } = playerChoices(two);
    expect(duty).toEqual({ dice: [5, 3], clause: 'MU-4' });
    expect(told(from(choices, 4))).toEqual(['4-7 3 R20>25,R4>7', '4-9 5 R4>9,R20>23', '4-12 5+3 R4>>12']);
    expect(choices.map(({ step }) => step?.from)).toEqual([4, 4, 4, 20, 20, 20]);
  });

  it('offer a first step, then what the other die can still do', () => {
    const three = positionOf('uckers-navy 1234 b.4.20.30/b.b.b.b/b.b.b.b/b.b.b.b R 53 -');
    const first = from(playerChoices(three).choices, 4).find(({ dice }) => dice.join('') === '5');
    expect(first?.play).toBeNull();
    expect(first?.events.map(({ type }) => type)).toEqual(['moved']);
    const then = playerChoices(three, first?.step ?? null);
    expect(told(then.choices)).toEqual(['20-23 3 R4>9,R20>23', '30-33 3 R4>9,R30>33']);
    if (first?.step) expect(diceLeft(three, first.step)).toEqual([3]);
  });

  it('let a piece that comes out go on with the other die', () => {
    const out = positionOf('uckers-navy 1234 b.b.b.4/b.b.b.b/b.b.b.b/b.b.b.b R 63 -');
    const [enter] = from(playerChoices(out).choices, -1);
    expect(told(playerChoices(out, enter?.step ?? null).choices)).toEqual([
      '0-3 3 Rb>0,R0>3',
      '4-7 3 Rb>0,R4>7',
    ]);
  });

  it('WU-6: offer a blob of two as one, beside its pieces one by one', () => {
    const blob = positionOf('uckers 1234 b.20.20.40/b.b.b.30/b.b.b.b/b.b.b.b R 33 -');
    const { choices } = playerChoices(blob);
    expect(told(from(choices, 20))).toEqual(['20-23 3 ...', '20-23 3+3 R20>23,R20>23', '20-26 3+3 R20>>26']);
    const together = choices[1];
    expect(together?.step?.kind).toBe('together');
    expect(together?.events.map((event) => event.type === 'moved' && event.kind)).toEqual([
      'together',
      'together',
      false,
    ]);
  });

  it('WU-6: pieces of a larger blob go one by one', () => {
    const three = positionOf('uckers 1234 b.20.20.20/b.b.b.30/b.b.b.b/b.b.b.b R 33 -');
    expect(playerChoices(three).choices.map(({ step }) => step?.kind)).not.toContain('together');
  });

  it('keep two dice with one number apart', () => {
    const sixes = positionOf('uckers-navy 1234 b.b.4.20/b.b.b.b/b.b.b.b/b.b.b.b R 66 -');
    expect(diceLeft(sixes, { colour: 0, from: -1, to: 0, kind: 'enter' })).toEqual([6]);
    expect(diceLeft(two, { colour: 0, from: 4, to: 12, kind: 'total' })).toEqual([]);
  });

  it('offer to leave the throw unused beside a challenge that is the only use of it', () => {
    // Yellow's 16 is just before green's 34, yellow's 17; the 6 cannot pass it, and the 3 goes nowhere either.
    const lone = positionOf('uckers 1234 b.b.b.b/b.b.34.34/16.h.h.h/b.b.b.b Y 63 -');
    expect(told(playerChoices(lone).choices)).toEqual(['16-17 6 Y16*17', 'undefined-undefined  -']);
  });

  it('say which dice must be used only where no challenge with another die can be chosen', () => {
    const either = positionOf('uckers 1234 16.70.h.h/0.0.51.51/48.h.h.h/b.b.30.40 R 63 -');
    expect(told(playerChoices(either).choices).some((each) => each.includes('*'))).toBe(true);
    expect(playerChoices(either).duty).toBeNull();
  });

  it('offer pieces that go together as one whole play with both dice (WU-3, WU-5)', () => {
    const fresh = positionOf('uckers+snakeEyes=out 1234 b.b.b.b/b.b.b.b/b.b.b.b/b.b.b.b R 11 f');
    expect(told(playerChoices(fresh).choices)).toEqual(['-1-0 1+1 Rb=>0']);
    const blobs = positionOf('uckers+blobTakesBlob 1234 b.4.10.10/b.b.63.63/b.b.b.2/b.b.b.30 R 22 -');
    expect(told(from(playerChoices(blobs).choices, 10))).toEqual(['10-12 2+2 R10=>12']);
  });

  it('let a piece go back before another that lands there, and not after it (WU-2)', () => {
    const back = positionOf('uckers+blowBack 1234 63.68.h.h/b.b.b.49/b.b.b.2/b.b.b.30 R 32 -');
    const lands = from(playerChoices(back).choices, 63).find(({ dice }) => dice.join('') === '3');
    const goesBack = from(playerChoices(back).choices, 68).find(({ step }) => step?.kind === 'back');
    expect(told(playerChoices(back, goesBack?.step ?? null).choices)).toEqual(['63-66 3 R68<66,R63>66']);
    expect(lands?.events.map(({ type }) => type)).toContain('captured');
    expect(lands?.play).toBe('R63>66,R68>70');
  });
});

/** Every whole play that can be built by choosing step after step. */
function built(position: Position): readonly string[] {
  return playerChoices(position).choices.flatMap((choice) =>
    choice.play === null
      ? playerChoices(position, choice.step).choices.map(({ play }) => play ?? 'not whole')
      : [choice.play],
  );
}

describe('every legal play', () => {
  it.each([
    'uckers 1213 61.h.h.h/18.33.35.h/2.3.21.39/1.6.15.48 Y 61 -',
    'uckers 1212 41.41.41.42/b.b.b.b/7.7.8.8/b.b.b.b Y 61 -',
    'uckers 1232 b.b.55.h/65.h.h.h/46.49.49.49/b.3.19.58 Y 63 cG66*1',
    'uckers-navy 1213 2.48.h.h/b.20.47.h/b.17.23.35/16.16.16.20 R 66 cR3*2',
    'uckers-navy 1234 9.9.10.10/53.h.h.h/b.h.h.h/b.25.39.39 R 62 -',
    'uckers 1212 b.b.b.h/b.b.55.h/b.b.b.h/b.b.h.h G 66 -',
    'uckers 1234 2.5.6.6/55.55.h.h/b.b.16.16/0.0.0.0 B 42 -',
    'uckers-navy 1234 b.13.24.h/b.b.40.41/h.h.h.h/b.b.51.h R 65 pY',
    'german+captureBackwards+compulsoryCapture=penalty 123n b.5.9.21/b.b.0.8/0.7.15.41/b.3.4.9 Y 4 -',
  ])('can be built, and nothing else: %s', (text) => {
    const position = positionOf(text);
    const legal = survey(position).candidates.flatMap(({ text: play, refusal }) =>
      refusal === null ? [play] : [],
    );
    const plays = built(position);
    expect(new Set(plays)).toEqual(new Set(legal));
    for (const play of plays) {
      const parsed = parsePlay(position, play);
      expect(parsed.ok && applyPlay(position, parsed.value).ok, play).toBe(true);
    }
  });
});
