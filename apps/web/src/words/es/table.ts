import type { Catalogue } from '../catalogue.ts';
import { count, duration, ordinal } from './common.ts';

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** A place that is left, with its article: "de casa", "del pasillo 3", "de la casilla 12". */
function leaving(place: string): string {
  if (place === 'casa') return 'de casa';
  return place.startsWith('pasillo') ? `del ${place}` : `de la ${place}`;
}

export const turn: Catalogue['turn'] = {
  yours: {
    throw: (who: string) => `${who}: tira el dado`,
    throwDice: (who: string) => `${who}: tira los dados`,
    throwAgain: (who: string) => `${who}: tira otra vez`,
    beforeThirdSix: (who: string) => `${who}: tira otra vez; un tercer 6 se perdería`,
    thirdSixWouldCost: (who: string) => `${who}: tira otra vez; un tercer 6 costaría una ficha`,
    nth: (who: string, nth: number) => `${who}: tira otra vez, tirada ${nth} de tres`,
    move: (who: string) => `${who}: mueve una ficha`,
    six: (who: string) => `${who}: tira para sacar un 6; después mueves las fichas de la pareja`,
    partner: (who: string, partner: string) => `${who}: tira para las fichas de ${partner}`,
    partnerMove: (who: string, partner: string) => `${who}: mueve una ficha de ${partner}`,
    challenge: (who: string, sixes: number, needed: number) =>
      `${who}: tira para el desafío, ${sixes} de ${needed} seises`,
    challengeMove: (who: string) => `${who}: cuenta para el desafío`,
    count: (who: string, number: number) => `${who}: cuenta ${number} con una ficha`,
  },
  theirs: {
    throw: (who: string) => `Tira ${who}`,
    throwDice: (who: string) => `Tira ${who}`,
    throwAgain: (who: string) => `${who} tira otra vez`,
    beforeThirdSix: (who: string) => `${who} tira otra vez; un tercer 6 se perdería`,
    thirdSixWouldCost: (who: string) => `${who} tira otra vez; un tercer 6 costaría una ficha`,
    nth: (who: string, nth: number) => `${who} tira otra vez, tirada ${nth} de tres`,
    move: (who: string) => `${who} mueve una ficha`,
    six: (who: string) => `${who} busca un 6, para mover después las fichas de la pareja`,
    partner: (who: string, partner: string) => `${who} tira para las fichas de ${partner}`,
    partnerMove: (who: string, partner: string) => `${who} mueve una ficha de ${partner}`,
    challenge: (who: string, sixes: number, needed: number) =>
      `${who} tira para el desafío, ${sixes} de ${needed} seises`,
    challengeMove: (who: string) => `${who} cuenta para el desafío`,
    count: (who: string, number: number) => `${who} cuenta ${number} con una ficha`,
  },
  away: (who: string) => `${who} no tiene conexión; la partida espera`,
  awaiting: {
    since: (seconds: number, next: string) => `${next} Sin conexión desde hace ${duration(seconds)}.`,
    next: {
      bot: (seconds: number) => `Dentro de ${duration(seconds)} sigue un bot.`,
      others: (seconds: number) => `Dentro de ${duration(seconds)} cualquiera podrá dejar que siga un bot.`,
      wait: () => 'La partida espera; solo el anfitrión puede dejar que siga un bot.',
    },
    late: {
      bot: 'Sigue un bot, hasta que el jugador vuelva.',
      others: 'Ahora cualquiera puede dejar que siga un bot.',
      wait: 'La partida espera; solo el anfitrión puede dejar que siga un bot.',
    },
  },
  missing: {
    away: (who: string) => `${who} no tiene conexión.`,
    bot: (who: string) => `Un bot juega por ${who}.`,
  },
  bot: (who: string) => `Un bot juega por ${who}`,
  botPlays: (who: string) => `Juega ${who}`,
  letBot: 'Dejar que siga un bot',
  paused: 'La partida está en pausa',
  timeLeft: (seconds: number) => `Tiempo: ${duration(seconds)}`,
  over: (who: string) => `${who} ha ganado`,
  overTogether: (who: string) => `${who} han ganado`,
  ended: 'La partida se dio por terminada',
  titleYours: (who: string, game: string) => `● ${who}: te toca – ${game}`,
  titleOther: (who: string, game: string) => `${who} – ${game}`,
};

