import { listed } from './lists.ts';
import { variations } from './variations/es.ts';
import type { PreviewWords } from './words.ts';

const seatsFree = (free: number): string => `${free} ${free === 1 ? 'asiento libre' : 'asientos libres'}`;

export const es: PreviewWords = {
  locale: 'es_ES',
  isRightToLeft: false,
  product: 'Ludo y Uckers',
  games: {
    ludo: 'Ludo',
    jumbo: 'Ludo Jumbo',
    indian: 'Ludo como en las apps',
    parchis: 'Parchís',
    uckers: 'Uckers',
    'uckers-navy': 'Uckers de la Marina',
    german: 'Ludo alemán',
  },
  variants: { 'quick-ludo': 'Ludo rápido' },
  variations,
  headStart: 'Dos fichas de cada color están en la meta desde el principio.',
  called: (game, name) => `${game} (${name})`,
  more: (amount) => `y ${amount} más`,
  colours: { red: 'Rojo', green: 'Verde', yellow: 'Amarillo', blue: 'Azul', black: 'Negro' },
  several: (names) =>
    listed(names, {
      between: ', ',
      two: ' y ',
      last: ' y ',
      gives: { to: /^\u2068?(?:i|hi(?![ae]))/i, as: ' e ' },
    }),
  bot: (colours) => `Bot ${colours}`,
  freeSeat: 'Asiento libre',
  seatsFree,
  invites: (who) => `${who} te invita`,
  invitesTo: (who, game, free) => `${who} te invita a ${game}: ${seatsFree(free)}`,
  opens: 'Ven a jugar',
  opensTo: (game, free) => `Ven a jugar a ${game}: ${seatsFree(free)}`,
  begins: 'La partida está a punto de empezar',
  against: (one, other) => `${one} contra ${other}`,
  play: (who, game) => `${who} juegan a ${game}`,
  toWatch: (what) => `${what}: mira la partida`,
  watch: 'Mira la partida',
  isPlayed: 'Una partida para mirar',
  won: (who, areSeveral) => `${who} ${areSeveral ? 'han' : 'ha'} ganado`,
  ended: 'La partida ha terminado',
  look: 'Mira el tablero',
  about: {
    seats: (game) =>
      `${game}. Abre el enlace, ocupa un asiento libre o solo mira: sin cuenta y sin instalar nada.`,
    watch: (game) => `${game}. Abre el enlace y mira: sin cuenta y sin instalar nada.`,
    over: (game) => `${game}. Abre el enlace para ver cómo terminó.`,
    rules: (game) =>
      `${game}. Abre el enlace y juega con amigos con estas reglas: sin cuenta y sin instalar nada.`,
  },
  general: {
    headline: 'Juega con amigos por un enlace',
    about:
      'Ludo y Uckers: juega en línea por un enlace, mira o comparte una pantalla, sin cuenta y sin instalar nada.',
    call: 'Sin cuenta y sin instalar nada',
  },
};
