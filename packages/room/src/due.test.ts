// What a table does by itself: bots act, clocks run out; all of it follows from the log alone.
import { survey, type Position } from '@ludo/rules';
import { describe, expect, test } from 'vitest';
import { deadlineOf } from './clock.ts';
import { decideDue, dueOf } from './due.ts';
import { foldRow, foldRows } from './fold/fold.ts';
import type { Row } from './rows.ts';
import type { RoomState } from './state.ts';
import { standardChoices, type TableChoices } from './table-choices.ts';

const START = 1_000_000;
const dice = { throw: (count: number) => ({ faces: Array(count).fill(3), origin: 'scripted' }) };
const firstPlay = (position: Position) =>
  survey(position).candidates.find(({ refusal }) => refusal === null)?.text ?? '-';

const pieces = 'b.b.4.9/-/b.b.4.9/-';

function table(
  choices: Partial<TableChoices>,
  second: Row = { t: 'sit', p: 2, n: 'Ben', who: 'ben' },
): RoomState {
  const position = `jumbo 1-2- ${pieces} R ? -`;
  const rows: readonly Row[] = [
    {
      t: 'open',
      v: 1,
      rules: 'jumbo',
      seats: '1-2-',
      host: 'ada',
      position,
      table: { ...standardChoices, ...choices },
    },
    { t: 'sit', p: 1, n: 'Ada', who: 'ada' },
    second,
    { t: 'start', rolls: [], c: 0 },
  ];
  return foldRows(
    null,
    rows.map((row, nth) => ({ s: nth + 1, at: START, row })),
  ) as RoomState;
}

function after(state: RoomState, row: Row, at: number): RoomState {
  return foldRow(state, { s: state.seq + 1, at, row }).state;
}

/** Does everything that is due until `now`. */
function until(state: RoomState, now: number): { state: RoomState; rows: readonly Row[] } {
  const rows: Row[] = [];
  let current = state;
  for (;;) {
    const row = decideDue(current, now, dice, firstPlay)?.value;
    if (row === undefined) return { state: current, rows };
    rows.push(row);
    current = after(current, row, now);
  }
}

const thrown = (d: number): Row => ({ t: 'throw', d: [d], o: 'scripted' });

describe('a clock for every throw', () => {
  const timed = { clock: { kind: 'throw', seconds: 20 } } as const;

  test('runs from the turn to the use of the throw', () => {
    const begun = table(timed);
    expect(deadlineOf(begun)).toBe(START + 20_000);
    const lies = after(begun, thrown(3), START + 15_000);
    expect(deadlineOf(lies)).toBe(START + 20_000);
    const used = after(lies, { t: 'play', m: 'R4>7' }, START + 19_000);
    expect(deadlineOf(used)).toBe(START + 39_000);
  });

  test('run out, the table throws and plays for the player, and nothing before that', () => {
    const begun = table(timed);
    expect(until(begun, START + 19_999).rows).toEqual([]);
    expect(until(begun, START + 20_000).rows).toEqual([
      { t: 'throw', d: [3], o: 'scripted', by: 'clock' },
      { t: 'play', m: 'R4>7', by: 'clock' },
    ]);
  });

  test('stands still in a pause', () => {
    const paused = after(table(timed), { t: 'pause', who: 'ada' }, START + 15_000);
    expect(deadlineOf(paused)).toBeNull();
    expect(until(paused, START + 900_000).rows).toEqual([]);
    const resumed = after(paused, { t: 'resume', who: 'ada' }, START + 900_000);
    expect(deadlineOf(resumed)).toBe(START + 905_000);
  });
});

describe('a bank of time', () => {
  const banked = { clock: { kind: 'bank', seconds: 60, increment: 10 } } as const;

  test('pays for the time that a throw took, and gets the increment', () => {
    const lies = after(table(banked), thrown(3), START + 5000);
    const used = after(lies, { t: 'play', m: 'R4>7' }, START + 25_000);
    expect(used.clock.banks).toEqual([45_000, 60_000]);
    expect(deadlineOf(used)).toBe(START + 85_000);
  });

  test('that is empty leaves the increment for the next throw', () => {
    const over = until(table(banked), START + 60_000);
    expect(over.rows).toHaveLength(2);
    expect(over.state.clock.banks).toEqual([10_000, 60_000]);
  });

  test('that is empty for good leaves two seconds for every throw: its player can go on, and no game flies by', () => {
    const empty = { clock: { kind: 'bank', seconds: 5, increment: 0 } } as const;
    const hers = until(table(empty), START + 5000).state;
    const thrownToo = after(hers, thrown(3), START + 6000);
    const again = after(thrownToo, { t: 'play', m: 'Y4>7' }, START + 6000);
    expect(again.clock.banks).toEqual([0, 4000]);
    expect(deadlineOf(again)).toBe(START + 8000);
    expect(until(again, START + 7999).rows).toEqual([]);
    expect(until(again, START + 8000).rows).toHaveLength(2);
  });
});

