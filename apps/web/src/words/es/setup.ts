import type { Catalogue } from '../catalogue.ts';
import { count, duration } from './common.ts';

export const setup: Catalogue['setup'] = {
  find: '¿Quién puede encontrar esta mesa?',
  findLink: 'Solo quien tenga el enlace',
  findAnybody: 'Todos pueden encontrar esta mesa en la página de inicio',
  titleBots: 'Una partida contra bots',
  titleHere: 'En esta pantalla',
  titleFriends: 'Una mesa para amigos',
  rules: '¿Con qué reglas?',
  search: 'Buscar un juego por su nombre',
  cardsFound: (cards: number) => count(cards, 'juego encontrado', 'juegos encontrados'),
  noCard: 'Ningún juego de aquí se llama así. Estos son todos.',
  board: (squares: number) => `${squares} casillas`,
  dice: (dice: number) => count(dice, 'dado', 'dados'),
  players: (from: number, to: number) => (from === to ? `${to} jugadores` : `de ${from} a ${to} jugadores`),
  alsoCalled: (names: string) => `«${names}» es el mismo juego con otro nombre.`,
  variations: 'Variantes',
  noVariations: 'Estas reglas no tienen variantes.',
  whatDoes: '¿Qué cambia con esto?',
  howPlays: '¿Cómo son las partidas?',
  howLong: '¿Cuánto puede durar?',
  lengths: { whole: 'Partida completa', 'head-start': 'Partida rápida' },
  aboutMinutes: (minutes: number) => `unos ${minutes} minutos`,
  headStart: 'Dos fichas de cada color están en la meta desde el principio',
  quickMeans:
    'Partida rápida: dos fichas de cada color están en la meta desde el principio; las reglas son las mismas.',
  lengthOwn: 'Con otras variantes puede durar más o menos.',
  howMany: '¿Cuántos jugadores?',
  playerCount: (players: number) => count(players, 'jugador', 'jugadores'),
  colours: '¿Qué colores?',
  off: 'No juega',
  playerWith: (player: number, colours: string) => `Jugador ${player}: ${colours}`,
  withNeutral: (colours: string, neutral: string) => `${colours}, con ${neutral} neutral`,
  partners: (one: string, other: string) => `${one} son pareja contra ${other}.`,
  eachForItself: 'Cada color juega por su cuenta; gana quien primero lleva sus dos colores a la meta.',
  neutral: (colour: string) => `${colour} no tiene jugador: cualquiera puede mover sus fichas.`,
  names: '¿Quién juega?',
  nameOf: (colour: string) => `Nombre para ${colour}`,
  yourName: 'Tu nombre',
  advanced: 'Avanzado: empezar desde una posición',
  position: 'Texto de la posición',
  positionHint: 'Una línea de seis campos. Déjala vacía para una partida normal.',
  positionUse: 'La posición decide las reglas, los asientos y a quién le toca tirar.',
  positionOver: 'En esta posición la partida ya ha terminado.',
  positionWrong: (field: string) => `El campo «${field}» no es correcto.`,
  positionReason: 'Más exacto, en inglés:',
  startHere: 'Empezar la partida',
  startFriends: 'Crear la mesa',
  making: 'Creando la mesa…',
  table: 'Si alguien se desconecta o tarda mucho',
  away: 'Cuando un jugador no vuelve a tiempo',
  aways: {
    bot: 'Sigue un bot; el jugador recupera su asiento cuando quiera',
    others: 'Deciden los demás: esperar, o dejar que siga un bot',
    wait: 'La partida espera; solo el anfitrión puede dejar que siga un bot',
  },
  grace: 'Cuánto esperar una conexión perdida',
  seconds: (seconds: number) => duration(seconds),
  clock: 'Tiempo para pensar',
  noClock: 'Todo el que haga falta',
  clockThrow: (seconds: number) => `${duration(seconds)} por tirada; después la juega la mesa`,
  clockBank: (seconds: number, increment: number) =>
    `${duration(seconds)} para toda la partida, y ${duration(increment)} más con cada tirada`,
};

export const setupFields: Readonly<Record<string, string>> = {
  rules: 'reglas',
  seats: 'asientos',
  pieces: 'fichas',
  colour: 'color',
  dice: 'dados',
  notes: 'notas',
  text: 'texto',
};

export const setupFieldHints: Readonly<Record<string, string>> = {
  rules:
    'Un juego (ludo, jumbo, indian, parchis, uckers, uckers-navy o german) y después cada variante con un + delante, por orden alfabético.',
  seats:
    'Un signo por cada color: el número de su jugador, n para un color neutral, - para uno que no juega.',
  pieces:
    'Cuatro grupos separados por /, cada uno con cuatro lugares de atrás hacia delante: b de base, números, h de llegada. Un color que no juega tiene -.',
  colour: 'A quién le toca: R, G, Y o B, en el tablero alemán Y, G, R o K; - cuando la partida ha terminado.',
  dice: '? antes de tirar; si no, los dados que salieron, primero el más alto.',
  notes: 'Lo que no se ve en el tablero, por ejemplo un desafío. Casi siempre es -.',
  text: 'Seis campos separados por un espacio: reglas, asientos, fichas, color, dados, notas.',
};
