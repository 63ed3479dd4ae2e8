/** Random positions for laws: placed at random so that blocks, captures and endings are frequent, or reached by play. */
import fc from 'fast-check';
import {
  applyPlay,
  applyThrow,
  BASE,
  initialPosition,
  parsePosition,
  ruleSetOf,
  ruleSets,
  survey,
  trackSquareOf,
  type Board,
  type Position,
} from '../../src/index.ts';

/** Every preset with every choice of its options, in canonical form. */
export const everyRules: readonly string[] = ruleSets.flatMap(({ id, options }) =>
  options.reduce<readonly string[]>(
    (texts, option) =>
      texts.flatMap((text) => [
        text,
        ...(option.values ?? [null]).map(
          (value) => `${text}+${option.id}${value === null ? '' : `=${value}`}`,
        ),
      ]),
    [id],
  ),
);

export const rulesAndSeats: fc.Arbitrary<readonly [string, string]> = fc
  .constantFrom(...everyRules)
  .chain((rules) => {
    const ruleSet = ruleSetOf(rules);
    if (!ruleSet.ok) throw new Error(ruleSet.error.reason);
    return fc.tuple(fc.constant(rules), fc.constantFrom(...ruleSet.value.seatings));
  });

function place(board: Board): fc.Arbitrary<number> {
  return fc.oneof(
    { weight: 2, arbitrary: fc.constant(BASE) },
    { weight: 4, arbitrary: fc.integer({ min: 0, max: 30 }) },
    { weight: 4, arbitrary: fc.integer({ min: 0, max: board.lastOnTrack }) },
    { weight: 2, arbitrary: fc.integer({ min: board.lastOnTrack, max: board.lastPlace }) },
  );
}

/** Sends to base whatever stands on a track square that an earlier colour holds. */
function withoutClashes(
  board: Board,
  groups: readonly (readonly number[])[],
): readonly (readonly number[])[] {
  const holder = new Map<number, number>();
  return groups.map((group, colour) =>
    group
      .map((each) => {
        const square = trackSquareOf(board, colour, each);
        if (square === null) return each;
        const first = holder.get(square) ?? colour;
        holder.set(square, first);
        return first === colour ? each : BASE;
      })
      .toSorted((a, b) => a - b),
  );
}

/** A position placed at random, to be thrown; over when a colour happens to be home. */
export const placed: fc.Arbitrary<Position> = rulesAndSeats.chain(([rules, seats]) => {
  const ruleSet = ruleSetOf(rules);
  if (!ruleSet.ok) throw new Error(ruleSet.error.reason);
  const { board } = ruleSet.value;
  const groups = fc.tuple(
    ...Array.from(seats, (player) =>
      player === '-' ? fc.constant([]) : fc.array(place(board), { minLength: 4, maxLength: 4 }),
    ),
  );
  const throwing = board.colours.filter(({ index }) => seats[index] !== '-');
  // Two adjacent colours that like the same squares make blocks of one the obstacle of the other.
  return fc.tuple(groups, fc.constantFrom(...throwing)).map(([drawn, first]) => {
    const pieces = withoutClashes(board, drawn);
    const done = throwing.find(({ index }) => pieces[index]?.every((each) => each === board.lastPlace));
    const text = pieces
      .map((group) =>
        group.length === 0
          ? '-'
          : group
              .map((each) =>
                each === BASE ? 'b' : each === board.lastPlace && board.hasHome ? 'h' : String(each),
              )
              .join('.'),
      )
      .join('/');
    const rest = done ? `- - w${seats[done.index]}` : `${first.letter} ? -`;
    const position = parsePosition(`${rules} ${seats} ${text} ${rest}`);
    if (!position.ok) throw new Error(`${rules} ${seats} ${text} ${rest}: ${position.error.reason}`);
    return position.value;
  });
});

/** A position in which the game has just been won. */
export const finished: fc.Arbitrary<Position> = rulesAndSeats.chain(([rules, seats]) => {
  const winners = Array.from(seats).flatMap((player, colour) => (player === '-' ? [] : [colour]));
  return fc.constantFrom(...winners).map((winner) => {
    const groups = Array.from(seats, (player, colour) => {
      if (player === '-') return '-';
      return colour === winner ? 'h.h.h.h' : `b.b.${colour + 1}.h`;
    });
    const position = parsePosition(`${rules} ${seats} ${groups.join('/')} - - w${seats[winner]}`);
    if (!position.ok) throw new Error(position.error.reason);
    return position.value;
  });
});

/** What a random game is made of: a number for each throw, and which of the legal ways is taken. */
export const moves: fc.Arbitrary<readonly (readonly [number, number])[]> = fc.array(
  fc.tuple(fc.constantFrom(1, 2, 3, 4, 5, 6, 6), fc.nat(3)),
  { maxLength: 60 },
);

export interface Walked {
  readonly position: Position;
  /** The position with the dice on the table. */
  readonly thrown: Position;
}

/** Plays on with given throws and choices; the steps it took. */
export function walk(start: Position, choices: readonly (readonly [number, number])[]): readonly Walked[] {
  const path: Walked[] = [];
  let position = start;
  for (const [number, choice] of choices) {
    if (position.colour === null) break;
    const thrown = applyThrow(position, [number]);
    if (!thrown.ok) throw new Error(thrown.error.code);
    const ways = survey(thrown.value.position).ways.filter(({ refusal }) => refusal === null);
    const way = ways[choice % ways.length];
    if (!way) throw new Error('a throw that no way uses');
    const played = applyPlay(thrown.value.position, way.play);
    if (!played.ok) throw new Error(played.error.code);
    path.push({ position, thrown: thrown.value.position });
    position = played.value.position;
  }
  return path;
}

/** A position in mid-game, thrown: placed at random or reached by play from a start. */
export const thrownPosition: fc.Arbitrary<Position> = fc
  .oneof(
    placed,
    rulesAndSeats.map(([rules, seats]) => {
      const first = initialPosition(rules, seats);
      if (!first.ok) throw new Error(first.error.reason);
      return first.value;
    }),
  )
  .chain((start) => fc.tuple(fc.constant(start), moves))
  .map(([start, choices]) => walk(start, choices).at(-1)?.thrown ?? start);
