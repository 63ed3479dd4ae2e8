import { expect, test } from 'vitest';
import { createTurns } from '../kit/turns.ts';
import { roomOfRows } from './room-reader.ts';
import { createRoomTelling } from './room-telling.ts';

const MOST = 500;
const CROWD = 1700;
const clocks = { now: () => 0, time: () => 1000 };
const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Milliseconds that each piece takes. */
const LASTS = 4;

async function crowd() {
  const logged = { s: 1, at: 0, row: { t: 'open', v: 1, rules: 'ludo', seats: '1-2-', host: 'h' } } as const;
  const room = await roomOfRows('crowd', [{ logged, author: null }], clocks);
  if (room === null) throw new Error('no room');
  for (let nth = 0; nth < CROWD; nth++) room.people.came(`socket ${nth}`, `person ${nth}`);
  room.people.came('host', 'h');
  const turns = createTurns({ most: MOST });
  const heard: (readonly [socket: string, text: string])[] = [];
  const lasted: number[] = [];
  let time = 0;
  const tellRoom = createRoomTelling({
    telling: turns,
    most: MOST,
    broadcaster: {
      tellText(sockets, _event, text) {
        heard.push(...sockets.map((socket) => [socket, text] as const));
        time += LASTS;
      },
    },
    now: () => time,
  });
  const tell = (text: string) =>
    turns.inTurn(room.id, () => tellRoom(room, 'row', text, (ms) => lasted.push(ms)), 1 + room.people.size);
  return { room, turns, heard, lasted, tell };
}

async function untilToldOf(heard: readonly unknown[], many: number): Promise<number> {
  let most = heard.length;
  for (let turn = 0; heard.length < many && turn < 100; turn++) {
    const before = heard.length;
    await nextTurn();
    most = Math.max(most, heard.length - before);
  }
  return most;
}

const hearingOf = (heard: readonly (readonly [string, string])[], socket: string): readonly string[] =>
  heard.filter(([who]) => who === socket).map(([, text]) => text);

test('of a crowd so many are told in each turn, all of them in order, and who plays first', async () => {
  const { room, heard, tell } = await crowd();
  const rows = ['one', 'two', 'three'];
  for (const row of rows) tell(row);
  expect(heard[0]?.[0]).toBe('host');
  expect(await untilToldOf(heard, rows.length * room.people.size)).toBeLessThan(2 * MOST);
  for (const socket of room.people.sockets()) expect(hearingOf(heard, socket)).toEqual(rows);
});

test('how long it takes to tell a crowd is known when all of it has been told', async () => {
  const { heard, lasted, tell } = await crowd();
  tell('one');
  expect(lasted).toEqual([]);
  await untilToldOf(heard, 1 + CROWD);
  expect(lasted).toEqual([LASTS * Math.ceil((1 + CROWD) / MOST)]);
});

test('a room beside it does not wait for the whole crowd', async () => {
  const { turns, heard, tell } = await crowd();
  for (const row of ['one', 'two', 'three']) tell(row);
  let before = 0;
  turns.inTurn('beside', () => (before = heard.length));
  await untilToldOf(heard, 3 * CROWD);
  expect(before).toBeLessThanOrEqual(2 * MOST);
});

test('who has left meanwhile is told nothing more, and who has come hears only what is told later', async () => {
  const { room, heard, tell } = await crowd();
  tell('one');
  room.people.left('socket 1600');
  room.people.came('late', 'somebody');
  tell('two');
  await untilToldOf(heard, 2 * CROWD);
  expect(hearingOf(heard, 'socket 1600')).toEqual([]);
  expect(hearingOf(heard, 'late')).toEqual(['two']);
});
