import { accept } from '@ludo/room';
import type { LoggedRow } from '@ludo/room';
import { describe, expect, test } from 'vitest';
import { noFeed } from '../feed/feed.ts';
import type { Feed } from '../feed/feed.ts';
import { createTurns } from '../kit/turns.ts';
import { openMemoryStore } from '../store/memory-store.ts';
import type { EventStore, StoredRow } from '../store/event-store.ts';
import { createCommitter } from './committer.ts';
import type { LiveRoom } from './live-room.ts';
import { roomOfRows } from './room-reader.ts';

const MOST = 500;
const clocks = { now: () => 0, time: () => 1000 };
const shared = { isShared: true, publish: () => undefined };
const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

async function roomOf(store: EventStore, id: string, people: number): Promise<LiveRoom> {
  const logged = { s: 1, at: 0, row: { t: 'open', v: 1, rules: 'ludo', seats: '1-2-', host: 'h' } } as const;
  await store.append([{ room: id, logged }]);
  const room = await roomOfRows(id, [{ logged, author: null }], clocks);
  if (room === null) throw new Error('no room');
  for (let nth = 0; nth < people; nth++) room.people.came(`${id} ${nth}`, 'h');
  return room;
}

/** What a room is told, in order, and how many connections in each turn of the event loop. */
function telling(store: EventStore, feed: Pick<Feed, 'isShared' | 'publish'> = noFeed) {
  const told: string[] = [];
  const inTurns: number[] = [0];
  const failures: string[] = [];
  const repairs: string[] = [];
  const committer = createCommitter({
    store,
    feed,
    telling: createTurns({ most: MOST }),
    written(room, { s }) {
      told.push(`${room.id} ${s}`);
      inTurns[inTurns.length - 1] = (inTurns.at(-1) ?? 0) + room.people.size;
    },
    failed: (room, reason) => void failures.push(`${room.id}: ${reason}`),
    unfit: (room, reason) => void failures.push(`${room.id}: ${reason}`),
    repaired: (kind) => void repairs.push(kind),
    settled: () => undefined,
  });
  const refused: string[] = [];
  const submit = (room: LiveRoom): void => {
    const proposed = room.propose({
      decide: () => accept({ t: 'talk', k: 'phrases', who: 'h' }),
      command: { id: `command${room.length}`, by: 'h' },
      unwritten(why) {
        if (why === 'overtaken') submit(room);
        else refused.push(`${room.id} ${room.length + refused.length + 1}`);
      },
    });
    if (proposed.ok) committer.submit(proposed.value);
  };
  const settle = async (): Promise<void> => {
    let isIdle = false;
    void committer.idle().then(() => (isIdle = true));
    while (!isIdle) {
      inTurns.push(0);
      await nextTurn();
    }
  };
  return { told, inTurns, committer, refused, failures, repairs, submit, settle };
}

test('of what a crowd does in one breath so much is told in each turn, and other rooms are told in between', async () => {
  const store = openMemoryStore();
  const [crowded, small] = [await roomOf(store, 'crowd', 200), await roomOf(store, 'small', 2)];
  const { told, inTurns, submit, settle } = telling(store);
  for (let nth = 0; nth < 100; nth++) submit(crowded);
  submit(small);
  await settle();
  expect(told).toHaveLength(101);
  expect(told.indexOf('small 2')).toBeLessThan(6);
  expect(Math.max(...inTurns)).toBeLessThan(MOST + 200);
  expect(told.filter((each) => each.startsWith('crowd'))).toEqual(
    Array.from({ length: 100 }, (_, nth) => `crowd ${nth + 2}`),
  );
});

test('what others do meanwhile is written and told before the crowd has heard all', async () => {
  const store = openMemoryStore();
  const [crowded, small] = [await roomOf(store, 'crowd', 200), await roomOf(store, 'small', 2)];
  const { told, submit, settle } = telling(store);
  for (let nth = 0; nth < 100; nth++) submit(crowded);
  while (told.length < 10) await nextTurn();
  submit(small);
  await settle();
  expect(told).toHaveLength(101);
  expect(told.indexOf('small 2')).toBeLessThan(30);
});

test('rows that are written are told once and in order, also where the next ones cannot be written', async () => {
  const inner = openMemoryStore();
  let isFull = false;
  const store: EventStore = {
    ...inner,
    append: async (rows) =>
      isFull ? { ok: false, error: { code: 'failed', reason: 'full' } } : inner.append(rows),
  };
  const crowded = await roomOf(store, 'crowd', 200);
  const { told, refused, submit, settle } = telling(store);
  for (let nth = 0; nth < 50; nth++) submit(crowded);
  while (told.length === 0) await nextTurn();
  isFull = true;
  for (let nth = 0; nth < 5; nth++) submit(crowded);
  await settle();
  expect(told).toEqual(Array.from({ length: 50 }, (_, nth) => `crowd ${nth + 2}`));
  expect(refused).toHaveLength(5);
  expect(crowded.state.seq).toBe(51);
  isFull = false;
  submit(crowded);
  await settle();
  expect(told.at(-1)).toBe('crowd 52');
});

