import { expect, test } from 'vitest';
import { createFairQueue } from './fair-queue.ts';

/** One at a time; each is done when the test says so. */
function oneAtATime(had: (name: string) => number): {
  readonly ask: (...names: readonly string[]) => Set<string>;
  readonly also: (wanted: Set<string>, name: string) => void;
  /** The order in which all are begun. */
  readonly order: () => Promise<readonly string[]>;
} {
  const queue = createFairQueue(1, had);
  const begun: string[] = [];
  const all: Promise<unknown>[] = [];
  let go = (): void => undefined;
  const gone = new Promise<void>((resolve) => (go = resolve));
  return {
    ask(...names) {
      const wanted = new Set(names);
      const done = queue.done(wanted, async () => {
        begun.push([...wanted].join('+'));
        await gone;
      });
      all.push(done);
      return wanted;
    },
    also(wanted, name) {
      wanted.add(name);
      queue.alsoFor(wanted);
    },
    async order() {
      go();
      await Promise.all(all);
      return begun;
    },
  };
}

const crowd = Array.from({ length: 32 }, (_, nth) => `crowd${nth}`);

test('a crowd that came before somebody keeps them waiting for two tasks at most besides the one that runs', async () => {
  for (const before of [0, 1]) {
    const { ask, order } = oneAtATime(() => 0);
    for (let nth = 0; nth < before; nth++) ask('earlier');
    for (const name of crowd) ask(name);
    ask('somebody');
    expect((await order()).indexOf('somebody') - before).toBeLessThanOrEqual(2);
  }
});

test('nobody waits for ever behind those who come after them', async () => {
  const { ask, order } = oneAtATime(() => 0);
  for (const name of ['runs', 'somebody', ...crowd]) ask(name);
  expect((await order()).indexOf('somebody')).toBeLessThanOrEqual(2);
});

test('whoever has had less goes first, and one who has had much is served all the same', async () => {
  const { ask, order } = oneAtATime((name) => (name === 'much' ? 9 : name === 'some' ? 4 : 0));
  for (const name of ['runs', 'much', 'some', 'none']) ask(name);
  expect(await order()).toEqual(['runs', 'none', 'some', 'much']);
});

test('a task that one more name wants goes when that name would have its turn', async () => {
  const { ask, also, order } = oneAtATime((name) => (name === 'somebody' || name === 'runs' ? 0 : 1));
  ask('runs');
  const wanted = ask('crowd');
  for (const name of crowd) ask(name);
  also(wanted, 'somebody');
  expect((await order())[1]).toBe('crowd+somebody');
});

test('of many tasks a few run at once, whether they fail or not, and each answers', async () => {
  const queue = createFairQueue(3, () => 0);
  let [now, most] = [0, 0];
  const answers = Array.from({ length: 50 }, (_, nth) =>
    queue.done(new Set([String(nth)]), async () => {
      most = Math.max(most, (now += 1));
      await Promise.resolve();
      now -= 1;
      if (nth % 7 === 0) throw new Error(`of ${nth}`);
      return nth;
    }),
  );
  const settled = await Promise.allSettled(answers);
  expect(most).toBe(3);
  expect(settled.map((each) => (each.status === 'fulfilled' ? each.value : String(each.reason)))).toEqual(
    answers.map((_, nth) => (nth % 7 === 0 ? `Error: of ${nth}` : nth)),
  );
});

test('a task that throws at once holds nobody up', async () => {
  const queue = createFairQueue(1, () => 0);
  const failing = queue.done(new Set(['one']), () => {
    throw new Error('of this one');
  });
  const other = queue.done(new Set(['other']), () => Promise.resolve('of the next'));
  await expect(failing).rejects.toThrow('of this one');
  expect(await other).toBe('of the next');
});
