import type { Catalogue } from '../catalogue.ts';
import { count } from './common.ts';

const wins = (amount: number): string => count(amount, 'victoria', 'victorias');

export const score: Catalogue['score'] = {
  title: 'Marcador',
  columns: { player: 'Jugador', wins: 'Victorias', points: 'Puntos', eights: 'Victorias a cero' },
  wins,
  points: (amount: number) => count(amount, 'punto', 'puntos'),
  matchOf: (games: number, needed: number) => `Al mejor de ${games}: quien llegue primero a ${wins(needed)}`,
  matchWon: (who: string) => `¡La serie es de ${who}!`,
  matchWonTogether: (who: string) => `¡La serie es de ${who}!`,
  nextMatch: 'Con la próxima partida empieza una serie nueva.',
  eightPiece: 'Una victoria a cero: los otros no tienen ninguna ficha en la meta.',
  inHarbour: 'Una victoria a cero en puerto: los otros tienen todas sus fichas en casa.',
  fields: 'Marcador y próximas partidas',
  pointsFor: 'Puntos',
  pointChoices: { wins: 'Uno por cada victoria', ranks: 'Tres, dos y uno según el puesto' },
  match: 'Serie',
  noMatch: 'Tantas partidas como queráis',
  begins: 'Quién empieza la próxima partida',
  beginChoices: {
    throw: 'Quien saque más en la tirada',
    winner: 'Quien ganó la última',
    loser: 'Quien quedó en último lugar en la última',
  },
  drawsSeats: 'Sortear de nuevo los asientos para cada partida siguiente',
};
