// The law of instants: whatever a server's clock did while it wrote a log, the log can be read, no time span in its
// state is negative, the state passes the schemas, and the room's waits are never longer than the table's own spans.
import {
  decide,
  decideDue,
  dueOf,
  foldRow,
  holderOf,
  isEmpty,
  latestInstantOf,
  open,
  standardChoices,
  takeSnapshot,
} from '@ludo/room';
import type { ClockChoice, Command, Dice, LoggedRow, RoomState, Row } from '@ludo/room';
import { isToThrow, survey } from '@ludo/rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseMessage, snapshotSchema } from './schemas.ts';

const NOW = 1_800_000_000_000;
const DAY = 86_400_000;
const [ada, ben] = ['a'.repeat(22), 'b'.repeat(22)] as const;
const dice: Dice = { throw: (count) => ({ faces: Array<number>(count).fill(6), origin: 'crypto' }) };
const deeds = ['next', 'due', 'drop', 'join', 'pause', 'pause', 'bot', 'back', 'stand', 'end'] as const;
type Deed = (typeof deeds)[number];

const clocks: readonly ClockChoice[] = [
  { kind: 'none' },
  { kind: 'throw', seconds: 20 },
  { kind: 'bank', seconds: 40, increment: 5 },
];

/** Wall clocks: they advance a little, or jump anywhere, even before 1970. */
const instants = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: NOW, max: NOW + 100_000 }) },
  { weight: 1, arbitrary: fc.constantFrom(NOW - 3_600_000, NOW + 400 * DAY, 60_000, 0, -60_000) },
);
const logs = fc.record({
  clock: fc.constantFrom(...clocks),
  away: fc.constantFrom('wait' as const, 'bot' as const),
  steps: fc.array(
    fc.record({
      deed: fc.oneof({ weight: 3, arbitrary: fc.constant<Deed>('next') }, fc.constantFrom(...deeds)),
      player: fc.constantFrom(1, 2),
      at: instants,
    }),
    { minLength: 10, maxLength: 60, size: 'max' },
  ),
});

function nextCommand(state: RoomState): { readonly command: Command; readonly person: string } {
  const free = state.seatList.find(isEmpty);
  const sitter = free?.player === 2 ? ben : ada;
  if (free !== undefined) return { command: { do: 'sit', player: free.player, name: 'N' }, person: sitter };
  const { position, ply } = state;
  if (state.phase !== 'playing' || position === null)
    return { command: { do: 'start' }, person: state.host || ada };
  const { colour, candidates } = survey(position);
  const seat = state.seatList.find(({ colours }) => colours.includes(colour ?? -1));
  const play = candidates.find(({ refusal }) => refusal === null)?.text ?? '-';
  const command: Command = isToThrow(position) ? { do: 'throw', ply } : { do: 'play', ply, play };
  return { command, person: holderOf(seat)?.person ?? ada };
}

function rowOf(state: RoomState, deed: Deed, player: number, at: number): Row | null {
  const seat = state.seatList[player - 1];
  if (deed === 'due') {
    const due = dueOf(state)?.at ?? 0;
    return decideDue(state, Math.max(at, due), dice, () => nextPlay(state))?.value ?? null;
  }
  if (deed === 'drop') return seat?.state === 'held' ? { t: 'away', p: player } : null;
  if (deed === 'join') return seat?.state === 'away' ? { t: 'back', p: player } : null;
  const { command, person } = nextCommand(state);
  const theirs = holderOf(seat)?.person ?? person;
  const decided = decide(state, deed === 'next' ? command : commandOf(state, deed, player), {
    person: deed === 'next' ? person : deed === 'pause' || deed === 'end' ? state.host || ada : theirs,
    dice,
  });
  return decided.ok ? decided.value : null;
}

function nextPlay({ position }: RoomState): string {
  const ways = position === null ? [] : survey(position).candidates;
  return ways.find(({ refusal }) => refusal === null)?.text ?? '-';
}

type Asked = Exclude<Deed, 'next' | 'due' | 'drop' | 'join'>;

function commandOf({ pausedAt }: RoomState, deed: Asked, player: number): Command {
  if (deed === 'pause') return { do: pausedAt === null ? 'pause' : 'resume' };
  if (deed === 'bot') return { do: 'bot', player, level: 'random' };
  if (deed === 'back' || deed === 'stand') return { do: deed, player };
  return { do: deed };
}

/** Every time span in a state, in milliseconds. */
function spansOf({ clock, pausedAt, startedAt, endedAt }: RoomState): readonly number[] {
  return [
    ...clock.banks,
    ...(pausedAt === null ? [] : [clock.since]),
    ...(startedAt === null || endedAt === null ? [] : [endedAt - startedAt]),
  ];
}

function longestOf(state: RoomState): number {
  const { table, clock } = state;
  const own = table.clock.kind === 'throw' ? table.clock.seconds * 1000 : 0;
  return Math.max(own, table.grace * 1000, 2000, ...clock.banks);
}

describe('a log whose instants go anywhere', () => {
  test('folds to states without a negative span, that go over the wire, and that wait no longer than the table', () => {
    const seen = { pauses: 0, backwards: 0 };
    fc.assert(
      fc.property(logs, ({ clock, away, steps }) => {
        const table = { ...standardChoices, clock, away, grace: 30 };
        const position = 'jumbo 1-2- 40.41.42.43/-/40.41.42.43/- R ? -';
        const opened = open({ rules: 'jumbo', seats: '1-2-', position, table }, ada);
        if (!opened.ok) throw new Error(opened.error.reason);
        const first: LoggedRow = { s: 1, at: steps[0]?.at ?? NOW, row: opened.value };
        let state = foldRow(null, first).state;
        let last = first.at;
        for (const { deed, player, at } of steps) {
          const row = rowOf(state, deed, player, at);
          if (row === null || state.isClosed) continue;
          state = foldRow(state, { s: state.seq + 1, at, row }).state;

          seen.pauses += row.t === 'resume' ? 1 : 0;
          seen.backwards += at < last ? 1 : 0;
          last = at;
          expect(spansOf(state).filter((span) => span < 0)).toEqual([]);
          const read = parseMessage(snapshotSchema, JSON.parse(JSON.stringify(takeSnapshot(state))));
          expect(read).toMatchObject({ ok: true });
          const due = dueOf(state)?.at ?? 0;
          expect(due - latestInstantOf(state)).toBeLessThanOrEqual(longestOf(state));
        }
      }),
      { numRuns: 200 },
    );
    // By chance some sixty: fewer than half of that would mean that hardly any log has one.
    expect(Math.min(seen.pauses, seen.backwards)).toBeGreaterThan(25);
  });
});
