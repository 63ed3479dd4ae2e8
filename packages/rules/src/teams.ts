/** Partners and winners, by the rules. */
import { oppositeOf } from './core/board.ts';
import type { Position } from './core/position.ts';
import type { RuleSet } from './core/clause.ts';
import { playersAt } from './core/seats.ts';
import { tablesOf } from './opening.ts';

/** The colour's partner; null if each plays alone. */
export function partnerOf({ inTeams }: Pick<RuleSet, 'inTeams'>, colour: number): number | null {
  return inTeams ? oppositeOf(colour) : null;
}

/** The teams of partners, each by its colours; none if each plays alone. */
export function teamsOf({ inTeams, board }: RuleSet): readonly (readonly number[])[] {
  if (!inTeams) return [];
  return board.colours
    .map(({ index }) => [index, oppositeOf(index)])
    .filter(([one = 0, other = 0]) => one < other);
}

/** The players who have won so far: a team together, else one; none yet: empty. */
export function winnersOf(position: Position): readonly number[] {
  return winnersAmong(tablesOf(position).ruleSet, position.ranking);
}

/** The same for players in the order of their places. */
export function winnersAmong({ inTeams }: RuleSet, places: readonly number[]): readonly number[] {
  return inTeams ? places : places.slice(0, 1);
}

/**
 * A player's place, from 1 on; 0 for none so far. A team shares its place, and where there are two sides the other is second
 * once one has won.
 */
export function rankOf(position: Position, player: number): number {
  const { ranking, seats } = position;
  const { inTeams } = tablesOf(position).ruleSet;
  if (ranking.includes(player)) return inTeams ? 1 : ranking.indexOf(player) + 1;
  const sides = inTeams ? 2 : playersAt(seats).length;
  return ranking.length > 0 && sides === 2 ? 2 : 0;
}
