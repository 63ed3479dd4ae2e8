// What each has won at a table: counted at the end of a game, carried by the row that begins the next one.
import { parsePosition, type Position } from '@ludo/rules';
import { describe, expect, test } from 'vitest';
import type { Command } from './commands.ts';
import { decide } from './decide/decide.ts';
import { open } from './decide/opening.ts';
import { foldRow, foldRows } from './fold/fold.ts';
import type { LoggedRow, Row } from './rows.ts';
import { holderOf } from './seats.ts';
import { readSnapshot, takeSnapshot, type Snapshot } from './snapshot.ts';
import type { RoomState, Seat } from './state.ts';
import { standardChoices, type TableChoices } from './table-choices.ts';
import { matchWinners, MOST_TALLIED, standings, tallyAfter } from './tally.ts';

/** Red wins with a 1. */
const NEARLY = 'jumbo 1-2- 55.h.h.h/-/b.b.b.b/- R ? -';

class Evening {
  readonly log: LoggedRow[] = [];
  #state: RoomState | null = null;

  constructor(table: Partial<TableChoices> = {}, goesOn?: true) {
    const opened = open(
      {
        rules: 'jumbo',
        seats: '1-2-',
        position: NEARLY,
        table: { ...standardChoices, ...table },
        ...(goesOn === undefined ? {} : { goesOn }),
      },
      'ada',
    );
    if (!opened.ok) throw new Error(opened.error.reason);
    this.#add(opened.value);
    this.says('ada', { do: 'sit', player: 1, name: 'Ada' });
    this.says('ben', { do: 'sit', player: 2, name: 'Ben' });
  }

  get state(): RoomState {
    if (this.#state === null) throw new Error('there is no room');
    return this.#state;
  }

  #add(row: Row): void {
    const logged = { s: this.log.length + 1, at: 1000 * this.log.length, row };
    this.log.push(logged);
    this.#state = foldRow(this.#state, logged).state;
  }

  says(person: string, command: Command): void {
    const dice = {
      throw: (count: number) => ({ faces: Array(count).fill(1) as number[], origin: 'scripted' }),
    };
    const decided = decide(this.state, command, { person, dice });
    if (!decided.ok) throw new Error(JSON.stringify(decided.error));
    this.#add(decided.value);
  }

  /** All who sit agree. */
  begins(): void {
    const persons = new Set(this.state.seatList.flatMap((seat) => holderOf(seat)?.person ?? []));
    for (const person of persons) if (this.state.phase !== 'playing') this.says(person, { do: 'start' });
  }

  /** A game that whoever plays red wins. */
  isPlayed(by = 'ada'): void {
    this.begins();
    this.says(by, { do: 'throw', ply: this.state.ply });
    this.says(by, { do: 'play', ply: this.state.ply, play: 'R55>h' });
  }
}

const entry = (
  who: string | number,
  name: string,
  games: number,
  wins: number,
  points = wins,
  eights = 0,
) => ({
  who,
  name,
  games,
  wins,
  points,
  eights,
});

describe('at a table', () => {
  test('games are counted for whoever played them to their end, also under another name or on another seat', () => {
    const evening = new Evening();
    evening.isPlayed();
    expect(evening.state.tally).toEqual([entry('ada', 'Ada', 1, 1), entry('ben', 'Ben', 1, 0)]);
    for (const player of [1, 2]) evening.says(['ada', 'ben'][player - 1] ?? '', { do: 'stand', player });
    evening.says('ben', { do: 'sit', player: 1, name: 'Benno' });
    evening.says('ben', { do: 'bot', player: 2, level: 'sensible' });
    evening.isPlayed('ben');
    expect(evening.state.tally).toEqual([
      entry('ada', 'Ada', 1, 1),
      entry('ben', 'Benno', 2, 1),
      entry(2, '', 1, 0),
    ]);
  });

  test('a game that is broken off counts for nobody', () => {
    const evening = new Evening();
    evening.isPlayed();
    const before = evening.state.tally;
    evening.begins();
    evening.says('ada', { do: 'end' });
    expect(evening.state.tally).toEqual(before);
    evening.isPlayed();
    expect(evening.state.tally).toEqual([entry('ada', 'Ada', 2, 2), entry('ben', 'Ben', 2, 0)]);
  });

  test('whoever reads its log, or a snapshot, knows the same', () => {
    const evening = new Evening();
    for (let nth = 0; nth < 3; nth++) evening.isPlayed();
    const { state, log } = evening;
    expect(foldRows(null, log)).toEqual(state);
    const started = log.slice(0, log.findLastIndex(({ row }) => row.t === 'start') + 1);
    expect(foldRows(null, started)?.tally).toEqual([entry('ada', 'Ada', 2, 2), entry('ben', 'Ben', 2, 0)]);
    const sent = JSON.parse(JSON.stringify(takeSnapshot(state))) as Snapshot;
    expect(readSnapshot(sent)).toEqual(state);
  });

  test('a log from before games were counted begins with nothing', () => {
    const evening = new Evening();
    for (let nth = 0; nth < 2; nth++) evening.isPlayed();
    const older = evening.log.map((logged): LoggedRow => {
      if (logged.row.t !== 'start') return logged;
      const { w: _, ...row } = logged.row;
      return { ...logged, row };
    });
    let folded: RoomState | null = null;
    for (const row of older) folded = foldRow(folded, row).state;
    expect(folded?.tally).toEqual([entry('ada', 'Ada', 1, 1), entry('ben', 'Ben', 1, 0)]);
    expect(foldRows(null, older)).toEqual(folded);
  });

  test('of a match whoever has won more than half of its games is the winner, and the next one begins anew', () => {
    const evening = new Evening({ bestOf: 3 });
    evening.isPlayed();
    expect(matchWinners(evening.state)).toEqual([]);
    evening.isPlayed();
    expect(matchWinners(evening.state)).toEqual([entry('ada', 'Ada', 2, 2)]);
    evening.begins();
    expect(evening.state.tally).toEqual([]);
    const open = new Evening();
    for (let nth = 0; nth < 9; nth++) open.isPlayed();
    expect(matchWinners(open.state)).toEqual([]);
  });

  test('the next game is begun by who has won, where the table chose that, without throws for it', () => {
    const evening = new Evening({ begins: 'winner' }, true);
    evening.isPlayed();
    evening.begins();
    expect(evening.log.at(-1)?.row).toMatchObject({ t: 'start', rolls: [], c: 0 });
    expect(evening.state).toMatchObject({ phase: 'playing', game: 2, position: { colour: 0 } });
  });
});

