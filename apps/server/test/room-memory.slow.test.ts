// Most memory of rooms: as many as the limit allows fit into the heap, whatever was done in them.
import { randomBytes } from 'node:crypto';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { actingSeat, decide, foldRow, MOST_TALLIED, open } from '@ludo/room';
import type { Command, LoggedRow, PersonId, RoomState } from '@ludo/room';
import { isToThrow, survey } from '@ludo/rules';
import { expect, test } from 'vitest';
import { CommandIds, noIds } from '../src/rooms/command-ids.ts';
import { hashOf, newRoomId, newToken } from '../src/secrets/identity.ts';
import { standardLimits } from '../src/limits/limits.ts';
import { LiveRoom } from '../src/rooms/live-room.ts';
import { RecentRows } from '../src/rooms/recent-rows.ts';
import { readRoom, roomOfRows } from '../src/rooms/room-reader.ts';
import { createRowLimits } from '../src/rooms/row-limits.ts';
import { writeStoredSnapshot } from '../src/rooms/stored-snapshot.ts';
import { openMemoryStore } from '../src/store/memory-store.ts';
import { HandClock } from './hand-clock.ts';
import { scriptedDice } from './scripted-dice.ts';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

const ROOMS = 10;
const ROWS = 500;
const clock = new HandClock();
const dice = scriptedDice([], 1);
const LONGEST = '👨🏻‍👩🏻‍👧🏻‍👦🏻'.repeat(20);
const NEARLY_OVER = 'jumbo 1-2- 55.h.h.h/-/50.h.h.h/- R ? -';
const newPerson = (): PersonId => hashOf(newToken());

function openedBy(host: PersonId): LoggedRow {
  const opened = open({ rules: 'ludo', seats: '1234' }, host);
  if (!opened.ok) throw new Error(opened.error.reason);
  return { s: 1, at: clock.time(), row: opened.value };
}

function newRoom(host: PersonId): LiveRoom {
  const logged = openedBy(host);
  const { state } = foldRow(null, logged);
  const recent = new RecentRows(null);
  recent.add(logged, state);
  const ids = new CommandIds();
  return new LiveRoom(newRoomId(), { recent, state, at: logged.at, ids, keptUpTo: 0, folded: 1 }, clock);
}

/** Parsed like a message, so that it shares no objects with others. */
function act(room: LiveRoom, command: Command, by: PersonId): void {
  const read = JSON.parse(JSON.stringify(command)) as Command;
  const proposed = room.propose({
    decide: (state) => decide(state, read, { person: by, dice, isAdmitted: true }),
    command: { id: randomBytes(24).toString('base64url'), by },
    unwritten: () => undefined,
  });
  if (!proposed.ok) throw new Error(JSON.stringify(proposed.error));
  room.confirm(proposed.value);
}

function nextOf({ phase, position, ply }: RoomState): Command {
  if (phase !== 'playing' || position === null) return { do: 'start' };
  if (isToThrow(position)) return { do: 'throw', ply };
  const legal = survey(position).candidates.filter(({ refusal }) => refusal === null);
  return { do: 'play', ply, play: legal[0]?.text ?? '-' };
}

function playedRoom(): LiveRoom {
  const host = newPerson();
  const room = newRoom(host);
  for (const player of [1, 2, 3, 4]) act(room, { do: 'sit', player, name: 'Ada' }, host);
  while (room.length < ROWS) act(room, nextOf(room.state), host);
  return room;
}

/** Average bytes of one, in the heap and outside it. */
async function bytesOf(make: () => LiveRoom | Promise<LiveRoom>): Promise<number> {
  // Warms up, so that compiled code and caches do not count.
  for (let nth = 0; nth < 3; nth++) await make();
  const rooms: LiveRoom[] = [];
  const used = (): number => {
    collect();
    const { heapUsed, external } = process.memoryUsage();
    return heapUsed + external;
  };
  const before = used();
  for (let nth = 0; nth < ROOMS; nth++) rooms.push(await make());
  const after = used();
  return (after - before) / rooms.length;
}

/** The rest is for talk, which is bounded, and for connections. */
const AT_MOST = 150_000;

