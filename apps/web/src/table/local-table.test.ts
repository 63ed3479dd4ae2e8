import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dueOf } from '@ludo/room';
import { beginHere, openLocalTable } from './local-table.ts';
import { storedGame } from './stored-game.ts';

/** Milliseconds: the longest that a bot waits. */
const BOT_PLAYS_AFTER = 2000;

describe('a bot on this screen plays as well as it was told', () => {
  it.each(['random', 'frontmost', 'sensible', undefined] as const)('%s', (level) => {
    const parties = [
      { player: 1, name: 'Ada', isBot: false },
      { player: 2, name: '', isBot: true, ...(level === undefined ? {} : { level }) },
    ];
    expect(beginHere({ rules: 'jumbo', seats: '1-2-' }, parties).ok).toBe(true);
    const table = openLocalTable();
    expect(table?.view().room?.seatList[1]).toMatchObject({ state: 'bot', level: level ?? 'sensible' });
    table?.close();
  });
});

describe('a bot on this screen', () => {
  beforeEach(async () => {
    // Fetched before, so that the bot could act at once.
    await import('./device-bots.ts');
    vi.useFakeTimers();
  });
  afterEach(() => void vi.useRealTimers());

  function tableOfBot(botsWait?: () => number) {
    const position = 'jumbo 1-2- b.b.4.9/-/b.b.4.9/- Y ? -';
    const parties = [
      { player: 1, name: 'Ada', isBot: false },
      { player: 2, name: '', isBot: true },
    ];
    expect(beginHere({ rules: 'jumbo', seats: '1-2-', position }, parties).ok).toBe(true);
    const table = openLocalTable({ throw: () => ({ faces: [3], origin: 'device' }) }, botsWait);
    if (table === null) throw new Error('no table');
    return table;
  }

  it('waits while the table rests, and so does everybody else', async () => {
    const table = tableOfBot();
    expect((await table.act({ do: 'start' })).ok).toBe(true);
    table.rest?.(true);
    await vi.advanceTimersByTimeAsync(10_000);
    await vi.dynamicImportSettled();
    expect(table.view().room?.lastThrow).toBeNull();
    expect(await table.act({ do: 'end' })).toMatchObject({ ok: false, error: { code: 'paused' } });
    table.rest?.(false);
    await vi.advanceTimersByTimeAsync(10_000);
    await vi.waitFor(() => expect(table.view().room?.lastThrow).not.toBeNull());
    table.close();
  });

  it('acts as soon as the speed of this screen has it, also when that is changed', async () => {
    let part = 0.1;
    const table = tableOfBot(() => part);
    const room = () => table.view().room!;
    const due = () => dueOf(room())!.at - Date.now();
    await table.act({ do: 'start' });
    await vi.advanceTimersByTimeAsync(due() * 0.1 - 1);
    expect(room().position?.dice).toBeNull();
    part = 2;
    await vi.advanceTimersByTimeAsync(1);
    expect(room().position?.dice).toEqual([3]);
    await vi.advanceTimersByTimeAsync(due() * 2 - 1);
    expect(room().position?.dice).toEqual([3]);
    await vi.advanceTimersByTimeAsync(1);
    expect(room().position?.dice).toBeNull();
    table.close();
  });

  it.each([
    ['back by an hour', -3_600_000, -3_600_000],
    ['on by 400 days and back', 400 * 86_400_000, 0],
    ['back before 1970', -3_000_000_000_000, -3_000_000_000_000],
  ])('acts in its time when the clock of the device jumps: %s', async (_, jump, later) => {
    const table = tableOfBot();
    const begun = Date.now();
    await table.act({ do: 'start' });
    vi.setSystemTime(begun + jump);
    await table.act({ do: 'pause' });
    await table.act({ do: 'resume' });
    vi.setSystemTime(begun + later);
    table.rest?.(true);
    table.rest?.(false);
    await vi.advanceTimersByTimeAsync(BOT_PLAYS_AFTER);
    expect(table.view().room?.lastThrow).not.toBeNull();
    const instants = storedGame()?.rows.map(({ at }) => at) ?? [];
    expect(instants.length).toBeGreaterThan(5);
    expect(instants).toEqual(instants.toSorted((a, b) => a - b));
    table.close();
  });

  it('does nothing more once the page is left', async () => {
    const table = tableOfBot();
    await table.act({ do: 'start' });
    table.close();
    table.rest?.(false);
    await vi.advanceTimersByTimeAsync(10_000);
    await vi.dynamicImportSettled();
    expect(table.view().room?.lastThrow).toBeNull();
  });
});
