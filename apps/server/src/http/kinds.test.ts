import { PassThrough } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { standardLimits } from '../limits/limits.ts';
import { createKinds, type Kinds } from './kinds.ts';

const limits = { ...standardLimits, connectionsPerAddress: 2, silentSockets: 1, idleSockets: 1 };

function come(kinds: Kinds, address = 'one'): PassThrough {
  const socket = new PassThrough();
  kinds.came(socket, address);
  return socket;
}

/** The oldest first. */
function comeAndAsk(kinds: Kinds, count: number, address?: string): PassThrough[] {
  return Array.from({ length: count }, () => {
    const socket = come(kinds, address);
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

describe('where there are as many as there may be', () => {
  const full = { ...standardLimits, connections: 8, spareSockets: 1.25, silentSocketsOverall: 1 };

  test('the oldest of the address that has most makes room', () => {
    const kinds = createKinds(full);
    const [page] = comeAndAsk(kinds, 1, 'page');
    if (page !== undefined) kinds.answered(page);
    const crowds = [...comeAndAsk(kinds, 4, 'one'), ...comeAndAsk(kinds, 5, 'two')];
    expect(cut(crowds)).not.toContain(true);
    const late = come(kinds, 'late');
    expect([cut(crowds).indexOf(true), page?.destroyed, late.destroyed]).toEqual([4, false, false]);
  });

  test('before that, of a crowd that has nothing to do, one that has nothing to do', () => {
    const kinds = createKinds({ ...full, connections: 16 });
    const school = comeAndAsk(kinds, 10, 'school');
    const idle = comeAndAsk(kinds, 8, 'crowd');
    for (const socket of idle) kinds.answered(socket);
    for (let each = 0; each < 4; each++) come(kinds, `late ${each}`);
    expect(cut(school)).not.toContain(true);
    expect(cut(idle).lastIndexOf(true)).toBe(1);
  });

  test('no websocket does, and whoever is new has no place where there are no others', () => {
    const kinds = createKinds(full);
    const websockets = comeAndAsk(kinds, 10);
    for (const socket of websockets) kinds.upgraded(socket);
    const late = come(kinds, 'late');
    expect([late.destroyed, ...cut(websockets)].filter((isCut) => isCut)).toEqual([true]);
    for (const socket of websockets) kinds.gone(socket);
    expect(come(kinds, 'late').destroyed).toBe(false);
  });
});