test('a room in which much was played', async () => {
  expect(await bytesOf(playedRoom)).toBeLessThan(AT_MOST);
});

test('a room that was read', async () => {
  const log: LoggedRow[] = [];
  const host = newPerson();
  let { state } = foldRow(null, openedBy(host));
  log.push(openedBy(host));
  while (log.length < ROWS) {
    const open = state.seatList.find((seat) => seat.state === 'open');
    const command: Command =
      open === undefined ? nextOf(state) : { do: 'sit', player: open.player, name: 'Ada' };
    const decided = decide(state, command, { person: host, dice });
    if (!decided.ok) throw new Error(decided.error.code);
    log.push({
      s: log.length + 1,
      at: clock.time(),
      row: decided.value,
      id: randomBytes(24).toString('hex'),
    });
    ({ state } = foldRow(state, log.at(-1) as LoggedRow));
  }
  const text = JSON.stringify(log.map((logged) => ({ logged, author: 1 })));
  const bytes = await bytesOf(async () => {
    const room = await roomOfRows(newRoomId(), JSON.parse(text) as [], clock);
    if (room === null) throw new Error('no room');
    return room;
  });
  expect(bytes).toBeLessThan(AT_MOST);
});

test('a room that was read, in which games were begun again and again with the longest names in the score', async () => {
  const [host, dice] = [newPerson(), scriptedDice([], 1)];
  const opened = open({ rules: 'jumbo', seats: '1-2-', position: NEARLY_OVER }, host);
  if (!opened.ok) throw new Error(opened.error.reason);
  const log: LoggedRow[] = [{ s: 1, at: clock.time(), row: opened.value }];
  let { state } = foldRow(null, log[0] as LoggedRow);
  const act = (command: Command, person = host): void => {
    const decided = decide(state, command, { person, dice, isAdmitted: true });
    if (!decided.ok) throw new Error(decided.error.code);
    log.push({ s: log.length + 1, at: clock.time(), row: decided.value });
    ({ state } = foldRow(state, log.at(-1) as LoggedRow));
  };
  act({ do: 'sit', player: 2, name: LONGEST });
  for (let nth = 0; nth < MOST_TALLIED; nth++) {
    const guest = newPerson();
    act({ do: 'sit', player: 1, name: LONGEST }, guest);
    act({ do: 'start' });
    if (nth > 0) act({ do: 'start' }, guest);
    while (state.phase === 'playing') act(nextOf(state), actingSeat(state)?.player === 1 ? guest : host);
    act({ do: 'remove', player: 1 });
  }
  expect(state.tally).toHaveLength(MOST_TALLIED);
  act({ do: 'bot', player: 1, level: 'sensible' });
  const before = state;
  for (let nth = 0; nth < 100; nth++) {
    act({ do: 'start' });
    act({ do: 'end' });
  }
  const store = openMemoryStore();
  await store.append(log.map((logged) => ({ room: 'room', logged })));
  await store.keepSnapshot('room', writeStoredSnapshot(before, noIds));
  const bytes = await bytesOf(async () => {
    const read = await readRoom(store, 'room', clock);
    if (!read.ok || read.value === null) throw new Error('no room');
    return read.value;
  });
  expect(bytes).toBeLessThan(AT_MOST);
});

test('a room that hundreds were taken out of, with the longest names', async () => {
  const name = LONGEST;
  const bytes = await bytesOf(() => {
    const host = newPerson();
    const room = newRoom(host);
    for (let nth = 0; nth < 230; nth++) {
      act(room, { do: 'sit', player: 1, name }, newPerson());
      act(room, { do: 'remove', player: 1 }, host);
    }
    return room;
  });
  expect(bytes).toBeLessThan(AT_MOST);
});

test('a room in which a thousand strangers asked for something', async () => {
  const limits = createRowLimits(standardLimits, clock.now);
  const bytes = await bytesOf(() => {
    const room = newRoom(newPerson());
    for (let nth = 0; nth < 999; nth++) limits.ask(room, newPerson(), 'address', { do: 'start' });
    // Later their allowances have refilled and are dropped.
    clock.pass(3_600_000);
    return room;
  });
  expect(bytes).toBeLessThan(AT_MOST);
});
