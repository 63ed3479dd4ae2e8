import type { Row } from '@ludo/room';
import { describe, expect, test } from 'vitest';
import type { LiveRoom } from '../rooms/live-room.ts';
import { createNewcomers } from './newcomers.ts';
import { roomOfRows } from '../rooms/room-reader.ts';
import type { StoredRow } from '../store/event-store.ts';

const seated: readonly Row[] = [
  { t: 'open', v: 1, rules: 'jumbo', seats: '1-2-', host: 'ada' },
  { t: 'sit', p: 1, n: 'Ada', who: 'ada' },
  { t: 'sit', p: 2, n: 'Bo', who: 'bo' },
];
const remove: Row = { t: 'remove', p: 2, who: 'ada' };

async function room(id: string, ...rows: readonly Row[]): Promise<LiveRoom> {
  const made = await roomOfRows(
    id,
    rows.map((row, nth): StoredRow => ({ logged: { s: nth + 1, at: 1, row }, author: null })),
    { now: () => 1, time: () => 1 },
  );
  if (made === null) throw new Error('no room');
  return made;
}

describe('addresses of removed persons', () => {
  test('are no more than so many, of all rooms together; the oldest is forgotten', async () => {
    const newcomers = createNewcomers();
    const table = await room('table', ...seated, remove);
    const asks = (address: string): boolean => newcomers.needsYes(table, table.state, 'somebody', address);
    for (let nth = 0; nth < 20_500; nth++) {
      newcomers.came(table, 'bo', 'socket', `10.0.${nth >> 8}.${nth & 255}`);
      newcomers.left(table, 'socket');
    }
    expect(newcomers.marks).toBe(20_000);
    expect(asks('10.0.0.0')).toBe(false);
    expect(asks('10.0.80.0')).toBe(true);
  });

  test('are of one room, and of one start of the server', async () => {
    const [before, after] = [createNewcomers(), createNewcomers()];
    const [table, other] = [await room('table', ...seated, remove), await room('other', ...seated)];
    before.came(table, 'bo', 'socket', '10.0.0.1');
    expect(before.needsYes(table, table.state, 'somebody', '10.0.0.1')).toBe(true);
    expect(before.needsYes(other, other.state, 'somebody', '10.0.0.1')).toBe(false);
    expect(after.needsYes(table, table.state, 'somebody', '10.0.0.1')).toBe(false);
  });

  test('are asked about while a host may come back, and not where nobody will', async () => {
    const newcomers = createNewcomers();
    const third: Row = { t: 'sit', p: 1, n: 'Cem', who: 'cem' };
    const table = await room('table', ...seated, remove);
    newcomers.came(table, 'bo', 'socket', '10.0.0.1');
    const left = await room('table', ...seated, remove, { t: 'stand', p: 1 });
    expect(left.state.host).toBe('');
    expect(newcomers.needsYes(left, left.state, 'somebody', '10.0.0.1')).toBe(false);
    const playing: readonly Row[] = [{ t: 'stand', p: 1 }, third, { t: 'away', p: 1 }];
    const waiting = await room(
      'table',
      ...seated,
      remove,
      { t: 'bot', p: 2, l: 'random', who: 'ada' },
      {
        t: 'start',
        rolls: [
          [
            [0, [5], 'x'],
            [2, [2], 'x'],
          ],
        ],
        c: 0,
      },
      ...playing,
      { t: 'late', p: 1 },
    );
    expect([waiting.state.host, waiting.state.phase]).toEqual(['', 'playing']);
    expect(newcomers.needsYes(waiting, waiting.state, 'somebody', '10.0.0.1')).toBe(true);
  });

  test('count from the removal on, though the store does not have it yet', async () => {
    const newcomers = createNewcomers();
    const table = await room('table', ...seated);
    newcomers.came(table, 'bo', 'one', '10.0.0.1');
    newcomers.came(table, 'somebody', 'two', '10.0.0.1');
    newcomers.admit(table, 'bo');
    expect(newcomers.needsYes(table, table.state, 'somebody', '10.0.0.1')).toBe(false);
    const { state: decided } = await room('table', ...seated, remove);
    expect(newcomers.needsYes(table, decided, 'somebody', '10.0.0.1')).toBe(true);
    expect(newcomers.needsYes(table, decided, 'somebody', '10.0.0.2')).toBe(false);
    // Removal also ends the host's earlier permission.
    expect(newcomers.needsYes(table, decided, 'bo', '10.0.0.3')).toBe(true);
  });
});
