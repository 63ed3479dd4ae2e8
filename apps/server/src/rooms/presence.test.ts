import { expect, test } from 'vitest';
import { createTurns } from '../kit/turns.ts';
import type { LiveRoom } from './live-room.ts';
import { createAnnouncer, presenceIn } from './presence.ts';
import { roomOfRows } from './room-reader.ts';

const MOST = 500;
const clocks = { now: () => 0, time: () => 1000 };
const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

async function roomOf(id: string, people: number): Promise<LiveRoom> {
  const logged = { s: 1, at: 0, row: { t: 'open', v: 1, rules: 'ludo', seats: '1-2-', host: 'h' } } as const;
  const room = await roomOfRows(id, [{ logged, author: null }], clocks);
  if (room === null) throw new Error('no room');
  for (let nth = 0; nth < people; nth++) room.people.came(`${id} ${nth}`, `person ${nth}`);
  return room;
}

test('of crowds that come and go in one breath so many are told in each turn', async () => {
  const crowds = await Promise.all(Array.from({ length: 8 }, (_, nth) => roomOf(`crowd ${nth}`, 400)));
  const rooms = new Map(crowds.map((room) => [room.id, room]));
  const told: string[] = [];
  const announcer = createAnnouncer({
    look: (id) => rooms.get(id),
    telling: createTurns({ most: MOST }),
    announce: (room, { watchers }) => told.push(`${room.id}: ${watchers}`),
  });
  for (const { id } of crowds) announcer.changed(id);
  for (let nth = 0; nth < 400; nth++) crowds[7]?.people.left(`crowd 7 ${nth}`);
  for (let turns = 0, before = 0; told.length < crowds.length && turns < 20; turns++) {
    await nextTurn();
    expect(told.length - before).toBeLessThanOrEqual(2);
    before = told.length;
  }
  // Each as it is by then.
  expect(told).toEqual(crowds.map(({ id }, nth) => `${id}: ${nth === 7 ? 0 : 400}`));
  announcer.stop();
});

test('a television is counted as one, and not among those who watch; whoever watches beside it is', async () => {
  const room = await roomOf('room', 3);
  room.people.came('room 0', 'person 0', true);
  expect(presenceIn(room)).toEqual({ room: 'room', here: [], watchers: 2, televisions: 1 });
  room.people.came('beside', 'person 0');
  expect(presenceIn(room)).toEqual({ room: 'room', here: [], watchers: 3 });
});
