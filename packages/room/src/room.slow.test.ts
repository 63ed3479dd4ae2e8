// The laws of the room: what decide accepts, fold takes; a refusal changes nothing; folding in pieces equals folding at
// once.
import { survey, type Position, botLevels } from '@ludo/rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { waitedFor } from './agreement.ts';
import type { Command } from './commands.ts';
import { decide } from './decide/decide.ts';
import { open, type Opening } from './decide/opening.ts';
import { accept, type Accepted } from './outcome.ts';
import { DamagedLog } from './damaged-log.ts';
import { foldRow, foldRows } from './fold/fold.ts';
import type { Dice } from './dice.ts';
import { decideDue, dueOf } from './due.ts';
import { type LoggedRow } from './rows.ts';
import { holderOf, holds, isEmpty } from './seats.ts';
import { readSnapshot, takeSnapshot, type Snapshot } from './snapshot.ts';
import type { RoomState, Seat } from './state.ts';
import { standardChoices, talkChoices } from './table-choices.ts';

const people = ['ada', 'bob', 'cyd', 'dee'] as const;
/** Commands of people, rows that the server writes itself ('drop', 'join'), and passing time ('due'). */
type Wish = {
  readonly by: (typeof people)[number];
  readonly what: Command | 'next' | 'late' | 'drop' | 'join' | 'due';
};

const wishes: fc.Arbitrary<Wish> = fc.record({
  by: fc.constantFrom(...people),
  what: fc.oneof(
    { weight: 12, arbitrary: fc.constant('next' as const) },
    { weight: 1, arbitrary: fc.constant('late' as const) },
    {
      weight: 2,
      arbitrary: fc.record({
        do: fc.constant('sit' as const),
        player: fc.integer({ min: 0, max: 5 }),
        name: fc.constantFrom('Ada', ' Bob ', '', '\u202e'),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        do: fc.constant('rename' as const),
        player: fc.integer({ min: 0, max: 5 }),
        name: fc.constantFrom('Ada', ' Eve ', ''),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({ do: fc.constant('stand' as const), player: fc.integer({ min: 0, max: 5 }) }),
    },
    { weight: 1, arbitrary: fc.constant({ do: 'start' as const }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('throw' as const), ply: fc.nat(30) }) },
    {
      weight: 1,
      arbitrary: fc.record({
        do: fc.constant('play' as const),
        ply: fc.nat(30),
        play: fc.constantFrom('Rb>5', 'G5>9', '-', 'R0>0', 'nonsense', 'Rb>5,Rb>5'),
      }),
    },
    { weight: 1, arbitrary: fc.constant({ do: 'end' as const }) },
    { weight: 1, arbitrary: fc.constantFrom({ do: 'pause' as const }, { do: 'resume' as const }) },
    {
      weight: 1,
      arbitrary: fc.record({ do: fc.constant('talk' as const), talk: fc.constantFrom(...talkChoices) }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        do: fc.constantFrom('back' as const, 'remove' as const, 'host' as const),
        player: fc.integer({ min: 0, max: 4 }),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        do: fc.constant('bot' as const),
        player: fc.integer({ min: 0, max: 4 }),
        level: fc.constantFrom(...botLevels),
      }),
    },
    { weight: 1, arbitrary: fc.constantFrom('drop' as const, 'join' as const) },
    { weight: 5, arbitrary: fc.constant('due' as const) },
  ),
});

const rooms = fc.record({
  opening: fc.constantFrom(
    { rules: 'ludo', seats: '1234' },
    { rules: 'jumbo', seats: '1-2-' },
    { rules: 'ludo+enterOn=16', seats: '-123', table: { ...standardChoices, away: 'bot' as const } },
    {
      rules: 'uckers-navy',
      seats: '1212',
      table: {
        clock: { kind: 'throw' as const, seconds: 20 },
        expiry: 'forfeit' as const,
        away: 'others' as const,
        grace: 30,
      },
    },
    {
      rules: 'jumbo',
      seats: '1-2-',
      position: 'jumbo 1-2- 53.54.54.55/-/b.b.b.50/- Y ? -',
      table: {
        clock: { kind: 'bank' as const, seconds: 40, increment: 5 },
        expiry: 'bot' as const,
        away: 'bot' as const,
        grace: 30,
      },
    },
    { rules: 'german', seats: '1-2-', headStart: true as const },
    { rules: 'indian+captureFirst+goal=2', seats: '123-' },
    { rules: 'ludo', seats: '1-2-', position: 'ludo 1-2- 70.72.72.73/-/b.b.b.60/- Y ? -' },
    {
      rules: 'ludo',
      seats: '1-2-',
      position: 'ludo 1-2- 70.72.h.h/-/b.b.b.60/- Y 6 -',
      goesOn: true as const,
    },
  ),
  wishes: fc.array(wishes, { minLength: 20, maxLength: 120, size: 'max' }),
  faces: fc.infiniteStream(fc.integer({ min: 1, max: 6 })),
});

