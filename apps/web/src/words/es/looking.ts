import type { Catalogue } from '../catalogue.ts';
import { count } from './common.ts';

export const keys: Catalogue['keys'] = {
  names: { enter: 'Intro', space: 'Espacio', arrows: 'Flechas', digits: '1 a 9', escape: 'Esc' },
  what: {
    main: 'Tirar el dado, o hacer la única jugada',
    choose: 'Elegir esa opción de la lista',
    pieces: 'Ir de una a otra de las fichas que se pueden mover; Intro mueve esa',
    mine: '¿Dónde están mis fichas?',
    threats: '¿Quién me puede comer, y a quién puedo comer?',
    all: 'Toda la posición, color por color',
    last: 'Otra vez el último turno; de nuevo: el anterior. Con Mayús: el siguiente',
    now: 'A quién le toca, los dados y las opciones',
    undo: 'En una sola pantalla: deshacer el último paso',
    rules: 'Ver las reglas',
    sound: 'Activar o quitar el sonido',
    help: 'Ver estas teclas',
    back: 'Cerrar lo que se abrió; con dos dados, deshacer el primer paso',
  },
  skip: 'Ir directamente a la mesa',
  look: 'Preguntar por la partida',
};

export const voice: Catalogue['voice'] = {
  numbered: (nth, words) => `${nth}: ${words}`,
  only: (words) => `Una sola jugada. ${words}`,
  yourTurn: 'Te toca.',
  takenBack: 'Se ha deshecho el último paso.',
  threw: (faces) => `Has sacado ${faces}.`,
  lies: (faces) => `Hay una tirada de ${faces} por usar.`,
  isToCount: (number) => `Hay que contar ${number} casillas.`,
  hurry: (seconds) => `Te ${seconds === 1 ? 'queda' : 'quedan'} ${count(seconds, 'segundo', 'segundos')}.`,
};

export const forming: Catalogue['forming'] = {
  makes: {
    block: 'forma una barrera',
    blob: 'forma una torre',
    barrier: 'forma una barrera',
    mixed: 'forma una torre mixta',
  },
  shelters: 'llega a una casilla segura',
  breaks: {
    block: 'deshace una barrera',
    blob: 'deshace una torre',
    barrier: 'deshace una barrera',
    mixed: 'deshace una torre mixta',
  },
};
