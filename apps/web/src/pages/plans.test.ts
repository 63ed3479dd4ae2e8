import { describe, expect, it } from 'vitest';
import { coloursOfPlayer, playersIn, readPlan, rulesOf } from './plans.ts';

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
      table: {
        clock: { kind: 'throw', seconds: 7 },
        expiry: 'forfeit',
        away: 'wait',
        grace: 30,
        talk: 'shouting',
        listed: true,
      },
    });
    expect(plan).toEqual({
      ruleSet: 'jumbo',
      options: { enterOn: '16' },
      seats: '1-2-',
      names: ['Anna', null, null, null],
      bots: [true, false, false, false],
      table: {
        clock: { kind: 'none' },
        expiry: 'forfeit',
        away: 'wait',
        grace: 30,
        talk: 'phrases',
        listed: false,
      },
    });
    expect(rulesOf(plan)).toBe('jumbo+enterOn=16');
  });

  it('counts players and finds their colours', () => {
    expect(['1234', '123-', '1-2-', '1212', '123n'].map(playersIn)).toEqual([4, 3, 2, 2, 3]);
    expect(coloursOfPlayer('1212', 2)).toEqual([1, 3]);
  });
});
