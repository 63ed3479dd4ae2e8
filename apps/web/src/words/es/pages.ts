import type { Catalogue } from '../catalogue.ts';
import type { CardNames } from '../card-text.ts';
import type { RuleSetNames } from '../game-text.ts';
import { count, duration, several } from './common.ts';

export const site: Catalogue['site'] = {
  name: 'Ludo y Uckers',
  home: 'Ludo y Uckers: a la página de inicio',
  notFound: 'Esta página no existe.',
  toFirstPage: 'A la página de inicio',
  loading: 'Cargando…',
  broken: 'No se pudo cargar una parte de esta página. Tu asiento y la partida están a salvo.',
  again: 'Intentar de nuevo',
};

const goOnHint = (rules: string, moves: number): string =>
  `${rules}, ${count(moves, 'tirada', 'tiradas')} hasta ahora`;

export const first: Catalogue['first'] = {
  line: 'La carrera a la meta, de dos a cuatro jugadores. Gratis, sin instalar y sin cuenta.',
  bots: 'Contra bots',
  botsHint: 'A solas, ya mismo, tan fácil o difícil como quieras',
  here: 'En esta pantalla',
  hereHint: 'Jugar en esta pantalla, pasando el aparato',
  friends: 'Con amigos por enlace',
  friendsHint: 'Jugar con amigos: envía un enlace, y cada cual juega en su aparato',
  friendsOffline: 'Parece que este aparato no tiene red ahora; en esta pantalla puedes jugar',
  company: 'Con quién se juega',
  gamesTitle: 'Los juegos',
  gameMinutes: (from: number, to: number) => `unos ${from} a ${to} minutos`,
  quickMinutes: (from: number, to: number) => `rápida: ${from} a ${to}`,
  goOnInstead: (rules: string, moves: number) => `${goOnHint(rules, moves)}. Otra partida ocupará su lugar.`,
  goOn: 'Seguir la partida de esta pantalla',
  goOnOnline: 'Seguir la partida que pasó de esta pantalla a los amigos',
  goOnHint,
  backToTable: 'Volver a tu mesa',
  watch: 'Unirse a una mesa o mirar',
  watchLabel: 'Enlace o código de la mesa',
  watchButton: 'Ir a la mesa',
  watchWrong: 'Esto no es el enlace ni el código de una mesa.',
  learn: 'Aprender los juegos',
  replay: 'Volver a ver una partida',
  promise: 'Sin publicidad y sin nada que comprar. Los dados tratan a todos por igual.',
};

export const lobby: Catalogue['lobby'] = {
  own: 'Tus mesas',
  people: 'Con quién has jugado',
  askAgain: 'Invitar otra vez',
  askAgainOf: (name: string, game: string) => `Invitar a ${name} a otra partida de ${game}`,
  dropPerson: (name: string) => `Quitar a ${name} de esta lista`,
  goBack: 'Volver',
  watchLast: 'Volver a ver la última partida',
  visited: (when: string) => `Última visita: ${when}`,
  dayAndTime: (day: string, time: string) => `${day}, ${time}`,
  drop: 'Quitar',
  dropOf: (game: string, when: string) =>
    `Quitar de esta lista la mesa de ${game}, última visita: ${when}; la mesa misma se queda`,
  title: 'Mesas abiertas',
  loading: 'Buscando mesas abiertas…',
  none: 'Ahora no hay ninguna mesa abierta. Crea una, elige «Todos pueden encontrar esta mesa», y aparecerá aquí.',
  botGame: 'Jugar ahora mismo contra bots',
  failed: 'No se pudo cargar la lista. Se intentará de nuevo en un momento.',
  refresh: 'Mirar otra vez',
  found: (tables: number) => `Ahora hay ${count(tables, 'mesa abierta', 'mesas abiertas')}`,
  toWatch: (tables: number) =>
    `Ahora no hay asiento libre, y ${count(tables, 'partida', 'partidas')} para mirar`,
  withOthers: (game: string, names: readonly string[]) =>
    names.length === 0 ? game : `${game} con ${several(names)}`,
  variations: (game: string) => `${game}, con variantes`,
  aBot: 'un bot',
  botFor: (name: string) => `un bot por ${name}`,
  taken: (free: number, seats: number, names: readonly string[]) =>
    `${seats - free} de ${seats} asientos ocupados: ${several(names)}`,
  playing: (names: readonly string[]) => `Partida en marcha: ${several(names)}`,
  over: (names: readonly string[]) => `Entre dos partidas: ${several(names)}`,
  full: (names: readonly string[]) => `A punto de empezar: ${several(names)}`,
  quick: 'una partida rápida',
  watching: (watchers: number) => count(watchers, 'persona mira', 'personas miran'),
  join: 'Unirse',
  watch: 'Mirar',
  table: (parts: readonly string[], deed: string) => `${parts.join(', ')}. ${deed}`,
  gone: 'Esta mesa no existe, o ya no existe',
  codeHint:
    'Quizá falte una letra o sea otra. En un código, las mayúsculas y las minúsculas son distintas. Es más seguro abrir el propio enlace, o escanearlo como código QR.',
  goneHint: 'Las mesas en las que ya no pasa nada se retiran con el tiempo, como muy pronto:',
  goneOwn: 'Se ha quitado de la lista de tus mesas.',
  kept: {
    gathering: (days: number) =>
      `una mesa en la que no empezó ninguna partida, al cabo de ${count(days, 'día', 'días')};`,
    playing: (days: number) => `una partida sin terminar, al cabo de ${count(days, 'día', 'días')};`,
    over: (days: number) => `una partida terminada, al cabo de ${count(days, 'día', 'días')}.`,
    overForEver: 'una partida terminada, nunca.',
  },
  makeNew: 'Crear una mesa nueva',
  badge: 'Mesa pública',
  badgeHint: 'Cualquiera puede encontrar esta mesa en la página de inicio, ocupar un asiento libre o mirar.',
  switch: 'Todos pueden encontrar esta mesa',
  switchHint:
    'Está en la lista de la página de inicio mientras haya aquí algún jugador. Si no, solo se llega a ella con el enlace.',
};

export const ruleSets: RuleSetNames = {
  ludo: { name: 'Ludo' },
  jumbo: { name: 'Ludo Jumbo' },
  indian: { name: 'Ludo como en las apps' },
  parchis: { name: 'Parchís' },
  uckers: { name: 'Uckers' },
  'uckers-navy': { name: 'Uckers de la Marina' },
  german: { name: 'Ludo alemán' },
};

export const cards: CardNames = { ludo: 'Ludo con reglas de tablero', 'quick-ludo': 'Ludo rápido' };

export const bar: Catalogue['bar'] = {
  rules: 'Reglas',
  settings: 'Ajustes',
  soundOn: 'Activar el sonido',
  soundOff: 'Quitar el sonido',
};

export const connection: Catalogue['connection'] = {
  again: 'Esta página lo sigue intentando.',
  connecting: 'Conectando con la mesa…',
  unreachable: 'No se puede llegar al servidor. Inténtalo de nuevo.',
  unansweredShort: 'La mesa aún no responde.',
  unanswered: (seconds: number) =>
    `La mesa no responde desde hace ${duration(seconds)}. No se pierde nada: se sigue en cuanto responda.`,
  back: 'La conexión ha vuelto.',
  lostShort: 'Se ha perdido la conexión. Nuevo intento en marcha.',
  lost: (seconds: number) => `La conexión se perdió hace ${duration(seconds)}. Nuevo intento en marcha…`,
};
