import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { keepRooms, openStore, packRooms, rowsOf } from '../../../test/kept-rooms.ts';

const ROWS = 3000;
/** In one turn of the event loop: others write in between. */
const MOST = 600;

const folder = mkdtempSync(join(tmpdir(), 'ludo-reading-'));
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

test('however many packed rows are read, writers have their turns in between', async () => {
  const file = join(folder, 'games.sqlite');
  await keepRooms(file, { one: ROWS });
  await packRooms(file, { one: ROWS });
  const store = openStore(file);
  const parse = vi.spyOn(JSON, 'parse');
  let isOver = false;
  const loading = store.load('one', 0).finally(() => (isOver = true));
  let most = 0;
  for (let before = 0; !isOver; before = parse.mock.calls.length) {
    await new Promise((resolve) => setImmediate(resolve));
    most = Math.max(most, parse.mock.calls.length - before);
  }
  parse.mockRestore();
  expect(await loading).toEqual({ ok: true, value: rowsOf(ROWS) });
  expect(most).toBeLessThanOrEqual(MOST);
  await store.close();
});
