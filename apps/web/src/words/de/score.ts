import type { Catalogue } from '../catalogue.ts';
import { count } from './common.ts';

const wins = (amount: number): string => count(amount, 'Sieg', 'Siege');

export const score: Catalogue['score'] = {
  title: 'Spielstand',
  columns: { player: 'Spieler', wins: 'Siege', points: 'Punkte', eights: 'Acht-Figuren-Siege' },
  wins,
  points: (amount: number) => count(amount, 'Punkt', 'Punkte'),
  matchOf: (games: number, needed: number) => `Höchstens ${games} Spiele: wer zuerst ${wins(needed)} hat`,
  matchWon: (who: string) => `${who} gewinnt die Runde!`,
  matchWonTogether: (who: string) => `${who} gewinnen die Runde!`,
  nextMatch: 'Mit dem nächsten Spiel beginnt eine neue Runde.',
  eightPiece: 'Ein Acht-Figuren-Sieg: Die anderen haben keine Figur im Ziel.',
  inHarbour: 'Ein Acht-Figuren-Sieg im Hafen: Die anderen haben alle Figuren in der Basis.',
  fields: 'Spielstand und nächste Spiele',
  pointsFor: 'Punkte',
  pointChoices: { wins: 'Einer für jeden Sieg', ranks: 'Drei, zwei und einer nach dem Platz' },
  match: 'Runde',
  noMatch: 'So viele Spiele, wie ihr wollt',
  begins: 'Wer das nächste Spiel beginnt',
  beginChoices: {
    throw: 'Wer am höchsten würfelt',
    winner: 'Wer das letzte gewonnen hat',
    loser: 'Wer im letzten Letzter war',
  },
  drawsSeats: 'Die Sitze für jedes weitere Spiel neu auslosen',
};
