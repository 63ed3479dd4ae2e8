import { expect, test } from 'vitest';
import { createTurns } from './turns.ts';

const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test('of what one address has sent in one breath so much is done in each turn, and others are next', async () => {
  const { inTurn } = createTurns(10);
  const done: string[] = [];
  for (let nth = 0; nth < 1000; nth++) inTurn('many', () => done.push('many'));
  expect(done).toHaveLength(10);
  inTurn('one', () => done.push('one'));
  await nextTurn();
  expect(done.indexOf('one')).toBeLessThan(20);
  expect(done.length).toBeLessThanOrEqual(30);
  while (done.length < 1001) await nextTurn();
  expect(done.filter((who) => who === 'one')).toHaveLength(1);
});

test('who has nothing waiting is next, before all who have', async () => {
  const { inTurn } = createTurns(1);
  const done: string[] = [];
  for (const many of ['a', 'b', 'c', 'd'])
    for (let nth = 0; nth < 5; nth++) inTurn(many, () => done.push(many));
  while (done.length < 6) await nextTurn();
  inTurn('one', () => done.push('one'));
  await nextTurn();
  expect(done.at(6)).toBe('one');
  while (done.length < 21) await nextTurn();
  expect(done.slice(7, 11).toSorted()).toEqual(['a', 'b', 'c', 'd']);
});

test('after so many milliseconds no further task is begun in a turn', async () => {
  let time = 0;
  const { inTurn } = createTurns(100, 4, () => time);
  let done = 0;
  for (let nth = 0; nth < 10; nth++)
    inTurn('one', () => {
      done += 1;
      time += 3;
    });
  for (const after of [2, 4, 6, 8, 10]) {
    expect(done).toBe(after);
    await nextTurn();
  }
});

test('a little is done at once, each time', async () => {
  const { inTurn } = createTurns(2);
  for (let nth = 0; nth < 5; nth++) {
    let isDone = false;
    inTurn('one', () => (isDone = true));
    expect(isDone).toBe(true);
    await nextTurn();
  }
});

test('what one address has sent stays in order', async () => {
  const { inTurn } = createTurns(1);
  const done: number[] = [];
  for (let nth = 0; nth < 5; nth++) inTurn('one', () => done.push(nth));
  while (done.length < 5) await nextTurn();
  expect(done).toEqual([0, 1, 2, 3, 4]);
});

test('while connections come, a turn does one thing, since no more than one is accepted in a turn', async () => {
  const { inTurn, connectionCame } = createTurns(10);
  let done = 0;
  for (let nth = 0; nth < 100; nth++) inTurn('one', () => (done += 1));
  for (let nth = 1; nth <= 20; nth++) {
    connectionCame();
    await nextTurn();
    expect(done).toBe(10 + nth);
  }
  await nextTurn();
  expect(done).toBe(40);
});

test('a connection that comes takes nothing from the turns after it', async () => {
  const { inTurn, connectionCame } = createTurns(10);
  connectionCame();
  await nextTurn();
  let done = 0;
  for (let nth = 0; nth < 20; nth++) inTurn('one', () => (done += 1));
  expect(done).toBe(10);
});
