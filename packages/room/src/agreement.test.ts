// The next game: everybody who sits agrees, bots at once; who has not in time counts as away.
import { survey, type Position } from '@ludo/rules';
import { describe, expect, test } from 'vitest';
import { AGREE_WITHIN, hasNotAgreed, waitedFor } from './agreement.ts';
import { decide } from './decide/decide.ts';
import { decideMove } from './decide/seats.ts';
import { decideDue, dueOf, isTimed } from './due.ts';
import { foldRow, foldRows } from './fold/fold.ts';
import type { LoggedRow, Row } from './rows.ts';
import { readSnapshot, takeSnapshot, type Snapshot } from './snapshot.ts';
import type { RoomState } from './state.ts';
import { standardChoices } from './table-choices.ts';

const START = 1_000_000;
const END = START + 60_000;
const seat = (p: number, who: string): Row => ({ t: 'sit', p, n: who.toUpperCase(), who });
const bot = (p: number): Row => ({ t: 'bot', p, l: 'sensible', who: 'ada' });
const firstPlay = (position: Position) =>
  survey(position).candidates.find(({ refusal }) => refusal === null)?.text ?? '-';

/** A game that three people have begun, with a bot, and that is over; row by row. */
class Evening {
  readonly rows: LoggedRow[] = [];
  state: RoomState;

  constructor(...seats: readonly Row[]) {
    const table = { ...standardChoices, away: 'bot', grace: 30 } as const;
    const open: Row = { t: 'open', v: 1, rules: 'jumbo', seats: '1234', host: 'ada', table };
    const before = [open, ...seats].map((row, nth) => ({ s: nth + 1, at: START, row }));
    this.rows.push(...before);
    this.state = foldRows(null, before) as RoomState;
    this.says('ada', 'start', START);
    this.writes({ t: 'end', who: 'ada' }, END);
  }

  writes(row: Row, at = END): void {
    const logged = { s: this.state.seq + 1, at, row };
    this.rows.push(logged);
    this.state = foldRow(this.state, logged).state;
  }

  /** The kind of row, or why it was refused. */
  says(person: string, what: 'start', at = END): string {
    const decided = decide(this.state, { do: what }, { person, dice: falling() });
    if (!decided.ok) return decided.error.code;
    this.writes(decided.value, at);
    return decided.value.t;
  }

  /** What the table does by itself at this moment. */
  due(at: number): Row | null {
    const decided = decideDue(this.state, at, falling(), firstPlay);
    if (decided === null) return null;
    this.writes(decided.value, at);
    return decided.value;
  }
}

/** For who begins: each colour throws one less than the one before. */
function falling() {
  let next = 7;
  return { throw: () => ({ faces: [(next = next === 1 ? 6 : next - 1)], origin: 'scripted' }) };
}

const COMPANY = [seat(1, 'ada'), seat(2, 'ben'), seat(3, 'cem'), bot(4)];

