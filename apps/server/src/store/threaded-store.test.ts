// The store thread does not hold up its caller. The store's contract tests what it keeps.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LoggedRow } from '@ludo/room';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { storeThread } from '../../test/store-thread.ts';
import type { EventStore, RoomRow } from './event-store.ts';
import { openThreadedStore } from './threaded-store.ts';

let folder = '';
const opened: EventStore[] = [];
const ends: string[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ludo-thread-'));
  ends.length = 0;
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map((store) => store.close()));
  rmSync(folder, { recursive: true, force: true });
});

async function open(from = storeThread()): Promise<EventStore> {
  const ended = (reason: string): void => void ends.push(reason);
  const store = await openThreadedStore({ file: join(folder, 'log.sqlite'), program: from, ended });
  if (!store.ok) throw new Error(store.error.reason);
  opened.push(store.value);
  return store.value;
}

const rowsOf = (room: string, count: number): readonly RoomRow[] =>
  Array.from({ length: count }, (_, nth) => ({
    room,
    logged: { s: nth + 1, at: 1000 + nth, row: { t: 'throw', d: [1] } } satisfies LoggedRow,
  }));

test('the event loop turns while rows are on their way to the disk', async () => {
  const store = await open();
  const order: string[] = [];
  const written = store.append(rowsOf('a', 1)).then(() => order.push('written'));
  setImmediate(() => order.push('a turn'));
  await written;
  expect(order).toEqual(['a turn', 'written']);
});

test('appends are carried out in the order in which they were asked for', async () => {
  const store = await open();
  const all = rowsOf('a', 50);
  const answers = await Promise.all(all.map((row) => store.append([row])));
  expect(answers.filter(({ ok }) => !ok)).toEqual([]);
  const loaded = await store.load('a', 0);
  expect(loaded.ok && loaded.value.map(({ s }) => s)).toEqual(all.map(({ logged }) => logged.s));
});

test('a long log is read in portions, between which the event loop turns', async () => {
  const store = await open();
  await store.append(rowsOf('a', 2000));
  let isReading = true;
  let turns = 0;
  let isTold = false;
  const turn = (): void => {
    if (isTold) turns += 1;
    if (isReading) setImmediate(turn);
  };
  const parse = JSON.parse;
  const portions: number[] = [];
  JSON.parse = ((text: string) => {
    isTold = true;
    portions.push(turns);
    return parse(text) as unknown;
  }) as typeof JSON.parse;
  turn();
  const loaded = await store.load('a', 0).finally(() => (JSON.parse = parse));
  isReading = false;
  expect(loaded.ok && loaded.value.length).toBe(2000);
  expect(new Set(portions).size).toBe(portions.length);
  expect(portions.length).toBeGreaterThanOrEqual(8);
});

test('a file that cannot be opened is told as such, and no thread is left', async () => {
  writeFileSync(
    join(folder, 'log.sqlite'),
    'This is a letter to grandmother, and no database at all. '.repeat(50),
  );
  const store = await openThreadedStore({
    file: join(folder, 'log.sqlite'),
    program: storeThread(),
    ended: (reason) => void ends.push(reason),
  });
  expect(store).toMatchObject({ ok: false, error: { code: 'not-a-database' } });
  expect(ends).toEqual([]);
});

test('a thread that ends by itself fails what was asked of it, and tells', async () => {
  const broken = join(folder, 'broken.mjs');
  writeFileSync(
    broken,
    `import { parentPort } from 'node:worker_threads';
     parentPort.once('message', () => {
       parentPort.postMessage({ ok: true, value: null });
       parentPort.on('message', () => { throw new Error('a fault'); });
     });`,
  );
  const store = await open({ path: broken });
  const answers = await Promise.all([store.append(rowsOf('a', 1)), store.load('a', 0)]);
  expect(answers).toMatchObject([
    { ok: false, error: { code: 'failed' } },
    { ok: false, error: { code: 'failed' } },
  ]);
  expect(ends).toEqual([expect.stringContaining('a fault')]);
  expect(await store.list()).toMatchObject({ ok: false, error: { code: 'failed' } });
});

test('closing waits for what was asked before, and the file is whole by itself', async () => {
  const store = await open();
  const written = store.append(rowsOf('a', 3));
  await store.close();
  expect(await written).toEqual({ ok: true, value: [] });
  const again = await open();
  const loaded = await again.load('a', 0);
  expect(loaded.ok && loaded.value.length).toBe(3);
});
