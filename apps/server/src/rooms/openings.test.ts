import { expect, test } from 'vitest';
import { openMemoryStore } from '../store/memory-store.ts';
import type { EventStore, RoomRow } from '../store/event-store.ts';
import { createOpenings } from './openings.ts';

const first = (room: string): RoomRow => ({
  room,
  logged: { s: 1, at: 0, row: { t: 'open', v: 1, rules: 'ludo', seats: '1-2-', host: 'h' } },
  phase: 'gathering',
});

/** Counts the rooms of each append. */
function counted(inner: Pick<EventStore, 'append'>): {
  appends: number[];
  store: Pick<EventStore, 'append'>;
} {
  const appends: number[] = [];
  const append: EventStore['append'] = (rows) => {
    appends.push(rows.length);
    return inner.append(rows);
  };
  return { appends, store: { append } };
}

test('rooms that are opened in one breath are one append, those of the meantime the next', async () => {
  const inner = openMemoryStore();
  const { appends, store } = counted(inner);
  const open = createOpenings(store);
  const opened = Array.from({ length: 60 }, (_, nth) => open(first(`room ${nth}`)));
  await new Promise((resolve) => setImmediate(resolve));
  const later = [open(first('one more')), open(first('another'))];
  const answers = await Promise.all([...opened, ...later]);
  expect(answers.filter(({ ok }) => ok)).toHaveLength(62);
  expect(appends).toEqual([60, 2]);
  expect(await inner.length('room 59')).toEqual({ ok: true, value: 1 });
});

test('where the store cannot write, or fails, all are told so, and the next ones are opened', async () => {
  const inner = openMemoryStore();
  const failed = { ok: false, error: { code: 'failed', reason: 'full' } } as const;
  const answers: (() => ReturnType<EventStore['append']>)[] = [
    () => Promise.resolve(failed),
    () => Promise.reject(new Error('gone')),
  ];
  const open = createOpenings({ append: (rows) => answers.shift()?.() ?? inner.append(rows) });
  expect(await Promise.all([open(first('a')), open(first('b'))])).toEqual([failed, failed]);
  expect(await open(first('c'))).toMatchObject({ ok: false, error: { code: 'failed' } });
  expect(await open(first('d'))).toEqual({ ok: true, value: null });
});
