// Games that are kept on this device, in the database of a browser.
import { IDBFactory } from 'fake-indexeddb';
import { createStore, entries, set, setMany, update } from 'idb-keyval';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const MINUTE = 60_000;

/** A page with connections of its own, as each tab has. */
async function tab() {
  vi.resetModules();
  const note = await import('../../device/kept-games-note.ts');
  return { ...(await import('./kept-games.ts')), ...note };
}

interface Made {
  readonly names?: readonly [string, string];
  readonly result?: string;
  readonly throws?: number;
}

let made = 0;
/** Of another game each time. */
function recordOf({ names = ['Ada', 'Ben'], result = 'w1', throws = 1 }: Made = {}): string {
  made += 1;
  return [
    'record 1',
    'rules jumbo',
    'seats 1-2-',
    `game ${made}`,
    'dice device',
    `result ${result}`,
    ...names.map((name, nth) => `seat ${nth + 1} ${name === '' ? 'bot sensible' : `person - ${name}`}`),
    '',
    'begin R',
    ...Array.from({ length: throws }, () => 'R 5 -'),
    '',
  ].join('\n');
}

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2027, 0, 15) });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const later = (): void => void vi.setSystemTime(Date.now() + MINUTE);
const stored = () => createStore('ludo.kept-games', 'games');

describe('a kept game', () => {
  it('is told in a few words, and its record is the same text', async () => {
    const { keepRecord, keptGames, keptRecord, mayHaveKeptGames } = await tab();
    expect(mayHaveKeptGames()).toBe(false);
    const text = recordOf({ names: ['Ada', ''], result: 'w2', throws: 3 });
    const id = await keepRecord(text, 'read');
    expect(id).toMatch(/^[a-z0-9]{1,32}$/);
    expect(mayHaveKeptGames()).toBe(true);
    expect(await keptGames()).toEqual([
      {
        id,
        keptAt: Date.now(),
        origin: 'read',
        rules: 'jumbo',
        names: ['Ada', ''],
        result: 'w2',
        throws: 3,
      },
    ]);
    expect(await keptRecord(id ?? '')).toBe(text);
    expect(await keptRecord('another')).toBeNull();
  });

  it('comes before those that were kept earlier', async () => {
    const { keepRecord, keptGames } = await tab();
    const ids: (string | null)[] = [];
    for (let nth = 0; nth < 3; nth++) {
      ids.push(await keepRecord(recordOf(), nth === 1 ? 'here' : 'read'));
      later();
    }
    expect((await keptGames()).map(({ id }) => id)).toEqual(ids.toReversed());
  });

  it('is one, however often it is kept, as a file too', async () => {
    const { keepRecord, keptGames } = await tab();
    const text = recordOf();
    const id = await keepRecord(text, 'here', 'mabc12');
    const before = await keptGames();
    later();
    expect(id).toBe('mabc12');
    expect([await keepRecord(text, 'here', 'mabc12'), await keepRecord(text, 'read')]).toEqual([id, id]);
    expect(await keptGames()).toEqual(before);
  });

  it('has its last record: one of the same identifier takes the place of the one before', async () => {
    const { keepRecord, keptGames, keptRecord } = await tab();
    await keepRecord(recordOf({ result: 'w1' }), 'here', 'mabc12');
    const last = recordOf({ result: 'w2' });
    await keepRecord(last, 'here', 'mabc12');
    expect((await keptGames()).map(({ id, result }) => [id, result])).toEqual([['mabc12', 'w2']]);
    expect(await keptRecord('mabc12')).toBe(last);
  });

  it('is gone when it is forgotten, and the device is noted to have none', async () => {
    const { forgetKept, keepRecord, keptGames, keptRecord, mayHaveKeptGames } = await tab();
    const [one, other] = [await keepRecord(recordOf(), 'read'), await keepRecord(recordOf(), 'read')];
    await forgetKept(one ?? '');
    expect((await keptGames()).map(({ id }) => id)).toEqual([other]);
    expect(await keptRecord(one ?? '')).toBeNull();
    await forgetKept(other ?? '');
    expect(await keptGames()).toEqual([]);
    expect(mayHaveKeptGames()).toBe(false);
    expect(await entries(stored())).toEqual([]);
  });

  it.each(['', 'no record', 'record 2\n', recordOf().slice(0, -1)])('is a record: not %j', async (text) => {
    const { keepRecord, keptGames } = await tab();
    expect(await keepRecord(text, 'read')).toBeNull();
    expect(await keptGames()).toEqual([]);
  });

  it.each(['', 'Capital', 'a/b', 'a'.repeat(33)])('has a name that fits an address: not %j', async (id) => {
    const { keepRecord } = await tab();
    expect(await keepRecord(recordOf(), 'here', id)).toBeNull();
  });
});

