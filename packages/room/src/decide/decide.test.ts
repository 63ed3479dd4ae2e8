// What a room grants and refuses, command by command.
import { printPosition } from '@ludo/rules';
import { describe, expect, test } from 'vitest';
import type { Command, RoomRefusal } from '../commands.ts';
import { decide } from './decide.ts';
import { open } from './opening.ts';
import type { Dice } from '../dice.ts';
import { DamagedLog } from '../damaged-log.ts';
import { foldRow, foldRows } from '../fold/fold.ts';
import type { LoggedRow, Row } from '../rows.ts';
import type { RoomState } from '../state.ts';

function dealt(...faces: number[]): Dice {
  return {
    throw(count) {
      const thrown = faces.splice(0, count);
      if (thrown.length < count) throw new Error('no dice left');
      return { faces: thrown, origin: 'scripted' };
    },
  };
}

function log(...rows: Row[]): LoggedRow[] {
  return rows.map((row, index) => ({ s: index + 1, at: 1000 + index, row }));
}

function room(...rows: Row[]): RoomState {
  return foldRows(
    null,
    log({ t: 'open', v: 1, rules: 'jumbo', seats: '1-2-', host: 'host' }, ...rows),
  ) as RoomState;
}

const seated: Row[] = [
  { t: 'sit', p: 1, n: 'Ada', who: 'ada' },
  { t: 'sit', p: 2, n: 'Bob', who: 'bob' },
];
const begun: Row[] = [
  ...seated,
  {
    t: 'start',
    rolls: [
      [
        [0, [5], 'scripted'],
        [2, [3], 'scripted'],
      ],
    ],
    c: 0,
  },
];

function refused(state: RoomState, command: Command, person: string): RoomRefusal {
  const decided = decide(state, command, { person, dice: dealt() });
  if (decided.ok) throw new Error(`accepted: ${JSON.stringify(decided.value)}`);
  return decided.error;
}

const textOf = ({ position }: RoomState): string | null => position && printPosition(position);

function accepted(state: RoomState, command: Command, person: string, dice: Dice = dealt()): RoomState {
  const decided = decide(state, command, { person, dice });
  if (!decided.ok) throw new Error(JSON.stringify(decided.error));
  return foldRow(state, { s: state.seq + 1, at: 5000, row: decided.value }).state;
}

