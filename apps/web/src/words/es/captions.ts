import type { Catalogue } from '../catalogue.ts';
import { count } from './common.ts';

export const captions: Catalogue['captions'] = {
  title: 'Qué ha pasado',
  fromFirst: 'Desde la primera tirada',
  announced: (who: string, whose: string, standing: string) =>
    `${who} anuncia una succión a ${whose} ${standing}.`,
  missed: (who: string) => `La succión de ${who} falla.`,
  threw: (who: string, faces: string) => `${who} saca ${faces}.`,
  moved: (who: string, from: string, to: string) => `${who} mueve ${from} ${to}.`,
  movedHome: (who: string, from: string) => `${who} lleva una ficha ${from} a la meta.`,
  entered: (who: string, to: string) => `${who} saca una ficha de casa y va ${to}.`,
  captured: (by: string, whose: string, many: number) =>
    many === 1
      ? `${by} captura a ${whose}: la ficha vuelve a casa.`
      : `${by} captura ${many} fichas de ${whose}: vuelven a casa.`,
  counts: (who: string, number: number) => `${who} cuenta ${number} más.`,
  forfeited: (who: string, faces: string) => `${who} no puede usar el ${faces}.`,
  leftUnused: (who: string, faces: string) => `${who} deja sin usar el ${faces}.`,
  throwsAgain: (who: string) => `${who} tira otra vez.`,
  /** Told with the further throw that a second 6 gives, where a third is lost. */
  beforeThirdSix: 'Un tercer 6 seguido se perdería.',
  thirdSixWouldCost: 'Un tercer 6 seguido costaría la última ficha movida.',
  throwsOfThree: (who: string, nth: number) => `${who} puede tirar otra vez: tirada ${nth} de tres.`,
  movedBack: (who: string, from: string, to: string) => `${who} va hacia atrás ${from} ${to}.`,
  movedTotal: (who: string, from: string, to: string) => `${who} mueve ${from} ${to} con los dos dados.`,
  movedFor: (who: string, whose: string, from: string, to: string) =>
    `${who} mueve una ficha de ${whose} ${from} ${to}.`,
  movedBackFor: (who: string, whose: string, from: string, to: string) =>
    `${who} mueve hacia atrás una ficha de ${whose} ${from} ${to}.`,
  movedTogether: (who: string, many: number, from: string, to: string) =>
    `${who} mueve ${many} fichas juntas ${from} ${to}.`,
  movedTogetherFor: (who: string, many: number, whose: string, from: string, to: string) =>
    `${who} mueve ${many} fichas de ${whose} juntas ${from} ${to}.`,
  challenged: (who: string, blob: string, needed: number) =>
    `${who} desafía a ${blob}: ${needed === 1 ? 'hace' : 'hacen'} falta ${count(needed, 'seis', 'seises')}.`,
  blob: (whose: string, standing: string) => `la torre de ${whose} ${standing}`,
  counted: (who: string, sixes: number, needed: number | null) =>
    needed === null
      ? `${who} ha contado ${count(sixes, 'seis', 'seises')}.`
      : `${who} ha contado ${sixes} de ${needed} seises.`,
  challengeEnded: {
    won: (who: string) => `${who} gana el desafío.`,
    lapsed: (who: string) => `El desafío de ${who} queda sin efecto.`,
    'no-six': (who: string) => `Sin 6: el desafío de ${who} ha terminado.`,
  },
  freed: (who: string, partner: string) =>
    `${who} ha sacado el 6: desde el próximo turno mueve las fichas de ${partner}.`,
  penalised: (who: string, standing: string) => `${who} no capturó: la ficha ${standing} vuelve a casa.`,
  thirdSixCosts: (who: string, standing: string) =>
    `El tercer 6 seguido le cuesta una ficha a ${who}: la ficha ${standing} vuelve a casa.`,
  retired: (who: string, standing: string) =>
    `${who} ya tiene un puesto: la ficha ${standing} vuelve a casa y se queda allí.`,
  waits: (who: string) => `${who} tiene todas sus fichas en la meta y sigue con las neutrales.`,
  wonTogether: (who: string) => `Las ocho fichas de ${who} están en la meta: ganan.`,
  wonBoth: (who: string) => `Las ocho fichas de ${who} están en la meta: victoria.`,
  turn: (who: string) => `Es el turno de ${who}.`,
  ranked: (who: string, place: string) => `${who} termina en el puesto ${place}.`,
  won: (who: string) => `${who} tiene todas las fichas en la meta y gana.`,
  /** By a variation not all of them are needed. */
  wonEarly: (who: string) => `${who} tiene suficientes fichas en la meta y gana.`,
  over: 'La partida ha terminado.',
  opened: 'La mesa está abierta.',
  sat: (name: string, colours: string) => `${name} ocupa el asiento de ${colours}.`,
  stood: (name: string, colours: string) => `${name} deja el asiento de ${colours}.`,
  taken: (colours: string) => `El asiento de ${colours} está ocupado.`,
  left: (colours: string) => `Quien tenía ${colours} deja el asiento.`,
  renamed: (old: string, name: string) => `${old} ahora se llama ${name}.`,
  newPicture: (who: string) => `${who} ha cambiado el dibujo junto a su nombre.`,
  wentAway: (who: string) => `${who} ha perdido la conexión.`,
  isLate: (who: string) => `${who} aún no ha vuelto.`,
  botStandsIn: (who: string) => `Un bot sigue por ${who}, que puede recuperar el asiento cuando quiera.`,
  cameBack: (who: string) => `${who} ha vuelto y juega.`,
  botSat: (who: string) => `Un bot juega por ${who}.`,
  removed: (who: string) => `El anfitrión ha quitado el asiento a ${who}.`,
  hostChanged: (who: string) => `Ahora hace de anfitrión ${who}.`,
  closed: 'El anfitrión ha cerrado la mesa.',
  madePublic: 'El anfitrión hizo pública esta mesa: todos pueden encontrarla en la página de inicio.',
  madePrivate: 'El anfitrión quitó esta mesa de la lista pública: solo se llega a ella con su enlace.',
  seatsMoved: (who: string) => `${who} juega ahora en otro aparato.`,
  paused: 'La partida está en pausa.',
  resumed: 'La partida sigue.',
  talkChanged: {
    phrases: 'Desde ahora en esta mesa se habla con frases preparadas.',
    text: 'Desde ahora en esta mesa todos pueden escribir sus propias palabras.',
  },
  timeOver: (who: string) => `A ${who} se le acabó el tiempo: la mesa juega esta tirada.`,
  roll: (who: string, faces: string) => `¿Quién empieza? ${who} saca ${faces}.`,
  begins: (who: string) => `Empieza ${who}.`,
  agreed: (who: string) => `${who} quiere jugar otra vez.`,
  agreeWithin: (seconds: number) =>
    `Quien no pulse «Jugar otra vez» en ${seconds} segundos contará como ausente.`,
  seatsDrawn: (players: string) => `Los asientos se han sorteado de nuevo: ${players}.`,
  notAgreed: (who: string) => `La partida empieza sin ${who}, que puede volver en cualquier momento.`,
  valueMissed: (who: string) =>
    `El dispositivo de ${who} no ha enviado su parte de los dados, así que la partida aún no empieza. Probad otra vez o dejad jugar ahí a un bot.`,
  ended: 'La partida se terminó antes de tiempo.',
  choices: (amount: number) => `Tienes ${count(amount, 'opción', 'opciones')}.`,
};