/** Dice from a stream; counts the throws. */
function streamDice(faces: Iterator<number>): Dice & { thrown: number } {
  return {
    thrown: 0,
    throw(count) {
      this.thrown += 1;
      return { faces: Array.from({ length: count }, () => Number(faces.next().value)), origin: 'scripted' };
    },
  };
}

/** The next command of the person to act; before that, taking the open seat or starting. */
function nextCommand(state: RoomState): { readonly command: Command; readonly by: string | null } {
  const free = state.seatList.find(isEmpty);
  if (free !== undefined) return { command: { do: 'sit', player: free.player, name: 'Next' }, by: null };
  if (state.phase !== 'playing' || state.position === null) {
    const [first] = state.phase === 'over' ? waitedFor(state) : [];
    return { command: { do: 'start' }, by: holderOf(first)?.person ?? state.host };
  }
  const { phase, colour, candidates } = survey(state.position);
  const by = holderOf(state.seatList.find((seat) => seat.colours.includes(colour ?? -1)))?.person ?? null;
  if (phase === 'to-throw') return { command: { do: 'throw', ply: state.ply }, by };
  const legal = candidates.filter((way) => way.refusal === null);
  return { command: { do: 'play', ply: state.ply, play: legal[state.ply % legal.length]?.text ?? '-' }, by };
}

interface Played {
  readonly log: readonly LoggedRow[];
  readonly states: readonly RoomState[];
}

/** The row that a wish becomes; null when it is refused, or nothing is due. */
function rowOf(
  state: RoomState,
  { what }: Wish,
  next: Command,
  person: string,
  dice: Dice,
  now: number,
): Accepted | null {
  const isTheirs = (seat: Seat) => holds(seat, person);
  switch (what) {
    case 'due':
      return decideDue(state, now, dice, firstPlay);
    case 'drop': {
      const seat = state.seatList.find((each) => each.state === 'held' && isTheirs(each));
      return seat === undefined ? null : accept({ t: 'away', p: seat.player });
    }
    case 'join': {
      const seat = state.seatList.find((each) => each.state === 'away' && isTheirs(each));
      return seat === undefined ? null : accept({ t: 'back', p: seat.player });
    }
    default: {
      const late: Command = { do: 'throw', ply: state.ply - 1 };
      const command = what === 'next' ? next : what === 'late' ? late : what;
      const decided = decide(state, command, { person, dice });
      return decided.ok ? decided : null;
    }
  }
}

function firstPlay(position: Position): string {
  return survey(position).candidates.find(({ refusal }) => refusal === null)?.text ?? '-';
}

/** Plays the wishes and checks every step with `look`. */
function play(
  room: {
    opening: Opening;
    wishes: readonly Wish[];
    faces: Iterator<number>;
  },
  look: (before: RoomState, logged: LoggedRow | null, after: RoomState) => void = () => undefined,
): Played {
  const dice = streamDice(room.faces);
  const opened = open(room.opening, 'ada');
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  const log: LoggedRow[] = [{ s: 1, at: 1000, row: opened.value }];
  const states: RoomState[] = [foldRows(null, log) as RoomState];
  let now = 1000;
  for (const wish of room.wishes) {
    const state = states.at(-1) as RoomState;
    const next = nextCommand(state);
    const person = wish.what === 'next' ? (next.by ?? wish.by) : wish.by;
    const before = JSON.stringify(state);
    const thrown = dice.thrown;
    now += wish.what === 'due' ? Math.max(0, (dueOf(state)?.at ?? now) - now) : 100;
    const decided = rowOf(state, wish, next.command, person, dice, now);
    expect(JSON.stringify(state)).toBe(before);
    if (decided === null) {
      expect(dice.thrown).toBe(thrown);
      look(state, null, state);
      continue;
    }
    const logged: LoggedRow = { s: state.seq + 1, at: now, row: decided.value, id: `c-${log.length}` };
    log.push(logged);
    const folded = foldRow(state, logged);
    // The outcome that comes with a decision equals the fold's own.
    expect(foldRow(state, logged, decided.outcome)).toEqual(folded);
    const { state: after } = folded;
    expect(JSON.stringify(state)).toBe(before);
    states.push(after);
    look(state, logged, after);
  }
  return { log, states };
}

