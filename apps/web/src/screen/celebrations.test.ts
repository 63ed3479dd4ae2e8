import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createStage, type Stage } from '../stage/stage.ts';
import { tempoOf } from '../stage/tempo.ts';
import { beginHere, forgetGame, openLocalTable } from '../table/local-table.ts';
import type { Table } from '../table/table.ts';
import { celebrate, endCelebration, useCelebration } from './celebrations.ts';

const celebrated = () => useCelebration.getState().now;

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  endCelebration();
  forgetGame();
});

/** A game in which the first throw wins, when it has just been used. */
async function wonTable(): Promise<{ readonly table: Table; readonly stage: Stage }> {
  const parties = [1, 2].map((player) => ({ player, name: `Player ${player}`, isBot: false }));
  const position = 'ludo 1-2- 70.h.h.h/-/b.b.b.9/- R ? -';
  expect(beginHere({ rules: 'ludo', seats: '1-2-', position }, parties).ok).toBe(true);
  const table = openLocalTable({ throw: () => ({ faces: [4], origin: 'scripted' }) });
  if (table === null) throw new Error('no game on this screen');
  const stage: Stage = createStage(
    table,
    () => tempoOf('normal', false),
    (moving, events) => celebrate(stage, moving, events),
  );
  await table.act({ do: 'start' });
  const ply = () => table.view().room?.ply ?? 0;
  await table.act({ do: 'throw', ply: ply() });
  vi.runAllTimers();
  expect(await table.act({ do: 'play', ply: ply(), play: 'R70>h' })).toMatchObject({ ok: true });
  expect(table.view().room?.phase).toBe('over');
  return { table, stage };
}

it('a win is celebrated when it has been watched', async () => {
  const { stage } = await wonTable();
  expect(celebrated()).toBeNull();
  vi.runAllTimers();
  expect(celebrated()).toMatchObject({ isWin: true, colours: ['red'] });
  stage.close();
});

it.each([
  ['while it is on its way', () => {}],
  ['hurried on, as the key of taking back does', (stage: Stage) => stage.hurry()],
  ['when it has been watched', () => vi.runAllTimers()],
])('a win that is taken back is not celebrated: %s', async (_when, before) => {
  const { table, stage } = await wonTable();
  before(stage);
  expect(table.undo()).toBe(true);
  expect(celebrated()).toBeNull();
  // Another row of that number is no win.
  await table.act({ do: 'end' });
  vi.runAllTimers();
  expect(celebrated()).toBeNull();
  stage.close();
});

it('a win at a table that was left is celebrated nowhere', async () => {
  const { stage } = await wonTable();
  endCelebration();
  vi.runAllTimers();
  expect(celebrated()).toBeNull();
  stage.close();
});
