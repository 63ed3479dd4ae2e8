/**
 * The value of a position, in squares. The engine tells what can be captured, barred or challenged, so it works for every
 * rule set.
 */
import { BASE, boardOf, isHome, outlook, type Board, type Outlook, type Position } from '@ludo/rules';
import type { Sides } from './sides.ts';
import type { Weights } from './weights.ts';

interface Scales {
  readonly weights: Weights;
  readonly board: Board;
}

/** In squares gone, plus bonuses. */
function worthOf({ weights, board }: Scales, place: number): number {
  if (place === BASE) return 0;
  const safe = place > board.lastOnTrack ? weights.safe : 0;
  return (
    place * (1 + (weights.ahead * place) / board.lastPlace) +
    weights.out +
    safe +
    (isHome(board, place) ? weights.home : 0)
  );
}

function progressOf(scales: Scales, position: Position, colours: readonly number[]): number {
  let sum = 0;
  for (const colour of colours) {
    for (const place of position.pieces[colour] ?? []) sum += worthOf(scales, place);
  }
  return sum;
}

/** By the other side's next throws, weighed by the worth of each piece. */
function lossOf(
  scales: Scales,
  found: Outlook['captures'],
  victims: readonly number[],
  by: readonly number[],
): number {
  let loss = 0;
  for (const { by: thrower, colour, place, chance } of found) {
    if (by.includes(thrower) && victims.includes(colour)) loss += chance * worthOf(scales, place);
  }
  return loss;
}

function worthOfChallenges(
  scales: Scales,
  { standing }: Outlook,
  by: readonly number[],
  share: number,
): number {
  const { challengeHolds, challengeCosts } = scales.weights;
  let sum = 0;
  for (const challenge of standing) {
    if (!by.includes(challenge.by)) continue;
    const holds = challenge.lasts ? challengeHolds : CHANCE_OF_A_SIX;
    const gain = challenge.size * worthOf(scales, challenge.place) * share;
    sum += holds ** challenge.sixesLeft * gain - challenge.sixesLeft * (challenge.lasts ? challengeCosts : 0);
  }
  return sum;
}

const CHANCE_OF_A_SIX = 11 / 36;

function freedomOf({ freedom }: Outlook, colours: readonly number[]): number {
  return colours.reduce((sum, colour) => sum + (freedom[colour] ?? 0), 0);
}

/** A side that is home wants the neutral pieces home too: nobody wins before (GV-2.3). */
function neutralWorth(scales: Scales, position: Position, sides: Sides): number {
  const { board } = scales;
  const isDone = sides.friends.every((colour) =>
    (position.pieces[colour] ?? []).every((place) => isHome(board, place)),
  );
  return isDone ? progressOf(scales, position, sides.neutral) : 0;
}

/** To the friends of `sides`, in squares; more is better. */
export function evaluate(position: Position, sides: Sides, weights: Weights): number {
  const { friends, opponents } = sides;
  const scales = { weights, board: boardOf(position) };
  const share = 1 / sides.rivals ** weights.rivals;
  const seen = outlook(position);
  const own =
    progressOf(scales, position, friends) +
    neutralWorth(scales, position, sides) +
    worthOfChallenges(scales, seen, friends, share) -
    weights.danger * lossOf(scales, seen.captures, friends, opponents) -
    weights.challenged * lossOf(scales, seen.challenges, friends, opponents) +
    weights.freedom * freedomOf(seen, friends);
  const theirs =
    progressOf(scales, position, opponents) +
    worthOfChallenges(scales, seen, opponents, 1) -
    weights.attack * lossOf(scales, seen.captures, opponents, friends) +
    weights.freedom * freedomOf(seen, opponents);
  return own - share * theirs;
}
