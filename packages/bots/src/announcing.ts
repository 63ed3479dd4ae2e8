/** Whether to announce something before a throw (WU-1), which then is used for that alone. */
import {
  applyAnnounced,
  applyThrow,
  assertNever,
  possibleAnnouncements,
  printPosition,
  type BotLevel,
  type Draw,
  type Position,
} from '@ludo/rules';
import { evaluate } from './evaluation.ts';
import { bestPlay } from './sensible.ts';
import { sidesOf, type Sides } from './sides.ts';
import { WEIGHTS, type Weights } from './weights.ts';

const NOTHING = '-';

/**
 * `random` takes any of them or nothing, equally likely; `frontmost` announces nothing. In pieces: `consider` says how
 * long.
 */
export function* considerAnnouncing(
  position: Position,
  level: BotLevel,
  chance: Draw,
): Generator<void, string> {
  const possible = possibleAnnouncements(position).map(({ text }) => text);
  if (possible.length === 0) return NOTHING;
  switch (level) {
    case 'random':
      return possible[chance.below(possible.length + 1)] ?? NOTHING;
    case 'frontmost':
      return NOTHING;
    case 'sensible':
      return yield* considerSensibly(position, possible, WEIGHTS);
    default:
      return assertNever(level);
  }
}

/** What is worth more than the throw without it. */
function* considerSensibly(
  position: Position,
  possible: readonly string[],
  weights: Weights,
): Generator<void, string> {
  if (position.colour === null) throw new Error('nobody is to throw');
  const sides = sidesOf(position, position.colour);
  let most = yield* worthOfThrow(position, sides, weights);
  let best = NOTHING;
  for (const text of possible) {
    yield;
    const worth = worthOfAnnouncing(position, text, sides, weights);
    if (worth <= most) continue;
    most = worth;
    best = text;
  }
  return best;
}

/** On average. Most throws lead to one of two positions: it hits, or it does not. */
function worthOfAnnouncing(position: Position, text: string, sides: Sides, weights: Weights): number {
  const worths = new Map<string, number>();
  let sum = 0;
  for (const { dice, share } of THROWS) {
    const after = announced(position, text, dice);
    const printed = printPosition(after);
    const worth = worths.get(printed) ?? evaluate(after, sides, weights);
    worths.set(printed, worth);
    sum += share * worth;
  }
  return sum;
}

function announced(position: Position, text: string, dice: readonly number[]): Position {
  const applied = applyAnnounced(position, text, dice);
  if (!applied.ok) throw new Error(`${text} was possible`);
  return applied.value.position;
}

/** With what is gained by further throws of the same turn: each as much as this one, on average. */
function* worthOfThrow(position: Position, sides: Sides, weights: Weights): Generator<void, number> {
  let [again, worth] = [0, 0];
  for (const { dice, share } of SOME_THROWS) {
    const thrown = applyThrow(position, dice);
    if (!thrown.ok) throw new Error('nothing is to be thrown');
    const best = bestPlay(thrown.value.position, sides, weights);
    if (best.after.colour === position.colour) again += share;
    worth += share * best.worth;
    yield;
  }
  const before = evaluate(position, sides, weights);
  return before + (worth - before) / (1 - again);
}

type Thrown = { readonly dice: readonly number[]; readonly share: number };

const FACES = [1, 2, 3, 4, 5, 6] as const;
const THROWS: readonly Thrown[] = FACES.flatMap((high) =>
  FACES.filter((low) => low <= high).map((low) => ({
    dice: [high, low],
    share: (low === high ? 1 : 2) / 36,
  })),
);

/** Each face in a third of them, as in nearly a third of all: all plays of all throws would take a tenth of a second. */
const SOME_THROWS: readonly Thrown[] = ['21', '43', '65', '41', '52', '63'].map((faces) => ({
  dice: Array.from(faces, Number),
  share: 1 / 6,
}));