describe('seats', () => {
  test('one for each player, with the colours of the seating', () => {
    expect(room().seatList).toEqual([
      { state: 'open', player: 1, colours: [0] },
      { state: 'open', player: 2, colours: [2] },
    ]);
  });

  test('a person takes several, under a name of each, and gives one back', () => {
    const both = accepted(
      accepted(room(), { do: 'sit', player: 1, name: ' Ada ' }, 'ada'),
      { do: 'sit', player: 2, name: 'Eve' },
      'ada',
    );
    expect(both.seatList).toMatchObject([
      { state: 'held', person: 'ada', name: 'Ada' },
      { state: 'held', person: 'ada', name: 'Eve' },
    ]);
    expect(accepted(both, { do: 'stand', player: 2 }, 'ada').seatList).toMatchObject([
      { state: 'held' },
      { state: 'open' },
    ]);
  });

  test.each<[string, RoomState, Command, string, RoomRefusal['code']]>([
    ['a seat that is not there', room(), { do: 'sit', player: 3, name: 'Ada' }, 'ada', 'seat-unknown'],
    ['a seat that is taken', room(...seated), { do: 'sit', player: 1, name: 'Eve' }, 'eve', 'seat-taken'],
    ['a name of nothing', room(), { do: 'sit', player: 1, name: ' ' }, 'ada', 'name-missing'],
    ['a name too long', room(), { do: 'sit', player: 1, name: 'x'.repeat(21) }, 'ada', 'name-too-long'],
    [
      'a name that turns the text round',
      room(),
      { do: 'sit', player: 1, name: 'a\u202eb' },
      'ada',
      'name-not-readable',
    ],
    ['renaming another', room(...seated), { do: 'rename', player: 2, name: 'Eve' }, 'ada', 'not-your-seat'],
    ['renaming nobody', room(), { do: 'rename', player: 2, name: 'Eve' }, 'ada', 'not-your-seat'],
    ['renaming at no seat', room(), { do: 'rename', player: 9, name: 'Eve' }, 'ada', 'seat-unknown'],
    ['a new name of nothing', room(...seated), { do: 'rename', player: 1, name: ' ' }, 'ada', 'name-missing'],
    ["leaving another's seat", room(...seated), { do: 'stand', player: 2 }, 'ada', 'not-your-seat'],
    ['leaving an open seat', room(), { do: 'stand', player: 2 }, 'ada', 'not-your-seat'],
    ['leaving a seat that is not there', room(), { do: 'stand', player: 9 }, 'ada', 'seat-unknown'],
    ['starting with a seat open', room(), { do: 'start' }, 'host', 'seats-open'],
    ['starting as a stranger', room(...seated), { do: 'start' }, 'eve', 'not-allowed'],
    ['starting twice', room(...begun), { do: 'start' }, 'ada', 'already-started'],
    ['throwing before the start', room(...seated), { do: 'throw', ply: 0 }, 'ada', 'not-started'],
    ['ending before the start', room(...seated), { do: 'end' }, 'ada', 'not-started'],
    ['ending as a stranger', room(...begun), { do: 'end' }, 'eve', 'not-the-host'],
    ['ending as a player', room(...begun), { do: 'end' }, 'bob', 'not-the-host'],
    ['throwing out of turn', room(...begun), { do: 'throw', ply: 1 }, 'bob', 'not-your-turn'],
    ['throwing with no seat', room(...begun), { do: 'throw', ply: 1 }, 'host', 'not-your-turn'],
    ['playing for another ply', room(...begun), { do: 'play', ply: 0, play: 'Rb>5' }, 'ada', 'stale'],
  ])('refused: %s', (_what, state, command, person, code) => {
    expect(refused(state, command, person)).toMatchObject({ code });
  });

  test('a seat given up in mid-game waits, and goes to whoever takes it', () => {
    const given = accepted(room(...begun), { do: 'stand', player: 1 }, 'ada');
    expect(given.phase).toBe('playing');
    expect(refused(given, { do: 'throw', ply: 1 }, 'ada').code).toBe('not-your-turn');
    const taken = accepted(given, { do: 'sit', player: 1, name: 'Eve' }, 'eve');
    expect(accepted(taken, { do: 'throw', ply: 1 }, 'eve', dealt(2)).ply).toBe(2);
  });
});

