/** What each has won at a table, and how it is counted. */
import { count } from './common.ts';

const wins = (amount: number): string => count(amount, 'win', 'wins');

export const score = {
  title: 'Score',
  columns: { player: 'Player', wins: 'Wins', points: 'Points', eights: 'Eight-piece wins' },
  wins,
  points: (amount: number) => count(amount, 'point', 'points'),
  /** `needed`: wins that decide it. */
  matchOf: (games: number, needed: number) => `Best of ${games}: whoever first has ${wins(needed)}`,
  matchWon: (who: string) => `${who} wins the match!`,
  matchWonTogether: (who: string) => `${who} win the match!`,
  nextMatch: 'The next game begins a new match.',
  eightPiece: 'An eight-piece win: the others have no piece home.',
  inHarbour: 'An eight-piece win in harbour: the others have all pieces in base.',
  fields: 'Score and next games',
  pointsFor: 'Points',
  pointChoices: { wins: 'One for each win', ranks: 'Three, two and one by place' },
  match: 'Match',
  noMatch: 'As many games as you like',
  begins: 'Who begins the next game',
  beginChoices: {
    throw: 'Whoever throws highest',
    winner: 'Whoever won the last one',
    loser: 'Whoever was last in the last one',
  },
  drawsSeats: 'Draw the seats anew for each next game',
};
