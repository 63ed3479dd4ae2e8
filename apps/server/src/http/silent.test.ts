import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { standardLimits } from '../limits/limits.ts';
import { createSilent } from './silent.ts';

const limits = {
  ...standardLimits,
  connectionsPerAddress: 2,
  silentSockets: 2,
  connections: 10,
  silentSocketsOverall: 0.6,
};

/** So many connections, of one address or of one each. */
function come(silent: ReturnType<typeof createSilent>, count: number, address?: string): PassThrough[] {
  return Array.from({ length: count }, (_, nth) => {
    const socket = new PassThrough();
    silent.came(socket, address ?? `192.168.1.${nth}`);
    return socket;
  });
}

const cut = (sockets: readonly PassThrough[]): readonly number[] =>
  sockets.flatMap(({ destroyed }, nth) => (destroyed ? [nth] : []));

test('the oldest of those that an address has too many of is cut, and of all that there are', () => {
  const silent = createSilent(limits);
  const one = come(silent, 6, 'one');
  expect(cut(one)).toEqual([0, 1]);
  const others = come(silent, 3);
  expect(cut([...one, ...others])).toEqual([0, 1, 2]);
});

test('whoever says a little now and then stays as old as before', () => {
  const silent = createSilent(limits);
  const one = come(silent, 4, 'one');
  for (const socket of one.slice(0, 2)) {
    silent.waits(socket);
    silent.isRead(socket);
  }
  come(silent, 1, 'one');
  expect(cut(one)).toEqual([0]);
});

test('what has said something is not cut while that waits to be read, and is again if it was no whole head', () => {
  const silent = createSilent(limits);
  const asking = come(silent, 3, 'one');
  for (const socket of asking) silent.waits(socket);
  const quiet = come(silent, 4, 'one');
  expect(cut([...asking, ...quiet])).toEqual([]);
  for (const socket of asking) silent.isRead(socket);
  expect(cut(asking)).toEqual([0, 1, 2]);
  expect(cut(quiet)).toEqual([]);
});

test('whoever has spoken or is gone is not counted any more', () => {
  const silent = createSilent(limits);
  const spoken = come(silent, 4, 'one');
  for (const socket of spoken) silent.spoke(socket);
  for (const socket of spoken) silent.isRead(socket);
  expect(cut(come(silent, 4, 'one'))).toEqual([]);
  expect(cut(spoken)).toEqual([]);
});
