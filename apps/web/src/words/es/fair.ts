import type { Catalogue } from '../catalogue.ts';

export const fair: Catalogue['fair'] = {
  title: 'Dados limpios',
  throws: 'Tiradas de esta partida',
  right: 'Comprobadas aquí y correctas',
  unchecked: 'Tiradas mientras esta página no estaba',
  checkAll: 'Comprobarlas todas',
  checking: 'Comprobando…',
  notRead: 'Ahora no se puede leer el registro. Inténtalo más tarde.',
  bot: 'Tiradas por bots',
  clock: 'Tiradas porque se acabó el tiempo',
  device: 'Sin parte del dispositivo del jugador',
  heldBack: 'Sin la parte que esta página había enviado',
  sendsPart: 'Cada dispositivo envía su parte de los dados.',
  noAnswer: (who: string) => `El dispositivo de ${who} no ha respondido.`,
  means:
    'Cada tirada sale de dos números secretos: uno del servidor y otro del dispositivo que tira. Los dos están fijados antes de la partida. Esta página vuelve a calcular cada tirada, así que nadie puede elegirla, ni siquiera quien lleva el servidor.',
  meansNot:
    'Una tirada sin parte del dispositivo del jugador sale solo del número del servidor: no se puede elegir, pero el servidor la conoce de antemano. Si el servidor y todos los jugadores se ponen de acuerdo, nada de esto demuestra nada a quien mira.',
  cannot: 'Los dados de esta mesa no se pueden comprobar aquí.',
  onOneScreen:
    'En una sola pantalla este dispositivo tira por todos. Tira como un servidor y lo que anota se puede comprobar después; quien lo tiene en la mano podría, aun así, empezar de nuevo hasta que los dados le gusten.',
  words: 'Palabras de la última tirada',
  wordsHint: 'Después de la misma tirada, todas las pantallas de esta mesa muestran las mismas palabras.',
  alarm: 'Los dados de esta mesa no cuadran',
  wrong: (nth: number) => `La tirada ${nth} no sale de los números fijados antes.`,
  noProof: (nth: number) => `La tirada ${nth} llegó sin lo que hace falta para comprobarla.`,
  otherLog: (nth: number) => `Este dispositivo vio otra tirada ${nth}.`,
  otherAnnouncement: (nth: number) =>
    `La tirada ${nth} lleva otro anuncio que el que esta página había enviado.`,
  foreignTip: 'En nombre de este jugador se fijó un número para los dados que este dispositivo no conoce.',
  expected: (faces: string) => `Tendría que haber sido ${faces}.`,
  save: 'Guardar la prueba',
  wentBack: (amount: number) =>
    `La mesa ha vuelto atrás. Tiradas que este dispositivo había visto y ya no están: ${amount}.`,
  restored: 'El servidor se restauró desde una copia; desde aquí todos los números de los dados son nuevos.',
  luck: {
    more: (games: number) => `En una de cada ${games} partidas con tantas tiradas salen tantos seises o más.`,
    fewer: (games: number) =>
      `En una de cada ${games} partidas con tantas tiradas salen tan pocos seises o menos.`,
    usual: 'Más o menos los seises de siempre.',
  },
  sixesNeeded: (met: number, needed: number) =>
    `Seises cuando solo valía un seis: ${met} de ${needed} tiradas.`,
};
