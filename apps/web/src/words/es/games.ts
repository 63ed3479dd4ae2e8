import type { OtherName } from '@ludo/rules';
import type { VariantTexts } from '../card-text.ts';
import type { GameTexts } from '../game-text.ts';

const CONSECUTIVE =
  'Un desafío debe completarse en una sola serie de seises; la primera tirada sin un 6 lo termina.';

const YOUNG = 'Para niños pequeños: una ficha sale de casa con un 1 o un 6, no solo con un 6.';

const PLACES = 'Por todos los puestos: tras el primero, los demás siguen hasta que queda uno solo.';

const OUT = {
  out: 'Fichas que empiezan en la salida',
  'out=0': 'Ninguna: todas las fichas empiezan en casa.',
  'out=1': 'Una ficha de cada color empieza en la salida.',
  'out=2': 'Dos fichas de cada color empiezan en la salida.',
};

const familyRules = (squares: string) => ({
  ...OUT,
  captureThrows: 'Una captura da otra tirada.',
  'places=last': PLACES,
  safe: `Casillas seguras: en las salidas, y en las casillas que están ${squares} más allá, no se captura a nadie.`,
  threeThrows: 'Con fichas en casa y ninguna en camino, se tira hasta tres veces en busca de un 6.',
});

const SWITCHES = {
  anyDouble: 'Cualquier doble da otra tirada, no solo un 6.',
  blobTakesBlob:
    'Torre captura torre: con un doble, las dos fichas de una torre van juntas a una torre rival de dos y la capturan.',
  blowBack:
    'Soplo atrás: una ficha en su pasillo puede volver sobre un rival que está justo antes de ese pasillo, y lo captura.',
  'challenge=consecutive': CONSECUTIVE,
  snakeEyes: 'Un doble 1 como primera tirada de un color',
  'snakeEyes=out': 'Ojos de serpiente: un doble 1 como primera tirada saca las cuatro fichas a la vez.',
  'snakeEyes=outAndIn':
    'Ojos de serpiente, salir y entrar: un doble 1 como primera tirada saca las cuatro a la vez, y otro como segunda las devuelve a casa.',
  suckBack:
    'Succión: antes de tirar, una ficha justo antes del pasillo de un rival puede anunciar a quién de ese pasillo apunta.',
};

export const games: GameTexts = {
  ludo: {
    special:
      'El camino largo: dos fichas de un color en una casilla son una barrera que nadie más puede pasar.',
    origin: 'Según las reglas de Masters Games.',
    options: { 'enterOn=16': YOUNG, ...familyRules('diez') },
  },
  jumbo: {
    special: 'El tablero corto de siempre: las mismas reglas en un camino una cuarta parte más corto.',
    origin: 'Según la hoja de reglas de un ludo gigante de jardín.',
    options: { 'enterOn=16': YOUNG, ...familyRules('ocho') },
  },
  indian: {
    special:
      'El ludo de los móviles: casillas seguras, nada que cierre el paso, y otra tirada por capturar o por llegar a la meta.',
    origin: 'Según varias descripciones de cómo se juega en las apps de móvil.',
    options: {
      ...OUT,
      captureFirst: 'Primero capturar: un color entra en su pasillo solo cuando ya ha capturado una ficha.',
      'enterOn=16': 'Una ficha sale de casa con un 1 o un 6, no solo con un 6.',
      goal: 'Fichas que deben llegar a la meta',
      'goal=4': 'Las cuatro',
      'goal=1': 'Basta con una ficha en la meta.',
      'goal=2': 'Basta con dos fichas en la meta.',
      'goal=3': 'Basta con tres fichas en la meta.',
      pairs: 'Dos o más fichas de un color en una casilla que no es segura',
      'pairs=safe': 'Las fichas juntas no se capturan ni detienen a nadie.',
      'pairs=open': 'Las fichas juntas se capturan como una sola.',
      'pairs=wall': 'Las fichas juntas son una barrera que ningún otro color puede pasar.',
      'places=first': 'La partida termina cuando el primero ha llegado, sin seguir por los puestos.',
      'threeSixes=allowed': 'Un tercer 6 seguido cuenta como cualquier otro y no se pierde.',
    },
  },
  parchis: {
    special:
      'El de toda la vida: con un 5 se sale, dos fichas de un color son una barrera, y quien come cuenta veinte.',
    origin: 'Según las reglas de los clubes y campeonatos españoles.',
    options: {
      ...OUT,
      'barriers=safe':
        'Barreras solo en los seguros: en las demás casillas, dos de un color no detienen a nadie.',
      'startBarrier=bars': 'Dos fichas de un mismo color ajeno en tu salida no dejan salir, ni con un 5.',
    },
  },
  uckers: {
    special: 'Para adultos: dos dados, dos parejas, torres que cierran el paso y desafíos que las derriban.',
    origin: 'Según las reglas de Uckers de Masters Games.',
    options: SWITCHES,
  },
  'uckers-navy': {
    special:
      'A la manera de los marineros, en el tablero corto: más rápido, y con todas las fichas en la meta se espera al turno siguiente.',
    origin: 'Según el relato de un conservador de museo sobre el juego en la Marina Real británica.',
    options: SWITCHES,
  },
  german: {
    special: 'Una ronda rápida de 40 casillas: las fichas saltan, nada cierra el paso y cada puesto cuenta.',
    origin: 'Según una descripción del juego tal como se juega en Alemania, con todas sus variantes.',
    options: {
      barriers: 'Barreras: dos fichas de un color en una casilla detienen a todos.',
      captureBackwards: 'Una ficha puede ir hacia atrás si así captura.',
      compulsoryCapture: 'Quien puede capturar debe hacerlo',
      'compulsoryCapture=enforced': 'Forzoso: solo se puede mover capturando.',
      'compulsoryCapture=penalty': 'Castigo: la ficha que no capturó vuelve a casa.',
      noSkipping: 'En las casillas finales no se puede saltar ninguna ficha.',
      threeThrows: 'Sin ninguna ficha que se pueda mover sin un 6, se tira hasta tres veces.',
    },
  },
};

export const variants: VariantTexts = {
  'quick-ludo':
    'La partida rápida de los móviles: gana quien lleva una ficha a la meta, y solo llega quien ha capturado una.',
};

export const otherNames: Readonly<Partial<Record<OtherName, string>>> = {
  'ludo-star': 'Ludo Star',
  'ludo-star-uckers': 'Ludo Star Uckers',
};
