import { expect, test } from 'vitest';
import { createPasses } from './passes.ts';
import { createRegistry } from './registry.ts';
import { createSnapshots } from './snapshots.ts';
import { openMemoryStore } from './store/memory-store.ts';

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
  const opened = await Promise.all([1, 2].map(() => registry.open({ rules: 'ludo', seats: '1-2-' }, 'ada')));
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