export const dice: Catalogue['dice'] = {
  throwOne: 'Tirar el dado',
  throwTwo: 'Tirar los dados',
  choose: 'Elige una ficha',
  count: (number: number) => `Cuenta ${number}: elige una ficha`,
  left: (face: number) => `Queda el ${face}: elige una ficha`,
  chooseWay: 'Elige un dado',
  tumblingTwo: 'Los dados ruedan',
  play: (place: string, to: string) => `Mueve ${leaving(place)} ${to}`,
  comeBack: 'Un bot juega por ti: vuelve a jugar tú',
  wait: 'Un momento',
  comeHere: 'Cuentas como ausente: seguir jugando',
  waitFor: (who: string) => `Esperando a ${who}`,
  tumbling: 'El dado rueda',
  undo: 'Deshacer el último paso',
  undone: (what: string) => `Deshecho: ${what}`,
  useless: (faces: string) => `Ninguna jugada con ${faces}`,
};

export const board: Catalogue['board'] = {
  name: (game: string) => `Tablero de ${game}`,
  /** "Ficha de Rojo en la casilla 12". */
  piece: (colour: string, many: number, standing: string) =>
    many === 1 ? `Ficha de ${colour} ${standing}` : `Fichas de ${colour} ${standing} (${many})`,
  canMove: (piece: string, effect: string) => `${piece}: ${effect}`,
  move: (to: string) => `mueve ${to}`,
  enter: (to: string) => `sale y va ${to}`,
  captures: (whose: string, many: number) =>
    many === 1 ? `captura a ${whose}` : `captura ${many} fichas de ${whose}`,
  suckBack: (whose: string, standing: string, many: number, percent: number) =>
    many === 1
      ? `succiona a ${whose} ${standing}, probabilidad ${percent} %`
      : `succiona ${many} fichas de ${whose} ${standing}, probabilidad ${percent} %`,
  moveBack: (to: string) => `va hacia atrás ${to}`,
  moveTogether: (many: number, to: string) => `mueve ${many} juntas ${to}`,
  andThen: (place: string, to: string) => `después otra ficha va ${leaving(place)} ${to}`,
  onwards: (to: string) => `después sigue ${to}`,
  challenge: (blob: string, needed: number) =>
    `desafía a ${blob} (después de este, ${needed === 1 ? 'hace' : 'hacen'} falta ${count(needed, 'seis', 'seises')})`,
  counts: (sixes: number, needed: number) => `cuenta el 6: ${sixes} de ${needed} seises`,
  winsChallenge: 'gana el desafío',
  ends: (place: string) => `→ ${place}`,
  lapses: (whose: string) => `termina el desafío de ${whose}`,
  thenCounts: (number: number) => `después cuenta ${number}`,
  penalised: (standing: string) => `castigo: la ficha ${standing} va a casa`,
  unused: 'Dejar la tirada sin usar',
  withDie: (place: string, face: number) => `${place}, dado ${face}`,
  withBoth: (place: string, sum: number) => `${place}, los dos dados (${sum})`,
  back: 'Deshacer',
  mustUseBoth: 'Hay que usar los dos dados.',
  mustUseOne: (face: number) => `Solo se puede usar el ${face}.`,
  below: (count: number) => `Más abajo: ${count} más`,
  left: (face: number) => `Queda el ${face}: elige una ficha que pueda usarlo, o deshaz el primer paso.`,
  cannotMove: (piece: string) => `${piece}, sin jugada posible: ¿por qué?`,
  first: capital,
  announce: 'O anuncia antes de tirar:',
  choices: 'Tus opciones',
  choice: (place: string, effect: string) => `${capital(place)}: ${effect}`,
};

