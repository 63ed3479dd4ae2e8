import { PassThrough, type Duplex } from 'node:stream';
import { expect, test } from 'vitest';
import { createOldest, type Oldest } from './oldest.ts';

const options = { ofAddress: 4, overall: 6, cut: (socket: Duplex) => void socket.destroy() };

/** So many connections, of one address or of one each. */
function come(kind: Oldest, count: number, address?: string): PassThrough[] {
  return Array.from({ length: count }, (_, nth) => {
    const socket = new PassThrough();
    kind.add(socket, address ?? `192.168.1.${nth}`);
    return socket;
  });
}

const cut = (sockets: readonly PassThrough[]): readonly number[] =>
  sockets.flatMap(({ destroyed }, nth) => (destroyed ? [nth] : []));

test('the oldest of those that an address has too many of is cut, and of all that there are', () => {
  const kind = createOldest(options);
  const one = come(kind, 6, 'one');
  expect(cut(one)).toEqual([0, 1]);
  const others = come(kind, 3);
  expect(cut([...one, ...others])).toEqual([0, 1, 2]);
});

test('of all, the oldest of the address that has most is cut, however old those of others are', () => {
  const kind = createOldest(options);
  const others = come(kind, 2);
  const one = come(kind, 3, 'one');
  const two = come(kind, 4, 'two');
  expect(cut(others)).toEqual([]);
  expect(cut(one)).toEqual([0]);
  expect(cut(two)).toEqual([0, 1]);
});

test('who was spared for a while is as old as before', () => {
  const kind = createOldest(options);
  const one = come(kind, 4, 'one');
  for (const socket of one.slice(0, 2)) {
    kind.spare(socket);
    kind.spareNoMore(socket);
  }
  come(kind, 1, 'one');
  expect(cut(one)).toEqual([0]);
});

test('who is spared is not cut, and is as soon as that ends', () => {
  const kind = createOldest(options);
  const spared = come(kind, 3, 'one');
  for (const socket of spared) kind.spare(socket);
  const others = come(kind, 4, 'one');
  expect(cut([...spared, ...others])).toEqual([]);
  for (const socket of spared) kind.spareNoMore(socket);
  expect(cut(spared)).toEqual([0, 1, 2]);
  expect(cut(others)).toEqual([]);
});

test('who is of another kind or gone is not counted any more', () => {
  const kind = createOldest(options);
  const gone = come(kind, 4, 'one');
  for (const socket of gone) kind.remove(socket);
  for (const socket of gone) kind.spareNoMore(socket);
  expect(cut(come(kind, 4, 'one'))).toEqual([]);
  expect(cut(gone)).toEqual([]);
});
