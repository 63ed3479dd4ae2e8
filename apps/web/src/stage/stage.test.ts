import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Dice } from '@ludo/room';
import { beginHere, openLocalTable } from '../table/local-table.ts';
import { forgetGame } from '../table/stored-game.ts';
import type { Table } from '../table/table.ts';
import { createStage, type Caption } from './stage.ts';
import { tempoOf } from '../preferences/tempo.ts';

function scripted(...faces: number[]): Dice {
  return { throw: (count) => ({ faces: faces.splice(0, count), origin: 'scripted' }) };
}

const tableWith = (...faces: number[]): Table => tableWhere(false, ...faces);

/** Anna and Ben; Anna may be a bot. */
function tableWhere(isBot: boolean, ...faces: number[]): Table {
  const dice = scripted(...faces);
  const begun = beginHere({ rules: 'jumbo', seats: '1-2-' }, [
    { player: 1, name: 'Anna', isBot },
    { player: 2, name: 'Ben', isBot: false },
  ]);
  const table = openLocalTable(dice);
  if (!begun.ok || table === null) throw new Error('no game on this screen');
  return table;
}

function tableOf(opened: Table | null): Table {
  if (opened === null) throw new Error('no game on this screen');
  return opened;
}

const throwOnce = (table: Table) => table.act({ do: 'throw', ply: table.view().room?.ply ?? 0 });

/** As a page tells them that is opened now. */
function captionsAt(table: Table): readonly Caption[] {
  const stage = createStage(table, () => tempoOf('instant', false));
  const { captions } = stage.store.getState();
  stage.close();
  return captions;
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  forgetGame();
});

describe('the stage', () => {
  it('shows a row when the one before has been watched, and everything in the end', async () => {
    const table = tableWith(5, 2, 6);
    const stage = createStage(table, () => tempoOf('normal', false));
    await table.act({ do: 'start' });
    expect(stage.store.getState().moving?.rollOff).not.toBeNull();
    expect(stage.store.getState().room?.phase).toBe('gathering');
    await table.act({ do: 'throw', ply: 1 });
    await table.act({ do: 'play', ply: 2, play: 'Rb>5' });
    vi.runAllTimers();
    const { room, moving, captions, pieces } = stage.store.getState();
    expect(room).toEqual(table.view().room);
    expect(moving).toBeNull();
    expect(captions.map(({ events }) => events[0]?.type)).toEqual(['started', 'threw', 'moved']);
    expect(pieces.filter(({ place }) => place === 5)).toHaveLength(1);
    stage.close();
  });

  it('at once: shows a row the moment it comes', async () => {
    const table = tableWith(5, 2, 3);
    const stage = createStage(table, () => tempoOf('instant', false));
    await table.act({ do: 'start' });
    expect(stage.store.getState().room?.position?.colour).toBe(0);
    await table.act({ do: 'throw', ply: 1 });
    expect(stage.store.getState().room?.position?.colour).toBe(2);
    stage.close();
  });

  describe('CO-6: all of a round throw at once, and once more after a tie', () => {
    const { tumble, pause } = tempoOf('normal', false);
    const each = Math.round(tumble * 0.6);
    const rounds = [
      { faces: [5, 2], count: 1 },
      { faces: [4, 4, 5, 3], count: 2 },
    ];

    it.each(rounds)(
      'whoever is here may throw while it is told who begins: $faces',
      async ({ faces, count }) => {
        const table = tableWith(...faces, 3);
        const stage = createStage(table, () => tempoOf('normal', false));
        const shown = () => stage.store.getState();
        await table.act({ do: 'start' });
        vi.advanceTimersByTime(count * each - 1);
        expect(shown().moving?.rollOff).toMatchObject({ each, isHeld: false });
        vi.advanceTimersByTime(1);
        expect(shown().moving).toBeNull();
        expect(shown().rolledOff).toMatchObject({ told: pause, isHeld: false });
        await table.act({ do: 'throw', ply: 1 });
        expect(shown().rolledOff).toBeNull();
        stage.close();
      },
    );

    it.each(rounds)('a bot waits until that is told: $faces', async ({ faces, count }) => {
      const table = tableWhere(true, ...faces, 3, 3, 3);
      const stage = createStage(table, () => tempoOf('normal', false));
      await table.act({ do: 'start' });
      vi.advanceTimersByTime(count * each + pause - 1);
      expect(stage.store.getState().moving?.rollOff).toMatchObject({ told: pause, isHeld: true });
      vi.advanceTimersByTime(1);
      expect(stage.store.getState().moving?.rollOff ?? null).toBeNull();
      stage.close();
    });
  });

  it('can be hurried', async () => {
    const table = tableWith(5, 2, 6);
    const stage = createStage(table, () => tempoOf('slow', false));
    await table.act({ do: 'start' });
    await table.act({ do: 'throw', ply: 1 });
    stage.hurry();
    expect(stage.store.getState().room).toEqual(table.view().room);
    expect(stage.store.getState()).toMatchObject({ moving: null, rolledOff: null });
    stage.close();
  });
});