const said = (s: number, id = `other${s}`): LoggedRow => ({
  s,
  at: 0,
  row: { t: 'talk', k: 'phrases', who: 'h' },
  id,
});

test('a command that another process was quicker than is decided again, and other rooms do not wait for that', async () => {
  const inner = openMemoryStore();
  let open = (): void => undefined;
  const gate = new Promise<void>((resolve) => (open = resolve));
  const store: EventStore = {
    ...inner,
    read: async (room, after) => {
      await gate;
      return inner.read(room, after);
    },
  };
  const [shared, own] = [await roomOf(inner, 'shared', 1), await roomOf(inner, 'own', 1)];
  await inner.append([{ room: 'shared', logged: said(2) }]);
  const { told, refused, failures, repairs, submit, settle } = telling(store);
  submit(shared);
  submit(own);
  while (told.length === 0) await nextTurn();
  submit(own);
  while (told.length === 1) await nextTurn();
  expect(told).toEqual(['own 2', 'own 3']);
  open();
  await settle();
  expect(told).toEqual(['own 2', 'own 3', 'shared 2', 'shared 3']);
  expect(shared.state.seq).toBe(3);
  expect({ refused, failures, repairs }).toEqual({ refused: [], failures: [], repairs: ['overtaken'] });
});

test('however many commands wait for a room that was overtaken, it is read again once', async () => {
  const inner = openMemoryStore();
  let reads = 0;
  let open = (): void => undefined;
  const gate = new Promise<void>((resolve) => (open = resolve));
  const store: EventStore = {
    ...inner,
    async read(room, after) {
      reads += 1;
      await gate;
      return inner.read(room, after);
    },
  };
  const room = await roomOf(inner, 'shared', 1);
  await inner.append([{ room: 'shared', logged: said(2) }]);
  const { committer, submit, settle } = telling(store);
  submit(room);
  while (!room.isDoubtful) await nextTurn();
  const waiting = Array.from({ length: 100 }, () => committer.recover(room));
  open();
  expect(await Promise.all(waiting)).not.toContain(false);
  await settle();
  expect(reads).toBe(1);
  expect(room.state.seq).toBe(3);
});

test('however many ask for what another process has written, one reads, and one more for what came meanwhile', async () => {
  const inner = openMemoryStore();
  let reads = 0;
  const store: EventStore = {
    ...inner,
    read(room, after) {
      reads += 1;
      return inner.read(room, after);
    },
  };
  const room = await roomOf(inner, 'shared', 1);
  const { committer } = telling(store, { isShared: true, publish: () => undefined });
  const first = committer.readOn(room, 'client');
  await inner.append([{ room: 'shared', logged: said(2) }]);
  await Promise.all([first, ...Array.from({ length: 100 }, () => committer.readOn(room, 'client'))]);
  expect(reads).toBe(2);
  expect(room.state.seq).toBe(2);
});

test('rows that another process has taken away with their room are refused once', async () => {
  const store = openMemoryStore();
  const room = await roomOf(store, 'gone', 1);
  await store.see([{ room: 'gone', seq: 1 }], 0);
  await store.mark([{ room: 'gone', seq: 1 }], 1);
  expect(await store.remove([{ room: 'gone', seq: 1, marked: 1 }])).toMatchObject({ value: { rooms: 1 } });
  const { told, refused, failures, submit, settle } = telling(store);
  submit(room);
  await settle();
  expect(told).toEqual([]);
  expect(refused).toHaveLength(1);
  expect(failures).toEqual(['gone: another process has taken the room away']);
});

test('a commit whose answer was lost is found by the commands: each is told once, with its row', async () => {
  const inner = openMemoryStore();
  let isLost = true;
  const store: EventStore = {
    ...inner,
    async append(rows) {
      const written = await inner.append(rows);
      return isLost ? { ok: false, error: { code: 'failed', reason: 'no answer' } } : written;
    },
  };
  const room = await roomOf(inner, 'a', 1);
  const { told, refused, submit, settle } = telling(store);
  submit(room);
  submit(room);
  await settle();
  expect(told).toEqual(['a 2', 'a 3']);
  expect(refused).toEqual([]);
  isLost = false;
  submit(room);
  await settle();
  expect(told.at(-1)).toBe('a 4');
});

/** No row that fits: there is no such seat. */
const strange = (s: number): StoredRow => ({
  logged: { s, at: 0, row: { t: 'sit', p: 9, who: 'x', n: 'Eve' } },
  author: null,
});

