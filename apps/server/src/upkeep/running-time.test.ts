import { expect, test } from 'vitest';
import { HandClock } from '../../test/hand-clock.ts';
import { silent } from '../../test/test-server.ts';
import { createRunningTime, TICK } from './running-time.ts';
import { Lines } from '../telemetry/lines.ts';
import { openMemoryStore } from '../store/memory-store.ts';
import type { EventStore } from '../store/event-store.ts';

const HOUR = 3_600_000;
const total = async (store: EventStore): Promise<unknown> => (await store.runOn(0)).ok && store.runOn(0);

function begin(store: EventStore, clock: HandClock) {
  return createRunningTime({ store, now: clock.now, wait: clock.wait, log: new Lines(silent, clock.wait) });
}

test('adds up over every start, and the wall clock has no part in it', async () => {
  const store = openMemoryStore();
  for (const [nth, jump] of [400 * 24 * HOUR, -HOUR, -2e12].entries()) {
    const clock = new HandClock();
    const running = begin(store, clock);
    expect(running.total()).toBeNull();
    await expect.poll(() => running.total()).toBe(nth * HOUR);
    clock.pass(HOUR / 2);
    clock.jump(jump);
    clock.pass(HOUR / 2);
    expect(running.total()).toBe((nth + 1) * HOUR);
    await running.stop();
    expect(await total(store)).toEqual({ ok: true, value: (nth + 1) * HOUR });
  }
});

test('is written down now and then, and what a kill loses of it is no more than that', async () => {
  const store = openMemoryStore();
  const clock = new HandClock();
  const running = begin(store, clock);
  await expect.poll(() => running.total()).toBe(0);
  clock.pass(TICK - 1);
  expect(await total(store)).toEqual({ ok: true, value: 0 });
  clock.pass(1);
  await expect.poll(() => total(store)).toEqual({ ok: true, value: TICK });
  clock.pass(TICK / 2);
  expect(running.total()).toBe(1.5 * TICK);
});

test('does not go on while the device sleeps, even where the clock that only rises does', async () => {
  const store = openMemoryStore();
  const clock = new HandClock();
  let slept = 0;
  const now = (): number => clock.now() + slept;
  const running = createRunningTime({ store, now, wait: clock.wait, log: new Lines(silent, clock.wait) });
  await expect.poll(() => running.total()).toBe(0);
  clock.pass(TICK / 2);
  slept = 300 * 24 * HOUR;
  clock.pass(TICK);
  expect(running.total()).toBeLessThan(4 * TICK);
});

test('what could not be written down is written with the next', async () => {
  const memory = openMemoryStore();
  const failed = { ok: false, error: { code: 'failed', reason: 'disk full' } } as const;
  let isFull = true;
  const store: EventStore = {
    ...memory,
    runOn: (part) => (isFull ? Promise.resolve(failed) : memory.runOn(part)),
  };
  const clock = new HandClock();
  const running = begin(store, clock);
  clock.pass(3 * TICK);
  await new Promise((resolve) => setImmediate(resolve));
  expect(running.total()).toBeNull();
  isFull = false;
  clock.pass(TICK);
  await expect.poll(() => running.total()).toBe(4 * TICK);
  expect(await total(memory)).toEqual({ ok: true, value: 4 * TICK });
});
