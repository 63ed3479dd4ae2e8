// As the page says them: written by scripts/preview-words.test.ts.
import type { Variations } from '../words.ts';

export const variations: Variations = {
  ludo: {
    captureThrows: 'Una captura da otra tirada.',
    'enterOn=16': 'Para niños pequeños: una ficha sale de casa con un 1 o un 6, no solo con un 6.',
    'out=1': 'Una ficha de cada color empieza en la salida.',
    'out=2': 'Dos fichas de cada color empiezan en la salida.',
    'places=last': 'Por todos los puestos: tras el primero, los demás siguen hasta que queda uno solo.',
    safe: 'Casillas seguras: en las salidas, y en las casillas que están diez más allá, no se come a nadie.',
    threeThrows: 'Con fichas en casa y ninguna en camino, se tira hasta tres veces en busca de un 6.',
  },
  jumbo: {
    captureThrows: 'Una captura da otra tirada.',
    'enterOn=16': 'Para niños pequeños: una ficha sale de casa con un 1 o un 6, no solo con un 6.',
    'out=1': 'Una ficha de cada color empieza en la salida.',
    'out=2': 'Dos fichas de cada color empiezan en la salida.',
    'places=last': 'Por todos los puestos: tras el primero, los demás siguen hasta que queda uno solo.',
    safe: 'Casillas seguras: en las salidas, y en las casillas que están ocho más allá, no se come a nadie.',
    threeThrows: 'Con fichas en casa y ninguna en camino, se tira hasta tres veces en busca de un 6.',
  },
  indian: {
    captureFirst: 'Primero comer: un color entra en su pasillo solo cuando ya ha comido una ficha.',
    'enterOn=16': 'Una ficha sale de casa con un 1 o un 6, no solo con un 6.',
    'goal=1': 'Basta con una ficha en la meta.',
    'goal=2': 'Basta con dos fichas en la meta.',
    'goal=3': 'Basta con tres fichas en la meta.',
    'out=1': 'Una ficha de cada color empieza en la salida.',
    'out=2': 'Dos fichas de cada color empiezan en la salida.',
    'pairs=open': 'Las fichas juntas se comen como una sola.',
    'pairs=wall': 'Las fichas juntas son una barrera que ningún otro color puede pasar.',
    'places=first': 'La partida termina cuando el primero ha llegado, sin seguir por los puestos.',
    'threeSixes=allowed': 'Un tercer 6 seguido cuenta como cualquier otro y no se pierde.',
  },
  parchis: {
    'barriers=safe':
      'Barreras solo en los seguros: en las demás casillas, dos de un color no detienen a nadie.',
    'out=1': 'Una ficha de cada color empieza en la salida.',
    'out=2': 'Dos fichas de cada color empiezan en la salida.',
    'startBarrier=bars': 'Dos fichas de un mismo color ajeno en tu salida no dejan salir, ni con un 5.',
  },
  uckers: {
    anyDouble: 'Cualquier doble da otra tirada, no solo un 6.',
    blobTakesBlob:
      'Torre come torre: con un doble, las dos fichas de una torre van juntas a una torre rival de dos y la comen.',
    blowBack:
      'Soplo atrás: una ficha en su pasillo puede volver sobre un rival que está justo antes de ese pasillo, y lo come.',
    'challenge=consecutive':
      'Un desafío debe completarse en una sola serie de seises; la primera tirada sin un 6 lo termina.',
    'snakeEyes=out': 'Ojos de serpiente: un doble 1 como primera tirada saca las cuatro fichas a la vez.',
    'snakeEyes=outAndIn':
      'Ojos de serpiente, salir y entrar: un doble 1 como primera tirada saca las cuatro a la vez, y otro como segunda las devuelve a casa.',
    suckBack:
      'Succión: antes de tirar, una ficha justo antes del pasillo de un rival puede anunciar a quién de ese pasillo apunta.',
  },
  'uckers-navy': {
    anyDouble: 'Cualquier doble da otra tirada, no solo un 6.',
    blobTakesBlob:
      'Torre come torre: con un doble, las dos fichas de una torre van juntas a una torre rival de dos y la comen.',
    blowBack:
      'Soplo atrás: una ficha en su pasillo puede volver sobre un rival que está justo antes de ese pasillo, y lo come.',
    'challenge=consecutive':
      'Un desafío debe completarse en una sola serie de seises; la primera tirada sin un 6 lo termina.',
    'snakeEyes=out': 'Ojos de serpiente: un doble 1 como primera tirada saca las cuatro fichas a la vez.',
    'snakeEyes=outAndIn':
      'Ojos de serpiente, salir y entrar: un doble 1 como primera tirada saca las cuatro a la vez, y otro como segunda las devuelve a casa.',
    suckBack:
      'Succión: antes de tirar, una ficha justo antes del pasillo de un rival puede anunciar a quién de ese pasillo apunta.',
  },
  german: {
    barriers: 'Barreras: dos fichas de un color en una casilla detienen a todos.',
    captureBackwards: 'Una ficha puede ir hacia atrás si así come.',
    'compulsoryCapture=enforced': 'Forzoso: solo se puede mover comiendo.',
    'compulsoryCapture=penalty': 'Castigo: la ficha que no comió vuelve a casa.',
    noSkipping: 'En las casillas finales no se puede saltar ninguna ficha.',
    threeThrows: 'Sin ninguna ficha que se pueda mover sin un 6, se tira hasta tres veces.',
  },
};
