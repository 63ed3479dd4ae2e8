import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  applyPlay,
  applyThrow,
  boardOf,
  COLOUR_COUNT,
  foldEvents,
  initialPosition,
  isOver,
  outcomes,
  parsePlay,
  parsePosition,
  PIECES_PER_COLOUR,
  printPlay,
  printPosition,
  replay,
  survey,
  trackSquareOf,
  type Action,
  type Play,
  type Position,
} from '../../src/index.ts';
import { finished, moves, placed, rulesAndSeats, thrownPosition, walk } from './arbitrary.ts';

const MANY = { numRuns: 1500 };

describe('the position text', () => {
  test('law: reading what was printed gives the same position', () => {
    fc.assert(
      fc.property(thrownPosition, (position) => {
        const again = parsePosition(printPosition(position));
        expect(again).toEqual({ ok: true, value: position });
      }),
      MANY,
    );
  });

  test('law: one position has one text, so a changed text is refused or another position', () => {
    const characters = fc.constantFrom(...Array.from('bh0123456789./- ?+=wtRGYB1n'));
    fc.assert(
      fc.property(
        thrownPosition,
        fc.nat(),
        characters,
        fc.constantFrom('insert', 'delete', 'replace'),
        (position, at, character, how) => {
          const text = printPosition(position);
          const index = at % text.length;
          const rest = text.slice(how === 'insert' ? index : index + 1);
          const changed = text.slice(0, index) + (how === 'delete' ? '' : character) + rest;
          const read = parsePosition(changed);
          if (read.ok) expect(printPosition(read.value)).toBe(changed);
          else expect(read.error.reason.length).toBeGreaterThan(10);
        },
      ),
      MANY,
    );
  });

  test('law: no text at all makes the reader crash', () => {
    const words = fc.array(
      fc.oneof(
        fc.string(),
        fc.constantFrom('ludo', '1234', 'b.b.b.b/b.b.b.b/b.b.b.b/b.b.b.b', 'R', '?', '-'),
      ),
    );
    fc.assert(
      fc.property(words, (list) => {
        const read = parsePosition(list.join(' '));
        if (read.ok) expect(printPosition(read.value)).toBe(list.join(' '));
      }),
      MANY,
    );
  });
});

describe('the survey', () => {
  test('law: every legal way applies, and brings about what the survey foresaw', () => {
    fc.assert(
      fc.property(thrownPosition, (position) => {
        for (const way of survey(position).ways.filter(({ refusal }) => refusal === null)) {
          const applied = applyPlay(position, way.play);
          expect(applied.ok && applied.value.events).toEqual(way.events);
          expect(parsePlay(position, way.text)).toEqual({ ok: true, value: way.play });
        }
      }),
      MANY,
    );
  });

  test('law: every other way is refused as the survey says', () => {
    fc.assert(
      fc.property(thrownPosition, (position) => {
        for (const { play, refusal } of survey(position).ways) {
          if (refusal === null) continue;
          expect(refusal.clause).not.toBeNull();
          expect(applyPlay(position, play)).toEqual({ ok: false, error: refusal });
        }
      }),
      MANY,
    );
  });

  test('law: a step that no legal way names is refused, and for a piece that stands there with its clause', () => {
    const step = fc.record({
      colour: fc.integer({ min: 0, max: 3 }),
      from: fc.integer({ min: -1, max: 74 }),
      to: fc.integer({ min: -2, max: 90 }),
    });
    fc.assert(
      fc.property(thrownPosition, step, (position, { colour, from, to }) => {
        const play: Play = [{ colour, from, to, kind: from < 0 ? 'enter' : 'move' }];
        const { ways, phase } = survey(position);
        const applied = applyPlay(position, play);
        const isLegal = ways.some((way) => way.refusal === null && way.text === printPlay(position, play));
        expect(applied.ok).toBe(isLegal);
        if (applied.ok || phase !== 'to-play') return;
        expect(applied.error.clause).not.toBeNull();
        const own = ways.find((way) => way.play[0]?.colour === colour && way.play[0].from === from);
        if (own?.refusal) expect(applied.error).toEqual(own.refusal);
      }),
      { numRuns: 5000 },
    );
  });

  test('law: there is always a legal way to use a throw, and forfeiting is one only when there is no other', () => {
    fc.assert(
      fc.property(thrownPosition, (position) => {
        const { phase, ways } = survey(position);
        if (phase !== 'to-play') return;
        const legal = ways.filter(({ refusal }) => refusal === null);
        expect(legal.length).toBeGreaterThan(0);
        if (legal.length > 1) expect(legal.map(({ text }) => text)).not.toContain('-');
      }),
      MANY,
    );
  });

  test('law: different ways of the plain race come to different positions', () => {
    fc.assert(
      fc.property(placed, fc.integer({ min: 1, max: 6 }), (position, number) => {
        if (isOver(position)) return;
        const thrown = applyThrow(position, [number]);
        const legal = thrown.ok
          ? survey(thrown.value.position).ways.filter(({ refusal }) => refusal === null)
          : [];
        const found = outcomes(position, [number]);
        expect(found.ok && found.value.length).toBe(legal.length);
      }),
      MANY,
    );
  });
});

