import type { RefusalCode as RulesRefusalCode } from '@ludo/rules';
import type { RefusalCode } from '@ludo/protocol';
import type { Catalogue } from '../catalogue.ts';
import type { RulesReason } from '../rules-reason.ts';
import { count } from './common.ts';

const numberOf = (thrown: string): string => (thrown === '' ? 'Esto' : `El ${thrown}`);

export const rulesRefusal: Readonly<Record<RulesRefusalCode, (reason: RulesReason) => string>> = {
  'game-is-over': () => 'La partida ha terminado',
  'nothing-thrown': ({ isOneDie }) =>
    isOneDie ? 'Primero hay que tirar el dado' : 'Primero hay que tirar los dados',
  'throw-not-used': () => 'Primero hay que usar la tirada',
  'wrong-dice': () => 'Estos no son los dados de este juego',
  'cannot-announce': () => 'Eso no se puede anunciar ahora',
  'not-a-play': () => 'Esto no es una jugada',
  'not-your-piece': () => 'Esta ficha es de otro color',
  'no-such-piece': () => 'Ahí no hay ninguna ficha así',
  'must-move': () => 'Quien puede mover una ficha debe moverla',
  'is-home': () => 'Esta ficha ya está en la meta',
  'needs-another-number-to-enter': ({ needs }) => `Una ficha solo sale de casa con un ${needs}`,
  overshoots: ({ needs, thrown }) =>
    needs === ''
      ? `${numberOf(thrown)} pasa del final del camino`
      : `${numberOf(thrown)} pasa de la meta; esta ficha necesita exactamente ${needs}`,
  'overshoots-end-squares': ({ most, thrown }) => {
    const beyond = `${numberOf(thrown)} pasa de la casilla final d`;
    return most === null
      ? beyond
      : `${beyond}; esta ficha puede avanzar como mucho ${count(most, 'casilla', 'casillas')}`;
  },
  'block-in-the-way': ({ blocker, blockedAt }) =>
    `No se puede pasar por una barrera de ${blocker} ${blockedAt} ni caer en ella`,
  'blob-in-the-way': ({ blocker, blockedAt }) =>
    `No se puede pasar por una torre de ${blocker} ${blockedAt} ni caer en ella`,
  'own-piece-there': () => 'Ahí ya hay una ficha del mismo color',
  'full-square': () => 'Ahí ya hay dos fichas, y no cabe una tercera',
  'spared-piece-there': () => 'Una ficha neutral no puede caer sobre una ficha de quien la mueve',
  'barrier-in-the-way': ({ blocker, blockedAt }) =>
    `No se puede saltar una barrera de ${blocker} ${blockedAt} ni caer en ella`,
  'no-skipping': () => 'En las casillas finales no se puede saltar ninguna ficha',
  'past-own-start': () => 'Una ficha no puede volver atrás hasta su propia salida ni más allá',
  'backwards-only-to-capture': () => 'Una ficha solo va hacia atrás para comer',
  'must-bring-in': ({ thrown }) => `${numberOf(thrown)} debe sacar una ficha que espera`,
  'must-clear-start-with-six': () => 'Mientras otras esperan, con este 6 hay que mover la ficha de la salida',
  'must-clear-start': () =>
    'Mientras haya fichas esperando en casa, la ficha de la salida debe avanzar primero',
  'must-open-barrier': () => 'Con este 6 hay que abrir una barrera propia',
  'must-capture': () => 'Primero va una jugada que coma',
  'both-dice': () => 'Hay que usar los dos dados, y así sobraría uno',
  'higher-die': () => 'Solo se puede usar un dado, y debe ser el más alto',
  'locked-by-challenge': () =>
    'El desafío de este color sigue en pie: hasta que termine solo cuentan los seises y nada más se mueve',
  'needs-a-six-first': () =>
    'Todas las fichas de este color están en la meta: primero debe salir un 6, después se mueven las de la pareja',
  'moves-nothing': () => 'Un 0 no mueve nada',
  'third-six': () => 'El tercer 6 seguido se pierde',
  'all-together': () => 'Este doble 1 mueve las cuatro fichas juntas, y nada más',
};

export const notThisTurn: Catalogue['notThisTurn'] = {
  notTheTurn: (who: string) => `Es el turno de ${who}`,
  othersPiece: (whose: string) => `Esta ficha es de ${whose}; ahora te toca a ti`,
  notYours: (who: string) => `Aquí decide ${who}; este aparato no`,
  watching: 'Estás mirando y no tienes asiento',
};

