import { printPosition } from '@ludo/rules';
import { expect, test } from 'vitest';
import { keptGames } from '../../test/record-texts.ts';
import { roomBefore } from './record-room.ts';
import { checkRecord } from './check-record.ts';
import type { GameRecord } from './game-record.ts';
import { momentsOf, type Moment } from './moments.ts';

const games = keptGames();
const positionAt = ({ room }: Moment): string => (room.position === null ? '' : printPosition(room.position));

function readMoments(record: GameRecord) {
  const checked = checkRecord(record);
  if (!checked.ok) throw new Error(checked.error.reason);
  return { positions: checked.value.positions, moments: momentsOf(roomBefore(record), checked.value.deeds) };
}

test.each(games)(
  '$name: each moment has the position that the check finds, and its log too',
  ({ game, record }) => {
    const { positions, moments } = readMoments(record);
    const ofLog = momentsOf(
      game.before,
      game.rows.map(({ row, at }) => ({ row, at })),
    );
    for (const [nth, position] of positions.entries()) {
      expect(positionAt(moments.at(nth))).toBe(position);
      expect(positionAt(ofLog.at(nth))).toBe(position);
    }
    const isEnded = record.result === 'ended';
    expect(moments.length()).toBe(positions.length + (isEnded ? 1 : 0));
    expect(moments.at(moments.length() - 1).room.phase).toBe(record.result === 'open' ? 'playing' : 'over');
  },
);

test('a moment is the same from wherever one comes', () => {
  for (const { record } of games) {
    const { moments } = readMoments(record);
    const last = moments.length() - 1;
    const inOrder = Array.from({ length: last + 1 }, (_, nth) => moments.at(nth));
    for (let nth = last; nth >= 0; nth -= 7) expect(moments.at(nth)).toEqual(inOrder[nth]);
    const fresh = readMoments(record).moments;
    expect(fresh.at(last)).toEqual(inOrder[last]);
  }
});

test('what happens at the table between two moments is told with the later one', () => {
  const from = games.find(({ game }) => game.rows.some(({ row }) => row.t === 'away'));
  if (from === undefined) throw new Error('nobody is ever away');
  const { before, rows } = from.game;
  const moments = momentsOf(
    before,
    rows.map(({ row, at }) => ({ row, at })),
  );
  const all = Array.from({ length: moments.length() }, (_, nth) => moments.at(nth));
  const told = all.flatMap(({ events }) => events.filter(({ type }) => type === 'went-away'));
  const lastMoment = rows.findLastIndex(({ row }) => ['start', 'throw', 'play', 'end'].includes(row.t));
  expect(told).toHaveLength(rows.slice(0, lastMoment).filter(({ row }) => row.t === 'away').length);
});

test('a game that goes on gets further moments', () => {
  const [{ game }] = games as [(typeof games)[number]];
  const [first, ...others] = game.rows.map(({ row, at }) => ({ row, at }));
  const whole = momentsOf(game.before, first === undefined ? [] : [first, ...others]);
  const growing = momentsOf(game.before, first === undefined ? [] : [first]);
  expect(growing.length()).toBe(1);
  for (const deed of others) growing.add(deed);
  expect(growing.length()).toBe(whole.length());
  expect(growing.at(growing.length() - 1)).toEqual(whole.at(whole.length() - 1));
});

test('there is no moment beyond the last', () => {
  const [{ record }] = games as [(typeof games)[number]];
  const { moments } = readMoments(record);
  expect(() => moments.at(moments.length())).toThrow(RangeError);
  expect(() => moments.at(-1)).toThrow(RangeError);
});
