// What carries news between processes, whichever it is: what is said is heard, and what may be lost is told.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Heard, News } from '../src/feed/feed.ts';
import { MOST_WAITING } from '../src/feed/outbox.ts';
import { alone, shared } from './carriers.ts';
import type { Carrier } from './carriers.ts';
import { closeEnds, earAt, longer, ready, said } from './feed-ears.ts';
import type { Ear } from './feed-ears.ts';

const ear = (carrier: Carrier, rooms: readonly string[] = [], answer?: (news: Heard) => News[]): Ear =>
  earAt((changed) => carrier.open(changed), rooms, answer);

afterEach(closeEnds);

test('whoever is alone is told nothing, and may say everything', async () => {
  const one = ear(alone, ['a']);
  one.feed.publish([longer('a')]);
  one.feed.beat('one');
  one.feed.leave('a');
  await one.feed.close();
  expect([one.feed.isShared, one.heard, one.beats, one.gaps, one.changes]).toEqual([false, [], [], 0, []]);
});

describe.each(shared.map((carrier) => ({ carrier, name: carrier.name })))('over $name', ({ carrier }) => {
  const title = carrier.lacks === null ? 'a feed' : `a feed: ${carrier.lacks}`;
  describe.skipIf(carrier.lacks !== null)(title, () => {
    beforeAll(() => carrier.begin(), 30_000);
    beforeEach(() => carrier.elsewhere());
    afterAll(() => carrier.end());

    test('carries what is said to the others who follow the room, in order, and not back', async () => {
      const [one, two, three] = [ear(carrier, ['a']), ear(carrier, ['a', 'b']), ear(carrier, ['c'])];
      expect(one.feed.isShared).toBe(true);
      await ready(one, two, three);
      for (let nth = 0; nth < 500; nth++) one.feed.publish([said('a', nth), said('b', nth)]);
      one.feed.publish([longer('a'), longer('b')]);
      await expect.poll(() => two.heard.filter(({ is }) => is === 'longer')).toHaveLength(2);
      const nths = Array.from({ length: 500 }, (_, nth) => nth);
      // Of one room; what is said of another one may come sooner or later.
      for (const room of ['a', 'b'])
        expect(two.heard.filter((news) => 'room' in news && news.room === room)).toEqual([
          ...nths.map((nth) => said(room, nth)),
          longer(room),
        ]);
      expect(one.heard).toEqual([]);
      expect(three.heard).toEqual([]);
      const forAll: News = { is: 'showed', room: 'a', ask: 'one question' };
      one.feed.publish([forAll]);
      await expect.poll(() => three.heard).toEqual([forAll]);
      expect([one, two, three].map(({ gaps }) => gaps)).toEqual([0, 0, 0]);
    });

    test('brings the answers to whoever asks about a room as soon as it follows it', async () => {
      const answered = ear(carrier, [], (news) => (news.is === 'who' ? [longer(String(news.room))] : []));
      const asks = ear(carrier);
      await ready(answered, asks);
      const rooms = Array.from({ length: 100 }, (_, nth) => `room ${nth}`);
      for (const room of rooms) {
        asks.feed.follow(room);
        asks.feed.publish([{ is: 'who', room, process: 'asks' }]);
        await expect.poll(() => asks.heard.at(-1), { interval: 2 }).toEqual(longer(room));
      }
      for (const room of rooms) asks.feed.leave(room);
      answered.feed.publish([longer('room 0')]);
      await ready(answered, asks);
      expect(asks.heard).toHaveLength(rooms.length);
    });

    test('is of its store alone', async () => {
      const here = ear(carrier, ['a']);
      await carrier.elsewhere();
      const there = ear(carrier, ['a']);
      await ready(here, there);
      here.feed.publish([longer('a')]);
      there.feed.publish([said('a', 1)]);
      await ready(here, there);
      expect([here.heard, there.heard]).toEqual([[], []]);
    });

    // The one of tests has none.
    if (carrier.connections === 0) return;
    describe('whose connections are lost', () => {
      test('is there again, and tells of a gap at both ends', async () => {
        const [one, two] = [ear(carrier, ['a']), ear(carrier, ['a'])];
        await ready(one, two);
        carrier.door?.cut();
        const again = (): readonly number[] =>
          [one, two].map(({ changes }) => changes.filter((each) => each.endsWith('again')).length);
        await expect.poll(again).toEqual([carrier.connections, carrier.connections]);
        await ready(one, two);
        expect(one.gaps).toBeGreaterThan(0);
        expect(two.gaps).toBeGreaterThan(0);
        one.feed.publish([longer('a')]);
        await expect.poll(() => two.heard).toEqual([longer('a')]);
      });

      test('tells the others of a gap when whoever has lost something speaks again', async () => {
        const [one, two] = [ear(carrier, ['a']), ear(carrier, ['a'])];
        await ready(one);
        carrier.door?.cut();
        await expect.poll(() => one.changes.length > 0).toBe(true);
        one.feed.publish([said('a', 1)]);
        await ready(one, two);
        const { gaps } = two;
        expect(gaps).toBeGreaterThan(0);
      });

      test('keeps what waits for a line that stands still within a bound, and tells of a gap then', async () => {
        const [one, two] = [ear(carrier, ['a']), ear(carrier, ['a'])];
        await ready(one, two);
        const { door } = carrier;
        if (door === null) throw new Error('there is no door');
        door.isHeld = true;
        const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
        one.feed.publish([said('a', 0)]);
        // It is on its way, and nothing answers.
        await turn();
        await turn();
        for (let nth = 1; nth <= 2 * MOST_WAITING; nth++) one.feed.publish([said('a', nth)]);
        door.letGo();
        await ready(one, two);
        expect(two.gaps).toBeGreaterThan(0);
        expect(two.heard.length).toBeLessThanOrEqual(MOST_WAITING + 1);
        expect(one.changes).toEqual([]);
      });
    });
  });
});
