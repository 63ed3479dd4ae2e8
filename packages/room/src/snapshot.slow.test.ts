// What newcomers are told of a room: the same state, in a few hundred bytes.
import { isDeepStrictEqual } from 'node:util';
import { isToThrow, ruleSets, survey } from '@ludo/rules';
import { describe, expect, test } from 'vitest';
import type { Command } from './commands.ts';
import { DamagedLog } from './damaged-log.ts';
import { decide } from './decide/decide.ts';
import { open } from './decide/opening.ts';
import type { Dice } from './dice.ts';
import { foldRow } from './fold/fold.ts';
import type { LoggedRow, Row } from './rows.ts';
import { holderOf } from './seats.ts';
import { readSnapshot, takeSnapshot, type Snapshot } from './snapshot.ts';
import type { RoomState } from './state.ts';

const AT = 1_800_000_000_000;
const persons = ['A', 'B', 'C', 'D'].map((letter) => letter.repeat(22));

/** Many sixes, for many blocks, captures and challenges. */
function seededDice(seed: number): Dice {
  let state = seed;
  const next = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.min(6, 1 + Math.floor((state / 2 ** 32) * 7));
  };
  return { throw: (count) => ({ faces: Array.from({ length: count }, next), origin: 'crypto' }) };
}

/** Every state of two games: the first to its end or to so many rows, the second for a while. */
function states(
  rules: string,
  seats: string,
  most: number,
  position?: string,
  also: { goesOn?: true; headStart?: true } = {},
): { log: LoggedRow[]; states: RoomState[] } {
  const from = { ...(position === undefined ? {} : { position }), ...also };
  const opened = open({ rules, seats, ...from }, persons[0] ?? '');
  if (!opened.ok) throw new Error(opened.error.reason);
  const log: LoggedRow[] = [];
  const all: RoomState[] = [];
  const dice = seededDice(seats.length + rules.length);
  const now = (): RoomState => all.at(-1) as RoomState;
  const add = (row: Row): void => {
    const logged = { s: log.length + 1, at: AT + 1000 * log.length, row };
    log.push(logged);
    all.push(foldRow(all.at(-1) ?? null, logged).state);
  };
  const say = (command: Command, person = persons[0] ?? ''): void => {
    const decided = decide(now(), command, { person, dice });
    if (!decided.ok) throw new Error(JSON.stringify(decided.error));
    add(decided.value);
  };
  const playOn = (count: number): void => {
    for (let turn = 0; turn < count && now().phase === 'playing'; turn++) {
      const { position, ply, seatList } = now();
      if (position === null) throw new Error('no game');
      const { candidates } = survey(position);
      const legal = candidates.filter((way) => way.refusal === null);
      const seat = seatList.find(({ colours }) => colours.includes(position.colour ?? -1));
      const text = legal[(ply * 7) % Math.max(1, legal.length)]?.text ?? '-';
      const command: Command = isToThrow(position) ? { do: 'throw', ply } : { do: 'play', ply, play: text };
      say(command, holderOf(seat)?.person);
    }
  };
  add(opened.value);
  for (const { player } of now().seatList)
    say({ do: 'sit', player, name: `Nr. ${player} "x"` }, persons[player - 1]);
  say({ do: 'start' });
  playOn(most);
  if (now().phase === 'playing') say({ do: 'end' });
  for (const person of persons.slice(0, now().seatList.length)) say({ do: 'start' }, person);
  playOn(40);
  return { log, states: all };
}

const travelled = (state: RoomState): Snapshot => JSON.parse(JSON.stringify(takeSnapshot(state))) as Snapshot;

function holdsOf(played: { log: LoggedRow[]; states: RoomState[] }): void {
  for (const [index, state] of played.states.entries()) {
    const read = readSnapshot(travelled(state));
    expectSame(read, state);
    const next = played.log[index + 1];
    if (next !== undefined) expectSame(foldRow(read, next), foldRow(state, next));
  }
}

/** Thousands are compared: `expect` is slow, so it only reports differences. */
function expectSame(found: unknown, wanted: unknown): void {
  if (!isDeepStrictEqual(found, wanted)) expect(found).toEqual(wanted);
}

const played = new Map<string, ReturnType<typeof states>>();

