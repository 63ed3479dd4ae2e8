import { expect, test } from 'vitest';
import { createRotation } from './rotation.ts';

const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test('of what one name has so much is done in each turn, and others are next', async () => {
  const rotation = createRotation(10);
  const done: string[] = [];
  for (let nth = 0; nth < 100; nth++) rotation.take('many', 3, () => done.push('many'));
  // The fourth takes more than was left.
  expect(done).toHaveLength(4);
  rotation.take('one', 3, () => done.push('one'));
  await nextTurn();
  expect(done).toHaveLength(8);
  expect(done.indexOf('one')).toBeLessThan(6);
  for (let turn = 3; done.length < 101; turn++) {
    await nextTurn();
    expect(done.length).toBeLessThanOrEqual(4 * turn);
  }
});

test('a little is done at once, each time; what takes more than a turn is done alone', async () => {
  const rotation = createRotation(2);
  const done: number[] = [];
  for (let nth = 0; nth < 5; nth++) {
    rotation.take('one', 1, () => done.push(nth));
    expect(done).toHaveLength(nth + 1);
    await nextTurn();
  }
  for (const nth of [5, 6]) rotation.take('one', 100, () => done.push(nth));
  expect(done).toHaveLength(6);
  await nextTurn();
  expect(done).toHaveLength(7);
});

test('what one name has stays in order, also what comes from a task and what is hurried', async () => {
  const rotation = createRotation(1);
  const done: string[] = [];
  const add = (name: string): void => rotation.take(name, 1, () => done.push(name));
  rotation.take('other', 1, () => undefined);
  for (const name of ['a', 'b']) {
    rotation.take(name, 1, () => {
      done.push(`${name} first`);
      rotation.take(name, 1, () => done.push(`${name} last`));
    });
    rotation.take(name, 1, () => done.push(`${name} second`));
  }
  rotation.hurry('b');
  expect(done).toEqual(['b first', 'b second', 'b last']);
  while (done.length < 6) await nextTurn();
  expect(done.slice(3)).toEqual(['a first', 'a second', 'a last']);
  rotation.hurry('nobody');
  add('c');
  expect(done).toHaveLength(6);
  await nextTurn();
  expect(done.at(-1)).toBe('c');
});
