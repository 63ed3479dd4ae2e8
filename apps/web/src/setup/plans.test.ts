import { coloursOfPlayer } from '@ludo/rules';
import { describe, expect, it } from 'vitest';
import { lengthOf, planOfLength } from './card-plans.ts';
import {
  AWAYS,
  botsFor,
  companyOf,
  GRACES,
  mayStartAhead,
  openingFor,
  playable,
  playersIn,
  readPlan,
  rulesOf,
  withSeats,
} from './plans.ts';

describe('plans', () => {
  it('begins with two players in opposite colours', () => {
    expect(readPlan(null)).toMatchObject({ ruleSet: 'ludo', seats: '1-2-', options: {} });
  });

  it('keeps what still makes sense and drops the rest', () => {
    const plan = readPlan({
      ruleSet: 'jumbo',
      options: { enterOn: '16', gone: true },
      seats: '9999',
      names: ['Anna', 7],
      bots: [true, 1],
      level: 'perfect',
      table: {
        clock: { kind: 'throw', seconds: 7 },
        expiry: 'forfeit',
        away: 'wait',
        grace: 30,
        talk: 'shouting',
        listed: true,
        points: 'ranks',
        bestOf: 4,
        begins: 'youngest',
      },
    });
    expect(plan).toEqual({
      ruleSet: 'jumbo',
      options: { enterOn: '16' },
      start: 'whole',
      rulesName: '',
      seats: '1-2-',
      names: ['Anna', null, null, null],
      bots: [true, false, false, false],
      level: 'sensible',
      table: {
        clock: { kind: 'none' },
        expiry: 'forfeit',
        away: 'wait',
        grace: 30,
        talk: 'phrases',
        listed: false,
        points: 'ranks',
        bestOf: 0,
        begins: 'throw',
        drawsSeats: false,
      },
    });
    expect(rulesOf(plan)).toBe('jumbo+enterOn=16');
  });

  it('offers three grace times, and a bot that plays on where nobody chose otherwise', () => {
    expect([GRACES, AWAYS]).toEqual([
      [30, 60, 180],
      ['bot', 'others', 'wait'],
    ]);
    expect(readPlan(null).table).toMatchObject({ away: 'bot', talk: 'phrases', listed: false });
  });

  it('remembers how well bots are to play', () => {
    expect(readPlan({ level: 'frontmost' }).level).toBe('frontmost');
  });

  it.each([
    ['1-2-', [false, false, false, false], { kind: 'people', people: 2, bots: 0 }],
    ['1-2-', [false, true, false, true], { kind: 'people', people: 2, bots: 0 }],
    ['1-2-', [false, false, true, false], { kind: 'alone', people: 1, bots: 1 }],
    ['1234', [false, true, true, true], { kind: 'alone', people: 1, bots: 3 }],
    ['1234', [true, true, true, false], { kind: 'mixed', people: 1, bots: 3 }],
    ['1234', [false, false, true, true], { kind: 'mixed', people: 2, bots: 2 }],
    ['1212', [false, true, false, false], { kind: 'alone', people: 1, bots: 1 }],
    ['-1-2', [true, false, true, true], { kind: 'alone', people: 1, bots: 1 }],
  ])('tells who plays on %s with bots %j', (seats, bots, company) => {
    expect(companyOf(seats, bots)).toEqual(company);
  });

  it.each([
    ['1-2-', '1234'],
    ['1234', '1212'],
    ['1212', '-1-2'],
  ])('whoever plays alone against bots on %s does so on %s', (seats, others) => {
    const alone = { ...readPlan(null), seats, bots: botsFor(seats) };
    expect(companyOf(seats, alone.bots).kind).toBe('alone');
    const changed = withSeats(alone, others);
    expect(companyOf(others, changed.bots).kind).toBe('alone');
    expect(withSeats({ ...alone, bots: [false, false, false, false] }, others).bots).not.toContain(true);
  });

  it('is of a whole game, of a quick one, or of neither with variations of one’s own', () => {
    const plan = readPlan(null);
    const quick = planOfLength(plan, 'head-start');
    const own = { ...quick, options: { enterOn: '16' } };
    expect([plan, quick, own].map(lengthOf)).toEqual(['whole', 'head-start', null]);
    expect(openingFor(own)).toEqual({ rules: 'ludo+enterOn=16', seats: '1-2-', headStart: true });
    expect(openingFor(planOfLength(own, 'whole'))).toEqual({ rules: 'ludo', seats: '1-2-' });
  });

  it('keeps house rules under a name', () => {
    const named = { ...readPlan(null), options: { enterOn: '16' }, rulesName: 'Our rules' };
    const quick = planOfLength(named, 'head-start');
    expect(openingFor(quick)).toMatchObject({ rules: 'ludo+enterOn=16', headStart: true });
    expect([named, quick, planOfLength(quick, 'whole')].map(lengthOf)).toEqual([
      'whole',
      'head-start',
      'whole',
    ]);
  });

  it('IL-10, IL-11: is of a whole game where its variations leave no head start', () => {
    const quick = { ...readPlan({ ruleSet: 'indian' }), start: 'head-start' } as const;
    for (const options of [{ goal: '1' }, { captureFirst: true }] as const) {
      expect(mayStartAhead({ ...quick, options })).toBe(false);
      expect(playable({ ...quick, options }).start).toBe('whole');
      expect(readPlan({ ...quick, options }).start).toBe('whole');
    }
    expect(playable({ ...quick, options: { places: 'first' } }).start).toBe('head-start');
    expect(playable(quick).start).toBe('head-start');
  });

  it('counts players and finds their colours', () => {
    expect(['1234', '123-', '1-2-', '1212', '123n'].map(playersIn)).toEqual([4, 3, 2, 2, 3]);
    expect(coloursOfPlayer('1212', 2)).toEqual([1, 3]);
  });
});
