import { BASE, isHome, oppositeOf } from './core/board.ts';
import { playerOf } from './core/position.ts';
import type { Position } from './core/position.ts';
import type { RuleSet } from './core/clause.ts';
import { playersAt } from './core/seats.ts';
import { tablesOf } from './opening.ts';

/** Null: each plays alone. */
export function partnerOf({ inTeams }: Pick<RuleSet, 'inTeams'>, colour: number): number | null {
  return inTeams ? oppositeOf(colour) : null;
}

/** Opposite colours win together. */
export function playsInTeams(position: Position): boolean {
  return tablesOf(position).ruleSet.inTeams;
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

/** The places of those who have lost to a team; null: none has won yet. */
function losersOf(position: Position): readonly (readonly number[])[] | null {
  const winners = winnersOf(position);
  if (!tablesOf(position).ruleSet.inTeams || winners.length === 0) return null;
  return position.pieces.filter((_, colour) => {
    const player = playerOf(position, colour);
    return player !== null && !winners.includes(player);
  });
}

/** Source: WU-7. A team has won, and the other has none of its eight pieces home. */
export function isEightPieceWin(position: Position): boolean {
  const { board } = tablesOf(position).ruleSet;
  return losersOf(position)?.every((pieces) => pieces.every((place) => !isHome(board, place))) === true;
}

/** Source: WU-7. And none of them is out of base. */
export function isWinInHarbour(position: Position): boolean {
  return losersOf(position)?.every((pieces) => pieces.every((place) => place === BASE)) === true;
}

/** From 1 on; 0: none so far. A team shares its rank, and the other of two sides is second once one has won. */
export function rankOf(position: Position, player: number): number {
  const { ranking, seats } = position;
  const { inTeams } = tablesOf(position).ruleSet;
  if (ranking.includes(player)) return inTeams ? 1 : ranking.indexOf(player) + 1;
  const sides = inTeams ? 2 : playersAt(seats).length;
  return ranking.length > 0 && sides === 2 ? 2 : 0;
}
