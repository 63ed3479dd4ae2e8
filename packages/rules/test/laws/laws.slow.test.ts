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
  safeSquaresOf,
  survey,
  trackSquareOf,
  type Action,
  type Play,
  type Position,
} from '../../src/index.ts';
import {
  diceFor,
  finished,
  moves,
  placed,
  ruleSetNamed,
  rulesAndSeats,
  thrownPosition,
  walk,
} from './arbitrary.ts';

const MANY = { numRuns: 600 };

const face = fc.integer({ min: 1, max: 6 });

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
    const characters = fc.constantFrom(...Array.from('bh0123456789./- ?+=;*cptwdRGYBKn'));
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
          const again = parsePosition(changed);
          if (again.ok) expect(printPosition(again.value)).toBe(changed);
          else expect(again.error.reason.length).toBeGreaterThan(10);
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
        const again = parsePosition(list.join(' '));
        if (again.ok) expect(printPosition(again.value)).toBe(list.join(' '));
      }),
      MANY,
    );
  });
});

describe('the survey', () => {
  test('law: every legal way applies, and brings about what the survey foresaw', () => {
    fc.assert(
      fc.property(thrownPosition, (position) => {
        for (const way of survey(position).candidates.filter(({ refusal }) => refusal === null)) {
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
        for (const { play, refusal } of survey(position).candidates) {
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
        const { candidates, phase } = survey(position);
        const applied = applyPlay(position, play);
        const isLegal = candidates.some(
          (way) => way.refusal === null && way.text === printPlay(position, play),
        );
        expect(applied.ok).toBe(isLegal);
        if (applied.ok || phase !== 'to-play') return;
        expect(applied.error.clause).not.toBeNull();
        const exact = candidates.find((way) => way.text === printPlay(position, play));
        const own =
          exact ?? candidates.find((way) => way.play[0]?.colour === colour && way.play[0].from === from);
        if (own?.refusal) expect(applied.error).toEqual(own.refusal);
      }),
      { numRuns: 1200 },
    );
  });

  test('law: there is always a legal way to use a throw, and forfeiting is one only when no piece can be moved', () => {
    fc.assert(
      fc.property(thrownPosition, (position) => {
        const { phase, candidates } = survey(position);
        if (phase !== 'to-play') return;
        const legal = candidates.filter(({ refusal }) => refusal === null);
        expect(legal.length).toBeGreaterThan(0);
        const texts = legal.map(({ text }) => text);
        // A challenge is a choice even if nothing else can be played.
        if (texts.includes('-'))
          expect(texts.filter((each) => each !== '-' && !each.includes('*'))).toEqual([]);
      }),
      MANY,
    );
  });

  test('law: what can follow a throw is what its legal ways bring about', () => {
    fc.assert(
      fc.property(placed, fc.tuple(face, face), (position, numbers) => {
        if (isOver(position)) return;
        const dice = diceFor(position, numbers);
        const thrown = applyThrow(position, dice);
        if (!thrown.ok) throw new Error(thrown.error.code);
        const results = afterEachWay(thrown.value.position);
        const found = outcomes(position, dice);
        expect(found.ok && found.value).toEqual([...new Set(results)].toSorted());
        // With one die, no penalty and nothing to count, different ways come to different positions.
        const merges = dice.length === 2 || /penalty|^parchis/.test(position.rules);
        if (!merges) expect(new Set(results).size).toBe(results.length);
      }),
      MANY,
    );
  });
});

/** With all that is counted after it. */
function afterEachWay(position: Position): readonly string[] {
  const legal = survey(position).candidates.filter(({ refusal }) => refusal === null);
  return legal.flatMap(({ play }) => {
    const applied = applyPlay(position, play);
    if (!applied.ok) return [applied.error.code];
    const { position: after } = applied.value;
    return after.toCount > 0 ? afterEachWay(after) : [printPosition(after)];
  });
}

function checkInvariants(position: Position): void {
  const board = boardOf(position);
  const { inTeams } = ruleSetNamed(position.rules);
  const safe = safeSquaresOf(position.rules);
  const mayMix = position.rules.startsWith('indian') && !position.rules.includes('pairs=');
  const holders = new Map<number, number>();
  for (let colour = 0; colour < COLOUR_COUNT; colour++) {
    const places = position.pieces[colour] ?? [];
    expect(places).toHaveLength(position.seats[colour] === '-' ? 0 : PIECES_PER_COLOUR);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    for (const place of places) {
      const square = trackSquareOf(board, colour, place);
      if (square === null || mayMix || safe.includes(square)) continue;
      const holder = holders.get(square) ?? colour;
      expect(inTeams ? holder % 2 : holder).toBe(inTeams ? colour % 2 : colour);
      holders.set(square, holder);
    }
  }
}

describe('play', () => {
  test('law: pieces per colour are constant and no square holds two colours, but for partners and where nobody is captured', () => {
    fc.assert(
      fc.property(placed, moves, (start, choices) => {
        for (const { position, thrown } of walk(start, choices)) {
          checkInvariants(position);
          expect(thrown.pieces).toEqual(position.pieces);
        }
      }),
      { numRuns: 200 },
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
      { numRuns: 200 },
    );
    fc.assert(
      fc.property(finished, (position) => {
        expect(survey(position)).toEqual({ phase: 'over', colour: null, candidates: [] });
        expect(applyThrow(position, diceFor(position, [6, 6]))).toMatchObject({
          ok: false,
          error: { code: 'game-is-over' },
        });
      }),
      { numRuns: 100 },
    );
  });

  test('law: a record replays to the same position, and its events fold to it', () => {
    fc.assert(
      fc.property(rulesAndSeats, moves, ([rules, seats], choices) => {
        const first = initialPosition(rules, seats);
        if (!first.ok) throw new Error(first.error.reason);
        const path = walk(first.value, [...choices, [1, 1, 0]]);
        const actions: Action[] = path
          .slice(0, -1)
          .flatMap(({ thrown, plays }) => [
            { do: 'throw' as const, dice: thrown.dice ?? [] },
            ...plays.map((play) => ({ do: 'play' as const, play })),
          ]);
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
        for (const { play } of survey(position).candidates) applyPlay(position, play);
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
