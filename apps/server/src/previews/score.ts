// Owns how a link tells what has been won at a table so far: "Anna 2 : Ben 1".
import { holderOf, type RoomState, type Seat } from '@ludo/room';
import { teamsOf, type RuleSet } from '@ludo/rules';
import type { PreviewWords } from './words/words.ts';

interface Scored {
  readonly state: RoomState;
  readonly ruleSet: RuleSet;
  readonly words: PreviewWords;
}

interface Side {
  readonly names: readonly string[];
  readonly points: number;
}

/** Null: there is no evening yet, or somebody else sits there than played it. */
export function scoreOf(scored: Scored, nameOf: (seat: Seat) => string): string | null {
  const { state, words } = scored;
  const isOver = state.phase === 'over';
  // One game that is over is told by its winner.
  if (!state.tally.some(({ games }) => games > Number(isOver))) return null;
  if (isOver && state.seatList.some((seat) => entryOf(state, seat) === undefined)) return null;
  const sides = sidesOf(scored, nameOf).map(({ names, points }) => `${words.several(names)} ${points}`);
  return sides.length === 2 ? sides.join(' : ') : words.several(sides);
}

function sidesOf(scored: Scored, nameOf: (seat: Seat) => string): readonly Side[] {
  const { state, ruleSet } = scored;
  const alone = state.seatList.map((seat): readonly Seat[] => [seat]);
  const teams = teamsOf(ruleSet).map((colours) =>
    state.seatList.filter((seat) => seat.colours.some((colour) => colours.includes(colour))),
  );
  // Partners who have not always been partners have points of their own.
  const areTogether = teams.every((seats) => new Set(seats.map((seat) => pointsOf(state, seat))).size === 1);
  return (teams.length > 0 && areTogether ? teams : alone).map((seats) => ({
    names: [...new Set(seats.map(nameOf))],
    points: Math.max(...seats.map((seat) => pointsOf(state, seat))),
  }));
}

const entryOf = ({ tally }: RoomState, seat: Seat) =>
  tally.find(({ who }) => who === holderOf(seat)?.person || who === seat.player);

const pointsOf = (state: RoomState, seat: Seat): number => entryOf(state, seat)?.points ?? 0;