export const seats: Catalogue['seats'] = {
  title: 'Jugadores',
  open: 'Asiento libre',
  take: (colour: string) => `Ocupar el asiento de ${colour}`,
  takeShort: 'Sentarme aquí',
  takeAlso: 'Sentarme aquí también',
  leave: (who: string) => `Dejar el asiento de ${who}`,
  leaveShort: 'Levantarme',
  you: 'tú',
  away: 'sin conexión',
  host: 'anfitrión',
  bot: 'juega un bot',
  botName: (colours: string) => `Bot ${colours}`,
  /** On the board, where a bot plays on for somebody. */
  botFor: (name: string) => `Bot por ${name}`,
  gaveUp: (name: string) => `${name} ha dejado la partida`,
  back: 'Recuperar mi asiento',
  backOf: (who: string) => `Recuperar el asiento de ${who}`,
  setBot: 'Bot',
  setBotOn: (who: string) => `Poner un bot en ${who}`,
  leaveSure: '¿Dejar tu asiento para siempre? Si quieres volver después, deja que un bot juegue por ti.',
  letBot: 'Que un bot juegue por mí',
  remove: 'Quitar',
  removeOf: (who: string) => `Quitar a ${who} del asiento`,
  removeSure: (who: string) => `¿Quitar a ${who} del asiento? Después esta persona solo podrá mirar.`,
  makeHost: 'Nombrar anfitrión',
  makeHostOf: (who: string) => `Nombrar anfitrión a ${who}`,
  hostNow:
    'Ahora haces de anfitrión: puedes pausar o terminar la partida, poner bots y quitar jugadores de sus asientos.',
  hostNoLonger: (who: string) =>
    `Ya no haces de anfitrión; ahora lo hace ${who}, que puede devolverte el papel.`,
  more: (who: string) => `Más sobre ${who}`,
  whatName: '¿Cómo quieres que te llamen los demás?',
  rename: 'Cambiar nombre o dibujo',
  renameHere: 'Cambiar el nombre',
  saveName: 'Guardar',
  name: (colour: string) => `Nombre para ${colour}`,
  pieces: (base: number, way: number, home: number) =>
    `${base} en casa, ${way} en camino, ${home} en la meta`,
  toThrow: 'tiene el dado',
  neutralShort: 'neutral',
  neutral: 'neutral: lo mueven todos',
  freed: (colour: string) => `mueve las fichas de ${colour}`,
  place: (nth: number) => `puesto ${ordinal(nth)}`,
  watching: 'Estás mirando',
  watchingHint: 'Aquí se ve todo lo que ven los jugadores. No tienes asiento.',
  watchers: (amount: number) => count(amount, 'persona está mirando', 'personas están mirando'),
  televisions: (amount: number) =>
    count(amount, 'televisor muestra esta mesa', 'televisores muestran esta mesa'),
};

export const gathering: Catalogue['gathering'] = {
  title: 'Antes de la partida',
  start: 'Empezar la partida',
  startWaits: (open: number) =>
    `${count(open, 'asiento sigue libre', 'asientos siguen libres')}; la partida puede empezar cuando todos estén ocupados.`,
  botsFill: 'Los bots ocupan los asientos libres',
  mayStartToo: 'Quien hizo la mesa empieza la partida, y tú también puedes.',
  ready: 'Todos tienen asiento.',
  takeOne: 'Ocupa un asiento libre, o solo mira.',
  sitDown: 'Sentarme y jugar',
  sendLink: 'Enviar el enlace',
  linkCopied: 'El enlace está copiado: pégalo en un mensaje',
  waitsForMore: (open: number) => (open === 1 ? 'Falta 1 más' : `Faltan ${open} más`),
  allHere: (seats: number) => (seats === 2 ? 'Ya están los dos' : `Ya están los ${seats}`),
  waitsForStart: (host: string) => `Esperando a que ${host} empiece`,
  closedTitle: 'La mesa está cerrada',
  closed: 'El anfitrión ha cerrado esta mesa: ya nadie juega en ella.',
  goesOn: {
    title: 'La partida sigue',
    start: 'Seguir con la partida',
    startWaits: (open: number) =>
      `${count(open, 'asiento sigue libre', 'asientos siguen libres')}; la partida sigue desde aquí cuando todos estén ocupados.`,
    hostStarts: 'Todos tienen asiento. Falta que un jugador siga con la partida.',
  },
  hostStarts: 'Todos tienen asiento. Falta que un jugador empiece la partida.',
  invite: 'Invita a tus amigos',
  inviteHint: 'Quien abra este enlace elige un asiento libre, o solo mira.',
  inviteToWatch: 'Invita a mirar',
  inviteHintFull: 'Todos los asientos están ocupados: quien abra este enlace mira.',
  link: 'Enlace a esta mesa',
  copy: 'Copiar el enlace',
  copied: 'Copiado',
  copyByHand: 'El enlace está seleccionado: cópialo con la orden de tu aparato.',
  share: 'Compartir el enlace',
  shareText: (game: string) => `Juega conmigo a ${game}`,
  askText: (name: string, game: string) => `${name}, ¿otra partida de ${game}?`,
  qr: 'Mostrar como código QR',
  qrHide: 'Ocultar el código QR',
  qrName: 'Código QR del enlace a esta mesa',
};

export const rollOff: Catalogue['rollOff'] = {
  title: '¿Quién empieza?',
  again: 'Empate: vuelven a tirar quienes sacaron más',
  begins: (who: string) => `Empieza ${who}`,
};

