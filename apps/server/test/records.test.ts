// What a real server answers to whoever asks for the record of a game.
import { readGameRecord } from '@ludo/protocol/schemas';
import type { LoggedRow, Row } from '@ludo/room';
import { checkRecord, RECORD_LENGTH, type GameRecord } from '@ludo/room/record';
import { afterEach, describe, expect, test } from 'vitest';
import { openMemoryStore } from '../src/store/memory-store.ts';
import type { EventStore } from '../src/store/event-store.ts';
import { visits } from './visits.ts';

const { server, guest } = visits();

const ROOM = 'abcdefghijkl';
const [ada, ben] = ['AAAAAAAAAAAAAAAAAAAAAA', 'BBBBBBBBBBBBBBBBBBBBBB'];

/** Two games that were ended, and one that is played; the second was ended by its rules. */
const rows: readonly Row[] = [
  {
    t: 'open',
    v: 1,
    rules: 'jumbo',
    seats: '1-2-',
    host: ada,
    position: 'jumbo 1-2- 55.h.h.h/-/b.b.b.b/- R ? -',
  },
  { t: 'sit', p: 1, n: 'Ada', who: ada },
  { t: 'sit', p: 2, n: 'Ben', who: ben },
  { t: 'start', rolls: [], c: 0 },
  { t: 'throw', d: [4] },
  { t: 'end', who: ada },
  { t: 'agree', who: ada },
  { t: 'start', rolls: [], c: 0 },
  { t: 'throw', d: [1] },
  { t: 'play', m: 'R55>h' },
  { t: 'agree', who: ben },
  { t: 'start', rolls: [], c: 0 },
];

const logged = (all: readonly Row[], after = 0): readonly LoggedRow[] =>
  all.map((row, nth) => ({ s: after + nth + 1, at: 1_800_000_000_000 + nth * 1000, row }));

async function storeOf(all: readonly Row[] = rows): Promise<EventStore> {
  const store = openMemoryStore();
  await store.append(logged(all).map((row) => ({ room: ROOM, logged: row })));
  return store;
}

function read(text: string): GameRecord {
  const record = readGameRecord(text);
  if (!record.ok) throw new Error(`line ${record.error.line}: ${record.error.reason}`);
  return record.value;
}

