import { expect, test } from 'vitest';
import { standardLimits } from '../limits/limits.ts';
import type { LiveRoom } from './live-room.ts';
import { roomOfRows } from './room-reader.ts';
import { createRowLimits, OWN_ROW_AGAIN } from './row-limits.ts';
import type { RowLimits } from './row-limits.ts';

const MOST = 10;
const row = { t: 'away', p: 1 } as const;

async function room(): Promise<LiveRoom> {
  const opened = { t: 'open', v: 1, rules: 'ludo', seats: '1-2-', host: 'h' } as const;
  const rows = [opened, { t: 'sit', p: 1, n: 'Ada', who: 'ada' } as const].map((each, nth) => ({
    logged: { s: nth + 1, at: 0, row: each },
    author: null,
  }));
  const read = await roomOfRows('a', rows, { now: () => 0, time: () => 0 });
  if (read === null) throw new Error('no room');
  return read;
}

const limited = (): RowLimits => createRowLimits({ ...standardLimits, addressRowBurst: MOST }, () => 0);

/** Far more than is earned, and than may be owed. */
function actAlone(limits: RowLimits, at: LiveRoom): void {
  for (let nth = 0; nth < 10 * MOST; nth++) limits.actsItself(at, row)();
}

test('where only watchers are, what a room writes by itself is owed by the first of them', async () => {
  const [limits, at] = [limited(), await room()];
  limits.came(at, 'watcher', 'first');
  limits.came(at, 'other', 'second');
  actAlone(limits, at);
  expect(limits.waitToAct(at)).toBe(OWN_ROW_AGAIN);
  // The other one owes nothing.
  const allowed = limits.ask(at, 'ada', 'second', { do: 'pause' });
  if (!allowed.ok) throw new Error(allowed.error.code);
  allowed.value();
  expect(limits.waitToAct(at)).toBe(0);
});

test('a player who comes takes that over, and no watcher after them', async () => {
  const [limits, at] = [limited(), await room()];
  limits.came(at, 'watcher', 'first');
  actAlone(limits, at);
  limits.came(at, 'ada', 'home');
  expect(limits.waitToAct(at)).toBe(0);
  limits.came(at, 'watcher', 'first');
  expect(limits.waitToAct(at)).toBe(0);
});
