import { expect, test } from 'vitest';
import { createTurns, LONGEST_REST } from './turns.ts';

const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test('of what one address has sent in one breath so much is done in each turn, and others are next', async () => {
  const { inTurn } = createTurns({ most: 10 });
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

test('who has nothing waiting is next, or after one of those who have', async () => {
  const { inTurn } = createTurns({ most: 1 });
  const done: string[] = [];
  for (const many of ['a', 'b', 'c', 'd'])
    for (let nth = 0; nth < 5; nth++) inTurn(many, () => done.push(many));
  while (done.length < 8) await nextTurn();
  inTurn('one', () => done.push('one'));
  while (done.length < 21) await nextTurn();
  expect(done.slice(8, 10)).toContain('one');
  expect(
    done
      .filter((who) => who !== 'one')
      .slice(8, 12)
      .toSorted(),
  ).toEqual(['a', 'b', 'c', 'd']);
});

test('after so many milliseconds no further task is begun in a turn', async () => {
  let time = 0;
  const { inTurn } = createTurns({ most: 100, longest: 4, now: () => time });
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
  const { inTurn } = createTurns({ most: 2 });
  for (let nth = 0; nth < 5; nth++) {
    let isDone = false;
    inTurn('one', () => (isDone = true));
    expect(isDone).toBe(true);
    await nextTurn();
  }
});

test('what one address has sent stays in order', async () => {
  const { inTurn } = createTurns({ most: 1 });
  const done: number[] = [];
  for (let nth = 0; nth < 5; nth++) inTurn('one', () => done.push(nth));
  while (done.length < 5) await nextTurn();
  expect(done).toEqual([0, 1, 2, 3, 4]);
});

test('while connections come, a turn does one thing, since no more than one is accepted in a turn', async () => {
  const { inTurn, cutShort } = createTurns({ most: 10 });
  let done = 0;
  for (let nth = 0; nth < 100; nth++) inTurn('one', () => (done += 1));
  for (let nth = 1; nth <= 20; nth++) {
    cutShort();
    await nextTurn();
    expect(done).toBe(10 + nth);
  }
  await nextTurn();
  expect(done).toBe(40);
});

test('a connection that comes takes nothing from the turns after it', async () => {
  const { inTurn, cutShort } = createTurns({ most: 10 });
  cutShort();
  await nextTurn();
  let done = 0;
  for (let nth = 0; nth < 20; nth++) inTurn('one', () => (done += 1));
  expect(done).toBe(10);
});

test('newcomers, however many, take every other place from those who wait', async () => {
  const { inTurn } = createTurns({ most: 2 });
  let newcomers = 0;
  let done = 0;
  const come = (): void => {
    newcomers += 1;
    inTurn(`newcomer ${newcomers}`, () => come());
  };
  for (let nth = 0; nth < 10; nth++) come();
  for (let nth = 0; nth < 20; nth++) inTurn('patient', () => (done += 1));
  for (let turn = 0; turn < 30; turn++) await nextTurn();
  expect(done).toBe(20);
});

test('while each turn is cut short, tasks have their share of the time, and all of it again after that', async () => {
  let time = 0;
  const { inTurn, cutShort } = createTurns({ most: 8, shareOfShort: 1 / 4, now: () => time });
  let done = 0;
  cutShort();
  for (let nth = 0; nth < 50; nth++)
    inTurn(`name ${nth}`, () => {
      done += 1;
      time += 1;
    });
  const begun = time;
  for (let turn = 0; turn < 60; turn++) {
    time += 1;
    cutShort();
    await nextTurn();
  }
  expect(done).toBeGreaterThanOrEqual((time - begun) / 4 - 1);
  expect(done).toBeLessThanOrEqual((time - begun) / 4 + 1);
  for (let turn = 0; turn < 6; turn++) await nextTurn();
  expect(done).toBe(50);
});

test('a pause in a task, which is not its own, keeps nobody waiting for many times as long', async () => {
  let time = 0;
  const { inTurn, cutShort } = createTurns({ most: 8, shareOfShort: 1 / 8, now: () => time });
  const PAUSE = 40;
  let done = 0;
  cutShort();
  for (let nth = 0; nth < 10; nth++)
    inTurn(`name ${nth}`, () => {
      done += 1;
      time += done === 5 ? PAUSE : 1;
    });
  while (done < 10) {
    time += 1;
    cutShort();
    await nextTurn();
  }
  expect(time).toBeLessThan(PAUSE + 10 * 8 + LONGEST_REST);
});

test('what is heavier takes more of a turn; what takes more than a turn is done alone', async () => {
  const { inTurn } = createTurns({ most: 10 });
  const done: string[] = [];
  for (let nth = 0; nth < 100; nth++) inTurn('many', () => done.push('many'), 3);
  // The fourth takes more than was left.
  expect(done).toHaveLength(4);
  inTurn('one', () => done.push('one'), 3);
  await nextTurn();
  expect(done).toHaveLength(8);
  expect(done.indexOf('one')).toBeLessThan(7);
  for (let turn = 3; done.length < 101; turn++) {
    await nextTurn();
    expect(done.length).toBeLessThanOrEqual(4 * turn);
  }
  for (let nth = 0; nth < 2; nth++) inTurn('heavy', () => done.push('heavy'), 100);
  expect(done).toHaveLength(102);
  await nextTurn();
  expect(done).toHaveLength(103);
});

test('what one name has stays in order, also what comes from a task', async () => {
  const { inTurn } = createTurns({ most: 1 });
  const done: string[] = [];
  inTurn('other', () => undefined);
  for (const name of ['a', 'b']) {
    inTurn(name, () => {
      done.push(`${name} first`);
      inTurn(name, () => done.push(`${name} last`));
    });
    inTurn(name, () => done.push(`${name} second`));
  }
  while (done.length < 6) await nextTurn();
  for (const name of ['a', 'b'])
    expect(done.filter((each) => each.startsWith(name))).toEqual([
      `${name} first`,
      `${name} second`,
      `${name} last`,
    ]);
  inTurn('c', () => done.push('c'));
  expect(done).toHaveLength(6);
  await nextTurn();
  expect(done.at(-1)).toBe('c');
});

test('the next piece of what has begun comes before whatever else its name has waiting, and leaves turns to others', async () => {
  const { inTurn, goOn } = createTurns({ most: 1 });
  const done: string[] = [];
  const begin = (name: string, pieces: number) => () => {
    done.push(`${name} ${pieces}`);
    if (pieces > 1) goOn(name.slice(0, 1), begin(name, pieces - 1));
  };
  inTurn('a', begin('a one', 3));
  inTurn('a', begin('a two', 1));
  inTurn('b', begin('b one', 2));
  while (done.length < 6) await nextTurn();
  expect(done.filter((piece) => piece.startsWith('a'))).toEqual(['a one 3', 'a one 2', 'a one 1', 'a two 1']);
  expect(done.indexOf('b one 2')).toBeLessThan(done.indexOf('a one 1'));
});
