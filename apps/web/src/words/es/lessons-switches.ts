/** What lessons say of the switches of Uckers. */
import type { LessonWords } from '../lesson-text.ts';

export const switchWords: LessonWords['switches'] = {
  anyDouble: {
    title: 'Una variante: cualquier doble',
    say: [
      'En tu mesa cualquier doble da otra tirada, no solo un 6. Tira.',
      'Un doble 2 aquí no mueve nada, pero da otra tirada. Tira.',
      '¡Un 6! Saca una ficha, y avanza con el 4.',
    ],
    right: 'Sin esta variante, el doble 2 habría terminado tu turno.',
  },
  snakeEyes: {
    title: 'Una variante: ojos de serpiente',
    say: [
      'La partida acaba de empezar, y nadie ha tirado todavía. Tira.',
      '¡Un doble 1 como primera tirada! Saca las cuatro fichas. Pulsa el botón grande.',
    ],
    right: 'Las cuatro están en tu salida. Solo la primera tirada de un color puede hacerlo.',
  },
  snakeEyesIn: {
    title: 'Una variante: salir y entrar',
    say: [
      'Tu primera tirada fue un doble 1. Esta es la segunda. Tira.',
      '¡Otro doble 1! Ahora las cuatro tienen que volver.',
    ],
    right: 'Todas otra vez en casa. Solo la segunda tirada puede hacerlo.',
  },
  blobTakesBlob: {
    title: 'Una variante: torre come torre',
    say: [
      'Una torre verde está cuatro casillas por delante de la tuya. Tira.',
      '¡Un doble 4! Con él tu torre puede ir a la verde, las dos fichas juntas. Hazlo.',
    ],
    right: '¡Comidas las dos! Hace falta un doble, y dos fichas contra dos.',
    other: 'Puedes hacerlo. Pero con el doble 4 tu torre podía comer a la verde.',
  },
  oneRun: {
    title: 'Una variante: seises seguidos',
    say: [
      'Estás justo detrás de una torre verde. Tira.',
      'Con un 6 puedes desafiarla desde ahí: pulsa tu ficha en el tablero.',
      'El 6 da otra tirada. Hacen falta dos seises más, aquí en una sola serie. Tira.',
    ],
    right: 'Sin 6: el desafío termina enseguida. Sin esta variante seguiría en pie.',
    other: 'Puedes hacerlo. Pero pruébalo ahora: pulsa la ficha que está junto a la torre.',
  },
  blowBack: {
    title: 'Una variante: el soplo atrás',
    say: [
      'Verde está justo antes de tu pasillo, y tu ficha, dos casillas dentro. Tira.',
      'Con el 2 puede volver sobre Verde. Hazlo, y usa el 5 para la otra.',
    ],
    right: '¡Comida! Una ficha solo vuelve para eso.',
    other: 'Puedes hacerlo. Pero volviendo 2 podías comer a Verde.',
  },
  suckBack: {
    title: 'Una variante: la succión',
    say: [
      'Muchos marinos juegan esta variante. Tu ficha está justo antes del pasillo verde, y Verde, tres casillas dentro. Anuncia la succión antes de tirar: púlsala en la lista.',
    ],
    right:
      '¡Un 3! Verde vuelve a casa, tu ficha avanza una casilla, y tu turno termina. Sin un 3 ni 2 + 1 solo habría avanzado tu ficha.',
    other:
      'Puedes hacerlo: nadie está obligado a anunciar. Pero una ficha tan cerca de la meta merece un intento. Anuncia antes de tirar.',
  },
};