function checkInvariants(position: Position): void {
  const board = boardOf(position);
  const holders = new Map<number, number>();
  for (let colour = 0; colour < COLOUR_COUNT; colour++) {
    const places = position.pieces[colour] ?? [];
    expect(places).toHaveLength(position.seats[colour] === '-' ? 0 : PIECES_PER_COLOUR);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    for (const place of places) {
      const square = trackSquareOf(board, colour, place);
      if (square === null) continue;
      expect(holders.get(square) ?? colour).toBe(colour);
      holders.set(square, colour);
    }
  }
}

describe('play', () => {
  test('law: pieces per colour are constant and no square holds two colours', () => {
    fc.assert(
      fc.property(placed, moves, (start, choices) => {
        for (const { position, thrown } of walk(start, choices)) {
          checkInvariants(position);
          expect(thrown.pieces).toEqual(position.pieces);
        }
      }),
      { numRuns: 300 },
    );
  });

  test('law: exactly one colour acts until the game is over, and then none', () => {
    fc.assert(
      fc.property(placed, moves, (start, choices) => {
        for (const { position, thrown } of walk(start, choices)) {
          expect(position.seats[position.colour ?? -1]).toMatch(/[1-4]/);
          expect(thrown.colour).toBe(position.colour);
          expect(survey(position).phase).toBe('to-throw');
          expect(survey(thrown).phase).toBe('to-play');
        }
      }),
      { numRuns: 300 },
    );
    fc.assert(
      fc.property(finished, (position) => {
        expect(survey(position)).toEqual({ phase: 'over', colour: null, ways: [] });
        expect(applyThrow(position, [6])).toMatchObject({ ok: false, error: { code: 'game-is-over' } });
      }),
      { numRuns: 20 },
    );
  });

  test('law: a record replays to the same position, and its events fold to it', () => {
    fc.assert(
      fc.property(rulesAndSeats, moves, ([rules, seats], choices) => {
        const first = initialPosition(rules, seats);
        if (!first.ok) throw new Error(first.error.reason);
        const path = walk(first.value, [...choices, [1, 0]]);
        const actions: Action[] = path.flatMap(({ position, thrown }, index) => {
          const next = path[index + 1]?.position;
          const way = survey(thrown).ways.find((each) => {
            const applied = each.refusal === null ? applyPlay(thrown, each.play) : null;
            return applied?.ok && next && printPosition(applied.value.position) === printPosition(next);
          });
          void position;
          return way
            ? [
                { do: 'throw' as const, dice: thrown.dice ?? [] },
                { do: 'play' as const, play: way.text },
              ]
            : [];
        });
        const end = path.at(-1)?.position ?? first.value;
        const replayed = replay({ start: printPosition(first.value), actions });
        if (!replayed.ok) throw new Error(JSON.stringify(replayed.error));
        expect(replayed.value.position).toEqual(end);
        expect(foldEvents(first.value, replayed.value.events.flat())).toEqual(end);
      }),
      { numRuns: 200 },
    );
  });

  test('law: positions are immutable', () => {
    fc.assert(
      fc.property(thrownPosition, (position) => {
        const before = printPosition(position);
        for (const { play } of survey(position).ways) applyPlay(position, play);
        expect(printPosition(position)).toBe(before);
        expect(
          Object.isFrozen(position) &&
            Object.isFrozen(position.pieces) &&
            position.pieces.every(Object.isFrozen),
        ).toBe(true);
      }),
      { numRuns: 200 },
    );
  });
});

/** The position with every colour moved on by a quarter of the board. */
function turned(position: Position): Position {
  const shift = <T>(list: readonly T[]): readonly T[] => [...list.slice(-1), ...list.slice(0, -1)];
  const fields = printPosition(position).split(' ');
  const board = boardOf(position);
  const seats = shift(Array.from(fields[1] ?? ''));
  const renumbered = new Map<string, string>();
  for (const player of seats) {
    if (player !== '-' && !renumbered.has(player)) renumbered.set(player, String(renumbered.size + 1));
  }
  const pieces = shift((fields[2] ?? '').split('/'));
  const next = position.colour === null ? '-' : board.colours[(position.colour + 1) % COLOUR_COUNT]?.letter;
  const notes = (fields[5] ?? '-').replace(/^w(\d)$/, (_, player: string) => `w${renumbered.get(player)}`);
  const text = [
    fields[0],
    seats.map((player) => renumbered.get(player) ?? '-').join(''),
    pieces.join('/'),
    next,
    fields[4],
    notes,
  ].join(' ');
  const read = parsePosition(text);
  if (!read.ok) throw new Error(`${text}: ${read.error.reason}`);
  return read.value;
}

test('law: turning the board by a quarter commutes with playing', () => {
  fc.assert(
    fc.property(placed, fc.integer({ min: 1, max: 6 }), (position, number) => {
      if (isOver(position)) return;
      const here = outcomes(position, [number]);
      const there = outcomes(turned(position), [number]);
      if (!here.ok || !there.ok) throw new Error('outcomes refused a position to be thrown');
      const carried = here.value.map((text) => {
        const read = parsePosition(text);
        if (!read.ok) throw new Error(read.error.reason);
        return printPosition(turned(read.value));
      });
      expect(carried.toSorted()).toEqual([...there.value].toSorted());
    }),
    MANY,
  );
});