export const end: Catalogue['end'] = {
  wins: (who: string) => `¡Gana ${who}!`,
  winTogether: (who: string) => `¡Ganan ${who}!`,
  endedEarly: 'La partida se terminó antes de tiempo.',
  place: (nth: number) => ordinal(nth),
  unplaced: '–',
  columns: {
    place: 'Puesto',
    player: 'Jugador',
    home: 'En la meta',
    captures: 'Capturas',
    throws: 'Tiradas',
    dice: 'Dados',
  },
  faces: (who: string) => `Cuántas veces le salió cada número a ${who}`,
  face: (number: number, times: number) => `${number}: ${count(times, 'vez', 'veces')}`,
  normal: (each: string) =>
    `Con dados que tratan a todos por igual, cada número sale más o menos el ${each} de las veces (la línea discontinua); las partidas cortas se desvían más.`,
  length: (minutes: number, throws: number) =>
    `${count(minutes, 'minuto', 'minutos')}, ${count(throws, 'tirada', 'tiradas')}`,
  again: 'Jugar otra vez',
  lastPress: (seconds: number) =>
    `Cuando todos hayan pulsado, o ${count(seconds, 'segundo', 'segundos')} después del primero.`,
  atOnce: 'Empieza enseguida.',
  agreedSoFar: (who: string) => `Sí, hasta ahora: ${who}.`,
  beginsIn: (seconds: number) => `La próxima partida empieza en ${count(seconds, 'segundo', 'segundos')}.`,
  seatsHint:
    'Antes de la próxima partida se pueden cambiar los asientos: levantarse, sentarse en otro, o dejar que juegue un bot.',
  seatsOpen: (open: number) =>
    `${count(open, 'asiento está libre', 'asientos están libres')}. La próxima partida puede empezar cuando todos estén ocupados.`,
  toSeats: 'Ir a los asientos',
  toFirstPage: 'A la página de inicio',
  showBoard: 'Ver el tablero',
  showResult: 'Ver el resultado',
};

export const problem: Catalogue['problem'] = {
  rule: 'Ver la regla',
  close: 'Cerrar',
  oneMoment: 'Un momento, por favor: el servidor está ocupado. Nuevo intento en marcha…',
  when: (seconds: number) => `Será dentro de ${duration(seconds)}, más o menos.`,
};

export const settings: Catalogue['settings'] = {
  thisTable: 'Esta mesa',
  thisDevice: 'Este dispositivo',
  title: 'Ajustes',
  theme: 'Colores',
  themes: { auto: 'Como el aparato', light: 'Claro', dark: 'Oscuro', contrast: 'Contraste alto' },
  messWords: {
    title: 'Palabras del Uckers',
    plain: 'Palabras sencillas',
    mess: 'Palabras de marineros',
    means:
      'Con las palabras de marineros se dice también cómo lo llaman ellos en inglés, por ejemplo «snake eyes».',
  },
  ownBelow: 'En línea y contra bots, girar el tablero para que mi color quede abajo',
  turnsToPlayer: 'En una sola pantalla, girar el tablero hacia quien tiene el turno',
  allNumbers: 'Números en todas las casillas del tablero',
  speed: 'Velocidad de las fichas',
  speeds: { slow: 'Lenta', normal: 'Normal', fast: 'Rápida', instant: 'Al instante' },
  reduced: 'Tu aparato pide menos movimiento: las fichas y los dados no se mueven por la pantalla.',
  sound: 'Sonido',
  throws: 'Tirar automáticamente cuando me toca',
  forced: 'Mover automáticamente cuando solo hay una jugada',
  keys: 'Teclas',
  endGame: 'Terminar esta partida',
  closeTable: 'Cerrar esta mesa',
  closeTableSure: '¿Cerrar esta mesa para siempre? Ya nadie podrá jugar en ella.',
  pause: 'Pausar la partida',
  resume: 'Seguir con la partida',
  endGameSure: '¿Terminar ahora la partida para todos?',
  close: 'Cerrar',
};

export const rulesDialog: Catalogue['rulesDialog'] = {
  title: (game: string) => `Las reglas de ${game}`,
  intro:
    'Estas reglas están en vigor en esta mesa. Las letras y los números son los nombres de las reglas; cuando algo no se puede hacer, se indica cuál lo impide.',
  groups: {
    board: 'El tablero y el comienzo',
    moving: 'Tirar y mover',
    duties: 'Lo que hay que hacer',
    capturing: 'Capturas, barreras y torres',
    challenge: 'Desafíos',
    partners: 'Parejas y colores compartidos',
    home: 'La meta y el final',
    names: 'Sobre el nombre',
  },
  close: 'Cerrar las reglas',
};
