// Games of every rule set with dice that can be checked, with all that makes a throw another one: for tests.
import { SERVER } from '@ludo/fairness';
import { isToThrow, ruleSets } from '@ludo/rules';
import type { Opening } from '../src/decide/opening.ts';
import type { GameRecord } from '../src/record/game-record.ts';
import { takeRecord } from '../src/record/take-record.ts';
import { holderOf, playersOf } from '../src/seats.ts';
import { standardChoices } from '../src/table-choices.ts';
import { chainOf, fairRoom, person, ROOM, type FairRoom } from './fair-room.ts';
import { gamesIn } from './games-played.ts';
import { keptRows } from './record-texts.ts';

const [ada, bob, cem, dee] = [person('A'), person('B'), person('C'), person('D')];
const table = standardChoices;

function twoAt(opening: Opening): FairRoom {
  const room = fairRoom(opening);
  room.sit(ada, 1);
  room.sit(bob, 2);
  return room;
}

/** All of them agree to the next game, and send their values. */
function next(room: FairRoom, ...persons: readonly string[]): void {
  for (const who of persons) room.say(who, { do: 'start' });
  for (const who of persons) {
    const player = playersOf(room.now, who)[0] ?? 0;
    room.say(who, { do: 'value', player, value: room.valueOf(who) });
  }
  if (room.now.phase !== 'playing') throw new Error('the next game does not begin');
}

function throwWithout(room: FairRoom, who: string): void {
  const refusal = room.say(who, { do: 'throw', ply: room.now.ply });
  if (refusal !== null) throw new Error(JSON.stringify(refusal));
}

/** Until it is this person's turn to throw. */
function playUntil(room: FairRoom, who: string): void {
  const isTurn = (): boolean => {
    const { position, seatList } = room.now;
    const seat = seatList.find(({ colours }) => colours.includes(position?.colour ?? -1));
    return position != null && isToThrow(position) && seat?.state === 'held' && seat.person === who;
  };
  while (room.now.phase === 'playing' && !isTurn()) room.play(1);
}

const whole = (rules: string, seats: string): FairRoom => {
  const room = twoAt({ rules, seats });
  room.begin();
  room.play(330);
  if (room.now.phase === 'playing') room.say(ada, { do: 'end' });
  return room;
};

