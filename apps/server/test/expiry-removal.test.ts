// Whoever opens a table that is being removed learns that at once, without waiting for the other removals.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { expect, test } from 'vitest';
import { openLibsqlStore } from '../src/store/libsql-store.ts';
import { FIRST_SWEEP } from '../src/upkeep/sweeper.ts';
import { Guest } from './guest.ts';
import { HandClock } from './hand-clock.ts';
import { openServer } from './test-server.ts';

test('a table that goes with a hundred others is unknown before their rows are all gone', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'ludo-removal-'));
  const file = join(folder, 'log.sqlite');
  const opened = openLibsqlStore(file);
  if (!opened.ok) throw new Error(opened.error.reason);
  const store = opened.value;
  const clock = new HandClock();
  const nameOf = (nth: number): string => `room${String(nth).padStart(8, '0')}`;
  for (let nth = 0; nth < 100; nth++) {
    const rows = Array.from({ length: 300 }, (_, index) => ({
      room: nameOf(nth),
      logged: { s: index + 1, at: 1, row: { t: 'throw', d: [1], o: 'crypto' } as const },
      phase: 'playing' as const,
    }));
    await store.append(rows);
  }
  const ends = Array.from({ length: 100 }, (_, nth) => ({ room: nameOf(nth), seq: 300 }));
  await store.see(ends, 0);
  await store.mark(ends, 0);
  await store.runOn(200 * 86_400_000);
  const rowsLeft = (): number => {
    const database = new Database(file);
    const [counted] = database.prepare('SELECT count(*) AS rows FROM event').all() as { rows: number }[];
    database.close();
    return counted?.rows ?? 0;
  };
  const place = await openServer({ store, time: clock.time, now: clock.now, wait: clock.wait });
  const ada = new Guest(place.url);
  await ada.say('leave', { room: nameOf(0) });
  clock.pass(FIRST_SWEEP);
  await expect.poll(rowsLeft, { interval: 1 }).toBeLessThan(30_000);
  await expect(ada.join(nameOf(0))).rejects.toThrow('room-unknown');
  expect(rowsLeft()).toBeGreaterThan(10_000);
  ada.leave();
  await place.close();
  rmSync(folder, { recursive: true, force: true });
});
