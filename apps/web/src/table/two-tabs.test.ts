// Several tabs of one device, or a tab and the installed app, share one store and one game.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dueOf, type Dice } from '@ludo/room';
import type { Table } from './table.ts';

/** What tabs share, and how one hears of another's writing. */
const shared = { store: new Map<string, string>(), isFull: false };
const ears = new Set<() => void>();
/** The browser tells tabs of a change a little later. */
const news = () => {
  for (const hear of ears) hear();
};

beforeEach(() => {
  vi.useFakeTimers();
  shared.store.clear();
  shared.isFull = false;
  ears.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => shared.store.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (shared.isFull) throw new Error('QuotaExceededError');
      shared.store.set(key, value);
    },
    removeItem: (key: string) => shared.store.delete(key),
  });
  vi.stubGlobal('addEventListener', (type: string, hear: () => void) => {
    if (type === 'storage') ears.add(hear);
  });
  vi.stubGlobal('removeEventListener', (_type: string, hear: () => void) => ears.delete(hear));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A page with a memory of its own. */
async function tab() {
  vi.resetModules();
  const [local, stored, about] = await Promise.all([
    import('./local-table.ts'),
    import('./stored-game.ts'),
    import('../device/stored-game-note.ts'),
  ]);
  const onReplaced = vi.fn<() => void>();
  const begin = (isBot = false, position = 'jumbo 1-2- b.b.4.9/-/b.b.4.9/- R ? -') => {
    const parties = [
      { player: 1, name: 'Ada', isBot: false },
      { player: 2, name: 'Ben', isBot },
    ];
    expect(local.beginHere({ rules: 'jumbo', seats: '1-2-', position }, parties).ok).toBe(true);
  };
  const open = (...faces: readonly number[]): Table => {
    const left = [...faces];
    const dice: Dice = { throw: () => ({ faces: [left.shift() ?? 1], origin: 'device' }) };
    const opened = local.openLocalTable(dice, () => 1, onReplaced);
    if (opened === null) throw new Error('no table');
    return opened;
  };
  return { ...stored, ...about, begin, open, onReplaced };
}

const room = (table: Table) => table.view().room!;
const roll = (table: Table, ply = room(table).ply) => table.act({ do: 'throw', ply });
const play = (table: Table, move: string) => table.act({ do: 'play', ply: room(table).ply, play: move });
const rows = () => JSON.parse(shared.store.get('ludo.here') ?? '[]') as readonly { row: { t: string } }[];
const stale = { ok: false, error: { code: 'stale' } };

/** A game of two people that has begun in one tab and is open in another. */
async function twoTabs() {
  const [one, other] = [await tab(), await tab()];
  one.begin();
  const a = one.open(3, 5, 2);
  expect((await a.act({ do: 'start' })).ok).toBe(true);
  const b = other.open(6, 4);
  expect(room(b).phase).toBe('playing');
  return { one, other, a, b };
}

