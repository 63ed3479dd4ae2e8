// Who may do what at a table: what `docs/rooms.md` says of the host, players and watchers, command by command.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Command } from '../commands.ts';
import { decide } from './decide.ts';
import { foldRow, foldRows } from '../fold/fold.ts';
import type { Row } from '../rows.ts';
import { mayEnd, playersOf } from '../seats.ts';
import { readSnapshot, takeSnapshot } from '../snapshot.ts';
import type { RoomState } from '../state.ts';
import { standardChoices } from '../table-choices.ts';

const dice = { throw: (count: number) => ({ faces: Array(count).fill(3), origin: 'scripted' }) };
const position = 'jumbo 123- b.b.b.4/b.b.b.4/b.b.b.4/- R ? -';

function folded(...rows: readonly Row[]): RoomState {
  const opened: Row = {
    t: 'open',
    v: 1,
    rules: 'jumbo',
    seats: '123-',
    host: 'ada',
    position,
    table: { ...standardChoices, away: 'bot' },
  };
  return foldRows(
    null,
    [opened, ...rows].map((row, nth) => ({ s: nth + 1, at: 1000, row })),
  ) as RoomState;
}

const after = (state: RoomState, row: Row): RoomState =>
  foldRow(state, { s: state.seq + 1, at: 1000, row }).state;

function codeOf(state: RoomState, command: Command, person: string, isAdmitted = false): string {
  const decided = decide(state, command, { person, dice, isAdmitted });
  return decided.ok ? 'accepted' : decided.error.code;
}

const bot = (p: number, who: string): Row => ({ t: 'bot', p, l: 'sensible', who });
const sit = (p: number, who: string): Row => ({ t: 'sit', p, n: who, who });
const start: Row = { t: 'start', rolls: [], c: 0 };
/** Ada, the host, plays with Ben against a bot; Cem watches. */
const inCompany = folded(sit(1, 'ada'), sit(2, 'ben'), bot(3, 'ada'), start);
/** Ada, the host, watches Ben, who plays with bots. */
const alone = folded(bot(1, 'ada'), sit(2, 'ben'), bot(3, 'ada'), start);

describe('ending a game', () => {
  test.each<[string, RoomState, string, string]>([
    ['the host who plays', inCompany, 'ada', 'accepted'],
    ['a player in company', inCompany, 'ben', 'not-the-host'],
    ['a watcher', inCompany, 'cem', 'not-the-host'],
    ['the host who watches', alone, 'ada', 'accepted'],
    ['a player alone with bots', alone, 'ben', 'accepted'],
    ['a watcher of a player alone with bots', alone, 'cem', 'not-the-host'],
    ['a player beside whom another is away', after(inCompany, { t: 'away', p: 1 }), 'ben', 'not-the-host'],
    [
      'a player beside whom a bot stands in for another',
      folded(bot(1, 'ada'), sit(2, 'ben'), sit(3, 'cem'), start, bot(3, 'cem')),
      'ben',
      'not-the-host',
    ],
    [
      'a player whose last companion has left for good',
      after(folded(bot(1, 'ada'), sit(2, 'ben'), sit(3, 'cem'), start), { t: 'stand', p: 3 }),
      'ben',
      'accepted',
    ],
    ['a player of all seats', folded(sit(1, 'ben'), sit(2, 'ben'), sit(3, 'ben'), start), 'ben', 'accepted'],
  ])('%s', (_what, state, person, code) => {
    expect(codeOf(state, { do: 'end' }, person)).toBe(code);
  });

  test('an older log in which any player ended the game is read as it was', () => {
    expect(after(inCompany, { t: 'end', who: 'ben' })).toMatchObject({
      phase: 'over',
      ending: { by: 'person', person: 'ben' },
    });
  });

  test('nobody ends the game of anybody else but the host, whoever sits where', () => {
    const people = ['ada', 'ben', 'cem', 'dora'];
    const seat = fc.oneof(fc.constant(null), fc.constantFrom(...people));
    fc.assert(
      fc.property(fc.tuple(seat, seat, seat), (holders) => {
        const rows = holders.map((who, nth) => (who === null ? bot(nth + 1, 'ada') : sit(nth + 1, who)));
        const state = folded(...rows);
        for (const person of people) {
          const others = holders.filter((who) => who !== null && who !== person);
          const isAlone = playersOf(state, person).length > 0 && others.length === 0;
          expect(mayEnd(state, person)).toBe(person === 'ada' || isAlone);
        }
      }),
    );
  });
});

test.each<Command>([
  { do: 'pause' },
  { do: 'remove', player: 3 },
  { do: 'host', player: 2 },
  { do: 'list', listed: true },
  { do: 'talk', talk: 'text' },
  { do: 'end' },
  { do: 'close' },
])('only the host: %j', (command) => {
  const state = folded(sit(1, 'ada'), sit(2, 'ben'), sit(3, 'dora'), start);
  expect(codeOf(state, command, 'ada')).toBe('accepted');
  for (const person of ['ben', 'cem']) expect(codeOf(state, command, person)).toBe('not-the-host');
});

test('a bot is set on a free seat by the host alone, and a bot is taken off by the host alone', () => {
  const state = folded(sit(1, 'ada'), sit(2, 'ben'));
  for (const person of ['ben', 'cem'])
    expect(codeOf(state, { do: 'bot', player: 3, level: 'random' }, person)).toBe('not-the-host');
  expect(codeOf(state, { do: 'bot', player: 3, level: 'random' }, 'ada')).toBe('accepted');
  const full = after(state, bot(3, 'ada'));
  expect(codeOf(full, { do: 'remove', player: 3 }, 'ben')).toBe('not-the-host');
  expect(codeOf(full, { do: 'remove', player: 3 }, 'ada')).toBe('accepted');
});

test('a game is begun by the host and by every player, and by no watcher', () => {
  const state = folded(bot(1, 'ada'), sit(2, 'ben'), sit(3, 'dora'));
  for (const person of ['ada', 'ben', 'dora'])
    expect(codeOf(state, { do: 'start' }, person)).toBe('accepted');
  expect(codeOf(state, { do: 'start' }, 'cem')).toBe('not-allowed');
});

describe('whoever was taken off a seat', () => {
  const removed = after(inCompany, { t: 'remove', p: 2, who: 'ada' });
  const back: Command = { do: 'sit', player: 2, name: 'Ben' };

  test('sits down again only where the host lets them', () => {
    expect(codeOf(removed, back, 'ben')).toBe('removed');
    expect(codeOf(removed, back, 'ben', true)).toBe('accepted');
  });

  test('is a player like any other from then on, also after a restart', () => {
    const again = after(removed, sit(2, 'ben'));
    expect(again.removed).toEqual([]);
    expect(readSnapshot(takeSnapshot(again))).toEqual(again);
    expect(codeOf(after(again, { t: 'stand', p: 2 }), back, 'ben')).toBe('accepted');
    expect(after(again, { t: 'remove', p: 2, who: 'ada' }).removed).toEqual(['ben']);
  });

  test('is named once, however often they are removed', () => {
    const given = after(removed, { t: 'move', from: 'ada', who: 'ben' });
    const twice = after({ ...given, host: 'cem' }, { t: 'remove', p: 1, who: 'cem' });
    expect(twice.removed).toEqual(['ben']);
  });

  test('the host lets nobody onto a seat that is taken', () => {
    expect(codeOf(inCompany, back, 'cem', true)).toBe('seat-taken');
  });
});
