// Seats drawn anew for the next game: by dice that anybody can check, everybody as likely anywhere.
import { describe, expect, test } from 'vitest';
import { decide } from './decide/decide.ts';
import { open } from './decide/opening.ts';
import { foldRow, foldRows } from './fold/fold.ts';
import { drawLots, orderByLots } from './lots.ts';
import type { LoggedRow, Lot, Row } from './rows.ts';
import type { RoomEvent, RoomState } from './state.ts';
import { standardChoices, type TableChoices } from './table-choices.ts';

const lotsOf = (...faces: readonly number[]): readonly Lot[] => faces.map((face) => [face, 'scripted']);
const diceOf = (...faces: number[]) => ({
  throw: (count: number) => ({ faces: faces.splice(0, count), origin: 'scripted' }),
});

describe('lots', () => {
  test('every order of two, three and four seats is as likely', () => {
    for (const [seats, orders, throws] of [
      [2, 2, 1],
      [3, 6, 2],
      [4, 24, 3],
    ] as const) {
      const all = Array.from({ length: 6 ** throws }, (_, nth) =>
        lotsOf(...Array.from({ length: throws }, (__, place) => (Math.floor(nth / 6 ** place) % 6) + 1)),
      );
      const found = new Map<string, number>();
      for (const lots of all) {
        const order = orderByLots(seats, lots);
        if (order !== null) found.set(String(order), (found.get(String(order)) ?? 0) + 1);
      }
      expect(found.size).toBe(orders);
      expect(new Set(found.values()).size).toBe(1);
    }
  });

  test('a 5 or a 6 for the first of four seats counts for nobody, and is kept in the log', () => {
    expect(drawLots(4, diceOf(6, 5, 4, 1, 1))).toEqual(lotsOf(6, 5, 4, 1, 1));
    expect(orderByLots(4, lotsOf(6, 5, 4, 1, 1))).toEqual([3, 0, 1, 2]);
  });

  test('too few and too many lots are none', () => {
    expect(orderByLots(4, lotsOf(1, 1))).toBe(null);
    expect(orderByLots(2, lotsOf(1, 1))).toBe(null);
  });
});

const NEARLY = 'jumbo 123- 55.h.h.h/b.b.b.b/b.b.b.b/- R ? -';

/** Ada, who plays red and has won, Ben and Cem, and a log that goes on. */
class Evening {
  readonly log: LoggedRow[] = [];
  events: readonly RoomEvent[] = [];
  state!: RoomState;

  constructor(table: Partial<TableChoices>, position?: string) {
    const opened = open(
      {
        rules: 'jumbo',
        seats: '123-',
        table: { ...standardChoices, ...table },
        position: position ?? NEARLY,
        goesOn: true,
      },
      'ada',
    );
    if (!opened.ok) throw new Error(opened.error.reason);
    this.add(opened.value);
    for (const [nth, person] of ['ada', 'ben', 'cem'].entries())
      this.add({ t: 'sit', p: nth + 1, n: person, who: person });
    this.says('ada', { do: 'start' });
    this.says('ada', { do: 'throw', ply: this.state.ply }, 1);
    this.says('ada', { do: 'play', ply: this.state.ply, play: 'R55>h' });
  }

  add(row: Row): void {
    const logged = { s: this.log.length + 1, at: 1000 * this.log.length, row };
    this.log.push(logged);
    const folded = foldRow(this.log.length === 1 ? null : this.state, logged);
    this.state = folded.state;
    this.events = folded.events;
  }

  says(person: string, command: Parameters<typeof decide>[1], ...faces: number[]): void {
    const decided = decide(this.state, command, { person, dice: diceOf(...faces) });
    if (!decided.ok) throw new Error(JSON.stringify(decided.error));
    this.add(decided.value);
  }

  get sitting(): readonly string[] {
    return this.state.seatList.map((seat) => ('person' in seat ? seat.person : seat.state));
  }
}

describe('a table that draws its seats anew', () => {
  test('does so for the next game, with whoever agrees last', () => {
    const evening = new Evening({ drawsSeats: true });
    expect(evening.sitting).toEqual(['ada', 'ben', 'cem']);
    evening.says('ada', { do: 'start' });
    evening.says('ben', { do: 'start' });
    expect(evening.sitting).toEqual(['ada', 'ben', 'cem']);
    evening.says('cem', { do: 'start' }, 3, 1, 1, 2, 3);
    expect(evening.sitting).toEqual(['cem', 'ada', 'ben']);
    expect(evening.state.seatList.map(({ colours }) => colours)).toEqual([[0], [1], [2]]);
    expect(evening.events.map(({ type }) => type)).toContain('seats-drawn');
    expect(evening.log.at(-1)?.row).toMatchObject({ t: 'start', lots: lotsOf(3, 1) });
    expect(foldRows(null, evening.log)?.seatList).toEqual(evening.state.seatList);
  });

  test('still knows where they sit when two more games were begun', () => {
    const evening = new Evening({ drawsSeats: true });
    for (const each of ['ada', 'ben']) evening.says(each, { do: 'start' });
    evening.says('cem', { do: 'start' }, 3, 1, 1, 2, 3);
    evening.says('ada', { do: 'end' });
    for (const each of ['ada', 'ben']) evening.says(each, { do: 'start' });
    evening.says('cem', { do: 'start' }, 2, 2, 1, 2, 3);
    expect(evening.sitting).toEqual(['ada', 'ben', 'cem']);
    expect(foldRows(null, evening.log)?.seatList).toEqual(evening.state.seatList);
  });

  test('lets the winner begin on the seat that was drawn', () => {
    const evening = new Evening({ drawsSeats: true, begins: 'winner' });
    for (const each of ['ada', 'ben']) evening.says(each, { do: 'start' });
    evening.says('cem', { do: 'start' }, 3, 1);
    expect(evening.sitting).toEqual(['cem', 'ada', 'ben']);
    expect(evening.state.position?.colour).toBe(1);
  });

  test('says who is away by the seat that was drawn', () => {
    const evening = new Evening({ drawsSeats: true });
    evening.add({ t: 'agree', who: 'ada' });
    evening.add({
      t: 'start',
      rolls: [
        [
          [0, [3], 's'],
          [1, [2], 's'],
          [2, [1], 's'],
        ],
      ],
      c: 0,
      away: [3],
      lots: lotsOf(3, 1),
    });
    expect(evening.events.filter(({ type }) => type === 'not-agreed')).toEqual([
      { type: 'not-agreed', player: 1 },
    ]);
    expect(evening.state.seatList[0]).toMatchObject({ state: 'away', person: 'cem' });
  });

  test('keeps them where the table keeps them, and takes no lots then', () => {
    const evening = new Evening({});
    for (const each of ['ada', 'ben']) evening.says(each, { do: 'start' });
    evening.says('cem', { do: 'start' }, 1, 2, 3);
    expect(evening.sitting).toEqual(['ada', 'ben', 'cem']);
    expect(evening.log.at(-1)?.row).not.toHaveProperty('lots');
    const other = new Evening({});
    const rolls = [
      [
        [0, [3], 's'],
        [1, [2], 's'],
        [2, [1], 's'],
      ],
    ] as const;
    expect(() => other.add({ t: 'start', rolls, c: 0, lots: lotsOf(3, 1) })).toThrow(
      /seats are drawn that stay/,
    );
  });
});
