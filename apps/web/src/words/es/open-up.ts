import type { Catalogue } from '../catalogue.ts';
import { count } from './common.ts';

export const openUp: Catalogue['openUp'] = {
  title: 'Seguir con amigos en línea',
  goesOn:
    'La partida pasa a una mesa con enlace. Sigue exactamente como está, con el mismo jugador en turno, en cuanto todos los asientos estén ocupados.',
  beginsAnew:
    'Una mesa con enlace y con las mismas reglas. Allí empieza una partida nueva cuando todos los asientos estén ocupados.',
  whoStays: '¿Quién se queda en este aparato?',
  botStays: (colours: string) => `${colours}: sigue un bot, hasta que alguien con el enlace ocupe el asiento`,
  free: (seats: number) =>
    `${count(seats, 'asiento queda libre', 'asientos quedan libres')}: quien abra el enlace puede ocupar ${seats === 1 ? 'ese' : 'uno'}.`,
  allStay:
    'Todos se quedan en este aparato: la partida sigue enseguida, y quien tenga el enlace puede mirar.',
  allStayAnew:
    'Todos se quedan en este aparato: una partida nueva empieza enseguida, y quien tenga el enlace puede mirar.',
  notTaken:
    'No pasan: las cuentas de tiradas y capturas hasta ahora. En una mesa en línea no se puede deshacer ningún paso.',
  make: 'Crear la mesa',
  stillHere: 'La partida sigue aquí, tal como estaba.',
  gone: 'Esta partida pasó a una mesa en línea',
  goneHint: 'Abriste a los amigos la partida de esta pantalla. Sigue en una mesa con enlace.',
  toTable: 'A la mesa en línea',
  toTableHint: 'Tus asientos te esperan allí',
  hereAfterAll: 'Seguir aquí de todos modos',
  hereAfterAllHint: 'Tal como estaba al pasar a la mesa en línea; allí no se nota nada',
};
