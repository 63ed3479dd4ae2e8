// Games that earlier versions of the page have left on devices can still be opened and continued.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { printPosition } from '@ludo/rules';
import { expect, test } from 'vitest';
import { remember } from '../src/device/storage.ts';
import { openLocalTable } from '../src/table/local-table.ts';
import { hasUnreadGame } from '../src/table/stored-game.ts';

/** Written by that version: a game against a bot from a given position that Ada has won, and the next one begun. */
const kept = readFileSync(join(import.meta.dirname, 'kept-by-the-first-release.json'), 'utf8');

function openKept(rows: string) {
  remember('here', rows);
  expect(hasUnreadGame()).toBe(false);
  const table = openLocalTable({ throw: () => ({ faces: [6], origin: 'device' }) });
  if (table === null) throw new Error('no table');
  return table;
}

test('a game of the first release is opened where it was, and goes on', async () => {
  const table = openKept(kept);
  const { room } = table.view();
  expect(room).toMatchObject({ phase: 'playing', game: 2, rules: 'ludo+enterOn=16', ply: 23 });
  expect(room?.seatList).toMatchObject([{ name: 'Ada' }, { state: 'bot' }]);
  expect(room?.position && printPosition(room.position)).toBe(
    'ludo+enterOn=16 1-2- 70.h.h.h/-/b.b.12.40/- R ? -',
  );
  expect((await table.act({ do: 'throw', ply: 23 })).ok).toBe(true);
  expect(table.view().room?.lastThrow).not.toBeNull();
  expect(table.undo?.()).toBe(true);
  table.close();
  expect(openLocalTable()?.view().room?.game).toBe(table.view().room?.game);
});

test('so is every game that it left in the middle', () => {
  const rows = JSON.parse(kept) as unknown[];
  for (let count = 1; count <= rows.length; count++) openKept(JSON.stringify(rows.slice(0, count))).close();
});