describe('time that nobody wins by a trick', () => {
  test('a bot for a moment costs the time that was taken, and gives none', () => {
    const banked = table({ clock: { kind: 'bank', seconds: 60, increment: 10 } });
    const handed = after(banked, { t: 'bot', p: 1, l: 'random', who: 'ada' }, START + 50_000);
    const back = after(handed, { t: 'back', p: 1 }, START + 50_000);
    expect(deadlineOf(back)).toBe(START + 60_000);
    const timed = table({ clock: { kind: 'throw', seconds: 20 } });
    const again = after(
      after(timed, { t: 'bot', p: 1, l: 'random', who: 'ada' }, START + 19_000),
      { t: 'back', p: 1 },
      START + 19_100,
    );
    expect(deadlineOf(again)).toBe(START + 20_000);
  });

  test('a bot for a moment gives none to a bank that is used up, or nearly so', () => {
    const handedBack = (before: RoomState, at: number): RoomState =>
      after(after(before, { t: 'bot', p: 1, l: 'random', who: 'ada' }, at), { t: 'back', p: 1 }, at);
    const banked = table({ clock: { kind: 'bank', seconds: 5, increment: 0 } });
    const nearly = handedBack(banked, START + 4500);
    expect(deadlineOf(nearly)).toBe(START + 5000);
    expect(deadlineOf(handedBack(nearly, START + 4900))).toBe(START + 5000);
    const empty = { ...banked, clock: { since: START, banks: [0, 5000] } };
    expect(deadlineOf(handedBack(empty, START + 1900))).toBe(START + 2000);
    const some = { ...banked, clock: { since: START, banks: [1500, 5000] } };
    expect(deadlineOf(handedBack(some, START + 500))).toBe(START + 2000);
    const used = after(
      after(handedBack(some, START + 500), thrown(3), START + 800),
      { t: 'play', m: 'R4>7' },
      START + 800,
    );
    expect(used.clock.banks[0]).toBe(700);
  });

  test('another bot on the seat gives none either, and does not keep the bot from its throw', () => {
    const bot = (l: 'random' | 'sensible'): Row => ({ t: 'bot', p: 1, l, who: 'ada' });
    const timed = table({ clock: { kind: 'throw', seconds: 20 } });
    const twice = after(after(timed, bot('random'), START + 19_000), bot('sensible'), START + 19_000);
    expect(deadlineOf(after(twice, { t: 'back', p: 1 }, START + 19_000))).toBe(START + 20_000);
    const banked = {
      ...timed,
      table: { ...timed.table, clock: { kind: 'bank', seconds: 5, increment: 0 } },
    } as const;
    const nearly = { ...banked, clock: { since: START, banks: [1500, 5000] } };
    const again = after(after(nearly, bot('random'), START + 1900), bot('sensible'), START + 1900);
    expect(deadlineOf(after(again, { t: 'back', p: 1 }, START + 1900))).toBe(START + 2000);
    const playing = after(table({}), bot('random'), START);
    expect(dueOf(after(playing, bot('sensible'), START + 800))?.at).toBe(START + 900);
  });

  test('a host who takes the own seat away and sits down again wins none', () => {
    const removed = (clock: TableChoices['clock'], away: TableChoices['away'], at: number): RoomState =>
      after(
        after(table({ clock, away }), { t: 'remove', p: 1, who: 'ada' }, at),
        { t: 'sit', p: 1, n: 'Ada', who: 'ada' },
        at,
      );
    for (const away of ['wait', 'bot'] as const) {
      expect(deadlineOf(removed({ kind: 'throw', seconds: 20 }, away, START + 19_000))).toBe(START + 20_000);
      const banked = removed({ kind: 'bank', seconds: 60, increment: 10 }, away, START + 50_000);
      expect(deadlineOf(banked)).toBe(START + 60_000);
    }
  });

  test('standing up for a moment where a bot plays on costs the time that was taken, and gives none', () => {
    const stoodUp = (clock: TableChoices['clock'], at: number): RoomState =>
      after(
        after(table({ clock, away: 'bot' }), { t: 'stand', p: 1 }, at),
        { t: 'sit', p: 1, n: 'Ada', who: 'ada' },
        at,
      );
    expect(deadlineOf(stoodUp({ kind: 'throw', seconds: 20 }, START + 19_000))).toBe(START + 20_000);
    expect(deadlineOf(stoodUp({ kind: 'bank', seconds: 60, increment: 10 }, START + 50_000))).toBe(
      START + 60_000,
    );
  });

  test('standing up and sitting down again gives none', () => {
    const stood = after(
      table({ clock: { kind: 'throw', seconds: 20 } }),
      { t: 'stand', p: 1 },
      START + 19_000,
    );
    const sat = { t: 'sit', p: 1, n: 'Ada', who: 'ada' } as const;
    expect(deadlineOf(after(stood, sat, START + 19_500))).toBe(START + 20_000);
    expect(deadlineOf(after(stood, { ...sat, who: 'eve' }, START + 19_500))).toBe(START + 39_500);
  });

  test('a table that somebody wakes by sitting down begins the clock anew', () => {
    const timed = table(
      { clock: { kind: 'throw', seconds: 20 } },
      { t: 'bot', p: 2, l: 'random', who: 'ada' },
    );
    const asleep = after(timed, { t: 'away', p: 1 }, START);
    const woken = after(asleep, { t: 'sit', p: 2, n: 'Cem', who: 'cem' }, START + 8 * 3_600_000);
    expect(deadlineOf(woken)).toBe(START + 8 * 3_600_000 + 20_000);
  });
});