describe('a device that is late with what it shows', () => {
  it('gets the time that it asks for, and never less than it has', async () => {
    const table = tableWith(5, 2);
    const stage = createStage(table, () => tempoOf('normal', false));
    const isMoving = () => stage.store.getState().moving !== null;
    await table.act({ do: 'start' });
    stage.lastAtLeast(1);
    vi.advanceTimersByTime(1);
    expect(isMoving()).toBe(true);
    stage.lastAtLeast(60_000);
    vi.advanceTimersByTime(59_999);
    expect(isMoving()).toBe(true);
    vi.advanceTimersByTime(1);
    expect(isMoving()).toBe(false);
    stage.lastAtLeast(60_000);
    expect(isMoving(), 'nothing is shown').toBe(false);
    stage.close();
  });

  it('has its whole time from when it begins to show it', async () => {
    const sceneOf = async () => {
      const table = tableWith(5, 2);
      const stage = createStage(table, () => tempoOf('normal', false));
      await table.act({ do: 'start' });
      return { stage, isMoving: () => stage.store.getState().moving !== null };
    };
    const punctual = await sceneOf();
    let lasts = 0;
    for (; punctual.isMoving(); lasts += 1) vi.advanceTimersByTime(1);
    punctual.stage.close();
    const { stage, isMoving } = await sceneOf();
    vi.advanceTimersByTime(lasts - 1);
    stage.beginsNow();
    vi.advanceTimersByTime(lasts - 1);
    expect(isMoving()).toBe(true);
    vi.advanceTimersByTime(1);
    expect(isMoving()).toBe(false);
    stage.close();
  });
});

describe('whoever was away', () => {
  /** A table that tells many rows at once, as after a lost connection, or one after the other. */
  async function awayFor(rows: number): Promise<{ table: Table; tell: (isJump: boolean) => void }> {
    const game = tableWith(5, 2, ...Array.from({ length: rows }, () => 3));
    await game.act({ do: 'start' });
    const first = game.view();
    const views = [first];
    while (views.length <= rows) {
      await game.act({ do: 'throw', ply: game.view().room?.ply ?? 0 });
      views.push(game.view());
    }
    let view = first;
    const listeners = new Set<() => void>();
    const table: Table = {
      ...game,
      view: () => view,
      subscribe: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    };
    const tell = (isJump: boolean) => {
      for (const each of isJump ? views.slice(-1) : views.slice(1)) {
        view = isJump ? { ...each, latest: null } : each;
        for (const listener of listeners) listener();
      }
    };
    return { table, tell };
  }

  it.each([
    ['comes back after 300 rows, which came as one', true],
    ['gets 300 rows one after the other at once', false],
  ])('%s: sees the present at once, and is not shown the past', async (_title, isJump) => {
    const { table, tell } = await awayFor(300);
    const begun: number[] = [];
    const stage = createStage(
      table,
      () => tempoOf('slow', false),
      ({ seq }) => begun.push(seq),
    );
    tell(isJump);
    const { room, moving } = stage.store.getState();
    expect(room).toEqual(table.view().room);
    expect(moving).toBeNull();
    // The first of single rows begins to show before the stage knows how many there are.
    expect(begun.length).toBeLessThanOrEqual(isJump ? 0 : 1);
    stage.close();
  });

  it('has hidden the page: nothing is kept for later', async () => {
    const { table, tell } = await awayFor(3);
    vi.stubGlobal('document', {
      visibilityState: 'hidden',
      addEventListener: () => {},
      removeEventListener: () => {},
    });
    const stage = createStage(table, () => tempoOf('slow', false));
    tell(false);
    expect(stage.store.getState().moving).toBeNull();
    expect(stage.store.getState().room).toEqual(table.view().room);
    stage.close();
    vi.unstubAllGlobals();
  });
});

