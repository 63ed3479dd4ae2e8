import { expect, test } from 'vitest';
import { createBucket, standardLimits } from '../limits/limits.ts';
import { createTurns } from '../kit/turns.ts';
import { ANSWER_WEIGHT, createJoins } from './joins.ts';

const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
const nothing = (): never => {
  throw new Error('nobody asks');
};

test('of many who join in one breath a few are answered in each turn, and who comes from elsewhere is next', async () => {
  const joins = createJoins({
    registry: { live: () => undefined, find: nothing } as never,
    store: { load: nothing },
    capacity: {
      refusalToOpen: nothing,
      openings: createBucket(1, 1, () => 0),
      refusalToLoad: nothing,
      refusalToWake: nothing,
    },
    limits: standardLimits,
    now: () => 0,
    telling: createTurns({ most: 4 * ANSWER_WEIGHT }),
    loadsFrom: nothing,
  });
  const answered: string[] = [];
  const joinFrom = (address: string): void =>
    void joins(address)
      .turn()
      .then(() => answered.push(address));
  for (let nth = 0; nth < 100; nth++) joinFrom('many');
  joinFrom('one');
  for (let turn = 1; turn <= 30; turn++) {
    await nextTurn();
    expect(answered.length).toBeLessThanOrEqual(4 * (turn + 1));
  }
  expect(answered).toHaveLength(101);
  expect(answered.indexOf('one')).toBeLessThan(8);
});
