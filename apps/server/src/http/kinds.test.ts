import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { standardLimits } from '../limits/limits.ts';
import { createKinds, type Kinds } from './kinds.ts';

const limits = { ...standardLimits, connectionsPerAddress: 2, silentSockets: 1, idleSockets: 1 };

function come(kinds: Kinds): PassThrough {
  const socket = new PassThrough();
  kinds.came(socket, 'one');
  return socket;
}

/** The oldest first. */
function comeAndAsk(kinds: Kinds, count: number): PassThrough[] {
  return Array.from({ length: count }, () => {
    const socket = come(kinds);
    kinds.asked(socket);
    return socket;
  });
}

const cut = (sockets: readonly PassThrough[]): readonly boolean[] =>
  sockets.map(({ destroyed }) => destroyed);

test('whoever has not asked and whoever was answered are two kinds', () => {
  const kinds = createKinds(limits);
  const answered = comeAndAsk(kinds, 2);
  for (const socket of answered) kinds.answered(socket);
  const silent = [come(kinds), come(kinds)];
  expect(cut([...answered, ...silent])).toEqual([false, false, false, false]);
  // It is silent first, and then idle.
  for (const socket of comeAndAsk(kinds, 1)) kinds.answered(socket);
  expect(cut([...answered, ...silent])).toEqual([true, false, true, false]);
});

test('who waits for an answer, also for one of several, is not idle', () => {
  const kinds = createKinds(limits);
  const waiting = comeAndAsk(kinds, 3);
  for (const socket of waiting) kinds.asked(socket);
  for (const socket of waiting) kinds.answered(socket);
  expect(cut(waiting)).toEqual([false, false, false]);
  for (const socket of waiting) kinds.answered(socket);
  expect(cut(waiting)).toEqual([true, false, false]);
});

test('a next request that waits here to be read is no rest', () => {
  const kinds = createKinds(limits);
  const asking = comeAndAsk(kinds, 2);
  for (const socket of asking) {
    kinds.answered(socket);
    kinds.waits(socket);
  }
  for (const socket of comeAndAsk(kinds, 2)) kinds.answered(socket);
  expect(cut(asking)).toEqual([false, false]);
});

test('a websocket is none of them, even if it has just been answered something else', () => {
  const kinds = createKinds(limits);
  const sockets = comeAndAsk(kinds, 4);
  for (const socket of sockets) {
    kinds.upgraded(socket);
    kinds.answered(socket);
  }
  expect(cut(sockets)).toEqual([false, false, false, false]);
});
