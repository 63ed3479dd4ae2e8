import { expect, test } from 'vitest';
import { createUnread } from './unread.ts';

const record = (length: number): Buffer => Buffer.alloc(length);

/** Names of those that were cut, in order. */
function reading(most: number): {
  readonly cut: readonly string[];
  readonly ask: (address: string, bytes: Buffer, name?: string) => () => void;
} {
  const unread = createUnread(most);
  const cut: string[] = [];
  return { cut, ask: (address, bytes, name = address) => unread(address, bytes, () => cut.push(name)) };
}

test('the address that lets most wait is cut, from the oldest on, and nobody else', () => {
  const { cut, ask } = reading(100);
  ask('deaf', record(30), 'first');
  ask('deaf', record(30), 'second');
  ask('deaf', record(30), 'third');
  for (const name of ['a', 'b', 'c', 'd']) ask(name, record(10));
  expect(cut).toEqual(['first']);
  ask('e', record(25));
  expect(cut).toEqual(['first', 'second']);
});

test('what is read leaves its place to others', () => {
  const { cut, ask } = reading(100);
  for (let nth = 0; nth < 20; nth++) {
    const isRead = ask('a', record(80));
    isRead();
    isRead();
  }
  ask('a', record(80));
  expect(cut).toEqual([]);
});

test('many who read the same take the memory of one', () => {
  const { cut, ask } = reading(100);
  const same = record(60);
  const ofA = Array.from({ length: 50 }, (_, nth) => ask('a', same, `a${nth}`));
  const ofB = ask('b', same);
  ask('c', record(40));
  expect(cut).toEqual([]);
  for (const isRead of ofA.slice(1)) isRead();
  ask('d', record(1));
  // It is there until the last of all addresses is cut.
  expect(cut).toEqual(['a0', 'b']);
  ofB();
  ask('e', record(59));
  expect(cut).toEqual(['a0', 'b']);
});

test('what is longer than all that may wait is cut itself', () => {
  const { cut, ask } = reading(100);
  ask('a', record(101));
  ask('b', record(100));
  expect(cut).toEqual(['a']);
});
