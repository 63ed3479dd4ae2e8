import type { LoggedRow, Row } from '@ludo/room';
import { describe, expect, it } from 'vitest';
import { takenBack } from './local-table.ts';

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