export const refusal: Readonly<Record<RefusalCode, string>> = {
  'seat-unknown': 'Esta mesa no tiene ese asiento.',
  'seat-taken': 'Otra persona acaba de ocupar este asiento.',
  'not-your-seat': 'Este asiento no es tuyo.',
  'seat-playing': 'El jugador de este asiento está presente y juega.',
  removed: 'El anfitrión te ha quitado un asiento de esta mesa. Puedes mirar.',
  'pass-own': 'Ya juegas en este aparato.',
  'pass-empty': 'El jugador de este enlace ya no tiene asiento.',
  'pass-unknown': 'Este enlace ya se usó o ha caducado. Crea uno nuevo en el aparato que juega.',
  'code-unknown':
    'Ningún televisor muestra este código. Cada pocos minutos aparece uno nuevo: escribe el que muestra ahora.',
  'token-renewed': 'Otra copia de este navegador tiene tu asiento. Vuelve a cargar la página.',
  'bot-plays': 'Un bot juega en tu asiento. Primero recupera el asiento.',
  'not-the-host': 'Solo el anfitrión de esta mesa puede hacer eso.',
  'needs-a-player': 'Al menos un asiento necesita una persona presente.',
  paused: 'La partida está en pausa.',
  'not-paused': 'La partida no está en pausa.',
  'name-missing': 'Escribe un nombre, por favor.',
  'name-too-long': 'Un nombre tiene como mucho 20 caracteres.',
  'name-not-readable': 'Usa letras que todos puedan ver, por favor.',
  'seats-open': 'Todavía no están ocupados todos los asientos.',
  'not-allowed': 'Solo los jugadores de esta mesa pueden hacer eso.',
  'not-started': 'La partida aún no ha empezado.',
  'already-started': 'La partida ya ha empezado.',
  'already-agreed': 'Ya has pedido la próxima partida.',
  'game-is-over': 'La partida ha terminado.',
  stale: 'Justo antes ha pasado otra cosa; el tablero ya la muestra.',
  'not-your-turn': 'No es tu turno.',
  'value-wrong': 'La parte de los dados de esta página no encaja con esta tirada. Recarga la página.',
  'value-needed': 'Esta página tiene que enviar su parte de los dados con la tirada. Recarga la página.',
  'not-a-play': 'Esto no es una jugada de este juego.',
  rules: 'Las reglas no lo permiten.',
  malformed: 'El servidor no entendió esta página. Vuelve a cargarla.',
  'wrong-version': 'El juego se ha renovado. Vuelve a cargar la página.',
  'unknown-message': 'El servidor no entendió esta página. Vuelve a cargarla.',
  setup: 'El servidor no puede crear una mesa así.',
  'room-unknown': 'Esta mesa no existe, o ya no existe. Quizá el enlace esté incompleto.',
  'not-connected': 'Ahora no hay conexión: no se ha hecho nada. Inténtalo otra vez cuando vuelva.',
  'not-joined': 'La mesa se está abriendo de nuevo…',
  'room-full': 'Hay demasiadas personas en esta mesa.',
  'too-many-messages': 'Demasiado a la vez desde aquí. Espera un minuto e inténtalo de nuevo.',
  'too-many-rooms': 'Desde aquí se han creado demasiadas mesas. Inténtalo más tarde.',
  'too-many-public':
    'Desde aquí se han hecho públicas demasiadas mesas. Ahora puede crearse una solo con enlace; una pública, un poco más tarde.',
  'server-failed': 'Algo falló en el servidor. Inténtalo de nuevo; si no sirve, vuelve a cargar esta página.',
  'too-many-connections':
    'Hay demasiadas páginas abiertas desde aquí. Cierra una y vuelve a cargar esta página.',
  'too-many-changes': 'Se ha cambiado demasiado en esta mesa en poco tiempo. Inténtalo más tarde.',
  'text-not-allowed':
    'En esta mesa se habla con frases preparadas. El anfitrión puede permitir palabras propias.',
  'text-missing': 'Primero escribe algo, por favor.',
  'text-too-long': 'Es demasiado largo: como mucho 200 caracteres de una vez.',
  'text-not-readable': 'Usa letras que todos puedan ver, por favor.',
  'too-much-talk': 'Un momento, por favor: fue mucho de golpe. Inténtalo dentro de unos segundos.',
  'table-closed': 'Esta mesa está cerrada: ya nadie juega en ella. Puedes crear una nueva.',
  'log-full': 'En esta mesa se ha jugado muchísimo. Abre una nueva, por favor.',
  'server-full': 'El servidor no tiene sitio para más mesas ahora mismo. Inténtalo más tarde.',
  'host-asked': 'Se ha preguntado al anfitrión si puedes sentarte.',
  'asked-lately': 'Ya se ha preguntado al anfitrión. Espera un poco antes de volver a preguntar.',
  'question-gone': 'Esta pregunta ya está resuelta.',
  'storage-failed': 'El servidor no puede anotar nada ahora mismo. Espera un minuto e inténtalo de nuevo.',
  'server-stopping': 'El servidor se está reiniciando. La mesa volverá en un momento.',
};
