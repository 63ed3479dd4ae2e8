import type { Catalogue } from '../catalogue.ts';
import { count } from './common.ts';

export const questions: Catalogue['questions'] = {
  keepPlaying: 'Seguir jugando',
  endGame: 'Terminar la partida',
  keepTable: 'Dejarla abierta',
  closeTable: 'Cerrar la mesa',
  keepPlayer: 'Dejar que siga',
  remove: 'Quitar del asiento',
  stay: 'Quedarme',
  leave: 'Dejar el asiento',
  another: '¿Otra partida en esta pantalla?',
  anotherSure: (rules: string, moves: number) =>
    `Aquí hay una partida de ${rules}, con ${count(moves, 'tirada', 'tiradas')} hasta ahora. Si empieza otra, esta se pierde.`,
  goOn: 'Seguir con ella',
  begin: 'Empezar otra',
};
