// The laws of the room: what decide gives, fold takes; what is refused changes nothing; folding in pieces is folding at once.
import { survey } from '@ludo/rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Command } from './commands.ts';
import { decide, open } from './decide.ts';
import { DamagedLog, foldRow, foldRows } from './fold.ts';
import type { Dice } from './dice.ts';
import type { LoggedRow } from './rows.ts';
import type { RoomState } from './state.ts';

const people = ['ada', 'bob', 'cyd', 'dee'] as const;
type Wish = { readonly by: (typeof people)[number]; readonly what: Command | 'next' | 'late' };

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
  ),
});

const rooms = fc.record({
  opening: fc.constantFrom(
    { rules: 'ludo', seats: '1234' },
    { rules: 'jumbo', seats: '1-2-' },
    { rules: 'ludo+enterOn=16', seats: '-123' },
    { rules: 'ludo', seats: '1-2-', position: 'ludo 1-2- 70.72.72.73/-/b.b.b.60/- Y ? -' },
  ),
  wishes: fc.array(wishes, { minLength: 20, maxLength: 120, size: 'max' }),
  faces: fc.infiniteStream(fc.integer({ min: 1, max: 6 })),
});

/** Dice out of a stream; counts how often they were thrown. */
function streamDice(faces: Iterator<number>): Dice & { thrown: number } {
  return {
    thrown: 0,
    throw(count) {
      this.thrown += 1;
      return { faces: Array.from({ length: count }, () => Number(faces.next().value)), origin: 'scripted' };
    },
  };
}

/** What the person whose turn it is would do; the open seat or the start before that. */
function nextCommand(state: RoomState): { readonly command: Command; readonly by: string | null } {
  const free = state.seatList.find((seat) => seat.state === 'open');
  if (free !== undefined) return { command: { do: 'sit', player: free.player, name: 'Next' }, by: null };
  if (state.phase !== 'playing' || state.position === null)
    return { command: { do: 'start' }, by: state.host };
  const { phase, colour, ways } = survey(state.position);
  const holder = state.seatList.find((seat) => seat.colours.includes(colour ?? -1));
  const by = holder?.state === 'held' ? holder.person : null;
  if (phase === 'to-throw') return { command: { do: 'throw', ply: state.ply }, by };
  const legal = ways.filter((way) => way.refusal === null);
  return { command: { do: 'play', ply: state.ply, play: legal[state.ply % legal.length]?.text ?? '-' }, by };
}

interface Played {
  readonly log: readonly LoggedRow[];
  readonly states: readonly RoomState[];
}

/** Plays the wishes, checking every step by `look`. */
function play(
  room: {
    opening: { rules: string; seats: string; position?: string };
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
  for (const wish of room.wishes) {
    const state = states.at(-1) as RoomState;
    const next = nextCommand(state);
    const person = wish.what === 'next' ? (next.by ?? wish.by) : wish.by;
    const late: Command = { do: 'throw', ply: state.ply - 1 };
    const command = wish.what === 'next' ? next.command : wish.what === 'late' ? late : wish.what;
    const before = JSON.stringify(state);
    const thrown = dice.thrown;
    const row = decide(state, command, { person, dice });
    expect(JSON.stringify(state)).toBe(before);
    if (!row.ok) {
      expect(dice.thrown).toBe(thrown);
      look(state, null, state);
      continue;
    }
    const logged: LoggedRow = {
      s: state.seq + 1,
      at: 1000 + log.length,
      row: row.value,
      id: `c-${log.length}`,
    };
    log.push(logged);
    const { state: after } = foldRow(state, logged);
    expect(JSON.stringify(state)).toBe(before);
    states.push(after);
    look(state, logged, after);
  }
  return { log, states };
}

describe('laws of the room', () => {
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

  test('a seat never changes hands but through being open; colours stay with their seats', () => {
    fc.assert(
      fc.property(rooms, (room) => {
        play(room, (before, _logged, after) => {
          expect(after.seatList.map(({ player, colours }) => [player, colours])).toEqual(
            before.seatList.map(({ player, colours }) => [player, colours]),
          );
          for (const [index, seat] of before.seatList.entries()) {
            const now = after.seatList[index];
            if (seat.state === 'held' && now?.state === 'held') expect(now).toBe(seat);
          }
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
        expect(sum((colour) => colour.faces.reduce((a, b) => a + b, 0))).toBe(throws);
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
