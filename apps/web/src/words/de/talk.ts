import type { Phrase } from '@ludo/protocol';
import type { TalkChoice } from '@ludo/room';
import type { Catalogue } from '../catalogue.ts';
import { count } from './common.ts';

const phrase: Readonly<Record<Phrase, string>> = {
  hello: 'Hallo!',
  'good-luck': 'Viel Glück!',
  'nice-throw': 'Schöner Wurf!',
  'well-played': 'Gut gespielt!',
  'thank-you': 'Danke!',
  'bad-luck': 'So ein Pech!',
  ouch: 'Autsch!',
  sorry: 'Tut mir leid!',
  'one-moment': 'Einen Moment bitte.',
  'hurry-up': 'Bitte etwas schneller.',
  again: 'Noch ein Spiel?',
  goodbye: 'Tschüss!',
  clap: 'Applaus',
  laugh: 'Lachen',
  wow: 'Staunen',
  sad: 'Traurig',
  heart: 'Herz',
  'thumbs-up': 'Daumen hoch',
  think: 'Nachdenken',
  party: 'Feiern',
};

const choices: Readonly<Record<TalkChoice, string>> = {
  phrases: 'Fertige Sätze und Bilder',
  text: 'Auch eigene Worte',
};

export const talk: Catalogue['talk'] = {
  title: 'Gespräch',
  open: (unread: number) =>
    unread === 0 ? 'Gespräch' : `Gespräch, ${count(unread, 'neue Zeile', 'neue Zeilen')}`,
  close: 'Gespräch schließen',
  lines: 'Was gesagt wurde',
  nothing: 'Noch hat niemand etwas gesagt. Nichts davon bleibt, wenn alle gegangen sind.',
  watcher: (number: number) => `Zuschauer ${number}`,
  you: 'du',
  line: (who: string, words: string) => `${who}: ${words}`,
  phrase,
  sayings: 'Etwas sagen',
  reactions: 'Ein Bild zeigen',
  own: 'Deine Worte',
  send: 'Senden',
  quiet: 'Stumm schalten oder ausblenden',
  mute: (who: string) => `${who} stumm schalten`,
  hideWatchers: 'Was Zuschauer sagen, ausblenden',
  aloud: 'Neue Zeilen vom Screenreader vorlesen lassen',
  allow: 'Alle dürfen eigene Worte schreiben',
  muted: (amount: number) => `${count(amount, 'Zeile ist', 'Zeilen sind')} ausgeblendet.`,
  choice: 'Was am Tisch gesagt werden darf',
  choices,
};
