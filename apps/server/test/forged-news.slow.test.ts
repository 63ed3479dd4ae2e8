// Whatever is forged on the feed between processes, the part of a server that it is meant for does not see it unless it has the
// form of news, and the server goes on.
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { newsSchema, parseNews } from '../src/feed/news.ts';
import { fromSchema, spoilt } from './arbitraries.ts';
import { allSeeTheLog, endAll, guest, hereOf, oneMore, pass, playOn, table } from './two-processes.ts';
import type { Table } from './two-processes.ts';

afterEach(endAll);

const SEED = Number(process.env['FORGED_SEED'] ?? 1);
const MANY = Number(process.env['FORGED_NEWS'] ?? 4000);

/** Of every kind. */
function newsAbout({ room, ada, bob }: Table): fc.Arbitrary<unknown> {
  const person = fc.constantFrom(ada.person, bob.person);
  return fromSchema(newsSchema, {
    room: fc.constant(room),
    person,
    persons: person,
    who: person,
    by: person,
    from: person,
    s: fc.constantFrom(...[1, 2, 3].map((more) => (ada.state?.seq ?? 0) + more)),
  });
}

const drawn = (news: fc.Arbitrary<unknown>): readonly unknown[] =>
  fc.sample(news, { seed: SEED, numRuns: MANY });

const shown = async (url: string, path: string): Promise<string> => (await fetch(`${url}${path}`)).text();

test('thousands of spoilt news change nothing, are counted, and the game goes on', async () => {
  const at = await table();
  const { feeds, ada, bob, mine, theirs } = at;
  await pass(at, 2);
  for (const each of [ada, bob]) await each.until(() => isDeepStrictEqual(hereOf(each), [1, 2]));
  const seen = async (): Promise<unknown> => {
    // What was told before has come then.
    for (const { socket } of [ada, bob]) await socket.emitWithAck('log', { room: at.room, after: 0 });
    return [
      ...[ada, bob].map(({ rows, presences, heard, questions, wished }) =>
        structuredClone([rows, presences, heard, questions, wished]),
      ),
      await shown(mine.url, '/tables'),
      await shown(theirs.url, '/tables'),
    ];
  };
  const before = await seen();
  const forged = drawn(spoilt(newsAbout(at))).filter((each) => !parseNews(each).ok);
  expect(forged.length).toBeGreaterThan(MANY / 2);
  for (const each of forged) feeds.forge(each);
  await pass(at, 2);
  expect(await seen()).toEqual(before);
  for (const { url } of [mine, theirs])
    expect(await shown(url, '/metrics')).toContain(`ludo_news_refused_total ${forged.length}\n`);
  await playOn(ada, bob);
  await allSeeTheLog(at, ada, bob);
  // Whoever comes later is told by both.
  await oneMore(at);
  await pass(at, 2);
  await playOn(ada, bob);
  await allSeeTheLog(at, ada, bob);
});

test('thousands of forged news in the right form end no process', async () => {
  const at = await table();
  for (const each of drawn(newsAbout(at))) at.feeds.forge(each);
  await pass(at, 2);
  for (const place of [at.mine, at.theirs]) {
    expect(await shown(place.url, '/healthz')).toBe('{"status":"ok"}');
    const { room } = await guest(at.theirs).create('ludo', '1-2-');
    const came = guest(place);
    await came.join(room);
    expect(came.state?.seq).toBe(1);
  }
});
