import { accept, open } from '@ludo/room';
import type { Row } from '@ludo/room';
import { expect, test } from 'vitest';
import { createPasses, MOST_PASSES, PASS_LASTS } from './passes.ts';
import type { PassNews } from '../feed/feed.ts';
import type { Pending } from '../rooms/live-room.ts';
import { createRegistry } from '../rooms/registry.ts';
import { roomOfRows } from '../rooms/room-reader.ts';
import { createSnapshots } from '../rooms/snapshots.ts';
import { openMemoryStore } from '../store/memory-store.ts';

test('passes go with their room, and no others', async () => {
  const store = openMemoryStore();
  const passes = createPasses(() => 1);
  const nothing = (): void => undefined;
  const registry = createRegistry({
    store,
    snapshots: createSnapshots(store, nothing),
    wait: () => nothing,
    clocks: { now: () => 1, time: () => 1 },
    loaded: nothing,
    emptied: nothing,
    removed: (room) => passes.forget(room),
  });
  const first = open({ rules: 'ludo', seats: '1-2-' }, 'ada');
  if (!first.ok) throw new Error('no opening');
  const opened = await Promise.all([1, 2].map(() => registry.open(first.value)));
  const [gone = '', kept = ''] = opened.map((room) => (room.ok ? room.value : ''));
  const give = (id: string): string => passes.give({ id, now: 1 }, 'ada').pass;
  const [lost, good] = [give(gone), give(kept)];
  expect(passes.look(gone, lost, 'bob')).not.toBeNull();
  const entry = { room: gone, seq: 1 };
  await store.see([entry], 1);
  await store.mark([entry], 2);
  expect(await registry.remove([{ ...entry, marked: 2 }])).toMatchObject({ value: { rooms: 1 } });
  expect(passes.look(gone, lost, 'bob')).toBeNull();
  expect(passes.look(kept, good, 'bob')).not.toBeNull();
  expect(passes.size).toBe(1);
});

test('what is given costs the same however many others were given, and the oldest are forgotten', () => {
  let asked = 0;
  let clock = 1;
  const passes = createPasses(() => {
    asked += 1;
    return clock;
  });
  const give = (from: string): string => passes.give({ id: 'table', now: 1 }, from).pass;
  for (let nth = 0; nth < 1000; nth++) give(`person ${nth}`);
  asked = 0;
  give('ada');
  expect(asked).toBeLessThan(10);
  clock += PASS_LASTS;
  give('ada');
  expect(passes.size).toBe(1);
});

test('of one person at one table the newest are good, and those at other tables as well', () => {
  const passes = createPasses(() => 1);
  const give = (id: string, from: string): string => passes.give({ id, now: 1 }, from).pass;
  const others = [give('table', 'bob'), give('other', 'ada')];
  const own = Array.from({ length: MOST_PASSES + 2 }, () => give('table', 'ada'));
  const isGood = (id: string, pass: string): boolean => passes.look(id, pass, 'eve') !== null;
  expect(own.map((pass) => isGood('table', pass))).toEqual([false, false, true, true, true]);
  expect([isGood('table', others[0]!), isGood('other', others[1]!)]).toEqual([true, true]);
  passes.look('table', own.at(-1)!, 'eve')?.done([1]);
  expect(own.map((pass) => isGood('table', pass))).toEqual([false, false, false, false, true]);
  expect(passes.size).toBe(3);
});

async function moveOnItsWay(): Promise<Pending> {
  const rows: Row[] = [
    { t: 'open', v: 1, rules: 'ludo', seats: '1-2-', host: 'h' },
    { t: 'sit', p: 1, n: 'Ada', who: 'ada' },
  ];
  const stored = rows.map((row, nth) => ({ logged: { s: nth + 1, at: 0, row }, author: null }));
  const room = await roomOfRows('table', stored, { now: () => 1, time: () => 1 });
  const decide = () => accept({ t: 'move', from: 'ada', who: 'bob' });
  const proposed = room?.propose({ decide, unwritten: () => undefined });
  if (proposed?.ok !== true) throw new Error('no row');
  return proposed.value;
}

test('who was overtaken by somebody at another process has taken nothing', async () => {
  const news: PassNews[] = [];
  const elsewhere = createPasses(
    () => 1,
    (each) => news.push(each),
  );
  const here = createPasses(() => 1);
  const { pass } = elsewhere.give({ id: 'table', now: 1 }, 'ada');
  for (const each of news.splice(0)) here.hear(each);
  const mine = here.look('table', pass, 'bob');
  mine?.begin(await moveOnItsWay());
  elsewhere.look('table', pass, 'eve')?.done([1]);
  for (const each of news.splice(0)) here.hear(each);
  mine?.failed();
  expect(here.look('table', pass, 'bob')).toBeNull();
  expect(here.look('table', pass, 'eve')?.players).toEqual([1]);
});
