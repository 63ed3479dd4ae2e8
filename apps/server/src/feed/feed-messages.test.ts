import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MOST_BYTES, partsOf, readMessage, writeMessage } from './feed-messages.ts';
import type { FeedMessage } from './feed-messages.ts';
import type { Heard, ListedTable, News } from './feed.ts';

const row = (s: number, name: string): Extract<News, { is: 'rows' }>['rows'][number] => ({
  logged: { s, at: 1, row: { t: 'rename', p: 1, n: name } },
  author: null,
});
const rows = (room: string, ...all: readonly ReturnType<typeof row>[]): News => ({
  is: 'rows',
  room,
  rows: all,
});

/** As the other end reads it. */
const carried = (message: FeedMessage): readonly (FeedMessage<Heard> | null)[] =>
  partsOf(message).map((part) => readMessage(writeMessage(part)));
const newsIn = (message: FeedMessage): readonly News[] =>
  partsOf(message).flatMap((part) => {
    expect(readMessage(writeMessage(part))).toEqual(part);
    return part.news;
  });

test('a list of tables is told in parts, of which the first says that it begins anew', () => {
  const table = (nth: number, name: string): ListedTable => ({
    table: {
      room: `room${nth}`,
      rules: 'ludo',
      seats: [{ player: 1, colours: [0], state: 'person', name }],
      phase: 'gathering',
      watchers: 0,
      since: nth,
    },
    nth,
  });
  // One is longer than a message by itself, and is left out.
  const all = Array.from({ length: 50 }, (_, nth) => table(nth, 'x'.repeat(nth === 30 ? MOST_BYTES : 400)));
  const news: News = { is: 'tables', process: 'one', isFirst: true, tables: all };
  const parts = newsIn({ from: 'one', isGap: false, beats: [], news: [news] });
  const lists = parts.flatMap((each) => (each.is === 'tables' ? [each] : []));
  expect(lists.map(({ isFirst }) => isFirst)).toEqual(lists.map((_, nth) => nth === 0));
  expect(lists.length).toBeGreaterThan(2);
  expect(lists.flatMap(({ tables }) => tables)).toEqual(all.filter(({ nth }) => nth !== 30));
});

test('what is said is heard, in order, in messages that fit', () => {
  const name = fc.string({ unit: 'grapheme', maxLength: 300 });
  const news = fc.array(
    fc
      .tuple(fc.constantFrom('a', 'b'), fc.array(name, { minLength: 1, maxLength: 40 }))
      .map(([room, names]) => rows(room, ...names.map((each, nth) => row(nth + 1, each)))),
    { maxLength: 20 },
  );
  fc.assert(
    fc.property(news, fc.boolean(), (all, isGap) => {
      const message = { from: 'me', isGap, beats: ['me'], news: all };
      const parts = partsOf(message);
      for (const part of parts) expect(Buffer.byteLength(writeMessage(part))).toBeLessThanOrEqual(MOST_BYTES);
      const rowsOf = (some: readonly News[]): readonly unknown[] =>
        some.flatMap((each): readonly unknown[] =>
          each.is === 'rows' ? each.rows.map((one) => ({ room: each.room, one })) : [each],
        );
      expect(rowsOf(newsIn(message))).toEqual(rowsOf(all));
      expect(carried(message).map((part) => part?.isGap)).toEqual(parts.map((_, nth) => nth === 0 && isGap));
      expect(carried(message).flatMap((part) => part?.beats ?? [])).toEqual(['me']);
    }),
    { numRuns: 200 },
  );
});

test('a row that is too long for a message is told to be in the store', () => {
  const message = {
    from: 'me',
    isGap: false,
    beats: [],
    news: [rows('a', row(1, 'x'.repeat(MOST_BYTES)), row(2, 'y'))],
  };
  expect(newsIn(message)).toEqual([{ is: 'longer', room: 'a' }, rows('a', row(2, 'y'))]);
});

test('what others write is not understood, and not an error', () => {
  for (const text of ['', '{', 'null', '7', '{"f":1}', '[]']) expect(readMessage(text)).toBeNull();
});

test('nor is what has the form of a message and none of its content', () => {
  for (const rest of [
    '"b":1',
    '"b":{}',
    '"b":[1]',
    '"n":7',
    '"n":{}',
    '"n":[null]',
    '"n":[7]',
    '"n":[{"is":1}]',
  ])
    expect(readMessage(`{"f":"x",${rest}}`), rest).toBeNull();
});
