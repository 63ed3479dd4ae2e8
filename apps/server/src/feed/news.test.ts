import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromSchema, spoilt } from '../../test/arbitraries.ts';
import { newsSchema, parseNews } from './news.ts';

const drawn = fromSchema(newsSchema, { room: fc.constant('0'.repeat(12)) });

test('news of every kind are read as they were sent', () => {
  const kinds = new Set<string>();
  fc.assert(
    fc.property(drawn, (news) => {
      const read = parseNews(JSON.parse(JSON.stringify(news)));
      if (!read.ok) {
        expect(read.error).toBe('room');
        return;
      }
      kinds.add(read.value.is);
      expect(read.value).toEqual(news);
    }),
    { numRuns: 2000 },
  );
  expect(kinds.size).toBe(newsSchema.options.length);
});

test('what is none is refused with the place of its first fault, or has nothing more in it than news have', () => {
  let refused = 0;
  fc.assert(
    fc.property(spoilt(drawn), (heard) => {
      const read = parseNews(heard);
      if (!read.ok) refused += 1;
      else expect(parseNews(read.value)).toEqual(read);
    }),
    { numRuns: 3000 },
  );
  expect(refused).toBeGreaterThan(1500);
  const here = { persons: [], watchers: 0, televisions: 0 };
  const news = { is: 'here', room: '0'.repeat(12), process: '1'.repeat(12), here };
  expect(parseNews(news)).toEqual({ ok: true, value: news });
  expect(parseNews({ ...news, here: { ...here, watchers: -1 } })).toEqual({
    ok: false,
    error: 'here.watchers',
  });
  expect(parseNews({ ...news, more: 1 })).toEqual({ ok: false, error: 'more' });
});
