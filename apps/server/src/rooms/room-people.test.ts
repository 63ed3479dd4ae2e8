// Who is in a room is known by counts: the same as by looking at everybody, which nobody does.
import type { PersonId } from '@ludo/room';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { standardLimits } from '../limits/limits.ts';
import { createRoomPlaces } from '../people/room-places.ts';
import { socketsOf } from '../people/questions.ts';
import type { LiveRoom } from './live-room.ts';
import { presenceIn } from './presence.ts';
import { RoomPeople } from './room-people.ts';
import { roomOfRows } from './room-reader.ts';

const CROWD = 1600;
/** What iterators may give for one person who comes or goes: seats and the like, and nothing that grows with a crowd. */
const FEW = 60;

const clocks = { now: () => 0, time: () => 1000 };

async function roomWithHost(): Promise<LiveRoom> {
  const logged = { s: 1, at: 0, row: { t: 'open', v: 1, rules: 'ludo', seats: '1234', host: 'h' } } as const;
  const room = await roomOfRows('room', [{ logged, author: null }], clocks);
  if (room === null) throw new Error('no room');
  return room;
}

/** How often iterators of maps and sets, with which alone one can go over a crowd, gave something meanwhile. */
function stepsOf(act: () => void): number {
  const kinds = [new Map().entries(), new Set().values()].map(
    (each) => Reflect.getPrototypeOf(each) as { next: () => unknown },
  );
  const kept = kinds.map(({ next }) => next);
  let steps = 0;
  for (const [nth, kind] of kinds.entries())
    kind.next = function next(this: unknown) {
      steps += 1;
      return kept[nth]?.call(this);
    };
  try {
    act();
  } finally {
    for (const [nth, kind] of kinds.entries()) kind.next = kept[nth] ?? kind.next;
  }
  return steps;
}

test.each<readonly [string, (room: LiveRoom) => unknown]>([
  ['who is present is told', (room) => presenceIn(room)],
  ['somebody comes', (room) => room.people.came('late', 'late')],
  ['somebody leaves', (room) => room.people.left('socket 800')],
  ['a player without a connection is looked for', (room) => room.isConnected('nobody')],
  ['pages of one person are looked for', (room) => socketsOf(room, 'person 800')],
  [
    'the host comes to a room that is full',
    (room) => createRoomPlaces({ ...standardLimits, connectionsPerRoom: CROWD }).has(room, 'h', 'address'),
  ],
])('when %s, nobody looks at the whole crowd', async (_when, act) => {
  const room = await roomWithHost();
  for (let nth = 0; nth < CROWD; nth++) room.people.came(`socket ${nth}`, `person ${nth}`, nth % 8 === 0);
  expect(stepsOf(() => [...room.people.sockets()])).toBe(CROWD + 1);
  expect(stepsOf(() => void act(room))).toBeLessThan(FEW);
});

interface Connected {
  readonly person: PersonId;
  readonly isTelevision: boolean;
}

const persons = ['a', 'b', 'c', 'd'] as const;
const comings = fc.array(
  fc.record({
    socket: fc.constantFrom('1', '2', '3', '4', '5', '6'),
    person: fc.constantFrom(...persons),
    isTelevision: fc.boolean(),
    leaves: fc.boolean(),
  }),
);

test('whoever comes and goes, the counts are those of everybody who is there', () => {
  fc.assert(
    fc.property(comings, fc.subarray<PersonId>([...persons]), (goings, some) => {
      const people = new RoomPeople();
      const all = new Map<string, Connected>();
      for (const { socket, person, isTelevision, leaves } of goings) {
        all.delete(socket);
        if (leaves) people.left(socket);
        else {
          people.came(socket, person, isTelevision);
          all.set(socket, { person, isTelevision });
        }
      }
      expect([...people.sockets()]).toEqual([...all.keys()]);
      expect(people.size).toBe(all.size);
      const watching = new Set([...all.values()].flatMap((each) => (each.isTelevision ? [] : each.person)));
      const here = new Set([...all.values()].map(({ person }) => person));
      for (const person of persons) {
        const own = [...all].flatMap(([socket, each]) => (each.person === person ? [socket] : []));
        expect([...people.socketsOf(person)]).toEqual(own);
        expect(people.isHere(person)).toBe(here.has(person));
        expect(people.watches(person)).toBe(watching.has(person));
      }
      const others = [...here].filter((person) => !some.includes(person));
      const watchers = others.filter((person) => watching.has(person)).length;
      expect(people.besides(new Set(some))).toEqual({ watchers, televisions: others.length - watchers });
    }),
  );
});
