// Pictures of people: chosen with the seat, gone with it, and theirs on whatever seat and device.
import { expect, test } from 'vitest';
import { decide } from './decide/decide.ts';
import { open } from './decide/opening.ts';
import { decideMove } from './decide/seats.ts';
import { foldRow, foldRows } from './fold/fold.ts';
import type { Command } from './commands.ts';
import { pictureOf } from './pictures-at-seats.ts';
import type { LoggedRow, Row } from './rows.ts';
import { readSnapshot, takeSnapshot } from './snapshot.ts';
import type { RoomState } from './state.ts';

class Table {
  readonly log: LoggedRow[] = [];
  state!: RoomState;

  constructor() {
    const opened = open({ rules: 'jumbo', seats: '1-2-' }, 'ada');
    if (!opened.ok) throw new Error(opened.error.reason);
    this.add(opened.value);
  }

  add(row: Row): void {
    const logged = { s: this.log.length + 1, at: 1000 * this.log.length, row };
    this.log.push(logged);
    this.state = foldRow(this.log.length === 1 ? null : this.state, logged).state;
  }

  says(person: string, command: Command): void {
    const dice = { throw: (count: number) => ({ faces: Array<number>(count).fill(3), origin: 'scripted' }) };
    const decided = decide(this.state, command, { person, dice });
    if (!decided.ok) throw new Error(JSON.stringify(decided.error));
    this.add(decided.value);
  }
}

test('a picture comes with the seat, stays with its person, and another one or none replaces it', () => {
  const table = new Table();
  table.says('ada', { do: 'sit', player: 1, name: 'Ada', picture: 'fox' });
  table.says('ben', { do: 'sit', player: 2, name: 'Ben' });
  expect([pictureOf(table.state, 'ada'), pictureOf(table.state, 'ben')]).toEqual(['fox', null]);
  table.says('ada', { do: 'stand', player: 1 });
  table.says('ada', { do: 'sit', player: 1, name: 'Ada', picture: 'owl' });
  expect(pictureOf(table.state, 'ada')).toBe('owl');
  table.says('ada', { do: 'stand', player: 1 });
  table.says('ada', { do: 'sit', player: 1, name: 'Ada' });
  expect(pictureOf(table.state, 'ada')).toBe(null);
});

test('it goes along to another device, and into a snapshot and back', () => {
  const table = new Table();
  table.says('ada', { do: 'sit', player: 1, name: 'Ada', picture: 'fox' });
  const moved = decideMove(table.state, 'ada', 'ada on the phone');
  if (!moved.ok) throw new Error('the seat does not move');
  table.add(moved.value);
  expect(table.state.pictures).toEqual([['ada on the phone', 'fox']]);
  expect(readSnapshot(takeSnapshot(table.state)).pictures).toEqual(table.state.pictures);
  expect(foldRows(null, table.log)?.pictures).toEqual(table.state.pictures);
});

test('people without a seat have none, however many come and go', () => {
  const table = new Table();
  for (let nth = 0; nth < 20; nth += 1) {
    table.says(`guest ${nth}`, { do: 'sit', player: 2, name: 'Guest', picture: 'cat' });
    table.says(`guest ${nth}`, { do: 'stand', player: 2 });
  }
  table.says('ada', { do: 'sit', player: 1, name: 'Ada', picture: 'fox' });
  expect(table.state.pictures).toEqual([['ada', 'fox']]);
});
