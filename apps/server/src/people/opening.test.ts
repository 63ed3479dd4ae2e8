import { standardChoices } from '@ludo/room';
import { expect, test } from 'vitest';
import { createTurns } from '../kit/turns.ts';
import { createBucket } from '../limits/limits.ts';
import { OPENINGS_A_TURN, openRoom } from './opening.ts';

const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test('whoever has opened as many as they may is told so before a token is looked up', async () => {
  const refused: unknown[] = [];
  const spent = createBucket(1, 1, () => 0);
  spent.take();
  const context = {
    identities: { personOf: () => expect.unreachable() },
    capacity: { openings: createBucket(1000, 1, () => 0) },
    roomsFrom: () => spent,
    wrongRulesFrom: () => createBucket(1, 1, () => 0),
  };
  const message = { v: 1, rules: 'ludo', seats: '1234', token: 't'.repeat(22) };
  await openRoom(
    context as never,
    message,
    'here',
    () => expect.unreachable(),
    (refusal) => refused.push(refusal),
  );
  expect(refused).toEqual([{ code: 'too-many-rooms', clause: null, retryAfter: 1000 }]);
});

test('of rooms that are opened in one breath some are in each turn, and who comes from elsewhere is next', async () => {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  const opened: string[] = [];
  const bucket = createBucket(1000, 1, () => 0);
  const contextOf = (address: string): Parameters<typeof openRoom>[0] =>
    ({
      identities: { personOf: () => released.then(() => ({ ok: true, value: 'p'.repeat(22) })) },
      capacity: { refusalToOpen: () => Promise.resolve(null), openings: createBucket(1000, 1, () => 0) },
      roomsFrom: () => bucket,
      wrongRulesFrom: () => bucket,
      opening: turns,
      registry: {
        open() {
          opened.push(address);
          return Promise.resolve({ ok: true, value: 'AAAAAAAAAAAA' });
        },
      },
      metrics: { opened: () => undefined },
      log: { info: () => undefined },
    }) as never;
  const turns = createTurns({ most: OPENINGS_A_TURN });
  const message = { v: 1, rules: 'ludo', seats: '1234', token: 't'.repeat(22), table: standardChoices };
  let replies = 0;
  const openFrom = (address: string): void =>
    void openRoom(
      contextOf(address),
      message,
      address,
      () => (replies += 1),
      () => expect.unreachable(),
    );
  for (let nth = 0; nth < 100; nth++) openFrom('crowd');
  openFrom('elsewhere');
  release();
  let most = 0;
  for (let before = 0; opened.length < 101; before = opened.length) {
    await nextTurn();
    most = Math.max(most, opened.length - before);
  }
  expect(most).toBeLessThanOrEqual(OPENINGS_A_TURN);
  expect(opened.indexOf('elsewhere')).toBeLessThan(3 * OPENINGS_A_TURN);
  await nextTurn();
  expect(replies).toBe(101);
});

test('nor are more read in a turn of those that are refused for their rules', async () => {
  const bucket = createBucket(1000, 1, () => 0);
  const context = {
    identities: { personOf: () => Promise.resolve({ ok: true, value: 'p'.repeat(22) }) },
    capacity: { refusalToOpen: () => Promise.resolve(null), openings: bucket },
    roomsFrom: () => createBucket(1000, 1, () => 0),
    wrongRulesFrom: () => createBucket(1000, 1, () => 0),
    opening: createTurns({ most: OPENINGS_A_TURN }),
  };
  // Rules are compiled before the position is found to be of others.
  const message = { v: 1, rules: 'ludo', seats: '1234', token: 't'.repeat(22), position: 'jumbo' };
  let refused = 0;
  const none = (): void => expect.unreachable();
  for (let nth = 0; nth < 100; nth++)
    void openRoom(context as never, message, 'crowd', none, () => (refused += 1));
  let most = 0;
  for (let before = 0; refused < 100; before = refused) {
    await nextTurn();
    most = Math.max(most, refused - before);
  }
  expect(most).toBeLessThanOrEqual(2 * OPENINGS_A_TURN);
});

test('rules that are wrong again and again are not read any more, however many are asked for in one breath', async () => {
  const rooms = createBucket(1000, 1, () => 0);
  const wrong = createBucket(10, 1, () => 0);
  let readInTurn = 0;
  const context = {
    identities: { personOf: () => Promise.resolve({ ok: true, value: 'p'.repeat(22) }) },
    capacity: { refusalToOpen: () => Promise.resolve(null), openings: rooms },
    roomsFrom: () => rooms,
    wrongRulesFrom: () => wrong,
    opening: {
      inTurn(_address: string, act: () => void) {
        const before = wrong.taken();
        act();
        readInTurn += wrong.taken() - before;
      },
    },
  };
  const message = { v: 1, rules: 'ludo', seats: '1234', token: 't'.repeat(22), position: 'jumbo' };
  const refused: string[] = [];
  const none = (): void => expect.unreachable();
  const asked = Array.from({ length: 100 }, () =>
    openRoom(context as never, message, 'crowd', none, ({ code }) => refused.push(code)),
  );
  await Promise.all(asked);
  expect(refused.filter((code) => code === 'setup')).toHaveLength(10);
  expect(refused.filter((code) => code === 'too-many-rooms')).toHaveLength(90);
  expect(readInTurn).toBe(10);
  expect(rooms.taken()).toBe(0);
});
