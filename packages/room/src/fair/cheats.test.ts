// What a server could try, alone or with a player at the table, each by rows that look honest.
import { describe, expect, test } from 'vitest';
import { fairRoom, person, ROOM, type FairRoom } from '../../test/fair-room.ts';
import type { Row } from '../rows.ts';
import { standardChoices } from '../table-choices.ts';
import { checkRow } from './check.ts';

type Start = Extract<Row, { t: 'start' }>;

const [ada, bob] = [person('A'), person('B')];

function twoPlayers(): FairRoom {
  const room = fairRoom();
  room.sit(ada, 1);
  room.sit(bob, 2);
  return room;
}

const startOf = ({ rows }: FairRoom): Start => rows.findLast(({ row }) => row.t === 'start')!.row as Start;
const says = (room: FairRoom, row: Row): unknown => checkRow(ROOM, room.now, row);
const wrong = (fault: string): unknown => expect.objectContaining({ is: 'wrong', fault });

describe('a start', () => {
  test('that calls for no value of those who are there is found out', () => {
    const honest = twoPlayers();
    honest.begin();
    const { f, ...row } = startOf(honest);
    const of = f!.of.map(([player, tip, nth]) => [player, tip, nth] as const);
    expect(says(twoPlayers(), { ...row, f: { ...f!, of } })).toEqual(wrong('devices-left-out'));
  });

  test('that leaves somebody out who has agreed is found out', () => {
    const room = twoPlayers();
    room.begin();
    room.say(ada, { do: 'end' });
    const before = room.rows.length;
    room.say(bob, { do: 'start' });
    room.begin(ada);
    const again = checkRow(ROOM, room.states.at(-2)!, { ...startOf(room), away: [1] });
    expect(room.rows.length).toBeGreaterThan(before);
    expect(again).toEqual(wrong('devices-left-out'));
  });

  test('in which another begins than who has won is found out', () => {
    const position = 'ludo 1-2- 73.h.h.h/-/b.b.b.60/- Y ? -';
    const room = fairRoom({
      rules: 'ludo',
      seats: '1-2-',
      position,
      goesOn: true,
      table: { ...standardChoices, begins: 'winner' },
    });
    room.sit(ada, 1);
    room.sit(bob, 2);
    room.begin();
    room.play(1000);
    room.say(bob, { do: 'start' });
    room.begin(ada);
    const row = startOf(room);
    const before = room.states.at(-2)!;
    expect(row.rolls).toEqual([]);
    expect(checkRow(ROOM, before, row)).toEqual({ is: 'right', without: null });
    expect(checkRow(ROOM, before, { ...row, c: (row.c + 2) % 4 })).toEqual(wrong('beginner'));
  });

  test('that draws no seats where they are to be drawn is found out', () => {
    const table = { ...standardChoices, drawsSeats: true };
    const room = fairRoom({ rules: 'ludo', seats: '1-2-', table });
    room.sit(ada, 1);
    room.sit(bob, 2);
    room.begin();
    room.say(ada, { do: 'end' });
    room.say(bob, { do: 'start' });
    room.begin(ada);
    const { lots, ...row } = startOf(room);
    expect(lots?.length).toBeGreaterThan(0);
    expect(checkRow(ROOM, room.states.at(-2)!, row)).toEqual(wrong('beginner'));
  });
});