describe('the next game', () => {
  test('begins with the last press of those who sit; nobody presses for a bot', () => {
    const evening = new Evening(...COMPANY);
    expect(evening.says('ben', 'start')).toBe('agree');
    expect(evening.says('ada', 'start', END + 5000)).toBe('agree');
    expect(evening.state.agreement).toEqual({ since: END, persons: ['ben', 'ada'] });
    expect(waitedFor(evening.state).map(({ player }) => player)).toEqual([3]);
    expect(evening.says('cem', 'start', END + 6000)).toBe('start');
    expect(evening.state).toMatchObject({ phase: 'playing', game: 2, agreement: null });
    expect(evening.state.seatList.map(({ state }) => state)).toEqual(['held', 'held', 'held', 'bot']);
  });

  test('begins at once for whoever is alone with bots, or with people who are away', () => {
    expect(new Evening(seat(1, 'ada'), bot(2), bot(3), bot(4)).says('ada', 'start')).toBe('start');
    const evening = new Evening(...COMPANY);
    evening.writes({ t: 'away', p: 2 });
    evening.writes({ t: 'away', p: 3 });
    expect(evening.says('ada', 'start')).toBe('start');
  });

  test('begins by itself twenty seconds after the first press; who has not pressed counts as away', () => {
    const evening = new Evening(...COMPANY);
    evening.says('ben', 'start', END);
    evening.says('ada', 'start', END + 15_000);
    expect(isTimed(evening.state)).toBe(true);
    expect(dueOf(evening.state)).toEqual({ at: END + AGREE_WITHIN, deed: { kind: 'next' } });
    expect(evening.due(END + AGREE_WITHIN - 1)).toBeNull();
    expect(evening.due(END + AGREE_WITHIN)).toMatchObject({ t: 'start', away: [3] });
    const [ada, , cem] = evening.state.seatList;
    expect(cem).toMatchObject({ state: 'away', since: END + AGREE_WITHIN, isLate: false });
    expect([ada, cem].map((each) => each !== undefined && hasNotAgreed(evening.state, each))).toEqual([
      false,
      true,
    ]);
    // As for anybody who is away.
    expect(dueOf(evening.state)).toMatchObject({ at: END + AGREE_WITHIN + 30_000, deed: { kind: 'late' } });
    evening.writes({ t: 'back', p: 3 });
    expect(evening.state.seatList[2]).toMatchObject({ state: 'held', person: 'cem' });
  });

  test.each([
    ['a stranger', 'eve', 'not-allowed'],
    ['who has agreed already', 'ada', 'already-agreed'],
  ])('is not agreed to by %s', (_, person, code) => {
    const evening = new Evening(...COMPANY);
    evening.says('ada', 'start');
    const { state } = evening;
    expect(evening.says(person, 'start')).toBe(code);
    expect(evening.state).toBe(state);
  });

  test('is not begun by a host without a seat, whose table others play at', () => {
    const evening = new Evening(...COMPANY);
    evening.writes({ t: 'stand', p: 1 });
    evening.writes(seat(1, 'dora'));
    evening.writes({ t: 'host', p: 2 });
    expect(evening.says('ada', 'start')).toBe('not-allowed');
  });

  test('waits for nobody who goes while the others have agreed', () => {
    const evening = new Evening(...COMPANY);
    evening.says('ada', 'start');
    evening.says('ben', 'start');
    evening.writes({ t: 'away', p: 3 }, END + 7000);
    expect(evening.due(END + 7000)).toMatchObject({ t: 'start' });
    expect(evening.state.seatList[2]?.state).toBe('away');
  });

  test('is no longer asked for when those who agreed are away, when a seat is free, and at a closed table', () => {
    const gone = new Evening(...COMPANY);
    gone.says('ada', 'start');
    gone.writes({ t: 'away', p: 1 });
    expect(gone.state.agreement).toBeNull();
    expect(gone.due(END + 10 * AGREE_WITHIN)).toBeNull();
    const left = new Evening(...COMPANY);
    left.says('ada', 'start');
    left.writes({ t: 'stand', p: 3 });
    expect(left.state.agreement).toBeNull();
    expect(left.says('ada', 'start')).toBe('seats-open');
    const closed = new Evening(...COMPANY);
    closed.says('ada', 'start');
    closed.writes({ t: 'close', who: 'ada' });
    expect(dueOf(closed.state)).toBeNull();
  });

  test('moves along with whoever takes the seat to another device', () => {
    const evening = new Evening(...COMPANY);
    evening.says('ada', 'start');
    const moved = decideMove(evening.state, 'ada', 'ada-on-a-tablet');
    if (!moved.ok) throw new Error(moved.error.code);
    evening.writes(moved.value);
    expect(evening.state.agreement).toEqual({ since: END, persons: ['ada-on-a-tablet'] });
  });

  test('strangers who sit, agree and stand up leave nothing behind in the state', () => {
    const evening = new Evening(...COMPANY);
    evening.writes({ t: 'stand', p: 3 });
    const { seq, ...before } = evening.state;
    for (let nth = 0; nth < 50; nth++) {
      evening.writes(seat(3, `stranger-${nth}`));
      expect(evening.says(`stranger-${nth}`, 'start')).toBe('agree');
      evening.writes({ t: 'stand', p: 3 });
    }
    const { seq: last, ...after } = evening.state;
    expect(after).toEqual(before);
    expect(last).toBe(seq + 150);
  });

  test('a snapshot of the agreement, and the log folded at once, say the same as row by row', () => {
    const evening = new Evening(...COMPANY);
    evening.says('cem', 'start');
    const travelled = JSON.parse(JSON.stringify(takeSnapshot(evening.state))) as Snapshot;
    expect(readSnapshot(travelled)).toEqual(evening.state);
    expect(dueOf(readSnapshot(travelled))).toEqual(dueOf(evening.state));
    evening.due(END + AGREE_WITHIN);
    evening.writes({ t: 'end', who: 'cem' }, END + 40_000);
    evening.says('cem', 'start', END + 41_000);
    expect(foldRows(null, evening.rows)).toEqual(evening.state);
  });

  test('a row that agrees for a stranger, or twice, is a damaged log', () => {
    const evening = new Evening(...COMPANY);
    expect(() => evening.writes({ t: 'agree', who: 'eve' })).toThrow(/without a seat/);
    evening.says('ada', 'start');
    expect(() => evening.writes({ t: 'agree', who: 'ada' })).toThrow(/twice/);
  });
});

describe('who begins the next game', () => {
  test.each([
    ['winner', 0],
    ['loser', 2],
  ] as const)('by choice: the last %s', (begins, colour) => {
    const table = { ...standardChoices, begins };
    const from = 'jumbo 1-2- 55.h.h.h/-/b.b.b.b/- R 1 -';
    const rows: readonly Row[] = [
      { t: 'open', v: 1, rules: 'jumbo', seats: '1-2-', host: 'ada', position: from, goesOn: true, table },
      seat(1, 'ada'),
      seat(2, 'ben'),
      { t: 'start', rolls: [], c: 0 },
      { t: 'play', m: 'R55>h' },
      { t: 'agree', who: 'ben' },
    ];
    const over = foldRows(
      null,
      rows.map((row, nth) => ({ s: nth + 1, at: START, row })),
    ) as RoomState;
    const decided = decide(over, { do: 'start' }, { person: 'ada', dice: falling() });
    expect(decided).toMatchObject({ ok: true, value: { t: 'start', rolls: [], c: colour } });
    if (!decided.ok) return;
    const { state } = foldRow(over, { s: over.seq + 1, at: START, row: decided.value });
    expect(state.position?.colour).toBe(colour);
  });
});
