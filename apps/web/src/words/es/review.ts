import type { ReviewWords } from '../catalogue.ts';
import { count, numbers, several } from './common.ts';
import { listed } from '../lists.ts';
import { manifest } from './manifest.ts';

const KINDS = { block: 'una barrera', blob: 'una torre', barrier: 'una barrera' } as const;

export const review: ReviewWords = {
  questions: {
    mine: 'Mis fichas',
    threats: '¿Quién me puede capturar?',
    all: 'Toda la posición',
    last: 'Últimos turnos',
    now: '¿Y ahora qué?',
  },
  title: 'Preguntar por la partida',
  close: 'Cerrar',
  earlier: 'Antes',
  later: 'Después',
  typing: 'Escribe un número o una letra',
  typingHint:
    'Para lectores de pantalla: las teclas de la mesa sirven también en este campo. Intro, sin nada más, tira el dado o hace la única jugada.',
  do: 'Aceptar',
  unknown: 'Esa tecla no hace nada aquí.',
  columns: { pieces: 'Fichas', place: 'Dónde', toGo: 'Casillas que faltan', state: '¿A salvo?' },
  of: (who) => `${who}:`,
  ofYou: 'Tus fichas:',
  stand: (many, standing) => (many === 1 ? `Ficha ${standing}` : `${many} fichas ${standing}`),
  toGo: (squares, hasHome) =>
    `a ${count(squares, 'casilla', 'casillas')} de ${hasHome ? 'la meta' : 'las casillas finales'}`,
  line: (parts) => `${parts.join(', ')}.`,
  states: {
    base: 'esperando',
    home: 'camino terminado',
    safe: 'a salvo: nadie más puede entrar aquí',
    sheltered: 'a salvo: en esta casilla no se captura a nadie',
    open: 'sin peligro de captura en una sola tirada',
  },
  sheltered: (rule) => `a salvo: en esta casilla no se captura a nadie (${rule})`,
  barred: (kind, rule) => `a salvo: ${KINDS[kind]}, nadie puede caer en ella (${rule})`,
  mixed: 'en una torre mixta con una ficha de la pareja',
  beside: 'junto a una ficha de otro color',
  hitBy: (hits) => `en peligro de captura por ${several(hits)}`,
  challengedBy: (hits) => `en peligro de desafío por ${several(hits)}`,
  by: (who, throws, of) => `${who} (${throws} de ${of} tiradas)`,
  byYou: (throws, of) => `ti (${throws} de ${of} tiradas)`,
  hitsYou: (who, from, standing, way) => `${who} puede capturar tu ficha ${standing}, ${way}, ${from}`,
  challengesYou: (who, from, standing, way) =>
    `${who} puede desafiar a tu torre ${standing}, ${way}, ${from}`,
  youCanHit: (from, whose, standing, way) => `Puedes capturar a ${whose} ${standing}, ${way}, ${from}`,
  youCanChallenge: (from, whose, standing, way) =>
    `Puedes desafiar a la torre de ${whose} ${standing}, ${way}, ${from}`,
  hits: (who, from, whose, standing, way) => `${who} puede capturar a ${whose} ${standing}, ${way}, ${from}`,
  challenges: (who, from, whose, standing, way) =>
    `${who} puede desafiar a la torre de ${whose} ${standing}, ${way}, ${from}`,
  way: (behind) =>
    behind === null
      ? 'saliendo de casa'
      : behind > 0
        ? `${count(behind, 'casilla', 'casillas')} por detrás`
        : `${count(-behind, 'casilla', 'casillas')} por delante`,
  withNeutral: (neutral) => `con una ficha de ${neutral}`,
  chance: (means, throws, of) => `${means}: ${throws} de ${of} tiradas.`,
  means: (any, pairs, dice) => {
    const faces = any.length === 0 ? [] : [`${dice > 1 ? 'cualquier' : 'un'} ${numbers(any)}`];
    return `con ${listed(manifest.code, [...faces, ...pairs], 'disjunction')}`;
  },
  pair: (high, low) => `${high} + ${low}`,
  nobodyHits: 'Nadie te puede capturar con una sola tirada.',
  youHitNobody: 'No puedes capturar a nadie con una sola tirada.',
  hitYou: 'Quién te puede capturar:',
  youHit: 'A quién puedes capturar:',
  watching: (who) => `Estás mirando. Aquí se habla de ${who}, a quien le toca jugar.`,
  watchingAll: 'Estás mirando. Estas son las fichas de todos.',
  nobodyHitsThem: (who) => `Nadie puede capturar a ${who} con una sola tirada.`,
  theyHitNobody: (who) => `${who} no puede capturar a nadie con una sola tirada.`,
  hitThem: (who) => `Quién puede capturar a ${who}:`,
  theyHit: (who) => `A quién puede capturar ${who}:`,
  nothingYet: 'Todavía no ha pasado nada.',
  noEarlier: 'Antes de eso no hubo nada.',
  noLater: 'Ese fue el último turno.',
  dice: (faces) => `En la mesa: ${faces}.`,
  toThrow: 'Ahora hay que tirar.',
  toCount: (number: number) => `Hay que contar ${number} casillas con una ficha.`,
  first: (words) => words.charAt(0).toUpperCase() + words.slice(1),
};