describe('the game', () => {
  test('CO-6: the highest throw begins; those tied for highest throw again among themselves', () => {
    const seats4: Row[] = [1, 2, 3, 4].map((p) => ({ t: 'sit', p, n: `P${p}`, who: 'ada' }));
    const four = foldRows(
      null,
      log({ t: 'open', v: 1, rules: 'ludo', seats: '1234', host: 'ada' }, ...seats4),
    ) as RoomState;
    const started = accepted(four, { do: 'start' }, 'ada', dealt(4, 2, 4, 4, 3, 5, 5, 6, 1));
    expect(started.rolls.map((round) => round.map(([colour, faces]) => [colour, faces[0]]))).toEqual([
      [
        [0, 4],
        [1, 2],
        [2, 4],
        [3, 4],
      ],
      [
        [0, 3],
        [2, 5],
        [3, 5],
      ],
      [
        [2, 6],
        [3, 1],
      ],
    ]);
    expect(started).toMatchObject({
      phase: 'playing',
      game: 1,
      ply: 1,
      position: { colour: 2 },
      startedAt: 5000,
    });
  });

  test('ML-6 a throw that no piece can use passes the dice on in the same row', () => {
    const thrown = accepted(room(...begun), { do: 'throw', ply: 1 }, 'ada', dealt(5));
    expect(thrown).toMatchObject({
      ply: 2,
      lastThrow: { colour: 0, dice: [5], origin: 'scripted' },
      position: { colour: 2, dice: null },
    });
    expect(thrown.statistics[0]).toMatchObject({ throws: 1, forfeited: 1, faces: [0, 0, 0, 0, 1, 0] });
  });

  test("a row names the origin of its dice but for the server's own, which it says of older rows too", () => {
    const by = { person: 'ada', dice: { throw: () => ({ faces: [6], origin: 'crypto' }) } };
    const decided = decide(room(...begun), { do: 'throw', ply: 1 }, by);
    expect(decided.ok && decided.value).toEqual({ t: 'throw', d: [6] });
    const short = room(...begun, { t: 'throw', d: [6] });
    expect(short.lastThrow).toEqual({ colour: 0, dice: [6], origin: 'crypto', by: null });
    expect(room(...begun, { t: 'throw', d: [6], o: 'crypto' })).toEqual(short);
    expect(room(...begun, { t: 'throw', d: [6], o: 'device' }).lastThrow?.origin).toBe('device');
  });

  test('throwing twice is refused by the rules, and no dice are thrown for it', () => {
    const thrown = accepted(room(...begun), { do: 'throw', ply: 1 }, 'ada', dealt(6));
    expect(refused(thrown, { do: 'throw', ply: 2 }, 'ada')).toMatchObject({
      code: 'rules',
      rules: { code: 'throw-not-used' },
    });
    expect(refused(thrown, { do: 'throw', ply: 1 }, 'ada')).toMatchObject({ code: 'stale', ply: 2 });
  });

  test('a play is refused with the reason of the rules and its clause', () => {
    const thrown = accepted(room(...begun), { do: 'throw', ply: 1 }, 'ada', dealt(6));
    expect(refused(thrown, { do: 'play', ply: 2, play: '-' }, 'ada')).toMatchObject({
      code: 'rules',
      clause: 'CO-7',
      rules: { code: 'must-move' },
    });
    expect(refused(thrown, { do: 'play', ply: 2, play: 'Yb>5' }, 'ada')).toMatchObject({
      code: 'rules',
      rules: { code: 'not-your-piece' },
    });
    expect(refused(thrown, { do: 'play', ply: 2, play: 'Rb>4' }, 'ada').code).toMatch(/rules|not-a-play/);
    expect(refused(thrown, { do: 'play', ply: 2, play: '' }, 'ada').code).toBe('not-a-play');
    expect(refused(room(...begun), { do: 'play', ply: 1, play: 'Rb>5' }, 'ada')).toMatchObject({
      code: 'rules',
      rules: { code: 'nothing-thrown' },
    });
  });

  test('a stale command is told the position and the ply', () => {
    const state = room(...begun);
    expect(refused(state, { do: 'throw', ply: 7 }, 'ada')).toEqual({
      code: 'stale',
      clause: null,
      ply: 1,
      position: 'jumbo 1-2- b.b.b.b/-/b.b.b.b/- R ? -',
    });
  });

  test('a game ended by a person is over, and the next begins with the same seats', () => {
    const ended = accepted(room(...begun), { do: 'end' }, 'host');
    expect(ended).toMatchObject({
      phase: 'over',
      ply: 2,
      ending: { by: 'person', person: 'host' },
      endedAt: 5000,
    });
    expect(refused(ended, { do: 'throw', ply: 2 }, 'ada').code).toBe('game-is-over');
    expect(refused(ended, { do: 'end' }, 'ada').code).toBe('game-is-over');
    const asked = accepted(ended, { do: 'start' }, 'ada');
    const again = accepted(asked, { do: 'start' }, 'bob', dealt(1, 2));
    expect(again).toMatchObject({
      phase: 'playing',
      game: 2,
      ply: 3,
      ending: null,
      endedAt: null,
      position: { colour: 2 },
    });
    expect(again.seatList).toEqual(ended.seatList);
  });

  test('a room from a position starts every game there, without a throw for who begins', () => {
    const position = 'jumbo 1-2- 55.h.h.h/-/b.b.b.b/- R ? -';
    const opened = open({ rules: 'jumbo', seats: '1-2-', position }, 'ada');
    if (!opened.ok) throw new Error(JSON.stringify(opened.error));
    const ready = foldRows(null, log(opened.value, ...seated)) as RoomState;
    const started = accepted(ready, { do: 'start' }, 'ada');
    expect(started).toMatchObject({ rolls: [], position: { colour: 0 } });
    const thrown = accepted(started, { do: 'throw', ply: 1 }, 'ada', dealt(1));
    const won = accepted(thrown, { do: 'play', ply: 2, play: 'R55>h' }, 'ada');
    expect(won).toMatchObject({ phase: 'over', ending: { by: 'rules' }, position: { ranking: [1] } });
    const asked = accepted(won, { do: 'start' }, 'ada');
    expect(accepted(asked, { do: 'start' }, 'bob')).toMatchObject({
      phase: 'playing',
      game: 2,
      position: { colour: 0 },
    });
  });
});