describe('what is kept is bounded', () => {
  it('to thirty games: the oldest goes, played or read', async () => {
    const { keepRecord, keptGames } = await tab();
    const ids: (string | null)[] = [];
    for (let nth = 0; nth < 32; nth++) {
      ids.push(await keepRecord(recordOf(), nth % 2 === 0 ? 'here' : 'read'));
      later();
    }
    expect((await keptGames()).map(({ id }) => id)).toEqual(ids.slice(2).toReversed());
    expect(await entries(stored())).toHaveLength(60);
  });

  it('to five million characters: as many of the oldest go as it takes', async () => {
    const { keepRecord, keptGames } = await tab();
    const ids: (string | null)[] = [];
    for (let nth = 0; nth < 8; nth++) {
      const id = await keepRecord(recordOf(), 'read');
      ids.push(id);
      // As if it were as long as a record may be.
      if (nth > 0) await update<object>(`about.${id}`, (about) => ({ ...about, length: 990_000 }), stored());
      later();
    }
    expect((await keptGames()).map(({ id }) => id)).toEqual(ids.slice(2).toReversed());
  });

  it('and never by the game that was kept last, whatever the clock says', async () => {
    const { keepRecord, keptGames } = await tab();
    for (let nth = 0; nth < 30; nth++) await keepRecord(recordOf(), 'read');
    vi.setSystemTime(Date.now() - 60 * MINUTE);
    const last = await keepRecord(recordOf(), 'here');
    const found = await keptGames();
    expect(found).toHaveLength(30);
    expect(found.at(-1)?.id).toBe(last);
  });
});

describe('two tabs', () => {
  it('that keep at once lose nothing of each other, and stay within the bounds', async () => {
    const [one, other] = [await tab(), await tab()];
    const ids = await Promise.all(
      Array.from({ length: 20 }, (_, nth) => (nth % 2 === 0 ? one : other).keepRecord(recordOf(), 'read')),
    );
    expect((await one.keptGames()).map(({ id }) => id).toSorted()).toEqual(ids.map(String).toSorted());
    await Promise.all(
      Array.from({ length: 20 }, (_, nth) => (nth % 2 === 0 ? one : other).keepRecord(recordOf(), 'here')),
    );
    expect(await other.keptGames()).toHaveLength(30);
    expect(await other.keptGames()).toEqual(await one.keptGames());
  });

  it('that keep the same game keep it once', async () => {
    const [one, other] = [await tab(), await tab()];
    const text = recordOf();
    const ids = await Promise.all([one, other].map((each) => each.keepRecord(text, 'here', 'mabc12')));
    expect(ids).toEqual(['mabc12', 'mabc12']);
    expect(await one.keptGames()).toHaveLength(1);
  });
});

describe('what is damaged, or of another program', () => {
  it('is left out and removed, and the others stay', async () => {
    const { keepRecord, keptGames } = await tab();
    const ids: (string | null)[] = [];
    for (let nth = 0; nth < 4; nth++) ids.push(await keepRecord(recordOf(), 'read'));
    const [whole, ...others] = ids;
    const about = new Map(await entries<string, { readonly game: object }>(stored()));
    const [first, second, third] = others.map((id) => [`about.${id}`, about.get(`about.${id}`)] as const);
    if (first === undefined || second === undefined || third === undefined) throw new Error('four games');
    await setMany(
      [
        [first[0], 'not an entry'],
        [second[0], { ...second[1], game: { ...second[1]?.game, names: ['Ada', 7] } }],
        [third[0], { ...third[1], game: { ...third[1]?.game, id: 'another' } }],
        ['about.never', { ...first[1], game: { ...first[1]?.game, id: 'never', keptAt: 1e300 } }],
        ['text.never', 'record 1\n'],
        ['about.notext', { ...first[1], game: { ...first[1]?.game, id: 'notext' } }],
        ['text.noentry', 'record 1\n'],
        ['foreign', 1],
        [7, 'seven'],
      ],
      stored(),
    );
    expect((await keptGames()).map(({ id }) => id)).toEqual([whole]);
    await vi.waitFor(async () =>
      expect((await entries(stored())).map(([key]) => key)).toEqual([`about.${whole}`, `text.${whole}`]),
    );
  });

  it('is no record, where the text of a game is something else', async () => {
    const { keepRecord, keptGames, keptRecord } = await tab();
    const id = await keepRecord(recordOf(), 'read');
    await set(`text.${id}`, { not: 'a text' }, stored());
    expect(await keptRecord(id ?? '')).toBeNull();
    expect(await keptGames()).toEqual([]);
  });
});

describe('a browser that stores nothing', () => {
  const refuses = {
    open: () => {
      throw new DOMException('forbidden', 'SecurityError');
    },
  };
  it.each([
    ['has no database', undefined],
    ['forbids it', refuses],
  ])('%s: nothing is kept, and that is told', async (_, database) => {
    vi.stubGlobal('indexedDB', database);
    const { forgetKept, keepRecord, keptGames, keptRecord, mayHaveKeptGames } = await tab();
    expect(await keepRecord(recordOf(), 'read')).toBeNull();
    expect(await keptGames()).toEqual([]);
    expect(await keptRecord('mabc12')).toBeNull();
    await forgetKept('mabc12');
    expect(mayHaveKeptGames()).toBe(false);
  });

  it('is full: what is kept stays', async () => {
    const { keepRecord, keptGames } = await tab();
    const id = await keepRecord(recordOf(), 'read');
    const full = new DOMException('full', 'QuotaExceededError');
    const put = vi.spyOn(Object.getPrototypeOf(await storeOf()), 'put').mockImplementation(() => {
      throw full;
    });
    expect(await keepRecord(recordOf(), 'read')).toBeNull();
    put.mockRestore();
    expect((await keptGames()).map((game) => game.id)).toEqual([id]);
  });
});

const storeOf = (): Promise<IDBObjectStore> => stored()('readonly', (store) => store);
