// Who plays on a seat: a lost connection is not a departure, a bot stands in, and the holder takes the seat back at any
// time.
import { describe, expect, test } from 'vitest';
import type { Command } from './commands.ts';
import { decide } from './decide/decide.ts';
import { dueOf } from './due.ts';
import { foldRow, foldRows } from './fold/fold.ts';
import type { Row } from './rows.ts';
import type { RoomEvent, RoomState } from './state.ts';
import { standardChoices, type AwayChoice } from './table-choices.ts';

const START = 1_000_000;
const dice = { throw: (count: number) => ({ faces: Array(count).fill(3), origin: 'scripted' }) };

function table(away: AwayChoice, ...rows: readonly Row[]): RoomState {
  const position = 'jumbo 123- b.b.b.4/b.b.b.4/b.b.b.4/- R ? -';
  const choices = { ...standardChoices, away, grace: 60 };
  const begun: readonly Row[] = [
    { t: 'open', v: 1, rules: 'jumbo', seats: '123-', host: 'ada', position, table: choices },
    { t: 'sit', p: 1, n: 'Ada', who: 'ada' },
    { t: 'sit', p: 2, n: 'Ben', who: 'ben' },
    { t: 'sit', p: 3, n: 'Cem', who: 'cem' },
    { t: 'start', rolls: [], c: 0 },
  ];
  const logged = [...begun, ...rows].map((row, nth) => ({ s: nth + 1, at: START, row }));
  return foldRows(null, logged) as RoomState;
}

function after(state: RoomState, row: Row, at = START): { state: RoomState; events: readonly RoomEvent[] } {
  return foldRow(state, { s: state.seq + 1, at, row });
}

function codeOf(state: RoomState, command: Command, person: string): string {
  const decided = decide(state, command, { person, dice });
  return decided.ok ? 'accepted' : decided.error.code;
}

const seat = (state: RoomState, player: number) => state.seatList[player - 1];

describe('a player whose connection is lost', () => {
  test('keeps the seat, and since when is known', () => {
    const dropped = after(table('bot'), { t: 'away', p: 1 }, START + 5);
    expect(seat(dropped.state, 1)).toMatchObject({
      state: 'away',
      person: 'ada',
      since: START + 5,
      isLate: false,
    });
    expect(after(dropped.state, { t: 'back', p: 1 }).state.seatList).toEqual(table('bot').seatList);
  });

  test('after the grace time a bot plays on where the table chose that, and the holder takes the seat back', () => {
    const dropped = after(table('bot'), { t: 'away', p: 2 }).state;
    expect(dueOf(dropped)).toEqual({ at: START + 60_000, deed: { kind: 'late', player: 2 } });
    const late = after(dropped, { t: 'late', p: 2 }, START + 60_000).state;
    expect(seat(late, 2)).toEqual({
      state: 'bot',
      player: 2,
      colours: [1],
      level: 'sensible',
      holder: { person: 'ben', name: 'Ben' },
    });
    expect(codeOf(late, { do: 'sit', player: 2, name: 'Eve' }, 'eve')).toBe('seat-taken');
    expect(codeOf(late, { do: 'back', player: 2 }, 'cem')).toBe('not-your-seat');
    expect(codeOf(late, { do: 'back', player: 2 }, 'ben')).toBe('accepted');
    expect(seat(after(late, { t: 'back', p: 2 }).state, 2)).toMatchObject({ state: 'held', name: 'Ben' });
  });

  test('is waited for where the table chose that; the others decide where it chose that', () => {
    for (const [away, mayOther] of [
      ['wait', 'not-the-host'],
      ['others', 'accepted'],
    ] as const) {
      const dropped = after(table(away), { t: 'away', p: 2 }).state;
      const bot: Command = { do: 'bot', player: 2, level: 'sensible' };
      expect(codeOf(dropped, bot, 'cem'), away).toBe('not-the-host');
      const late = after(dropped, { t: 'late', p: 2 }).state;
      expect(seat(late, 2)).toMatchObject({ state: 'away', isLate: true });
      expect(dueOf(late)).toBeNull();
      expect(codeOf(late, bot, 'cem'), away).toBe(mayOther);
      expect(codeOf(late, bot, 'ada'), away).toBe('accepted');
      expect(codeOf(late, bot, 'eve'), away).toBe('not-the-host');
    }
  });

  test('cannot throw while a bot plays on the seat, and is told so', () => {
    const bot = after(table('bot'), { t: 'bot', p: 1, l: 'random', who: 'ada' }).state;
    expect(codeOf(bot, { do: 'throw', ply: bot.ply }, 'ada')).toBe('bot-plays');
    expect(codeOf(bot, { do: 'throw', ply: bot.ply }, 'ben')).toBe('not-your-turn');
  });

  test('before the game frees the seat when the grace time is over', () => {
    const rows: readonly Row[] = [
      { t: 'open', v: 1, rules: 'jumbo', seats: '1-2-', host: 'ada' },
      { t: 'sit', p: 1, n: 'Ada', who: 'ada' },
      { t: 'sit', p: 2, n: 'Ben', who: 'ben' },
      { t: 'away', p: 1 },
      { t: 'late', p: 1 },
    ];
    const state = foldRows(
      null,
      rows.map((row, nth) => ({ s: nth + 1, at: START, row })),
    ) as RoomState;
    expect(seat(state, 1)?.state).toBe('open');
    expect(state.host).toBe('ben');
  });
});