test('a game brought along from one screen goes on with its dice, once; the next begins anew', () => {
  const position = 'jumbo 1-2- 55.h.h.h/-/b.b.b.b/- R 1 -';
  const opened = open({ rules: 'jumbo', seats: '1-2-', position, goesOn: true }, 'ada');
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  const ready = foldRows(null, log(opened.value, ...seated)) as RoomState;
  const started = accepted(ready, { do: 'start' }, 'bob');
  expect(started).toMatchObject({ rolls: [], position: { colour: 0, dice: [1] } });
  expect(refused(started, { do: 'throw', ply: 1 }, 'ada')).toMatchObject({
    rules: { code: 'throw-not-used' },
  });
  const won = accepted(started, { do: 'play', ply: 1, play: 'R55>h' }, 'ada');
  expect(won).toMatchObject({ phase: 'over', position: { ranking: [1] } });
  const asked = accepted(won, { do: 'start' }, 'ada');
  const again = accepted(asked, { do: 'start' }, 'bob', dealt(2, 5));
  expect(again).toMatchObject({ game: 2, position: { colour: 2, dice: null } });
  expect(again.rolls).toHaveLength(1);
});

test('with a head start two pieces of each colour are home, highest throw begins, and the next game is the same', () => {
  const opened = open({ rules: 'jumbo', seats: '1-2-', headStart: true }, 'ada');
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  const ready = foldRows(null, log(opened.value, ...seated)) as RoomState;
  const started = accepted(ready, { do: 'start' }, 'ada', dealt(2, 5));
  expect(textOf(started)).toBe('jumbo 1-2- b.b.h.h/-/b.b.h.h/- Y ? -');
  const ended = accepted(started, { do: 'end' }, 'ada');
  const asked = accepted(ended, { do: 'start' }, 'ada');
  const again = accepted(asked, { do: 'start' }, 'bob', dealt(6, 5));
  expect(textOf(again)).toBe('jumbo 1-2- b.b.h.h/-/b.b.h.h/- R ? -');
});

test('with a head start the game after one that was brought along begins with it', () => {
  const position = 'jumbo 1-2- 55.h.h.h/-/b.b.h.h/- R 1 -';
  const opened = open({ rules: 'jumbo', seats: '1-2-', position, goesOn: true, headStart: true }, 'ada');
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  const ready = foldRows(null, log(opened.value, ...seated)) as RoomState;
  const started = accepted(ready, { do: 'start' }, 'bob');
  expect(textOf(started)).toBe(position);
  const won = accepted(started, { do: 'play', ply: 1, play: 'R55>h' }, 'ada');
  const asked = accepted(won, { do: 'start' }, 'ada');
  const again = accepted(asked, { do: 'start' }, 'bob', dealt(2, 5));
  expect(textOf(again)).toBe('jumbo 1-2- b.b.h.h/-/b.b.h.h/- Y ? -');
});

test('HO-2 a room goes on when the first is home, and ends with all places', () => {
  const position = 'ludo+places=last 123- 73.h.h.h/73.h.h.h/b.b.b.b/- R ? -';
  const opened = open({ rules: 'ludo+places=last', seats: '123-', position }, 'ada');
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  const ready = foldRows(null, log(opened.value, ...seated, { t: 'sit', p: 3, n: 'Cem', who: 'cem' }));
  const started = accepted(ready as RoomState, { do: 'start' }, 'ada');
  const thrown = accepted(started, { do: 'throw', ply: 1 }, 'ada', dealt(1));
  const first = accepted(thrown, { do: 'play', ply: 2, play: 'R73>h' }, 'ada');
  expect(first).toMatchObject({ phase: 'playing', position: { ranking: [1], colour: 1 } });
  const last = accepted(first, { do: 'throw', ply: 3 }, 'bob', dealt(1));
  expect(accepted(last, { do: 'play', ply: 4, play: 'G73>h' }, 'bob')).toMatchObject({
    phase: 'over',
    ending: { by: 'rules' },
    position: { ranking: [1, 2, 3], colour: null },
  });
});

