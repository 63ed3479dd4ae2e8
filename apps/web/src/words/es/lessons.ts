import type { LessonWords } from '../lesson-text.ts';
import { indianWords } from './lessons-indian.ts';
import { parchisWords } from './lessons-parchis.ts';
import { switchWords } from './lessons-switches.ts';
import { uckersWords } from './lessons-uckers.ts';

export const lessonWords: LessonWords = {
  ludo: {
    about: 'El camino a la meta, el 6, las capturas y las barreras',
    steps: {
      goal: {
        title: 'De qué se trata',
        say: [
          'Llevas el Rojo. Da una vuelta al tablero con tus cuatro fichas, en el sentido del reloj, y llévalas a la meta, en el centro. ¡Tira el dado!',
        ],
        right:
          'Un 4. Todas tus fichas están en casa y solo salen con un 6. Así que esta tirada se pierde. Gana quien primero lleva sus cuatro fichas a la meta.',
      },
      six: {
        title: 'El seis',
        say: [
          'Tira otra vez. Ahora tienes suerte.',
          '¡Un 6! Con él sale una ficha. Llegar a la salida gasta 1, y con los otros 5 sigue hasta la casilla 6. Pulsa el botón grande.',
          'Cada 6 da otra tirada. ¡Tira!',
          'Un 4. Solo se puede mover la ficha del tablero: cuatro casillas más.',
        ],
        right: 'Bien hecho. Las demás siguen esperando un 6.',
      },
      capture: {
        title: 'Elegir y comer',
        say: [
          'Ahora tienes dos fichas en camino. Tira.',
          'Las dos pueden avanzar 5, y eliges tú. Una cae justo sobre una ficha amarilla. Pulsa esa.',
        ],
        right: '¡Comida! Una ficha sola sobre la que caes vuelve a su casa y empieza de nuevo.',
        other: 'Puedes hacerlo: eliges libremente. Pero la ficha de delante podía comer a Amarillo.',
      },
      block: {
        title: 'Barreras',
        say: [
          'Dos fichas amarillas están juntas. Eso es una barrera. Tira.',
          'Nadie más puede pasar una barrera ni caer en ella. Pulsa tu ficha del anillo, para saber por qué no se puede mover.',
          'El tablero siempre te dice la regla. Ahora mueve la otra ficha.',
        ],
        right: 'Has seguido con la otra ficha. Quien puede mover una ficha debe mover una.',
      },
      shelter: {
        title: 'Una barrera propia',
        say: [
          'Una ficha amarilla se acerca por detrás. Tira.',
          'Pon dos de tus fichas en una misma casilla: así están a salvo.',
          'Ahora mira qué puede hacer Amarillo con un 5.',
        ],
        right: '¡Nada! Tu barrera le cierra el paso, y la tirada de Amarillo se pierde.',
        other: 'Puedes hacerlo. Pero una ficha sola se puede comer. Dos juntas son una barrera segura.',
      },
      home: {
        title: 'A la meta, con el número exacto',
        say: [
          'Una ficha tuya está en el pasillo rojo, donde nadie más puede entrar. Tira.',
          'Un 3 es demasiado. Pulsa la ficha del anillo, para saber qué necesita.',
          'A la meta se llega solo con la tirada exacta. Mueve la otra ficha.',
          'Ahora le toca a Amarillo.',
          'Te toca. Tira.',
          'Un 2 es justo lo que hace falta. ¿Qué ficha llega con él a la meta?',
        ],
        right: '¡En la meta! Ahí se queda, a salvo para siempre.',
        other: 'Puedes hacerlo. Pero el 2 era justo lo que necesita la ficha del pasillo.',
      },
      win: {
        title: 'La última ficha',
        say: ['Tres están en la meta, y a una le falta un 3. ¡Tira!', 'Llévala a la meta.'],
        right: 'Las cuatro están en la meta: ¡has ganado!',
      },
    },
  },
  indian: indianWords,
  parchis: parchisWords,
  jumbo: {
    about: 'El tablero corto, las capturas, las barreras y la tirada exacta',
    steps: {
      goal: {
        title: 'Salir con un seis',
        say: [
          'Llevas el Rojo. Da una vuelta con cuatro fichas, en el sentido del reloj, y llévalas a la meta. El camino es corto: 52 casillas. Tira.',
          'Un 6 pone una ficha en su salida y la lleva cinco casillas más allá. Pulsa el botón grande.',
          'Un 6 da otra tirada. Tira.',
          'Dos casillas más.',
        ],
        right: 'Ya estás en camino. Gana quien primero tiene sus cuatro fichas en la meta.',
      },
      capture: {
        title: 'Comer',
        say: ['Tira.', 'Eliges qué ficha avanza 3. Una cae sobre la ficha amarilla. Pulsa esa.'],
        right: '¡Comida! Una ficha sola sobre la que caes vuelve a su casa.',
        other: 'Puedes hacerlo. Pero la otra ficha podía comer a Amarillo.',
      },
      block: {
        title: 'Barreras',
        say: [
          'Dos fichas amarillas en una casilla son una barrera. Tira.',
          'Nadie más puede pasarla ni caer en ella. Pulsa la ficha del anillo, para saber por qué no se puede mover.',
          'Así que hay que mover la otra.',
        ],
        right: 'Dos fichas tuyas en una casilla también son una barrera: ahí están a salvo.',
      },
      shut: {
        title: 'Sin salida',
        say: [
          'Aquí Amarillo tiene una barrera justo en tu salida al camino. Tira.',
          'Un 6, pero la ficha que sale tendría que pasar la barrera. Pulsa la casa, para saberlo.',
          'Así que este 6 mueve la ficha del tablero.',
        ],
        right: 'Y como era un 6, puedes tirar otra vez.',
      },
      home: {
        title: 'A la meta, con el número exacto',
        say: [
          'Una ficha está en tu pasillo, donde nadie más puede entrar. Tira.',
          'Un 5 es demasiado. Pulsa la ficha del anillo, para saber qué necesita.',
          'A la meta se llega solo con la tirada exacta. Mueve la otra ficha.',
          'Ahora le toca a Amarillo.',
          'Te toca. Tira.',
          '¡Un 3! ¿Qué ficha llega con él a la meta?',
        ],
        right: '¡En la meta! Con cuatro ahí, has ganado.',
        other: 'Puedes hacerlo. Pero el 3 era justo lo que necesita la ficha del pasillo.',
      },
      young: {
        title: 'Para niños pequeños',
        say: [
          'Hay una manera más amable: las fichas salen también con un 1. Elígela en «Variantes». Tira.',
          'El 1 pone una ficha en su salida. Sácala.',
        ],
        right: 'Eso es todo. Ya sabes jugar al Ludo Jumbo.',
      },
    },
  },
  german: {
    about: 'Las obligaciones del 6, los saltos y las cuatro casillas finales',
    steps: {
      goal: {
        title: 'De qué se trata',
        say: [
          'Llevas el Amarillo. Da una vuelta con cuatro fichas, en el sentido del reloj, hasta tus cuatro casillas finales, de la a a la d. Tira.',
          'Una ficha ya está en su salida. Muévela.',
        ],
        right:
          'Gana quien primero tiene las cuatro en las casillas finales; los demás siguen por el segundo y el tercer puesto.',
      },
      six: {
        title: 'Con un seis sale una',
        say: [
          'Tira.',
          'Un 6. Mientras haya fichas esperando en casa, con él debe salir una. Pulsa la ficha del anillo, para saberlo.',
          'Ahora saca una.',
        ],
        right: 'Está en la salida, y cada 6 da otra tirada.',
      },
      leave: {
        title: 'Dejar libre la salida',
        say: [
          'Tira otra vez.',
          'Otras esperan todavía en casa, así que primero hay que dejar libre la salida. Pulsa la ficha del anillo.',
          'Mueve la ficha de la salida.',
        ],
        right: 'Eso es. La salida está libre para la siguiente.',
      },
      capture: {
        title: 'Saltar y comer',
        say: [
          'En este juego las fichas saltan sobre otras; nada cierra el paso. Tira.',
          'Una de tus fichas puede saltar sobre una ficha roja y caer sobre otra. Encuéntrala.',
        ],
        right: '¡Comida! Vuelve a su casa. Puedes comer, pero no hace falta.',
        other: 'Puedes hacerlo: aquí nadie está obligado a comer. Pero prueba con la ficha que puede.',
      },
      single: {
        title: 'Una por casilla',
        say: [
          'Tira.',
          'El 4 llevaría una ficha sobre otra tuya. Pulsa la ficha del anillo, para saber por qué no.',
          'En cada casilla cabe una sola ficha. Mueve la de delante.',
        ],
        right: 'Tus propias fichas nunca se comen. Solo se estorban unas a otras.',
      },
      end: {
        title: 'Las casillas finales',
        say: [
          'Tus casillas finales, de la a a la d, se cuentan una por una. Tira.',
          'La ficha de c no puede avanzar 5: pasaría de d. Púlsala.',
          'Pero otra entra justo con 5, hasta d. Puede saltar. Encuéntrala.',
        ],
        right: 'En d, para siempre. Con las cuatro ahí has ganado.',
        other: 'Puedes hacerlo. Pero la otra ficha podía entrar en la casilla final d.',
      },
      three: {
        title: 'Variante: tres tiradas',
        say: [
          'Muchos juegan así: si solo te puede ayudar un 6, tiras hasta tres veces. Tira.',
          'Sin 6. Tira otra vez.',
          'Sin 6. ¡La tercera tirada!',
          '¡Un 6! Saca una ficha.',
        ],
        right: 'Elígela en «Variantes» antes de la partida.',
      },
      barrier: {
        title: 'Variante: barreras',
        say: [
          'Otra más: dos fichas de un color pueden compartir una casilla. Entonces son una barrera. Tira.',
          'Nadie salta sobre una barrera. Pulsa la ficha del anillo, para saberlo.',
          'Mueve la otra ficha.',
        ],
        right: 'Eso es todo. Ya sabes jugar al Ludo alemán.',
      },
    },
  },
  ...uckersWords,
  switches: switchWords,
};