describe('laws of the room', { timeout: 60_000 }, () => {
  test('every row that decide gives folds; a refusal throws no dice; neither changes the state before', () => {
    fc.assert(
      fc.property(rooms, (room) => void play(room)),
      { numRuns: 60 },
    );
  });

  test('a log folded in two pieces, at any place, and after a journey as JSON, is the log folded at once', () => {
    fc.assert(
      fc.property(rooms, fc.nat(), (room, cut) => {
        const { log, states } = play(room);
        const at = cut % log.length;
        const travelled = JSON.parse(JSON.stringify(log)) as LoggedRow[];
        const head = foldRows(null, travelled.slice(0, at));
        expect(head).toEqual(at === 0 ? null : states[at - 1]);
        expect(foldRows(head, travelled.slice(at))).toEqual(states.at(-1));
      }),
      { numRuns: 40 },
    );
  });

  test('a snapshot of any state is read as that state after a journey as JSON, and folding goes on from it', () => {
    fc.assert(
      fc.property(rooms, (room) => {
        const { log, states } = play(room);
        for (const [index, state] of states.entries()) {
          const read = readSnapshot(JSON.parse(JSON.stringify(takeSnapshot(state))) as Snapshot);
          expect(read).toEqual(state);
          const next = log[index + 1];
          if (next !== undefined) expect(foldRow(read, next)).toEqual(foldRow(state, next));
        }
      }),
      { numRuns: 40 },
    );
  });

  test('the ply rises by one with start, throw, play and end, and with nothing else; the row number with every row', () => {
    fc.assert(
      fc.property(rooms, (room) => {
        play(room, (before, logged, after) => {
          const counts = logged !== null && ['start', 'throw', 'play', 'end'].includes(logged.row.t);
          expect(after.ply).toBe(before.ply + (counts ? 1 : 0));
          expect(after.seq).toBe(before.seq + (logged === null ? 0 : 1));
        });
      }),
      { numRuns: 40 },
    );
  });

  test('a seat never goes from one holder to another but through having none; colours stay with their seats', () => {
    fc.assert(
      fc.property(rooms, (room) => {
        play(room, (before, _logged, after) => {
          expect(after.seatList.map(({ player, colours }) => [player, colours])).toEqual(
            before.seatList.map(({ player, colours }) => [player, colours]),
          );
          for (const [index, seat] of before.seatList.entries()) {
            const now = after.seatList[index];
            const [holder, nowHolder] = [holderOf(seat), holderOf(now)];
            if (holder !== null && nowHolder !== null) expect(nowHolder.person).toBe(holder.person);
          }
        });
      }),
      { numRuns: 40 },
    );
  });

  test('the table acts by itself only when it is due, and never in a game that is paused', () => {
    fc.assert(
      fc.property(rooms, (room) => {
        play(room, (before, logged) => {
          if (logged === null || !('by' in logged.row)) return;
          const due = dueOf(before);
          expect(due?.at).toBeLessThanOrEqual(logged.at);
          expect(before.pausedAt).toBeNull();
        });
      }),
      { numRuns: 40 },
    );
  });

  test('statistics of a game add up to its rows', () => {
    fc.assert(
      fc.property(rooms, (room) => {
        const { log, states } = play(room);
        const state = states.at(-1) as RoomState;
        const start = log.findLastIndex(({ row }) => row.t === 'start');
        const throws = start < 0 ? 0 : log.slice(start).filter(({ row }) => row.t === 'throw').length;
        const sum = (of: (colour: RoomState['statistics'][number]) => number): number =>
          state.statistics.reduce((total, colour) => total + of(colour), 0);
        expect(sum((colour) => colour.throws)).toBe(throws);
        const dice = room.opening.rules.startsWith('uckers') ? 2 : 1;
        expect(sum((colour) => colour.faces.reduce((a, b) => a + b, 0))).toBe(dice * throws);
        expect(sum((colour) => colour.captures)).toBe(sum((colour) => colour.captured));
        expect(sum((colour) => colour.sixes)).toBe(sum((colour) => colour.faces[5] ?? 0));
      }),
      { numRuns: 40 },
    );
  });

  test('a row out of its place is a damaged log, and says where', () => {
    fc.assert(
      fc.property(rooms, fc.nat(), (room, pick) => {
        const { log } = play(room);
        fc.pre(log.length > 2);
        const gone = 1 + (pick % (log.length - 2));
        const without = log.filter((_, index) => index !== gone);
        expect(() => foldRows(null, without)).toThrow(DamagedLog);
        expect(() => foldRows(null, [...log, log[0] as LoggedRow])).toThrow(/damaged at row 1/);
      }),
      { numRuns: 20 },
    );
  });
});