describe('of a game', () => {
  const seat = (player: number, colours: readonly number[]): Seat => ({
    player,
    colours,
    state: 'held',
    person: `p${player}`,
    name: `P${player}`,
  });
  const four = [0, 1, 2, 3].map((colour) => seat(colour + 1, [colour]));

  function positionOf(text: string): Position {
    const parsed = parsePosition(text);
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
    return parsed.value;
  }

  test('the winner alone has a point, or each has some by rank', () => {
    const over = positionOf('german 1234 40.41.42.43/40.41.42.43/40.41.42.43/b.b.b.b - - w3124');
    const pointsBy = (points: TableChoices['points']) =>
      Object.fromEntries(tallyAfter([], four, over, { points }).map(({ who, points: has }) => [who, has]));
    expect(pointsBy('wins')).toEqual({ p1: 0, p2: 0, p3: 1, p4: 0 });
    expect(pointsBy('ranks')).toEqual({ p3: 3, p1: 2, p2: 1, p4: 0 });
  });

  test.each([
    ['b.b.b.b/b.b.b.5', 1],
    ['h.b.b.b/b.b.b.b', 0],
  ])('both partners have won, and %s of the others is an eight-piece win (%i) or not', (others, eights) => {
    const [second = '', fourth = ''] = others.split('/').map((pieces) =>
      pieces
        .split('.')
        .toSorted((a, b) => Number(a === 'h') - Number(b === 'h'))
        .join('.'),
    );
    const over = positionOf(`uckers 1234 h.h.h.h/${second}/h.h.h.h/${fourth} - - w13`);
    const tally = tallyAfter([], four, over, { points: 'wins' });
    expect(tally.map(({ wins }) => wins)).toEqual([1, 0, 1, 0]);
    expect(tally.map((each) => each.eights)).toEqual([eights, 0, eights, 0]);
  });

  test('whoever plays both colours of a team has one win', () => {
    const over = positionOf('uckers 1212 h.h.h.h/b.b.b.b/h.h.h.h/b.b.b.b - - w1');
    const seats = [seat(1, [0, 2]), seat(2, [1, 3])];
    expect(tallyAfter([], seats, over, { points: 'wins' })).toEqual([
      entry('p1', 'P1', 1, 1, 1, 1),
      entry('p2', 'P2', 1, 0),
    ]);
  });

  test('on one screen, where all seats are of one person, each seat counts for itself', () => {
    const over = positionOf('jumbo 1-2- h.h.h.h/-/b.b.b.b/- - - w1');
    const here = (player: number, colours: readonly number[]): Seat =>
      ({ ...seat(player, colours), person: 'here' }) as Seat;
    expect(tallyAfter([], [here(1, [0]), here(2, [2])], over, { points: 'wins' })).toEqual([
      entry(1, 'P1', 1, 1),
      entry(2, 'P2', 1, 0),
    ]);
  });

  test('of many who came and went those with the most points are remembered', () => {
    const over = positionOf('jumbo 1-2- h.h.h.h/-/b.b.b.b/- - - w1');
    const before = Array.from({ length: MOST_TALLIED }, (_, nth) => entry(`old ${nth}`, 'Old', 9, nth));
    const after = tallyAfter(before, [seat(1, [0]), seat(2, [2])], over, { points: 'wins' });
    expect(after).toHaveLength(MOST_TALLIED);
    expect(after.map(({ who }) => who)).toContain('p1');
    expect(after.map(({ who }) => who)).not.toContain('old 0');
  });
});

test('standings: the best first, and those with as much share a rank', () => {
  const tally = [
    entry('a', 'A', 3, 1, 4),
    entry('b', 'B', 3, 1, 6),
    entry('c', 'C', 3, 1, 4),
    entry('d', 'D', 3, 0),
  ];
  expect(standings(tally).map(({ who, rank }) => [who, rank])).toEqual([
    ['b', 1],
    ['a', 2],
    ['c', 2],
    ['d', 4],
  ]);
});
