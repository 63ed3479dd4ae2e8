import { foldRow } from '@ludo/room';
import { expect, test } from 'vitest';
import { RoomTime } from './room-time.ts';

const LAST = 1_800_000_000_000;
const HOUR = 3_600_000;
const opened = { t: 'open', v: 1, rules: 'jumbo', seats: '1-2-', host: 'h' } as const;
const { state } = foldRow(null, { s: 1, at: LAST, row: opened });

class Clocks {
  wall = LAST;
  risen = 7.5;
  readonly time = (): number => this.wall;
  readonly now = (): number => this.risen;
}

test.each([
  ['now, when the wall clock has gone on since the last row', HOUR + 0.25, LAST + HOUR],
  ['at the last row, when the wall clock is behind it', -HOUR, LAST],
  ['at the last row, when the wall clock is before 1970', -2 * LAST, LAST],
])('begins %s', (_, ahead, now) => {
  const clocks = new Clocks();
  clocks.wall += ahead;
  expect(new RoomTime(clocks, state, LAST).now).toBe(now);
});

test('begins no earlier than what the state knows of, where the last row is', () => {
  expect(new RoomTime(new Clocks(), { ...state, startedAt: LAST + HOUR }, LAST).now).toBe(LAST + HOUR);
});

test('goes by the clock that only rises, in whole milliseconds, whatever the wall clock does', () => {
  const clocks = new Clocks();
  const time = new RoomTime(clocks, state, LAST);
  clocks.wall -= HOUR;
  clocks.risen += 1000.75;
  expect(time.now).toBe(LAST + 1000);
  clocks.wall += 3 * HOUR;
  clocks.risen += 0.5;
  expect(time.now).toBe(LAST + 1001);
});

test('follows the wall clock when it may, and never back', () => {
  const clocks = new Clocks();
  const time = new RoomTime(clocks, state, LAST);
  clocks.wall += HOUR + 0.5;
  time.followWall();
  clocks.risen += 10;
  clocks.wall = 0;
  time.followWall();
  expect(time.now).toBe(LAST + HOUR + 10);
  time.reach(LAST);
  time.reach(LAST + 2 * HOUR);
  expect(time.now).toBe(LAST + 2 * HOUR);
});
