// What a server could try, alone or with a player at the table, each by rows that look honest.
import { describe, expect, test } from 'vitest';
import { chainOf, fairRoom, person, ROOM, type FairRoom } from '../../test/fair-room.ts';
import type { Row } from '../rows.ts';
import { standardChoices } from '../table-choices.ts';
import { checkRow } from './check.ts';
import { chainsOf } from './tips.ts';

type Start = Extract<Row, { t: 'start' }>;

const [ada, bob, cyd] = [person('A'), person('B'), person('C')];

function twoPlayers(): FairRoom {
  const room = fairRoom();
  room.sit(ada, 1);
  room.sit(bob, 2);
  return room;
}

function begun(): FairRoom {
  const room = twoPlayers();
  room.begin();
  return room;
}

/** Until this person is to throw. */
function untilThrowOf(room: FairRoom, who: string): void {
  for (let nth = 0; nth < 200; nth++) {
    const { position, seatList } = room.now;
    const seat = seatList.find(({ colours }) => colours.includes(position?.colour ?? -1));
    if (position?.dice === null && seat?.state === 'held' && seat.person === who) return;
    room.play(1);
  }
  throw new Error(`${who} never throws`);
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

describe('a tip that is made when the next value of a device is known', () => {
  test('of the server, does not count by that value', () => {
    const room = begun();
    untilThrowOf(room, ada);
    // Ada's command has come; its row is not written yet.
    room.add({ t: 'tip', h: chainOf('server', 2).tip });
    room.play(1);
    expect(room.now.fair?.nextServer?.tip).toBe(chainOf('server', 2).tip);
    for (const who of [bob, ada]) {
      untilThrowOf(room, who);
      room.play(1);
    }
    expect(room.now.fair?.nextServer).toBeNull();
  });

  test('of a player, does not count by that value, nor by one of another accomplice', () => {
    const room = fairRoom({ rules: 'ludo', seats: '123-' });
    for (const [nth, who] of [ada, bob, cyd].entries()) room.sit(who, nth + 1);
    room.begin();
    untilThrowOf(room, ada);
    room.say(cyd, { do: 'tip', tip: chainOf(cyd, 2).tip });
    room.play(1);
    untilThrowOf(room, bob);
    room.play(1);
    untilThrowOf(room, cyd);
    expect(chainsOf(room.now.fair!, cyd)?.next).not.toBeNull();
    untilThrowOf(room, ada);
    room.play(1);
    expect(chainsOf(room.now.fair!, cyd)).toMatchObject({ chain: { tip: chainOf(cyd, 2).tip }, next: null });
  });

  test('of a player, does not count by the values of a start', () => {
    const room = twoPlayers();
    room.say(ada, { do: 'start' });
    room.say(ada, { do: 'value', player: 1, value: room.valueOf(ada) });
    room.say(bob, { do: 'tip', tip: chainOf(bob, 2).tip });
    room.say(bob, { do: 'value', player: 2, value: room.valueOf(bob) });
    expect(room.now.phase).toBe('playing');
    expect(chainsOf(room.now.fair!, bob)?.next?.tip).toBe(chainOf(bob, 2).tip);
  });

  test('of a player, replaced by another one when the value is known, leaves no choice between it and the older chain', () => {
    const room = begun();
    untilThrowOf(room, bob);
    room.say(bob, { do: 'tip', tip: chainOf(bob, 2).tip });
    room.play(1);
    untilThrowOf(room, ada);
    room.say(bob, { do: 'tip', tip: chainOf(bob, 3).tip });
    expect(chainsOf(room.now.fair!, bob)).toMatchObject({ chain: null, next: { tip: chainOf(bob, 3).tip } });
    room.play(1);
    untilThrowOf(room, bob);
    const { ply } = room.now;
    for (const nth of [1, 2])
      expect(room.say(bob, { do: 'throw', ply, value: chainOf(bob, nth).value(3)! })?.code).toBe(
        'value-wrong',
      );
    room.say(bob, { do: 'throw', ply });
    expect(room.findings.at(-1)).toEqual({ is: 'right', without: 'device' });
  });

  test('of the server, comes too late when its chain is about to be used up', () => {
    const room = begun();
    const fair = room.now.fair!;
    const at = (spent: number) => ({ ...room.now, fair: { ...fair, server: { ...fair.server, spent } } });
    const row = { t: 'tip', h: chainOf('server', 2).tip } as const;
    expect(checkRow(ROOM, at(448), row)).toBeNull();
    for (const spent of [449, 511, 512, 600])
      expect(checkRow(ROOM, at(spent), row)).toEqual(wrong('server-tip'));
  });
});

describe('a value that was sent for a throw that is not made', () => {
  const spentOf = (room: FairRoom, who: string): number | undefined =>
    chainsOf(room.now.fair!, who)?.chain?.spent;

  test('is spent when the game is ended', () => {
    const room = begun();
    untilThrowOf(room, bob);
    const [ofAda, ofBob] = [spentOf(room, ada)!, spentOf(room, bob)!];
    room.say(ada, { do: 'end' });
    expect([spentOf(room, ada), spentOf(room, bob)]).toEqual([ofAda, ofBob + 1]);
    room.say(bob, { do: 'start' });
    room.begin(ada);
    expect(room.findings.at(-1)).toEqual({ is: 'right', without: null });
    expect(startOf(room).f?.of.map(([, , nth]) => nth)).toEqual([ofAda + 1, ofBob + 2]);
  });

  test('is spent when its seat is taken away from somebody who keeps another', () => {
    const room = fairRoom({ rules: 'ludo', seats: '123-' });
    room.sit(ada, 1);
    room.sit(bob, 2);
    room.sit(bob, 3);
    room.begin();
    untilThrowOf(room, bob);
    const before = spentOf(room, bob)!;
    const { colour } = room.now.position!;
    const acting = room.now.seatList.find(({ colours }) => colours.includes(colour!))!;
    room.say(ada, { do: 'remove', player: acting.player });
    expect(spentOf(room, bob)).toBe(before + 1);
  });
});

describe('a start whose values are known', () => {
  /** Ada's value is told, and the start called off. */
  function calledOff(): FairRoom {
    const room = twoPlayers();
    room.say(ada, { do: 'start' });
    room.say(ada, { do: 'value', player: 1, value: room.valueOf(ada) });
    room.pass();
    return room;
  }

  test('is marked when somebody who was called for has left', () => {
    const room = calledOff();
    room.say(bob, { do: 'stand', player: 2 });
    room.say(ada, { do: 'bot', player: 2, level: 'random' });
    room.begin();
    expect(room.findings.at(-1)).toEqual({ is: 'right', without: 'device' });
  });

  test('is marked when somebody who was called for sits elsewhere', () => {
    const room = fairRoom({ rules: 'ludo', seats: '123-' });
    room.sit(ada, 1);
    room.sit(bob, 2);
    room.say(ada, { do: 'bot', player: 3, level: 'random' });
    room.say(ada, { do: 'start' });
    room.say(ada, { do: 'value', player: 1, value: room.valueOf(ada) });
    room.pass();
    room.sit(bob, 3);
    room.say(bob, { do: 'stand', player: 2 });
    room.say(ada, { do: 'bot', player: 2, level: 'random' });
    room.begin();
    expect(room.findings.at(-1)).toEqual({ is: 'right', without: 'device' });
  });

  test('is an ordinary one when nobody is left of whom one is known', () => {
    const room = calledOff();
    for (const [who, player] of [[ada, 1] as const, [bob, 2] as const])
      room.say(who, { do: 'stand', player });
    room.sit(cyd, 1);
    room.sit(bob, 2);
    room.begin(cyd);
    expect(room.findings.at(-1)).toEqual({ is: 'right', without: null });
  });

  test('is marked when somebody at the table has no part in it', () => {
    const room = fairRoom();
    room.sit(ada, 1);
    room.say(bob, { do: 'sit', player: 2, name: 'B' });
    room.begin();
    expect(room.findings.at(-1)).toEqual({ is: 'right', without: 'device' });
  });
});

test('a start does not wait for a device whose chain is used up', () => {
  const room = twoPlayers();
  const fair = room.now.fair!;
  const persons = fair.persons.map((each) =>
    each.person === bob && each.next !== null
      ? { ...each, chain: { ...each.next, spent: 512 }, next: null }
      : each,
  );
  const state = { ...room.now, fair: { ...fair, persons } };
  expect(checkRow(ROOM, state, { t: 'wanted', of: [1] })).toBeNull();
  expect(checkRow(ROOM, state, { t: 'wanted', of: [1, 2] })).toEqual(wrong('devices-left-out'));
});

test('a throw on a seat that somebody has left is nobody’s', () => {
  const room = begun();
  untilThrowOf(room, bob);
  room.say(bob, { do: 'stand', player: 2 });
  expect(room.now.seatList[1]?.state).toBe('given-up');
  const s = chainOf('server').value(room.now.fair!.server.spent + 1)!;
  for (const by of [{}, { by: 'clock' as const }, { by: 'bot' as const }])
    expect(says(room, { t: 'throw', d: [1], s, ...by })).toEqual(wrong('deputy'));
});

describe('after a restore', () => {
  function restored(): FairRoom {
    const room = begun();
    untilThrowOf(room, ada);
    room.add({ t: 'tip', h: chainOf('server', 2).tip, z: true });
    room.say(ada, { do: 'tip', tip: chainOf(ada, 2).tip });
    return room;
  }

  test('a tip counts at once no longer when a throw has taken a value', () => {
    const room = restored();
    room.play(1);
    room.say(bob, { do: 'tip', tip: chainOf(bob, 2).tip });
    expect(chainsOf(room.now.fair!, bob)).toMatchObject({ chain: null, next: { tip: chainOf(bob, 2).tip } });
  });

  test('whoever leaves is not awaited any longer', () => {
    const room = restored();
    room.say(bob, { do: 'stand', player: 2 });
    expect(room.now.fair?.renewing).toEqual([]);
  });
});
