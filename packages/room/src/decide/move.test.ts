// Continuing on another device changes nothing but who holds the seats.
import { describe, expect, test } from 'vitest';
import { decide } from './decide.ts';
import { decideMove } from './seats.ts';
import { foldRow, foldRows } from '../fold/fold.ts';
import type { Row } from '../rows.ts';
import { playersOf } from '../seats.ts';
import type { RoomEvent, RoomState } from '../state.ts';
import { standardChoices, type TableChoices } from '../table-choices.ts';

const START = 1_000_000;
const dice = { throw: (count: number) => ({ faces: Array(count).fill(3), origin: 'scripted' }) };

function table(choices: Partial<TableChoices>, ...rows: readonly Row[]): RoomState {
  const position = 'jumbo 123- b.b.b.4/b.b.b.4/b.b.b.4/- R ? -';
  const begun: readonly Row[] = [
    {
      t: 'open',
      v: 1,
      rules: 'jumbo',
      seats: '123-',
      host: 'ada',
      position,
      table: { ...standardChoices, grace: 60, ...choices },
    },
    { t: 'sit', p: 1, n: 'Ada', who: 'ada' },
    { t: 'sit', p: 2, n: 'Ben', who: 'ben' },
    { t: 'sit', p: 3, n: 'Cem', who: 'ada' },
    { t: 'start', rolls: [], c: 0 },
  ];
  const logged = [...begun, ...rows].map((row, nth) => ({ s: nth + 1, at: START, row }));
  return foldRows(null, logged) as RoomState;
}

function after(state: RoomState, row: Row, at = START): { state: RoomState; events: readonly RoomEvent[] } {
  return foldRow(state, { s: state.seq + 1, at, row });
}

const move: Row = { t: 'move', from: 'ada', who: 'phone' };

describe('seats that move to another device', () => {
  test('are all held there, under their names, with the throw that lies and the host’s role', () => {
    const before = table({}, { t: 'throw', d: [6], o: 'x' });
    const { state, events } = after(before, move, START + 7000);
    // The law: it is the room that would exist if the new name had always been written.
    const renamed = JSON.parse(JSON.stringify(before).replaceAll('"ada"', '"phone"')) as RoomState;
    expect(state).toEqual({ ...renamed, seq: before.seq + 1, movedAway: ['ada'] });
    expect(events).toEqual([{ type: 'seats-moved', players: [1, 3], from: 'ada', person: 'phone' }]);
  });

  test('are played from there only', () => {
    const { state } = after(table({}), move);
    const throwsAs = (person: string) => {
      const decided = decide(state, { do: 'throw', ply: state.ply }, { person, dice });
      return decided.ok || decided.error.code;
    };
    expect([throwsAs('ada'), throwsAs('phone')]).toEqual(['not-your-turn', true]);
  });

  test('are at the table again if they were away; the clock goes on as for whoever comes back', () => {
    const choices = { clock: { kind: 'throw', seconds: 30 } } as const;
    const away = table(choices, { t: 'away', p: 1 });
    const { state } = after(away, move, START + 5000);
    expect(state.seatList[0]).toEqual({
      state: 'held',
      player: 1,
      colours: [0],
      person: 'phone',
      name: 'Ada',
    });
    expect(state.clock).toEqual(after(away, { t: 'back', p: 1 }, START + 5000).state.clock);

    const asleep = table(choices, { t: 'away', p: 1 }, { t: 'away', p: 2 }, { t: 'away', p: 3 });
    expect(after(asleep, move, START + 5000).state.clock).toEqual(
      after(asleep, { t: 'back', p: 1 }, START + 5000).state.clock,
    );
  });

  test('leave a bot that stands in where it is, for the new holder to take back', () => {
    const late = table({ away: 'bot' }, { t: 'away', p: 1 }, { t: 'late', p: 1 });
    const { state } = after(late, move);
    expect(state.seatList[0]).toMatchObject({ state: 'bot', holder: { person: 'phone', name: 'Ada' } });
    const back = { do: 'back', player: 1 } as const;
    expect(decide(state, back, { person: 'phone', dice }).ok).toBe(true);
    expect(decide(state, back, { person: 'ada', dice }).ok).toBe(false);
  });

  test('are given to nobody who was taken off the table, until the host lets them sit; in older logs they were', () => {
    const removed = table({}, { t: 'remove', p: 2, who: 'ada' });
    expect(removed.removed).toEqual(['ben']);
    expect(decideMove(removed, 'ada', 'ben')).toMatchObject({ ok: false, error: { code: 'removed' } });
    const given = after(removed, { t: 'move', from: 'ada', who: 'ben' }).state;
    expect(playersOf(given, 'ben')).toEqual([1, 3]);
    const allowed = after(removed, { t: 'sit', p: 2, n: 'Ben', who: 'ben' }).state;
    expect(decideMove(allowed, 'ada', 'ben').ok).toBe(true);
  });

  test('join those that the other device has', () => {
    const both = after(table({}), { t: 'move', from: 'ada', who: 'ben' }).state;
    expect(playersOf(both, 'ben')).toEqual([1, 2, 3]);
    expect(both.host).toBe('ben');
  });

  test('go to nobody who has them already, and from nobody who has none', () => {
    const state = table({});
    expect(decideMove(state, 'ada', 'ada')).toMatchObject({ ok: false, error: { code: 'pass-own' } });
    expect(decideMove(state, 'eve', 'phone')).toMatchObject({ ok: false, error: { code: 'pass-empty' } });
    expect(decideMove(state, 'ada', 'phone')).toEqual({ ok: true, value: move, outcome: null });
    expect(() => after(state, { t: 'move', from: 'eve', who: 'phone' })).toThrow('no seat moves');
  });

  test('come back by another move, and who has a seat again has not moved away', () => {
    const there = after(table({}), move).state;
    const back = after(there, { t: 'move', from: 'phone', who: 'ada' }).state;
    expect(playersOf(back, 'ada')).toEqual([1, 3]);
    expect([back.host, back.movedAway]).toEqual(['ada', ['phone']]);
    const free = after(there, { t: 'stand', p: 2 }).state;
    const sat = after(free, { t: 'sit', p: 2, n: 'Ada', who: 'ada' }).state;
    expect(sat.movedAway).toEqual([]);
  });
});