describe('play on this screen', () => {
  it('finds the game again after a reload, at the same row', async () => {
    const table = tableWith(1, 1, 4, 6, 6);
    await table.act({ do: 'start' });
    await table.act({ do: 'throw', ply: 1 });
    const again = openLocalTable();
    expect(again?.view().room).toEqual(table.view().room);
    expect(again?.view().mine).toEqual([1, 2]);
  });

  it('tells as much of what has happened after a reload as before', async () => {
    const table = tableWith(5, 2, ...Array.from({ length: 70 }, () => 3));
    const stage = createStage(table, () => tempoOf('instant', false));
    await table.act({ do: 'start' });
    for (let nth = 0; nth < 40; nth++) await throwOnce(table);
    const told = stage.store.getState().captions;
    expect(told).toHaveLength(41);
    const again = tableOf(openLocalTable());
    expect(captionsAt(again)).toEqual(told);
    again.close();
    for (let nth = 0; nth < 30; nth++) await throwOnce(table);
    const last = tableOf(openLocalTable());
    expect(captionsAt(last)).toEqual(stage.store.getState().captions);
    last.close();
    stage.close();
  });

  it('tells in a second tab that slept what has happened there, over a step taken back and into the next game', async () => {
    const table = tableWith(5, 2, ...Array.from({ length: 9 }, () => 3), 5, 2, 4, 4);
    await table.act({ do: 'start' });
    for (let nth = 0; nth < 3; nth++) await throwOnce(table);
    const other = tableOf(openLocalTable());
    const stage = createStage(other, () => tempoOf('instant', false));
    expect(table.undo()).toBe(true);
    for (let nth = 0; nth < 3; nth++) await throwOnce(table);
    // Refused: it hears of all this.
    await throwOnce(other);
    const opened = tableOf(openLocalTable());
    expect(stage.store.getState().captions).toEqual(captionsAt(opened));
    expect(stage.store.getState().captions).toHaveLength(6);
    opened.close();
    await table.act({ do: 'end' });
    await table.act({ do: 'start' });
    await throwOnce(table);
    await throwOnce(other);
    const types = stage.store.getState().captions.map(({ events }) => events[0]?.type);
    expect(types.slice(-2)).toEqual(['started', 'threw']);
    stage.close();
    other.close();
    table.close();
  });

  it('refuses in the words of the room', async () => {
    const table = tableWith(5, 2, 6);
    expect(await table.act({ do: 'throw', ply: 0 })).toMatchObject({
      ok: false,
      error: { code: 'not-started' },
    });
    await table.act({ do: 'start' });
    expect(await table.act({ do: 'throw', ply: 7 })).toMatchObject({ ok: false, error: { code: 'stale' } });
  });
});

describe('taking back', () => {
  it('in a second game takes what happened before it from nobody', async () => {
    const table = tableWith(5, 2, 3, 3, 3, 3, 5, 2, 3, 3, 3);
    const stage = createStage(table, () => tempoOf('instant', false));
    await table.act({ do: 'start' });
    await throwOnce(table);
    await throwOnce(table);
    await table.act({ do: 'end' });
    await table.act({ do: 'start' });
    await throwOnce(table);
    const told = stage.store.getState().captions;
    const before = table.view().room;
    await throwOnce(table);
    expect(table.undo()).toBe(true);
    expect(stage.store.getState().captions).toEqual(told);
    expect(table.view().room).toEqual(before);
    expect(await throwOnce(table)).toMatchObject({ ok: true });
    stage.close();
  });
});