describe('a player who is there', () => {
  test.each(['wait', 'others', 'bot'] as const)(
    'sets a bot on the own seat and takes it back, and nobody else does, where a table has chosen %s',
    (away) => {
      const state = table(away);
      const bot: Command = { do: 'bot', player: 2, level: 'random' };
      for (const person of ['ada', 'cem', 'eve']) expect(codeOf(state, bot, person)).toBe('seat-playing');
      expect(codeOf(state, bot, 'ben')).toBe('accepted');
      const stoodIn = after(state, { t: 'bot', p: 2, l: 'random', who: 'ben' }).state;
      expect(seat(stoodIn, 2)).toMatchObject({ state: 'bot', holder: { person: 'ben' } });
      for (const person of ['ada', 'cem', 'eve'])
        expect(codeOf(stoodIn, { do: 'back', player: 2 }, person)).toBe('not-your-seat');
      expect(codeOf(stoodIn, { do: 'back', player: 2 }, 'ben')).toBe('accepted');
    },
  );
});

describe('a player who leaves', () => {
  test('gives the seat up in a game, and anybody who comes may go on', () => {
    const left = after(table('wait'), { t: 'stand', p: 3 }).state;
    expect(seat(left, 3)).toEqual({ state: 'given-up', player: 3, colours: [2], person: 'cem', name: 'Cem' });
    expect(codeOf(left, { do: 'sit', player: 3, name: 'Eve' }, 'eve')).toBe('accepted');
    expect(seat(after(table('bot'), { t: 'stand', p: 3 }).state, 3)).toMatchObject({
      state: 'bot',
      holder: null,
    });
  });

  test('passes the host’s role to a player who is there', () => {
    const left = after(after(table('wait'), { t: 'away', p: 2 }).state, { t: 'stand', p: 1 });
    expect(left.state.host).toBe('cem');
    expect(left.events).toContainEqual({ type: 'host-changed', player: 3 });
  });
});

describe('a table whose host has gone', () => {
  test('makes the next player who comes its host', () => {
    const alone = ['away', 'late'].reduce(
      (state, t) => after(after(state, { t, p: 2 } as Row).state, { t, p: 3 } as Row).state,
      table('wait'),
    );
    const left = after(alone, { t: 'stand', p: 1 }).state;
    expect(left.host).toBe('');
    const back = after(left, { t: 'back', p: 3 });
    expect(back.state.host).toBe('cem');
    expect(back.events).toContainEqual({ type: 'host-changed', player: 3 });
  });

  test('an older log, in which whoever had opened the table ended the game, is still read', () => {
    const rows: readonly Row[] = [
      {
        t: 'open',
        v: 1,
        rules: 'jumbo',
        seats: '1-2-',
        host: 'ada',
        position: 'jumbo 1-2- b.b.b.4/-/b.b.b.4/- R ? -',
      },
      { t: 'sit', p: 1, n: 'Ada', who: 'ada' },
      { t: 'sit', p: 2, n: 'Ben', who: 'ben' },
      { t: 'stand', p: 1 },
      { t: 'sit', p: 1, n: 'Cem', who: 'cem' },
      { t: 'start', rolls: [], c: 0 },
      { t: 'end', who: 'ada' },
    ];
    const state = foldRows(
      null,
      rows.map((row, nth) => ({ s: nth + 1, at: START, row })),
    );
    expect(state?.phase).toBe('over');
  });
});

