// Whole games, kept short by dice with many sixes: from seeds, so that every run plays the same.
import { boardOf, Chance, type Candidate } from '@ludo/rules';
import { beginning, isHome, type Player, position, type Turn, workOut } from '@ludo/web/test/game';
import { diceOf } from '@ludo/web/test/words';

export interface WholeGame {
  readonly rules: string;
  readonly seats: string;
  /** Found by trying: the shortest of some thousand with captures and throws of no use. */
  readonly seed: string;
  /** Of a hundred dice, for whoever begins and for the other. */
  readonly sixes: readonly [first: number, other: number];
}

/** More than any of these games has. */
const MOST_THROWS = 400;

/** Captures, comes home, brings pieces in, and then goes on with the farthest. */
const quick: Player = (choices, thrown) => {
  const board = boardOf(thrown);
  const liking = ({ play, events }: Candidate): number => {
    const captures = events.filter(({ type }) => type === 'captured').length;
    const home = play.filter(({ to }) => isHome(board, to)).length;
    const enters = play.filter(({ kind }) => kind === 'enter').length;
    const farthest = Math.max(-1, ...play.map(({ from }) => from));
    const isChallenge = play.some(({ kind }) => kind === 'challenge');
    return captures * 1000 + home * 500 + enters * 300 + farthest - (isChallenge ? 5000 : 0);
  };
  return choices.toSorted((a, b) => liking(b) - liking(a))[0];
};

/** The first colour begins: its throw for that is the highest. */
export function workOutGame({ rules, seats, seed, sixes: [first, other] }: WholeGame): readonly Turn[] {
  const chance = new Chance(seed);
  const turns: Turn[] = [];
  let at = beginning(rules, seats, 0);
  while (at.colour !== null && turns.length < MOST_THROWS) {
    const sixes = seats[at.colour] === seats[0] ? first : other;
    const face = (): number => (chance.below(100) < sixes ? 6 : chance.below(5) + 1);
    const faces = Array.from({ length: diceOf(at) }, face);
    const [turn] = workOut(at, faces, quick);
    if (turn === undefined) break;
    turns.push(turn);
    at = turn.after;
  }
  return turns;
}

/** From a position to the end, with these dice. */
export function workOutEnd(from: string, faces: readonly number[]): readonly Turn[] {
  return workOut(position(from), faces, quick);
}
