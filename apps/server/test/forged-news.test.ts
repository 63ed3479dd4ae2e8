// Whatever is forged on the feed between processes, the part of a server that it is meant for does not see it unless it has the
// form of news, and the server goes on.
import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { newsSchema, parseNews } from '../src/feed/news.ts';
import { fromSchema, spoilt } from './arbitraries.ts';
import { allSeeTheLog, endAll, oneMore, pass, playOn, table } from './two-processes.ts';
import type { Table } from './two-processes.ts';

afterEach(endAll);

const SEED = Number(process.env['FORGED_SEED'] ?? 1);
const MANY = Number(process.env['FORGED_NEWS'] ?? 4000);

/** News of every kind about this table, of which so many are spoilt. */
function newsAbout({ room, ada, bob }: Table, count: number): readonly unknown[] {
  const person = fc.constantFrom(ada.person, bob.person);
  const drawn = fromSchema(newsSchema, {
    room: fc.constant(room),
    person,
    persons: person,
    who: person,
    by: person,
    from: person,
    s: fc.constantFrom(...[1, 2, 3].map((more) => (ada.state?.seq ?? 0) + more)),
  });
  return fc.sample(spoilt(drawn), { seed: SEED, numRuns: count });
}

const shown = async (url: string, path: string): Promise<string> => (await fetch(`${url}${path}`)).text();

test('thousands of spoilt news change nothing, are counted, and the game goes on', async () => {
  const at = await table();
  const { feeds, ada, bob, mine, theirs } = at;
  await pass(at, 2);
  const seen = async (): Promise<unknown> => [
    ...[ada, bob].map(({ rows, presences, heard, questions, wished }) =>
      structuredClone([rows, presences, heard, questions, wished]),
    ),
    await shown(mine.url, '/tables'),
    await shown(theirs.url, '/tables'),
  ];
  const before = await seen();
  const forged = newsAbout(at, MANY).filter((each) => !parseNews(each).ok);
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