/** Played once, for all tests that need it. */
function longGame(rules: string, seats: string): ReturnType<typeof states> {
  const game = played.get(`${rules} ${seats}`) ?? states(rules, seats, 900);
  played.set(`${rules} ${seats}`, game);
  return game;
}

const games = ruleSets.flatMap(({ id }) =>
  id.startsWith('uckers') ? [[id, '1212'] as const, [id, '1234'] as const] : [[id, '1234'] as const],
);
const german = [
  ['german', '123n'],
  ['german+threeThrows', '1212'],
  ['german+captureBackwards+compulsoryCapture=penalty+noSkipping', '1-2-'],
] as const;

describe('a snapshot', () => {
  test.each([...games, ...german])('of %s %s is its state, and goes on as it does', (rules, seats) => {
    holdsOf(longGame(rules, seats));
  });

  test.each([
    ['challenges', 'uckers 1234 b.h.h.h/b.b.51.51/33.h.h.h/b.b.b.b Y ? cRb*4;cY34*3'],
    ['a colour that may move its partner', 'uckers 1212 h.h.h.h/b.b.27.27/b.b.b.9/b.b.b.b R ? pR'],
  ])('holds %s: %s', (_what, position) => {
    const [rules = '', seats = ''] = position.split(' ');
    const played = states(rules, seats, 60, position);
    expect(played.states.some((state) => takeSnapshot(state).p === position)).toBe(true);
    holdsOf(played);
    holdsOf(states(rules, seats, 60, position, { goesOn: true }));
  });

  test.each([
    ['jumbo', '1-2-'],
    ['german', '1212'],
    ['uckers', '1234'],
  ])('holds that games of %s %s begin with two pieces of each colour home', (rules, seats) => {
    holdsOf(states(rules, seats, 400, undefined, { headStart: true }));
  });

  test('holds what the host chose after the table was made', () => {
    const { states: all, log } = states('jumbo', '1-2-', 4);
    const chosen = (['talk', 'list'] as const).reduce<RoomState>(
      (state, t) => {
        const row: Row = t === 'talk' ? { t, k: 'text', who: 'A' } : { t, on: true, who: 'A' };
        return foldRow(state, { s: state.seq + 1, at: AT, row }).state;
      },
      all.at(-1) as RoomState,
    );
    expect(chosen.seq).toBe(log.length + 2);
    expect(chosen.table).toMatchObject({ talk: 'text', listed: true });
    expect(readSnapshot(travelled(chosen))).toEqual(chosen);
  });

  test('of four people in mid-game is a few hundred bytes, however long they have played', () => {
    const sizes = games.map(([rules, seats]) => {
      const all = longGame(rules, seats).states;
      return Math.max(
        ...all
          .filter(({ phase }) => phase === 'playing')
          .map((state) => JSON.stringify(takeSnapshot(state)).length),
      );
    });
    expect(Math.max(...sizes)).toBeLessThan(900);
  });
});

const { states: jumbo } = states('jumbo', '1-2-', 60);
const good = travelled(jumbo.at(-1) as RoomState);
const over = travelled(jumbo.find(({ phase }) => phase === 'over') as RoomState);

function without(field: keyof Snapshot): Snapshot {
  return Object.fromEntries(Object.entries(good).filter(([name]) => name !== field)) as unknown as Snapshot;
}

test.each<readonly [string, Snapshot]>([
  ['a position that is none', { ...good, p: 'jumbo 1-2- R ? -' }],
  ['rules and seats alone, in a game', { ...good, p: 'jumbo 1-2-' }],
  ['no seats', { ...good, p: '' }],
  ['a seat too few', { ...good, seats: good.seats.slice(1) }],
  ['a seat of an unknown kind', { ...good, seats: [['lent'] as unknown as ['open'], ['open']] }],
  ['a host who is nobody', { ...good, host: 7 }],
  ['a holder who is nobody', { ...good, seats: [['held', 7, 'x'], ['open']] }],
  ['an ending by nobody', { ...over, over: [AT, 7] }],
  ['no clock', { ...good, clock: [] }],
  ['no origin of its first throw', { ...good, rolls: [[[0, [1]]]] }],
  ['a game that never began', without('began')],
  ['a game without statistics', without('stats')],
])('with %s is damaged', (_what, snapshot) => {
  expect(() => readSnapshot(good)).not.toThrow();
  expect(() => readSnapshot(snapshot)).toThrow(DamagedLog);
});
