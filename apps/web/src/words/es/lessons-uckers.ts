import type { LessonWords } from '../lesson-text.ts';

export const uckersWords: Pick<LessonWords, 'uckers' | 'uckers-navy' | 'uckers-blobs'> = {
  uckers: {
    about: 'Dos dados, tu pareja y ocho fichas juntas en la meta',
    steps: {
      goal: {
        title: 'Dos contra dos',
        say: [
          'Llevas el Rojo. Amarillo, enfrente, es tu pareja; Verde y Azul son los rivales. Gana la pareja que tiene sus ocho fichas en la meta. Tira los dos dados.',
        ],
        right: '5 y 3. Las fichas salen de casa solo con un 6, así que esta tirada se pierde.',
      },
      six: {
        title: 'El seis',
        say: [
          'Tira otra vez.',
          'El 6 pone una ficha en tu salida. El 4 la hace avanzar después. Pulsa el botón grande.',
          'Un 6 da una tirada más de los dos dados. Tira.',
          'Si solo se puede mover una ficha, va con los dos dados juntos: 7.',
        ],
        right: 'Bien hecho. Un doble 6 habría sacado dos fichas.',
      },
      split: {
        title: 'Dos dados, dos fichas',
        say: [
          'Tira.',
          'O una ficha va con la suma, 8, o van dos con un dado cada una. Una ficha verde está 3 casillas por delante de tu ficha de atrás: avanza 3 con la tuya. El 5 queda para la otra.',
        ],
        right: '¡Comida! Una ficha sola sobre la que caes vuelve a casa.',
        other: 'Puedes hacerlo. Pero con el 3 tu ficha de atrás podía comer a Verde.',
      },
      total: {
        title: 'Con la suma no se para',
        say: ['Tira.', 'Tu única ficha avanza 9, sin parar por el camino. Mira a quién come.'],
        right: 'Solo se comió la ficha de la última casilla. La del camino se queda.',
      },
      blob: {
        title: 'Torres',
        say: [
          'Dos fichas verdes están justo delante de ti. Dos de un color son una torre. Tira.',
          'Ningún rival puede pasar una torre ni caer en ella. Pulsa la ficha del anillo, para saberlo.',
          'Así que la otra ficha va con los dos dados.',
        ],
        right:
          'Si se pueden usar los dos dados, hay que usar los dos. Cómo se derriba una torre se aprende en otra lección.',
      },
      home: {
        title: 'A la meta, con el número exacto',
        say: [
          'Tu ficha de delante está en el pasillo, donde nadie le puede hacer nada. Tira.',
          'Necesita exactamente 3 para llegar a la meta, con un dado o con los dos juntos. Llévala a la meta, y usa el 4 para la otra.',
        ],
        right: '¡En la meta! Ya tienes una menos que cuidar.',
        other: 'Puedes hacerlo. Pero el 3 habría llevado a la meta tu ficha de delante.',
      },
      partner: {
        title: 'Ayuda a tu pareja',
        say: [
          'Tus cuatro fichas están en la meta, pero la pareja necesita ocho. Primero tienes que sacar un 6. Tira.',
          '¡Un 6! Desde tu próximo turno mueves las fichas de tu pareja. Ahora les toca a los demás.',
          'Te toca otra vez, y ahora por Amarillo. Tira.',
          'Mueve la última ficha amarilla.',
        ],
        right: 'Así llega a la meta con tu ayuda. Gana la pareja con sus ocho fichas en la meta.',
      },
    },
  },
  'uckers-navy': {
    about: 'A la manera de los marineros, en el tablero corto',
    steps: {
      goal: {
        title: 'Dos contra dos',
        say: [
          'Llevas el Rojo, y Amarillo es tu pareja. Gana la pareja que tiene sus ocho fichas en la meta. Tira los dos dados.',
          'Un 6 pone una ficha en la salida; el 4 la hace avanzar. Pulsa el botón grande.',
        ],
        right: 'Un 6 da una tirada más; también un doble 6, que saca dos fichas.',
      },
      single: {
        title: 'Una ficha sola',
        say: ['Tira.', 'Una ficha sola va con los dos dados juntos. Mira a quién come.'],
        right: 'Ha comido solo la ficha de la última casilla. En la casilla intermedia no se para.',
      },
      split: {
        title: 'Dos fichas',
        say: [
          'Tira.',
          'Ahora puedes repartir los dados: uno para cada ficha, o los dos para una. Come la ficha azul con el 3.',
        ],
        right: '¡Comida! El 5 fue para tu otra ficha.',
        other: 'Puedes hacerlo. Pero con el 3 podías comer a Azul.',
      },
      barrier: {
        title: 'Torres',
        say: [
          'Dos fichas de un color en una casilla son una torre. Tira.',
          'Los rivales no pueden pasarla ni caer en ella. Pulsa la ficha del anillo, para saberlo.',
          'Así que la otra ficha va con los dos dados.',
        ],
        right: 'Azul, la pareja de Verde, podría pasar. Para ti es un muro.',
      },
      challenge: {
        title: 'El desafío',
        say: [
          'Estás justo detrás de la torre. Tira.',
          '¡Un 6! Con él puedes desafiar a la torre: pulsa la ficha que está detrás de ella.',
          'El 1 se pierde, pero el 6 da otra tirada. Con dos fichas hacen falta dos seises más. ¡Tira!',
          'Dos seises a la vez: cuentan los dos.',
        ],
        right:
          'La torre está derribada, sus dos fichas van a casa y tu turno termina. Después de eso no hay otra tirada.',
        other:
          'Puedes hacerlo: nadie está obligado a desafiar. Pero un 6 justo detrás de una torre es una ocasión rara.',
      },
      home: {
        title: 'A la meta, con el número exacto',
        say: [
          'En el pasillo una ficha está a salvo. Tira.',
          'Necesita exactamente 3. Llévala a la meta, y usa el 4 para la otra.',
        ],
        right: '¡En la meta!',
        other: 'Puedes hacerlo. Pero el 3 habría llevado a la meta tu ficha de delante.',
      },
      partner: {
        title: 'Todas en la meta: a esperar',
        say: [
          'Esta es tu última ficha. Tira.',
          'El 2 la lleva a la meta.',
          'En el Uckers de la Marina la tirada de más por el 6 ahora se pierde: esperas a tu turno siguiente. Juegan los demás.',
          'Ahora necesitas un 6 para poder ayudar a tu pareja. Tira.',
        ],
        right:
          '¡Un 6! Desde tu próximo turno tiras por Amarillo. Gana la pareja con sus ocho fichas en la meta.',
      },
    },
  },
  'uckers-blobs': {
    about: 'Muros, muros agrietados y cómo derribarlos',
    steps: {
      wall: {
        title: 'Levanta un muro',
        say: [
          'Azul se acerca por detrás de tus fichas. Tira.',
          'Usa el 5 para juntar dos de tus fichas, y el 2 para la ficha de delante.',
          'Dos de un color son una torre. Ahora mira qué puede hacer Azul con 5 y 4.',
        ],
        right: 'Azul mueve solo 5: con el 4 tendría que pasar tu torre. Es un muro.',
        other: 'Puedes hacerlo. Pero una ficha sola se puede comer. Dos juntas son un muro.',
      },
      mixed: {
        title: 'Dos colores no son un muro',
        say: [
          'Tu pareja, Amarillo, está delante de ti. Tira.',
          'Puedes caer sobre tu pareja. Hazlo con el 5; el 3 es para la otra ficha.',
        ],
        right:
          'Una torre mixta. Se dibuja con una grieta: no detiene a nadie, y un rival puede comer las dos fichas.',
        other: 'Puedes hacerlo. Aquí prueba qué pasa cuando caes sobre tu pareja.',
      },
      break: {
        title: 'Derriba una torre mixta',
        say: ['Verde y Azul comparten una casilla delante de ti. Tira.', '¡Cae sobre ellas con el 5!'],
        right: 'Se comen las dos a la vez. Así que piénsalo bien antes de formar una torre mixta.',
        other: 'Puedes hacerlo. Pero el 5 habría comido dos fichas a la vez.',
      },
      challenge: {
        title: 'Desafía a una torre',
        say: [
          'Estás justo detrás de una torre azul. Desde aquí puedes desafiarla. Tira.',
          '¡Un 6! Pulsa la ficha que está junto a la torre, y lanza el desafío.',
        ],
        right: 'El desafío está en pie. El 2 se pierde, pero el 6 da otra tirada.',
        other:
          'Puedes hacerlo: nadie está obligado a desafiar. Pero pruébalo ahora: pulsa la ficha que está junto a la torre.',
      },
      count: {
        title: 'Cuenta los seises',
        say: [
          'La torre tiene dos fichas, así que te faltan dos seises. Hasta entonces no mueves nada más. Tira.',
          'Un 6. Cuéntalo.',
          'Y otra tirada por él.',
          'Sin 6: tu turno termina, pero el desafío sigue en pie. Ahora los demás.',
          'Te toca otra vez. Tira.',
          '¡El segundo 6!',
        ],
        right: 'La torre está comida, y tu ficha ocupa su casilla. Tu turno termina, sin otra tirada.',
      },
      lapse: {
        title: 'Cuando queda en nada',
        say: ['Aquí llevas un 6 de dos. Tira.', 'Sin 6. Ahora mira qué hace Azul.'],
        right:
          'La torre se ha separado: ya no hay nada que desafiar. Tus seises se pierden, pero tus fichas vuelven a estar libres.',
      },
      base: {
        title: 'Desde casa',
        say: [
          'Una torre azul está en tu salida y no te deja salir. Tira.',
          '¡Un 6! Desafíala desde casa. Hace falta un 6 más que fichas tiene la torre.',
        ],
        right: 'El desafío está en pie. Tres seises, y el camino queda libre. ¡Buena suerte!',
        other: 'Puedes hacerlo. Pero tus fichas siguen encerradas en casa. Desafía a la torre.',
      },
    },
  },
};