describe('the record of a game', () => {
  test('that was just played is the whole game, and every throw of it can be checked', async () => {
    const { url } = await server();
    const [host, other] = [guest(url), guest(url)];
    const { room } = await host.create('jumbo', '1-2-', 'jumbo 1-2- 55.h.h.h/-/50.h.h.h/- R ? -');
    await Promise.all([host.join(room), other.join(room)]);
    await host.must({ do: 'sit', player: 1, name: 'Anna' });
    await other.must({ do: 'sit', player: 2, name: 'Bob' });
    await host.must({ do: 'start' });
    const address = `${url}/table/${room}/games/1`;
    const early = await fetch(address);
    expect(early.status).toBe(404);
    expect(early.headers.get('cache-control'), 'it ends later').toBe('no-store');
    await Promise.all([host.playUntil(), other.playUntil()]);
    const answer = await fetch(address);
    expect(answer.status).toBe(200);
    const record = read(await answer.text());
    expect(record).toMatchObject({ room, dice: 'fair', seated: [{ name: 'Anna' }, { name: 'Bob' }] });
    expect(record.result).toMatch(/^w[12]$/);
    const checked = checkRecord(record);
    expect(checked.ok && checked.value.right).toBe(
      host.rows.filter(({ row }) => row.t === 'throw').length + 1,
    );
    expect((await fetch(`${url}/table/${room}/games/2`)).status).toBe(404);
  });

  test('is text, or JSON for whoever asks for that, and is for no search engine', async () => {
    const { url } = await server({ store: await storeOf() });
    const get = (accept: string): Promise<Response> =>
      fetch(`${url}/table/${ROOM}/games/2`, { headers: { accept } });
    for (const accept of ['*/*', 'text/html,application/xhtml+xml,*/*;q=0.8', 'text/plain', 'image/png']) {
      const answer = await get(accept);
      expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
      expect(answer.headers.get('vary')?.toLowerCase()).toContain('accept');
      expect(answer.headers.get('x-robots-tag')).toBe('noindex');
      expect(await answer.text()).toBe(
        [
          'record 1\nrules jumbo\nseats 1-2-\nposition jumbo 1-2- 55.h.h.h/-/b.b.b.b/- R ? -\ngame 2',
          'began 2027-01-15T08:00:07.000Z\nover 2027-01-15T08:00:09.000Z\ndice crypto\nresult w1',
          'seat 1 person - Ada\nseat 2 person - Ben\n\nbegin R\nR 1 R55>h\n',
        ].join('\n'),
      );
    }
    const json = await get('application/json');
    expect(json.headers.get('content-type')).toContain('application/json');
    expect(read(await json.text())).toEqual(read(await (await get('*/*')).text()));
  });

  test('leaves the names out if it is asked to', async () => {
    const { url } = await server({ store: await storeOf() });
    const text = await (await fetch(`${url}/table/${ROOM}/games/1?names=no`)).text();
    expect(text).toContain('\nseat 1 person -\nseat 2 person -\n');
    expect(text).toContain('\nresult ended\n');
    expect(text).not.toMatch(/Ada|Ben/);
  });

  test('is not sent again to whoever has it', async () => {
    const { url } = await server({ store: await storeOf() });
    const first = await fetch(`${url}/table/${ROOM}/games/1`);
    const etag = first.headers.get('etag') ?? '';
    expect(first.headers.get('cache-control')).toBe('public, max-age=3600');
    const headers = { 'if-none-match': etag, 'cache-control': 'max-age=0' };
    expect((await fetch(`${url}/table/${ROOM}/games/1`, { headers })).status).toBe(304);
    expect((await fetch(`${url}/table/${ROOM}/games/2`, { headers })).status).toBe(200);
  });
});

describe('there is nothing', () => {
  test.each(['3', '4', '0', '01', '-1', '1.5', 'x', '1/2', '99999999999'])(
    'at game %s, which is not finished or is none',
    async (game) => {
      const { url } = await server({ store: await storeOf() });
      expect((await fetch(`${url}/table/${ROOM}/games/${game}`)).status).toBe(404);
    },
  );

  test('of an unknown table, and of one that is closed, also once it was asked for', async () => {
    const store = await storeOf();
    const { url } = await server({ store });
    expect((await fetch(`${url}/table/AAAAAAAAAAAA/games/1`)).status).toBe(404);
    expect((await fetch(`${url}/table/short/games/1`)).status).toBe(404);
    expect((await fetch(`${url}/table/${ROOM}/games/1`)).status).toBe(200);
    const [close] = logged([{ t: 'close', who: ada }], rows.length);
    if (close !== undefined) await store.append([{ room: ROOM, logged: close }]);
    expect((await fetch(`${url}/table/${ROOM}/games/1`)).status).toBe(404);
  });

  test('of a game whose record would be longer than what is read as one, because of names', async () => {
    const long = '👨🏻‍👩🏻‍👧🏻‍👦🏻'.repeat(20);
    const gameWith = (renames: number): readonly Row[] => [
      ...rows.slice(0, 5),
      ...Array.from({ length: renames }, (_, nth): Row => ({
        t: 'rename',
        p: 1,
        n: long.slice(38 * (nth % 2)),
      })),
      ...rows.slice(5),
    ];
    const lengthOf = async (renames: number): Promise<number> => {
      const { url } = await server({ store: await storeOf(gameWith(renames)) });
      const answer = await fetch(`${url}/table/${ROOM}/games/1`);
      if (answer.status === 404) return 0;
      const text = await answer.text();
      expect(read(text).lines).toHaveLength(renames + 2);
      return text.length;
    };
    expect(await lengthOf(2700)).toBe(0);
    const longest = await lengthOf(2600);
    expect(longest).toBeGreaterThan(0.9 * RECORD_LENGTH);
    expect(longest).toBeLessThan(RECORD_LENGTH);
  });

  test('of a log that is damaged', async () => {
    const { url } = await server({ store: await storeOf(rows.toSpliced(4, 1, { t: 'throw', d: [4, 4] })) });
    expect((await fetch(`${url}/table/${ROOM}/games/1`)).status).toBe(404);
  });
});

