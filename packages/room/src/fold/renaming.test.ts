// Another name or picture at the table: the person stays who it is, and seat, score and result follow.
import { expect, test } from 'vitest';
import type { Command } from '../commands.ts';
import { DamagedLog } from '../damaged-log.ts';
import { decide } from '../decide/decide.ts';
import { open } from '../decide/opening.ts';
import { pictureOf } from '../pictures-at-seats.ts';
import type { LoggedRow, Row } from '../rows.ts';
import { namesOf } from '../seats.ts';
import { readSnapshot, takeSnapshot } from '../snapshot.ts';
import type { RoomEvent, RoomState } from '../state.ts';
import { foldRow, foldRows } from './fold.ts';

/** Red wins with a 1. */
const NEARLY = 'jumbo 1-2- 55.h.h.h/-/b.b.b.b/- R ? -';

class Table {
  readonly log: LoggedRow[] = [];
  state!: RoomState;

  constructor() {
    const opened = open({ rules: 'jumbo', seats: '1-2-', position: NEARLY }, 'ada');
    if (!opened.ok) throw new Error(opened.error.reason);
    this.add(opened.value);
    this.says('ada', { do: 'sit', player: 1, name: 'Red', picture: 'fox' });
    this.says('ben', { do: 'sit', player: 2, name: 'Ben' });
  }

  add(row: Row): readonly RoomEvent[] {
    const logged = { s: this.log.length + 1, at: 1000 * this.log.length, row };
    this.log.push(logged);
    const folded = foldRow(this.log.length === 1 ? null : this.state, logged);
    this.state = folded.state;
    expect(foldRows(null, this.log)).toEqual(folded.state);
    expect(readSnapshot(takeSnapshot(folded.state))).toEqual(folded.state);
    return folded.events;
  }

  says(person: string, command: Command): readonly RoomEvent[] {
    const dice = { throw: (count: number) => ({ faces: Array<number>(count).fill(1), origin: 'scripted' }) };
    const decided = decide(this.state, command, { person, dice });
    if (!decided.ok) throw new Error(JSON.stringify(decided.error));
    return this.add(decided.value);
  }

  isWon(): void {
    this.says('ada', { do: 'start' });
    if (this.state.phase !== 'playing') this.says('ben', { do: 'start' });
    this.says('ada', { do: 'throw', ply: this.state.ply });
    this.says('ada', { do: 'play', ply: this.state.ply, play: 'R55>h' });
  }
}

test('a name is another one at once, and so is the picture; nothing else changes', () => {
  const table = new Table();
  const before = table.state;
  const events = table.says('ada', { do: 'rename', player: 1, name: ' Ada ', picture: 'owl' });
  expect(events).toEqual([{ type: 'renamed', player: 1, before: 'Red', name: 'Ada', person: 'ada' }]);
  const { seatList, pictures, seq, ...rest } = table.state;
  expect(before).toMatchObject(rest);
  expect(namesOf(seatList)).toEqual(['Ada', 'Ben']);
  expect(seq).toBe(before.seq + 1);
  expect(pictures).toEqual([['ada', 'owl']]);
  table.says('ada', { do: 'rename', player: 1, name: 'Ada' });
  expect(pictureOf(table.state, 'ada')).toBe(null);
  expect(table.says('ada', { do: 'rename', player: 1, name: 'Ada' })).toEqual([]);
});

test('in mid-game, away and while a bot plays on, the turn and the clock stay as they are', () => {
  const table = new Table();
  table.says('ada', { do: 'start' });
  const { position, clock, ply } = table.state;
  table.says('ada', { do: 'rename', player: 1, name: 'Ada' });
  table.add({ t: 'away', p: 2 });
  table.says('ben', { do: 'rename', player: 2, name: 'Benjamin' });
  expect(table.state.seatList[1]).toMatchObject({ state: 'away', name: 'Benjamin' });
  table.says('ben', { do: 'back', player: 2 });
  table.says('ben', { do: 'bot', player: 2, level: 'sensible' });
  table.says('ben', { do: 'rename', player: 2, name: 'Benno' });
  expect(table.state.seatList[1]).toMatchObject({ state: 'bot', holder: { person: 'ben', name: 'Benno' } });
  expect(table.state).toMatchObject({ position, clock, ply, phase: 'playing' });
});

test('after a game the score and the result follow, and what was agreed holds', () => {
  const table = new Table();
  table.isWon();
  table.says('ada', { do: 'start' });
  table.says('ada', { do: 'rename', player: 1, name: 'Ada' });
  expect(table.state.tally.map(({ name, wins }) => [name, wins])).toEqual([
    ['Ada', 1],
    ['Ben', 0],
  ]);
  expect(table.state.endNames).toEqual(['Ada', 'Ben']);
  expect(table.state.agreement?.persons).toEqual(['ada']);
  table.says('ben', { do: 'start' });
  expect(table.log.at(-1)?.row).toMatchObject({
    t: 'start',
    w: [
      ['ada', 'Ada', 1, 1, 1, 0],
      ['ben', 'Ben', 1, 0, 0, 0],
    ],
  });
});

test('the result keeps the name of whoever has gone, whatever those who sit there now are called', () => {
  const table = new Table();
  table.isWon();
  table.says('ben', { do: 'stand', player: 2 });
  table.says('eve', { do: 'sit', player: 2, name: 'Eve' });
  table.says('eve', { do: 'rename', player: 2, name: 'Eva' });
  expect(table.state.endNames).toEqual(['Red', 'Ben']);
  expect(table.state.tally.map(({ name }) => name)).toEqual(['Red', 'Ben']);
});

test('whoever holds several seats has a name at each, and in the score too', () => {
  const table = new Table();
  table.says('ben', { do: 'stand', player: 2 });
  table.says('ada', { do: 'sit', player: 2, name: 'Child' });
  table.isWon();
  table.says('ada', { do: 'rename', player: 2, name: 'Eve' });
  expect(namesOf(table.state.seatList)).toEqual(['Red', 'Eve']);
  expect(table.state.tally.map(({ who, name }) => [who, name])).toEqual([
    [1, 'Red'],
    [2, 'Eve'],
  ]);
});

test("a row that renames nobody is no log's", () => {
  const table = new Table();
  table.says('ben', { do: 'stand', player: 2 });
  expect(() => table.add({ t: 'rename', p: 2, n: 'Eve' })).toThrow(DamagedLog);
});
