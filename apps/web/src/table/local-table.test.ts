import type { LoggedRow, Row } from '@ludo/room';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { beginHere, openLocalTable, takenBack } from './local-table.ts';

const logged = (...rows: readonly Row[]): readonly LoggedRow[] =>
  rows.map((row, nth) => ({ s: nth + 1, at: nth, row }));
const seated: readonly Row[] = [
  { t: 'open', v: 1, rules: 'jumbo', seats: '1-2-', host: 'here' },
  { t: 'sit', p: 1, n: 'Ada', who: 'here' },
  { t: 'sit', p: 2, n: 'Ben', who: 'here' },
];
const start: Row = { t: 'start', rolls: [], c: 0 };
const thrown: Row = { t: 'throw', d: [6], o: 'device' };
const played: Row = { t: 'play', m: 'Rb>5' };

describe('taking a step back', () => {
  it('goes to the last throw, then to before it, and no further than the beginning of the game', () => {
    const rows = logged(...seated, start, thrown, played);
    expect(takenBack(rows)).toEqual(rows.slice(0, 5));
    expect(takenBack(rows.slice(0, 5))).toEqual(rows.slice(0, 4));
    expect(takenBack(rows.slice(0, 4))).toBeNull();
    expect(takenBack(rows.slice(0, 3))).toBeNull();
  });

  it('takes back what bots did since', () => {
    const byBot: readonly Row[] = [
      { t: 'throw', d: [3], o: 'device', by: 'bot' },
      { t: 'throw', d: [6], o: 'device', by: 'bot' },
      { t: 'play', m: 'Yb>5', by: 'bot' },
    ];
    const rows = logged(...seated, start, thrown, played, ...byBot);
    expect(takenBack(rows)).toEqual(rows.slice(0, 5));
    expect(takenBack(logged(...seated, start, ...byBot))).toBeNull();
  });

  it('does not reach into the game before', () => {
    const rows = logged(...seated, start, thrown, played, { t: 'end', who: 'here' }, start);
    expect(takenBack(rows)).toBeNull();
  });
});

describe('a bot on this screen', () => {
  beforeEach(async () => {
    // Fetched before, so that the bot would act at once.
    await import('./device-bots.ts');
    vi.useFakeTimers();
  });
  afterEach(() => void vi.useRealTimers());

  /** It is the bot's turn. */
  function tableOfBot() {
    const position = 'jumbo 1-2- b.b.4.9/-/b.b.4.9/- Y ? -';
    const parties = [
      { player: 1, name: 'Ada', isBot: false },
      { player: 2, name: '', isBot: true },
    ];
    expect(beginHere({ rules: 'jumbo', seats: '1-2-', position }, parties).ok).toBe(true);
    const table = openLocalTable({ throw: () => ({ faces: [3], origin: 'device' }) });
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
