import { expect, test } from 'vitest';
import { createBuckets } from '../limits/limits.ts';
import { openMemoryStore } from '../store/memory-store.ts';
import { roomOfRows } from '../rooms/room-reader.ts';
import type { LiveRoom } from '../rooms/live-room.ts';
import { createToldElsewhere } from './told-elsewhere.ts';

async function roomOf(id: string): Promise<LiveRoom> {
  const logged = { s: 1, at: 0, row: { t: 'open', v: 1, rules: 'ludo', seats: '1-2-', host: 'h' } } as const;
  await openMemoryStore().append([{ room: id, logged }]);
  const room = await roomOfRows(id, [{ logged, author: null }], { now: () => 0, time: () => 1000 });
  if (room === null) throw new Error('no room');
  return room;
}

/** Readings end one by one, when the test says so. */
function toldElsewhere(rows: number) {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const ask = createToldElsewhere({
    committer: {
      isShared: true,
      readOn({ id }) {
        begun.push(id);
        return new Promise((resolve) => ends.push(resolve));
      },
    },
    loadsFrom: createBuckets(rows, 1, () => 0),
  });
  async function endAll(): Promise<void> {
    while (ends.length > 0) {
      ends.shift()?.();
      await new Promise((resolve) => setImmediate(resolve));
    }
  }
  return { ask, begun, endAll };
}

test('who says all the time that a room has gone on elsewhere has it read a few times, and keeps nobody else waiting', async () => {
  const { ask, begun, endAll } = toldElsewhere(1e9);
  const rooms = await Promise.all(['a', 'b', 'c', 'd', 'e'].map(roomOf));
  const other = await roomOf('other');
  const asked = Array.from({ length: 200 }, () => rooms.map((room) => ask(room, 'attacker'))).flat();
  asked.push(ask(other, 'somebody'));
  await endAll();
  expect(await Promise.all(asked)).toEqual(asked.map(() => null));
  expect(begun.indexOf('other')).toBeLessThan(4);
  expect(begun.length).toBeLessThan(2 * rooms.length + 2);
});

test('whoever asks once a reading has begun has the room read after that', async () => {
  const { ask, begun, endAll } = toldElsewhere(1e9);
  const room = await roomOf('a');
  const asked = [ask(room, 'somebody')];
  await endAll();
  asked.push(ask(room, 'somebody'));
  await endAll();
  await Promise.all(asked);
  expect(begun).toEqual(['a', 'a']);
});

test('it costs an address as much as reading rows, and is refused with when to come again', async () => {
  const { ask, begun, endAll } = toldElsewhere(100);
  const room = await roomOf('a');
  const asked = Array.from({ length: 5 }, () => ask(room, 'attacker'));
  const other = ask(room, 'somebody');
  await endAll();
  const refused = (await Promise.all(asked)).filter((answer) => answer !== null);
  expect(refused).toHaveLength(3);
  const retryAfter: unknown = expect.any(Number);
  for (const answer of refused)
    expect(answer).toEqual({ code: 'too-many-messages', clause: null, retryAfter });
  expect(await other).toBe(null);
  expect(begun.length).toBeLessThan(4);
});
