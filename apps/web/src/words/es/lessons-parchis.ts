import type { LessonText } from '../lesson-text.ts';

export const parchisWords: LessonText = {
  about: 'Salir con un cinco, barreras, seguros, y contar veinte y diez',
  steps: {
    five: {
      title: 'Salir con un cinco',
      say: [
        'Llevas el Amarillo. Da una vuelta al tablero con tus cuatro fichas, en sentido contrario al del reloj, y llévalas a la meta, en el centro. ¡Tira el dado!',
        '¡Un 5! Con él hay que sacar una ficha a tu salida. Pulsa el botón grande.',
        'Ahora le toca a Rojo.',
        'Te toca. ¡Tira!',
        'Un 4. Mueve tu ficha cuatro casillas.',
      ],
      right: 'Ya estás en camino. De casa se sale solo con un 5.',
    },
    capture: {
      title: 'Comer y contar veinte',
      say: [
        'Tira.',
        'Un 4. Una de tus fichas cae sobre la roja. Pulsa esa.',
        '¡Comida! La ficha roja vuelve a su casa, y tú cuentas veinte más con la ficha que quieras.',
      ],
      right: 'Cada vez que comes, cuentas veinte.',
      other: 'Puedes hacerlo. Pero la otra ficha podía comerse a Rojo, y eso te daba veinte más.',
    },
    safe: {
      title: 'Los seguros',
      say: [
        'Una ficha roja está justo detrás de tu ficha trasera. Tira.',
        'En una casilla con aro, un seguro, nadie come. Lleva la ficha trasera al seguro.',
        'Ahora Rojo cae en la misma casilla.',
      ],
      right:
        'No pasa nada: en un seguro caben dos colores, uno al lado del otro. Una tercera ficha no tendría sitio.',
      other: 'Puedes hacerlo. Pero con el 3 la ficha trasera llega al seguro, y ahí está a salvo.',
    },
    barrier: {
      title: 'Una barrera',
      say: [
        'Tira.',
        'Dos fichas tuyas en una casilla son una barrera. Junta dos.',
        'Rojo saca un 4 y tendría que caer ahí.',
        'Nadie pasa, ni siquiera tú. ¡Tira!',
        '¡Un 6! Con él hay que abrir tu barrera, para que nadie espere para siempre. Mueve una de las dos.',
      ],
      right: 'Una barrera detiene a todos, hasta que un 6 la abre o tú sigues.',
      other: 'Puedes hacerlo. Pero con el 3 se juntan dos de tus fichas, y Rojo se queda detrás.',
    },
    seven: {
      title: 'Un seis que cuenta siete',
      say: [
        'Ya no tienes fichas en casa. Tira.',
        'Por eso este 6 cuenta siete: justo lo que una ficha necesita para llegar a la meta. ¿Cuál?',
        '¡En la meta! Por eso cuentas diez más con la ficha que quieras.',
      ],
      right: 'Veinte por comer, diez por llegar a la meta: cuéntalos antes de volver a tirar.',
      other: 'Puedes hacerlo. Pero el siete era justo lo que necesita la ficha del pasillo.',
    },
    three: {
      title: 'Tres seises',
      say: [
        'Tira.',
        'Un 6. Mueve tu ficha.',
        'Un 6 da otra tirada. ¡Tira!',
        '¡Otro 6! Sigue adelante.',
        'Y otra vez. ¡Tira!',
      ],
      right:
        '¡El tercer 6 seguido! No se usa, la última ficha que moviste vuelve a casa, y tu turno se acaba.',
    },
    win: {
      title: 'La última ficha',
      say: ['Tres están en la meta, y una necesita un 4. ¡Tira!', 'Llévala a la meta.'],
      right: 'Las cuatro están en la meta: ¡has ganado! Eso es todo: ya sabes jugar al parchís.',
    },
  },
};
