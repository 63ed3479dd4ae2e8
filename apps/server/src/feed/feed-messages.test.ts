import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MOST_BYTES, packNews, readMessage, writeMessage } from './feed-messages.ts';
import type { FeedMessage } from './feed-messages.ts';
import type { News } from './feed.ts';

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
const carried = (message: FeedMessage): readonly (FeedMessage | null)[] =>
  packNews(message).map((part) => readMessage(writeMessage(part)));
const newsIn = (message: FeedMessage): readonly News[] =>
  carried(message).flatMap((part) => part?.news ?? []);

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
      const parts = packNews(message);
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
