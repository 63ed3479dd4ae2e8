import { beforeEach, describe, expect, it } from 'vitest';
import { remember } from '../device/storage.ts';
import { dropOwnTable, noteOwnTable, ownTables, readOwnTables, spelledAsOwn } from './own-tables.ts';

const table = (nth: number, at = nth) => ({
  room: `room-name-${10 + nth}`,
  rules: 'ludo',
  at,
  others: ['Ben'],
});

describe('the tables of this browser', () => {
  beforeEach(() => remember('tables', null));

  it('are the last five, each once, the last one first', () => {
    for (const nth of [1, 2, 3, 4, 5, 6]) noteOwnTable(table(nth));
    noteOwnTable(table(4, 9));
    expect(ownTables()).toEqual([table(4, 9), table(6), table(5), table(3), table(2)]);
  });

  it('go one by one, and it is told whether there was one', () => {
    noteOwnTable(table(1));
    noteOwnTable(table(2));
    expect(dropOwnTable(table(1).room)).toBe(true);
    expect(dropOwnTable(table(1).room)).toBe(false);
    expect(ownTables()).toEqual([table(2)]);
  });

  it('are found by their code in small letters, if it is one’s code alone', () => {
    const [capital, mixed] = ['ROOM-NAME-11', 'Room-Name-11'];
    noteOwnTable({ ...table(1), room: capital });
    expect([spelledAsOwn('room-name-11'), spelledAsOwn('room-name-12')]).toEqual([capital, 'room-name-12']);
    noteOwnTable({ ...table(1), room: mixed });
    expect(['room-name-11', capital, mixed].map(spelledAsOwn)).toEqual(['room-name-11', capital, mixed]);
  });

  it('of before names were noted have none', () => {
    const { others, ...before } = table(1);
    expect(others).toHaveLength(1);
    expect(readOwnTables([before])).toEqual([{ ...before, others: [] }]);
    expect(readOwnTables([{ ...before, others: [1, 'Ben'] }])).toEqual([table(1)]);
  });

  it('hold nothing but where, which game, when, with whom, and how many games have ended', () => {
    const remembered = [
      { ...table(1), token: 'secret' },
      { ...table(2), room: '../evil' },
      { ...table(3), ended: 'one' },
      { ...table(5), at: 9e15 },
      { ...table(4), ended: 2 },
      null,
      7,
      { room: 1 },
    ];
    expect(readOwnTables(remembered)).toEqual([table(1), table(3), { ...table(4), ended: 2 }]);
    for (const nothing of [null, undefined, 'x', {}]) expect(readOwnTables(nothing)).toEqual([]);
  });
});