test('ML-9 a capture is counted for both colours', () => {
  const position = 'jumbo 1-2- b.b.b.20/-/b.b.b.0/- R ? -';
  const opened = open({ rules: 'jumbo', seats: '1-2-', position }, 'ada');
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  const ready = foldRows(null, log(opened.value, ...seated)) as RoomState;
  const thrown = accepted(accepted(ready, { do: 'start' }, 'ada'), { do: 'throw', ply: 1 }, 'ada', dealt(6));
  const { statistics } = accepted(thrown, { do: 'play', ply: 2, play: 'R20>26' }, 'ada');
  expect(statistics[0]).toEqual({
    throws: 1,
    faces: [0, 0, 0, 0, 0, 1],
    sixes: 1,
    captures: 1,
    captured: 0,
    forfeited: 0,
    needed: 0,
    met: 0,
  });
  expect(statistics[2]).toMatchObject({ throws: 0, captures: 0, captured: 1 });
});

describe('opening a room', () => {
  test('another name of a rule set is written as the rule set', () => {
    expect(open({ rules: 'ludo-star', seats: '1234' }, 'ada')).toMatchObject({
      ok: true,
      value: { rules: 'ludo' },
    });
  });
  test.each([
    [{ rules: 'chess', seats: '1234' }, 'rules'],
    [{ rules: 'ludo', seats: '12' }, 'seats'],
    [{ rules: 'jumbo', seats: '1-2-', position: 'ludo 1-2- b.b.b.b/-/b.b.b.b/- R ? -' }, 'rules'],
    [{ rules: 'jumbo', seats: '1234', position: 'jumbo 1-2- b.b.b.b/-/b.b.b.b/- R ? -' }, 'seats'],
    [{ rules: 'jumbo', seats: '1-2-', position: 'jumbo 1-2- h.h.h.h/-/b.b.b.b/- - - w1' }, 'colour'],
    [{ rules: 'indian+goal=2', seats: '1-2-', headStart: true }, 'rules'],
    [{ rules: 'indian+captureFirst', seats: '1-2-', headStart: true }, 'rules'],
  ] as const)('refused: %j, for its %s', (opening, field) => {
    expect(open(opening, 'ada')).toMatchObject({ ok: false, error: { field } });
  });
});

describe('a damaged log is named, never played on', () => {
  test.each<[string, Row[]]>([
    [
      'another colour begins than was thrown for',
      [
        ...seated,
        {
          t: 'start',
          rolls: [
            [
              [0, [1], 'x'],
              [2, [3], 'x'],
            ],
          ],
          c: 0,
        },
      ],
    ],
    [
      'a throw for who begins after it was decided',
      [
        ...seated,
        {
          t: 'start',
          rolls: [
            [
              [0, [5], 'x'],
              [2, [3], 'x'],
            ],
            [[0, [5], 'x']],
          ],
          c: 0,
        },
      ],
    ],
    [
      'a start with a seat open',
      [
        {
          t: 'start',
          rolls: [
            [
              [0, [5], 'x'],
              [2, [3], 'x'],
            ],
          ],
          c: 0,
        },
      ],
    ],
    ['two on a seat', [...seated, { t: 'sit', p: 1, n: 'Eve', who: 'eve' }]],
    ['a throw before the start', [{ t: 'throw', d: [6], o: 'x' }]],
    ['a die of seven', [...begun, { t: 'throw', d: [7], o: 'x' }]],
    ['a play with no throw', [...begun, { t: 'play', m: 'Rb>5' }]],
    ['a room in a room', [{ t: 'open', v: 1, rules: 'ludo', seats: '1234', host: 'x' }]],
    ['a row of an unknown kind', [{ t: 'cheat' } as unknown as Row]],
  ])('%s', (_what, rows) => {
    expect(() => room(...rows)).toThrow(DamagedLog);
  });
});