describe('what it costs', () => {
  let giveUp: () => void = () => undefined;
  afterEach(() => giveUp());

  test('is reading the rows once, however often it is asked for', async () => {
    const store = await storeOf();
    let loads = 0;
    const counting: EventStore = { ...store, load: (...args) => ((loads += 1), store.load(...args)) };
    const { url } = await server({ store: counting });
    for (let nth = 0; nth < 3; nth++) await (await fetch(`${url}/table/${ROOM}/games/1`)).text();
    expect(loads).toBe(1);
  });

  test('is remembered up to a bound', async () => {
    const store = await storeOf();
    let loads = 0;
    const counting: EventStore = { ...store, load: (...args) => ((loads += 1), store.load(...args)) };
    const { url } = await server({ store: counting, limits: { recordCacheMB: 0.0004 } });
    for (const game of [1, 2, 2, 1]) await (await fetch(`${url}/table/${ROOM}/games/${game}`)).text();
    expect(loads).toBe(3);
  });

  test('is memory until it is read, of which there is so much', async () => {
    const limits = { unreadMB: 0.0004 };
    const lengthFrom = async (url: string, from: string, game: number): Promise<number> => {
      const headers = { 'x-forwarded-for': from };
      return (await (await fetch(`${url}/table/${ROOM}/games/${game}`, { headers })).text()).length;
    };
    // In either order, because what has most is cut.
    for (const games of [
      [1, 2],
      [2, 1],
    ]) {
      const { url } = await server({ store: await storeOf(), trustProxy: true, limits });
      for (const [nth, game] of games.entries())
        expect(await lengthFrom(url, `10.0.0.${nth}`, game)).toBeGreaterThan(200);
    }
    const { url } = await server({ store: await storeOf(), limits: { unreadMB: 0.0002 } });
    await expect(lengthFrom(url, '10.0.0.1', 1)).rejects.toThrow();
  });

  test('is taken from what an address may have read', async () => {
    const { url } = await server({ store: await storeOf(), limits: { loadBurst: 1, loadsPerSecond: 0.001 } });
    expect((await fetch(`${url}/table/${ROOM}/games/1`)).status).toBe(200);
    const refused = await fetch(`${url}/table/${ROOM}/games/2`);
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toBe('5');
    expect((await fetch(`${url}/table/${ROOM}/games/1`)).status).toBe(200);
  });

  test('few wait for the store, and others are refused at once', async () => {
    const store = await storeOf();
    const never = new Promise<void>((resolve) => (giveUp = resolve));
    const slow: EventStore = { ...store, length: (room) => never.then(() => store.length(room)) };
    const { url } = await server({ store: slow, limits: { recordReads: 3, recordReadsPerAddress: 2 } });
    let refused = 0;
    let isRefused: () => void = () => undefined;
    const twoAreRefused = new Promise<void>((resolve) => (isRefused = resolve));
    const asked = [1, 2, 3, 4].map(async () => {
      const { status } = await fetch(`${url}/table/${ROOM}/games/1`);
      if (status === 503) refused += 1;
      if (refused === 2) isRefused();
      return status;
    });
    await twoAreRefused;
    giveUp();
    expect((await Promise.all(asked)).toSorted((x, y) => x - y)).toEqual([200, 200, 503, 503]);
  });
});
