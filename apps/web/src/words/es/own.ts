import type { Catalogue } from '../catalogue.ts';
import { count, ordinal, duration } from './common.ts';

/** "hacen falta 2 seises". */
const wanted = (needed: number): string =>
  `${needed === 1 ? 'hace' : 'hacen'} falta ${count(needed, 'seis', 'seises')}`;

export const own: Catalogue['own'] = {
  ofColour: (colour, sentence) => `${colour}: ${sentence}`,
  announced: (whose, standing) => `Anuncias una succión a ${whose} ${standing}.`,
  wasAnnounced: (who, standing) => `${who} anuncia una succión a tu ficha ${standing}.`,
  missed: 'Tu succión falla.',
  threw: (faces) => `Sacas ${faces}.`,
  moved: (from, to) => `Mueves ${from} ${to}.`,
  movedHome: (from) => `Llevas una ficha ${from} a la meta.`,
  entered: (to) => `Sacas una ficha de casa y vas ${to}.`,
  captured: (whose, many) =>
    many === 1
      ? `Capturas una ficha de ${whose}: vuelve a casa.`
      : `Capturas ${many} fichas de ${whose}: vuelven a casa.`,
  capturedOwn: (colour, many) =>
    many === 1
      ? `Capturas tu propia ficha de ${colour}: vuelve a casa.`
      : `Capturas ${many} de tus propias fichas de ${colour}: vuelven a casa.`,
  wasCaptured: (by, many) =>
    many === 1
      ? `${by} captura tu ficha: vuelve a casa.`
      : `${by} captura ${many} de tus fichas: vuelven a casa.`,
  wasCapturedOf: (by, colour, many) =>
    many === 1
      ? `${by} captura tu ficha de ${colour}: vuelve a casa.`
      : `${by} captura ${many} de tus fichas de ${colour}: vuelven a casa.`,
  counts: (number) => `Cuentas ${number} más.`,
  forfeited: (faces) => `No puedes usar el ${faces}.`,
  leftUnused: (faces) => `Dejas sin usar el ${faces}.`,
  throwsAgain: 'Tiras otra vez.',
  throwsOfThree: (nth) => `Puedes tirar otra vez: tirada ${nth} de tres.`,
  movedBack: (from, to) => `Vas hacia atrás ${from} ${to}.`,
  movedTotal: (from, to) => `Mueves ${from} ${to} con los dos dados.`,
  movedFor: (whose, from, to) => `Mueves una ficha de ${whose} ${from} ${to}.`,
  movedBackFor: (whose, from, to) => `Mueves hacia atrás una ficha de ${whose} ${from} ${to}.`,
  wasMoved: (who, from, to) => `${who} mueve tu ficha ${from} ${to}.`,
  movedTogether: (many, from, to) => `Mueves ${many} fichas juntas ${from} ${to}.`,
  movedTogetherFor: (many, whose, from, to) => `Mueves ${many} fichas de ${whose} juntas ${from} ${to}.`,
  wereMoved: (who, many, from, to) => `${who} mueve ${many} de tus fichas juntas ${from} ${to}.`,
  challenged: (blob, needed) => `Desafías a ${blob}: ${wanted(needed)}.`,
  wasChallenged: (who, standing, needed) => `${who} desafía a tu torre ${standing}: ${wanted(needed)}.`,
  counted: (sixes, needed) =>
    needed === null
      ? `Has contado ${count(sixes, 'seis', 'seises')}.`
      : `Has contado ${sixes} de ${needed} seises.`,
  challengeEnded: {
    won: 'Ganas el desafío.',
    lapsed: 'Tu desafío queda sin efecto.',
    'no-six': 'Sin 6: tu desafío ha terminado.',
  },
  freed: (partner) => `Has sacado el 6: desde el próximo turno mueves las fichas de ${partner}.`,
  partnerFreed: (who) => `${who} ha sacado el 6: desde el próximo turno mueve tus fichas.`,
  penalised: (standing) => `No has capturado: la ficha ${standing} vuelve a casa.`,
  thirdSixCosts: (standing) => `El tercer 6 seguido te cuesta una ficha: la ficha ${standing} vuelve a casa.`,
  retired: (standing) => `Ya tienes tu puesto: la ficha ${standing} vuelve a casa y se queda allí.`,
  waits: 'Tienes todas tus fichas en la meta y sigues con las neutrales.',
  wonTogether: (partner) => `Tus fichas y las de ${partner}, las ocho, están en la meta: ganáis.`,
  wonBoth: 'Tus ocho fichas están en la meta: ganas.',
  turn: 'Te toca.',
  ranked: (place) => `Terminas en el puesto ${place}.`,
  won: 'Tienes todas las fichas en la meta y ganas.',
  wonEarly: 'Tienes suficientes fichas en la meta y ganas.',
  sat: (colours) => `Ocupas el asiento de ${colours}.`,
  renamed: (name) => `Ahora te llamas ${name}.`,
  newPicture: 'Has cambiado tu dibujo.',
  wentAway: 'Habías perdido la conexión.',
  isLate: 'La mesa te ha esperado.',
  botStandsIn: 'Un bot sigue por ti hasta que recuperes el asiento.',
  playOrBot: (seconds: number) => `Juega antes de ${duration(seconds)}, o un bot jugará por ti.`,
  cameBack: 'Has vuelto y juegas.',
  hostChanged: 'Ahora haces de anfitrión.',
  seatsMoved: 'Ahora juegas en este aparato.',
  timeOver: 'Se te acabó el tiempo: la mesa juega esta tirada.',
  roll: (faces) => `¿Quién empieza? Sacas ${faces}.`,
  begins: 'Empiezas tú.',
  agreed: 'Quieres jugar otra vez.',
  notAgreed: 'La partida empieza sin ti; puedes volver en cualquier momento.',
  valueMissed:
    'Tu dispositivo no ha enviado su parte de los dados, así que la partida aún no empieza. Prueba otra vez; si vuelve a pasar, recarga la página.',
  yourTurn: 'Te toca:',
  titleOfTurn: (game) => `● Te toca – ${game}`,
  doing: {
    throw: 'Tiras el dado',
    throwDice: 'Tiras los dados',
    throwAgain: 'Tiras otra vez',
    beforeThirdSix: 'Tiras otra vez; un tercer 6 se perdería',
    thirdSixWouldCost: 'Tiras otra vez; un tercer 6 costaría una ficha',
    nth: (nth) => `Tiras otra vez, tirada ${nth} de tres`,
    move: 'Mueves una ficha',
    six: 'Buscas un 6, para mover después las fichas de la pareja',
    partner: (partner) => `Tiras para las fichas de ${partner}`,
    partnerMove: (partner) => `Mueves una ficha de ${partner}`,
    challenge: (sixes, needed) => `Tiras para el desafío, ${sixes} de ${needed} seises`,
    challengeMove: 'Cuentas para el desafío',
    count: (number) => `Cuentas ${number} con una ficha`,
  },
  partnerThrows: (who) => `${who} tira para tus fichas`,
  partnerMoves: (who) => `${who} mueve una ficha tuya`,
  botPlays: 'Un bot juega por ti',
  hasWon: 'Has ganado',
  haveWon: (partner) => `${partner} y tú habéis ganado`,
  youBegin: 'Empiezas tú',
  wins: '¡Has ganado!',
  winTogether: (partner) => `¡${partner} y tú habéis ganado!`,
  place: (nth) => `Terminas en el puesto ${ordinal(nth)}.`,
  matchWon: '¡La serie es tuya!',
  matchWonTogether: (partner) => `¡La serie es tuya y de ${partner}!`,
  team: (partner, others) => `${partner} y tú contra ${others}`,
  friends: 'Las torres redondas son de tu equipo: puedes pasarlas.',
};
