import type { Phrase } from '@ludo/protocol';
import type { TalkChoice } from '@ludo/room';
import type { Catalogue } from '../catalogue.ts';
import { count } from './common.ts';

const phrase: Readonly<Record<Phrase, string>> = {
  hello: '¡Hola!',
  'good-luck': '¡Buena suerte!',
  'nice-throw': '¡Buena tirada!',
  'well-played': '¡Bien jugado!',
  'thank-you': '¡Gracias!',
  'bad-luck': '¡Mala suerte!',
  ouch: '¡Ay!',
  sorry: '¡Perdón!',
  'one-moment': 'Un momento, por favor.',
  'hurry-up': 'Un poco más rápido, por favor.',
  again: '¿Otra partida?',
  goodbye: '¡Adiós!',
  clap: 'Aplauso',
  laugh: 'Risa',
  wow: 'Asombro',
  sad: 'Tristeza',
  heart: 'Corazón',
  'thumbs-up': 'Pulgar arriba',
  think: 'Pensando',
  party: 'Fiesta',
};

const choices: Readonly<Record<TalkChoice, string>> = {
  phrases: 'Frases preparadas y dibujos',
  text: 'También palabras propias',
};

export const talk: Catalogue['talk'] = {
  title: 'Charla',
  open: (unread: number) =>
    unread === 0 ? 'Charla' : `Charla, ${count(unread, 'mensaje nuevo', 'mensajes nuevos')}`,
  close: 'Cerrar la charla',
  lines: 'Lo que se ha dicho',
  nothing: 'Nadie ha dicho nada todavía. De la charla no se guarda nada cuando todos se han ido.',
  watcher: (number: number) => `Espectador ${number}`,
  you: 'tú',
  line: (who: string, words: string) => `${who}: ${words}`,
  phrase,
  sayings: 'Decir algo',
  reactions: 'Mostrar un dibujo',
  own: 'Tus palabras',
  send: 'Enviar',
  quiet: 'Silenciar u ocultar',
  mute: (who: string) => `Silenciar a ${who}`,
  hideWatchers: 'Ocultar lo que dicen los espectadores',
  aloud: 'Que un lector de pantalla lea los mensajes nuevos',
  allow: 'Todos pueden escribir sus propias palabras',
  muted: (amount: number) => `${count(amount, 'mensaje oculto', 'mensajes ocultos')}.`,
  choice: 'Qué se puede decir en la mesa',
  choices,
};
