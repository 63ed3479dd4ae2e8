import type { LoggedRow } from '@ludo/room';
import { expect, test } from 'vitest';
import { createBucket, standardLimits } from '../limits/limits.ts';
import { createTurns } from '../kit/turns.ts';
import type { EventStore } from '../store/event-store.ts';
import { ANSWER_WEIGHT, createJoins, LOG_PART, type Joins } from './joins.ts';

const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
const nothing = (): never => {
  throw new Error('nobody asks');
};

const fewAtOnce = { most: 4 * ANSWER_WEIGHT };

function joinsWith(load: EventStore['load'], length = 0, telling = createTurns(fewAtOnce)): Joins {
  return createJoins({
    registry: { live: () => ({ state: { seq: length } }), find: nothing } as never,
    store: { load },
    capacity: {
      refusalToOpen: nothing,
      openings: createBucket(1, 1, () => 0),
      refusalToLoad: nothing,
      refusalToWake: nothing,
    },
    limits: standardLimits,
    now: () => 0,
    telling,
    loadsFrom: () => createBucket(standardLimits.loadBurst, standardLimits.loadsPerSecond, () => 0),
  });
}

const rename = (s: number, n = 'Ada'): LoggedRow => ({ s, at: s, row: { t: 'rename', p: 1, n } });

test('of many who join in one breath a few are answered in each turn, and who comes from elsewhere is next', async () => {
  const joins = joinsWith(nothing);
  const answered: string[] = [];
  const joinFrom = (address: string): void => void joins(address).inTurn(() => answered.push(address));
  for (let nth = 0; nth < 100; nth++) joinFrom('many');
  joinFrom('one');
  for (let turn = 1; turn <= 30; turn++) {
    await nextTurn();
    expect(answered.length).toBeLessThanOrEqual(4 * (turn + 1));
  }
  expect(answered).toHaveLength(101);
  expect(answered.indexOf('one')).toBeLessThan(8);
});

test('when answers take long, no more is begun in a turn: others wait for the event loop', async () => {
  let time = 0;
  const telling = createTurns({ ...fewAtOnce, longest: 3, now: () => time });
  const joins = joinsWith(nothing, 0, telling);
  let answered = 0;
  const all = Array.from({ length: 20 }, (_, nth) =>
    joins(`from ${nth}`).inTurn(() => {
      time += 2;
      answered += 1;
    }),
  );
  for (let turn = 0; answered < all.length; turn++) {
    expect(answered).toBeLessThanOrEqual(2 * (turn + 1));
    await nextTurn();
  }
  await Promise.all(all);
});

test('an answer that cannot be made is a failure of that join, and others are answered', async () => {
  const joins = joinsWith(nothing);
  const failed = joins('one').inTurn(() => nothing());
  const other = joins('one').inTurn(() => 'answered');
  await expect(failed).rejects.toThrow('nobody asks');
  expect(await other).toBe('answered');
});

test('of logs that many addresses ask for one is read at a time, and no more rows than are told', async () => {
  let [atOnce, mostAtOnce] = [0, 0];
  const read: number[] = [];
  const joins = joinsWith(async (_, after, most = Number.POSITIVE_INFINITY) => {
    atOnce += 1;
    mostAtOnce = Math.max(mostAtOnce, atOnce);
    await nextTurn();
    atOnce -= 1;
    const value = Array.from({ length: Math.min(20_000, most) }, (_each, nth) => rename(after + nth + 1));
    read.push(value.length);
    return { ok: true, value };
  });
  const addresses = Array.from({ length: 32 }, (_, nth) => `from ${nth}`);
  const parts = await Promise.all(addresses.map((address) => joins(address).logPart('room', 500)));
  const numbers = Array.from({ length: LOG_PART }, (_, nth) => 500 + nth + 1);
  for (const part of parts) expect(part.ok && part.value.map(({ s }) => s)).toEqual(numbers);
  expect(mostAtOnce).toBe(1);
  expect(read).toEqual(addresses.map(() => LOG_PART));
});

test('of one connection few questions for the log wait, and others are refused at once', async () => {
  let [reads, release] = [0, (): void => undefined];
  const released = new Promise<void>((resolve) => (release = resolve));
  const arrival = joinsWith(async () => {
    reads += 1;
    await released;
    return { ok: true, value: [rename(1)] };
  })('one');
  const refused = { ok: false, error: { code: 'too-many-messages', clause: null, retryAfter: 1000 } };
  const answers: unknown[] = [];
  const asked = Array.from({ length: 100 }, () =>
    arrival.logPart('room', 0).then((part) => answers.push(part)),
  );
  await nextTurn();
  expect(answers).toEqual(Array.from({ length: 100 - standardLimits.logsWaiting }, () => refused));
  release();
  await Promise.all(asked);
  expect(answers.slice(-standardLimits.logsWaiting)).toMatchObject([{ ok: true }, { ok: true }]);
  expect(await arrival.logPart('room', 0)).toMatchObject({ ok: true });
  expect(reads).toBe(standardLimits.logsWaiting + 1);
});

test('rows that are passed over on the way to the first ones are charged, too', async () => {
  const load: EventStore['load'] = (_, after) => Promise.resolve({ ok: true, value: [rename(after + 1)] });
  const partsOf = async (length: number): Promise<number> => {
    const arrival = joinsWith(load, length)('one');
    for (let parts = 0; ; parts++) if (!(await arrival.logPart('room', 0)).ok) return parts;
  };
  expect(await partsOf(20_001)).toBeLessThan((await partsOf(1)) / 20);
});

test.each([400, 100_001])(
  'a part of a log with names of %s characters is cut before its connection is',
  async (length) => {
    const rows = Array.from({ length: LOG_PART }, (_, nth) => rename(nth + 1, 'n'.repeat(length)));
    const part = await joinsWith((_, after) => Promise.resolve({ ok: true, value: rows.slice(after) }))(
      'one',
    ).logPart('room', 0);
    const told = part.ok ? part.value : [];
    expect(told).toEqual(rows.slice(0, Math.max(1, 100_000 / length)));
    expect(JSON.stringify(told).length).toBeLessThan(standardLimits.waitingBytes);
  },
);