const special: Readonly<Record<string, () => FairRoom>> = {
  'ended by the rules': () => {
    const position = 'ludo 1-2- 69.h.h.h/-/50.h.h.h/- R ? -';
    const room = twoAt({ rules: 'ludo', seats: '1-2-', position });
    room.begin();
    room.play(400);
    return room;
  },
  'with a head start': () => {
    const room = twoAt({ rules: 'german', seats: '1-2-', headStart: true });
    room.begin();
    room.play(400);
    return room;
  },
  'of Uckers with its switches, in which pieces go together': () => {
    const rules = 'uckers+anyDouble+blobTakesBlob+blowBack+snakeEyes=outAndIn';
    const base = 'b.b.b.b';
    const position = `${rules} 1212 ${base}/${base}/${base}/${base} R 11 f`;
    const room = twoAt({ rules, seats: '1212', position });
    room.begin();
    room.play(330);
    return room;
  },
  'of Uckers with announcements, of people and of a bot': () => {
    const rules = 'uckers+suckBack';
    const position = `${rules} 1212 b.b.b.15/b.67.69.69/b.b.b.49/b.b.69.71 R ? -`;
    const room = twoAt({ rules, seats: '1212', position });
    room.begin();
    const announce = (who: string, announcement: string): void => {
      const value = room.valueOf(who);
      const refusal = room.say(who, { do: 'throw', ply: room.now.ply, value, announcement });
      if (refusal !== null) throw new Error(JSON.stringify(refusal));
    };
    announce(ada, 'suck:RG@1');
    playUntil(room, ada);
    room.say(ada, { do: 'bot', player: 1, level: 'random' });
    room.play(90);
    return room;
  },
  'with bots, also in the place of somebody': () => {
    const room = twoAt({ rules: 'ludo', seats: '1234' });
    room.say(ada, { do: 'bot', player: 3, level: 'random' });
    room.say(ada, { do: 'bot', player: 4, level: 'frontmost' });
    room.begin();
    room.play(20);
    room.say(bob, { do: 'bot', player: 2, level: 'sensible' });
    room.play(20);
    room.say(bob, { do: 'back', player: 2 });
    room.play(20);
    return room;
  },
  'with a clock that runs out': () => {
    const room = twoAt({
      rules: 'german',
      seats: '1-2-',
      table: { ...table, clock: { kind: 'throw', seconds: 20 } },
    });
    room.begin();
    for (let nth = 0; nth < 6; nth++) {
      room.play(5);
      playUntil(room, nth % 2 === 0 ? ada : bob);
      room.pass();
    }
    return room;
  },
  'with new tips, and a device that has lost its chain': () => {
    const room = twoAt({ rules: 'jumbo', seats: '1-2-' });
    room.begin();
    room.play(8);
    playUntil(room, ada);
    room.say(ada, { do: 'tip', tip: chainOf(ada, 2).tip });
    throwWithout(room, ada);
    room.play(8);
    playUntil(room, bob);
    room.say(bob, { do: 'tip', tip: chainOf(bob, 2).tip });
    room.say(ada, { do: 'tip', tip: chainOf(ada, 3).tip });
    room.add({ t: 'tip', h: chainOf(SERVER, 2).tip });
    throwWithout(room, bob);
    room.play(30);
    return room;
  },
  'at an old table whose dice can be checked from some throw on': () => {
    const room = fairRoom(undefined, undefined, { kept: keptRows('ludo.tsv').slice(0, 60) });
    while (room.now.position?.dice !== null) room.play(1);
    room.add({ t: 'tip', h: chainOf(SERVER).tip });
    room.play(10);
    const who = holderOf(room.now.seatList[0])?.person ?? '';
    room.say(who, { do: 'tip', tip: chainOf(who).tip });
    room.play(10);
    return room;
  },
  'on one screen': () => {
    const room = fairRoom({ rules: 'uckers', seats: '1234' }, 'here', { room: 'here' });
    for (const player of [1, 2, 3]) room.say('here', { do: 'sit', player, name: `Player ${player}` });
    room.say('here', { do: 'bot', player: 4, level: 'sensible' });
    room.begin('here');
    room.play(30);
    return room;
  },
  'with a store that was restored': () => {
    const room = twoAt({ rules: 'uckers', seats: '1212' });
    room.begin();
    room.play(12);
    room.add({ t: 'tip', h: chainOf(SERVER, 2).tip, z: true });
    for (const who of [ada, bob]) room.say(who, { do: 'tip', tip: chainOf(who, 2).tip });
    room.play(12);
    return room;
  },
  'with seats that are given up and taken, and moved to another device': () => {
    const room = twoAt({ rules: 'ludo', seats: '123-' });
    room.sit(cem, 3);
    room.begin();
    room.play(9);
    room.say(bob, { do: 'stand', player: 2 });
    room.say(dee, {
      do: 'sit',
      player: 2,
      name: 'Dee (bot) | é',
      tip: chainOf(dee).tip,
    });
    room.play(9);
    room.add({ t: 'move', from: cem, who: person('E') });
    room.say(person('E'), { do: 'tip', tip: chainOf(person('E')).tip });
    room.play(9);
    return room;
  },
  'of four whose seats are drawn anew': () => {
    const room = twoAt({ rules: 'ludo', seats: '1234', table: { ...table, drawsSeats: true } });
    room.sit(cem, 3);
    room.sit(dee, 4);
    room.begin();
    room.play(9);
    for (let nth = 0; nth < 3; nth++) {
      room.say(ada, { do: 'end' });
      room.say(bob, { do: 'tip', tip: chainOf(bob, 1 + ((nth + 1) % 3)).tip });
      next(room, ada, bob, cem, dee);
      room.play(16);
    }
    return room;
  },
  'with the tip of somebody who is away when it begins': () => {
    const room = fairRoom({ rules: 'jumbo', seats: '1-2-' });
    room.say(ada, { do: 'sit', player: 1, name: 'Ada' });
    room.sit(bob, 2);
    room.add({ t: 'away', p: 2 });
    room.say(ada, { do: 'start' });
    room.add({ t: 'back', p: 2 });
    room.play(40);
    return room;
  },
  'with tips that wait since a start that was called off': () => {
    const room = fairRoom({ rules: 'ludo', seats: '123-' });
    room.say(ada, { do: 'sit', player: 1, name: 'Ada' });
    room.sit(bob, 2);
    room.sit(cem, 3);
    room.say(ada, { do: 'start' });
    room.pass();
    for (const who of [bob, cem]) room.say(who, { do: 'tip', tip: chainOf(who, 2).tip });
    for (const p of [2, 3]) room.add({ t: 'away', p });
    room.say(ada, { do: 'start' });
    for (const p of [2, 3]) room.add({ t: 'back', p });
    room.play(60);
    return room;
  },
  'with a start that was called off, seats drawn anew and a winner who begins': () => {
    const position = 'ludo 1-2- 73.h.h.h/-/50.h.h.h/- R ? -';
    const room = twoAt({
      rules: 'ludo',
      seats: '1-2-',
      position,
      goesOn: true,
      table: { ...table, begins: 'winner', drawsSeats: true },
    });
    room.say(ada, { do: 'start' });
    room.say(bob, { do: 'value', player: 2, value: room.valueOf(bob) });
    room.pass();
    room.say(ada, { do: 'tip', tip: chainOf(ada, 2).tip });
    room.begin();
    room.play(400);
    next(room, ada, bob);
    room.play(21);
    room.say(ada, { do: 'end' });
    next(room, ada, bob);
    room.play(3);
    return room;
  },
};

export interface RecordedGame {
  readonly name: string;
  readonly record: GameRecord;
}

export function seatsForTwo(seatings: readonly string[]): string {
  const seats = seatings.findLast((each) => each.includes('2') && !/[3n]/.test(each));
  if (seats === undefined) throw new Error(`two cannot play: ${seatings.join(' ')}`);
  return seats;
}

/** As they are taken from the rows of their rooms. */
export function recordedGames(): readonly RecordedGame[] {
  const rooms = [
    ...ruleSets.map(({ id, seatings }) => [`of ${id}`, () => whole(id, seatsForTwo(seatings))] as const),
    ['of german with options', () => whole('german+barriers+captureBackwards', '1-2-')] as const,
    ...Object.entries(special),
  ];
  return rooms.flatMap(([name, make]) =>
    gamesIn(make().rows).map((game, nth) => {
      const record = takeRecord({ room: name === 'on one screen' ? 'here' : ROOM, ...game });
      if (record === null) throw new Error('no game');
      return { name: nth === 0 ? name : `${name}, game ${nth + 1}`, record };
    }),
  );
}
