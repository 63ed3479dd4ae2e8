import { expect, test } from 'vitest';
import { HandClock } from '../../test/hand-clock.ts';
import { silent } from '../../test/test-server.ts';
import { Lines } from '../telemetry/lines.ts';
import { openMemoryStore } from '../store/memory-store.ts';
import type { EventStore, RoomDue } from '../store/event-store.ts';
import { BEAT, createClaims } from './claims.ts';

const failed = { ok: false, error: { code: 'failed', reason: 'not yet' } } as const;

/** Dues as many as are wanted, until there are no more. */
function claimsOn(given: { readonly dues: number; readonly left?: number; readonly isShared?: boolean }) {
  const clock = new HandClock();
  const asked: number[] = [];
  const searched: number[] = [];
  const taken: RoomDue[] = [];
  const holding: (() => void)[] = [];
  const found: (number | null | 'failed')[] = [];
  let rest = given.dues;
  const store: EventStore = {
    ...openMemoryStore(),
    claimDues(until, lease, most) {
      expect([until, lease > 2 * BEAT]).toEqual([clock.time() + BEAT, true]);
      asked.push(most);
      const value = Array.from({ length: Math.min(most, rest) }, () => ({ room: 'a', at: 1, since: 0 }));
      rest -= value.length;
      return Promise.resolve({ ok: true, value });
    },
    findDues(from) {
      searched.push(from);
      const next = found.shift() ?? null;
      return Promise.resolve(next === 'failed' ? failed : { ok: true, value: next });
    },
  };
  const claims = createClaims({
    store,
    isShared: given.isShared ?? false,
    time: clock.time,
    wait: clock.wait,
    log: new Lines(silent, clock.wait),
    left: () => given.left ?? 1000,
    takeUp(due) {
      taken.push(due);
      return new Promise((resolve) => holding.push(resolve));
    },
  });
  const beat = async (): Promise<void> => {
    clock.pass(BEAT);
    await new Promise((resolve) => setImmediate(resolve));
  };
  /** So many of those that are taken up are under way. */
  const goOn = async (dues: number): Promise<void> => {
    for (let nth = 0; nth < dues; nth++) {
      holding.shift()?.();
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  return { claims, clock, asked, searched, found, taken, beat, goOn };
}

test('dues are taken up one after the other, the next portion once all of one are under way, and others hear of this process meanwhile', async () => {
  const { claims, asked, taken, beat, goOn } = claimsOn({ dues: 150 });
  claims.start();
  await goOn(1);
  expect([asked, taken.length]).toEqual([[100], 1]);
  await beat();
  await beat();
  expect(asked).toEqual([100, 0, 0]);
  await goOn(100);
  expect([asked, taken.length]).toEqual([[100, 0, 0, 100], 101]);
  await goOn(50);
  await beat();
  expect([asked.slice(4), taken.length]).toEqual([[100], 150]);
});

test('no more are claimed than rooms fit into memory', async () => {
  const { claims, asked } = claimsOn({ dues: 0, left: 7 });
  claims.start();
  expect(asked).toEqual([7]);
  const full = claimsOn({ dues: 0, left: -3 });
  full.claims.start();
  expect(full.asked).toEqual([0]);
});

test('after its end it takes up nothing more', async () => {
  const { claims, asked, taken, beat, goOn } = claimsOn({ dues: 100 });
  claims.start();
  await goOn(1);
  claims.stop();
  await goOn(100);
  await beat();
  expect(asked).toEqual([100]);
  expect(taken).toHaveLength(1);
});

test('what processes of an older version have written is looked for room by room, from where it failed on, and again an hour later', async () => {
  const { claims, clock, searched, found } = claimsOn({ dues: 0, isShared: true });
  found.push(1000, 'failed', 2000, null, null);
  claims.start();
  const turn = (): Promise<unknown> => new Promise((resolve) => setImmediate(resolve));
  for (const milliseconds of [100, 5000, 100]) {
    await turn();
    clock.pass(milliseconds);
  }
  await turn();
  expect(searched).toEqual([0, 1000, 1000, 2000]);
  clock.pass(3_599_999);
  expect(searched).toHaveLength(4);
  clock.pass(1);
  expect(searched).toEqual([0, 1000, 1000, 2000, 0]);
  const alone = claimsOn({ dues: 0 });
  alone.claims.start();
  expect(alone.searched).toEqual([]);
});
