// However players come, go, hand over their seats, publish tips and hold back values while a game is about to begin: no page
// finds an honest server wrong.
import { expect, test } from 'vitest';
import { decideMove } from '../src/decide/seats.ts';
import { dueOf } from '../src/due.ts';
import { foldRows } from '../src/fold/fold.ts';
import { holderOf, seatOf } from '../src/seats.ts';
import { standardChoices, writeChoices } from '../src/table-choices.ts';
import { chainOf, fairRoom, person, type FairRoom } from './fair-room.ts';
import { chanceOf } from './fair-session.ts';

/** `FAIR_STARTS=20000 npm run unit -- hostile-starts` tries more. */
const ROOMS = Number(process.env['FAIR_STARTS'] ?? 500);
const STEPS = 60;
const PEOPLE = ['A', 'B', 'C'].map(person);

type Chance = (below: number) => number;
type Deed = (room: FairRoom, who: string, player: number, chance: Chance) => void;

const tipOf = (who: string, chance: Chance): string => chainOf(who, 1 + chance(3)).tip;

const values: Deed = (room, who, player) => {
  const { fair } = room.now;
  if (fair?.start != null && fair.persons.some((each) => each.person === who && each.chain !== null))
    room.say(who, { do: 'value', player, value: room.valueOf(who) });
};
const tips: Deed = (room, who, _player, chance) => {
  room.say(who, { do: 'tip', tip: tipOf(who, chance) });
};
const starts: Deed = (room, who) => {
  room.say(room.now.phase === 'over' ? who : room.now.host, { do: 'start' });
};
const moves: Deed = (room, who, player) => {
  const from = holderOf(seatOf(room.now, player))?.person;
  const moved = from === undefined ? null : decideMove(room.now, from, who);
  if (moved?.ok === true) room.add(moved.value);
};
const deeds: readonly Deed[] = [
  starts,
  starts,
  values,
  values,
  values,
  tips,
  tips,
  moves,
  (room, who, player, chance) => {
    room.say(who, { do: 'sit', player, name: 'x', tip: tipOf(who, chance) });
  },
  (room, who, player) => void room.say(who, { do: 'bot', player, level: 'random' }),
  (room, who, player) => void room.say(who, { do: 'back', player }),
  (room, who, player) => void room.say(who, { do: 'stand', player }),
  (room, _who, player) => void room.say(room.now.host, { do: 'remove', player }),
  (room, who) => void room.say(who, { do: 'end' }),
  (room) => {
    if (dueOf(room.now) !== null) room.pass();
  },
];

function tried(nth: number): FairRoom {
  const chance = chanceOf(nth);
  const isForTwo = chance(2) === 0;
  const table = writeChoices({ ...standardChoices, drawsSeats: chance(2) === 0 });
  const room = fairRoom({ rules: 'ludo', seats: isForTwo ? '1-2-' : '123-', table });
  const people = isForTwo ? PEOPLE.slice(0, 2) : PEOPLE;
  for (const [index, who] of people.entries()) room.sit(who, index + 1);
  for (let step = 0; step < STEPS; step++) {
    const who = people[chance(people.length)] ?? '';
    deeds[chance(deeds.length)]?.(room, who, 1 + chance(people.length), chance);
  }
  return room;
}

test('no start of an honest server is found wrong', () => {
  let starts = 0;
  for (let nth = 0; nth < ROOMS; nth++) {
    const room = tried(nth);
    const wrong = room.findings.findIndex((finding) => finding?.is === 'wrong');
    expect(room.rows.slice(0, wrong + 1), `room ${nth}`).toEqual([]);
    expect(foldRows(null, room.rows)?.fair, `room ${nth}`).toEqual(room.now.fair);
    starts += room.rows.filter(({ row }) => row.t === 'start').length;
  }
  expect(starts).toBeGreaterThan(ROOMS / 5);
});
