import type { LessonText } from '../lesson-text.ts';

export const indianWords: LessonText = {
  about: 'Casillas seguras, parejas, tres seises, y otra tirada por comer o por llegar a la meta',
  steps: {
    six: {
      title: 'Salir con un seis',
      say: [
        'Llevas el Rojo. Da una vuelta al tablero con tus cuatro fichas, en el sentido del reloj, y llévalas a la meta, en el centro. ¡Tira el dado!',
        '¡Un 6! Pone una ficha en tu salida, y nada más. Pulsa el botón grande.',
        'Un 6 da otra tirada. ¡Tira!',
        'Un 4. Solo la ficha del tablero puede moverse: cuatro casillas más.',
      ],
      right: 'Ya estás en camino. De casa se sale solo con un 6.',
    },
    capture: {
      title: 'Comer y volver a tirar',
      say: [
        'Tira.',
        'Eliges qué ficha avanza 3. Una cae sobre la ficha amarilla. Pulsa esa.',
        '¡Comida! La ficha amarilla vuelve a su casa, y tú tiras otra vez. ¡Tira!',
        'Un 5. Mueve la ficha que quieras.',
      ],
      right: 'Cada captura da otra tirada.',
      other: 'Puedes hacerlo. Pero la otra ficha podía comer a Amarillo, y una captura da otra tirada.',
    },
    safe: {
      title: 'Casillas con estrella',
      say: [
        'Una ficha amarilla está justo detrás de tu ficha delantera. Tira.',
        'En una casilla con estrella no se come a nadie, y en una salida tampoco. Lleva la ficha delantera a la estrella.',
        'Ahora Amarillo cae en la misma casilla.',
      ],
      right: 'No pasa nada: en una casilla segura hay sitio para todos, y nadie cierra el paso.',
      other: 'Puedes hacerlo. Pero con el 4 la ficha delantera llega a la estrella, y ahí está a salvo.',
    },
    pair: {
      title: 'Dos juntas',
      say: [
        'Amarillo viene otra vez por detrás, y no hay ninguna estrella cerca. Tira.',
        'Dos fichas tuyas en una casilla no se pueden comer. Junta dos.',
        'Ahora Amarillo cae justo sobre ellas.',
      ],
      right:
        'No pasa nada: Amarillo se queda al lado de tu pareja. Pero una pareja no cierra el paso a nadie, y si una se queda sola, la pueden comer.',
      other: 'Puedes hacerlo. Pero una ficha sola se puede comer; dos juntas, no.',
    },
    three: {
      title: 'Tres seises',
      say: [
        'Tira.',
        'Un 6. Saca una ficha.',
        'Tiras otra vez. ¡Tira!',
        '¡Otro 6! Saca una más.',
        'Y otra vez. ¡Tira!',
      ],
      right: '¡El tercer 6 seguido! Se pierde, y tu turno se acaba.',
      other:
        'Puedes hacerlo. Pero saca aquí una ficha: con más fichas en el tablero tienes más donde elegir.',
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
        '¡En la meta! También eso da otra tirada. ¡Tira!',
        'Un 2. Avanza, hasta la estrella.',
      ],
      right:
        'Un 6, una captura, una ficha que llega a la meta: cada cosa da otra tirada, pero una tirada nunca da más de una.',
      other: 'Puedes hacerlo. Pero el 3 era justo lo que necesita la ficha del pasillo.',
    },
    win: {
      title: 'La última ficha',
      say: ['Tres están en la meta, y una necesita un 1. ¡Tira!', 'Llévala a la meta.'],
      right:
        'Las cuatro están en la meta: ¡eres el primer puesto! Si juegan más, los demás siguen por los puestos siguientes.',
    },
    quick: {
      title: 'La partida rápida',
      say: [
        'En la partida rápida gana la primera ficha en la meta, pero antes tienes que haber comido. Aún no lo has hecho. Tira.',
        'Por eso tu ficha no entra en el pasillo: pasa por su salida y da otra vuelta. Muévela.',
      ],
      right: 'Primero comer, luego la meta. Eso es todo: ya sabes jugar al ludo de las apps.',
    },
  },
};