test('a row of another process that does not fit takes the room alone with it, also behind an own one', async () => {
  const store = openMemoryStore();
  const [a, b] = [await roomOf(store, 'a', 1), await roomOf(store, 'b', 1)];
  const { told, committer, failures, submit, settle } = telling(store, shared);
  submit(a);
  submit(b);
  committer.hear(a, [strange(3)]);
  await settle();
  expect(told).toEqual(['a 2', 'b 2']);
  expect(failures).toHaveLength(1);
  submit(b);
  await settle();
  expect(told.at(-1)).toBe('b 3');
});

test('whoever waits for a row is answered, also where one of another process does not fit then', async () => {
  const inner = openMemoryStore();
  const full = { ok: false, error: { code: 'failed', reason: 'full' } } as const;
  const store: EventStore = { ...inner, append: () => Promise.resolve(full) };
  const room = await roomOf(inner, 'a', 1);
  const { committer, refused, failures, submit, settle } = telling(store, shared);
  submit(room);
  committer.hear(room, [strange(2)]);
  await settle();
  expect(refused).toHaveLength(1);
  expect(failures).toHaveLength(2);
});

test('a room of which the store could not say what it has goes on with what another process writes', async () => {
  const inner = openMemoryStore();
  let isAway = true;
  const away = { ok: false, error: { code: 'failed', reason: 'away' } } as const;
  const store: EventStore = {
    ...inner,
    append: (rows) => (isAway ? Promise.resolve(away) : inner.append(rows)),
    read: (room, after) => (isAway ? Promise.resolve(away) : inner.read(room, after)),
  };
  const room = await roomOf(inner, 'a', 1);
  const { told, committer, refused, submit, settle } = telling(store, shared);
  submit(room);
  await settle();
  expect({ refused: refused.length, isDoubtful: room.isDoubtful }).toEqual({ refused: 1, isDoubtful: true });
  isAway = false;
  await inner.append([{ room: 'a', logged: said(2) }]);
  committer.hear(room, [{ logged: said(2), author: null }]);
  await expect.poll(() => told).toEqual(['a 2']);
  await inner.append([{ room: 'a', logged: said(3) }]);
  await committer.readOn(room, 'sweep');
  await expect.poll(() => told).toEqual(['a 2', 'a 3']);
});

describe('a crowd is told of many rows of another process', () => {
  const MANY = 60;
  const theirs = (from: number): readonly LoggedRow[] =>
    Array.from({ length: MANY }, (_, nth) => said(from + nth));
  const inOrder = (from: number, to: number): readonly string[] =>
    Array.from({ length: to - from + 1 }, (_, nth) => `crowd ${from + nth}`);

  async function crowd(store: EventStore) {
    const [crowded, small] = [await roomOf(store, 'crowd', 200), await roomOf(store, 'small', 2)];
    return { crowded, small, ...telling(store, shared) };
  }

  test('that come in one message: so much in each turn, and other rooms in between', async () => {
    const { crowded, small, committer, told, inTurns, submit, settle } = await crowd(openMemoryStore());
    committer.hear(
      crowded,
      theirs(2).map((logged) => ({ logged, author: null })),
    );
    submit(small);
    await settle();
    expect(Math.max(...inTurns)).toBeLessThan(MOST + 200);
    expect(told.indexOf('small 2')).toBeLessThan(12);
    expect(told.filter((each) => each.startsWith('crowd'))).toEqual(inOrder(2, MANY + 1));
  });

  test('that the store has: so much in each turn, and whoever waits for it knows all at once', async () => {
    const store = openMemoryStore();
    const { crowded, committer, told, inTurns, settle } = await crowd(store);
    await store.append(theirs(2).map((logged) => ({ room: 'crowd', logged })));
    await committer.readOn(crowded, 'client');
    expect(crowded.state.seq).toBe(MANY + 1);
    await settle();
    expect(Math.max(...inTurns)).toBeLessThan(MOST + 200);
    expect(told).toEqual(inOrder(2, MANY + 1));
  });

  test('that came before an own one, behind others that were written: so much in each turn', async () => {
    const store = openMemoryStore();
    const { crowded, told, inTurns, submit, settle } = await crowd(store);
    for (let nth = 0; nth < MANY; nth++) submit(crowded);
    while (told.length === 0) await nextTurn();
    await store.append(theirs(MANY + 2).map((logged) => ({ room: 'crowd', logged })));
    inTurns.push(0);
    submit(crowded);
    await settle();
    expect(Math.max(...inTurns)).toBeLessThan(MOST + 200);
    expect(told).toEqual(inOrder(2, 2 * MANY + 2));
  });
});