describe('the host', () => {
  const playing = table('wait');

  test('removes a player, who does not sit down again', () => {
    expect(codeOf(playing, { do: 'remove', player: 2 }, 'cem')).toBe('not-the-host');
    expect(codeOf(playing, { do: 'remove', player: 2 }, 'ada')).toBe('accepted');
    const removed = after(playing, { t: 'remove', p: 2, who: 'ada' });
    expect(removed.events).toEqual([{ type: 'removed', player: 2, name: 'Ben', person: 'ada' }]);
    expect(codeOf(removed.state, { do: 'sit', player: 2, name: 'Ben' }, 'ben')).toBe('removed');
    expect(codeOf(removed.state, { do: 'sit', player: 2, name: 'Eve' }, 'eve')).toBe('accepted');
  });

  test('alone takes players off their seats, also where the others decide about a bot', () => {
    const late = after(after(table('others'), { t: 'away', p: 2 }).state, { t: 'late', p: 2 }).state;
    expect(codeOf(late, { do: 'remove', player: 2 }, 'cem')).toBe('not-the-host');
    expect(codeOf(late, { do: 'bot', player: 2, level: 'sensible' }, 'cem')).toBe('accepted');
  });

  test('cannot leave a table to bots alone', () => {
    const bots = ['ben', 'cem'].reduce(
      (state, who, nth) => after(state, { t: 'bot', p: nth + 2, l: 'sensible', who }).state,
      playing,
    );
    expect(codeOf(bots, { do: 'bot', player: 1, level: 'sensible' }, 'ada')).toBe('needs-a-player');
  });

  test('does not take a player who is there for a bot', () => {
    expect(codeOf(playing, { do: 'bot', player: 2, level: 'random' }, 'ada')).toBe('seat-playing');
  });

  test('hands the role on, and only the host does', () => {
    expect(codeOf(playing, { do: 'host', player: 3 }, 'ben')).toBe('not-the-host');
    expect(after(playing, { t: 'host', p: 3 }).state.host).toBe('cem');
  });

  test('who is away for longer than the grace time is followed by the first player who is there', () => {
    for (const away of ['bot', 'wait', 'others'] as const) {
      const gone = after(after(table(away), { t: 'away', p: 2 }).state, { t: 'away', p: 1 }).state;
      expect(gone.host, away).toBe('ada');
      const late = after(gone, { t: 'late', p: 1 });
      expect(late.state.host, away).toBe('cem');
      expect(late.events, away).toContainEqual({ type: 'host-changed', player: 3 });
    }
  });

  test('pauses: nothing is thrown until the game goes on', () => {
    expect(codeOf(playing, { do: 'pause' }, 'ben')).toBe('not-the-host');
    const paused = after(playing, { t: 'pause', who: 'ada' }).state;
    expect(codeOf(paused, { do: 'throw', ply: paused.ply }, 'ada')).toBe('paused');
    expect(codeOf(paused, { do: 'pause' }, 'ada')).toBe('paused');
    const resumed = after(paused, { t: 'resume', who: 'ada' }).state;
    expect(codeOf(resumed, { do: 'throw', ply: resumed.ply }, 'ada')).toBe('accepted');
    expect(codeOf(resumed, { do: 'resume' }, 'ada')).toBe('not-paused');
    expect(codeOf(paused, { do: 'resume' }, 'ben')).toBe('not-the-host');
    const strange = { ...paused, host: 'somebody who only watched' };
    expect(codeOf(strange, { do: 'resume' }, 'ben')).toBe('accepted');
    expect(codeOf(strange, { do: 'resume' }, 'eve')).toBe('not-the-host');
  });
});
