import { foldRows, type LoggedRow, type Row } from '@ludo/room';
import { describe, expect, it } from 'vitest';
import { beginHere, openLocalTable } from './local-table.ts';
import { withoutPastGames } from './past-games.ts';

const logged = (...rows: readonly Row[]): readonly LoggedRow[] =>
  rows.map((row, nth) => ({ s: nth + 1, at: nth, row }));
const seats: readonly Row[] = [
  { t: 'sit', p: 1, n: 'Ada', who: 'here' },
  { t: 'sit', p: 2, n: 'Ben', who: 'here' },
];
const start: Row = { t: 'start', rolls: [], c: 0 };
const thrown: Row = { t: 'throw', d: [6], o: 'device' };
const played: Row = { t: 'play', m: 'Rb>5' };

describe('one game after another', () => {
  const end: Row = { t: 'end', who: 'here' };
  const position = 'jumbo 1-2- b.b.b.b/-/b.b.b.b/- R ? -';
  const open: Row = { t: 'open', v: 1, rules: 'jumbo', seats: '1-2-', host: 'here', position };
  const rows = logged(open, ...seats, start, thrown, played, end, start, thrown, end, start, thrown);

  it('leaves the rows of the last one, and the same game', () => {
    const shorter = withoutPastGames(rows);
    expect(shorter).toHaveLength(seats.length + 3);
    const numbers = { seq: 0, ply: 0, game: 0 };
    expect({ ...foldRows(null, shorter), ...numbers }).toEqual({ ...foldRows(null, rows), ...numbers });
  });

  it('changes nothing of the first one', () => {
    const first = rows.slice(0, 6);
    expect(withoutPastGames(first)).toEqual(first);
    expect(withoutPastGames(rows.slice(0, 3))).toEqual(rows.slice(0, 3));
  });

  it('is kept and gone on with after each start', async () => {
    expect(
      beginHere(
        { rules: 'jumbo', seats: '1-2-' },
        [1, 2].map((player) => ({ player, name: `P${player}`, isBot: false })),
      ).ok,
    ).toBe(true);
    const table = openLocalTable();
    if (table === null) throw new Error('no table');
    for (let game = 0; game < 5; game++) {
      if (game === 0) expect((await table.act({ do: 'start' })).ok).toBe(true);
      const { ply = 0 } = table.view().room ?? {};
      expect((await table.act({ do: 'throw', ply })).ok).toBe(true);
      expect((await table.act({ do: 'end' })).ok).toBe(true);
      expect((await table.act({ do: 'start' })).ok).toBe(true);
    }
    const again = openLocalTable();
    expect(again?.view().room?.position).toEqual(table.view().room?.position);
    expect(again?.view().room?.seq).toBeLessThan(6);
  });
});
