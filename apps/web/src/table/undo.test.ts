import type { LoggedRow, Row } from '@ludo/room';
import { describe, expect, it } from 'vitest';
import { recall, remember } from '../device/storage.ts';
import { beginHere, openLocalTable } from './local-table.ts';
import { takeBackAside } from './stored-game.ts';
import { withoutLastAction } from './undo.ts';

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
    expect(withoutLastAction(rows)).toEqual(rows.slice(0, 5));
    expect(withoutLastAction(rows.slice(0, 5))).toEqual(rows.slice(0, 4));
    expect(withoutLastAction(rows.slice(0, 4))).toBeNull();
    expect(withoutLastAction(rows.slice(0, 3))).toBeNull();
  });

  it('takes back what bots did since', () => {
    const byBot: readonly Row[] = [
      { t: 'throw', d: [3], o: 'device', by: 'bot' },
      { t: 'throw', d: [6], o: 'device', by: 'bot' },
      { t: 'play', m: 'Yb>5', by: 'bot' },
    ];
    const rows = logged(...seated, start, thrown, played, ...byBot);
    expect(withoutLastAction(rows)).toEqual(rows.slice(0, 5));
    expect(withoutLastAction(logged(...seated, start, ...byBot))).toBeNull();
  });

  it('leaves what was announced before the dice fell, and all before it (WU-1)', () => {
    const announced: Row = { t: 'throw', d: [6, 1], a: 'suck:RG@1', o: 'device' };
    expect(withoutLastAction(logged(...seated, start, thrown, played, announced))).toBeNull();
    const later = logged(...seated, start, announced, thrown, played);
    expect(withoutLastAction(later)).toEqual(later.slice(0, -1));
  });

  it('does not reach into the game before', () => {
    const rows = logged(...seated, start, thrown, played, { t: 'end', who: 'here' }, start);
    expect(withoutLastAction(rows)).toBeNull();
  });
});

describe('dice that have fallen', () => {
  /** Two people on the short board; every throw differs, until the last. */
  function table(...faces: readonly number[]) {
    const left = [...faces];
    const opened = openLocalTable({ throw: () => ({ faces: [left.shift() ?? 0], origin: 'device' }) });
    if (opened === null) throw new Error('no table');
    return opened;
  }
  const begin = () => {
    const parties = [1, 2].map((player) => ({ player, name: `Player ${player}`, isBot: false }));
    const position = 'jumbo 1-2- b.b.b.9/-/b.b.b.9/- R ? -';
    expect(beginHere({ rules: 'jumbo', seats: '1-2-', position }, parties).ok).toBe(true);
  };
  const thrown = (opened: ReturnType<typeof table>) => opened.view().room?.position?.dice ?? null;
  async function roll(opened: ReturnType<typeof table>) {
    const ply = opened.view().room?.ply ?? 0;
    expect(await opened.act({ do: 'throw', ply })).toMatchObject({ ok: true });
    return thrown(opened);
  }
  async function play(opened: ReturnType<typeof table>, move: string) {
    const ply = opened.view().room?.ply ?? 0;
    expect(await opened.act({ do: 'play', ply, play: move })).toMatchObject({ ok: true });
  }

  it('stay fallen: a throw that is taken back falls again, also after a reload, and so do those after it', async () => {
    begin();
    const first = table(3, 4, 5);
    await first.act({ do: 'start' });
    expect(await roll(first)).toEqual([3]);
    expect(first.undo()).toBe(true);
    expect(thrown(first)).toBeNull();
    expect(await roll(first)).toEqual([3]);
    await play(first, 'R9>12');
    expect(await roll(first)).toEqual([4]);
    for (const _ of [1, 2, 3]) expect(first.undo()).toBe(true);
    first.close();

    const again = table(1);
    expect(await roll(again)).toEqual([3]);
    await play(again, 'R9>12');
    expect(await roll(again)).toEqual([4]);
    await play(again, 'Y9>13');
    expect(await roll(again)).toEqual([1]);
    again.close();
  });

  it('fall again after an end that was taken back, too', async () => {
    begin();
    const opened = table(3, 1, 5);
    await opened.act({ do: 'start' });
    await roll(opened);
    await play(opened, 'R9>12');
    expect(await roll(opened)).toEqual([1]);
    expect(opened.undo()).toBe(true);
    expect(await opened.act({ do: 'end' })).toMatchObject({ ok: true });
    expect(opened.undo()).toBe(true);
    await play(opened, 'R9>12');
    expect(await roll(opened)).toEqual([1]);
    opened.close();
  });

  it('stay with their game when another one is put in its place', async () => {
    begin();
    const other = table(3);
    await other.act({ do: 'start' });
    other.close();
    remember('here.aside', recall('here'));
    begin();
    const here = table(1);
    await here.act({ do: 'start' });
    expect(await roll(here)).toEqual([1]);
    expect(here.undo()).toBe(true);
    here.close();
    takeBackAside();
    const afresh = table(6);
    expect(await roll(afresh)).toEqual([6]);
    afresh.close();
    takeBackAside();
    const again = table(5);
    expect(await roll(again)).toEqual([1]);
    again.close();
  });

  it('are forgotten with the game', async () => {
    begin();
    const first = table(3);
    await first.act({ do: 'start' });
    await roll(first);
    expect(first.undo()).toBe(true);
    first.close();
    begin();
    const next = table(2);
    await next.act({ do: 'start' });
    expect(await roll(next)).toEqual([2]);
    next.close();
  });

  it('are known: nothing is announced for them, also after a reload (WU-1)', async () => {
    const parties = [1, 2].map((player) => ({ player, name: `Player ${player}`, isBot: false }));
    const rules = 'uckers+suckBack';
    const position = `${rules} 1212 b.b.b.15/b.67.69.69/b.b.b.49/b.b.b.30 R ? -`;
    expect(beginHere({ rules, seats: '1212', position }, parties).ok).toBe(true);
    const dice = { throw: () => ({ faces: [4, 1], origin: 'device' }) };
    const here = openLocalTable(dice);
    await here?.act({ do: 'start' });
    expect(here?.view().mayAnnounce).toBe(true);
    const ply = here?.view().room?.ply ?? 0;
    await here?.act({ do: 'throw', ply });
    expect(here?.undo()).toBe(true);
    expect(here?.view().mayAnnounce).toBe(false);
    here?.close();
    const again = openLocalTable(dice);
    expect(again?.view().mayAnnounce).toBe(false);
    const announcement = 'suck:RG@1';
    expect(await again?.act({ do: 'throw', ply, announcement })).toMatchObject({
      ok: false,
      error: { rules: { code: 'cannot-announce' } },
    });
    expect(await again?.act({ do: 'throw', ply })).toMatchObject({ ok: true });
    expect(again?.view().mayAnnounce).toBe(true);
    again?.close();
  });
});
