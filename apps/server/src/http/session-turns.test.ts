import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { createSessionTurns } from './session-turns.ts';

const nextTurn = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

test('while connections come, a session is read and answered beside strangers that rest', async () => {
  let time = 0;
  const turns = createSessionTurns({
    most: 8,
    shareOfStrangers: 1 / 8,
    sockets: new WeakSet(),
    now: () => time,
  });
  const done = { session: 0, strangers: 0 };
  turns.cutShort();
  for (let nth = 0; nth < 40; nth++) {
    turns.of(false)(`stranger ${nth}`, () => {
      done.strangers += 1;
      time += 1;
    });
    turns.of(true)('school', () => void (done.session += 1));
  }
  for (let turn = 0; turn < 40; turn++) {
    turns.cutShort();
    await nextTurn();
  }
  expect(done.session).toBe(40);
  expect(done.strangers).toBeLessThan(20);
});

test('what comes over a connection is of a session once one has asked over it', () => {
  const turns = createSessionTurns({ most: 8, shareOfStrangers: 1 / 8, sockets: new WeakSet() });
  const [socket, other] = [new PassThrough(), new PassThrough()];
  turns.hasSession(socket);
  expect([socket, other].map((each) => turns.isOfSession(each))).toEqual([true, false]);
});
