import type { RoomEvent, RoomState } from '@ludo/room';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStage, type Stage } from '../stage/stage.ts';
import { tempoOf } from '../preferences/tempo.ts';
import { beginHere, openLocalTable } from '../table/local-table.ts';
import { forgetGame } from '../table/stored-game.ts';
import type { Table } from '../table/table.ts';
import { celebrate, celebrationOf, endCelebration, useCelebration } from './celebrations.ts';

const seat = (player: number, ...colours: readonly number[]) => ({ player, colours });
/** Only the parts of a table needed here: its rules, and who has which colours. */
const tableOf = (...seats: readonly ReturnType<typeof seat>[]): RoomState =>
  ({ rules: 'ludo', seatList: seats }) as unknown as RoomState;

const alone = tableOf(seat(1, 0), seat(2, 1), seat(3, 2), seat(4, 3));
const twoEach = tableOf(seat(1, 0, 2), seat(2, 1, 3));
const ranked = (player: number, rank: number): RoomEvent => ({ type: 'ranked', player, rank });
const over = (...ranking: readonly number[]): RoomEvent => ({ type: 'over', ranking });

describe('what is celebrated', () => {
  it.each<[string, RoomState, readonly RoomEvent[], readonly string[], boolean]>([
    ['the winner', alone, [ranked(2, 1), over(2, 1, 3, 4)], ['green'], true],
    ['every colour of the winner', twoEach, [ranked(1, 1), over(1, 2)], ['red', 'yellow'], true],
    [
      'both partners who win together',
      alone,
      [ranked(1, 1), ranked(3, 1), over(1, 3, 2, 4)],
      ['red', 'yellow'],
      true,
    ],
    ['a place that is taken while others play on', alone, [ranked(4, 2)], ['blue'], false],
    ['the first place while others play on', alone, [ranked(2, 1)], ['green'], false],
    // The last player left gets the last place by the same row.
    [
      'the winner alone, when the last places are taken',
      alone,
      [ranked(3, 3), ranked(4, 4), over(2, 1, 3, 4)],
      ['green'],
      true,
    ],
  ])('%s', (_title, room, events, colours, isWin) => {
    expect(celebrationOf(7, events, room)).toEqual({ seq: 7, colours, isWin });
  });

  it.each<[string, RoomState | null, readonly RoomEvent[]]>([
    ['a capture', alone, [{ type: 'captured', colour: 1, from: 30, by: 0 }]],
    ['a game that was ended without a winner', alone, [over()]],
    ['a win at a table that is not there', null, [ranked(1, 1), over(1, 2)]],
    ['a player who has stood up', tableOf(seat(2, 1)), [ranked(1, 1), over(1, 2)]],
  ])('not %s', (_title, room, events) => {
    expect(celebrationOf(7, events, room)).toBeNull();
  });
});

describe('when it is celebrated', () => {
  const celebrated = () => useCelebration.getState().now;

  beforeEach(() => vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    endCelebration();
    forgetGame();
  });

  /** A game that the first throw has just won. */
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
    // Another row with that number is not a win.
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
});
