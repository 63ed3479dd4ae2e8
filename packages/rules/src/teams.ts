import { isHome, oppositeOf } from './core/board.ts';
import { playerOf } from './core/position.ts';
import type { Position } from './core/position.ts';
import type { RuleSet } from './core/clause.ts';
import { playersAt } from './core/seats.ts';
import { tablesOf } from './opening.ts';

/** Null: each plays alone. */
export function partnerOf({ inTeams }: Pick<RuleSet, 'inTeams'>, colour: number): number | null {
  return inTeams ? oppositeOf(colour) : null;
}

/** By colours; none: each plays alone. */
export function teamsOf({ inTeams, board }: RuleSet): readonly (readonly number[])[] {
  if (!inTeams) return [];
  return board.colours
    .map(({ index }) => [index, oppositeOf(index)])
    .filter(([one = 0, other = 0]) => one < other);
}

/** A team together; empty: nobody has won yet. */
export function winnersOf(position: Position): readonly number[] {
  return winnersAmong(tablesOf(position).ruleSet, position.ranking);
}

/** `places`: players in the order of their ranks. */
export function winnersAmong({ inTeams }: RuleSet, places: readonly number[]): readonly number[] {
  return inTeams ? places : places.slice(0, 1);
}

/** A team has won, and the other has none of its eight pieces home. */
export function isEightPieceWin(position: Position): boolean {
  const { ruleSet } = tablesOf(position);
  const winners = winnersOf(position);
  if (!ruleSet.inTeams || winners.length === 0) return false;
  const isOfLosers = (colour: number): boolean => {
    const player = playerOf(position, colour);
    return player !== null && !winners.includes(player);
  };
  const losers = position.pieces.filter((_, colour) => isOfLosers(colour));
  return losers.every((pieces) => pieces.every((place) => !isHome(ruleSet.board, place)));
}

/** From 1 on; 0: none so far. A team shares its rank, and the other of two sides is second once one has won. */
export function rankOf(position: Position, player: number): number {
  const { ranking, seats } = position;
  const { inTeams } = tablesOf(position).ruleSet;
  if (ranking.includes(player)) return inTeams ? 1 : ranking.indexOf(player) + 1;
  const sides = inTeams ? 2 : playersAt(seats).length;
  return ranking.length > 0 && sides === 2 ? 2 : 0;
}