describe('the same game in two tabs', () => {
  it('is followed row by row, each to be watched', async () => {
    const { a, b } = await twoTabs();
    const seen: unknown[] = [];
    b.subscribe(() => seen.push(b.view().latest?.row));
    await roll(a);
    await play(a, 'R4>7');
    news();
    expect(room(b)).toEqual(room(a));
    expect(seen).toMatchObject([
      { t: 'throw', d: [3] },
      { t: 'play', m: 'R4>7' },
    ]);
  });

  it('is gone on with from either, in turns', async () => {
    const { a, b } = await twoTabs();
    await roll(a);
    news();
    expect((await play(b, 'R4>7')).ok).toBe(true);
    news();
    expect((await roll(a)).ok).toBe(true);
    news();
    expect(room(b)).toEqual(room(a));
    expect(rows().map(({ row }) => row.t)).toEqual(['open', 'sit', 'sit', 'start', 'throw', 'play', 'throw']);
  });

  it('what is pressed in a tab that has heard of nothing is refused, and the tab shows what has happened', async () => {
    const { a, b } = await twoTabs();
    await roll(a);
    await play(a, 'R4>7');
    const before = shared.store.get('ludo.here');
    expect(await roll(b)).toMatchObject(stale);
    expect(shared.store.get('ludo.here')).toBe(before);
    expect(room(b)).toEqual(room(a));
    expect((await roll(b)).ok).toBe(true);
  });

  it.each(['end', 'start'] as const)('%s, which names no ply, is refused too', async (what) => {
    const { a, b } = await twoTabs();
    await roll(a);
    expect(await b.act({ do: what })).toMatchObject(stale);
    expect(room(b).phase).toBe('playing');
  });

  it('what is taken back in one is taken back in the other, and falls again as it fell', async () => {
    const { a, b } = await twoTabs();
    await roll(a);
    news();
    expect(b.undo()).toBe(true);
    news();
    expect(room(a).position?.dice).toBeNull();
    expect(a.view().latest, 'nothing to be watched').toBeNull();
    expect(room(a).seq).toBe(room(b).seq);
    await roll(a);
    expect(room(a).position?.dice).toEqual([3]);
    news();
    await play(b, 'R4>7');
    news();
    await roll(a);
    expect(room(a).position?.dice, 'and then afresh').toEqual([5]);
  });

  it('whoever takes back in a tab that has heard of nothing takes back nothing', async () => {
    const { a, b } = await twoTabs();
    await roll(a);
    news();
    await play(a, 'R4>7');
    expect(b.undo()).toBe(false);
    expect(room(b)).toEqual(room(a));
    expect(b.undo()).toBe(true);
    expect(room(b).position?.dice).toEqual([3]);
  });

  it('the next game with the same people is followed, in numbers that grow', async () => {
    const { a, b } = await twoTabs();
    for (let game = 0; game < 3; game++) {
      const before = room(b);
      await vi.advanceTimersByTimeAsync(1000);
      await roll(a);
      expect((await a.act({ do: 'end' })).ok).toBe(true);
      expect((await a.act({ do: 'start' })).ok).toBe(true);
      news();
      expect(room(b).phase).toBe('playing');
      expect(room(b).position).toEqual(room(a).position);
      expect(room(b).seq).toBeGreaterThan(before.seq);
      expect(room(b).game).toBeGreaterThan(before.game);
      expect(room(b).ply).toBeGreaterThan(before.ply);
    }
    await roll(a);
    news();
    expect(b.view().latest?.row).toMatchObject({ t: 'throw' });
    expect((await b.act({ do: 'end' })).ok).toBe(true);
    news();
    expect(room(a).phase).toBe('over');
  });

  it('of two who write at once the store decides, for both', async () => {
    const { a, b } = await twoTabs();
    await roll(a);
    const first = shared.store.get('ludo.here');
    // The other has not seen that row when it writes its own.
    shared.store.set('ludo.here', first!.replace(/,\{"s":5.*$/, ']'));
    await roll(b);
    news();
    expect(room(a).position?.dice).toEqual([6]);
    expect(room(b)).toEqual(room(a));
  });

  it('a tab for whose rows there was no room takes over what another has written since', async () => {
    const { a, b } = await twoTabs();
    shared.isFull = true;
    await roll(a);
    expect(room(a).position?.dice).toEqual([3]);
    shared.isFull = false;
    await roll(b);
    news();
    expect(room(a).position?.dice).toEqual([6]);
    expect(room(b).position?.dice).toEqual([6]);
  });

  it('a tab for whose rows there is no room plays on by itself', async () => {
    const { a } = await twoTabs();
    shared.isFull = true;
    await roll(a);
    await play(a, 'R4>7');
    news();
    expect((await roll(a)).ok).toBe(true);
    expect(room(a).position?.dice).toEqual([5]);
  });

  it('whose pages are cleared meanwhile goes on, as it is kept nowhere else', async () => {
    const { a, b } = await twoTabs();
    shared.store.clear();
    news();
    expect((await roll(a)).ok).toBe(true);
    news();
    expect(room(b)).toEqual(room(a));
  });
});

describe('a game that another tab has replaced', () => {
  it('is never written again: its tab is told', async () => {
    const { one, other, a } = await twoTabs();
    await roll(a);
    other.begin(false, 'jumbo 1-2- b.b.b.9/-/b.b.b.9/- R ? -');
    const before = shared.store.get('ludo.here');
    expect((await play(a, 'R4>7')).ok).toBe(false);
    expect(a.undo()).toBe(false);
    expect(one.onReplaced).toHaveBeenCalledOnce();
    expect(shared.store.get('ludo.here')).toBe(before);
    expect(one.storedGameNote(), 'the note of the game is that of the new one').toBeNull();
  });

  it('also one with the same rules and people, begun in the same moment', async () => {
    const { one, other, a } = await twoTabs();
    other.begin();
    news();
    expect(one.onReplaced).toHaveBeenCalledOnce();
    expect((await roll(a)).ok).toBe(false);
    expect(rows()).toHaveLength(3);
  });

  it('nor is one written over that was put back, or that only another version can read', async () => {
    const { one, other, a } = await twoTabs();
    shared.store.set('ludo.here', '[{"s":1,"at":0,"row":{"t":"open-another-way"}}]');
    expect((await roll(a)).ok).toBe(false);
    expect(one.onReplaced).toHaveBeenCalledOnce();
    other.begin();
    const b = other.open(4);
    await b.act({ do: 'start' });
    one.takeBackAside();
    const before = shared.store.get('ludo.here');
    expect(before).toContain('open-another-way');
    expect((await roll(b)).ok).toBe(false);
    expect(other.onReplaced).toHaveBeenCalledOnce();
    expect(shared.store.get('ludo.here')).toBe(before);
  });

  it('stays as it was where it has gone online, until somebody goes on here after all', async () => {
    const { one, other, a } = await twoTabs();
    other.noteOnline('abcdefghijkl');
    const before = shared.store.get('ludo.here');
    expect(await roll(a)).toMatchObject(stale);
    expect(shared.store.get('ludo.here')).toBe(before);
    other.noteOnline(null);
    expect(one.wentOnline()).toBeNull();
    expect((await roll(a)).ok).toBe(true);
  });
});

describe('a bot of a game in two tabs', () => {
  async function withBot() {
    const [one, other] = [await tab(), await tab()];
    one.begin(true, 'jumbo 1-2- b.b.4.9/-/b.b.4.9/- Y ? -');
    const a = one.open(3, 3);
    await a.act({ do: 'start' });
    const b = other.open(5, 5);
    news();
    return { a, b };
  }
  const untilDue = (table: Table) => vi.advanceTimersByTimeAsync(dueOf(room(table))!.at - Date.now());
  const throws = () => rows().filter(({ row }) => row.t === 'throw').length;

  it('acts once, in the tab that was opened or pressed last', async () => {
    const { a, b } = await withBot();
    await untilDue(b);
    expect(room(b).position?.dice).toEqual([5]);
    expect(throws()).toBe(1);
    await untilDue(b);
    expect(room(b).position?.dice).toBeNull();
    news();
    expect(room(a)).toEqual(room(b));
    await roll(a);
    news();
    expect(room(b)).toEqual(room(a));
  });

  it('acts once, also where nobody hears of the other', async () => {
    const { a, b } = await withBot();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(rows().map(({ row }) => row.t)).toEqual(['open', 'sit', 'bot', 'start', 'throw', 'play']);
    expect(room(a)).toEqual(room(b));
  });

  it('is not waited for in vain when the tab that played for it has gone', async () => {
    const { a, b } = await withBot();
    b.close();
    news();
    await untilDue(a);
    expect(room(a).position?.dice).toEqual([3]);
  });

  it('is not waited for in vain when that tab has died without a word', async () => {
    const { a } = await withBot();
    // The name of a tab that no longer runs.
    shared.store.set('ludo.here.hand', 'of-a-tab-that-died');
    news();
    await untilDue(a);
    expect(throws(), 'that tab is given time').toBe(0);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(throws()).toBe(1);
    expect(room(a).ply).toBeGreaterThan(1);
  });
});