describe('before a game', () => {
  const gone = (...sitting: readonly Row[]): RoomState => {
    const rows: readonly Row[] = [
      { t: 'open', v: 1, rules: 'jumbo', seats: '1-2-', host: 'ada' },
      ...sitting,
      { t: 'away', p: 1 },
    ];
    return foldRows(
      null,
      rows.map((row, nth) => ({ s: nth + 1, at: START, row })),
    ) as RoomState;
  };
  const ada: Row = { t: 'sit', p: 1, n: 'Ada', who: 'ada' };
  const ben: Row = { t: 'sit', p: 2, n: 'Ben', who: 'ben' };

  test('whoever is gone is waited for while nobody else is there and a seat is free', () => {
    const state = gone(ada);
    expect(dueOf(state)).toBeNull();
    const back = after(state, { t: 'back', p: 1 }, START + 3_600_000);
    expect(back).toMatchObject({ host: 'ada', seatList: [{ state: 'held', person: 'ada' }, {}] });
  });

  test('and from when somebody sits down who waits, for the grace time', () => {
    const later = START + 3_600_000;
    const met = after(gone(ada), ben, later);
    expect(met.host).toBe('ada');
    expect(decideDue(met, later + 59_999, dice, firstPlay)).toBeNull();
    expect(decideDue(met, later + 60_000, dice, firstPlay)?.value).toEqual({ t: 'late', p: 1 });
  });

  test('a table is not kept full by people who are all gone', () => {
    const state = after(gone(ada, ben), { t: 'away', p: 2 }, START);
    expect(decideDue(state, START + 60_000, dice, firstPlay)?.value).toEqual({ t: 'late', p: 1 });
    const free = after(state, { t: 'late', p: 1 }, START + 60_000);
    expect(dueOf(free)).toBeNull();
  });
});

describe('a throw that the clock ends', () => {
  test('is forfeited where the table chose that and the rules allow it, else used', () => {
    const lone = 'uckers 1212 b.b.b.b/b.b.34.34/16.h.h.h/b.b.b.b Y 63 -';
    const rows = (expiry: 'bot' | 'forfeit', position: string): readonly Row[] => {
      const choices = { ...standardChoices, expiry, clock: { kind: 'throw', seconds: 20 } } as const;
      const colour = position.includes(' Y ') ? 2 : 0;
      const seats = position.split(' ')[1] ?? '';
      const rules = position.split(' ')[0] ?? '';
      const log: readonly Row[] = [
        { t: 'open', v: 1, rules, seats, host: 'ada', position, table: choices },
        { t: 'sit', p: 1, n: 'Ada', who: 'ada' },
        { t: 'sit', p: 2, n: 'Ben', who: 'ben' },
        { t: 'start', rolls: [], c: colour },
      ];
      const state = foldRows(
        null,
        log.map((row, nth) => ({ s: nth + 1, at: START, row })),
      ) as RoomState;
      const due = decideDue(state, START + 20_000, dice, firstPlay);
      return due === null ? [] : [due.value];
    };
    expect(rows('forfeit', lone)).toEqual([{ t: 'play', m: '-', by: 'clock' }]);
    expect(rows('bot', lone)).toEqual([{ t: 'play', m: 'Y16*17', by: 'clock' }]);
    // CO-7: whoever can move must, so nothing may be forfeited here.
    expect(rows('forfeit', `jumbo 1-2- ${pieces} R 3 -`)).toEqual([{ t: 'play', m: 'R4>7', by: 'clock' }]);
  });
});

describe('a bot on a seat', () => {
  const bot: Row = { t: 'bot', p: 2, l: 'random', who: 'ada' };

  test('throws and plays by itself, with time to watch between', () => {
    const begun = table({}, bot);
    expect(dueOf(begun)).toBeNull();
    const turn = after(after(begun, thrown(3), START), { t: 'play', m: 'R4>7' }, START);
    expect(dueOf(turn)).toEqual({ at: START + 900, deed: { kind: 'act', by: 'bot' } });
    const lies = after(turn, { t: 'throw', d: [3], o: 'scripted', by: 'bot' }, START + 900);
    expect(dueOf(lies)).toEqual({ at: START + 2000, deed: { kind: 'act', by: 'bot' } });
  });

  test('does nothing when nobody is there, and goes on when somebody is back', () => {
    const begun = table({}, bot);
    const turn = after(after(begun, thrown(3), START), { t: 'play', m: 'R4>7' }, START);
    const asleep = after(turn, { t: 'away', p: 1 }, START);
    expect(dueOf(asleep)).toBeNull();
    expect(dueOf(after(asleep, { t: 'back', p: 1 }, START + 90_000))?.at).toBe(START + 90_900);
  });
});
